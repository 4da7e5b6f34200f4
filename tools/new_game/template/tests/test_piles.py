"""Bags, and piles in which only cards somebody placed have an order."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.luck import FastLuck, Luck, Outcomes
from tools.new_game.template.game.rules.piles import Bag, Pile

NOTHING = Outcomes()


def pile(*counts: int) -> Pile:
    return Pile(Bag(vec[i64](counts)))


def test_the_kth_thing_of_a_bag_is_counted_kind_by_kind() -> None:
    bag = Bag(vec[i64]([2, 0, 3]))
    assert [bag.kth(k) for k in range(bag.size)] == [0, 0, 2, 2, 2]


def test_things_go_into_a_bag_and_out_of_it() -> None:
    bag = Bag(vec[i64]([0, 1]))
    bag.add(0)
    bag.remove(1)
    assert (bag.key(), bag.size) == ((1, 0), 1)
    assert bag.take(FastLuck(1)) == 0
    assert bag.size == 0


def test_copies_of_bags_and_piles_are_independent() -> None:
    one = pile(1, 1)
    one.top.append(0)
    one.under.append(1)
    other = one.copy()
    other.top.pop()
    other.under.append(0)
    other.middle.add(0)
    assert one.key() == ((1, 1), (0,), (1,))


def test_a_bag_does_not_change_with_the_counts_it_was_made_from() -> None:
    counts = vec[i64]([1, 1])
    bag = Bag(counts)
    counts[0] = 5
    assert bag.key() == (1, 1)


def test_cards_put_on_top_come_first_the_last_one_first() -> None:
    deck = pile(0, 2)
    deck.top += [0, 2]
    assert deck.draw(Luck(), 0, 0, NOTHING) == 2
    assert deck.draw(Luck(), 0, 0, NOTHING) == 0


def test_cards_put_under_come_last_the_first_one_first() -> None:
    deck = pile(0, 1)
    deck.under += [0, 2]
    luck = FastLuck(1)
    assert [deck.draw(luck, 0, 0, NOTHING) for _ in range(3)] == [1, 0, 2]
    assert deck.size() == 0


def test_chance_is_asked_only_where_nobody_has_fixed_the_card() -> None:
    deck = pile(0, 1)
    deck.top.append(0)
    deck.draw(Luck(), 0, 0, NOTHING)
    with pytest.raises(LuckRefused):
        deck.draw(Luck(), 0, 0, NOTHING)
    assert deck.size() == 1


def test_shuffling_forgets_every_place() -> None:
    """G1.3"""
    deck = pile(1, 0, 0)
    deck.top.append(1)
    deck.under += [2, 2]
    assert deck.size() == 4
    deck.shuffle()
    assert deck.key() == ((1, 1, 2), (), ())
    assert deck.size() == 4


def test_a_copy_of_a_pile_has_what_was_put_on_and_under_it() -> None:
    pile = Pile(Bag(vec[i64]([1, 2])))
    pile.top += [0, 1]
    pile.under += [1, 0]
    assert pile.copy().key() == pile.key() == ((1, 2), (0, 1), (1, 0))
