"""Deals to as many shares as can be told apart, and to shares that hold as much as one can."""

from math import comb

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.shares import MOST_SHARES, MOST_THINGS, Known, Shares, number_in

pytestmark = pytest.mark.both


def ways_to_fill(sizes: list[int]) -> int:
    """In how many ways different things, as many as there is room for, can be laid into these shares."""
    ways, left = 1, sum(sizes)
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    return ways


def held(shares: Shares, places: int) -> list[list[int]]:
    """For each kind what every share got in one deal."""
    return [[number_in(split, share) for share in range(places)] for split in shares.deal(FastLuck(3))]


def test_eight_shares_can_be_told_apart() -> None:
    """Each of them gets as much as it has room for, the last one too."""
    sizes = [1, 1, 1, 1, 1, 1, 1, 2]
    assert len(sizes) == MOST_SHARES
    shares = Shares(vec[i64]([3, 3, 3]), vec[i64](sizes), [])
    assert shares.first.ways == ways_to_fill(sizes)
    dealt = held(shares, 8)
    assert [sum(split) for split in dealt] == [3, 3, 3]
    assert [sum(split[share] for split in dealt) for share in range(8)] == sizes


def test_something_can_be_known_of_the_eighth_share() -> None:
    """All ways to lay the things but those that give it none of the first kind."""
    least = Known(2**7, vec[i64]([1, 0]))
    shares = Shares(vec[i64]([2, 7]), vec[i64]([1, 1, 1, 1, 1, 1, 1, 2]), [least])
    everything = ways_to_fill([1, 1, 1, 1, 1, 1, 1, 2])
    without = comb(7, 2) * ways_to_fill([1, 1, 1, 1, 1, 1, 1])  # the eighth share gets two of the other kind
    assert shares.first.ways == everything - without
    assert held(shares, 8)[0][7] >= 1


@pytest.mark.parametrize("largest", [31, 32, 40, MOST_THINGS])
def test_a_share_holds_up_to_sixty_three_things(largest: int) -> None:
    sizes = [2, largest, 1]
    shares = Shares(vec[i64]([largest - 1, 4]), vec[i64](sizes), [])
    assert shares.first.ways == ways_to_fill(sizes)
    dealt = held(shares, 3)
    assert [sum(split[share] for split in dealt) for share in range(3)] == sizes
