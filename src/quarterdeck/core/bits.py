"""Sets of small numbers as bits of one integer, the same interpreted and compiled.

Never shift a literal by a variable (`1 << n`): the compiler gets it silently wrong from 31 on. Use the table `BIT`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 62
BIT: Final[vec[i64]] = vec[i64]([2**place for place in range(WIDTH)])

# Below 2**62: the compiler keeps larger literals as objects.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F

# The smallest member of each set of seats, which are eight at most
_SMALL: Final = 255
_LOWEST: Final[vec[i64]] = vec[i64]([(small & -small).bit_length() - 1 for small in range(_SMALL + 1)])


def count(mask: i64) -> i64:
    """How many members a set has."""
    mask = mask - (mask >> 1 & _PAIRS)
    mask = (mask & _FOURS) + (mask >> 2 & _FOURS)
    mask = mask + (mask >> 4) & _EIGHTS
    mask = mask + (mask >> 8)
    mask = mask + (mask >> 16)
    mask = mask + (mask >> 32)
    return mask & 127


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty: looked up if it is small, else as many as bits are below it."""
    small = mask & _SMALL
    return _LOWEST[small] if small else count((mask & -mask) - 1)


def kth(mask: i64, k: i64) -> i64:
    """The member with k smaller ones; the set has more than k members."""
    while k > 0:
        mask &= mask - 1
        k -= 1
    return lowest(mask)


def kth_of_many(mask: i64, k: i64) -> i64:
    """The same, quicker where k may be large.

    By halving: `beyond` is -1 where the member lies in the upper half, else 0. Branches would be guessed wrong.
    """
    pairs = mask - (mask >> 1 & _PAIRS)
    fours = (pairs & _FOURS) + (pairs >> 2 & _FOURS)
    eights = fours + (fours >> 4) & _EIGHTS
    sixteens = eights + (eights >> 8)
    lower = sixteens + (sixteens >> 16) & 63
    beyond = lower - 1 - k >> 63
    k -= lower & beyond
    place = 32 & beyond
    lower = sixteens >> place & 31
    beyond = lower - 1 - k >> 63
    k -= lower & beyond
    place += 16 & beyond
    lower = eights >> place & 15
    beyond = lower - 1 - k >> 63
    k -= lower & beyond
    place += 8 & beyond
    lower = fours >> place & 7
    beyond = lower - 1 - k >> 63
    k -= lower & beyond
    place += 4 & beyond
    lower = pairs >> place & 3
    beyond = lower - 1 - k >> 63
    k -= lower & beyond
    place += 2 & beyond
    return place + k + 1 - (mask >> place & 1)


def members(mask: i64) -> list[int]:
    """The members of a set, smallest first."""
    if mask and mask & (mask - 1) == 0:
        return [lowest(mask)]  # made in one piece: mostly one seat must decide
    listed: list[int] = []
    add_members(listed, 0, mask)
    return listed


def add_members(listed: list[int], first: i64, mask: i64) -> None:
    """Add the members of a set to a list, smallest first, each counted from a first number on."""
    while mask:
        listed.append(first + count((mask & -mask) - 1))
        mask &= mask - 1
