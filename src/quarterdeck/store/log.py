"""An append-only log of tables in SQLite, written by one thread that commits many tables' entries together.

The key of a row is (table, number): an entry whose number is taken, or that would leave a gap, is refused, so that two
writers never both continue a table. `append` returns when the entry is on the disk: WAL with `synchronous=FULL`.
"""

import asyncio
import contextlib
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from quarterdeck.store import copying, lists, replays, schema
from quarterdeck.store.failures import EntryTaken, StoreClosed, StoreFailed, is_damage
from quarterdeck.store.probing import probe

Result = TypeVar("Result")
Given = ParamSpec("Given")

MOST_TOGETHER = 500  # requests in one commit
LOOK_AGAIN = 60.0  # seconds between two looks for damage

_log = logging.getLogger("quarterdeck.store")


class About(NamedTuple):
    """What an entry changes of its table's summary: how far it is, when it is due and, with the first entry, whose.

    With the entry that ends its game comes the id of its `replay`.
    """

    stage: str
    game: str = ""
    opener: str = ""
    origin: str | None = None
    due: int | None = None
    replay: str = ""


class Row(NamedTuple):
    """One entry as it is stored; `person` names who sat down in it; one that `fades` is blanked after a while."""

    table: str
    number: int
    at: int
    entry: bytes
    person: str | None = None
    fades: bool = False
    about: About | None = None


class _Request(NamedTuple):
    """Work for the thread: what to do with the connection, and whom to tell."""

    work: Callable[[sqlite3.Connection], Any]
    answer: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop
    alone: bool = False  # in no transaction, and with no other of its kind
    proves: bool = False  # that there is room: once it is on the disk, the store does not fail any more


class Log:
    """The log of all tables in one file. One process at a time has it open; another one is refused."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.commits = 0
        self.written = 0  # entries, since it was opened
        self.failing = False  # nothing as large as a move was written since something could not be
        self.observe: Callable[[float, int], None] = lambda seconds, requests: None  # each commit, in the thread
        self._busy = False  # with something that is done alone
        self._requests: queue.SimpleQueue[_Request | None] = queue.SimpleQueue()
        self._closed = False
        self._looked = 0.0  # when what is derived was last looked at for damage
        self._connection = schema.connect(path)
        self._thread = threading.Thread(target=self._serve, name="quarterdeck store", daemon=True)
        self._thread.start()

    # What others ask

    async def append(self, rows: Sequence[Row]) -> None:
        """Write entries, all or none; they are on the disk when this returns."""
        await self._ask(lambda connection: _append(connection, rows), proves=True)
        self.written += len(rows)

    async def probe(self) -> None:
        """Write something as large as a move, which is gone again when it is on the disk: no copy ever has it."""
        await self._ask(probe, proves=True)

    async def entries(self, table: str) -> list[tuple[int, bytes]]:
        """All entries of a table with their times, in order; none if there is no such table."""
        query = "SELECT at, entry FROM entries WHERE table_id = ? ORDER BY number"
        return await self._ask(lambda connection: connection.execute(query, (table,)).fetchall())

    async def length(self, table: str) -> int:
        """How many entries a table has."""
        query = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
        return await self._ask(lambda connection: int(connection.execute(query, (table,)).fetchone()[0]))

    async def tables_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The tables on a person's list, the latest first, each with the time of its last entry."""
        return [(table, touched) for touched, table in await self.do(lists.tables_of, person, most)]

    async def secret(self, name: str, fresh: bytes) -> bytes:
        """The secret of this name; the fresh one, kept from now on, if there is none."""
        return await self._ask(lambda connection: _secret(connection, name, fresh))

    async def do(
        self, work: Callable[Concatenate[sqlite3.Connection, Given], Result], *args: Given.args, **named: Given.kwargs
    ) -> Result:
        """Let the thread do some work with the connection, such as a function of `summaries`, in one transaction."""
        return await self._ask(lambda connection: work(connection, *args, **named))

    async def copy(self, target: Path, stop: threading.Event, tell: copying.Tell) -> None:
        """Online backup: copy all of the store to a new file while others go on, or break it off when told to stop."""
        serve = partial(self._serve_others, stop)
        await self._ask(lambda connection: copying.copy_store(connection, target, serve, tell), alone=True)

    async def checkpoint(self) -> None:
        """Put all that was written into the file itself: what was overwritten there is left in no journal."""
        await self._ask(lambda connection: connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall(), alone=True)

    async def swap(self, exchange: Callable[[], None]) -> None:
        """Close the file, let it be exchanged, and open what is there then; all that is asked meanwhile waits."""
        await self._ask(lambda connection: self._swap(exchange), alone=True)

    def close(self) -> None:
        """Do what was asked before, and close the file; a copy that is being made is broken off."""
        if not self._closed:
            self._closed = True
            self._requests.put(None)
            self._thread.join()

    # The thread

    async def _ask(
        self, work: Callable[[sqlite3.Connection], Result], *, alone: bool = False, proves: bool = False
    ) -> Result:
        if self._closed:
            raise StoreClosed("The store is closed.")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Result] = loop.create_future()
        self._requests.put(_Request(work, answer, loop, alone, proves))
        return await answer

    def _serve(self) -> None:
        while self._take(None):
            pass
        self._connection.close()

    def _take(self, patience: float | None) -> bool:
        """Do what is asked next, together with all that waits; False when the store is to be closed."""
        group: list[_Request] = []
        try:
            request = self._requests.get(timeout=patience)
            while request is not None and not request.alone:
                group.append(request)
                if len(group) == MOST_TOGETHER:
                    raise queue.Empty
                request = self._requests.get_nowait()
        except queue.Empty:
            if group:
                self._commit(group)
            return True
        if group:
            self._commit(group)
        if request is not None:
            self._do_alone(request)
        return request is not None

    def _do_alone(self, request: _Request) -> None:
        """Do what takes no transaction, such as a copy of the store; others are served in between."""
        if self._busy:
            _answer(request, StoreFailed("The store is being copied or exchanged; try again when that is done."))
            return
        self._busy = True
        result: object
        try:
            result = request.work(self._connection)
        except Exception as error:  # whatever it is, the thread must go on
            result = error if isinstance(error, StoreFailed) else StoreFailed(f"The store failed: {error}.")
        self._busy = False
        _answer(request, result)

    def _serve_others(self, stop: threading.Event, seconds: float) -> None:
        """While a copy is made: do for some time what others ask."""
        until = monotonic() + seconds
        while not stop.is_set() and (left := until - monotonic()) > 0:
            if not self._take(left):
                self._requests.put(None)  # for whoever is to close the file when the copy is broken off
                raise StoreClosed("The store was closed before it was copied.")
        if stop.is_set():
            raise StoreFailed("The copy was broken off.")

    def _swap(self, exchange: Callable[[], None]) -> None:
        """What cannot be exchanged, or not be opened then, leaves the store as it was; or closed, and all fails."""
        self._connection.close()
        try:
            exchange()
        finally:
            self._connection = schema.connect(self.path)

    def _commit(self, group: list[_Request]) -> None:
        """Do all of a group in one transaction; each may fail alone, and nobody is told before it is on the disk."""
        results: list[object]
        began = monotonic()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._attempt(request) for request in group]
            self._connection.execute("COMMIT")
            self.commits += 1
            if any(
                one.proves and not isinstance(result, Exception) for one, result in zip(group, results, strict=True)
            ):
                self.failing = False
            self.observe(monotonic() - began, len(group))
        except Exception as error:  # whatever it is, the thread must go on
            with contextlib.suppress(sqlite3.Error):
                self._connection.rollback()
            if is_damage(error) and (self._mend() or len(group) > 1):
                for request in group:  # whoever asks for nothing damaged is served
                    self._commit([request])
                return
            self.failing = True
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

    def _mend(self) -> bool:
        """Make anew what is derived from the entries where it is damaged; whether it was. It is not looked at often."""
        looked, self._looked = self._looked, monotonic()
        if (looked and self._looked - looked < LOOK_AGAIN) or not schema.find_damage(self._connection):
            return False
        try:
            schema.derive_again(self._connection)
        except sqlite3.Error:
            return False
        _log.warning("an index was damaged; it is made anew from the entries")
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


def _append(connection: sqlite3.Connection, rows: Sequence[Row]) -> None:
    for row in rows:
        query = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
        (due,) = connection.execute(query, (row.table,)).fetchone()
        if row.number != due:
            raise EntryTaken(f"Entry {row.number} does not continue a log that goes on with {due}.")
        connection.execute(
            "INSERT INTO entries (table_id, number, at, person, entry, fades) VALUES (?, ?, ?, ?, ?, ?)",
            (row.table, row.number, row.at, row.person, row.entry, 1 if row.fades else None),
        )
        _sum_up(connection, row)
        if row.about is not None and row.about.replay:
            replays.make(connection, row.about.replay, row.table, row.at)


def _sum_up(connection: sqlite3.Connection, row: Row) -> None:
    """Keep the table's summary in step with its log."""
    about = row.about or About("")
    connection.execute(
        """
        INSERT INTO tables (table_id, game, opener, origin, stage, opened, touched, bytes, due)
        VALUES (?, ?, ?, ?, iif(? = '', 'waiting', ?), ?, ?, ?, ?)
        ON CONFLICT (table_id) DO UPDATE SET
            touched = excluded.touched,
            bytes = bytes + excluded.bytes,
            stage = iif(? = '', stage, excluded.stage),
            due = iif(? = '', due, excluded.due)
        """,
        (
            *(row.table, about.game, about.opener, about.origin),
            *(about.stage, about.stage, row.at, row.at, len(row.entry), about.due, about.stage, about.stage),
        ),
    )


def _secret(connection: sqlite3.Connection, name: str, fresh: bytes) -> bytes:
    connection.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
    (value,) = connection.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
    return bytes(value)
