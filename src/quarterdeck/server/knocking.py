"""Knocking: who has a table's code waits until its opener lets them in. It is in memory alone, and soon forgotten."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.codes import Codes
from quarterdeck.server.door import Here
from quarterdeck.store import people
from quarterdeck.table.doors import set_doors
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.names import read_name
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import Code, Knock, KnockAt, Knocking, Knocks

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import LiveTable

PATIENCE: Final = 60.0  # seconds after which a knock is forgotten that nobody asks about


Until = Callable[[asyncio.Event], Awaitable[None]]  # waits for it, but not for ever


class Knocked:
    """Somebody at a table's door; a visitor of the house, who is put out like any other."""

    def __init__(
        self, knocker: "Knocker", asker: Asker, host: str, name: str, live: "LiveTable", *, heard: bool
    ) -> None:
        self.knock = knocker.house.sources.name()
        self.address, self.person = asker
        self.here = Here(self, host)
        self.name = name
        self.table = live.name
        self.game = live.table.game.name
        self.heard = heard  # False for one whom the opener blocks
        self.state: Literal["waiting", "in", "away"] = "waiting"
        self.invitation = ""
        self.answered = asyncio.Event()
        self.asking = 0  # how many wait for the answer
        self.lapse: asyncio.TimerHandle | None = None
        self._knocker = knocker

    # As a visitor

    def put_out(self, key: str) -> None:
        self.drop()

    def drop(self) -> None:
        self._knocker.forget(self)

    def say(self) -> Knocking:
        """How it stands, for whoever knocks; which table it is, they learn when they are let in."""
        table = self.table if self.state == "in" else ""
        return Knocking(self.knock, self.game, self.state, table, self.invitation)


class Knocker:
    """All knocks at the tables of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.codes = Codes(house.sources)
        self._knocks: dict[str, Knocked] = {}

    # The opener

    async def code(self, table: str, asker: Asker) -> Code:
        """What the opener of a table that waits for people may say aloud."""
        live = await self.house.find(table)
        await live.look(partial(_check_opener, person=asker.badge))
        live.see(asker.badge, asker.address)
        if not live.table.doors.invitation:  # opened by an older version; who is let in sits down with it
            await live.carry_out(partial(_make_link, person=asker.badge, link=self.house.sources.name()))
        return Code(*self.codes.make(live.name, live.asker.address))

    def at(self, table: str) -> Knocks:
        """Who knocks at a table now."""
        waiting = [one for one in self._at(table) if one.state == "waiting" and one.heard]
        return Knocks(tuple(Knock(one.knock, one.name) for one in waiting))

    async def answer(self, live: "LiveTable", person: str, knock: str, *, welcome: bool) -> None:
        """The opener lets somebody in, or turns them away."""
        badges = await self.house.badges()
        _check_opener(live.table, person)
        one = self._knocks.get(knock)
        if one is None or one.table != live.name or not one.heard:
            raise Refusal("knock-unknown")
        if one.state == "waiting":
            self._settle(one, badges.admission(live.name, one.person, live.table.doors.invitation) if welcome else "")
            self._tell(live.name)

    # Whoever knocks

    async def knock(self, asker: Asker, wish: KnockAt, host: str = "") -> Knocking:
        """Knock from a host at the table of a code; at one that anyone may join, one is in at once."""
        name = read_name(wish.name, [])
        live = await self._find(wish.code, asker.address)
        blocked = await self.house.log.do(people.is_blocked, asker.badge, live.table.opened.opener)
        heard = not blocked or bool(live.table.seats_of(asker.badge))
        admission = (await self.house.badges()).admission(live.name, asker.badge, live.table.doors.invitation)
        self.house.check_stays(asker.badge)
        known = next((one for one in self._at(live.name) if one.person == asker.badge), None)
        if known is not None and (known.state == "waiting" or known.invitation == admission):
            return known.say()
        open_to_them = live.table.doors.anyone and asker.badge not in live.table.former
        if open_to_them and not heard:
            self.codes.miss(asker.address)  # as if it had run out: one who waits where nobody else does would know why
        if known is not None:
            self.forget(known)
        self._check_room(asker, live.name)
        one = Knocked(self, asker, host, name, live, heard=heard)
        self._knocks[one.knock] = one
        self.house.door.knocking.add(one.here)
        if open_to_them:
            self._settle(one, admission)
        elif heard:
            self._tell(live.name)
        self._forget_later(one)
        return one.say()

    async def wait(self, person: str, knock: str, until: Until) -> Knocking:
        """How a knock stands: as soon as it is answered, or when there is no more time to wait."""
        one = self._of(person, knock)
        one.asking += 1
        if one.lapse is not None:
            one.lapse.cancel()
        try:
            if one.state == "waiting":
                await until(one.answered)
        finally:
            one.asking -= 1
            if not one.asking and one.knock in self._knocks:
                self._forget_later(one)
        return one.say()

    def leave(self, person: str, knock: str) -> None:
        """Knock no longer."""
        self.forget(self._of(person, knock))

    def forget_person(self, person: str) -> None:
        """Somebody is forgotten, and knocks nowhere."""
        for one in [one for one in self._knocks.values() if one.person == person]:
            self.forget(one)

    # The table

    def stop(self, table: str) -> None:
        """A table waits for nobody any more: who knocks is turned away."""
        self.codes.end(table)
        for one in self._at(table):
            if one.state == "waiting":
                self._settle(one)

    async def _find(self, code: str, address: str) -> "LiveTable":
        table = self.codes.find(code, address)
        try:
            live = await self.house.find(table)
        except Refusal as refusal:
            if refusal.key == "too-often":  # which says nothing of the table
                raise
            live = None
        if live is None or live.table.stage != "waiting":
            self.stop(table)
            self.codes.miss(address)
        return live

    def _at(self, table: str) -> list[Knocked]:
        return [one for one in self._knocks.values() if one.table == table]

    def _of(self, person: str, knock: str) -> Knocked:
        one = self._knocks.get(knock)
        if one is None or one.person != person:
            raise Refusal("knock-unknown")
        return one

    def _check_room(self, asker: Asker, table: str) -> None:
        of_badge = sum(one.person == asker.badge for one in self._knocks.values())
        at_table = self._at(table)
        of_address = sum(one.address == asker.address for one in at_table)
        for number, bound in (
            (of_badge, bounds.KNOCKS_OF_BADGE),
            (of_address, bounds.KNOCKS_OF_ADDRESS),
            (len(at_table), bounds.KNOCKS_OF_TABLE),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)

    def _settle(self, one: Knocked, invitation: str = "") -> None:
        """Let somebody in by an invitation, or turn them away."""
        one.state = "in" if invitation else "away"
        one.invitation = invitation
        one.answered.set()

    def _tell(self, table: str) -> None:
        live = self.house.in_memory(table)
        if live is not None:
            live.watchers.tell_person(live.table.opened.opener, self.at(table))

    def _forget_later(self, one: Knocked) -> None:
        one.lapse = asyncio.get_running_loop().call_later(PATIENCE, self.forget, one)

    def forget(self, one: Knocked) -> None:
        """They knock no longer, and whoever waits for an answer hears so."""
        if one.lapse is not None:
            one.lapse.cancel()
        self.house.door.knocking.discard(one.here)
        if self._knocks.pop(one.knock, None) is not None and one.state == "waiting":
            self._settle(one)
            self._tell(one.table)


def _make_link(table: Table, /, *, person: str, link: str, at: int) -> list[TableEntry]:
    doors = table.doors
    return set_doors(table, person, listing=doors.listing, anyone=doors.anyone, invitation=link, at=at)


def _check_opener(table: Table, person: str) -> None:
    if person != table.opened.opener:
        raise Refusal("opener-only")
    if table.stage != "waiting":
        raise Refusal("game-began")
