"""Facts about hidden places: seen, renamed, mixed, subtracted, lost; and worlds laid so that they hold (G1.3)."""

import itertools
import math
from collections import Counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import FastLuck, Luck
from tools.new_game.template.game.knowledge.memory import Fact, Memory, lay, recall
from tools.new_game.template.game.rules.piles import Bag

RUM, SILK, POWDER = range(3)


def remember(*facts: Fact) -> Memory:
    memory = Memory()
    memory.facts = list(facts)
    return memory


def bag(*counts: int) -> Bag:
    return Bag(vec[i64](counts))


# What is seen


def test_what_is_seen_is_known() -> None:
    memory = Memory()
    memory.see(3, RUM)
    assert memory.thing_at(3) == RUM
    assert memory.thing_at(4) == -1


def test_what_is_seen_again_replaces_what_was_known() -> None:
    memory = remember(Fact([3], [RUM]))
    memory.see(3, SILK)
    assert memory.key() == (((3,), (SILK,), 1),)


def test_seeing_a_place_of_a_mixture_subtracts_what_was_seen() -> None:
    memory = remember(Fact([1, 2, 3], [RUM, SILK]))
    memory.see(2, RUM)
    assert memory.key() == (((1, 3), (SILK,), 2), ((2,), (RUM,), 1))


def test_seeing_something_else_in_a_mixture_leaves_what_is_known_of_the_rest() -> None:
    memory = remember(Fact([1, 2], [RUM]))
    memory.see(2, SILK)
    assert memory.thing_at(1) == RUM


def test_what_is_seen_to_leave_is_known_no_more() -> None:
    memory = remember(Fact([1, 2], [RUM, RUM]))
    memory.leave(1, RUM)
    assert memory.thing_at(2) == RUM
    memory.leave(2, RUM)
    assert memory.facts == []


def test_what_leaves_elsewhere_changes_nothing() -> None:
    memory = remember(Fact([1, 2], [RUM]))
    memory.leave(5, RUM)
    memory.lose(5)
    memory.rename(5, 6)
    assert memory.key() == (((1, 2), (RUM,), 1),)


# What moves unseen


def test_a_renamed_place_keeps_its_fact() -> None:
    memory = remember(Fact([1, 2], [RUM]))
    memory.rename(1, 9)
    assert memory.key() == (((2, 9), (RUM,), 1),)


def test_of_each_kind_known_in_a_mixture_one_may_have_been_lost() -> None:
    memory = remember(Fact([1, 2, 3], [RUM, RUM, SILK]))
    memory.lose(2)
    assert memory.key() == (((1, 3), (RUM,), 2),)


def test_a_known_card_that_is_lost_is_lost() -> None:
    memory = remember(Fact([1], [RUM]))
    memory.lose(1)
    assert memory.facts == []


# What is mixed


def test_mixing_joins_the_facts_it_touches_and_leaves_the_others() -> None:
    memory = remember(Fact([1], [RUM]), Fact([2, 3], [SILK]), Fact([7], [POWDER]))
    memory.mix([1, 2])
    assert memory.key() == (((1, 2, 3), (RUM, SILK), 2), ((7,), (POWDER,), 1))


def test_mixing_with_unknown_places_spreads_a_fact_over_them() -> None:
    memory = remember(Fact([1], [RUM]))
    memory.mix([1, 5, 6])
    assert memory.key() == (((1, 5, 6), (RUM,), 1),)
    assert memory.thing_at(1) == -1


def test_mixing_what_nobody_knows_is_no_fact() -> None:
    memory = Memory()
    memory.mix([1, 2])
    assert memory.facts == []


def test_a_copy_remembers_on_its_own() -> None:
    memory = remember(Fact([1], [RUM]))
    copy = memory.copy()
    copy.see(2, SILK)
    assert memory.key() == (((1,), (RUM,), 1),)


def test_a_fact_shows_what_it_is() -> None:
    assert repr(Fact([2, 1], [SILK])) == "Fact([1, 2], [1], 1)"


# What everybody knows of a memory


def play_out(seen: int) -> Memory:
    memory = Memory()
    memory.see(1, RUM)
    memory.mix([1, 2, 3])
    memory.see(2, seen)
    memory.rename(3, 8)
    memory.leave(2, seen)
    memory.mix([1, 5])
    memory.lose(5)
    return memory


def test_the_shape_of_a_memory_does_not_depend_on_what_was_seen() -> None:
    """Who looked where is public, what was seen is not."""
    assert play_out(RUM).shape() == play_out(SILK).shape() == [((1, 8), 1)]
    assert [fact.things for fact in play_out(RUM).facts] == [[]]


def test_a_recalled_memory_has_the_shape_and_is_true() -> None:
    laid = {1: RUM, 2: SILK, 3: SILK, 4: POWDER}
    shape = [((1, 2, 3), 2), ((4,), 1)]
    luck = FastLuck(1)
    seen = Counter(recall(shape, laid, luck).key() for _ in range(300))
    assert set(seen) == {
        (((1, 2, 3), (RUM, SILK), 2), ((4,), (POWDER,), 1)),
        (((1, 2, 3), (SILK, SILK), 2), ((4,), (POWDER,), 1)),
    }


# What may lie where

MIXTURES: dict[str, tuple[tuple[int, ...], list[Fact]]] = {
    "nothing is known": ((2, 1, 1), []),
    "a place is known": ((2, 1, 1), [Fact([1], [RUM])]),
    "a mixture holds one at least": ((2, 2, 1), [Fact([0, 1, 2], [RUM])]),
    "a mixture holds two alike at least": ((3, 2, 1), [Fact([0, 1, 2, 3], [RUM, RUM])]),
    "a mixture of two kinds": ((3, 2, 1), [Fact([1, 2, 4], [RUM, SILK])]),
    "two mixtures": ((3, 2, 2), [Fact([0, 1, 2], [RUM]), Fact([3, 4], [RUM])]),
    "two mixtures and a place": (
        (4, 2, 2),
        [Fact([0, 1, 2], [RUM, SILK]), Fact([3, 4, 5], [RUM]), Fact([6], [POWDER])],
    ),
    "all of a mixture is known": ((2, 2, 1), [Fact([0, 1], [RUM, SILK])]),
    "somebody may know something": ((2, 1, 1), [Fact([0, 1], [], 1)]),
}


@pytest.mark.long
@pytest.mark.parametrize("name", MIXTURES)
@pytest.mark.parametrize("left", [0, 1])
def test_every_way_to_lay_the_cards_that_agrees_with_the_facts_is_equally_likely(name: str, left: int) -> None:
    """Cards are physical: two rums are two cards. What is not laid stays in the bag."""
    counts, facts = MIXTURES[name]
    cards = [kind for kind, number in enumerate(counts) for _ in range(number)]
    places = list(range(len(cards) - left))
    expected: Counter[tuple[int, ...]] = Counter()
    for laid in itertools.permutations(cards, len(places)):
        if all(Counter(fact.things) <= Counter(laid[place] for place in fact.places) for fact in facts):
            expected[laid] += 1
    luck = FastLuck(len(name) + left)
    reached: Counter[tuple[int, ...]] = Counter()
    samples = 30 * len(expected)
    for _ in range(samples):
        unseen = bag(*counts)
        reached[tuple(lay(unseen, places, facts, luck))] += 1
        assert unseen.size == left
    assert set(reached) <= set(expected)
    square = sum(
        (reached[laid] - samples * ways / expected.total()) ** 2 / (samples * ways / expected.total())
        for laid, ways in expected.items()
    )
    freedom = len(expected) - 1
    assert square < freedom * (1 - 2 / (9 * freedom) + 3.09 * math.sqrt(2 / (9 * freedom))) ** 3


class CountedLuck(Luck):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.source = FastLuck(1)
        self.asked = 0

    def below(self, n: i64) -> i64:
        self.asked += 1
        return self.source.below(n)


def test_a_shuffled_pile_of_which_most_is_known_is_laid_at_once() -> None:
    """A pile of sixty cards, half of them known: trying again until it fits would take for ever."""
    luck = CountedLuck()
    unseen = bag(30, 25, 20)
    laid = lay(unseen, list(range(70)), [Fact(list(range(60)), [RUM] * 12 + [SILK] * 10 + [POWDER] * 8)], luck)
    assert laid[:60].count(RUM) >= 12
    assert luck.asked < 100
