"""Carrying out what somebody asks for at a table, also what takes a while: a hint, the next table for a rematch."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from quarterdeck.bots.guard import BotFailed
from quarterdeck.server.askers import Asker
from quarterdeck.server.commands import Seating, command_for
from quarterdeck.server.crew import NoCrew
from quarterdeck.server.opening import open_table
from quarterdeck.server.questions import question_to_choose
from quarterdeck.table import agreeing, undoing
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.opening import PERSON
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import LetIn
from quarterdeck.wire.messages import AskHint, Hint, Open, Rematch, Wish
from quarterdeck.wire.news import choices

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import LiveTable

ADVISER = "captain"  # whose hints people get

Done = Callable[[int], None]


async def carry_out(
    house: "House", live: "LiveTable", asker: Asker, wish: Wish, done: Done, viewer: str = ""
) -> Hint | None:
    """Do what somebody wishes, over a socket or HTTP; `done` is called with the table's last entry. A hint is given.

    `viewer` is under which name they sit where that is not their own: a hand that is open.
    """
    person, viewer = asker.badge, viewer or asker.badge
    if isinstance(wish, AskHint):
        return await give_hint(live, viewer, wish.decision, done)
    if isinstance(wish, LetIn):
        await house.knocker.answer(live, person, wish.knock, welcome=wish.welcome)
        done(live.table.last)
    elif isinstance(wish, Rematch):
        await propose_rematch(house, live, viewer, asker, done)
    else:
        await live.carry_out(command_for(live, person if isinstance(wish, Seating) else viewer, wish), done)
    return None


async def give_hint(live: "LiveTable", person: str, decision: int, done: Done) -> Hint:
    """Ask a bot what it would do with somebody's view, write down that they asked, and tell them."""
    table = live.table
    seat = undoing.check_hint(table, table.seat_of(person), decision)
    live.house.crew.check_room([ADVISER], live.asker)
    try:
        question = question_to_choose(table, live.house, seat, ADVISER)
        action = await live.house.crew.ask(question, live.asker)
    except (BotFailed, NoCrew):
        raise Refusal("crew-busy") from None
    undoing.check_hint(table, table.seat_of(person), decision)  # while it thought, somebody may have moved on
    assert table.referee is not None
    advised = next(choice for choice in choices(table.game, table.referee, seat) if choice.action == action)
    given = Hint(decision, ADVISER, advised)

    def command(table: Table, /, *, at: int) -> list[TableEntry]:
        return undoing.hint(table, table.seat_of(person), decision, ADVISER, at=at)

    def tell(entry: int) -> None:
        live.watchers.give_hint(seat, given)
        done(entry)

    await live.carry_out(command, tell)
    return given


async def propose_rematch(house: "House", live: "LiveTable", person: str, asker: Asker, done: Done) -> None:
    """Open a table for the same players, everybody one seat on; where somebody did already, that is it."""
    table = live.table
    async with live.rematching:
        name, invitations = "", ("",) * len(table.bots)
        if table.seat_of(person) is not None and table.stage == "over" and table.rematch is None:
            house.posts.check(asker)
            kinds = [bot or PERSON for bot in table.bots]
            seats, options = (kinds[-1], *kinds[:-1]), table.opened.options
            wish = Open(table.game.name, seats, options, table.opened.timing, overheard=table.doors.overheard)
            opened = await open_table(house, wish, asker)
            name, made = opened.table, opened.invitations
            invitations = tuple(made[(old + 1) % len(made)] or "" for old in range(len(made)))

        def command(table: Table, /, *, at: int) -> list[TableEntry]:
            return agreeing.rematch(table, table.seat_of(person), name, invitations, at=at)

        try:
            await live.carry_out(command, done)
        except Refusal as refusal:
            if refusal.key != "table-failed":
                raise
            live = await house.find(live.name)  # somebody here was forgotten meanwhile, and the log made it again
            await live.carry_out(command, done)
