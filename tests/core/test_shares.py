"""Deals to shares: all that agree with what is known, each as often as it can be laid."""

from collections import Counter
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.shares import Known, Shares, number_in

pytestmark = pytest.mark.both

Fact = tuple[tuple[int, ...], tuple[int, ...]]  # some shares, and what they hold at least
Deal = tuple[tuple[int, ...], ...]  # for each kind what every share gets


def shares_of(numbers: tuple[int, ...], sizes: tuple[int, ...], facts: list[Fact]) -> Shares:
    known = [Known(sum(1 << share for share in shares), vec[i64](list(least))) for shares, least in facts]
    return Shares(vec[i64](list(numbers)), vec[i64](list(sizes)), known)


def drawn(shares: Shares, places: int, luck: FastLuck) -> Deal:
    return tuple(tuple(number_in(split, share) for share in range(places)) for split in shares.deal(luck))


def ways_by_hand(numbers: tuple[int, ...], sizes: tuple[int, ...], facts: list[Fact]) -> dict[Deal, int]:
    """Every deal that agrees with the facts, and in how many ways the things can be laid like that."""
    found: dict[Deal, int] = {}
    for deal in product(*[_splits(number, len(sizes)) for number in numbers]):
        filled = all(sum(split[share] for split in deal) == size for share, size in enumerate(sizes))
        agrees = all(
            sum(split[share] for share in shares) >= fewest
            for shares, least in facts
            for split, fewest in zip(deal, least, strict=True)
        )
        if filled and agrees:
            found[deal] = 1
            for split in deal:
                left = sum(split)
                for number in split:
                    found[deal] *= comb(left, number)
                    left -= number
    return found


def _splits(number: int, shares: int) -> list[tuple[int, ...]]:
    return [split for split in product(range(number + 1), repeat=shares) if sum(split) == number]


@given(st.lists(st.integers(0, 3), min_size=1, max_size=3), st.integers(2, 4), st.data())
def test_every_deal_that_agrees_is_counted_and_no_other(numbers: list[int], places: int, data: st.DataObject) -> None:
    owners = data.draw(st.lists(st.integers(0, places - 1), min_size=sum(numbers), max_size=sum(numbers)))
    sizes = [owners.count(share) for share in range(places)]
    of_shares = st.sets(st.integers(0, len(sizes) - 1), min_size=1).map(lambda some: tuple(sorted(some)))
    of_least = st.tuples(*[st.integers(0, number) for number in numbers])
    facts = data.draw(st.lists(st.tuples(of_shares, of_least), max_size=3))
    ways = ways_by_hand(tuple(numbers), tuple(sizes), facts)
    shares = shares_of(tuple(numbers), tuple(sizes), facts)
    assert shares.first.ways == sum(ways.values())
    if ways:
        luck = FastLuck(1)
        assert all(drawn(shares, len(sizes), luck) in ways for _ in range(5))


@pytest.mark.parametrize(
    "facts",
    [
        [],
        [((0, 1), (2, 1, 0))],
        [((0, 1), (2, 0, 0)), ((1, 2), (0, 2, 1))],  # they overlap
        [((0,), (1, 0, 0)), ((0, 1), (1, 1, 0)), ((2,), (0, 1, 1))],
    ],
)
def test_each_way_to_lay_the_things_is_equally_likely(facts: list[Fact]) -> None:
    numbers, sizes = (3, 3, 2), (2, 3, 3)
    ways = ways_by_hand(numbers, sizes, facts)
    total, rounds = sum(ways.values()), 20_000
    luck, shares = FastLuck(4), shares_of(numbers, sizes, facts)
    seen = Counter(drawn(shares, 3, luck) for _ in range(rounds))
    assert set(seen) == set(ways)
    squares = sum((seen[deal] - rounds * ways[deal] / total) ** 2 / (rounds * ways[deal] / total) for deal in ways)
    freedom = len(ways) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5  # chi-squared, five deviations


def test_ways_beyond_any_machine_number_are_counted() -> None:
    numbers, sizes = (20, 20), (10, 10, 10, 10)
    shares = shares_of(numbers, sizes, [])
    ways, left = 1, 40
    for size in sizes:
        ways *= comb(left, size)
        left -= size
    assert shares.first.ways == ways > 2**64
    deal = drawn(shares, 4, FastLuck(1))
    assert [sum(split) for split in deal] == list(numbers)
    assert [sum(split[share] for split in deal) for share in range(4)] == list(sizes)
