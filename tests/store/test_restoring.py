"""A store that is exchanged for a backup: whoever is killed at any moment finds the old one or the new one, whole."""

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.store import Log, Row, StoreFailed, restoring
from tests.store.reading import texts
from tests.store.spoiling import spoil

STEPS = ("open", "link", "replace", "fsync", "unlink")


def restore(store: Path, backup: Path, steps: int) -> bool:
    """Restore in a process that is killed before one more step of these; whether it was."""
    child = os.fork()
    if child == 0:
        left = [steps]

        def dying(step: Callable[..., object]) -> Callable[..., object]:
            def done(*args: object, **named: object) -> object:
                left[0] -= 1
                if left[0] < 0:
                    os.kill(os.getpid(), signal.SIGKILL)
                return step(*args, **named)

            return done

        async def exchange() -> None:
            log = Log(store)
            for name in STEPS:
                setattr(os, name, dying(getattr(os, name)))
            coming = restoring.prepare(backup, store)
            await log.swap(partial(restoring.exchange, store, coming, store.with_name("aside")))
            log.close()

        try:
            asyncio.run(exchange())
            os._exit(0)
        finally:
            os._exit(1)
    status = os.waitpid(child, 0)[1]
    killed = os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL
    assert killed or os.waitstatus_to_exitcode(status) == 0
    return killed


def make(path: Path, text: str) -> None:
    async def write() -> None:
        log = Log(path)
        await log.append([Row("table", number, 0, f"{text} {number}".encode()) for number in range(50)])
        log.close()

    asyncio.run(write())


def read(path: Path) -> str:
    """Which of the two a store is, all of it."""

    async def entries() -> list[bytes]:
        log = Log(path)
        try:
            return await texts(log, "table")
        finally:
            log.close()

    found = asyncio.run(entries())
    text = found[0].decode().split()[0]
    assert found == [f"{text} {number}".encode() for number in range(50)]
    connection = sqlite3.connect(path)
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    return text


def test_a_kill_at_any_step_leaves_the_old_store_or_the_new_one(tmp_path: Path) -> None:
    make(tmp_path / "backup", "new")
    seen: list[str] = []
    step, killed = 0, True
    while killed:
        folder = tmp_path / str(step)
        folder.mkdir()
        make(folder / "store", "old")
        killed = restore(folder / "store", tmp_path / "backup", step)
        seen.append(read(folder / "store"))
        if (folder / "aside").exists() and seen[-1] == "new":
            assert read(folder / "aside") == "old", "what was there is kept"
        step += 1
    assert (seen[0], seen[-1]) == ("old", "new")
    assert seen == sorted(seen, reverse=True), "once it is the new one, it stays so"


def test_a_backup_of_an_older_format_is_brought_up_to_date(tmp_path: Path) -> None:
    formats = Path(__file__).parent / "formats"
    oldest = sorted(path for path in formats.iterdir() if path.suffix in (".sqlite", ".db"))
    if not oldest:
        pytest.skip("the stored formats are kept otherwise")
    coming = restoring.prepare(oldest[0], tmp_path / "store")
    restoring.exchange(tmp_path / "store", coming, tmp_path / "aside")
    Log(tmp_path / "store").close()


def test_a_full_disk_is_not_blamed_on_the_backup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite itself finds no room for what is copied."""
    Log(tmp_path / "backup").close()
    connect = sqlite3.connect

    def without_room(path: object, *args: Any, **named: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(path, *args, **named)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count = 1")
        return connection

    monkeypatch.setattr(sqlite3, "connect", without_room)
    with pytest.raises(StoreFailed, match="cannot be restored: database or disk is full"):
        restoring.prepare(tmp_path / "backup", tmp_path / "store")
    assert [path.name for path in tmp_path.iterdir()] == ["backup"]
    monkeypatch.undo()
    (tmp_path / "letter").write_bytes(b"Dear Anna, " * 1000)
    with pytest.raises(StoreFailed, match="is not a store of Quarterdeck"):
        restoring.prepare(tmp_path / "letter", tmp_path / "store")


@pytest.mark.parametrize("what", ["empty", "damaged", "shortened", "a folder"])
def test_what_is_no_store_is_called_by_the_name_that_was_given(tmp_path: Path, what: str) -> None:
    given = tmp_path / "given"
    if what == "a folder":
        given.mkdir()
    elif what == "empty":
        given.touch()
    else:
        make(given, "new")
        if what == "damaged":
            spoil(given, "entries")
        else:
            given.write_bytes(given.read_bytes()[:-5000])
    expected = f"{given} is (a folder, not|damaged|not a store)"
    with pytest.raises(StoreFailed, match=expected) as refused:
        restoring.prepare(given, tmp_path / "store")
    assert restoring.COMING not in str(refused.value)
    assert [path.name for path in tmp_path.iterdir()] == ["given"]


def test_a_store_with_a_log_beside_it_is_restored_with_what_that_holds(tmp_path: Path) -> None:
    """Such as the folder of a server that was killed, copied whole."""

    async def leave() -> None:
        log = Log(tmp_path / "killed")
        await log.append([Row("table", number, 0, f"new {number}".encode()) for number in range(50)])
        for end in ("", "-wal"):
            (tmp_path / f"backup{end}").write_bytes((tmp_path / f"killed{end}").read_bytes())
        log.close()

    asyncio.run(leave())
    assert (tmp_path / "backup-wal").stat().st_size > 0
    coming = restoring.prepare(tmp_path / "backup", tmp_path / "store")
    restoring.exchange(tmp_path / "store", coming, tmp_path / "aside")
    assert read(tmp_path / "store") == "new"


def test_a_store_that_is_not_closed_in_order_is_not_exchanged(tmp_path: Path) -> None:
    make(tmp_path / "store", "old")
    make(tmp_path / "backup", "new")
    coming = restoring.prepare(tmp_path / "backup", tmp_path / "store")
    (tmp_path / "store-wal").write_bytes(b"x")
    with pytest.raises(StoreFailed, match="could not be closed"):
        restoring.exchange(tmp_path / "store", coming, tmp_path / "aside")
    (tmp_path / "store-wal").unlink()
    assert read(tmp_path / "store") == "old"


def test_where_a_file_system_knows_no_second_names_a_copy_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr(os, "link", refuse)
    make(tmp_path / "store", "old")
    make(tmp_path / "backup", "new")
    coming = restoring.prepare(tmp_path / "backup", tmp_path / "store")
    restoring.exchange(tmp_path / "store", coming, tmp_path / "aside")
    assert (read(tmp_path / "store"), read(tmp_path / "aside")) == ("new", "old")


def test_names_of_what_is_kept_are_never_taken_twice(tmp_path: Path) -> None:
    store = tmp_path / "tables.sqlite"
    first = restoring.name_aside(store, "today")
    first.touch()
    assert restoring.name_aside(store, "today") not in (first, store)
