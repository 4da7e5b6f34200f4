"""What can be taken back in Cartagena: what lies face down while others choose, nothing that was looked at."""

from tests.games.cartagena.played import game, mutiny, rounds
from tests.games.cartagena.test_c5_pirates import FIVE
from tests.games.cartagena.test_c6_to_c7 import ONE_ROUND
from tests.games.take_backs import asked_back

DECLARED = ("bijoux / declare diaz; ojo / declare valverde", "sate; pang / take coin")


def test_a_duel_card_can_be_taken_back_while_others_still_choose() -> None:
    """C7.2"""
    assert asked_back(mutiny("reveal 4 7", after=ONE_ROUND).referee, "1: lay pink-1") == "offered"


def test_the_last_duel_card_uncovers_all_and_stays() -> None:
    """C7.2"""
    assert asked_back(mutiny("reveal 4 7; 0: lay grey-1", after=ONE_ROUND).referee, "1: lay pink-1") == "learned"


def test_who_has_inspected_two_sailors_has_seen_them() -> None:
    """C5.12: seat 1 looks at what seat 0 placed."""
    asked = game(rounds(*FIVE), "cabin cambivalute; 1: use cambivalute")
    assert asked_back(asked.referee, "1: inspect A") == "learned"


def test_to_use_ojo_can_be_taken_back_before_anybody_is_looked_at() -> None:
    """C5.11"""
    assert asked_back(game(rounds(*DECLARED), "cabin ojo").referee, "0: use ojo") == "offered"


def test_a_card_can_come_back_from_under_the_pile_as_long_as_none_is_drawn_for_it() -> None:
    """C5.5: others see that a card was put there, and every hand has one."""
    assert asked_back(game("cabin wessel-jan; 0: use wessel-jan").referee, "0: put grey-1") == "offered"
