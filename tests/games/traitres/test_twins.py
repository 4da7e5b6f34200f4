"""One pair of worlds for each hidden thing of Traîtres à bord: who must not know cannot tell them apart."""

import pytest

from tests.games import twins
from tests.games.traitres.played import Played, game, laying

SPECTATOR = -1
HANDS = "plus minus zero | plus spyglass catch | pockets riddance plank"


def nothing_tells_them_apart(viewer: int, one: Played, other: Played) -> None:
    """Neither views nor tellings, neither choices nor refusals; while the two worlds do differ."""
    twins.nothing_tells_them_apart(viewer, one.referee, other.referee)


def tells_them_apart(viewer: int, one: Played, other: Played) -> None:
    """Whoever may know does know, or the twins would prove nothing."""
    twins.tells_them_apart(viewer, one.referee, other.referee)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 3])
def test_t1_1_roles_are_hidden(viewer: int) -> None:
    hands = "plus plus plus | zero zero zero | minus minus minus | plus plus plus"
    one, other = (game(hands=hands, mutineers=(mutineer,)) for mutineer in (1, 2))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_t1_1_who_know_each_other_is_hidden_from_pirates(viewer: int) -> None:
    hands = " | ".join(["plus plus plus"] * 6)
    one, other = (game(hands=hands, mutineers=pair, mutineers_know=True) for pair in ((2, 3), (4, 5)))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(2, one, other)


def test_t1_1_two_mutineers_do_not_know_each_other() -> None:
    hands = " | ".join(["plus plus plus"] * 6)
    one, other = (game(hands=hands, mutineers=pair) for pair in ((2, 3), (2, 5)))
    nothing_tells_them_apart(2, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_t1_2_hands_and_cards_drawn_are_hidden(viewer: int) -> None:
    one = game(hands="plus minus zero | plus spyglass catch | pockets riddance plank")
    other = game(hands="plus plank catch | plus spyglass catch | pockets riddance plank")
    nothing_tells_them_apart(viewer, one, other)
    drawn = [game(f"0: lay plus saying plus; draw {card}", hands=HANDS) for card in ("minus", "plank")]
    nothing_tells_them_apart(viewer, *drawn)
    tells_them_apart(0, *drawn)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_t3_1_a_laid_card_is_hidden_and_so_is_a_lie(viewer: int) -> None:
    one, other = (game(f"0: lay {card} saying plus; draw plus", hands=HANDS) for card in ("plus", "minus"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(0, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_t4_2_the_order_in_which_cards_are_put_back_is_hidden(viewer: int) -> None:
    hands = "plus minus zero | plus spyglass catch | minus riddance plank"
    log = laying("2 minus>plus zero", "0 plus plus") + "1: spyglass; 1: put {}; draw plank"
    one, other = (game(log.format(card), hands=hands, first=2) for card in ("plus", "minus"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 2])
def test_t4_2_what_a_spyglass_shows_is_hidden_and_equal_cards_ask_no_other_question(viewer: int) -> None:
    hands = "plus minus zero | plus spyglass catch | plus riddance plank"
    log = laying("2 plus zero") + "0: lay {} saying plus; draw plus; 1: spyglass"
    one, other = (game(log.format(card), hands=hands, first=2) for card in ("plus", "minus"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)


def test_t3_3_who_laid_which_of_mixed_cards_is_hidden_even_from_who_looks() -> None:
    hands = "plus minus zero | plus spyglass catch | plus minus plank"
    log = "2: lay {} saying plus; draw zero; 0: lay {} saying plus; draw plus; 1: spyglass; 1: put plus; draw plank"
    one = game(log.format("plus", "minus"), hands=hands, first=2)
    other = game(log.format("minus", "plus"), hands=hands, first=2)
    assert one.view(1) == other.view(1)
    assert one.referee.tellings(1) == other.referee.tellings(1)
    tells_them_apart(0, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1])
def test_t4_3_what_is_thrown_out_is_hidden(viewer: int) -> None:
    log = "0: lay {} saying zero; draw plus; 1: lay plus saying plus; draw plus; 2: riddance; draw plus"
    one, other = (game(log.format(card), hands=HANDS) for card in ("plus", "minus"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(0, one, other)


CATCH = "1: catch; draw minus plank zero; 1: return {}; 1: return {}"


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_t4_4_which_cards_are_put_on_the_pile_and_in_which_order_is_hidden(viewer: int) -> None:
    one = game(CATCH.format("minus", "plank"), hands=HANDS, first=1)
    for others in (("plank", "minus"), ("zero", "plank"), ("spyglass", "plus")):
        other = game(CATCH.format(*others), hands=HANDS, first=1)
        nothing_tells_them_apart(viewer, one, other)
        tells_them_apart(1, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_t4_4_a_card_put_on_the_pile_is_seen_by_who_draws_it_and_known_to_who_put_it(viewer: int) -> None:
    log = CATCH + "; 2: riddance"
    one, other = (game(log.format("zero", card), hands=HANDS, first=1) for card in ("minus", "plank"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)
    tells_them_apart(2, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_t4_5_hands_thrown_away_are_hidden(viewer: int) -> None:
    log = "2: pockets 0; draw plus plus plus; draw plus"
    hands = "{} | plus spyglass catch | pockets riddance plank"
    one, other = (game(log, hands=hands.format(hand), first=2) for hand in ("plus minus zero", "zero zero plank"))
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(0, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 3])
def test_t5_1_the_hand_of_a_player_overboard_is_hidden(viewer: int) -> None:
    hands = "plank zero minus | plank plus plus | {} | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    one, other = (
        game(log, hands=hands.format(hand), mutineers=(3,), first=3) for hand in ("plus minus zero", "catch plus plus")
    )
    nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(2, one, other)


def test_t5_2_who_is_overboard_sees_no_more_than_a_spectator_of_what_comes_after() -> None:
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero plus"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus; 3: lay {} saying plus; draw plus"
    one, other = (game(log.format(card), hands=hands, mutineers=(3,), first=3) for card in ("plus", "zero"))
    nothing_tells_them_apart(2, one, other)
    nothing_tells_them_apart(SPECTATOR, one, other)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 2])
def test_g1_3_what_others_remember_of_mixed_cards_is_hidden(viewer: int) -> None:
    hands = "plus spyglass zero | plus minus catch | plus riddance plank"
    log = "1: lay {} saying plus; draw zero; 2: lay plus saying plus; draw plus; 0: spyglass; 0: put plus; draw plank"
    one, other = (game(log.format(card), hands=hands, first=1) for card in ("plus", "minus"))
    if viewer == 0:
        tells_them_apart(0, one, other)
    else:
        nothing_tells_them_apart(viewer, one, other)
    tells_them_apart(1, one, other)
