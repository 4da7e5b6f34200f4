"""Commands by which people leave, and agree: end, pause, a seat for a bot or for somebody else, another game."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple, get_args

from quarterdeck.table import bounds
from quarterdeck.table.entries import (
    Agreed,
    BrokenOff,
    Declined,
    HandedOver,
    Matter,
    Paced,
    Paused,
    Proposed,
    Rematched,
    Resigned,
    Resumed,
    TableEntry,
    Tempo,
)
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import GONE, SECOND

TEMPOS: Final[tuple[Tempo, ...]] = get_args(Tempo)
MOMENT: Final = 60 * SECOND  # who was here so lately has a say


class Company(NamedTuple):
    """What whoever serves the table knows of its people: who is here, and for how long the others have not been."""

    here: Collection[int]
    absent: Mapping[int, int]  # milliseconds
    bot: str  # the kind that takes a seat over
    fresh: str  # an invitation nobody has yet
    watched: Collection[str] = ()  # marks of who has seen this table without a seat


def gone(table: Table, company: Company, at: int) -> frozenset[int]:
    """The seats whose people are not waited for: too long away, or, by correspondence, one whole clock late."""
    if not table.opened.timing.live:
        return frozenset(seat for seat in table.missed if seat not in company.here)
    ran = table.times.ran_for(at)  # who is away while time stands still lets nobody wait
    return frozenset(
        seat
        for seat in table.people
        if seat not in company.here
        and max(table.times.away_for(seat, at) or 0, min(ran, company.absent.get(seat, 0))) >= GONE
    )


def _has_a_say(table: Table, seat: int, missing: Collection[int], company: Company) -> bool:
    """Whether one is asked about another's seat: who is there or was a moment ago; by correspondence, who answers."""
    if not table.opened.timing.live:
        return seat not in missing
    return company.absent.get(seat, 0) < MOMENT


def resign(table: Table, seat: int | None, bot: str, *, at: int) -> list[TableEntry]:
    """A person leaves the seat to a bot for good; with the last one the game ends."""
    seat = table.seat_in_play(seat)
    entries: list[TableEntry] = [Resigned(seat, bot)]
    if len(table.people) == 1:
        entries.append(BrokenOff("agreed"))
    return _apply(table, entries, at)


def propose(
    table: Table, seat: int | None, what: Matter, about: int | None, company: Company, *, at: int
) -> list[TableEntry]:
    """A seat proposes something; where nobody else is to be asked, it is done at once."""
    seat = table.seat_in_play(seat)
    table.proposals.check_new(seat, at)
    bounds.check(table.done, "proposed", seat)
    missing = gone(table, company, at)
    if what not in ("bot", "link") and about is not None:
        raise Refusal("message-bad")
    if what in TEMPOS:
        if what == table.tempo:
            return []
        voters = {other for other in table.people if other in company.here}
    elif what in ("end", "pause"):
        if what == "pause" and table.times.stands_still("paused"):
            raise Refusal("paused")
        if what == "pause":
            bounds.check(table.done, "paused")
        voters = {other for other in table.people if other not in missing}
    else:
        if about is None or about not in table.people or about == seat:
            raise Refusal("person-missing")
        if about not in missing:
            raise Refusal("person-not-gone")
        if what == "link" and about in table.links:
            return []
        bounds.check(table.done, "handed-over", about)
        voters = {other for other in table.people if other != about and _has_a_say(table, other, missing, company)}
    proposed = Proposed(seat, what, tuple(sorted(voters | {seat})), about)
    return [*_apply(table, [proposed], at), *_settle(table, company, at)]


def agree(table: Table, seat: int | None, proposal: int, company: Company, *, at: int) -> list[TableEntry]:
    """A seat agrees; the last one carries it out."""
    seat = table.seat_in_play(seat)
    found = table.proposals.check_voter(seat, proposal, at)
    if seat in found.agreed:
        return []
    missing = gone(table, company, at)
    if found.what in TEMPOS:
        unasked = set(company.here) - set(found.voters)
    elif found.about is None:
        unasked = set(table.people) - missing - set(found.voters)
    else:
        unasked = {found.about} - missing
    if unasked:
        raise Refusal("person-not-gone")
    return [*_apply(table, [Agreed(seat, proposal)], at), *_settle(table, company, at)]


def decline(table: Table, seat: int | None, proposal: int, *, at: int) -> list[TableEntry]:
    """A seat turns a proposal down, or takes its own back."""
    seat = table.seat_in_play(seat)
    table.proposals.check_voter(seat, proposal, at)
    return _apply(table, [Declined(seat, proposal)], at)


def resume(table: Table, seat: int | None, *, at: int) -> list[TableEntry]:
    """Whoever wants to go on ends the pause."""
    seat = table.seat_in_play(seat)
    return _apply(table, [Resumed(seat)], at) if table.times.stands_still("paused") else []


def rematch(table: Table, seat: int | None, name: str, invitations: tuple[str, ...], *, at: int) -> list[TableEntry]:
    """A seat wants to play again, at a table that is open already; only the first one counts."""
    if seat is None:
        raise Refusal("only-watching")
    if table.stage != "over":
        raise Refusal("game-not-over")
    return [] if table.rematch is not None else _apply(table, [Rematched(seat, name, invitations)], at)


def _settle(table: Table, company: Company, at: int) -> list[TableEntry]:
    """Do what all agreed on."""
    found = table.proposals.open(at)
    if found is None or not found.settled:
        return []
    entry: TableEntry
    if found.what == "end":
        entry = BrokenOff("agreed")
    elif found.what == "pause":
        entry = Paused()
    elif found.what in TEMPOS:
        entry = Paced(found.what)
    else:
        assert found.about is not None
        if found.what == "bot":
            entry = HandedOver(found.about, bot=company.bot)
        else:
            holder = table.mark_of(table.people[found.about].badge)
            barred = tuple(sorted(set(company.watched) - {holder}))
            entry = HandedOver(found.about, invitation=company.fresh, barred=barred)
    return _apply(table, [entry], at)


def _apply(table: Table, entries: list[TableEntry], at: int) -> list[TableEntry]:
    for entry in entries:
        table.apply(entry, at)
    return entries
