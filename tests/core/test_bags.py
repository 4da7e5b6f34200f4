"""Bags: a few kinds of cards in no order, as one number."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from quarterdeck.core.bags import (
    MOST_KINDS,
    ONE,
    kinds_of,
    kth_card,
    named,
    number_of,
    one_of_each,
    size_of,
    without,
)
from quarterdeck.core.bits import members

WORDS = ["a", "b", "c", "d", "e", "f", "g", "h"]

some_cards = st.lists(st.integers(0, MOST_KINDS - 1), max_size=60)


def bag_of(cards: list[int]) -> int:
    """A bag of these cards."""
    return sum(int(ONE[card]) for card in cards)


@given(some_cards)
def test_a_bag_holds_what_was_put_into_it(cards: list[int]) -> None:
    bag = bag_of(cards)
    assert size_of(bag) == len(cards)
    assert [number_of(bag, kind) for kind in range(MOST_KINDS)] == [cards.count(kind) for kind in range(MOST_KINDS)]
    assert [kth_card(bag, k) for k in range(len(cards))] == sorted(cards)
    assert members(kinds_of(bag)) == sorted(set(cards))
    assert named(bag, WORDS) == [WORDS[card] for card in sorted(cards)]
    assert one_of_each(bag) == bag_of(sorted(set(cards)))


@given(some_cards, some_cards)
def test_a_bag_loses_only_what_it_has(cards: list[int], others: list[int]) -> None:
    left = Counter(cards) - Counter(others)
    assert without(bag_of(cards), bag_of(others)) == bag_of(list(left.elements()))
