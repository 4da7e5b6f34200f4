"""Places where a card can lie, thirty-two of each sort, as numbers and as words of views.

Cards of a hand, of the pile's middle and of the sunk ones have no order: whoever knows something of one place there
knows it of all of them together.
"""

from typing import Final

SORTS: Final = ("hand0", "hand1", "hand2", "hand3", "crate", "top", "under", "middle", "sunk", "stowed")
CRATES: Final = 128
TOPS: Final = 160
UNDERS: Final = 192
MIDDLES: Final = 224
SUNKS: Final = 256
STOWED: Final = 288


def hand_place(seat: int, slot: int) -> int:
    """The place of a card in a hand."""
    return 32 * seat + slot


def place_word(place: int) -> str:
    """What a place is called in views."""
    return f"{SORTS[place // 32]}.{place % 32}"


def place_number(word: str) -> int:
    """The place that is called so."""
    sort, number = word.split(".")
    return 32 * SORTS.index(sort) + int(number)
