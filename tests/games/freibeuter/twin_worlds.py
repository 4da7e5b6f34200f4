"""Two worlds of Freibeuter with the same visible history, written by hand."""

from quarterdeck.core.record import Person, Record
from quarterdeck.core.referee import Referee
from quarterdeck.core.replay import Replay
from quarterdeck.games import GAMES

TOKENS = " ".join(["ship1 ship2 ship3 ship4"] * 7 + ["store"] * 4 + ["doubler1 doubler2 doubler3 doubler4"])


def world(sea: str, dutchman: str, *log: str, players: int = 2) -> Referee:
    """A game dealt so (hands one after the other, seat 0 begins) and played so."""
    deal = ("first 0", f"token {TOKENS}", f"sea {sea}", f"dutchman {dutchman}")
    seats = tuple(Person(name) for name in ("Birgit", "Volker", "Dieter", "Anna")[:players])
    replay = Replay(GAMES, Record(quarterdeck=1, game="freibeuter", rules=1, seats=seats, log=(*deal, *log)))
    return replay.finish()
