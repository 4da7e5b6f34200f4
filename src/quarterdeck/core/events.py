"""What a game can tell, declared once: every event with its slots and what each of them holds.

The client's types are made of it, words files and rules are held against it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from quarterdeck.core.alphabet import Things


class Plain(Enum):
    """What a slot holds where no closed list of words says it."""

    SEAT = "seat"
    NUMBER = "number"
    FLAG = "flag"


SEAT: Final = Plain.SEAT
NUMBER: Final = Plain.NUMBER
FLAG: Final = Plain.FLAG


@dataclass(frozen=True)
class Many:
    """A list, or a bag, of things of one kind."""

    of: Things


SlotType = Plain | Things | Many
Events = Mapping[str, Mapping[str, SlotType]]


def fits(value: object, kind: SlotType, players: int) -> bool:
    """Whether a slot may hold this, at a table of so many players."""
    if isinstance(kind, Many):
        return isinstance(value, list) and all(fits(one, kind.of, players) for one in value)
    if isinstance(kind, Things):
        return isinstance(value, str) and value in kind.numbers
    if kind is FLAG:
        return isinstance(value, bool)
    return type(value) is int and (kind is NUMBER or 0 <= value < players)
