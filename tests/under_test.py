"""The games that every law is held against: the house's own, and the made-up one that uses all of the contract."""

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.by_game import modules
from tests.laws.hooks import Hooks
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.hooks import HOOKS as SMUGGLERS_HOOKS

# The house's own games, and those that keep the laws before they are in the list
WRITTEN: dict[str, Game] = {**GAMES}
GAMES_UNDER_TEST: dict[str, Game] = {**WRITTEN, SMUGGLERS.name: SMUGGLERS}

HOOKS: dict[str, Hooks] = {
    **{name: module.HOOKS for name, module in modules("tests.games.{game}.hooks").items()},
    SMUGGLERS.name: SMUGGLERS_HOOKS,
}


def hooks_of(name: str) -> Hooks:
    """What the tests know about a game; nothing where nothing is written down."""
    return HOOKS.get(name, Hooks())
