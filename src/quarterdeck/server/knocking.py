"""Knocking: who has a table's code waits until its opener lets them in. It is in memory alone, and soon forgotten."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Final, Literal

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.codes import Codes
from quarterdeck.store import people
from quarterdeck.table.names import read_name
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import Code, Knock, KnockAt, Knocking, Knocks

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import LiveTable

PATIENCE: Final = 60.0  # seconds after which a knock is forgotten that nobody asks about


class Knocked:
    """Somebody at a table's door."""

    def __init__(self, knock: str, person: str, name: str, live: "LiveTable", *, heard: bool) -> None:
        self.knock = knock
        self.person = person
        self.name = name
        self.table = live.name
        self.game = live.table.game.name
        self.heard = heard  # False for one whom the opener blocks
        self.state: Literal["waiting", "in", "away"] = "waiting"
        self.invitation = ""
        self.answered = asyncio.Event()
        self.asking = 0  # how many wait for the answer
        self.lapse: asyncio.TimerHandle | None = None

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
        self._let_in: dict[str, dict[str, str]] = {}  # by table and person: the invitation for them alone

    # The opener

    async def code(self, table: str, person: str) -> Code:
        """What the opener of a table that waits for people may say aloud."""
        live = await self.house.find(table)
        await live.look(partial(_check_opener, person=person))
        return Code(*self.codes.make(live.name))

    def at(self, table: str) -> Knocks:
        """Who knocks at a table now."""
        waiting = [one for one in self._at(table) if one.state == "waiting" and one.heard]
        return Knocks(tuple(Knock(one.knock, one.name) for one in waiting))

    def answer(self, live: "LiveTable", person: str, knock: str, *, welcome: bool) -> None:
        """The opener lets somebody in, or turns them away."""
        _check_opener(live.table, person)
        one = self._knocks.get(knock)
        if one is None or one.table != live.name or not one.heard:
            raise Refusal("knock-unknown")
        if one.state == "waiting":
            self._settle(one, "in" if welcome else "away")
            self._tell(live.name)

    # Whoever knocks

    async def knock(self, asker: Asker, wish: KnockAt) -> Knocking:
        """Knock at the table of a code; at one that anyone may join, one is in at once."""
        name = read_name(wish.name, [])
        live = await self._find(wish.code, asker.address)
        known = next((one for one in self._at(live.name) if one.person == asker.badge), None)
        if known is not None and known.state != "away":
            return known.say()
        heard = not await self.house.log.do(people.is_blocked, asker.badge, live.table.opened.opener)
        if known is not None:
            self._forget(known)
        self._check_room(asker.badge, live.name)
        one = Knocked(self.house.sources.name(), asker.badge, name, live, heard=heard)
        self._knocks[one.knock] = one
        if heard and live.table.doors.anyone:
            self._settle(one, "in")
        elif heard:
            self._tell(live.name)
        self._forget_later(one)
        return one.say()

    async def wait(self, person: str, knock: str, seconds: float) -> Knocking:
        """How a knock stands: as soon as it is answered, or after so many seconds."""
        one = self._of(person, knock)
        one.asking += 1
        if one.lapse is not None:
            one.lapse.cancel()
        try:
            if one.state == "waiting" and seconds > 0:
                await asyncio.wait_for(one.answered.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            one.asking -= 1
            if not one.asking and one.knock in self._knocks:
                self._forget_later(one)
        return one.say()

    def leave(self, person: str, knock: str) -> None:
        """Knock no longer."""
        self._forget(self._of(person, knock))

    # The table

    def opens(self, table: str, person: str, invitation: str) -> bool:
        """Whether somebody was let in at a table by this invitation."""
        return bool(invitation) and self._let_in.get(table, {}).get(person) == invitation

    def stop(self, table: str) -> None:
        """A table waits for nobody any more: who knocks is turned away, who was let in needs nothing any more."""
        self.codes.end(table)
        self._let_in.pop(table, None)
        for one in self._at(table):
            if one.state == "waiting":
                self._settle(one, "away")

    async def _find(self, code: str, address: str) -> "LiveTable":
        table = self.codes.find(code, address)
        try:
            live = await self.house.find(table)
        except Refusal:
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

    def _check_room(self, person: str, table: str) -> None:
        of_badge = sum(one.person == person for one in self._knocks.values())
        of_table = max(len(self._at(table)), len(self._let_in.get(table, {})))
        for number, bound in ((of_badge, bounds.KNOCKS_OF_BADGE), (of_table, bounds.KNOCKS_OF_TABLE)):
            if number >= bound.most:
                raise Refusal(bound.refusal)

    def _settle(self, one: Knocked, state: Literal["in", "away"]) -> None:
        one.state = state
        if state == "in":
            one.invitation = self.house.sources.name()
            self._let_in.setdefault(one.table, {})[one.person] = one.invitation
        one.answered.set()

    def _tell(self, table: str) -> None:
        live = self.house.in_memory(table)
        if live is not None:
            live.watchers.tell_person(live.table.opened.opener, self.at(table))

    def _forget_later(self, one: Knocked) -> None:
        one.lapse = asyncio.get_running_loop().call_later(PATIENCE, self._forget, one)

    def _forget(self, one: Knocked) -> None:
        if one.lapse is not None:
            one.lapse.cancel()
        if self._knocks.pop(one.knock, None) is not None and one.state == "waiting":
            self._settle(one, "away")
            self._tell(one.table)


def _check_opener(table: Table, person: str) -> None:
    if person != table.opened.opener:
        raise Refusal("opener-only")
    if table.stage != "waiting":
        raise Refusal("game-began")
