"""An append-only log of tables in SQLite, written by one thread that commits many tables' entries together.

The key of a row is (table, number): an entry whose number is taken, or that would leave a gap, is refused, so that two
writers never both continue a table. `append` returns when the entry is on the disk: WAL with `synchronous=FULL`.
"""

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from quarterdeck.core.errors import QuarterdeckError

Result = TypeVar("Result")

FORMAT = 1  # of the file, kept in its user_version
MOST_TOGETHER = 500  # requests in one commit

INDEX = "CREATE INDEX people ON entries (person, table_id) WHERE person IS NOT NULL"
SCHEMA = f"""
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,     -- milliseconds since 1970
    person TEXT,             -- who sat down in this entry
    entry BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
{INDEX};
CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""

_log = logging.getLogger("quarterdeck.store")


class StoreFailed(QuarterdeckError):
    """The store cannot be read or written; nothing of what was asked is in it."""


class StoreClosed(StoreFailed):
    """The store was closed before it did what it was asked."""


class EntryTaken(StoreFailed):
    """An entry does not continue its table's log: its number is taken, or leaves a gap."""


class Row(NamedTuple):
    """One entry as it is stored; `person` names who sat down in it."""

    table: str
    number: int
    at: int
    entry: bytes
    person: str | None = None


class _Request(NamedTuple):
    """Work for the thread: what to do with the connection, and whom to tell."""

    work: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class Log:
    """The log of all tables in one file. One process at a time has it open; another one is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._closed = False
        self._looked = False  # whether the index was looked at for damage
        self._connection = _connect(path)
        self._thread = threading.Thread(target=self._serve, name="quarterdeck store", daemon=True)
        self._thread.start()

    # What others ask

    async def append(self, rows: Sequence[Row]) -> None:
        """Write entries, all or none; they are on the disk when this returns."""
        await self._ask(lambda connection: _append(connection, rows))

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table, in order; none if there is no such table."""
        query = "SELECT entry FROM entries WHERE table_id = ? ORDER BY number"
        return await self._ask(lambda connection: [row[0] for row in connection.execute(query, (table,))])

    async def tables_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The tables a person sits at, the latest first, each with the time of its last entry."""
        query = """
            SELECT sat.table_id, (SELECT max(at) FROM entries WHERE table_id = sat.table_id) AS latest
            FROM entries AS sat WHERE sat.person = ? GROUP BY sat.table_id ORDER BY latest DESC, sat.table_id LIMIT ?
        """
        return await self._ask(lambda connection: connection.execute(query, (person, most)).fetchall())

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the fresh one, kept from now on, if there is none."""
        return await self._ask(lambda connection: _secret(connection, name, fresh))

    def close(self) -> None:
        """Do what was asked before, and close the file."""
        if not self._closed:
            self._closed = True
            self._requests.put(None)
            self._thread.join()

    # The thread

    async def _ask(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreClosed("The store is closed.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        self._requests.put(_Request(work, answer, loop))
        return await answer

    def _serve(self) -> None:
        open_ = True
        while open_:
            first = self._requests.get()
            group = [] if first is None else [first]
            open_ = first is not None
            while open_ and len(group) < MOST_TOGETHER:
                try:
                    request = self._requests.get_nowait()
                except queue.Empty:
                    break
                if request is None:
                    open_ = False
                else:
                    group.append(request)
            if group:
                self._commit(group)
        self._connection.close()

    def _commit(self, group: list[_Request]) -> None:
        """Do all of a group in one transaction; each may fail alone, and nobody is told before it is on the disk."""
        results: list[object]
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._attempt(request) for request in group]
            self._connection.execute("COMMIT")
            self.commits += 1
        except Exception as error:  # whatever it is, the thread must go on
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
            if is_damage(error) and (self._rebuild_index() or len(group) > 1):
                for request in group:  # whoever asks for nothing damaged is served
                    self._commit([request])
                return
            results = [StoreFailed(f"The store failed: {error}.")] * len(group)
        for request, result in zip(group, results, strict=True):
            _answer(request, result)

    def _attempt(self, request: _Request) -> object:
        self._connection.execute("SAVEPOINT request")
        try:
            result = request.work(self._connection)
        except sqlite3.DatabaseError:  # such as a full disk: nothing of this transaction can be kept
            raise
        except Exception as error:
            self._connection.execute("ROLLBACK TO request")
            result = error
        self._connection.execute("RELEASE request")
        return result

    def _rebuild_index(self) -> bool:
        """Make the index of people anew where it is damaged, once; whether it was. All of it stands in the entries.

        REINDEX and DROP INDEX walk through the damaged pages and fail, so its row is deleted from the schema.
        """
        looked, self._looked = self._looked, True
        if looked or _is_whole(self._connection):
            return False
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute("PRAGMA writable_schema = ON")
            self._connection.execute("DELETE FROM sqlite_master WHERE name = 'people'")
            self._connection.execute("PRAGMA writable_schema = RESET")
            self._connection.execute(INDEX)
            self._connection.execute("COMMIT")
        except sqlite3.Error:  # the entries are damaged as well
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
                self._connection.execute("PRAGMA writable_schema = RESET")
            return False
        _log.warning("the index of people was damaged; it is made anew")
        return True


def is_damage(error: Exception) -> bool:
    """Whether SQLite found that the file itself is damaged."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT  # the other bits say where


def _is_whole(connection: sqlite3.Connection) -> bool:
    """Whether the index of people can be read to its end."""
    try:
        connection.execute("SELECT count(*) FROM entries INDEXED BY people WHERE person IS NOT NULL").fetchone()
    except sqlite3.DatabaseError as error:
        return not is_damage(error)
    return True


def _answer(request: _Request, result: object) -> None:
    """Hand a result over to the loop that waits for it, if anybody still does."""

    def settle() -> None:
        if request.answer.done():
            return
        if isinstance(result, Exception):
            request.answer.set_exception(result)
        else:
            request.answer.set_result(result)

    with contextlib.suppress(RuntimeError):  # where the loop is closed, nobody waits
        request.loop.call_soon_threadsafe(settle)


def _connect(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone, making it where it is not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds what is hidden at every table
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        if mode != "wal":
            raise StoreFailed(f"{path} cannot be kept safely: SQLite has no write-ahead log there.")
        connection.execute("BEGIN IMMEDIATE")
        (form,) = connection.execute("PRAGMA user_version").fetchone()
        if form == 0:
            for statement in SCHEMA.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {FORMAT}")
        connection.execute("COMMIT")
    except sqlite3.OperationalError as error:
        if "locked" in str(error):
            raise StoreFailed(f"{path} is in use by another Quarterdeck.") from error
        raise StoreFailed(f"{path} cannot be opened: {error}.") from error
    except sqlite3.DatabaseError as error:
        raise StoreFailed(f"{path} is not a store of Quarterdeck: {error}.") from error
    except OSError as error:
        raise StoreFailed(f"{path} cannot be opened: {error.strerror}.") from error
    if form > FORMAT:
        connection.close()
        raise StoreFailed(f"{path} has format {form}; this Quarterdeck knows formats up to {FORMAT}.")
    return connection


def _append(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    for row in rows:
        query = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
        (due,) = connection.execute(query, (row.table,)).fetchone()
        if row.number != due:
            raise EntryTaken(f"Entry {row.number} does not continue a log that goes on with {due}.")
        connection.execute(
            "INSERT INTO entries (table_id, number, at, person, entry) VALUES (?, ?, ?, ?, ?)",
            (row.table, row.number, row.at, row.person, row.entry),
        )


def _secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
    (value,) = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(value)
