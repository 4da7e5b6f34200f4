"""The games the laws run over, and what the tests know about each beyond its value."""

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.games.freibeuter.hooks import FREIBEUTER_HOOKS
from tests.laws.hooks import Hooks

GAMES_UNDER_TEST: dict[str, Game] = {**GAMES}

HOOKS: dict[str, Hooks] = {"freibeuter": FREIBEUTER_HOOKS}


def hooks_of(name: str) -> Hooks:
    """What the tests know about a game; nothing where nothing is written down."""
    return HOOKS.get(name, Hooks())
