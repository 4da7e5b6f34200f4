"""The one list of games."""

from quarterdeck.core.game import Game
from quarterdeck.games.freibeuter import FREIBEUTER

GAMES: dict[str, Game] = {game.name: game for game in (FREIBEUTER,)}

__all__ = ["GAMES"]
