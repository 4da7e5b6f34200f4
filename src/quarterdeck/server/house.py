"""Registry of all tables: those being played at are in memory, all others in the log."""

import asyncio
import contextlib
import itertools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from quarterdeck.bots import LADDER, QUICK
from quarterdeck.core.game import Game
from quarterdeck.core.record import Record
from quarterdeck.server import bounds
from quarterdeck.server.askers import ASKING, Asker
from quarterdeck.server.audience import PAUSE, Given
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
from quarterdeck.server.live import Command, LiveTable
from quarterdeck.server.meter import Meter
from quarterdeck.server.mine import first_tables
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
from quarterdeck.store import About, Log, Row, StoreFailed, people, replays, spectators, summaries, ways
from quarterdeck.table.entries import TableEntry, TableOpened, read_entry, write_entry
from quarterdeck.table.hands import take_hand
from quarterdeck.table.opening import PERSON, plan_table, restoring
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.suggestions import minutes_alone, suggest
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import Join, Joined, Looked
from quarterdeck.wire.hands import TakeHand
from quarterdeck.wire.messages import GameOffered, Open, Opened, Sit, Welcome

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

    async def welcome(self, person: str) -> Welcome:
        """What a start page shows."""
        return Welcome(tuple(_offered(game) for game in self.games.values()), await first_tables(self, person))

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

    async def open(self, wish: Open, person: str, address: str = "") -> Opened:
        """Open a table for somebody who asks from an address, or say why not."""
        game = self.games.get(wish.game)
        if game is None:
            raise Refusal("game-unknown", {"text": wish.game[:LONGEST_NAME], "offered": list(self.games)})
        game.check_players(len(wish.seats))
        invitations = [self.sources.name() for _ in wish.seats]
        entry = plan_table(
            game,
            wish.seats,
            wish.options,
            LADDER,
            opener=person,
            key=self.sources.key(),
            invitations=invitations,
            timing=wish.timing,
            invitation=self.sources.name(),
            listing=self.sources.name() if wish.listed else "",
            anyone=wish.anyone,
            overheard=wish.overheard,
        )
        return await self._put_down(game, entry, Asker(address, person))

    async def open_onward(self, head: Record, seat: int, bots: Sequence[str], asker: Asker) -> Opened:
        """Open a table for somebody who plays on from the head of a finished game, on a seat, or say why not."""
        if not 0 <= seat < len(head.seats):
            raise Refusal("no-such-seat", {"number": seat})
        if len(bots) != len(head.seats) - 1:
            raise Refusal("bots-count", {"number": len(head.seats) - 1})
        for bot in bots:  # people would come to a game of which others may know all cards
            if bot not in LADDER:
                raise Refusal("seat-kind-unknown", {"text": bot[:LONGEST_NAME], "offered": list(LADDER)})
        kinds = [*bots[:seat], PERSON, *bots[seat:]]
        entry = plan_table(
            self.games[head.game],
            kinds,
            {},
            LADDER,
            opener=asker.badge,
            key=self.sources.key(),
            invitations=[self.sources.name() for _ in kinds],
            head=head,
        )
        return await self._put_down(self.games[head.game], entry, asker)

    async def _put_down(self, game: Game, entry: TableOpened, asker: Asker) -> Opened:
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

    async def sit(self, name: str, wish: Sit, person: str, address: str = "") -> int:
        """Seat a person, or say why not."""
        live = await self.find(name)
        if await self._is_unwelcome(live.table, person):
            raise Refusal("invitation-unknown")  # as any other: that they are blocked nobody is told
        live.see(person, address)
        badges = await self.badges()

        def command(table: Table, /, *, at: int) -> list[TableEntry]:
            self.check_stays(person)
            link = table.doors.invitation
            let_in = wish.invitation == badges.admission(name, person, link)
            invitation = link if let_in else wish.invitation
            return table.sit(person, invitation, wish.name, wish.luck, let_in=let_in, at=at)

        return await self._take_seat(live, command, person)

    async def take_hand(self, name: str, wish: TakeHand, person: str, address: str = "") -> int:
        """Seat one of several people at one screen, or say why not."""
        live = await self.find(name)
        if await self._is_unwelcome(live.table, person):
            raise Refusal("invitation-unknown")
        live.see(person, address)
        hand = self.sources.name()

        def command(table: Table, /, *, at: int) -> list[TableEntry]:
            self.check_stays(person)
            return take_hand(table, person, hand, wish.invitation, wish.name, wish.luck, wish.code, at=at)

        return await self._take_seat(live, command, hand)

    async def _take_seat(self, live: LiveTable, command: Command, sitter: str) -> int:
        """Seat somebody; where that is, is looked up before anybody else may remove them."""
        seats: list[int | None] = []
        await live.carry_out(command, lambda entry: seats.append(live.table.seat_of(sitter)))
        (seat,) = seats
        assert seat is not None
        return seat

    async def join(self, listing: str, wish: Join, person: str, address: str = "") -> Joined:
        """Seat a stranger at a listed table that anyone may join."""
        live = self.listed.find(listing)
        doors = live.table.doors
        if not doors.anyone:
            raise Refusal("join-closed")
        try:
            seat = await self.sit(live.name, Sit(doors.invitation, wish.name, wish.luck), person, address)
        except Refusal as refusal:
            if refusal.key == "invitation-unknown":  # they are blocked, or the link was renewed meanwhile
                raise Refusal("listing-unknown") from None
            raise
        return Joined(live.name, seat)

    async def look_at(self, name: str, invitation: str, person: str) -> Looked:
        """What an invitation is good for, before it is used."""
        live = await self.find(name)
        given = await self.read_invitation(live, invitation, person)
        return Looked("void") if given is None else await live.look(partial(given.looked, person=person))

    async def read_invitation(self, live: LiveTable, invitation: str, person: str) -> Given | None:
        """What somebody comes with; None where whoever opened the table blocks them."""
        if await self._is_unwelcome(live.table, person):
            return None
        link = live.table.doors.invitation
        let_in = invitation == (await self.badges()).admission(live.name, person, link)
        return Given(link if let_in else invitation, let_in)

    async def _is_unwelcome(self, table: Table, person: str) -> bool:
        """Whether somebody is blocked by whoever opened the table, and does not sit there already."""
        return not table.seats_of(person) and await self.log.do(people.is_blocked, person, table.opened.opener)

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


def _offered(game: Game) -> GameOffered:
    options = {name: [_plain(value) for value in values] for name, values in game.offered().items()}
    presets = {
        name: {option: _plain(value) for option, value in preset.items()} for name, preset in game.presets.items()
    }
    return GameOffered(
        name=game.name,
        title=game.title,
        least=game.players[0],
        most=game.players[-1],
        options=options,
        presets=presets,
        bots=tuple(LADDER),
        timings=suggest(game),
        best=game.best,
        minutes=minutes_alone(game),
        weight=game.weight,
    )


def _plain(value: object) -> str | bool:
    return value if isinstance(value, bool) else str(value)
