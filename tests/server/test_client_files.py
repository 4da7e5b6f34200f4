"""The built client in memory: served without opening a file, and renewed when it is built anew."""

import errno
import gzip
import zlib
from pathlib import Path
from typing import Any

import pytest

from quarterdeck import built
from quarterdeck.server import page
from quarterdeck.server.client_files import ClientFiles
from tests.server.world import scenario, served


def build(folder: Path, text: str) -> None:
    (folder / "assets").mkdir(parents=True, exist_ok=True)
    (folder / "assets" / "main-1.js").write_text(f"say('{text}')")
    (folder / "new.html").write_text(f"<html lang=en>{text}</html>")
    (folder / "new.html").replace(folder / "index.html")


@scenario
async def test_a_page_needs_no_file_once_it_was_read_and_a_new_one_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "static"
    monkeypatch.setattr(built, "CLIENT", client)
    monkeypatch.setattr(page, "CLIENT_FILES", ClientFiles())
    build(client, "old")
    async with served(tmp_path) as world:
        anna = await world.player()
        status, text = await anna.request("GET", "/")
        assert (status, b"old" in text) == (200, True)
        (client / "assets" / "main-1.js").unlink()
        for path in ("/", "/table/any", "/assets/main-1.js"):
            status, text = await anna.request("GET", path)
            assert (status, b"old" in text) == (200, True), path
        build(client, "renewed")
        assert b"renewed" in (await anna.request("GET", "/"))[1]
        assert (await anna.request("GET", "/assets/main-1.js"))[1] == b"say('renewed')"
        assert (await anna.request("POST", "/assets/main-1.js"))[0] == 404
        (client / "index.html").unlink()
        assert (await anna.request("GET", "/"))[0] == 503


@scenario
async def test_files_are_compressed_once_however_often_they_are_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is by far the dearest part of an answer, and anybody may ask without end."""
    done: list[int] = []
    compressobj = zlib.compressobj

    def counting(*args: Any, **kwargs: Any) -> Any:
        done.append(1)
        return compressobj(*args, **kwargs)

    client = tmp_path / "static"
    monkeypatch.setattr(built, "CLIENT", client)
    monkeypatch.setattr(page, "CLIENT_FILES", ClientFiles())
    monkeypatch.setattr(gzip.zlib, "compressobj", counting)  # type: ignore[attr-defined]
    build(client, "long " * 500)
    page.packed.cache_clear()
    async with served(tmp_path) as world:
        anna = await world.player()
        paths = ("/", "/assets/main-1.js", "/book/freibeuter.en.json", "/words/page.en.ftl")
        for path in paths * 3:
            plain = (await anna.request("GET", path))[1]
            status, text = await anna.request("GET", path, None, {"Accept-Encoding": "gzip"})
            assert (status, gzip.decompress(text)) == (200, plain), path
    assert len(done) <= len(paths)


def out_of_descriptors(*args: object, **kwargs: object) -> None:
    raise OSError(errno.EMFILE, "Too many open files")


def test_what_cannot_be_read_anew_is_served_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "CLIENT", tmp_path)
    build(tmp_path, "old")
    files = ClientFiles()
    assert files.get("assets/main-1.js") == b"say('old')"
    build(tmp_path, "renewed")
    with monkeypatch.context() as exhausted:
        exhausted.setattr(Path, "read_bytes", out_of_descriptors)
        assert files.get("assets/main-1.js") == b"say('old')"
    assert files.get("assets/main-1.js") == b"say('renewed')"
    assert files.get("../pyproject.toml") is None
