"""What can be taken back in Freibeuter: what needs no card."""

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.freibeuter import FREIBEUTER
from tests.games.take_backs import asked_back


def dealt() -> Referee:
    return Referee(FREIBEUTER, ["Anne", "Mary"], FastLuck(4))


def do(verb: str) -> str:
    """The first action with this verb of whoever begins, and whether it can be taken back."""
    referee = dealt()
    (seat,) = referee.actors()
    words = [FREIBEUTER.alphabet.words(action) for action in referee.legal(seat)]
    return asked_back(referee, f"{seat}: {next(word for word in words if word.startswith(verb))}")


def test_a_boat_can_come_back_from_a_ship() -> None:
    """F3.1: boarding takes a boat and no card, and all may do it."""
    assert do("board") == "offered"


def test_a_sea_card_that_was_played_has_been_seen() -> None:
    """F4.1"""
    assert do("place") == "learned"


def test_a_card_that_was_drawn_cannot_be_put_back() -> None:
    """F10.1"""
    referee = dealt()
    (seat,) = referee.actors()
    while not any(FREIBEUTER.alphabet.words(action).startswith("draw") for action in referee.legal(seat)):
        referee.act(seat, next(a for a in referee.legal(seat) if FREIBEUTER.alphabet.words(a).startswith("place")))
        (seat,) = referee.actors()
    assert asked_back(referee, f"{seat}: draw sea") == "chance"
