"""The games that every law is held against: the house's own, and the made-up one that uses all of the contract."""

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.games.cartagena.hooks import CARTAGENA_HOOKS
from tests.games.freibeuter.hooks import FREIBEUTER_HOOKS
from tests.games.meuterer.hooks import MEUTERER_HOOKS
from tests.games.traitres.hooks import TRAITRES_HOOKS
from tests.laws.hooks import Hooks
from tests.madeup import SMUGGLERS
from tests.madeup.hooks import SMUGGLERS_HOOKS

# The house's own games, and those that keep the laws before they are in the list
WRITTEN: dict[str, Game] = {**GAMES}
GAMES_UNDER_TEST: dict[str, Game] = {**WRITTEN, SMUGGLERS.name: SMUGGLERS}

HOOKS: dict[str, Hooks] = {
    "freibeuter": FREIBEUTER_HOOKS,
    "meuterer": MEUTERER_HOOKS,
    "cartagena": CARTAGENA_HOOKS,
    "traitres": TRAITRES_HOOKS,
    "smugglers": SMUGGLERS_HOOKS,
}


def hooks_of(name: str) -> Hooks:
    """What the tests know about a game; nothing where nothing is written down."""
    return HOOKS.get(name, Hooks())
