"""F2 A turn."""

import pytest

from quarterdeck.core.game import Data
from quarterdeck.games.freibeuter import FREIBEUTER
from tests.games.freibeuter.picture import Scene, components
from tests.games.freibeuter.walks import public, walk

THREE_SIDES = """
    b   b   .
      1   2
    b   .   .
"""


def test_a_turn_is_boarding_or_a_sea_card_or_a_dutchman_card() -> None:
    """F2.1"""
    scene = Scene(THREE_SIDES, hands=["C3 2", "A7"])
    assert scene.legal() == {"board A1", "board B1", "place C3", "dutchman row B2"}


@pytest.mark.parametrize(("action", "draws"), [("board A1", False), ("place C3", True), ("dutchman row B2", True)])
def test_exactly_one_of_them_is_done(action: str, draws: bool) -> None:
    """F2.1: then, after a draw where one is due, it is the next player's turn."""
    scene = Scene(THREE_SIDES, hands=["C3 D3 2", "A7"]).act(action)
    if draws:
        assert scene.refused("board B1") == ("F10.1", "draw-first")
        scene.act("draw sea")
    assert scene.state.actors() == [1]
    assert scene.refused("board B1", seat=0) == ("F2.1", "not-your-turn")


def test_a_turn_is_asked_even_if_only_one_action_is_possible() -> None:
    """F2.1: no ship is free, and the only card is for an empty region."""
    scene = Scene(hands=["A7", "C3"], turn=1)
    assert scene.state.actors() == [1]
    assert scene.legal() == {"place C3"}
    assert scene.phase == "turn"


@pytest.mark.parametrize("action", ["board A1", "place C3", "dutchman row B2", "cash C3"])
def test_nobody_acts_out_of_turn(action: str) -> None:
    """F2.1"""
    scene = Scene(THREE_SIDES, hands=["C3 2", "C3 3"], turn=1)
    assert scene.legal(0) == set()
    assert scene.refused(action, seat=0) == ("F2.1", "not-your-turn")


def test_what_is_no_action_at_all_is_refused() -> None:
    """F2.1, F1.1: numbers beyond the alphabet, and seats beyond the table."""
    scene = Scene()
    for number in (270, -1, 2**40):
        assert scene.state.refusal(0, number).clause == "F2.1"
    for seat in (2, -1):
        assert scene.state.refusal(seat, 40).clause == "F1.1"


@pytest.mark.parametrize("style", ["any", "boards", "saves", "closes"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_turn_begins_with_a_boat_in_stock_and_a_sea_card_in_hand(players: int, style: str) -> None:
    """F2.2: so there is always a legal turn."""
    check_turns(players, style, None)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_so_it_is_with_one_boat_and_one_sea_card_and_no_dutchman_cards(players: int) -> None:
    """F2.2: with the least a data file may say."""
    none = {"dutchman_hand": 0, "dutchman_rows": "0000000", "dutchman_columns": "0000000"}
    check_turns(players, "any", components(boats=1, money=0, sea_hand=1, **none))
    few = components(boats=4, money=0, sea_hand=1, dutchman_hand=0)
    check_turns(players, "boards", few)
    check_turns(players, "saves", few)


def check_turns(players: int, style: str, data: Data | None) -> None:
    for referee in walk(players, "turns", style=style, data=data):
        view = public(referee)
        if view.phase == "turn":
            owner = view.owners[view.turn]
            assert owner.stock >= 1
            assert owner.sea_cards >= 1
            assert referee.actors() == [view.turn]
            assert referee.legal(view.turn)
        assert min(owner.stock for owner in view.owners) >= 0


def test_nobody_may_pass() -> None:
    """F2.2: there is no such action."""
    assert [verb.name for verb in FREIBEUTER.alphabet.verbs] == [
        "board",
        "place",
        "cash",
        "dutchman",
        "draw",
        "resolve",
    ]
