"""The built client in memory: served without opening a file, and renewed when it is built anew."""

import errno
from pathlib import Path

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
