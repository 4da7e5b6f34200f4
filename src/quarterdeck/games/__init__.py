"""The one list of games."""

from quarterdeck.core.game import Game
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.meuterer import MEUTERER

GAMES: dict[str, Game] = {game.name: game for game in (FREIBEUTER, MEUTERER, CARTAGENA)}

__all__ = ["GAMES"]
