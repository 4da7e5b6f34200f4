"""A table that is being played at: one thing at a time, nothing said before it is on the disk."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, NoReturn, Protocol, TypeVar

from quarterdeck.core.errors import BadSetting
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.audience import Audience, Given, Watcher, frame
from quarterdeck.server.exception_logging import describe, shielded
from quarterdeck.server.limits import Buckets
from quarterdeck.server.offers import Offers
from quarterdeck.server.seated import SeatedBots
from quarterdeck.server.tempo import BotTempo
from quarterdeck.server.timekeeper import Timekeeper
from quarterdeck.store import About, Row, StoreFailed, replays
from quarterdeck.table.entries import (
    Answered,
    Arranged,
    BrokenOff,
    Chatted,
    DoorsSet,
    HandedOver,
    Reclaimed,
    Rematched,
    Renamed,
    Resigned,
    SatDown,
    TableEntry,
    Undoing,
    write_entry,
)
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import SECOND
from quarterdeck.wire.messages import NOTHING

if TYPE_CHECKING:
    from quarterdeck.server.house import House

_log = logging.getLogger("quarterdeck.table")

Seen = TypeVar("Seen")

# After these, whoever watches is told anew what table this is
CHANGES_TABLE = SatDown | Renamed | Arranged | DoorsSet | Resigned | HandedOver | Reclaimed | BrokenOff | Rematched


class Command(Protocol):
    """What somebody does at a table at a time, which is also that of the entries it gives: `partial(Table.act, …)`."""

    def __call__(self, table: Table, /, *, at: int) -> list[TableEntry]: ...


class LiveTable:
    """One table with its watchers and its bots. Whoever changes or shows it holds the lock."""

    def __init__(self, house: "House", name: str, table: Table, watched: Iterable[str] = (), replay: str = "") -> None:
        self.house = house
        self.name = name
        self.table = table
        self.replay = replay  # what opens the record of its game, once that is over
        self.failed = False
        self.lock = asyncio.Lock()
        self.watchers = Audience(self, watched)
        self.offers = Offers(self)
        self.tempo = BotTempo(self)
        self.rematching = asyncio.Lock()
        self.time = Timekeeper(self)
        self._chats = Buckets(bounds.CHATS_AT_ONCE)
        self.bots = SeatedBots(self)
        self._address = ""
        self._opener_seen = False
        self._over = table.stage == "over"

    def now(self) -> int:
        """The server's time."""
        return self.house.clock.now()

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        return not self.watchers and not self.bots.busy and not self.lock.locked()

    # Whom the bots work for

    @property
    def asker(self) -> Asker:
        """Whoever opened the table, at the address last seen; it stands in no log."""
        return Asker(self._address, self.table.opened.opener)

    def see(self, person: str, address: str) -> None:
        """Note where the opener is, or somebody who sits here while the opener was not seen."""
        opened = person == self.table.opened.opener
        if opened or (not self._opener_seen and self.table.seats_of(person)):
            self._address = address
            self._opener_seen = opened

    def knows(self, person: str) -> bool:
        """Whether somebody sits here or opened the table, and so is no stranger by whatever way they come."""
        return person == self.table.opened.opener or bool(self.table.seats_of(person))

    # Watching

    async def watch(self, watcher: Watcher, since: int, given: Given | None = None) -> None:
        """Show the table to a watcher from now on, beginning after an entry it has seen; whoever is invited gets in."""
        async with self.lock:
            await self._enter(watcher, given)
            self.show(watcher, since)
            await self.time.tend()

    async def enter(self, watcher: Watcher) -> None:
        """Count a watcher from now on, who is shown the table when it asks."""
        async with self.lock:
            await self._enter(watcher)
            await self.time.tend()

    async def _enter(self, watcher: Watcher, given: Given | None = None) -> None:
        self.check()
        if given is None or given.looked(self.table, watcher.person).state != "free":
            self.watchers.check_room(watcher)
        await self.watchers.note(watcher)
        if not self.watchers:
            await self.time.tend(least=SECOND)  # for how long nobody was there
        self.see(watcher.person, watcher.address)
        self.watchers.add(watcher, given)

    def show(self, watcher: Watcher, since: int) -> None:
        """Show the table as it stands, beginning after an entry; whoever does so holds the lock."""
        watcher.sent = since if NOTHING <= since <= self.table.last else NOTHING
        self.watchers.show(watcher)
        self.offers.show(watcher)
        if watcher.person == self.table.opened.opener and self.table.stage == "waiting":
            watcher.tell(frame(self.house.knocker.at(self.name)))

    async def unwatch(self, watcher: Watcher) -> None:
        """A watcher is gone, at once; the others are told soon."""
        self.watchers.remove(watcher)

    async def look(self, at: Callable[[Table], Seen]) -> Seen:
        """What there is to see at the table, when all of it is on the disk."""
        async with self.lock:
            self.check()
            return at(self.table)

    async def catch_up(self, watcher: Watcher) -> None:
        """Tell a watcher that missed something all at once."""
        async with self.lock:
            watcher.take_news()
            if watcher in self.watchers:
                self.watchers.show(watcher)
                self.offers.show(watcher)

    def here(self) -> frozenset[int]:
        """The seats whose people watch."""
        return self.watchers.here()

    # Changing

    async def carry_out(self, command: Command, done: Callable[[int], None] | None = None) -> None:
        """Let somebody do something. When this returns, it is on the disk and everybody knows; or it is refused.

        It goes on to its end even if whoever asked is gone. `done` is called with the table's last entry, after the
        news of it and before anything else happens.
        """
        await shielded(asyncio.create_task(self._carry_out(command, done)))

    async def _carry_out(self, command: Command, done: Callable[[int], None] | None) -> None:
        async with self.lock:
            self.check()
            before, stage, now = self.table.last, self.table.stage, self.now()
            try:
                entries = command(self.table, at=now)
            except (Refusal, BadSetting):
                raise
            except Exception as error:
                self.give_up(error)
            if entries:
                await self._keep(before + 1, entries, now)
                changed = self.table.stage != stage or any(isinstance(entry, CHANGES_TABLE) for entry in entries)
                if stage == "waiting" != self.table.stage:
                    await self.watchers.note_all()
                    self.house.knocker.stop(self.name)
                self.watchers.publish(before, table_changed=changed)
            if any(isinstance(entry, Answered | Undoing) for entry in entries):
                self.bots.speak()
            if done is not None:
                done(self.table.last)
            self.offers.follow(entries)
            await self.time.tend()

    async def keep(self, entries: list[TableEntry], before: int, at: int) -> None:
        """Write entries down that came after one, and tell everybody; whoever does so holds the lock."""
        if entries:
            await self._keep(before + 1, entries, at)
            changed = any(isinstance(entry, CHANGES_TABLE) for entry in entries)
            self.watchers.publish(before, table_changed=changed)

    def chat(self, table: Table, seat: int | None, text: str, once: str, *, at: int) -> list[TableEntry]:
        """A command: what a seat writes to everybody, not too often."""
        asked_again = seat is None or table.talk.has(seat, once)
        if not asked_again and not self._chats.take(str(seat)):
            raise Refusal("too-often")
        return table.chat(seat, text, once, at=at)

    async def _keep(self, first: int, entries: list[TableEntry], at: int) -> None:
        try:
            ends = self.table.stage == "over" and not self._over
            replay = self.house.sources.name() if ends else ""
            about = About(self.table.stage, due=self.table.due(at), replay=replay)
            rows = [
                Row(
                    *(self.name, number, at, write_entry(entry)),
                    person=entry.badge if isinstance(entry, SatDown) else None,
                    fades=isinstance(entry, Chatted),
                    about=about,
                )
                for number, entry in enumerate(entries, start=first)
            ]
            await self.house.log.append(rows)
            if ends:
                self._over, self.replay = True, replay
            self.time.comes_due(about.due)
        except Exception as error:  # whatever it is, what is in memory is ahead of the disk
            why = str(error) if isinstance(error, StoreFailed) else describe(error)
            _log.error("a table could not be written and is given up until it is asked for again: %s", why)
            self._fail()
            raise Refusal("store-failed") from None

    async def rewrite(
        self, change: Callable[[], Awaitable[Seen]], allow: Callable[[Table], None] | None = None
    ) -> Seen:
        """Have something change the log behind the table's back, if that is allowed; then the log makes it again."""
        async with self.lock:
            self.check()
            if allow is not None:
                allow(self.table)
            try:
                return await change()
            finally:
                self.house.records.forget(self.name)
                self._fail()

    async def withdraw(self, replay: str) -> None:
        """Let the replay of the game open nothing any more, and have whoever watches know."""
        async with self.lock:
            self.check()
            await self.house.log.do(replays.withdraw, replay)
            self.replay = ""
            self.watchers.show_again()

    def give_up(self, error: Exception) -> NoReturn:
        """Something went wrong that nobody thought of: the log makes the table again."""
        _log.error("a table failed with %s, and is made again from its log", describe(error))
        self._fail()
        raise Refusal("table-failed") from None

    def check(self) -> None:
        """Refuse what is asked of a table that was let go."""
        if self.failed or not self.house.has(self):
            raise Refusal("table-failed")

    def _fail(self) -> None:
        """What is in memory may not be what is in the log: forget it; the next one who asks gets what the log says."""
        self.failed = True
        self.house.forget(self)
        for watcher in self.watchers:
            watcher.drop()

    async def close(self) -> None:
        """Let nobody think any longer, and what is being written be written."""
        self.time.close()
        self.tempo.close()
        await self.bots.close()
        await self.offers.close()
        await self.watchers.close()
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
