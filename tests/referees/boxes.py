"""Boxes in which rare things happen: the small one of the laws, and those that a game's tests have."""

from collections.abc import Callable
from functools import cache

from quarterdeck.core.game import Data
from quarterdeck.core.luck import FastLuck
from tests.by_game import modules
from tests.under_test import hooks_of

Box = Callable[[int], Data]  # for so many players

LOTS = 12  # boxes drawn by lot for each game and number of players


def within(luck: FastLuck, least: int, most: int) -> int:
    """A number drawn by lot."""
    return least + luck.below(most - least + 1)


@cache
def own_boxes() -> dict[str, dict[str, Box]]:
    """The boxes of every game that has some beside the small one."""
    return {name: module.BOXES for name, module in modules("tests.games.{game}.boxes").items()}


def boxes_of(name: str) -> dict[str, Box]:
    """A game's boxes; the small one of the laws first."""
    tiny = hooks_of(name).tiny
    assert tiny is not None
    return {"tiny": tiny, **own_boxes().get(name, {})}
