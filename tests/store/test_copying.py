"""A store that is copied while it is written: all that was acknowledged before is in the copy, and nobody waits."""

import asyncio
import resource
import sqlite3
import stat
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from quarterdeck.store import Log, Row, StoreClosed, StoreFailed, copying

SIZE = 2000  # bytes of an entry


def entry(table: str, number: int) -> Row:
    return Row(table, number, 0, f"{table} {number} ".encode().ljust(SIZE, b"x"))


async def filled(path: Path, entries: int) -> Log:
    log = Log(path)
    await log.append([entry("old", number) for number in range(entries)])
    return log


def told(*_: int) -> None:
    """Nobody wants to know how far it is."""


def stored(path: Path, table: str) -> list[int]:
    connection = sqlite3.connect(path)
    try:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        query = "SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number"
        rows = connection.execute(query, (table,)).fetchall()
    finally:
        connection.close()
    assert all(text == entry(table, number).entry for number, text in rows)
    return [number for number, _ in rows]


def test_what_is_acknowledged_before_and_during_a_copy_is_in_it_without_gaps(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 1500)
        slices: list[int] = []
        acknowledged: list[list[int]] = [[], [], []]
        at_half: list[int] = []
        done = asyncio.Event()

        def tell(copied: int, pages: int) -> None:
            slices.append(copied)
            if not at_half and copied > pages // 2:
                at_half.extend(len(numbers) for numbers in acknowledged)

        async def write(writer: int) -> None:
            while not done.is_set():
                number = len(acknowledged[writer])
                await log.append([entry(f"new {writer}", number)])
                acknowledged[writer].append(number)

        writers = [asyncio.create_task(write(writer)) for writer in range(3)]
        await asyncio.sleep(0)
        await log.copy(tmp_path / "copy", threading.Event(), tell)
        done.set()
        await asyncio.gather(*writers)
        log.close()
        assert stored(tmp_path / "copy", "old") == list(range(1500))
        assert len(slices) > 5
        for writer, numbers in enumerate(acknowledged):
            copied = stored(tmp_path / "copy", f"new {writer}")
            assert copied == list(range(len(copied))), "no gap, nothing out of order"
            assert at_half[writer] <= len(copied) <= len(numbers)
            assert at_half[writer] > 2, "moves went on meanwhile"
            assert stored(tmp_path / "log", f"new {writer}") == numbers

    asyncio.run(scenario())


def test_a_copy_is_its_owners_alone_and_has_nothing_beside_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 3)
        (tmp_path / "there").mkdir()
        await log.copy(tmp_path / "there" / "copy", threading.Event(), told)
        log.close()
        assert [path.name for path in (tmp_path / "there").iterdir()] == ["copy"]
        assert stat.S_IMODE((tmp_path / "there" / "copy").stat().st_mode) == 0o600
        copying.check_copy(tmp_path / "there" / "copy")

    asyncio.run(scenario())


def test_a_request_that_fails_meanwhile_fails_alone_and_is_not_in_the_copy(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 800)
        copy = asyncio.create_task(log.copy(tmp_path / "copy", threading.Event(), told))
        await asyncio.sleep(0)
        results = await asyncio.gather(
            log.append([entry("new", 0)]),
            log.append([entry("new", 1), entry("new", 5)]),
            log.append([entry("old", 800)]),
            return_exceptions=True,
        )
        assert [type(result).__name__ for result in results] == ["NoneType", "EntryTaken", "NoneType"]
        await copy
        log.close()
        assert stored(tmp_path / "copy", "new") == [0]
        assert stored(tmp_path / "copy", "old") == list(range(801))

    asyncio.run(scenario())


def test_a_copy_that_is_broken_off_leaves_no_file_and_the_store_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 800)
        stop = threading.Event()
        with pytest.raises(StoreFailed, match="broken off"):
            await log.copy(tmp_path / "copy", stop, lambda copied, pages: stop.set())
        assert not (tmp_path / "copy").exists()
        await log.append([entry("new", 0)])
        await log.copy(tmp_path / "copy", threading.Event(), told)
        log.close()
        assert stored(tmp_path / "copy", "new") == [0]

    asyncio.run(scenario())


def test_a_store_that_is_closed_meanwhile_breaks_the_copy_off(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 800)
        begun = asyncio.Event()
        loop = asyncio.get_running_loop()

        def tell(copied: int, pages: int) -> None:
            loop.call_soon_threadsafe(begun.set)

        copy = asyncio.create_task(log.copy(tmp_path / "copy", threading.Event(), tell))
        await begun.wait()
        log.close()
        with pytest.raises(StoreClosed):
            await copy
        assert not (tmp_path / "copy").exists()

    asyncio.run(scenario())


def test_there_is_one_copy_at_a_time(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 800)
        first, second = await asyncio.gather(
            log.copy(tmp_path / "first", threading.Event(), told),
            log.copy(tmp_path / "second", threading.Event(), told),
            return_exceptions=True,
        )
        log.close()
        assert first is None
        assert isinstance(second, StoreFailed)
        assert not (tmp_path / "second").exists()

    asyncio.run(scenario())


@contextmanager
def files_of_at_most(size: int) -> Iterator[None]:
    """Like a disk that is full: what is written beyond a size fails."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_ends_the_copy_with_a_sentence_and_nothing_else(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 800)
        await log.do(lambda connection: None)
        with files_of_at_most(400_000), pytest.raises(StoreFailed, match="cannot be written"):
            await log.copy(tmp_path / "copy", threading.Event(), told)
        assert not (tmp_path / "copy").exists()
        await log.append([entry("new", 0)])
        log.close()
        assert stored(tmp_path / "log", "new") == [0]

    asyncio.run(scenario())


def test_a_file_that_is_there_is_not_written_over(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = await filled(tmp_path / "log", 1)
        (tmp_path / "copy").write_text("mine")
        with pytest.raises(StoreFailed, match="cannot be written"):
            await log.copy(tmp_path / "copy", threading.Event(), told)
        log.close()
        assert (tmp_path / "copy").read_text() == "mine"

    asyncio.run(scenario())


@pytest.mark.parametrize("what", ["text", "another database", "a later format", "torn"])
def test_what_is_no_whole_store_is_refused(tmp_path: Path, what: str) -> None:
    path = tmp_path / "file"
    if what == "text":
        path.write_text("not a store" * 100)
    elif what == "another database":
        connection = sqlite3.connect(path)
        connection.execute("CREATE TABLE entries (x)")
        connection.close()
    else:
        asyncio.run(filled(path, 400)).close()
        if what == "torn":
            path.write_bytes(path.read_bytes()[:300_000])
        else:
            connection = sqlite3.connect(path)
            connection.execute("PRAGMA user_version = 99")
            connection.close()
    with pytest.raises(StoreFailed, match=r"not a store|format 99|damaged"):
        copying.check_copy(path)
