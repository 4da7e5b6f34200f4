"""What can be taken back in Meuterer: what everybody could have done, and what shows nobody anything."""

import pytest

from tests.games.meuterer.played import game
from tests.games.meuterer.test_m4_to_m6 import roles
from tests.games.meuterer.test_m7_sales import alone
from tests.games.take_backs import asked_back


@pytest.mark.parametrize("points", range(4))
def test_an_offer_can_be_taken_back(points: int) -> None:
    """M2.1: every captain could have made it, whatever his hand."""
    assert asked_back(game().referee, f"0: offer {points}") == "offered"


def test_a_card_that_was_shown_stays_shown() -> None:
    """M3.2: all have seen that it was there."""
    assert asked_back(game("0: offer 0").referee, "0: show wine") == "learned"


def test_the_captain_can_come_back_as_long_as_nobody_else_has_left() -> None:
    """M3.5: he takes no action card, and how many cards he holds is known."""
    assert asked_back(game("0: offer 0").referee, "0: leave") == "offered"


def test_who_leaves_and_sees_the_action_cards_that_are_left_cannot_come_back() -> None:
    """M3.6"""
    assert asked_back(game("0: offer 0; 0: leave; 1: leave; 1: take merchant").referee, "2: leave") == "learned"


def test_an_action_card_can_be_chosen_again_while_it_lies_face_down() -> None:
    """M3.6"""
    assert asked_back(game("0: offer 0; 0: leave; 1: leave").referee, "1: take mutineer") == "offered"


def test_not_to_fight_can_be_taken_back_and_to_fight_cannot() -> None:
    """M5.2: without conflict cards one can only play none."""
    assert asked_back(roles("mutineer", "cabin-boy", "merchant").referee, "0: fight 0") == "offered"
    assert asked_back(roles("mutineer", "cabin-boy", "merchant").referee, "0: fight 1") == "learned"
    hands = ("conflict conflict wine grain cloth", "salt grain cloth wine wine", "cloth cloth grain salt wine")
    two = roles("mutineer", "cabin-boy", "merchant", hands=(*hands, "salt salt rubies wine grain"))
    assert asked_back(two.referee, "0: fight 2") == "learned"


def test_sales_can_be_split_again() -> None:
    """M7.5: all that is sold lies there for everybody to see."""
    assert asked_back(alone("grain", "grain", "wine").referee, "0: sell grain at Hochland") == "offered"
