"""Commands of whoever opened a table, while it waits for people: bots for free seats, new links, begin now."""

from collections.abc import Sequence

from quarterdeck.table import bounds
from quarterdeck.table.entries import Arranged, DoorsSet, TableEntry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import LONGEST_WORDS, Table


def give_to_bot(table: Table, person: str, seat: int, bot: str, offered: list[str], *, at: int) -> list[TableEntry]:
    """Let a bot have a seat that nobody has taken yet."""
    _check(table, person, seat)
    if bot not in offered:
        raise Refusal("seat-kind-unknown", {"text": bot[:LONGEST_WORDS], "offered": offered})
    if seat in table.people:
        raise Refusal("seat-taken")
    if table.bots[seat] == bot:
        return []
    if not table.people and sum(not kind for kind in table.bots) == 1:
        raise Refusal("nobody-plays")
    return _arranged(table, [Arranged(seat, bot=bot)], at)


def renew_link(table: Table, person: str, seat: int, fresh: str, fresh_for_all: str, *, at: int) -> list[TableEntry]:
    """Take a seat's link back, and make a new one; a bot, or whoever sits there, gives the seat up.

    Who is removed may have the table's one link, so that is renewed as well.
    """
    _check(table, person, seat)
    if seat in table.people and table.people[seat].person == person:
        raise Refusal("person-self")
    renewed = [table.doors.entry(invitation=fresh_for_all)] if seat in table.people else []
    return _arranged(table, [Arranged(seat, invitation=fresh), *renewed], at)


def start(table: Table, person: str, bot: str, *, at: int) -> list[TableEntry]:
    """Begin at once, with bots on all seats that are free."""
    _check(table, person, 0)
    if not table.people:
        raise Refusal("nobody-plays")
    free = [seat for seat, kind in enumerate(table.bots) if not kind and seat not in table.people]
    return _arranged(table, [Arranged(seat, bot=bot) for seat in free], at)


def _arranged(table: Table, entries: Sequence[Arranged | DoorsSet], at: int) -> list[TableEntry]:
    for entry in entries:
        table.apply(entry, at)
    return [*entries, *table.begin_if_full(at)]


def _check(table: Table, person: str, seat: int) -> None:
    if person != table.opened.opener:
        raise Refusal("opener-only")
    if table.referee is not None:
        raise Refusal("game-began")
    if not 0 <= seat < len(table.bots):
        raise Refusal("no-such-seat", {"number": seat})
    bounds.check(table.done, "arranged", seat)
