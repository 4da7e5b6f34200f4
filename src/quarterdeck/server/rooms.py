"""Rooms in which several look at one replay: a leader moves, the others follow and write, leave and come back.

They are in memory alone, and gone when nobody has been there for a while.
"""

import asyncio
from collections import Counter, deque
from contextlib import ExitStack
from typing import TYPE_CHECKING

from starlette.requests import Request

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.bookshelf import Extent
from quarterdeck.server.limits import Buckets
from quarterdeck.store import people
from quarterdeck.table.names import read_name
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.talk import read_message
from quarterdeck.wire.replaying import Eyes, Room, RoomChat, RoomGuest

if TYPE_CHECKING:
    from quarterdeck.server.house import House

LINGER = 10.0  # seconds after a poll in which whoever asked is there still
EMPTY = 600 * 1000  # milliseconds after which a room is gone where nobody is


class Guest:
    """Somebody who is, or was, in a room."""

    def __init__(self, number: int, badge: str, name: str) -> None:
        self.number = number
        self.badge = badge
        self.name = name
        self.blocked: frozenset[str] = frozenset()  # whose messages they are not sent
        self.polls = 0
        self.left = False
        self.lingering: asyncio.TimerHandle | None = None

    @property
    def here(self) -> bool:
        """Whether they look."""
        return not self.left and (self.polls > 0 or self.lingering is not None)


class OpenRoom:
    """One room; every change gives it another version."""

    def __init__(self, name: str, replay: str, extent: Extent, opener: Asker, eyes: Eyes = "spectator") -> None:
        self.name = name
        self.replay = replay
        self.extent = extent
        self.opener = opener
        self.version = 0
        self.eyes: Eyes = eyes
        self.step = 0
        self.leader = 0
        self.guests: dict[int, Guest] = {}
        self.changed = asyncio.Event()
        self.touched = 0  # when somebody was there last
        self._next = 0
        self._written = 0
        self._chat: deque[tuple[str, RoomChat]] = deque(maxlen=bounds.ROOM_CHATS_KEPT.most)

    def change(self) -> None:
        """Let everybody who waits know."""
        self.version += 1
        self.changed.set()
        self.changed = asyncio.Event()

    @property
    def empty(self) -> bool:
        """Whether nobody is there."""
        return not any(guest.here for guest in self.guests.values())

    def guest(self, badge: str) -> Guest:
        """Who somebody is here, or a refusal."""
        found = next((guest for guest in self.guests.values() if guest.badge == badge), None)
        if found is None:
            raise Refusal("room-outside")
        return found

    def enter(self, badge: str, name: str) -> Guest:
        """Somebody comes, comes back, or is called otherwise from now on."""
        own = next((guest for guest in self.guests.values() if guest.badge == badge), None)
        others = [guest.name for guest in self.guests.values() if guest is not own]
        read = read_name(name, others)
        if own is None:
            self._make_room()
            own = self.guests[self._next] = Guest(self._next, badge, read)
            self._next += 1
            self.change()
        elif own.name != read:
            own.name = read
            self.change()
        return own

    def _make_room(self) -> None:
        """Where it is full, who has gone is forgotten first."""
        if len(self.guests) < bounds.GUESTS.most:
            return
        gone = next((one for one in self.guests.values() if not one.here and one.number != self.leader), None)
        if gone is None:
            raise Refusal(bounds.GUESTS.refusal)
        self.forget(gone.badge)

    def forget(self, badge: str) -> None:
        """Somebody, and what they wrote, is gone."""
        self.guests = {number: guest for number, guest in self.guests.items() if guest.badge != badge}
        kept = [(by, chat) for by, chat in self._chat if by != badge]
        self._chat = deque(kept, maxlen=self._chat.maxlen)
        self.change()

    def move(self, badge: str, eyes: Eyes, step: int) -> None:
        """Who leads looks at another moment."""
        if self.guest(badge).number != self.leader:
            raise Refusal("room-not-leader")
        self.extent.check(eyes, step)
        if (eyes, step) != (self.eyes, self.step):
            self.eyes, self.step = eyes, step
            self.change()

    def lead(self, badge: str, number: int) -> None:
        """Who leads gives the lead to somebody; where they are gone, whoever is there takes it."""
        own, leader = self.guest(badge), self.guests.get(self.leader)
        if number not in self.guests:
            raise Refusal("guest-unknown")
        if own.number != self.leader:
            if leader is not None and leader.here:
                raise Refusal("room-led")
            if number != own.number:
                raise Refusal("room-not-leader")
        if number != self.leader:
            self.leader = number
            self.change()

    def write(self, badge: str, text: str) -> None:
        """Somebody writes to all."""
        guest = self.guest(badge)
        self._chat.append((badge, RoomChat(self._written, guest.number, read_message(text))))
        self._written += 1
        self.change()

    def shown(self, guest: Guest) -> Room:
        """The room as it stands, for somebody in it."""
        found = tuple(RoomGuest(one.number, one.name, one.here) for one in self.guests.values())
        chat = tuple(chat for by, chat in self._chat if by not in guest.blocked)
        return Room(
            *(self.name, self.replay, self.version, self.leader, guest.number, self.eyes, self.step, found, chat)
        )


class Rooms:
    """All rooms of one house."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._rooms: dict[str, OpenRoom] = {}
        self._polls_of_badge: Counter[str] = Counter()
        self._polls_of_address: Counter[str] = Counter()
        self._chats = Buckets(bounds.ROOM_CHATS)

    def __len__(self) -> int:
        return len(self._rooms)

    async def open(self, replay: str, extent: Extent, name: str, asker: Asker) -> OpenRoom:
        """Make a room where somebody leads."""
        blocked = await self._blocked(asker)
        self._forget_empty()
        rooms = self._rooms.values()
        for number, bound in (
            (sum(room.opener.badge == asker.badge for room in rooms), bounds.ROOMS_OF_BADGE),
            (sum(room.opener.address == asker.address for room in rooms), bounds.ROOMS_OF_ADDRESS),
            (len(rooms), bounds.ROOMS),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)
        room = OpenRoom(self.house.sources.name(), replay, extent, asker)
        self._arrive(room, asker, name, blocked)
        self._rooms[room.name] = room
        return room

    def find(self, name: str) -> OpenRoom:
        """A room, if it is there."""
        self._forget_empty()
        if name not in self._rooms:
            raise Refusal("room-unknown")
        return self._rooms[name]

    async def enter(self, name: str, called: str, asker: Asker) -> Room:
        """Somebody comes; whom its opener blocks finds no room."""
        room = self.find(name)
        if await self.house.log.do(people.is_blocked, asker.badge, room.opener.badge):
            raise Refusal("room-unknown")
        blocked = await self._blocked(asker)
        self.house.check_stays(asker.badge)
        return room.shown(self._arrive(room, asker, called, blocked))

    async def _blocked(self, asker: Asker) -> frozenset[str]:
        """Whom somebody blocks, as the store says."""
        found = await self.house.log.do(people.blocks_of, asker.badge)
        return frozenset(one.blocked for one in found)

    def _arrive(self, room: OpenRoom, asker: Asker, called: str, blocked: frozenset[str]) -> Guest:
        """Somebody comes, or comes back, and whoever waits sees them there."""
        before = room.version
        guest = room.enter(asker.badge, called)
        guest.blocked = blocked
        if not guest.here and room.version == before:
            room.change()
        guest.left = False
        self._linger(room, guest)
        return guest

    def leave(self, name: str, badge: str) -> None:
        """Somebody goes, and may come back; their other polls show them there again when they ask anew."""
        room = self.find(name)
        guest = room.guest(badge)
        if guest.here:
            self._stay(guest)
            guest.left = True
            room.touched = self.house.sources.monotonic()
            room.change()

    async def poll(self, name: str, asker: Asker, since: int, wait: float, request: Request) -> Room:
        """The room when it is another version than somebody has seen, or when their wait is over."""
        room = self.find(name)
        guest = room.guest(asker.badge)
        with ExitStack() as place:
            self._take_place(asker, place)
            if not guest.here:
                guest.polls += 1
                guest.left = False
                room.change()
            else:
                guest.polls += 1
            place.callback(self._leave, room, guest)
            self._stay(guest)
            if room.version == since:
                await self.house.waiting.wait(room.changed, wait, request)
        return room.shown(room.guest(asker.badge))

    def _take_place(self, asker: Asker, place: ExitStack) -> None:
        for number, bound in (
            (self._polls_of_badge[asker.badge], bounds.POLLS_OF_BADGE),
            (self._polls_of_address[asker.address], bounds.POLLS_OF_ADDRESS),
            (self._polls_of_address.total(), bounds.POLLS),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)
        for counter, who in ((self._polls_of_badge, asker.badge), (self._polls_of_address, asker.address)):
            counter[who] += 1
            place.callback(_count_down, counter, who)

    def _leave(self, room: OpenRoom, guest: Guest) -> None:
        guest.polls -= 1
        if not guest.left:
            self._linger(room, guest)

    def _linger(self, room: OpenRoom, guest: Guest) -> None:
        """Somebody is there still for a while, though they ask nothing."""
        self._stay(guest)
        room.touched = self.house.sources.monotonic()
        guest.lingering = asyncio.get_running_loop().call_later(LINGER, self._gone, room, guest)

    def _stay(self, guest: Guest) -> None:
        if guest.lingering is not None:
            guest.lingering.cancel()
            guest.lingering = None

    def _gone(self, room: OpenRoom, guest: Guest) -> None:
        guest.lingering = None
        room.touched = self.house.sources.monotonic()
        if not guest.here:
            room.change()

    def write(self, name: str, badge: str, text: str) -> None:
        """Somebody writes to all in a room, not too often."""
        room = self.find(name)
        room.guest(badge)
        self._chats.check(badge)
        room.write(badge, text)

    def forget_person(self, badge: str) -> None:
        """Somebody is forgotten everywhere."""
        for room in self._rooms.values():
            if any(guest.badge == badge for guest in room.guests.values()):
                room.forget(badge)

    def _forget_empty(self) -> None:
        now = self.house.sources.monotonic()
        gone = [room.name for room in self._rooms.values() if room.empty and room.touched + EMPTY <= now]
        for name in gone:
            del self._rooms[name]

    def close(self) -> None:
        """Nobody lingers any longer."""
        for room in self._rooms.values():
            for guest in room.guests.values():
                self._stay(guest)
        self._rooms.clear()


def _count_down(counter: Counter[str], who: str) -> None:
    counter[who] -= 1
    if not counter[who]:
        del counter[who]
