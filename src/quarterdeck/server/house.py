"""Registry of all tables: those being played at are in memory, all others in the log."""

import asyncio
import contextlib
import itertools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import TypeVar

from quarterdeck.bots import QUICK
from quarterdeck.core.game import Game
from quarterdeck.server import bounds
from quarterdeck.server.askers import ASKING, Asker
from quarterdeck.server.audience import PAUSE
from quarterdeck.server.badges import Badges
from quarterdeck.server.blocking import Blocking
from quarterdeck.server.bookshelf import Bookshelf
from quarterdeck.server.build import name_build
from quarterdeck.server.clock import Clock
from quarterdeck.server.crew import Crew
from quarterdeck.server.door import Door
from quarterdeck.server.exception_logging import shielded
from quarterdeck.server.knocking import Knocker
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.listing import PublicList
from quarterdeck.server.live import LiveTable
from quarterdeck.server.meter import Meter
from quarterdeck.server.oneself import Oneself
from quarterdeck.server.page import WORDS
from quarterdeck.server.quotas import Quotas, Storage
from quarterdeck.server.records import Records
from quarterdeck.server.restorer import Replaying, Restorer
from quarterdeck.server.reviews import Reviews
from quarterdeck.server.rooms import Rooms
from quarterdeck.server.sources import Sources
from quarterdeck.server.waiting import Waiting
from quarterdeck.server.waking import Waker
from quarterdeck.store import About, Log, Row, StoreFailed, replays, spectators, summaries, ways
from quarterdeck.table.entries import TableOpened, read_entry, write_entry
from quarterdeck.table.opening import restoring
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Opened

PACE = 0.9  # seconds a bot takes for a decision
MOST_IDLE = 200  # tables kept in memory while nobody is there
MOST_IDLE_ENTRIES = 100_000  # of all these together, each about a kilobyte
LONGEST_NAME = 64  # letters of a table's name

Changed = TypeVar("Changed")

_log = logging.getLogger("quarterdeck.house")


class House:
    """Opens tables, finds them, restores them. `sources` are given by tests alone."""

    def __init__(
        self,
        games: Mapping[str, Game],
        log: Log,
        crew: Crew,
        *,
        pace: float = PACE,
        quotas: Quotas | None = None,
        sources: Sources | None = None,
    ) -> None:
        self.games = games
        self.log = log
        self.crew = crew
        self.pace = pace
        self.presence_pause = PAUSE
        self.budget = QUICK  # a bot that searches is done within the pace
        self.storage = Storage(log, quotas)
        self.records = Records()
        self.bookshelf = Bookshelf(self)
        self.rooms = Rooms(self)
        self.reviews = Reviews(self)
        self.posts = Limits(bounds.POSTS_OF_ADDRESS, bounds.POSTS_OF_BADGE)
        self.sources = sources or Sources()
        self.clock = Clock(log, self.sources)
        self.waker = Waker(self)
        self.blocking = Blocking(log)
        self.build = name_build(WORDS.values())
        self._tables: dict[str, LiveTable] = {}  # those asked for least recently come first
        self._restoring: dict[str, asyncio.Task[LiveTable]] = {}
        self._replaying: dict[str, Replaying] = {}  # of those
        self._restorer = Restorer()
        self._restored = Buckets(bounds.RESTORED_OF_ADDRESS)
        self._leaving: Counter[str] = Counter()  # people who are being forgotten
        self._questions = itertools.count(1)
        self._badges: Badges | None = None
        self.door = Door(log)
        self.knocker = Knocker(self)
        self.oneself = Oneself(self)
        self.listed = PublicList(self)
        self.waiting = Waiting()
        self.meter = Meter()
        self.exchanging = asyncio.Lock()  # held while another store is made ready and put in place
        self._era = 0  # changes when another store is about to be put in place, and when it is: odd in between

    # People

    async def badges(self) -> Badges:
        """Who makes and knows badges; the key, and which of them are void, are kept in the log."""
        while self._badges is None:
            era, key = self._era, await self.log.secret("badges", self.sources.key())
            found = Badges(key, await self.log.do(ways.generations))
            if self._badges is None and era == self._era and not era % 2:  # else another store is put in place
                self._badges = found
        return self._badges

    @contextlib.contextmanager
    def leaving(self, person: str) -> Iterator[None]:
        """While somebody is being forgotten: what another tab of theirs asks for meanwhile would be left behind."""
        self._leaving[person] += 1
        try:
            yield
        finally:
            self._leaving -= Counter([person])

    def check_stays(self, person: str) -> None:
        """Refuse what somebody asks for who is being forgotten; to be asked when it is about to be written."""
        if self.is_leaving(person):
            raise Refusal("no-badge")

    def is_leaving(self, person: str) -> bool:
        """Whether somebody is being forgotten."""
        return person in self._leaving

    # Tables

    async def put_down(self, game: Game, entry: TableOpened, asker: Asker) -> Opened:
        """Open a table as it is planned, where its bots and the store have room for it."""
        person, address = asker.badge, asker.address
        self.crew.check_room([seat.bot for seat in entry.seats], asker)
        name, era = self.sources.name(), self._era
        await self.clock.begin()
        origin, now = await self._origin(address), self.clock.now()
        table = Table(game, entry, self.sources.luck, at=now)
        if table.earlier_game is not None:
            await self._restorer.take(Replaying(asker), table.earlier_game.walk())
        about = About(table.stage, game.name, person, origin)
        async with self.storage.opening:
            await self.storage.check_room(now, person, origin)
            self.check_stays(person)
            await self.log.append([Row(name, 0, now, write_entry(entry), about=about)])
        self._check_era(era)
        live = self._tables[name] = LiveTable(self, name, table)
        live.see(person, address)
        self._forget_idle()
        free = [seat.invitation or None for seat in entry.seats]
        return Opened(name, table.commitment, tuple(free), entry.invitation)

    async def _origin(self, address: str) -> str | None:
        """A keyed fingerprint of an address, by which tables are counted; the address itself is never stored."""
        return (await self.badges()).origin(address) if address else None

    async def find(self, name: str) -> LiveTable:
        """A table that is in memory, or that the log restores; `Refusal` if there is none."""
        await self.door.check_table(name)
        asker = ASKING.get()
        if name not in self._tables and name not in self._restoring and asker.address:
            await self._weigh(name, asker.address)
        if name in self._tables:
            live = self._tables.pop(name)
            self._tables[name] = live
            return live
        if name in self._restoring:
            self._restorer.join(self._replaying[name], asker)
        else:
            self._begin_restoring(name, Replaying(asker))
        return await shielded(self._restoring[name])

    async def _weigh(self, name: str, address: str) -> None:
        """Count what a table costs that is made again, or refuse it; who has asked for too much is not looked up."""
        if not self._restored.has(address):
            raise Refusal(self._restored.bound.refusal)
        entries = await self.log.length(name) if len(name) <= LONGEST_NAME else 0
        if not self._restored.take(address, entries):
            raise Refusal(self._restored.bound.refusal)

    def _begin_restoring(self, name: str, replaying: Replaying) -> None:
        def end(_: object) -> None:
            del self._restoring[name], self._replaying[name]

        self._replaying[name] = replaying
        task = self._restoring[name] = asyncio.create_task(self._restore(name, replaying))
        task.add_done_callback(end)

    async def _restore(self, name: str, replaying: Replaying) -> LiveTable:
        await self.clock.begin()
        era = self._era
        stored = await self.log.entries(name) if len(name) <= LONGEST_NAME else []
        if not stored:
            raise Refusal("table-unknown")
        try:
            read = ((at, read_entry(text)) for at, text in stored)
            table = await self._restorer.take(replaying, restoring(self.games, read, self.sources.luck))
            assert table is not None
        except Exception as error:  # whatever is wrong with it is wrong with this table alone
            why = error if isinstance(error, BrokenLog) else type(error).__name__  # other texts may name a card
            _log.error("a stored table cannot be restored: %s", why)
            raise Refusal("table-broken") from None
        watched = await self.log.do(spectators.noted, name)
        known = await self.log.do(summaries.find_table, name)
        if known is not None and known.stage != table.stage:  # a migration could not know it
            await self.log.do(summaries.set_stage, name, table.stage)
        self._check_era(era)
        await self.door.check_table(name)  # which may have been closed meanwhile
        replay = await self._replay_of(name, table)
        live = LiveTable(self, name, table, watched, replay)
        self._tables[name] = live
        self._forget_idle()
        return live

    async def _replay_of(self, name: str, table: Table) -> str:
        """What opens the record of a table's game, if that is over."""
        if table.stage != "over":
            return ""
        return await self.log.do(replays.made_for, name, self.sources.name(), table.touched)

    def in_memory(self, name: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._tables.get(name)

    def has(self, live: LiveTable) -> bool:
        """Whether this is the one that plays this table; one that was let go must not go on."""
        return self._tables.get(live.name) is live

    def forget(self, live: LiveTable) -> None:
        """Evict a table from memory; the log has it."""
        if self.has(live):
            del self._tables[live.name]

    async def rewrite(self, name: str, change: Callable[[], Awaitable[Changed]]) -> Changed:
        """Change a table's log from outside; where it is in memory, or on its way there, the log makes it again."""
        if name in self._restoring:
            with contextlib.suppress(Refusal, StoreFailed):
                await self.find(name)
        live = self._tables.get(name)
        try:
            return await (change() if live is None else live.rewrite(change))
        finally:
            self.records.forget(name)

    def comes_due(self, name: str, due: int | None, *, runs: bool) -> None:
        """A table says when something happens there by itself, and whether a clock or a grace time runs."""
        self.clock.needs(name, runs=runs)
        self.waker.note(due)

    def is_watched(self, name: str) -> bool:
        """Whether somebody watches a table."""
        return name in self._tables and bool(self._tables[name].watchers)

    def _forget_idle(self) -> None:
        idle = [live for live in self._tables.values() if live.idle]
        entries = sum(live.table.entries for live in idle)
        for number, live in enumerate(idle):
            if len(idle) - number <= MOST_IDLE and entries <= MOST_IDLE_ENTRIES:
                return
            self.forget(live)
            entries -= live.table.entries

    # What the host does

    async def close_table(self, name: str, key: str) -> int:
        """Put everybody out of a table that may not be opened again, or is about to be deleted; how many were there."""
        if name in self._restoring:
            await asyncio.wait([self._restoring[name]])
        self.records.forget(name)
        self.knocker.stop(name)
        live = self._tables.get(name)
        told = 0 if live is None else await live.end(key)
        self.clock.needs(name, runs=False)
        return told

    async def start_over(self, exchange: Callable[[], None]) -> None:
        """Let everybody go, have the store exchanged, and go on with what it says then."""
        self._era += 1
        try:
            for live in list(self._tables.values()):
                await live.close()
            self._tables.clear()
            self.records = Records()
            async with self.clock.exchanging():
                await self.log.swap(exchange)
            self.waker.note(0)
            self._badges = None
            await self.door.read(again=True)
        finally:
            self._era += 1
            self.door.drop_all()

    def _check_era(self, era: int) -> None:
        """Refuse what was begun with another store than the one in place."""
        if era % 2 or era != self._era:
            raise Refusal("table-failed")

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        """Those in memory."""
        return tuple(self._tables.values())

    def next_question(self) -> int:
        """A number for a question to the crew."""
        return next(self._questions)

    async def close(self) -> None:
        """Let everybody go; the log has all of it."""
        for live in list(self._tables.values()):
            await live.close()
        await self.crew.close()
        self.rooms.close()
        await self.bookshelf.close()
        await self.reviews.close()
        await self.clock.beat()
        self.log.close()
