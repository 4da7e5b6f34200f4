"""Two worlds of Freibeuter with the same visible history, written by hand."""

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import ScriptedLuck
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


def refusals(referee: Referee, seat: int) -> dict[int, tuple[str, str]]:
    """Every action that is refused, with all words of the error."""
    texts: dict[int, tuple[str, str]] = {}
    for action in range(-1, len(referee.game.alphabet) + 1):
        if action not in referee.legal(seat):
            try:
                referee.truth.apply(seat, action, ScriptedLuck([]))
            except IllegalAction as error:
                texts[action] = (str(error), repr(error))
    return texts


def nothing_tells_them_apart(viewer: int, one: Referee, other: Referee) -> None:
    """Neither views nor tellings, neither choices nor refusals; while the two worlds do differ."""
    assert one.truth != other.truth
    assert one.view(viewer) == other.view(viewer)
    assert repr(one.view(viewer)) == repr(other.view(viewer))
    assert one.tellings(viewer) == other.tellings(viewer)
    assert one.actors() == other.actors()
    assert one.legal(viewer) == other.legal(viewer)
    assert refusals(one, viewer) == refusals(other, viewer)
    assert one.outcome == other.outcome
    assert one.told == other.told
    assert repr(one.truth) == repr(other.truth)


def tells_them_apart(viewer: int, one: Referee, other: Referee) -> None:
    """Whoever may know does know, or the twins would prove nothing."""
    assert one.view(viewer) != other.view(viewer)
