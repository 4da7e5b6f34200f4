"""Overboard, talk, the end, opening the chest (T5 to T8)."""

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.traitres.rules.t6_talk import STATEMENTS
from tests.games.traitres.played import Played, box, game, laying, short

PLANKS = "plank plank plus | plank plus plus | plank plus zero"


def pushed(*log: str, pile: str = "plus plus plus plus", mutineers: tuple[int, ...] = (2,)) -> Played:
    """Two planks in front of seat 2, by the two others; then this."""
    turns = "0: plank 2; draw plus; 1: plank 2; draw plus; "
    return short(turns, *log, hands=PLANKS, pile=pile, mutineers=mutineers)


# T5 Overboard


def test_who_receives_the_third_plank_reveals_the_role_and_leaves() -> None:
    """T5.1: planks and hand are discarded, and no card can be used on that player."""
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, hands=hands, mutineers=(3,), first=3)
    assert end.told("overboard") == [{"seat": 2, "role": "pirate"}]
    for viewer in (-1, 0, 2):
        assert end.player(2, viewer).role == "pirate"
    assert (end.cards, end.planks, end.view().discards) == ([3, 3, 0, 3], [0, 0, 0, 0], 6)
    assert end.view().used == ("plank",) * 3
    assert [card.card for card in end.view(2).thrown_away] == ["plus", "minus", "zero"]
    assert [card.card for card in end.view(1).thrown_away] == [None] * 3
    assert end.hand(1) == "plus plus minus"


def test_who_is_overboard_plays_no_more() -> None:
    """T5.1"""
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, hands=hands, mutineers=(3,), first=3)
    assert end.legal(2) == []
    with pytest.raises(IllegalAction, match="overboard"):
        end.referee.act(2, "lay plus saying plus")


def test_who_is_overboard_sees_nothing_new_but_keeps_what_was_known() -> None:
    """T5.2, G1.2"""
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero zero"
    log = "2: lay minus saying plus; draw plus; 3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, "3: lay zero saying plus; draw plus", hands=hands, mutineers=(3,), first=2)
    assert end.chest(2) == "minus ?"
    assert (end.view(2).hand, end.view(2).looked_at, end.view(2).role) == ((), (), "pirate")


def test_who_is_overboard_goes_on_talking() -> None:
    """T5.2, T6.1, T6.2"""
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, "2 says: suspect 3", hands=hands, mutineers=(3,), first=3)
    assert STATEMENTS.action("suspect 3") == end.referee.statements()[-1][2]
    assert [(actions, seat) for actions, seat, _ in end.referee.statements()] == [(3, 2)]


# T6 Talk


def test_anyone_may_say_anything_and_it_changes_nothing() -> None:
    """T6.1, T6.2: true or false, in the log, never in a view."""
    quiet = game(hands=PLANKS)
    loud = game("0 says: hand plus plus plus; 1 says: laid minus; 2 says: saw plus zero minus", hands=PLANKS)
    assert loud.truth == quiet.truth
    for viewer in (-1, 0, 1, 2):
        assert loud.view(viewer) == quiet.view(viewer)
    assert len(loud.referee.statements()) == 3


def test_everyone_says_one_thing_between_two_actions() -> None:
    """T6.2"""
    spoken = game("0 says: trust 1", hands=PLANKS)
    with pytest.raises(IllegalAction) as refused:
        spoken.referee.say(0, "trust 2")
    assert (refused.value.key, refused.value.clause) == ("already-spoke", "T6.2")
    again = game("0 says: trust 1; 0: lay plus saying plus; draw plus; 0 says: trust 2", hands=PLANKS)
    assert [(actions, seat) for actions, seat, _ in again.referee.statements()] == [(0, 0), (1, 0)]


def test_hands_of_every_sort_and_sights_of_one_to_three_cards_can_be_stated() -> None:
    """T6.2"""
    assert len(STATEMENTS) == 120 + 3 + 19 + 8 + 8
    for words in ("hand plus minus plank", "laid zero", "saw minus", "saw plus minus", "trust 7", "suspect 0"):
        assert STATEMENTS.words(STATEMENTS.action(words)) == words


# T7 The end


def test_all_mutineers_overboard_is_the_pirates_win() -> None:
    """T7.1"""
    end = pushed("2: lay plus saying plus; draw plus; 0: plank 2")
    assert end.ended == ("T7.1", "pirate")
    assert end.told("mutineers-gone") == [{}]


def test_as_many_mutineers_as_pirates_is_the_mutineers_win() -> None:
    """T7.2"""
    end = pushed("2: lay plus saying plus; draw plus; 0: plank 2", mutineers=(0,))
    assert end.ended == ("T7.2", "mutineer")
    assert end.told("sides-even") == [{"number": 1}]


def test_an_empty_pile_at_the_end_of_a_turn_is_the_mutineers_win() -> None:
    """T7.3"""
    end = short("0: lay plus saying plus; draw plus", hands=PLANKS, pile="plus")
    assert end.ended == ("T7.3", "mutineer")
    on = short("0: lay plus saying plus; draw plus", hands=PLANKS, pile="plus plus")
    assert on.referee.outcome is None


def test_a_third_plank_ends_the_game_before_the_draw() -> None:
    """T7.4: with one card left in the pile it is the pirates' win."""
    end = pushed("2: lay plus saying plus; draw plus; 0: plank 2", pile="plus plus plus zero")
    assert (end.ended, end.piles[0], end.cards[0]) == (("T7.1", "pirate"), 1, 2)


def test_one_mutineer_of_two_overboard_is_not_the_end() -> None:
    """T7.1, T7.2"""
    hands = "plank zero minus | plank plus plus | plus minus zero | zero zero zero | plus plus plus | plank zero zero"
    log = "5: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, hands=hands, mutineers=(2, 5), first=5)
    assert (end.referee.outcome, end.asked) == (None, ("turn", (3,)))


# T8 Opening the chest


def filled(*lays: str, target: int) -> Played:
    """A chest with these cards, opened by seat 0."""
    hands = "plus minus zero | plus minus zero | plus minus zero"
    log = laying(*(f"{(number + 1) % 3} {loot}>plus plus" for number, loot in enumerate(lays)))
    data = box(hands, "plus " * 9, target=target)
    return game(log, "0: open", hands=hands, data=data, first=1)


def test_a_chest_that_holds_the_target_is_the_pirates_win_also_for_those_overboard() -> None:
    """T8.2, T8.4"""
    end = filled("plus", "plus", target=2)
    assert end.ended == ("T8.2", "pirate")
    assert end.told("chest-full") == [{"cards": ["plus", "plus"], "total": 2, "target": 2}]
    assert end.referee.outcome is not None
    assert end.referee.outcome.winners == (0, 1)


def test_one_below_the_target_is_the_mutineers_win() -> None:
    """T8.2"""
    end = filled("plus", "zero", target=2)
    assert end.ended == ("T8.2", "mutineer")
    assert end.told("chest-short") == [{"cards": ["plus", "zero"], "total": 1, "target": 2}]


def test_plus_counts_one_and_minus_takes_two_away() -> None:
    """T3.1, T8.2"""
    assert filled("minus", "plus", target=0).told("chest-short")[0]["total"] == -1


def test_an_empty_chest_may_be_opened() -> None:
    """T8.1"""
    end = game("0: open", hands=PLANKS)
    assert end.ended == ("T8.2", "mutineer")
    assert end.view().total == 0


def test_the_chest_can_be_opened_only_when_a_turn_begins() -> None:
    """T2.1, T8.1: neither within a Spyglass nor within a Miraculous Catch."""
    hands = "plus catch spyglass | plus minus zero | plus minus zero"
    caught = game("0: catch; draw plus plus plus", hands=hands)
    looking = game(laying("0 plus plus", "1 plus plus", "2 plus plus"), "0: spyglass", hands=hands)
    assert "open" not in caught.legal(0) + looking.legal(0)


def test_a_mutineer_may_not_open_the_chest_nor_pretend_to() -> None:
    """T8.1"""
    stuck = game(hands=PLANKS, first=2)
    with pytest.raises(IllegalAction) as refused:
        stuck.referee.act(2, "open")
    assert (refused.value.key, refused.value.clause) == ("mutineer-may-not-open", "T8.1")


def test_opening_shows_the_role_and_the_whole_chest_in_its_order() -> None:
    """T8.1, G1.8: unmixed cards show who lied."""
    end = filled("minus", "plus", target=0)
    assert end.told("opened-chest") == [{"seat": 0}]
    for viewer in (-1, 0, 1, 2):
        view = end.view(viewer)
        assert [card.card for card in view.chest] == ["minus", "plus"]
        assert [(lay.by, lay.claim, lay.card) for lay in view.lays] == [(1, "plus", "minus"), (2, "plus", "plus")]
        assert [player.role for player in view.players] == ["pirate", "pirate", "mutineer"]
        assert view.opened is not None
        assert view.opened.hands == (("plus", "minus", "zero"), ("plus", "zero", "plus"), ("zero", "minus", "plus"))


def test_a_full_chest_nobody_opens_is_worth_nothing() -> None:
    """T8.3"""
    end = short("0: lay plus saying plus; draw plus", hands=PLANKS, pile="plus", numbers={"target": 1})
    assert (end.ended, end.view().total) == (("T7.3", "mutineer"), 1)


def test_the_target_stays_when_players_go_overboard() -> None:
    """T8.3"""
    hands = "plank zero minus | plank plus plus | plus minus zero | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    assert game(log, hands=hands, mutineers=(3,), first=3).view().target == 8
