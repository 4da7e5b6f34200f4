"""Traces (G1.3): whose they are, which card they follow, from which lay, and when a card is known no more."""

from tests.games.traitres.played import Played, game, laying, short


def lays(played: Played) -> list[tuple[int, int | None]]:
    """Whose traces there are, and from which lays, as everybody sees it."""
    return [(trace.seat, trace.lay) for trace in played.view().traces]


def test_a_trace_of_a_card_that_another_laid_has_no_lay() -> None:
    """G1.3, T4.2: seat 1 looked at the only chest card, which is not mixed, and knows it; seat 2 laid another."""
    hands = "plus zero spyglass | spyglass zero zero | zero plus plus"
    log = "0: lay plus saying plus; draw plus; 1: spyglass; draw plus; 2: lay zero saying plus; draw plus; "
    end = game(log, "0: spyglass; 0: put zero; draw plus", hands=hands)
    assert lays(end) == [(1, None), (2, 1)]
    assert end.traces(1) == [("plus", "loot-0 loot-1")]


def test_a_trace_of_one_of_two_mixed_cards_has_no_lay_even_if_the_own_one_was_among_them() -> None:
    """G1.3, T3.3: the two may have come from either lay."""
    hands = "plus zero spyglass | minus spyglass zero | plank plus plus"
    log = laying("0 plus plus", "1 minus plus") + "2: plank 0; draw plus; 0: spyglass; 0: put minus; draw plus; "
    end = game(log, "1: spyglass; 1: put plus; draw plus", hands=hands)
    assert lays(end) == [(0, None), (0, None)]
    assert end.traces(0) == [("minus", "loot-0 loot-1"), ("plus", "loot-0 loot-1")]


def test_a_plus_that_is_not_seen_where_it_may_be_lies_elsewhere() -> None:
    """G1.3: seat 2 laid it, does not find it among the upper three, and so knows the lowest."""
    hands = "zero spyglass zero | minus riddance catch | plus spyglass plus"
    log = laying("0 zero plus", "1 minus minus", "2 plus plus") + "0: spyglass; 0: put plus; 0: put zero; draw plus; "
    end = game(log, laying("1 minus plus"), "2: spyglass; 2: put zero; 2: put minus; draw plank", hands=hands)
    assert end.chest(2) == "? zero minus minus"
    assert end.traces(2) == [("plus", "loot-0")]


def test_of_two_cards_that_may_both_be_the_one_seen_neither_is_known_any_more() -> None:
    """G1.3: seat 1 laid two +1, one mixed once and one twice, and sees one of them among the upper three."""
    hands = "zero spyglass plus | plus plus spyglass | minus spyglass plus"
    log = laying("0 zero zero", "1 plus plus", "2 minus plus") + "0: spyglass; 0: put minus; 0: put plus; draw plus; "
    log += laying("1 plus plus") + "2: spyglass; 2: put plus; 2: put zero; draw plank; " + laying("0 zero plus")
    end = game(log, "1: spyglass; 1: put zero; 1: put plus; draw plus", hands=hands)
    assert end.chest(1) == "? ? zero plus zero"
    assert end.traces(1) == [(None, "loot-0 loot-1"), (None, "loot-1")]


# Two planks that seat 1 put on the pile and seat 2 caught
HANDS = "plus plus minus | plank plank catch | plus catch zero"
CAUGHT = "1: catch; draw plus minus plus; 1: return plank; 1: return plank; 2: catch; draw plus; "
PILE = "plus minus plus plus plus plus plus"


def test_two_known_cards_in_one_hand_may_both_have_been_put_back() -> None:
    """G1.3, T4.4"""
    end = short(CAUGHT, "2: return plus; 2: return zero", hands=HANDS, pile=PILE, first=1)
    assert end.traces(1) == [("plank", "hand-2-0 hand-2-1 hand-2-2 pile-0 pile-1")] * 2


def test_of_two_known_cards_alike_only_the_one_that_is_shown_is_known_no_more() -> None:
    """G1.3, T4.1: they lead to the same places, so it does not matter which it was."""
    log = CAUGHT + "2: return plus; 2: return zero; 0: lay plus saying plus; 1: lay plus saying plus; "
    end = short(log, "2: plank 0; draw plus", hands=HANDS, pile=PILE, first=1)
    assert end.traces(1) == [
        (None, "hand-0-2 hand-2-0 hand-2-1"),
        ("plank", "hand-0-2 hand-2-0 hand-2-1"),
    ]


def test_the_first_player_too_knows_no_more_what_another_shows() -> None:
    """G1.3, T4.1"""
    hands = "plank catch zero | plus plus plus | plus plus plus"
    log = "0: catch; draw plus minus plus; 0: return zero; 0: return plank; 1: lay plus saying plus; "
    log += "2: lay plus saying plus; 0: lay plus saying plus; draw plus; 1: plank 2; draw plus"
    end = short(log, hands=hands, pile="plus minus plus plus plus plus")
    assert end.traces(0) == [("zero", "hand-2-2"), (None, "hand-1-0 hand-1-1")]


def test_the_last_of_eight_players_remembers_like_the_others() -> None:
    """G1.3, T1.1: what he laid, what it was mixed with, the hand he threw away and what a Spyglass showed him."""
    planks = " | ".join(["plank minus zero"] * 4)
    hands = f"zero minus minus | spyglass minus minus | pockets minus minus | {planks} | plus zero minus"
    log = (
        "7: lay plus saying minus; draw plus; 0: lay zero saying zero; draw plus; 1: spyglass; 1: put zero; draw plus; "
    )
    log += "2: pockets 7; draw minus spyglass plank; draw plus; "
    thrown = game(log, hands=hands, mutineers=(2, 7), first=7)
    view = thrown.view(7)
    assert thrown.traces(7) == [("plus", "loot-0 loot-1")]
    assert [(lay.by, lay.claim, lay.card) for lay in view.lays] == [(7, "minus", "plus"), (0, "zero", None)]
    assert [(card.by, card.card) for card in view.thrown_away] == [(7, "zero"), (7, "minus"), (7, "plus")]
    assert [(trace.seat, trace.lay) for trace in view.traces] == [(0, 1), (7, 0)]
    turns = "; ".join(f"{seat}: plank {seat - 3}; draw plus" for seat in range(3, 7))
    looked = game(log, turns, "7: spyglass; 7: put plus; draw plus", hands=hands, mutineers=(2, 7), first=7)
    assert [(look.by, look.cards) for look in looked.view(7).looks] == [(1, None), (7, ("plus", "zero"))]
    assert (looked.chest(7), looked.traces(7)) == ("plus zero", [])


def test_a_trace_that_ends_leaves_those_of_others() -> None:
    """G1.3: seat 1 looks at the three cards that seat 0 mixed; seat 2 still knows that the −2 is one of them."""
    hands = "plus spyglass spyglass | zero spyglass catch | minus riddance plus"
    log = laying("0 plus zero", "1 zero plus", "2 minus zero") + "0: spyglass; 0: put zero; 0: put plus; draw plus; "
    end = game(log, "1: spyglass; 1: put plus; 1: put zero; draw plus", hands=hands)
    assert end.traces(1) == []
    assert end.traces(2) == [("minus", "loot-0 loot-1 loot-2")]
    assert lays(end) == [(0, None), (0, None), (0, None), (2, 2)]
