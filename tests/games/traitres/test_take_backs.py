"""What can be taken back in Traîtres à bord: what is chosen among cards that nobody else sees."""

from tests.games.take_backs import asked_back
from tests.games.traitres.played import game
from tests.games.traitres.test_t4_actions import HANDS, THREE


def test_what_a_spyglass_showed_has_been_seen() -> None:
    """T4.2"""
    assert asked_back(game(THREE, hands=HANDS).referee, "0: spyglass") == "learned"


def test_the_order_in_which_chest_cards_are_put_back_can_be_chosen_again() -> None:
    """T4.2"""
    assert asked_back(game(THREE, "0: spyglass", hands=HANDS).referee, "0: put zero") == "offered"


def test_a_card_returned_after_a_miraculous_catch_can_be_chosen_again() -> None:
    """T4.4"""
    caught = game("1: catch; draw plus plus plus", hands=HANDS, first=1)
    assert asked_back(caught.referee, "1: return plus") == "offered"


def test_an_opened_chest_stays_open() -> None:
    """T8.1"""
    assert asked_back(game(THREE, hands=HANDS).referee, "0: open") == "learned"
