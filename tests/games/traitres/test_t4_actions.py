"""The action cards (T4)."""

from typing import Any

import pytest

from tests.games.traitres.played import Played, game, laying, short

HANDS = "plus spyglass minus | zero riddance catch | pockets plank plus"
THREE = laying("0 plus zero", "1 zero plus", "2 plus>zero zero")
FIVE = "plus minus plus minus plus"


# T4.1


def test_an_action_card_is_shown_and_discarded_face_down() -> None:
    """T4.1: everybody knows that it lies there."""
    end = game("1: riddance; draw plus", hands=HANDS, first=1)
    assert end.told("used-riddance") == [{"seat": 1, "number": 0}]
    assert (end.view().used, end.view().discards) == (("riddance",), 1)


def test_a_plank_stays_before_its_victim() -> None:
    """T4.1, T4.6"""
    end = game("2: plank 1; draw plus", hands=HANDS, first=2)
    assert (end.planks, end.view().discards, end.asked) == ([0, 1, 0], 0, ("turn", (0,)))


def test_a_card_whose_effect_is_not_complete_is_neither_held_nor_discarded() -> None:
    """T4.1"""
    looking = game(THREE, "0: spyglass", hands=HANDS)
    assert (looking.view().using, looking.view().used, looking.hand(0)) == ("spyglass", (), "zero minus")
    caught = game("1: catch; draw plus plus plus", hands=HANDS, first=1)
    assert (caught.view().using, caught.view().discards) == ("catch", 0)


def test_a_card_in_use_when_the_game_ends_stays_where_it_is() -> None:
    """T4.1, T7.3"""
    end = short("1: catch; draw plus plus plus", hands=HANDS, pile="plus plus plus", first=1, empty_pile="instant")
    assert (end.view().using, end.view().discards, end.ended) == ("catch", 0, ("T7.3", "mutineer"))


# T4.2 Spyglass


def test_a_spyglass_shows_the_top_three_to_its_player_only() -> None:
    """T4.2"""
    looking = game(THREE, "0: spyglass", hands=HANDS)
    assert looking.asked == ("spyglass", (0,))
    assert looking.view(0).looked_at == ("plus", "plus", "zero")
    assert (looking.view(1).looked_at, looking.view().looked_at, looking.view().looking) == ((), (), 3)
    assert looking.told("looked-own", 0) == [{"seat": 0, "cards": ["plus", "plus", "zero"]}]
    assert looking.told("looked") == [{"seat": 0, "number": 3}]


def test_the_three_are_put_back_in_any_order_and_only_the_viewer_knows_it() -> None:
    """T4.2: the lowest first; the last goes back without a question."""
    for order in ("plus plus zero", "plus zero plus", "zero plus plus"):
        first, second, _ = order.split()
        end = game(THREE, f"0: spyglass; 0: put {first}; 0: put {second}; draw plank", hands=HANDS)
        assert (end.chest(0), end.chest(1), end.chest(2)) == (order, "? ? ?", "? ? ?")
        assert (end.asked, end.hand(0)) == (("turn", (1,)), "zero minus plank")
        assert [card.known_by for card in end.view().chest] == [(0,), (0,), (0,)]


def test_with_fewer_cards_all_are_looked_at() -> None:
    """T4.2: of two one is asked for, of one nothing."""
    two = game(laying("1 zero plus", "2 plus zero"), "0: spyglass", hands=HANDS, first=1)
    assert (two.asked, two.view(0).looked_at) == (("spyglass", (0,)), ("plus", "zero"))
    put = game(laying("1 zero plus", "2 plus zero"), "0: spyglass; 0: put zero; draw plank", hands=HANDS, first=1)
    assert (put.asked, put.chest(0)) == (("turn", (1,)), "zero plus")
    one = game(laying("2 plus>zero zero"), "0: spyglass; draw plank", hands=HANDS, first=2)
    assert (one.asked, one.chest(0), one.view().used) == (("turn", (1,)), "plus", ("spyglass",))


def test_of_more_cards_only_the_uppermost_are_looked_at() -> None:
    """T4.2"""
    hands = "plus minus zero | zero plus plus | plus spyglass zero"
    log = laying("0 plus plank", "1 zero plank", "2 plus plank", "0 minus plank", "1 plus plank")
    end = game(log, "2: spyglass; 2: put plus; 2: put plus; draw plank", hands=hands)
    assert end.chest(2) == "? ? plus plus minus"


def test_equal_cards_are_asked_for_like_any_others() -> None:
    """T4.2, G1.4: nobody can tell from the questions what was seen."""
    hands = "plus spyglass minus | plus riddance catch | pockets plank plus"
    equal = game(laying("1 plus plus", "2 plus zero"), "0: spyglass", hands=hands, first=1)
    assert (equal.asked, equal.legal(0)) == (("spyglass", (0,)), ["put plus"])


def test_the_viewer_does_not_learn_who_laid_which() -> None:
    """T4.2, T3.3"""
    end = game(THREE, "0: spyglass; 0: put plus; 0: put zero; draw plank", hands=HANDS)
    assert [card.lays for card in end.view(0).chest] == [(0, 1, 2)] * 3


def test_cards_being_looked_at_are_still_in_the_chest() -> None:
    """T4.2"""
    looking = game(THREE, "0: spyglass; 0: put zero", hands=HANDS)
    assert (len(looking.view(1).chest), looking.view(1).looking, looking.view(1).discards) == (3, 2, 0)


# T4.3 Good Riddance


@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_good_riddance_throws_the_top_two_out_or_what_is_there(before: int) -> None:
    """T4.3, T4.7: seen by nobody."""
    lays = laying(*["0 plus zero", "1 zero plus", "2 plus>zero zero"][3 - before :])
    hands = "riddance spyglass plus | zero riddance catch | pockets plank plus"
    end = game(lays, "0: riddance; draw minus", hands=hands, first=(3 - before) % 3)
    assert (len(end.view().chest), len(end.view().thrown_out)) == (max(0, before - 2), min(before, 2))
    assert end.told("used-riddance") == [{"seat": 0, "number": min(before, 2)}]
    assert end.clauses("used-riddance") == ["T4.3" if before else "T4.7"]
    assert [card.card for card in end.view().thrown_out] == [None] * min(before, 2)


# T4.4 Miraculous Catch


def catch(pile: str, *log: str, **options: Any) -> Played:
    """A Miraculous Catch of seat 1 with this pile."""
    drawn = " ".join(pile.split()[:3])
    return short(f"1: catch; draw {drawn}", *log, hands=HANDS, pile=pile, first=1, **options)


def test_two_of_five_cards_go_on_top_of_the_pile_in_an_order() -> None:
    """T4.4"""
    caught = catch(FIVE)
    assert (caught.asked, caught.view().returning) == (("catch", (1,)), 2)
    assert caught.legal(1) == ["return plus", "return zero", "return minus", "return riddance"]
    end = catch(FIVE, "1: return riddance; 1: return zero")
    assert (end.hand(1), end.asked, end.piles[0]) == ("plus plus minus", ("turn", (2,)), 4)
    assert [card.card for card in end.view(1).top] == ["riddance", "zero"]
    assert [(card.by, card.card) for card in end.view(0).top] == [(1, None), (1, None)]
    assert end.told("returned") == [{"seat": 1, "left": 1}, {"seat": 1, "left": 0}]


def test_after_a_catch_nothing_is_drawn_and_the_next_players_draw_what_was_returned() -> None:
    """T4.4, T2.3: the last one first, and its player knows who drew which (G1.3)."""
    end = catch(FIVE, "1: return riddance; 1: return zero; 2: plank 1; 0: lay plus saying plus")
    assert end.cards == [3, 3, 3]
    assert (end.hand(2), end.hand(0)) == ("plus pockets zero", "minus spyglass riddance")
    assert end.traces(1) == [("riddance", "hand-0-2"), ("zero", "hand-2-2")]
    assert end.traces(0) == []


@pytest.mark.parametrize("reading", ["after_effect", "instant"])
@pytest.mark.parametrize(
    ("pile", "returning"), [("plus", 0), ("plus minus", 1), ("plus minus zero", 2), ("plus minus zero plus", 2)]
)
def test_a_catch_draws_what_is_there_and_returns_one_fewer(pile: str, returning: int, reading: str) -> None:
    """T4.4, T7.3: the readings differ with two or three cards in the pile."""
    cards = len(pile.split())
    caught = catch(pile, empty_pile=reading)
    over = cards == 1 or (reading == "instant" and cards <= 3)
    assert (caught.referee.outcome is not None) == over
    if over:
        assert caught.ended == ("T7.3", "mutineer")
        assert caught.view().using == (None if cards == 1 else "catch")
    else:
        assert (caught.asked, caught.view().returning, caught.cards[1]) == (("catch", (1,)), returning, 3 + returning)


def test_a_catch_of_three_cards_does_not_end_the_game_once_two_are_returned() -> None:
    """T4.4, T7.3"""
    end = catch("plus minus zero", "1: return zero; 1: return minus")
    assert (end.asked, end.piles[0], end.cards[1]) == (("turn", (2,)), 2, 3)


def test_with_two_cards_in_the_pile_one_of_four_is_returned() -> None:
    """T4.4"""
    end = catch("plus minus", "1: return riddance")
    assert (end.asked, end.piles[0], end.hand(1)) == (("turn", (2,)), 1, "plus zero minus")
    assert [card.card for card in end.view(1).top] == ["riddance"]


# T4.5 Empty Your Pockets


def test_a_victim_throws_the_hand_away_and_draws_three() -> None:
    """T4.5: then who used the card draws one as usual."""
    end = short("2: pockets 0; draw plus minus plus; draw minus", hands=HANDS, pile=FIVE, first=2)
    assert (end.hand(0), end.hand(2), end.asked) == ("plus minus plus", "plus plank minus", ("turn", (0,)))
    assert end.told("thrown-away") == [{"seat": 0, "number": 3}]
    assert end.told("thrown-away-own", 0) == [{"seat": 0, "cards": ["plus", "spyglass", "minus"]}]
    assert (end.piles, end.view().used) == ((1, 0, 4), ("pockets",))


@pytest.mark.parametrize("pile", ["plus", "plus minus", "plus minus zero", "plus minus zero plus"])
def test_with_few_cards_the_victim_draws_what_is_left_and_an_empty_pile_ends_the_game(pile: str) -> None:
    """T4.5, T7.3: before anyone else draws, also when exactly three were left."""
    cards = pile.split()
    log = f"2: pockets 0; draw {' '.join(cards[:3])}"
    if len(cards) > 3:
        log += f"; draw {cards[3]}"
    end = short(log, hands=HANDS, pile=pile, first=2)
    assert end.ended == ("T7.3", "mutineer")
    assert end.cards == [min(3, len(cards)), 3, 3 if len(cards) > 3 else 2]
    assert end.view().using is None


def test_nobody_empties_the_own_pockets_or_those_of_players_overboard() -> None:
    """T4.5, T4.6, T5.1"""
    hands = "plank zero minus | plank plus plus | pockets plus plus | plank pockets zero"
    log = "3: plank 2; draw plank; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, hands=hands, mutineers=(3,), first=3)
    assert [words for words in end.legal(3) if not words.startswith("lay")] == [
        "pockets 0",
        "pockets 1",
        "plank 0",
        "plank 1",
    ]


# T4.6 Plank


def test_there_are_always_two_players_to_give_a_plank_to() -> None:
    """T4.6: three are aboard as long as the game lasts."""
    end = game(hands=HANDS, first=2)
    assert [words for words in end.legal(2) if words.startswith("plank")] == ["plank 0", "plank 1"]


# T4.7


def test_a_spyglass_on_an_empty_chest_does_nothing() -> None:
    """T4.7"""
    end = game("0: spyglass; draw plus", hands=HANDS)
    assert (end.asked, end.hand(0), end.view().used, end.view().looks) == (
        ("turn", (1,)),
        "plus minus plus",
        ("spyglass",),
        (),
    )
    assert end.clauses("used-spyglass") == ["T4.7"]
