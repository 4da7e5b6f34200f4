"""The games that every law is held against: the house's own, and the made-up one that uses all of the contract."""

from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from tests.madeup import SMUGGLERS

GAMES_UNDER_TEST: dict[str, Game] = {**GAMES, SMUGGLERS.name: SMUGGLERS}
