"""Commands of whoever watches over a table: who is away, who is back, and that nobody will come any more.

Who is `gone` is said with the time since when; whoever is not among them is there. It is written down where somebody is
asked, once they have been gone for a while, and not too often; the coming after it at once. What is shown of who is
connected is no business of the log. Where there is no clock, one who is here and lets the others wait for very long is
away too: else one person strands the table.
"""

from collections.abc import Mapping
from typing import Final

from quarterdeck.table.entries import BrokenOff, Deserted, Left, Peopled, Reclaimed, Returned, TableEntry
from quarterdeck.table.table import Table
from quarterdeck.table.timing import SECOND, UNTOUCHED

SELDOM: Final = 10 * SECOND  # how long somebody is gone before it is written down, and until the next time it is


def notice(table: Table, gone: Mapping[int, int], *, at: int, least: int = SELDOM, began: int = 0) -> list[TableEntry]:
    """Write down who came and went, as far as it matters now; what comes too soon is for `next_notice`.

    What was written down before somebody `began` to watch over the table is no reason to wait.
    """
    noticed = [entry for entry in _changes(table, gone) if at >= _earliest(table, entry, gone, least, began)]
    for entry in noticed:
        table.apply(entry, at)
    return noticed


def next_notice(table: Table, gone: Mapping[int, int]) -> int | None:
    """When something is to be written down that it was too soon for; None where all is."""
    return min((_earliest(table, entry, gone, SELDOM) for entry in _changes(table, gone)), default=None)


def _changes(table: Table, gone: Mapping[int, int]) -> list[TableEntry]:
    if table.stage != "playing":
        return []
    present = [seat for seat in table.people if seat not in gone]
    changes: list[TableEntry] = [Reclaimed(seat) for seat in present if seat in table.links]
    asked = table.people_asked()
    if not table.opened.timing.live:  # who was late and comes back is not gone
        return changes + [Returned(seat) for seat in present if seat in table.missed]
    deserted = table.times.stands_still("deserted")
    if not present:
        runs = table.opened.timing.clock or not table.times.away.isdisjoint(asked)
        since = max((gone[seat] for seat in table.people), default=0)
        return changes + ([Deserted(since)] if asked and runs and not deserted else [])
    if deserted:
        changes.append(Peopled())
    for seat in present:
        patience = _patience(table, seat, gone)
        if seat not in table.times.away:
            changes += [Left(seat, patience)] if patience is not None else []
        elif patience is None or table.touched < patience:
            changes.append(Returned(seat))
    return changes + [Left(seat, gone[seat]) for seat in asked if seat in gone and seat not in table.times.away]


def _patience(table: Table, seat: int, gone: Mapping[int, int]) -> int | None:
    """Until when somebody who is here and asked is waited for; None where nobody else is here to wait."""
    others = any(other not in gone for other in table.people if other != seat)
    return table.times.patience_until(seat, missed=seat in table.stood_in) if others else None


def _earliest(table: Table, entry: TableEntry, gone: Mapping[int, int], least: int, began: int = 0) -> int:
    """When an entry may be written down."""
    if not isinstance(entry, Left | Deserted):
        return 0
    before = table.went.get(entry.seat if isinstance(entry, Left) else None)
    seldom = 0 if before is None or before < began else before + SELDOM
    here = isinstance(entry, Left) and entry.seat not in gone
    return max(seldom, entry.since if here else entry.since + least)


def break_off_untouched(table: Table, *, at: int) -> list[TableEntry]:
    """Nobody touched the table for 30 days: the game ends without an outcome."""
    if table.stage != "playing" or at < table.touched + UNTOUCHED:
        return []
    entry = BrokenOff("untouched")
    table.apply(entry, at)
    return [entry]
