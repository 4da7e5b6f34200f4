"""The law that imagining is right: with a tiny box, every possible world comes, each as often as it should."""

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from quarterdeck.core.game import Data
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View
from tests.laws.chi_square import chi_square, critical
from tests.under_test import GAMES_UNDER_TEST, hooks_of

TIMES = 15  # how often each way to lay the cards is expected to come

Imagine = Callable[[], State]


@dataclass(frozen=True)
class Glimpse:
    """What a viewer sees of a tiny game, and all worlds that could then be true, with the number of ways to each."""

    name: str
    setting: Setting
    data: Data
    truth: State
    viewer: int
    actions: int
    worlds: Counter[Hashable]

    def __str__(self) -> str:
        return f"tiny {self.name}, {self.truth.players} players, after {self.actions} actions, viewer {self.viewer}"

    @property
    def ways(self) -> int:
        return self.worlds.total()

    @property
    def view(self) -> View:
        return self.setting.view(self.truth, self.viewer)

    def arrangement(self, state: State) -> Hashable:
        arrangement = hooks_of(self.name).arrangement
        assert arrangement is not None
        return arrangement(self.setting, state)

    def beside(self, state: State) -> Hashable:
        beside = hooks_of(self.name).beside
        return state.key() if beside is None else beside(state, self.viewer)


def glimpses(name: str, players: int, seed: int, most: int, every: int) -> Iterator[Glimpse]:
    """Moments of a tiny random game, for every viewer, where something is hidden and at most so many ways are open."""
    hooks = hooks_of(name)
    assert hooks.tiny is not None
    assert hooks.worlds is not None
    game = GAMES_UNDER_TEST[name]
    data = hooks.tiny(players)
    setting = game.setting(players, None, data)
    luck = FastLuck(seed_of("glimpses", name, players, seed))
    state = setting.new(luck)
    actions = 0
    while actors := state.actors():
        if actions % every == 0:
            for viewer in range(-1, players):
                found = Counter(itertools.islice(hooks.worlds(data, setting.view(state, viewer)), most + 1))
                if len(found) > 1 and found.total() <= most:
                    yield Glimpse(name, setting, data, state.copy(), viewer, actions, found)
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[luck.below(len(legal))], luck)
        actions += 1


class Uneven(AssertionError):
    """Worlds that do not come equally often: a fault, or, once in thirty thousand times, chance."""


def imagine_reaches_every_world_alike(glimpse: Glimpse, *more: str) -> None:
    luck, view = FastLuck(seed_of(glimpse, "imagine", *more)), glimpse.view
    every_world_alike(glimpse, lambda: glimpse.setting.imagine(view, luck), "imagine")


def redeal_reaches_every_world_alike(glimpse: Glimpse, *more: str) -> None:
    """Again and again in place, since that is how a search uses it."""
    luck, state = FastLuck(seed_of(glimpse, "redeal", *more)), glimpse.truth.copy()

    def redeal() -> State:
        state.redeal(glimpse.viewer, luck)
        return state

    every_world_alike(glimpse, redeal, "redeal")


def every_world_alike(glimpse: Glimpse, imagine: Imagine, how: str) -> None:
    counts: Counter[Hashable] = Counter()
    draws = TIMES * glimpse.ways
    true_arrangement = glimpse.arrangement(glimpse.truth)
    for _ in range(draws):
        world = imagine()
        arrangement = glimpse.arrangement(world)
        counts[arrangement] += 1
        if arrangement == true_arrangement:
            assert glimpse.beside(world) == glimpse.beside(glimpse.truth), (
                f"{glimpse}: {how} finds the true cards in another state"
            )
    impossible = [world for world in counts if world not in glimpse.worlds]
    assert not impossible, f"{glimpse}: {how} makes impossible worlds, such as {impossible[0]}"
    missing = [world for world in glimpse.worlds if world not in counts]
    assert not missing, f"{glimpse}: {how} never makes {len(missing)} of {len(glimpse.worlds)} worlds, not {missing[0]}"
    expected = [draws * ways / glimpse.ways for ways in glimpse.worlds.values()]
    found = chi_square([counts[world] for world in glimpse.worlds], expected)
    allowed = critical(len(expected) - 1)
    if found >= allowed:
        raise Uneven(f"{glimpse}: {how} is not uniform: chi-square {found:.1f}, at most {allowed:.1f}")
