"""Facts at their edges: copies of memories, and places of which only the number of things is known."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import FastLuck
from tools.new_game.template.game.knowledge.memory import Fact, Memory, lay
from tools.new_game.template.game.rules.piles import Bag


def test_a_copy_of_a_memory_remembers_the_same() -> None:
    memory = Memory()
    memory.facts = [Fact([1, 2], [0]), Fact([7], [2])]
    assert memory.copy().key() == memory.key() == (((1, 2), (0,), 1), ((7,), (2,), 1))


def test_nothing_surely_lies_in_a_place_of_which_nothing_may_be_known() -> None:
    """Everybody can tell that somebody looked there, but not whether what was seen was new."""
    memory = Memory()
    memory.facts = [Fact([3], [], 1), Fact([4, 5], [1, 1])]
    assert [memory.thing_at(place) for place in (3, 4, 5)] == [-1, -1, -1]


def test_a_fact_is_about_the_things_it_knows_unless_it_may_be_about_more() -> None:
    assert [Fact([1, 2], [0]).most, Fact([1, 2], [0], 2).most, Fact([1, 2], [], 1).most] == [1, 2, 1]


@pytest.mark.parametrize("seed", range(5))
def test_what_is_not_laid_stays_in_the_bag(seed: int) -> None:
    unseen = Bag(vec[i64]([2, 2, 1]))
    laid = lay(unseen, [1, 2, 3], [Fact([1, 2], [0])], FastLuck(seed))
    assert [laid.count(kind) + unseen.counts[kind] for kind in range(3)] == [2, 2, 1]
    assert unseen.size == sum(unseen.counts) == 2
