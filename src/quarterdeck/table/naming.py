"""Being called otherwise at a table one sits at: others see it at once, and the record keeps the name of the deal."""

from quarterdeck.table import bounds
from quarterdeck.table.entries import Renamed, TableEntry
from quarterdeck.table.names import read_name
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table


def rename(table: Table, seat: int | None, name: str, *, at: int) -> list[TableEntry]:
    """Whoever sits on a seat takes another name, by the rules for sitting down."""
    if seat is None:
        raise Refusal("only-watching")
    was = table.names[seat]
    fresh = read_name(name, table.names_of_others(seat))
    if fresh == was:
        return []
    bounds.check(table.done, "renamed", seat)
    entry = Renamed(seat, fresh, was)
    table.apply(entry, at)
    return [entry]
