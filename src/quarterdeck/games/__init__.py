"""The one list of games."""

from quarterdeck.core.game import Game
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.meuterer import MEUTERER

GAMES: dict[str, Game] = {game.name: game for game in (FREIBEUTER, MEUTERER)}

__all__ = ["GAMES"]
