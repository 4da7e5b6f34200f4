"""The search finds what is known to be right, believes what it should, and never sees more than its seat."""

import pytest

from quarterdeck.bots.search import Search
from quarterdeck.bots.trees import NONE, Trees
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import State
from quarterdeck.core.thumb import WHOLE, Thumb
from quarterdeck.games import GAMES
from tests.bots.made_up import HEADS, TAILS, Guess, Nim, Pennies

pytestmark = pytest.mark.both

ALIKE = [0, 0, 0]  # others see that something was done, not what
OPEN = [0, 1, 2]
SETTING = GAMES["freibeuter"].setting(2)  # of which a thumb without rules asks nothing


def plain() -> Thumb:
    return Thumb(SETTING)


def search(world: State, seat: int = 0, shown: list[int] = OPEN, thumb: Thumb | None = None, seed: int = 1) -> Search:
    return Search(world, seat, shown, thumb or plain(), FastLuck(seed))


class Fond(Thumb):
    """Likes one action far more than all others."""

    def __init__(self, liked: int, sharpness: float = 1.0, guided: bool = False) -> None:
        super().__init__(SETTING)
        self.liked = liked
        self.sharpness = sharpness
        self.guided = guided

    def worth(self, state: State, seat: int, action: int) -> int:
        return 300 if action == self.liked else 0


class Believing(Thumb):
    """Believes that the coin lies under the last cup, eight times in ten."""

    def __init__(self) -> None:
        super().__init__(SETTING)
        self.doubts = 2

    def weight(self, state: State, seat: int) -> float:
        assert isinstance(state, Guess)
        return 8.0 if state.coin == 2 else 1.0


# It finds what is right


@pytest.mark.parametrize("sharpness", [0.0, 1.0])
@pytest.mark.parametrize(("matches", "taken"), [(5, 0), (6, 1), (7, 2), (9, 0), (10, 1)])
def test_of_matches_it_leaves_a_multiple_of_four(matches: int, taken: int, sharpness: float) -> None:
    thumb = plain()
    thumb.sharpness = sharpness
    found = search(Nim(matches), thumb=thumb)
    found.run(3000)
    assert found.best() == taken
    assert found.value(taken) > 0.8


def test_preferences_it_is_given_do_not_stop_it_from_finding_better() -> None:
    found = search(Nim(7), thumb=Fond(liked=0))
    found.run(3000)
    assert found.best() == 2


def test_it_searches_first_what_it_is_told_to_prefer() -> None:
    fond, even = search(Nim(8), thumb=Fond(liked=2)), search(Nim(8), thumb=Fond(liked=-1))
    for one in (fond, even):
        one.run(40)
    assert fond.visits(2) > even.visits(2)


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(3))
def test_decisions_made_at_the_same_time_stay_hidden_from_each_other(seed: int) -> None:
    """Whoever saw the other's penny would always win; who does not lays heads two times in five, in the long run."""
    for seat, expected in ((0, 0.4), (1, 0.6)):
        found = search(Pennies(), seat, ALIKE, seed=seed)
        found.run(10_000)
        assert 0.3 < found.visits(HEADS) / 10_000 < 0.5
        assert abs(found.value(TAILS) - expected) < 0.1


def test_where_the_other_penny_is_seen_it_is_answered() -> None:
    """The same game, with pennies laid openly: the second one answers, and the first one knows it."""
    found = search(Pennies(), 0, OPEN)
    found.run(4000)
    assert found.value(HEADS) < 0.1


def test_playouts_follow_the_rules_of_thumb_where_they_are_told_to() -> None:
    """Of four matches one is taken: of the three left, somebody fond of taking three takes all more often."""

    def wins_after_taking_one(thumb: Thumb) -> int:
        return sum(first_value(search(Nim(4), thumb=thumb, seed=seed)) for seed in range(200))

    def first_value(found: Search) -> int:
        found.run(3)  # every action once, and all that follows is played out
        return round(found.value(0))

    assert wins_after_taking_one(Fond(2, 0.0, guided=True)) < wins_after_taking_one(plain()) - 20


# It knows no more than its seat


def test_the_truth_of_the_world_it_starts_from_makes_no_difference() -> None:
    tried = set()
    for coin in range(3):
        found = search(Guess(coin))
        found.run(600)
        tried.add(tuple(found.visits(cup) for cup in range(3)))
        assert found.value(found.best()) < 0.5
    assert len(tried) == 1


def test_worlds_are_believed_as_often_as_they_explain_what_happened() -> None:
    found = search(Guess(0), thumb=Believing())
    found.run(6000)
    assert found.best() == 2
    assert abs(found.value(2) - 0.8) < 0.05


def test_the_same_luck_makes_the_same_search_however_it_is_divided() -> None:
    whole, parts = search(Nim(21), seed=9), search(Nim(21), seed=9)
    whole.run(500)
    for _ in range(5):
        parts.run(100)
    assert [whole.visits(action) for action in range(3)] == [parts.visits(action) for action in range(3)]
    assert whole.iterations == parts.iterations == 500


def test_what_was_never_tried_is_worth_nothing_and_was_not_visited() -> None:
    found = search(Nim(9))
    assert (found.visits(1), found.value(1)) == (0, 0.0)


def test_a_playout_that_stops_early_is_estimated() -> None:
    class Short(Thumb):
        def __init__(self) -> None:
            super().__init__(SETTING)
            self.depth = 1

        def reward(self, state: State, seat: int) -> int:
            return WHOLE // 2 if state.acting else super().reward(state, seat)

    found = search(Nim(40), thumb=Short())
    found.run(200)
    assert all(found.value(action) == 0.5 for action in range(3))


def test_a_search_looks_no_further_than_its_stage() -> None:
    class InRounds(Thumb):
        """Ten matches are a stage."""

        def stage(self, state: State) -> int:
            assert isinstance(state, Nim)
            return -state.matches // 10

        def reward(self, state: State, seat: int) -> int:
            assert isinstance(state, Nim)
            seen.add(state.matches)
            return 0

    seen: set[int] = set()
    found = search(Nim(40), thumb=InRounds(SETTING))
    found.run(300)
    assert seen == {20, 19, 18}


# Trees


def test_a_tree_finds_every_node_again_however_many_there_are() -> None:
    trees = Trees(2, 10)
    nodes: dict[tuple[int, int], int] = {}
    luck = FastLuck(5)
    for _ in range(5000):
        node, step = luck.below(trees.nodes), luck.below(10)
        if (node, step) not in nodes:
            assert trees.child(node, step) == NONE
            nodes[node, step] = trees.grow(node, step)
    assert len(set(nodes.values())) == len(nodes)
    assert all(trees.child(node, step) == child for (node, step), child in nodes.items())
    assert all(trees.visits[child] == trees.won[child] == trees.offered[child] == 0 for child in nodes.values())


# What the lab asks of it


def test_a_certain_world_is_the_only_one_that_is_searched() -> None:
    certain = search(Guess(coin=2))
    certain.certain = True
    certain.run(300)
    assert certain.best() == 2
    assert certain.value(2) == 1.0
    assert certain.value(0) == certain.value(1) == 0.0


def test_what_is_tried_out_is_tried_as_often_as_asked_and_nothing_else() -> None:
    found = search(Nim(5))
    found.run(200)
    before = [found.visits(action) for action in (0, 1, 2)]
    found.try_out(2, 50)
    assert [found.visits(action) for action in (0, 1, 2)] == [before[0], before[1], before[2] + 50]
    found.run(10)
    assert sum(found.visits(action) for action in (0, 1, 2)) == 260


def test_at_the_same_time_as_others_only_the_searching_seat_tries_out() -> None:
    found = search(Pennies(), shown=ALIKE)
    found.run(2000)
    before = found.visits(HEADS)
    found.try_out(TAILS, 60)
    assert found.visits(HEADS) == before
    assert 0.4 < found.value(TAILS) < 0.6
