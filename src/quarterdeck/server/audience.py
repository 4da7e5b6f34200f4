"""Presence and fan-out of one table: who watches, who of them is here, and frames encoded once per kind of viewer."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, Protocol

import msgspec

from quarterdeck.server import bounds
from quarterdeck.server.attendance import Attendance
from quarterdeck.server.exception_logging import retrieve
from quarterdeck.store import StoreFailed, spectators
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.around import around
from quarterdeck.wire.doors import Looked
from quarterdeck.wire.messages import NOTHING, Around, Hint, Message, SeatTime
from quarterdeck.wire.news import looked, news, shown

if TYPE_CHECKING:
    from quarterdeck.server.live import LiveTable

PAUSE = 1.0  # seconds between two tellings of who is here
MOST_KEPT = 32  # frames of news: for each seat and a spectator the last ones and all of them, and some
LARGEST_KEPT = 64 * 1024  # letters of one that does not begin at the beginning

_JSON = msgspec.json.Encoder()


class Given(NamedTuple):
    """The invitation somebody comes with; who knocked and was let in has the link of the table."""

    invitation: str
    let_in: bool = False

    def looked(self, table: Table, person: str) -> Looked:
        """What it is good for now."""
        return looked(table, person, self.invitation, let_in=self.let_in)


class Watcher(Protocol):
    """A connection that shows a table to a person."""

    person: str
    viewer: str  # under which name they sit: their own, or that of the hand that is open
    address: str
    listing: str  # the id in the public list by which a stranger came
    sent: int  # the last entry whose news went out

    def tell(self, message: str) -> None:
        """Something about the table itself."""

    def tell_news(self, message: str, entry: int) -> None:
        """News up to an entry, or what follows from them."""

    def take_news(self) -> None:
        """One who missed news is told all of them next."""

    def drop(self) -> None:
        """The table is gone; come again."""

    def put_out(self, key: str) -> None:
        """There is no use in coming again; the key says why."""


def frame(message: Message) -> str:
    """A message as it is sent."""
    return _JSON.encode(message).decode()


class Audience:
    """The watchers of one table; whoever shows them something holds the table's lock."""

    def __init__(self, live: "LiveTable", watched: Iterable[str]) -> None:
        self.live = live
        self.spectators = set(watched)  # marks of all who ever watched without a seat, as the store has them
        self._watchers: dict[Watcher, Present] = {}  # each with what it was last told of who is here
        self._given: dict[Watcher, Given] = {}  # with what those came who were invited
        self._connections: Counter[str] = Counter()  # of each person
        self._first_seen: Counter[str] = Counter()  # of each address: how many who had never watched before
        self._around: dict[Watcher, str] = {}  # what each was last told of things around the game
        began = live.house.clock.began  # from then on nobody was at a table that nobody touched since
        self.attendance = Attendance(live.table, self._connections, began if live.table.touched < began else live.now())
        self._frames = Frames(live)
        self._hints: dict[int, Hint] = {}  # the last of each seat
        self._counted = 0  # spectators, when it was last told who is here
        self._telling: asyncio.Task[None] | None = None
        self._told_at = -math.inf

    def __len__(self) -> int:
        return len(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(tuple(self._watchers))

    def __contains__(self, watcher: Watcher) -> bool:
        return watcher in self._watchers

    def here(self) -> frozenset[int]:
        """The seats whose people watch."""
        return frozenset(seat for seat, sat in self.live.table.people.items() if sat.badge in self._connections)

    def spectating(self) -> int:
        """How many people watch who sit nowhere here, and are not about to."""
        return len(self._connections.keys() - {sat.badge for sat in self.live.table.people.values()} - self._invited())

    def _invited(self) -> set[str]:
        """Who came to a table that waits with an invitation that is good still."""
        table = self.live.table
        if table.stage != "waiting":
            return set()
        given = self._given.items()
        return {one.person for one, what in given if what.looked(table, one.person).state == "free"}

    def lifted(self) -> frozenset[int | None]:
        """The seats whose hands are open on a screen that several share."""
        return frozenset(self.live.table.seat_of(one.viewer) for one in self._watchers if one.viewer != one.person)

    def _present(self) -> "Present":
        """Who is here; spectators as they were counted last, so that those who come by the thousand share a frame."""
        return Present(self.here(), self._counted)

    # Coming and going

    def check_room(self, watcher: Watcher) -> None:
        """Refuse one spectator too many; who sits here or opened the table always gets in."""
        table, person = self.live.table, watcher.person
        if self.live.knows(person):
            return
        seated = sum(self._connections[badge] for badge in {sat.badge for sat in table.people.values()})
        if len(self._watchers) - seated >= bounds.SPECTATORS.most:
            raise Refusal(bounds.SPECTATORS.refusal)
        if table.stage == "playing" and table.mark_of(person) not in self.spectators:
            of_address = self._first_seen[watcher.address]
            for number, bound in (
                (of_address, bounds.EVER_WATCHED_OF_ADDRESS),
                (len(self.spectators), bounds.EVER_WATCHED),
            ):
                if number >= bound.most:
                    raise Refusal(bound.refusal)

    async def note(self, watcher: Watcher) -> None:
        """Write down who watches a game without a seat, before they see any of it: they may not take one later."""
        table = self.live.table
        if not table.seats_of(watcher.person) and table.stage == "playing":
            mark = table.mark_of(watcher.person)
            if mark not in self.spectators:
                await self.live.house.log.do(spectators.note, self.live.name, mark)
                self.spectators.add(mark)
                self._first_seen[watcher.address] += 1

    async def note_all(self) -> None:
        """The game has begun: write down who watches it; whom the store cannot take is let go."""
        for watcher in self:
            try:
                await self.note(watcher)
            except StoreFailed:
                watcher.drop()
                self.remove(watcher)

    def add(self, watcher: Watcher, given: Given | None = None) -> None:
        """Count one more, who is to be shown everything next, perhaps with an invitation."""
        if not self.here() and self.live.table.seats_of(watcher.person):
            self.attendance.meet(self.live.now())
        self._watchers[watcher] = NOBODY
        if given is not None:
            self._given[watcher] = given
        self._connections[watcher.person] += 1
        self.attendance.sign(watcher.person, self.live.now())
        if self._connections[watcher.person] == 1:
            self._tell_soon()

    def remove(self, watcher: Watcher) -> None:
        """Count one less."""
        if self._watchers.pop(watcher, None) is None:
            return
        self._around.pop(watcher, None)
        self._given.pop(watcher, None)
        self._connections[watcher.person] -= 1
        if not self._connections[watcher.person]:
            del self._connections[watcher.person]
            self.attendance.leave(watcher.person, self.live.now())
            self._tell_soon()
        if not self._watchers:
            self._frames.forget()

    # Telling

    def show(self, watcher: Watcher) -> None:
        """Show one the table, and all that happened since the entry it has seen."""
        present = self._watchers[watcher] = self._present()
        watcher.tell(self._frames.shown(watcher, present))
        watcher.tell_news(self._frames.news(watcher, watcher.sent), self.live.table.last)
        if watcher in self._around or watcher.sent != NOTHING:  # what it was told may be thrown away, or long ago
            self._around[watcher] = ""
        self._tell_around([watcher])
        seat = self.live.table.seat_of(watcher.viewer)
        if seat is not None and (hint := self._hints.get(seat)) and hint.decision == self.live.table.decision(seat):
            watcher.tell_news(frame(hint), self.live.table.last)

    def publish(self, since: int, *, table_changed: bool) -> None:
        """Tell everybody what happened since an entry; and what table this is, where that has changed."""
        if table_changed:  # who sat down spectates no longer, and who has nothing to sit down with any more does
            self._counted = self.spectating()
        present = self._present()
        for watcher in self:
            if watcher.listing not in ("", self.live.table.doors.listing):
                watcher.put_out("listing-over")
                self.remove(watcher)
                continue
            if table_changed:
                self._watchers[watcher] = present
                watcher.tell(self._frames.shown(watcher, present))
            watcher.tell_news(self._frames.news(watcher, since), self.live.table.last)
        self._tell_around(self._watchers)

    def show_again(self) -> None:
        """Tell everybody anew what table this is, though no entry says so."""
        self._frames.forget()
        for watcher in self:
            watcher.tell(self._frames.shown(watcher, self._watchers[watcher]))

    def tell(self, seat: int, message: Message) -> None:
        """Something for those alone who watch from a seat."""
        text = frame(message)
        for watcher in self._watchers:
            if self.live.table.seat_of(watcher.viewer) == seat:
                watcher.tell_news(text, self.live.table.last)

    def give_hint(self, seat: int, hint: Hint) -> None:
        """A hint, for those who watch from a seat, and for those who come while its decision is open."""
        self._hints[seat] = hint
        self.tell(seat, hint)

    def tell_person(self, person: str, message: Message) -> None:
        """Something for one person alone."""
        text = frame(message)
        for watcher in self._watchers:
            if watcher.person == person:
                watcher.tell(text)

    def tell_around(self) -> None:
        """How things stand around the game, to whoever was told otherwise."""
        self._tell_around(self._watchers)

    def _tell_around(self, watchers: Iterable[Watcher]) -> None:
        """How things stand around the game, to whoever was told otherwise; nothing to tell is not told."""
        table, now = self.live.table, self.live.now()
        if table.referee is None:
            return
        gone_in = self.attendance.gone_in(now) if table.stage == "playing" else {}
        frames: dict[int | None, str] = {}
        nothing = frame(Around(tuple(SeatTime() for _ in table.bots)))
        for watcher in watchers:
            seat = table.seat_of(watcher.viewer)
            if seat not in frames:
                frames[seat] = frame(around(table, seat, now, gone_in, self.live.tempo.standing))
            if frames[seat] != self._around.get(watcher, nothing):
                self._around[watcher] = frames[seat]
                watcher.tell_news(frames[seat], table.last)

    def _tell_soon(self) -> None:
        """Debounce: whoever comes and goes meanwhile is told of together."""
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_presence())
            self._telling.add_done_callback(retrieve)

    async def _tell_presence(self) -> None:
        loop = asyncio.get_running_loop()
        await asyncio.sleep(max(0.0, self._told_at + self.live.house.presence_pause - loop.time()))
        async with self.live.lock:
            self._telling = None
            if self.live.failed:
                return
            self._counted = self.spectating()
            present = self._present()
            behind = [watcher for watcher, known in self._watchers.items() if known != present]
            if behind:
                self._told_at = loop.time()
            for watcher in behind:
                self._watchers[watcher] = present
                watcher.tell(self._frames.shown(watcher, present))
            await self.live.time.tend()
            self._tell_around(self._watchers)

    async def close(self) -> None:
        """Tell nobody any longer."""
        if self._telling is not None:
            self._telling.cancel()
            await asyncio.wait((self._telling,))


class Present(NamedTuple):
    """Who is here: the seats whose people watch, and how many others."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


NOBODY = Present()


class Frames:
    """Encoded messages of a table as it stands, for each kind of viewer; forgotten when it changes."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._entries = 0
        self._shown: dict[tuple[int | None, tuple[int, ...], bool, str, Present], str] = {}
        self._news: dict[tuple[int | None, int, frozenset[int]], str] = {}

    def forget(self) -> None:
        """Keep nothing."""
        self._shown.clear()
        self._news.clear()

    def shown(self, viewer: Watcher, present: Present) -> str:
        """What table this is, for one person; two are alike who have the same seat, or none, and did not open it.

        Strangers know it by the id under which it is listed, and nothing that leads to it otherwise.
        """
        self._keep_current()
        table, person, name = self.live.table, viewer.person, viewer.listing or self.live.name
        seat, own = table.seat_of(viewer.viewer), table.seats_of(person)
        kind = (seat, own, person == table.opened.opener, name, present)
        if kind not in self._shown:
            if any(known != present for *_, known in self._shown):
                self._shown.clear()
            build = self.live.house.build
            message = shown(
                *(table, name, person, present.seats, build),
                spectators=present.spectators,
                hand=viewer.viewer,
                replay=self.live.replay,
            )
            if viewer.listing:
                message = msgspec.structs.replace(message, rematch=None, replay="")
            self._shown[kind] = frame(message)
        return self._shown[kind]

    def news(self, viewer: Watcher, since: int) -> str:
        """What one's seat, or a spectator, learns since an entry, without what is written by people one blocks.

        Strangers are told nothing of what people write, nor are spectators where the table chose so.
        """
        self._keep_current()
        table = self.live.table
        everybody = frozenset(range(len(table.bots)))
        reads = not viewer.listing and (table.doors.overheard or bool(table.seats_of(viewer.person)))
        unheard = self.live.house.blocking.unheard(viewer.person, table) if reads else everybody
        kind = (table.seat_of(viewer.viewer), since, unheard)
        text = self._news.get(kind) or frame(news(table, *kind))
        if len(self._news) < MOST_KEPT and (since == NOTHING or len(text) <= LARGEST_KEPT):
            self._news[kind] = text
        return text

    def _keep_current(self) -> None:
        if self._entries != self.live.table.entries:
            self._entries = self.live.table.entries
            self.forget()
