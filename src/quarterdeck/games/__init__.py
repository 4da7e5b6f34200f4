"""The one list of games."""

from quarterdeck.core.game import Game
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.traitres import TRAITRES

LISTED = (
    FREIBEUTER,
    MEUTERER,
    CARTAGENA,
    TRAITRES,
)

GAMES: dict[str, Game] = {game.name: game for game in LISTED}

__all__ = ["GAMES"]
