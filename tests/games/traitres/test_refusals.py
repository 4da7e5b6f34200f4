"""Why actions of Traîtres à bord are refused: by a clause, from what the seat itself knows."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.traitres.played import Played, game, laying

HANDS = "plus spyglass plank | zero riddance catch | pockets plank plus"
OVERBOARD = "plank zero minus | plank plus plus | plus minus zero | plank zero plank"
PUSHED = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"


def refused(state: Played, seat: int, action: str | int) -> tuple[str, str, object]:
    """The clause, the key and the slots of a refusal."""
    with pytest.raises(IllegalAction) as error:
        state.referee.act(seat, action)
    return error.value.clause, error.value.key, error.value.slots


def test_a_seat_that_is_not_there_may_do_nothing() -> None:
    assert refused(game(hands=HANDS), 5, "open") == ("T1.1", "no-such-seat", {"number": 5})


def test_only_one_player_is_to_play() -> None:
    """T2.3"""
    assert refused(game(hands=HANDS), 1, "riddance") == ("T2.3", "not-your-turn", {"seat": 0})


def test_who_is_overboard_is_told_so() -> None:
    """T5.1"""
    end = game(PUSHED, hands=OVERBOARD, mutineers=(3,), first=3)
    assert refused(end, 2, "open") == ("T5.1", "you-are-overboard", {})


def test_a_game_that_is_over_takes_no_action() -> None:
    """T7.1"""
    assert refused(game("0: open", hands=HANDS), 0, "open") == ("T7.1", "game-over", {})


def test_there_are_no_other_actions() -> None:
    """T2.2"""
    assert refused(game(hands=HANDS), 0, 40) == ("T2.2", "no-such-action", {"number": 40})


def test_a_card_that_is_not_held_can_be_neither_laid_nor_used() -> None:
    """T2.2"""
    for words, card in (("lay minus saying plus", "minus"), ("catch", "catch"), ("pockets 1", "pockets")):
        assert refused(game(hands=HANDS), 0, words) == ("T2.2", "not-held", {"card": card})


def test_nobody_uses_a_card_against_himself() -> None:
    """T4.5, T4.6"""
    assert refused(game(hands=HANDS), 0, "plank 0") == ("T4.6", "not-yourself", {"card": "plank"})
    assert refused(game(hands=HANDS, first=2), 2, "pockets 2") == ("T4.5", "not-yourself", {"card": "pockets"})


def test_nobody_uses_a_card_against_a_player_overboard_or_not_there() -> None:
    """T5.1"""
    end = game(PUSHED, hands=OVERBOARD, mutineers=(3,), first=3)
    assert refused(end, 3, "plank 2") == ("T5.1", "target-overboard", {"to": 2})
    assert refused(end, 3, "plank 7") == ("T1.1", "no-such-seat", {"number": 7})


def test_cards_looked_at_are_put_back_first() -> None:
    """T4.2"""
    looking = game(laying("0 plus zero", "1 zero plus", "2 plus>zero zero"), "0: spyglass", hands=HANDS)
    assert refused(looking, 0, "open") == ("T4.2", "put-first", {})
    assert refused(looking, 0, "return plus") == ("T4.2", "put-first", {})
    assert refused(looking, 0, "put minus") == ("T4.2", "not-seen", {"card": "minus"})


def test_cards_caught_are_returned_first() -> None:
    """T4.4"""
    caught = game("1: catch; draw plus plus plus", hands=HANDS, first=1)
    assert refused(caught, 1, "riddance") == ("T4.4", "return-first", {})
    assert refused(caught, 1, "return plank") == ("T4.4", "not-held", {"card": "plank"})


def test_nothing_is_put_back_that_was_not_taken() -> None:
    """T2.2"""
    assert refused(game(hands=HANDS), 0, "put plus") == ("T2.2", "turn-first", {})
    assert refused(game(hands=HANDS), 0, "return plus") == ("T2.2", "turn-first", {})
