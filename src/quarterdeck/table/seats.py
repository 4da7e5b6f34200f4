"""What entries about who sits where, and who may come, do to a table, live and when it is restored."""

from typing import TYPE_CHECKING

import msgspec

from quarterdeck.core.record import Person
from quarterdeck.table.entries import Arranged, DoorsSet, Renamed, SatDown, Seating
from quarterdeck.table.names import crew_numbers
from quarterdeck.table.refusals import BrokenLog

if TYPE_CHECKING:
    from quarterdeck.table.table import Table


def apply_seating(table: "Table", entry: Seating) -> None:
    """Carry out an entry; it is numbered by whoever asks for it. Where somebody is forgotten nothing is done."""
    if isinstance(entry, SatDown):
        _sit(table, entry)
    elif isinstance(entry, Renamed):
        _rename(table, entry)
    elif isinstance(entry, Arranged):
        _arrange(table, entry)
    elif isinstance(entry, DoorsSet):
        table.doors.set(entry)


def _sit(table: "Table", entry: SatDown) -> None:
    """Somebody sits down: before the game, or on a seat in play that the others gave away."""
    handed = entry.seat in table.links
    if entry.seat not in table.wanted() or (entry.seat in table.people and not handed):
        raise BrokenLog("somebody in it sits down where nobody can")
    if handed:
        assert table.referee is not None
        table.referee.hand_over(entry.seat, Person(entry.name))
        table.vacate(entry.seat)
        del table.links[entry.seat]
        table.missed.discard(entry.seat)
        table.stood_in.discard(entry.seat)
        table.times.come(entry.seat)
        table.proposals.close()  # it was made by others than those who sit here now
        table.beside[table.entries] = entry
    table.former.pop(entry.badge, None)
    table.people[entry.seat] = entry
    table.names[entry.seat] = entry.name


def _rename(table: "Table", entry: Renamed) -> None:
    """Somebody is called otherwise; what they were called stays theirs, so that nobody passes for them."""
    sat = table.people.get(entry.seat)
    if sat is None:
        raise BrokenLog("somebody in it has a new name who is not there")
    table.people[entry.seat] = msgspec.structs.replace(sat, name=entry.name)
    table.names[entry.seat] = entry.name
    table.earlier.setdefault(entry.seat, set()).add(entry.was)
    table.beside[table.entries] = entry


def _arrange(table: "Table", entry: Arranged) -> None:
    """Before the game a seat goes to a bot, or to whoever comes with a new link."""
    if table.referee is not None or bool(entry.bot) == bool(entry.invitation):
        raise BrokenLog("seats in it are arranged in a way that cannot be")
    if entry.seat in table.people:
        table.vacate(entry.seat)
        del table.names[entry.seat]
        table.earlier.pop(entry.seat, None)
    table.bots[entry.seat], table.invitations[entry.seat] = entry.bot, entry.invitation
    table.crew = crew_numbers(table.bots)
