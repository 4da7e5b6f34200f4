"""The tables on somebody's list: what a start page shows, one filter a page at a time, and taking a table off it."""

import re
from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.server.live import LiveTable
from quarterdeck.store import lists
from quarterdeck.store.lists import BEGINNING, Place
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Mine
from quarterdeck.wire.news import seats
from quarterdeck.wire.oneself import Filter, MyTables

if TYPE_CHECKING:
    from quarterdeck.server.house import House

MOST_FIRST = 12  # tables on a start page
SLICE = 12  # tables looked at for one answer

_PLACE = re.compile(r"(\d{1,18})\.([A-Za-z0-9_-]{1,64})")


async def first_tables(house: "House", person: str) -> tuple[Mine, ...]:
    """The tables of a start page."""
    return await _shown(house, person, await house.log.do(lists.tables_of, person, MOST_FIRST))


async def page_of(house: "House", person: str, only: Filter, after: str) -> MyTables:
    """Tables that pass a filter among the next ones of the list. Whose turn it is a table itself must be asked,
    so that a page may have few of them, and more may follow.
    """
    places = await house.log.do(lists.tables_of, person, SLICE, only == "finished", _place(after))
    found = [mine for mine in await _shown(house, person, places) if _passes(mine, only)]
    more = f"{places[-1].touched}.{places[-1].table}" if len(places) == SLICE else ""
    return MyTables(tuple(found), more)


async def remove(house: "House", person: str, name: str) -> None:
    """Take a table off somebody's list, or say why not; at the table itself nothing changes."""
    live = await house.find(name)
    await live.look(partial(_check_removable, person=person))
    house.check_stays(person)
    await house.log.do(lists.remove, person, name)


async def put_back(house: "House", person: str, name: str) -> None:
    """Have a table on somebody's list again."""
    await house.log.do(lists.put_back, person, name)


def _check_removable(table: Table, person: str) -> None:
    """Whom others wait for, or may come to wait for, keeps the table in sight."""
    if not table.seats_of(person):
        raise Refusal("not-at-table")
    if table.stage == "waiting" or (table.stage == "playing" and len(table.people) > len(table.seats_of(person))):
        raise Refusal("table-needs-you")


def _passes(mine: Mine, only: Filter) -> bool:
    if only == "turn":
        return mine.stage == "playing" and mine.asked
    return (mine.stage == "over") == (only == "finished")


async def _shown(house: "House", person: str, places: list[Place]) -> tuple[Mine, ...]:
    found = []
    for at, name in places:
        try:
            live = await house.find(name)
            mine = await live.look(partial(_mine, live=live, person=person, at=house.clock.wall(at)))
        except Refusal as refusal:
            if refusal.key == "too-often":  # else it is broken, or closed
                raise
        else:
            found += [] if mine is None else [mine]
    return tuple(found)


def _mine(table: Table, live: LiveTable, person: str, at: int) -> Mine | None:
    """A table on somebody's list; none where they have no seat any more."""
    own = table.seats_of(person)
    if not own:
        return None
    asked = any(table.decision(seat) is not None for seat in own)
    who = seats(table, live.here())
    counted = (table.rewinds, table.hints)
    return Mine(live.name, table.game.name, table.stage, own[0], who, asked, at, *counted, live.replay)


def _place(text: str) -> Place:
    """Where a list goes on."""
    if not text:
        return BEGINNING
    found = _PLACE.fullmatch(text)
    if found is None:
        raise Refusal("message-bad")
    return Place(int(found[1]), found[2])
