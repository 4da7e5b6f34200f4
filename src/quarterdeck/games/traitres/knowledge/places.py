"""Where a hidden card can lie, as bits: the places of hands and of the cards on the pile are one set.

A hand has five places, since a Miraculous Catch makes it five cards for a moment: first those that were there when a
card last left it, in no order, then the fresh ones in the order in which they came.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.games.traitres.box.pieces import MOST_SEATS

SLOTS: Final = 5  # of each hand
ALL_SLOTS: Final = 31  # of a hand, as a set
FIRST_TOP: Final = 40  # the lower of two cards put on top of the pile; the upper one is the next place
HAND: Final[vec[i64]] = vec[i64]([ALL_SLOTS * 2 ** (SLOTS * seat) for seat in range(MOST_SEATS)])


def slot(seat: i64, number: i64) -> i64:
    """One place of a hand, as a set."""
    return BIT[SLOTS * seat + number]


def first_slots(seat: i64, number: i64) -> i64:
    """The first so many places of a hand."""
    return (BIT[number] - 1) * BIT[SLOTS * seat]


def top(number: i64) -> i64:
    """The place of a card put on top of the pile, as a set."""
    return BIT[FIRST_TOP + number]
