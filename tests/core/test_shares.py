"""Dealing unseen things to shares of places: every way to lay them that agrees with the facts is equally likely."""

import itertools
from collections import Counter
from collections.abc import Callable, Hashable
from fractions import Fraction

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.shares import MOST_COUNTED, Counted, Known, Shares, below_large, left_outside

Deal = tuple[tuple[int, ...], ...]


class EveryLuck(Luck):
    """Goes through every answer to every question, one run after the other."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, int]] = []
        self.asked = 0

    def below(self, n: int) -> int:
        if self.asked == len(self.answers):
            self.answers.append((0, n))
        self.asked += 1
        return self.answers[self.asked - 1][0]

    def chance(self) -> Fraction:
        """How likely this run was."""
        chance = Fraction(1)
        for _, n in self.answers:
            chance /= n
        return chance

    def go_on(self) -> bool:
        while self.answers and self.answers[-1][0] + 1 == self.answers[-1][1]:
            self.answers.pop()
        if self.answers:
            answer, n = self.answers.pop()
            self.answers.append((answer + 1, n))
        self.asked = 0
        return bool(self.answers)


def chances(deal: Callable[[Luck], Hashable]) -> dict[Hashable, Fraction]:
    """How likely each deal is, exactly."""
    found: dict[Hashable, Fraction] = {}
    luck = EveryLuck()
    while True:
        dealt = deal(luck)
        found[dealt] = found.get(dealt, Fraction(0)) + luck.chance()
        if not luck.go_on():
            return found


def by_hand(unseen: list[int], sizes: list[int], facts: list[Known]) -> dict[Hashable, Fraction]:
    """The same from the definition: thing by thing into place by place."""
    things = [kind for kind, number in enumerate(unseen) for _ in range(number)]
    places = [share for share, size in enumerate(sizes) for _ in range(size)]
    found: Counter[Deal] = Counter()
    for laid in itertools.permutations(places):
        counts = [[0] * len(unseen) for _ in sizes]
        for thing, share in zip(things, laid, strict=True):
            counts[share][thing] += 1
        if all(
            sum(counts[share][kind] for share in fact.shares) >= fact.least[kind]
            for fact in facts
            for kind in range(len(unseen))
        ):
            found[tuple(map(tuple, counts))] += 1
    return {deal: Fraction(number, found.total()) for deal, number in found.items()}


FACTS = {
    "none": [],
    "one": [Known([0, 1], [1, 2, 0])],
    "two that overlap": [Known([0, 1], [1, 1, 0]), Known([1, 2], [0, 1, 1])],
    "three that overlap": [Known([0, 1], [1, 1, 0]), Known([1, 3], [0, 1, 0]), Known([0, 2, 3], [1, 0, 1])],
    "one inside another": [Known([1], [0, 1, 0]), Known([0, 1], [1, 1, 1])],
}


@pytest.mark.parametrize("facts", FACTS.values(), ids=FACTS)
@pytest.mark.parametrize("sizes", [[2, 2, 1, 1], [3, 2, 0, 1], [2, 1, 1, 2]])
def test_every_way_to_lay_the_things_is_equally_likely(facts: list[Known], sizes: list[int]) -> None:
    unseen = [2, 2, 2]
    expected = by_hand(unseen, sizes, facts)
    assert len(expected) > 1
    shares = Shares(unseen, sizes, facts)
    assert chances(lambda luck: tuple(map(tuple, shares.deal(luck)))) == expected


@pytest.mark.parametrize("least", [[0, 0, 0], [1, 2, 0], [0, 1, 0], [0, 1, 2]])
def test_what_is_left_outside_of_some_places_is_dealt_alike(least: list[int]) -> None:
    """The quick way for one fact: outside is a share, and inside the other one."""
    unseen, inside = [1, 3, 2], 3

    def deal(luck: Luck) -> Hashable:
        outside = left_outside(vec[i64](unseen), vec[i64](least), sum(unseen) - inside, luck)
        return (tuple(outside), tuple(number - out for number, out in zip(unseen, outside, strict=True)))

    assert chances(deal) == by_hand(unseen, [sum(unseen) - inside, inside], [Known([1], least)])


def test_a_large_number_is_any_below_the_limit() -> None:
    large, luck = 3 * 0x40000000 + 1, FastLuck(1)
    quarters = Counter(below_large(large, luck) * 4 // large for _ in range(4000))
    assert set(quarters) == {0, 1, 2, 3}
    assert min(quarters.values()) > 900


def test_the_same_shares_are_counted_once() -> None:
    counted, facts = Counted(), FACTS["two that overlap"]
    first = counted.of([2, 2, 2], [2, 2, 1, 1], facts)
    assert counted.of([2, 2, 2], [2, 2, 1, 1], facts) is first
    others = [
        counted.of([1, 3, 2], [2, 2, 1, 1], facts),
        counted.of([2, 2, 2], [2, 2, 0, 2], facts),
        counted.of([2, 2, 2], [2, 2, 1, 1], FACTS["one inside another"]),
    ]
    assert first not in others


def test_only_the_latest_shares_are_kept() -> None:
    counted = Counted()
    first = counted.of([1, 1, 1], [1, 2], [])
    for number in range(MOST_COUNTED):
        counted.of([1, 1, 2 + number], [2, 2 + number], [])
    assert len(counted.shares) == MOST_COUNTED
    assert counted.of([1, 1, 1], [1, 2], []) is not first
