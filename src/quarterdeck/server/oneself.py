"""Who somebody is in several browsers: links to oneself, devices, feeds, and signing out everywhere.

A way leads to a person and is a secret of theirs. What is made, used or void is decided by the store in one transaction
together with the generation of the badge that asks, so that nothing slips through while somebody signs out.
"""

import asyncio
import sqlite3
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.badges import Held
from quarterdeck.server.exception_logging import shielded
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.store import lists, ways
from quarterdeck.store.ways import Way
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire import oneself as wire

if TYPE_CHECKING:
    from quarterdeck.server.house import House

REMEMBERED = 1000  # fresh badges whose answers may have been lost
SIGNED_OUT = "signed-out"  # why a connection of somebody who signed out everywhere is hung up on


class Oneself:
    """Makes ways to people, and lets browsers be them."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._made = Limits(bounds.WAYS_MADE_OF_ADDRESS, bounds.WAYS_MADE_OF_BADGE)
        self._wrong = Buckets(bounds.WRONG_WAYS_OF_ADDRESS)
        self._done: dict[tuple[Held, str], str] = {}  # fresh badges, by those they replace and a word of whoever asked
        self._signed_out = Limits(bounds.SIGN_OUTS_OF_ADDRESS, bounds.SIGN_OUTS_OF_BADGE)

    async def ways(self, person: str) -> wire.Ways:
        """What leads to a person at the moment."""
        since = self._since()
        found = await self.house.log.do(ways.ways_of, person)
        return wire.Ways(tuple(self._told(way) for way in found if not _is_over(way, since)))

    async def make(self, held: Held, address: str, kind: wire.WayKind, *, renew: bool = False) -> wire.Way:
        """A way to whoever asks: a new one for a device, else the one there is, unless it is to be renewed."""
        if kind == "device" or renew or not await self.house.log.do(ways.ways_of, held.person, kind):
            self._made.check(Asker(address, held.person))
        self.house.check_stays(held.person)
        fresh = Way(self.house.sources.name(), held.person, kind, self.house.clock.now())
        work = partial(_make, held=held, fresh=fresh, renew=renew, since=self._since())
        return self._told(await self.house.log.do(work))

    async def revoke(self, held: Held, kind: wire.WayKind) -> None:
        """No way of this kind leads to whoever asks any longer."""
        await self.house.log.do(partial(_revoke, held=held, kind=kind))

    async def look(self, held: Held, address: str, secret: str) -> wire.Found:
        """Whom a secret leads to, for whoever may become them."""
        return await self._found(held, await self._find(address, secret))

    async def claim(self, held: Held, address: str, secret: str) -> tuple[wire.Found, str]:
        """Whom a secret leads to, and the badge by which a browser is them from now on."""
        way = await self._find(address, secret)
        found = await self._found(held, way)
        if self.house.is_leaving(way.person):
            raise Refusal("way-unknown")
        badges = await self.house.badges()
        generation = await self.house.log.do(partial(_claim, held=held, secret=secret, since=self._since()))
        return found, badges.make(way.person, generation)

    def signed_out(self, held: Held, once: str) -> str | None:
        """The fresh badge of one who asks again, because the answer was lost; None where it was not asked yet."""
        return self._done.get((held, once)) if once else None

    async def sign_out(self, held: Held, address: str, once: str = "") -> str:
        """Make all badges and ways of whoever asks void, and hang up on all who came with them; a fresh badge."""
        self._signed_out.check(Asker(address, held.person))
        badge = await shielded(asyncio.create_task(self._sign_out(held)))
        if once:
            self._done[held, once] = badge
            if len(self._done) > REMEMBERED:
                del self._done[next(iter(self._done))]
        return badge

    async def _sign_out(self, held: Held) -> str:
        badges = await self.house.badges()
        generation = await self.house.log.do(partial(_sign_out, held=held))
        badges.void(held.person, generation)
        self.house.door.put_out_person(held.person, SIGNED_OUT)
        return badges.make(held.person, generation)

    async def catch_up(self, held: Held) -> None:
        """Void what a signing out had made void before an older store was put in place, as this badge proves."""
        await self.house.log.do(ways.set_generation, held.person, held.generation)
        (await self.house.badges()).void(held.person, held.generation)
        self.house.door.put_out_person(held.person, SIGNED_OUT)

    async def _find(self, address: str, secret: str) -> Way:
        """The way of a secret, or why it is none; wrong ones are bounded for each address."""
        if not self._wrong.has(address):
            raise Refusal(bounds.WRONG_WAYS_OF_ADDRESS.refusal)
        way = await self.house.log.do(ways.find, secret)
        if way is None or way.kind == "feed":
            self._wrong.take(address)
            raise Refusal("way-unknown")
        _check(way, self._since())
        return way

    async def _found(self, held: Held, way: Way) -> wire.Found:
        log = self.house.log
        tables, own = [await log.do(lists.count_tables, person) for person in (way.person, held.person)]
        name = await self._name(way.person)
        return wire.Found(way.kind, way.person == held.person, name, tables, own)

    async def _name(self, person: str) -> str:
        """What somebody is called at the table they were at last, as far as it can be told."""
        for table, _ in await self.house.log.tables_of(person, 1):
            with suppress(Refusal):
                live = await self.house.find(table)
                seat = live.table.seat_of(person)
                return "" if seat is None else live.table.people[seat].name
        return ""

    def _since(self) -> int:
        """The server time before which what was made for a device is over: ten minutes ago by the wall clock."""
        clock = self.house.clock
        return clock.server(clock.wall(clock.now()) - wire.DEVICE_SECONDS * 1000)

    def _told(self, way: Way) -> wire.Way:
        wall = self.house.clock.wall
        made = wall(way.made)
        passed = wall(self.house.clock.now()) - made
        seconds = wire.DEVICE_SECONDS - passed // 1000 if way.kind == "device" else None
        return wire.Way(way.kind, way.secret, made, seconds)


def _is_over(way: Way, since: int) -> bool:
    return way.used or (way.kind == "device" and way.made < since)


def _check(way: Way, since: int) -> None:
    """Refuse a way that leads nowhere any longer."""
    if way.used:
        raise Refusal("way-used")
    if _is_over(way, since):
        raise Refusal("way-expired")


# Work for the store's thread


def _check_live(connection: sqlite3.Connection, held: Held) -> None:
    """Refuse a badge that became void since it was looked at."""
    if ways.generation_of(connection, held.person) != held.generation:
        raise Refusal("no-badge")


def _make(connection: sqlite3.Connection, held: Held, fresh: Way, renew: bool, since: int) -> Way:
    _check_live(connection, held)
    present = [way for way in ways.ways_of(connection, held.person, fresh.kind) if not _is_over(way, since)]
    if fresh.kind == "device" and len(present) >= bounds.DEVICES.most:
        raise Refusal(bounds.DEVICES.refusal, {"most": bounds.DEVICES.most})
    if fresh.kind != "device" and present:
        if not renew:
            return present[0]
        ways.drop(connection, held.person, fresh.kind)
    if ways.count(connection) >= bounds.WAYS.most:
        raise Refusal(bounds.WAYS.refusal)
    ways.put(connection, fresh)
    return fresh


def _revoke(connection: sqlite3.Connection, held: Held, kind: wire.WayKind) -> None:
    _check_live(connection, held)
    ways.drop(connection, held.person, kind)


def _claim(connection: sqlite3.Connection, held: Held, secret: str, since: int) -> int:
    """The generation of the badge that a browser gets; a device's way is used up, unless it leads to oneself."""
    _check_live(connection, held)
    way = ways.find(connection, secret)
    if way is None:
        raise Refusal("way-unknown")
    _check(way, since)
    if way.kind == "device" and way.person != held.person:
        ways.use(connection, secret)
    return ways.generation_of(connection, way.person)


def _sign_out(connection: sqlite3.Connection, held: Held) -> int:
    _check_live(connection, held)
    if not held.generation and ways.count_generations(connection) >= bounds.SIGNED_OUT.most:
        raise Refusal(bounds.SIGNED_OUT.refusal)
    ways.drop(connection, held.person)
    ways.set_generation(connection, held.person, held.generation + 1)
    return held.generation + 1
