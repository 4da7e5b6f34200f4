"""A table that is being played at: one thing at a time, nothing said before it is on the disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from quarterdeck.core.errors import BadSetting
from quarterdeck.server.exception_logging import describe, retrieve
from quarterdeck.server.limits import Buckets
from quarterdeck.server.seated import SeatedBots
from quarterdeck.store import About, Row, StoreFailed
from quarterdeck.table.entries import Answered, Chatted, SatDown, TableEntry, write_entry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import NOTHING, Message
from quarterdeck.wire.news import news, shown

if TYPE_CHECKING:
    from quarterdeck.server.house import House

CHATS, CHATS_PER_SECOND = 6, 0.5  # messages to the others, for each seat

_log = logging.getLogger("quarterdeck.table")
_JSON = msgspec.json.Encoder()

Command = Callable[[Table], list[TableEntry]]
Seen = TypeVar("Seen")


class Watcher(Protocol):
    """A connection that shows this table to a person."""

    person: str
    sent: int  # the last entry whose news went out

    def tell(self, message: str) -> None:
        """Something about the table itself."""

    def tell_news(self, message: str, entry: int) -> None:
        """News up to an entry."""

    def take_news(self) -> None:
        """One who missed news is told all of them next."""

    def drop(self) -> None:
        """The table is gone; come again."""

    def put_out(self, key: str) -> None:
        """There is no use in coming again; the key says why."""


def frame(message: Message) -> str:
    """A message as it is sent."""
    return _JSON.encode(message).decode()


class LiveTable:
    """One table with its watchers and its bots. Whoever changes or shows it holds the lock."""

    def __init__(self, house: "House", name: str, table: Table) -> None:
        self.house = house
        self.name = name
        self.table = table
        self.watchers: set[Watcher] = set()
        self.failed = False
        self.lock = asyncio.Lock()
        self._chats = Buckets(CHATS, CHATS_PER_SECOND)
        self.bots = SeatedBots(self)

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        return not self.watchers and not self.bots.busy and not self.lock.locked()

    # Watching

    async def watch(self, watcher: Watcher, since: int) -> None:
        """Show the table to a watcher from now on, beginning after an entry it has seen."""
        async with self.lock:
            self._check()
            here = self.here()
            self.watchers.add(watcher)
            watcher.sent = since if NOTHING <= since <= self.table.last else NOTHING
            self._show(watcher)
            self._tell_presence(here, watcher)
            self.bots.ask()

    async def unwatch(self, watcher: Watcher) -> None:
        """A watcher is gone, at once; the others are told as soon as nothing is being written."""
        here = self.here()
        self.watchers.discard(watcher)
        async with self.lock:
            self._tell_presence(here, None)

    async def look(self, at: Callable[[Table], Seen]) -> Seen:
        """What there is to see at the table, when all of it is on the disk."""
        async with self.lock:
            self._check()
            return at(self.table)

    async def catch_up(self, watcher: Watcher) -> None:
        """Tell a watcher that missed something all at once."""
        async with self.lock:
            watcher.take_news()
            if watcher in self.watchers:
                self._show(watcher)

    def here(self) -> set[int]:
        """The seats whose people watch."""
        seats = {self.table.seat_of(watcher.person) for watcher in self.watchers}
        return {seat for seat in seats if seat is not None}

    def _show(self, watcher: Watcher) -> None:
        watcher.tell(frame(shown(self.table, self.name, watcher.person, self.here(), self.house.build)))
        seat, unheard = self.table.seat_of(watcher.person), self.house.blocking.unheard(watcher.person, self.table)
        watcher.tell_news(frame(news(self.table, seat, watcher.sent, unheard)), self.table.last)

    def _tell_presence(self, before: set[int], apart_from: Watcher | None) -> None:
        here = self.here()
        if here != before and not self.failed:
            for watcher in self.watchers - {apart_from}:
                watcher.tell(frame(shown(self.table, self.name, watcher.person, here, self.house.build)))

    # Changing

    async def carry_out(self, command: Command, done: Callable[[int], None] | None = None) -> None:
        """Let somebody do something. When this returns, it is on the disk and everybody knows; or it is refused.

        It goes on to its end even if whoever asked is gone. `done` is called with the table's last entry, after the
        news of it and before anything else happens.
        """
        task = asyncio.create_task(self._carry_out(command, done))
        task.add_done_callback(retrieve)
        await asyncio.shield(task)

    async def _carry_out(self, command: Command, done: Callable[[int], None] | None) -> None:
        async with self.lock:
            self._check()
            before, stage = self.table.last, self.table.stage
            try:
                entries = command(self.table)
            except (Refusal, BadSetting):
                raise
            except Exception as error:
                _log.error("a table failed with %s, and is made again from its log", describe(error))
                self._fail()
                raise Refusal("table-failed") from None
            if entries:
                await self._keep(before + 1, entries)
                changed = self.table.stage != stage or any(isinstance(entry, SatDown) for entry in entries)
                self._publish(before, table_changed=changed)
            if any(isinstance(entry, Answered) for entry in entries):
                self.bots.speak()
            if done is not None:
                done(self.table.last)
            self.bots.ask()

    def chat(self, table: Table, seat: int | None, text: str, once: str) -> list[TableEntry]:
        """A command: what a seat writes to everybody, not too often."""
        asked_again = seat is None or table.talk.has(seat, once)
        if not asked_again and not self._chats.take(str(seat)):
            raise Refusal("too-often")
        return table.chat(seat, text, once)

    async def _keep(self, first: int, entries: list[TableEntry]) -> None:
        now, about = self.house.sources.now(), About(self.table.stage)
        rows = [
            Row(
                *(self.name, number, now, write_entry(entry)),
                person=entry.person if isinstance(entry, SatDown) else None,
                fades=isinstance(entry, Chatted),
                about=about,
            )
            for number, entry in enumerate(entries, start=first)
        ]
        try:
            await self.house.log.append(rows)
        except StoreFailed as error:
            _log.error("a table could not be written and is given up until it is asked for again: %s", error)
            self._fail()
            raise Refusal("store-failed") from None

    def _publish(self, since: int, *, table_changed: bool) -> None:
        here = self.here()
        texts: dict[tuple[int | None, frozenset[int]], str] = {}
        for watcher in self.watchers:
            seat = self.table.seat_of(watcher.person)
            if table_changed:
                watcher.tell(frame(shown(self.table, self.name, watcher.person, here, self.house.build)))
            kind = (seat, self.house.blocking.unheard(watcher.person, self.table))
            if kind not in texts:
                texts[kind] = frame(news(self.table, seat, since, kind[1]))
            watcher.tell_news(texts[kind], self.table.last)

    async def rewrite(
        self, change: Callable[[], Awaitable[Seen]], allow: Callable[[Table], None] | None = None
    ) -> Seen:
        """Have something change the log behind the table's back, if that is allowed; then the log makes it again."""
        async with self.lock:
            self._check()
            if allow is not None:
                allow(self.table)
            try:
                return await change()
            finally:
                self._fail()

    def _check(self) -> None:
        if self.failed or not self.house.has(self):
            raise Refusal("table-failed")

    def _fail(self) -> None:
        """What is in memory may not be what is in the log: forget it; the next one who asks gets what the log says."""
        self.failed = True
        self.house.forget(self)
        for watcher in tuple(self.watchers):
            watcher.drop()

    async def close(self) -> None:
        """Let nobody think any longer, and what is being written be written."""
        await self.bots.close()
        async with self.lock:
            self.failed = True

    async def end(self, key: str) -> int:
        """Close the table for good, when all is written, and say why to everybody who is here; how many that are."""
        await self.close()
        self.house.forget(self)
        told = tuple(self.watchers)
        for watcher in told:
            watcher.put_out(key)
        return len(told)
