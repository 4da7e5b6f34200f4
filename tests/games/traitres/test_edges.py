"""The first and the last of what can be chosen, drawn and held: where one more or one less would be wrong."""

import pytest

from tests.games.traitres.played import game, laying, short
from tests.games.traitres.test_refusals import refused

HANDS = "zero spyglass plank | zero riddance catch | pockets plank plus"


# Refusals of a verb's first words


def test_the_first_action_of_all_is_refused_like_the_others() -> None:
    """T2.2"""
    assert refused(game(hands=HANDS), 0, "lay plus saying plus") == ("T2.2", "not-held", {"card": "plus"})


def test_a_plus_that_was_not_seen_is_not_put_back() -> None:
    """T4.2"""
    looking = game(laying("0 zero zero", "1 zero plus"), "2: plank 0; draw minus; 0: spyglass", hands=HANDS)
    assert refused(looking, 0, "put plus") == ("T4.2", "not-seen", {"card": "plus"})


def test_a_plus_that_is_not_held_is_not_returned() -> None:
    """T4.4"""
    caught = game("1: catch; draw zero zero zero", hands=HANDS, first=1)
    assert refused(caught, 1, "return plus") == ("T4.4", "not-held", {"card": "plus"})


@pytest.mark.parametrize(("seat", "words"), [(0, "plank 3"), (2, "pockets 3")])
def test_the_seat_after_the_last_one_is_none(seat: int, words: str) -> None:
    """T1.1"""
    assert refused(game(hands=HANDS, first=seat), seat, words) == ("T1.1", "no-such-seat", {"number": 3})


# Hands and the pile


def test_the_game_goes_on_while_a_returned_card_is_all_that_the_pile_has() -> None:
    """T4.4, T7.3: a Catch with three cards left refills the pile with two, and the next turn draws one of them."""
    hands = "minus minus catch | plus plus plus | plus plus plus"
    log = "0: catch; draw plus zero plus; 0: return minus; 0: return zero; 1: lay plus saying plus; "
    on = short(log, hands=hands, pile="plus zero plus")
    assert (on.asked, on.piles, on.hand(1)) == (("turn", (2,)), (1, 1, 1), "plus plus zero")
    end = short(log, "2: lay plus saying plus", hands=hands, pile="plus zero plus")
    assert (end.ended, end.hand(2)) == (("T7.3", "mutineer"), "plus plus minus")


def test_a_hand_that_keeps_three_cards_of_a_catch_is_sorted() -> None:
    """T4.4: with two cards in the pile one of four is returned."""
    end = short(
        "0: catch; draw zero plus; 0: return minus",
        hands="minus spyglass catch | plus plus plus | plus plus plus",
        pile="zero plus",
    )
    assert (end.hand(0), end.player(0).fresh) == ("plus zero spyglass", 0)


def test_when_a_card_leaves_a_hand_the_others_lie_kind_by_kind_before_the_one_drawn() -> None:
    """G1.3, T2.3: in no order, and only the one drawn is fresh."""
    end = game("0: plank 1; draw plus", hands="spyglass plank minus | plus plus plus | plus plus plus")
    assert (end.hand(0), end.player(0).fresh) == ("minus spyglass plus", 1)
