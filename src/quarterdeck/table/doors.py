"""Who may come to a table: whoever has its one link, whoever finds it in the public list, or whoever knocks."""

from typing import TYPE_CHECKING, Any

import msgspec

from quarterdeck.table import bounds
from quarterdeck.table.entries import DoorsSet, TableEntry, TableOpened
from quarterdeck.table.refusals import Refusal

if TYPE_CHECKING:
    from quarterdeck.table.table import Table


class Doors:
    """The ways to a table besides the links to its single seats."""

    def __init__(self, opened: TableOpened) -> None:
        self.invitation = opened.invitation  # for whichever seat is free; empty at tables of older versions
        self.listing = opened.listing  # the id under which it stands in the public list, if it does
        self.anyone = opened.anyone  # whether nobody needs to be let in
        self.overheard = opened.overheard  # whether who watches without a seat reads what people write

    def set(self, entry: DoorsSet) -> None:
        """The opener chose otherwise."""
        self.invitation = entry.invitation
        self.listing = entry.listing
        self.anyone = entry.anyone
        self.overheard = entry.overheard

    def entry(self, **chosen: Any) -> DoorsSet:
        """They as they are, but for what is chosen otherwise."""
        kept = DoorsSet(self.invitation, self.listing, self.anyone, self.overheard)
        return msgspec.structs.replace(kept, **chosen)


def set_doors(
    table: "Table", person: str, *, listing: str, anyone: bool, invitation: str, overheard: bool | None = None, at: int
) -> list[TableEntry]:
    """The opener lists the table or takes it off the list, lets anyone join or not, or renews the one link.

    An id or link is given for what is wanted; one that exists already is kept, and so is what spectators read where
    that is not said.
    """
    if person != table.opened.opener:
        raise Refusal("opener-only")
    if table.stage == "over":
        raise Refusal("game-over")
    doors = table.doors
    entry = doors.entry(
        listing=listing and (doors.listing or listing),
        anyone=anyone,
        invitation=invitation or doors.invitation,
        overheard=doors.overheard if overheard is None else overheard,
    )
    if entry == doors.entry():
        return []
    bounds.check(table.done, "doors", 0)
    table.apply(entry, at)
    return [entry]
