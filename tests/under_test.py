"""The games that every law is held against: the house's own, and the made-up one that uses all of the contract."""

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.games.freibeuter.hooks import FREIBEUTER_HOOKS
from tests.games.meuterer.hooks import MEUTERER_HOOKS
from tests.laws.hooks import Hooks
from tests.madeup import SMUGGLERS
from tests.madeup.hooks import SMUGGLERS_HOOKS

GAMES_UNDER_TEST: dict[str, Game] = {**GAMES, SMUGGLERS.name: SMUGGLERS}

HOOKS: dict[str, Hooks] = {"freibeuter": FREIBEUTER_HOOKS, "meuterer": MEUTERER_HOOKS, "smugglers": SMUGGLERS_HOOKS}


def hooks_of(name: str) -> Hooks:
    """What the tests know about a game; nothing where nothing is written down."""
    return HOOKS.get(name, Hooks())
