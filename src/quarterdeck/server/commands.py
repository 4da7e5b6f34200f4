"""From what a client asks to the command of the table that does it."""

from functools import partial
from typing import TYPE_CHECKING

from quarterdeck.bots import LADDER
from quarterdeck.table import agreeing, seating, undoing
from quarterdeck.table.doors import set_doors
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.naming import rename
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import SetDoors
from quarterdeck.wire.messages import (
    Act,
    Agree,
    Arrange,
    Chat,
    Decline,
    Propose,
    Reading,
    Rename,
    Resign,
    Resume,
    Rewind,
    Say,
    Skip,
    Start,
    TakeBack,
)

if TYPE_CHECKING:
    from quarterdeck.server.live import Command, LiveTable

Seating = Arrange | Start | SetDoors
Agreeing = Resign | Propose | Agree | Decline | Resume
Commanded = Act | Say | Chat | Rename | TakeBack | Rewind | Agreeing | Skip | Reading | Seating
STAND_IN = "bosun"  # who stands in where there is no bot to be like


def strongest(table: Table) -> str:
    """The kind of the strongest bot at a table, or the usual stand-in."""
    ladder = list(LADDER)
    return max((bot for bot in table.bots if bot), key=ladder.index, default=STAND_IN)


def command_for(live: "LiveTable", person: str, message: Commanded) -> "Command":
    """What a table is to do for somebody, from the seat they have when it is their turn."""

    def command(table: Table, /, *, at: int) -> list[TableEntry]:
        return _chosen(live, table.seat_of(person), person, message)(table, at=at)

    return command


def _chosen(live: "LiveTable", seat: int | None, person: str, message: Commanded) -> "Command":
    if isinstance(message, Act):
        return partial(Table.act, seat=seat, decision=message.decision, action=message.action)
    if isinstance(message, Say):
        return partial(Table.say, seat=seat, statement=message.statement, once=message.once)
    if isinstance(message, Chat):
        return partial(live.chat, seat=seat, text=message.text, once=message.once)
    if isinstance(message, Rename):
        return partial(rename, seat=seat, name=message.name)
    if isinstance(message, TakeBack):
        return partial(live.offers.take_back, seat=seat, entry=message.entry)
    if isinstance(message, Rewind):
        return partial(undoing.rewind, seat=seat, entry=message.entry)
    if isinstance(message, Skip):
        return partial(live.tempo.skip, seat=seat)
    if isinstance(message, Reading):
        return partial(live.tempo.read, seat=seat, on=message.on)
    if isinstance(message, Arrange | Start):
        return _arranging(live, person, message)
    if isinstance(message, SetDoors):
        name = live.house.sources.name
        wanted = message.renew or not live.table.doors.invitation  # tables of older versions have none
        listing, invitation = name() if message.listed else "", name() if wanted else ""
        return partial(
            set_doors,
            person=person,
            listing=listing,
            anyone=message.anyone,
            invitation=invitation,
            overheard=message.overheard,
        )
    return _agreeing(live, seat, message)


def _arranging(live: "LiveTable", person: str, message: Arrange | Start) -> "Command":
    live.house.crew.check_room([message.bot], live.asker)
    if isinstance(message, Start):
        if message.bot not in LADDER:
            raise Refusal("seat-kind-unknown", {"text": message.bot[:20], "offered": list(LADDER)})
        return partial(seating.start, person=person, bot=message.bot)
    if message.bot:
        return partial(seating.give_to_bot, person=person, seat=message.seat, bot=message.bot, offered=list(LADDER))
    return partial(
        seating.renew_link,
        person=person,
        seat=message.seat,
        fresh=live.house.sources.name(),
        fresh_for_all=live.house.sources.name(),
    )


def _agreeing(live: "LiveTable", seat: int | None, message: Agreeing) -> "Command":
    if isinstance(message, Resign):
        return partial(agreeing.resign, seat=seat, bot=strongest(live.table))
    if isinstance(message, Propose):
        return partial(agreeing.propose, seat=seat, what=message.what, about=message.about, company=live.time.company())
    if isinstance(message, Agree):
        return partial(agreeing.agree, seat=seat, proposal=message.proposal, company=live.time.company())
    if isinstance(message, Decline):
        return partial(agreeing.decline, seat=seat, proposal=message.proposal)
    return partial(agreeing.resume, seat=seat)
