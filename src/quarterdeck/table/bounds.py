"""How often something may be done at one table that is written down and does not bring the game on."""

from collections import Counter
from typing import Final

from quarterdeck.table.entries import TableEntry
from quarterdeck.table.refusals import Refusal

# For each seat, or the table where an entry is of none, by the tag of the entry; nobody who means well comes near it
MOST: Final = {
    "took-back": 200,
    "rewound": 200,
    "hinted": 500,
    "proposed": 200,
    "paused": 50,  # of the table: whoever wants one, all agreed
    "arranged": 100,
    "doors": 100,
    "renamed": 20,
    "handed-over": 20,
}

MOST_ENTRIES: Final = 3_000  # of a table that is still rewound: whoever comes to it is told all of them


def count(done: Counter[tuple[str, int]], entry: TableEntry) -> None:
    """Something bounded was done once more."""
    tag, seat = str(entry.__struct_config__.tag), getattr(entry, "seat", 0)
    if tag in MOST:
        done[tag, seat] += 1


def check(done: Counter[tuple[str, int]], tag: str, seat: int = 0) -> None:
    """Refuse what a seat, or the table, has done often enough."""
    if done[tag, seat] >= MOST[tag]:
        raise Refusal("often-enough", {"most": MOST[tag]})
