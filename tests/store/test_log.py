"""The durable log: what is acknowledged is kept, what does not continue a table is refused."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.store import EntryTaken, Log, Row, StoreClosed, StoreFailed
from tests.store.reading import texts
from tests.store.spoiling import spoil


@asynccontextmanager
async def opened(path: Path) -> AsyncIterator[Log]:
    log = Log(path)
    try:
        yield log
    finally:
        log.close()


def row(table: str, number: int, at: int = 0, person: str | None = None) -> Row:
    return Row(table, number, at, f"{table} {number}".encode(), person)


def test_entries_are_read_in_order_also_after_opening_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0), row("a", 1)])
            await log.append([row("b", 0)])
            await log.append([row("a", 2)])
        async with opened(tmp_path / "log") as log:
            assert await texts(log, "a") == [b"a 0", b"a 1", b"a 2"]
            assert await texts(log, "b") == [b"b 0"]
            assert await texts(log, "c") == []

    asyncio.run(scenario())


def test_an_entry_must_continue_its_table(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0)])
            for rows in ([row("a", 0)], [row("a", 2)], [row("b", 1)], [row("a", 1), row("a", 1)], [row("a", -1)]):
                with pytest.raises(EntryTaken):
                    await log.append(rows)
            assert await texts(log, "a") == [b"a 0"]
            assert await texts(log, "b") == []

    asyncio.run(scenario())


def test_many_tables_are_committed_together_and_one_that_fails_fails_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("taken", 0)])
            before = log.commits
            wishes = [log.append([row(f"table {number}", 0)]) for number in range(300)]
            results = await asyncio.gather(log.append([row("taken", 0)]), *wishes, return_exceptions=True)
            assert isinstance(results[0], EntryTaken)
            assert results[1:] == [None] * 300
            assert log.commits - before < 20
            assert await texts(log, "table 299") == [b"table 299 0"]

    asyncio.run(scenario())


def test_the_tables_of_a_person_are_listed_latest_first(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0, 1), row("a", 1, 2, "anna"), row("b", 0, 3), row("b", 1, 4, "anna")])
            await log.append([row("b", 2, 5, "ben")])
            await log.append([row("a", 2, 9)])
            assert await log.tables_of("anna", 10) == [("a", 9), ("b", 5)]
            assert await log.tables_of("anna", 1) == [("a", 9)]
            assert await log.tables_of("ben", 10) == [("b", 5)]
            assert await log.tables_of("nobody", 10) == []

    asyncio.run(scenario())


def test_a_secret_is_made_once(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            assert await log.secret("key", b"first") == b"first"
            assert await log.secret("key", b"second") == b"first"
        async with opened(tmp_path / "log") as log:
            assert await log.secret("key", b"third") == b"first"

    asyncio.run(scenario())


def test_commits_reach_the_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL: a commit returns after its fsync."""
    log = Log(tmp_path / "log")
    try:
        assert log._connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert log._connection.execute("PRAGMA synchronous").fetchone() == (2,)
    finally:
        log.close()


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    log = Log(tmp_path / "log")
    try:
        with pytest.raises(StoreFailed, match="in use by another Quarterdeck"):
            Log(tmp_path / "log")
    finally:
        log.close()
    Log(tmp_path / "log").close()


def test_files_that_are_no_store_are_refused(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("not a database " * 100)
    with pytest.raises(StoreFailed, match="not a store of Quarterdeck"):
        Log(tmp_path / "text")
    with pytest.raises(StoreFailed, match="cannot be opened"):
        Log(tmp_path)
    with sqlite3.connect(tmp_path / "newer") as newer:
        newer.execute("PRAGMA user_version = 99")
    newer.close()
    with pytest.raises(StoreFailed, match="has format 99"):
        Log(tmp_path / "newer")
    (tmp_path / "file").touch()
    with pytest.raises(StoreFailed, match="cannot be opened"):
        Log(tmp_path / "file" / "log")


def test_a_closed_store_says_so(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        pending = asyncio.ensure_future(log.append([row("a", 0)]))
        await asyncio.sleep(0)
        log.close()
        log.close()
        await pending
        with pytest.raises(StoreClosed):
            await log.append([row("a", 1)])

    asyncio.run(scenario())


def test_a_disk_that_fails_fails_the_whole_group_and_nothing_is_kept(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0)])
            (pages,) = log._connection.execute("PRAGMA page_count").fetchone()
            log._connection.execute(f"PRAGMA max_page_count = {pages}")  # a full disk
            big = Row("a", 1, 0, b"x" * 200_000)
            results = await asyncio.gather(log.append([big]), log.append([row("b", 0)]), return_exceptions=True)
            assert isinstance(results[0], StoreFailed)
            log._connection.execute("PRAGMA max_page_count = 100000")
            await log.append([row("a", 1)])
            assert await texts(log, "a") == [b"a 0", b"a 1"]

    asyncio.run(scenario())


def test_a_damaged_index_of_people_is_made_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0, 1, "Anna")])
        spoil(tmp_path / "log", "people")
        async with opened(tmp_path / "log") as log:
            assert await log.tables_of("Anna", 9) == [("a", 1)]
            assert await log.tables_of("Ben", 9) == []
            await log.append([row("b", 0, 2, "Ben")])
        spoil(tmp_path / "log", "people")
        async with opened(tmp_path / "log") as log:
            await log.append([row("c", 0, 3, "Ben")])
            assert await log.tables_of("Ben", 9) == [("c", 3), ("b", 2)]
        async with opened(tmp_path / "log") as log:
            assert await log.tables_of("Ben", 9) == [("c", 3), ("b", 2)]

    asyncio.run(scenario())
    assert caplog.messages == ["an index was damaged; it is made anew from the entries"] * 2


@pytest.mark.parametrize("name", ["entries", "secrets"])
def test_damage_that_cannot_be_mended_is_told_and_the_rest_is_there(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            await log.append([row("a", 0, 1, "Anna")])
            await log.secret("badges", b"key")
        spoil(tmp_path / "log", name)
        async with opened(tmp_path / "log") as log:
            for _ in range(2):
                with pytest.raises(StoreFailed, match="malformed"):
                    await (texts(log, "a") if name == "entries" else log.secret("badges", b"other"))
            if name == "entries":
                assert await log.secret("badges", b"other") == b"key"
            else:
                assert await texts(log, "a") == [b"a 0"]
                assert await log.tables_of("Anna", 9) == [("a", 1)]
                failed, kept = await asyncio.gather(
                    log.secret("badges", b"other"), log.append([row("a", 1)]), return_exceptions=True
                )
                assert (type(failed), kept) == (StoreFailed, None)

    asyncio.run(scenario())


class Cursed(sqlite3.Connection):
    """A connection to a disk that is gone: it can neither commit nor take anything back."""

    cursed = False

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        if self.cursed and sql in ("COMMIT", "ROLLBACK"):
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *parameters)


def test_a_disk_that_cannot_even_take_back_does_not_end_the_store(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Cursed))

    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            connection = log._connection
            assert isinstance(connection, Cursed)
            await log.append([row("a", 0)])
            connection.cursed = True
            with pytest.raises(StoreFailed, match="disk I/O error"):
                await asyncio.wait_for(log.append([row("a", 1)]), 5)
            connection.cursed = False
            await asyncio.wait_for(log.append([row("a", 1)]), 5)
            assert await texts(log, "a") == [b"a 0", b"a 1"]

    asyncio.run(scenario())


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's folder from others by itself")
def test_nobody_else_on_the_machine_can_read_the_store(tmp_path: Path) -> None:
    """It holds the key of every luck and of every badge."""
    log = Log(tmp_path / "log")
    try:
        asyncio.run(log.append([row("a", 0)]))
        assert {path.name: path.stat().st_mode & 0o077 for path in tmp_path.glob("log*")} == {"log": 0, "log-wal": 0}
    finally:
        log.close()


WRITER = """
import asyncio, itertools, sys
from pathlib import Path
from quarterdeck.store import Log, Row

async def main():
    log = Log(Path(sys.argv[1]))
    for number in itertools.count():
        await log.append([Row("a", number, 0, b"%d" % number)])
        print(number, flush=True)

asyncio.run(main())
"""


def test_nothing_acknowledged_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    writer = subprocess.Popen([sys.executable, "-c", WRITER, str(tmp_path / "log")], stdout=subprocess.PIPE, text=True)
    assert writer.stdout is not None
    acknowledged = [int(writer.stdout.readline()) for _ in range(50)]
    os.kill(writer.pid, signal.SIGKILL)
    acknowledged += [int(line) for line in writer.stdout.read().split()]
    writer.wait()
    writer.stdout.close()

    async def scenario() -> None:
        async with opened(tmp_path / "log") as log:
            kept = [int(entry) for entry in await texts(log, "a")]
            assert kept[: len(acknowledged)] == acknowledged

    asyncio.run(scenario())
