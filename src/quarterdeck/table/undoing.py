"""Commands that undo: a take-back for everybody, where it tells nobody anything; rewinds and hints for one alone."""

from quarterdeck.core.errors import IllegalAction
from quarterdeck.table import bounds
from quarterdeck.table.entries import Hinted, Rewound, TableEntry, TookBack
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table


def take_back(table: Table, seat: int | None, entry: int, offered: bool, *, at: int) -> list[TableEntry]:
    """A seat takes the answer back that it gave in an entry, if that was offered to it and nothing came since."""
    seat = table.seat_in_play(seat)
    if table.answered_in(seat) != entry or table.times.stands_still("paused") or not offered:
        raise Refusal("nothing-to-take-back")
    bounds.check(table.done, "took-back", seat)
    return _undone(table, TookBack(seat, entry), at)


def rewind(table: Table, seat: int | None, entry: int, *, at: int) -> list[TableEntry]:
    """Who is alone with bots goes back to where they gave the answer in an entry."""
    seat = table.seat_in_play(seat)
    if not table.alone:
        raise Refusal("rewind-alone")
    bounds.check(table.done, "rewound", seat)
    if table.entries >= bounds.MOST_ENTRIES:
        raise Refusal("rewound-far")
    return _undone(table, Rewound(seat, entry), at)


def hint(table: Table, seat: int | None, decision: int, bot: str, *, at: int) -> list[TableEntry]:
    """Who is alone with bots is told what one of them would decide."""
    return _undone(table, Hinted(check_hint(table, seat, decision), decision, bot), at)


def check_hint(table: Table, seat: int | None, decision: int) -> int:
    """The seat of somebody who may be given a hint for a decision."""
    seat = table.seat_in_play(seat)
    if not table.alone:
        raise Refusal("hint-alone")
    if table.decision(seat) != decision:
        raise Refusal("decision-closed")
    bounds.check(table.done, "hinted", seat)
    return seat


def _undone(table: Table, entry: TookBack | Rewound | Hinted, at: int) -> list[TableEntry]:
    try:
        table.apply(entry, at)
    except IllegalAction as error:
        raise Refusal(error.key, error.slots) from None
    return [entry]
