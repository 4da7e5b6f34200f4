"""Imagining is right, and this law would notice if it were not."""

from collections.abc import Iterator

import pytest

from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import State
from quarterdeck.games import GAMES
from tests.laws.imagining import (
    Glimpse,
    every_world_alike,
    glimpses,
    imagine_reaches_every_world_alike,
    redeal_reaches_every_world_alike,
)
from tests.under_test import GAMES_UNDER_TEST, HOOKS

LISTED = [name for name, hooks in HOOKS.items() if hooks.worlds is not None and hooks.tiny is not None]
TABLES = [(name, players) for name in LISTED for players in GAMES_UNDER_TEST[name].players]
MOST = 5100 if compiled.MODE == "compiled" else 1300  # ways to lay the cards; more would take too long
IDS = [f"{name}-{players}" for name, players in TABLES]


def to_try(name: str, players: int) -> Iterator[Glimpse]:
    """For each viewer some moments, the start among them if that is not too much to list."""
    moments = 3 if compiled.MODE == "compiled" else 1
    tried = dict.fromkeys(range(-1, players), 0)
    for seed in range(20):
        if all(number == moments for number in tried.values()):
            break
        for glimpse in glimpses(name, players, seed, MOST, every=3):
            if tried[glimpse.viewer] < moments:
                tried[glimpse.viewer] += 1
                yield glimpse
    assert all(tried.values()), f"viewers with too many worlds or none at all: {tried}"


def one_glimpse(name: str) -> Glimpse:
    return max(
        glimpses(name, GAMES_UNDER_TEST[name].players[0], 0, 700, every=2), key=lambda glimpse: len(glimpse.worlds)
    )


@pytest.mark.law
@pytest.mark.parametrize("name", GAMES)
def test_every_game_of_ours_lists_its_worlds(name: str) -> None:
    assert name in LISTED, f"{name} needs a tiny data file and an enumerator in its hooks"


@pytest.mark.law
@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_every_game_says_what_its_laws_need_to_know(name: str) -> None:
    hooks = HOOKS[name]
    assert hooks.conserve is not None, f"{name} must say how its pieces are counted"
    assert hooks.revealing is not None, f"{name} must say which tellings lay something open"


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES, ids=IDS)
def test_imagine_reaches_every_world_alike(name: str, players: int) -> None:
    for glimpse in to_try(name, players):
        imagine_reaches_every_world_alike(glimpse)


@pytest.mark.long
@pytest.mark.parametrize(("name", "players"), TABLES, ids=IDS)
def test_redeal_reaches_every_world_alike(name: str, players: int) -> None:
    for glimpse in to_try(name, players):
        redeal_reaches_every_world_alike(glimpse)


@pytest.mark.law
@pytest.mark.parametrize("name", LISTED)
def test_returning_the_truth_is_noticed(name: str) -> None:
    glimpse = one_glimpse(name)
    with pytest.raises(AssertionError, match="never makes"):
        every_world_alike(glimpse, glimpse.truth.copy, "the truth")


@pytest.mark.long
@pytest.mark.parametrize("name", LISTED)
def test_returning_the_truth_now_and_then_is_noticed(name: str) -> None:
    glimpse = one_glimpse(name)
    luck = FastLuck(3)

    def sometimes_the_truth() -> State:
        if luck.below(10) == 0:
            return glimpse.truth
        return glimpse.setting.imagine(glimpse.view, luck)

    with pytest.raises(AssertionError, match="not uniform"):
        every_world_alike(glimpse, sometimes_the_truth, "a cheat")
