"""Tabs that were open before an upgrade: the server names its build, and still has the parts that they fetch."""

import logging
import signal
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from quarterdeck import built
from quarterdeck.server.build import mark, name_build
from quarterdeck.server.chunks import FOLDER, LONGEST, Chunks
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served

OLD, NEW = "Rulebook-1a2b3c4d.js", "Rulebook-9z8y7x6w.js"


class Install:
    """Where the client lies, and what installing a release does to it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def upgrade(self, *chunks: str) -> None:
        """All of the client is gone, and another one is there."""
        assets = self.folder / "assets"
        assets.mkdir(parents=True, exist_ok=True)
        for path in assets.iterdir():
            path.unlink()
        for name in chunks:
            (assets / name).write_text(f"export default '{name}'", encoding="utf-8")
        page = f'<!doctype html>\n<html lang="en"><script type="module" src="/assets/{chunks[0]}"></script></html>'
        (self.folder / "index.html").write_text(page, encoding="utf-8")


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Install:
    """A client of its own for the test, beside the folder of the tables."""
    monkeypatch.setattr(built, "CLIENT", tmp_path / "static")
    client = Install(tmp_path / "static")
    client.upgrade(OLD)
    return client


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of the tables."""
    (tmp_path / "data").mkdir()
    return tmp_path / "data"


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    text: str


async def ask(address: str, path: str) -> Answer:
    """One request with exactly this path, which a client would tidy up."""
    wire = Wiretap(address)
    text = (await wire.request("GET", path)).decode()
    first, *lines = wire.heard.partition(b"\r\n\r\n")[0].decode().split("\r\n")
    return Answer(int(first.split()[1]), dict(line.lower().split(": ", 1) for line in lines), text)


# The build


@scenario
async def test_a_table_is_shown_with_the_build_that_a_page_loaded_now_has(install: Install, folder: Path) -> None:
    async with served(folder) as world:
        (anna,) = await world.at_table("person", "deckhand")
        assert anna.shown is not None
        page = (await ask(world.address, "/")).text
        assert f'<html data-build="{anna.shown.build}" lang="en">' in page
        await anna.leave()


@scenario
async def test_another_client_is_another_build_and_a_restart_is_not(install: Install, folder: Path) -> None:
    builds = []
    for chunk in (OLD, OLD, NEW):
        install.upgrade(chunk)
        async with served(folder) as world:
            builds.append(world.house.build)
    assert builds[0] == builds[1] != builds[2]


def test_other_words_are_another_build(install: Install, tmp_path: Path) -> None:
    """What is told are keys: a tab without the words for them would show the bare keys."""
    for language in ("en", "fr"):
        (tmp_path / f"words.{language}.ftl").write_text("hello = Ahoy", encoding="utf-8")
    before = name_build([tmp_path])
    (tmp_path / "words.fr.ftl").write_text("hello = Ohé", encoding="utf-8")
    assert name_build([tmp_path]) != before


def test_without_a_client_no_build_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "CLIENT", tmp_path / "nothing")
    assert name_build([]) == ""


def test_the_page_that_is_built_has_a_root_to_be_marked() -> None:
    page = (built.SOURCES / "index.html").read_bytes()
    assert mark(page, "b1").startswith(b'<!doctype html>\n<html data-build="b1" lang="en">')


# Old chunks


@scenario
async def test_parts_of_a_page_that_was_open_before_an_upgrade_are_still_served(install: Install, folder: Path) -> None:
    async with served(folder) as world:
        before = await ask(world.address, f"/assets/{OLD}")
        install.upgrade(NEW)  # while it runs
        assert (await ask(world.address, f"/assets/{OLD}")).text == before.text
    for _ in range(2):
        async with served(folder) as world:
            after = await ask(world.address, f"/assets/{OLD}")
            assert (after.status, after.text) == (200, before.text)
            assert same(after, before)
            assert (await ask(world.address, f"/assets/{NEW}")).status == 200


def same(one: Answer, other: Answer) -> bool:
    """Whether two answers have the same headers, but for times."""
    kept = "immutable" in one.headers["cache-control"]
    names = ("cache-control", "content-type", "content-security-policy", "x-content-type-options", "referrer-policy")
    return kept and all(one.headers[name] == other.headers[name] for name in names)


@scenario
async def test_nothing_but_chunks_is_served_from_where_they_are_kept(install: Install, folder: Path) -> None:
    async with served(folder) as world:
        (folder / FOLDER / f".{NEW}").write_text("half of a cop", encoding="utf-8")
        (folder / FOLDER / "inside").mkdir()
        (folder / FOLDER / "inside" / NEW).write_text("deeper", encoding="utf-8")
        wrong = ["../tables.sqlite", "..%2ftables.sqlite", "%2e%2e/tables.sqlite", "..%5ctables.sqlite", f".{NEW}"]
        wrong += [f"inside/{NEW}", "inside", f"{OLD}%00", f"{OLD}%0a", f"%2f{folder}/tables.sqlite", "."]
        wrong.append("x" * 400 + ".js")
        for path in wrong:
            assert (await ask(world.address, f"/assets/{path}")).status == 404, path
        (folder / FOLDER / f".{NEW}").unlink()


def test_a_chunk_is_kept_for_a_while_after_it_went_out_of_use_however_long_that_was(
    install: Install, folder: Path
) -> None:
    now = [2e9]
    chunks = Chunks(folder / FOLDER, lambda: now[0])
    chunks.keep()
    now[0] += 10 * LONGEST  # one server, all the time
    install.upgrade(NEW)
    chunks.keep()
    now[0] += LONGEST
    chunks.keep()
    assert chunks.find(OLD)
    now[0] += 1
    chunks.keep()
    assert chunks.find(OLD) is None
    assert chunks.find(NEW)


def test_a_chunk_that_comes_back_into_use_is_not_forgotten(install: Install, folder: Path) -> None:
    now = [2e9]
    chunks = Chunks(folder / FOLDER, lambda: now[0])
    for name in (OLD, NEW, OLD, NEW):
        install.upgrade(name)
        chunks.keep()
        now[0] += LONGEST - 1
    assert chunks.find(OLD)


def test_the_oldest_chunks_make_room(install: Install, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.chunks.LARGEST", 100)
    now = [2e9]
    chunks = Chunks(folder / FOLDER, lambda: now[0])
    names = [f"Part-{number}.js" for number in range(6)]  # of 26 bytes each
    for name in names:
        install.upgrade(name)
        chunks.keep()
        now[0] += 1
    assert [name for name in names if chunks.find(name)] == names[2:]


KILLED = """
import os, signal
from pathlib import Path
from typing import NamedTuple
from quarterdeck import built
from quarterdeck.server.chunks import Chunks
built.CLIENT = Path({client!r})
replace = os.replace
def end(source, target):
    if len(os.listdir({folder!r})) > 3:
        os.truncate(source, 5)
        os.kill(os.getpid(), signal.SIGKILL)
    replace(source, target)
os.replace = end
Chunks(Path({folder!r})).keep()
"""


def test_a_server_killed_while_it_copies_leaves_no_half_of_a_chunk(install: Install, folder: Path) -> None:
    names = [f"Part-{number}.js" for number in range(8)]
    install.upgrade(*names)
    chunks = Chunks(folder / FOLDER)
    program = KILLED.format(client=str(install.folder), folder=str(chunks.folder))
    ended = subprocess.run([sys.executable, "-c", program], check=False)
    assert ended.returncode == -signal.SIGKILL
    found = [name for name in names if chunks.find(name)]
    assert len(found) == 3
    assert all((chunks.folder / name).read_text() == f"export default '{name}'" for name in found)
    for client in ([NEW], names):
        install.upgrade(*client)
        chunks.keep()
        assert {path.name for path in chunks.folder.iterdir()} == {*found, NEW, *client}


def test_an_empty_copy_is_none_and_is_made_again(install: Install, folder: Path) -> None:
    chunks = Chunks(folder / FOLDER)
    chunks.keep()
    (chunks.folder / OLD).write_bytes(b"")
    assert chunks.find(OLD) is None
    chunks.keep()
    assert chunks.find(OLD)


@scenario
async def test_a_full_disk_costs_old_tabs_a_part_and_nobody_else_anything(
    install: Install, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device", str(path))

    monkeypatch.setattr(Path, "write_bytes", full)
    with caplog.at_level(logging.WARNING):
        async with served(folder) as world:
            assert (await ask(world.address, f"/assets/{OLD}")).status == 200
            (anna,) = await world.at_table("person", "deckhand")
            await anna.leave()
    said = [record.getMessage() for record in caplog.records if record.name == "quarterdeck.chunks"]
    assert said == ["tabs that are open may miss parts of their page after an upgrade: No space left on device"]
