"""A few kinds of cards in no order, as one number with eight bits for each kind: copied and compared at once."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_KINDS: Final = 8  # of which a bag can hold up to 255 cards each, of the last up to 63

# The lowest bit of each kind, and these drawn together by twos and fours
_LOWEST: Final = 0x0101010101010101
_TWOS: Final = 0x0003000300030003
_FOURS: Final = 0x0000000F0000000F

# One card of each kind
ONE: Final[vec[i64]] = vec[i64]([2 ** (8 * kind) for kind in range(MOST_KINDS)])


def number_of(bag: i64, kind: i64) -> i64:
    """How many cards of a kind lie in a bag."""
    return bag >> 8 * kind & 255


def size_of(bag: i64) -> i64:
    """How many cards lie in a bag."""
    size: i64 = 0
    while bag:
        size += bag & 255
        bag >>= 8
    return size


def kth_card(bag: i64, k: i64) -> i64:
    """The kind of the k-th card of a bag, counting kind by kind."""
    kind: i64 = 0
    while True:
        number = bag & 255
        if k < number:
            return kind
        k -= number
        bag >>= 8
        kind += 1


def kinds_of(bag: i64) -> i64:
    """The kinds of which there is a card in a bag, as a set."""
    bag |= bag >> 4  # what comes from the kind above never reaches the lowest bit of one below
    bag |= bag >> 2
    bag = (bag | bag >> 1) & _LOWEST
    bag = (bag | bag >> 7) & _TWOS
    bag = (bag | bag >> 14) & _FOURS
    return (bag | bag >> 28) & 255


def without(bag: i64, other: i64) -> i64:
    """A bag less as many cards of each kind as another holds, as far as it has them."""
    left: i64 = 0
    for kind in range(MOST_KINDS):
        more = number_of(bag, kind) - number_of(other, kind)
        if more > 0:
            left += more * ONE[kind]
    return left


def one_of_each(bag: i64) -> i64:
    """A bag with a single card of each kind that another holds."""
    ones: i64 = 0
    for kind in range(MOST_KINDS):
        if number_of(bag, kind):
            ones += ONE[kind]
    return ones


def named(bag: i64, words: list[str]) -> list[str]:
    """The cards of a bag in words, kind by kind."""
    found: list[str] = []
    for kind in range(len(words)):
        found.extend([words[kind]] * number_of(bag, kind))
    return found
