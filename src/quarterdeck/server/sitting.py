"""Sitting down at tables, and what an invitation is good for before it is used."""

from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.server.askers import Asker
from quarterdeck.server.audience import Given
from quarterdeck.store import people
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.hands import take_hand
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import Join, Joined, Looked
from quarterdeck.wire.hands import TakeHand
from quarterdeck.wire.messages import Sit

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import Command, LiveTable


async def sit_down(house: "House", name: str, wish: Sit, asker: Asker) -> int:
    """Seat a person, or say why not."""
    person = asker.badge
    live = await _come_to(house, name, asker)
    badges = await house.badges()

    def command(table: Table, /, *, at: int) -> list[TableEntry]:
        house.check_stays(person)
        link = table.doors.invitation
        let_in = wish.invitation == badges.admission(name, person, link)
        invitation = link if let_in else wish.invitation
        return table.sit(person, invitation, wish.name, wish.luck, let_in=let_in, at=at)

    return await _take_seat(live, command, person)


async def sit_down_at_a_screen(house: "House", name: str, wish: TakeHand, asker: Asker) -> int:
    """Seat one of several people at one screen, or say why not."""
    live = await _come_to(house, name, asker)
    hand = house.sources.name()

    def command(table: Table, /, *, at: int) -> list[TableEntry]:
        house.check_stays(asker.badge)
        return take_hand(table, asker.badge, hand, wish.invitation, wish.name, wish.luck, wish.code, at=at)

    return await _take_seat(live, command, hand)


async def join(house: "House", listing: str, wish: Join, asker: Asker) -> Joined:
    """Seat a stranger at a listed table that anyone may join."""
    live = house.listed.find(listing)
    doors = live.table.doors
    if not doors.anyone:
        raise Refusal("join-closed")
    try:
        seat = await sit_down(house, live.name, Sit(doors.invitation, wish.name, wish.luck), asker)
    except Refusal as refusal:
        if refusal.key == "invitation-unknown":  # they are blocked, or the link was renewed meanwhile
            raise Refusal("listing-unknown") from None
        raise
    return Joined(live.name, seat)


async def look_at(house: "House", name: str, invitation: str, person: str) -> Looked:
    """What an invitation is good for, before it is used."""
    live = await house.find(name)
    given = await read_invitation(house, live, invitation, person)
    return Looked("void") if given is None else await live.look(partial(given.looked, person=person))


async def read_invitation(house: "House", live: "LiveTable", invitation: str, person: str) -> Given | None:
    """What somebody comes with; None where whoever opened the table blocks them."""
    if await _is_unwelcome(house, live.table, person):
        return None
    link = live.table.doors.invitation
    let_in = invitation == (await house.badges()).admission(live.name, person, link)
    return Given(link if let_in else invitation, let_in)


async def _come_to(house: "House", name: str, asker: Asker) -> "LiveTable":
    """The table at which somebody wants to sit down."""
    live = await house.find(name)
    if await _is_unwelcome(house, live.table, asker.badge):
        raise Refusal("invitation-unknown")  # as any other: that they are blocked nobody is told
    live.see(asker.badge, asker.address)
    return live


async def _is_unwelcome(house: "House", table: Table, person: str) -> bool:
    """Whether somebody is blocked by whoever opened the table, and does not sit there already."""
    return not table.seats_of(person) and await house.log.do(people.is_blocked, person, table.opened.opener)


async def _take_seat(live: "LiveTable", command: "Command", sitter: str) -> int:
    """Seat somebody; where that is, is looked up before anybody else may remove them."""
    seats: list[int | None] = []
    await live.carry_out(command, lambda entry: seats.append(live.table.seat_of(sitter)))
    (seat,) = seats
    assert seat is not None
    return seat
