"""What a seat remembers (G1.3): cards laid, seen, put back and thrown away, and where mixed cards may lie."""

from tests.games.traitres.played import Played, game, laying, short

HANDS = "plus spyglass spyglass | zero riddance catch | minus spyglass plus"
THREE = laying("0 plus zero", "1 zero plus", "2 minus>zero zero")


# The chest


def test_who_laid_a_card_knows_it_where_it_lies_also_thrown_out() -> None:
    """G1.3, T4.3"""
    end = game(laying("2 minus>zero zero", "0 plus zero"), "1: riddance; draw plank", hands=HANDS, first=2)
    assert [card.card for card in end.view(2).thrown_out] == ["minus", None]
    assert [card.card for card in end.view(0).thrown_out] == [None, "plus"]
    assert [card.card for card in end.view(1).thrown_out] == [None, None]


def test_the_order_in_which_a_spyglass_put_cards_back_is_remembered() -> None:
    """G1.3, T4.2: by who did, also when other cards lie on top and some are thrown out."""
    log = THREE + "0: spyglass; 0: put zero; 0: put minus; draw plus; "
    end = game(log, "1: riddance; draw plank;", laying("2 plus plank"), hands=HANDS)
    assert (end.chest(0), end.chest(1), end.chest(2)) == ("zero ?", "? ?", "? plus")
    assert [card.card for card in end.view(0).thrown_out] == ["minus", "plus"]


def test_a_mixed_card_lies_with_what_others_laid() -> None:
    """G1.3, T3.3: these three places hold my card and what the two others laid."""
    end = game(THREE, "0: spyglass; 0: put zero; 0: put plus; draw plus", hands=HANDS)
    assert end.chest(2) == "? ? ?"
    assert end.traces(2) == [("minus", "loot-0 loot-1 loot-2")]
    assert end.traces(1) == [("zero", "loot-0 loot-1 loot-2")]
    assert end.traces(0) == []
    assert [lay.card for lay in end.view(2).lays] == [None, None, "minus"]


def test_whose_trace_leads_where_is_public_and_its_card_is_not() -> None:
    """G1.3: who looked at what, everybody saw."""
    end = game(THREE, "0: spyglass; 0: put zero; 0: put plus; draw plus", hands=HANDS)
    for viewer in (-1, 0):
        assert [(trace.seat, trace.lay, trace.card) for trace in end.view(viewer).traces] == [
            (1, 1, None),
            (2, 2, None),
        ]
    assert [(look.by, look.loot, look.lays, look.cards) for look in end.view(1).looks] == [
        (0, (0, 1, 2), (0, 1, 2), None)
    ]
    assert end.view(0).looks[0].cards == ("plus", "zero", "minus")


def test_what_a_spyglass_showed_is_mixed_away_by_the_next_one() -> None:
    """G1.3: but all three are known to be there."""
    log = THREE + "0: spyglass; 0: put zero; 0: put plus; draw plus; 1: riddance; draw plank; "
    kept = game(THREE, "0: spyglass; 0: put zero; 0: put plus; draw plus;", laying("1 plus plank"), hands=HANDS)
    assert kept.chest(0) == "zero plus minus ?"
    mixed = game(log, laying("2 plus plank", "0 zero plank"), hands=HANDS)
    assert mixed.chest(0) == "zero ? zero"
    again = game(
        THREE,
        "0: spyglass; 0: put zero; 0: put plus; draw plus;",
        laying("1 plus plank"),
        "2: spyglass; 2: put minus; 2: put plus; draw plank",
        hands=HANDS,
    )
    assert again.chest(0) == "zero ? ? ?"
    assert again.traces(0) == [("minus", "loot-1 loot-2 loot-3"), ("plus", "loot-1 loot-2 loot-3")]
    assert again.chest(2) == "? minus plus plus"


def test_cards_mixed_by_two_players_lead_everywhere_they_may_have_gone() -> None:
    """G1.3, T3.3: the lowest card was mixed once only."""
    log = THREE + "0: spyglass; 0: put zero; 0: put plus; draw plus; " + laying("1 plus plank")
    end = game(log, "2: spyglass; 2: put minus; 2: put plus; draw plank", hands=HANDS)
    assert [card.lays for card in end.view().chest] == [(0, 1, 2), *[(0, 1, 2, 3)] * 3]
    assert end.traces(1) == [("zero", "loot-0 loot-1 loot-2 loot-3"), ("plus", "loot-1 loot-2 loot-3")]
    assert end.chest(2) == "? minus plus plus"


def test_a_card_not_seen_where_it_may_be_lies_elsewhere() -> None:
    """G1.3: seat 2 laid −2, does not find it among the upper three, and so knows the lowest."""
    log = THREE + "0: spyglass; 0: put minus; 0: put plus; draw plus; " + laying("1 plus plank")
    end = game(log, "2: spyglass; 2: put zero; 2: put plus; draw plank", hands=HANDS)
    assert end.traces(2) == [("minus", "loot-0")]


def test_a_card_seen_where_it_may_be_may_have_been_the_own_one() -> None:
    """G1.3: seat 2 laid +1 and sees one; whether that is the own one it cannot know."""
    hands = "plus spyglass zero | zero riddance catch | minus spyglass plus"
    lays = laying("0 plus zero", "1 zero plus", "2 plus zero")
    log = lays + "0: spyglass; 0: put plus; 0: put plus; draw plus; " + laying("1 plus plank")
    end = game(log, "2: spyglass; 2: put zero; 2: put plus; draw plank", hands=hands)
    assert end.chest(2) == "? zero plus plus"
    assert end.traces(2) == [(None, "loot-0")]


# The pile and hands


def caught(*log: str, pile: str = "plus minus plus minus plus plus plus") -> Played:
    """Seat 1 puts a plank and then, on top of it, a zero on the pile; then this."""
    hands = "plus minus pockets | zero plank catch | plus spyglass plank"
    return short(
        "1: catch; draw plus minus plus; 1: return plank; 1: return zero; ", *log, hands=hands, pile=pile, first=1
    )


def test_who_puts_cards_on_the_pile_knows_who_draws_which() -> None:
    """G1.3, T4.4"""
    assert caught().traces(1) == []
    assert [card.card for card in caught().view(1).top] == ["plank", "zero"]
    one = caught("2: lay plus saying plus")
    assert one.traces(1) == [("zero", "hand-2-2")]
    assert [card.card for card in one.view(1).top] == ["plank"]
    assert caught("2: lay plus saying plus; 0: lay plus saying plus").traces(1) == [
        ("plank", "hand-0-2"),
        ("zero", "hand-2-2"),
    ]


TWO_ROUNDS = "2: lay plus saying plus; 0: lay plus saying plus; 1: lay plus saying plus; draw minus; "


def test_a_known_card_may_have_been_laid_but_is_none_drawn_later() -> None:
    """G1.3: in the two cards that are left of the old hand, or on the chest."""
    end = caught(TWO_ROUNDS, "2: lay zero saying plus; draw plus")
    assert end.traces(1)[1] == ("zero", "hand-2-0 hand-2-1 loot-3")
    assert end.player(2).fresh == 1


def test_a_known_card_that_is_played_openly_is_known_no_more() -> None:
    """G1.3"""
    end = caught(TWO_ROUNDS, "2: spyglass; 2: put plus; 2: put plus; draw plus; 0: plank 1; draw plus")
    assert end.traces(1) == [
        (None, "hand-0-0 hand-0-1"),
        ("zero", "hand-2-0 hand-2-1"),
        ("plus", "loot-0 loot-1 loot-2"),
    ]


def test_a_known_card_goes_to_the_discard_with_its_hand() -> None:
    """G1.3, T4.5: it lies where it lay in the hand."""
    end = caught("2: lay plus saying plus; 0: pockets 2; draw plus minus plus")
    assert ("zero", "discard-2") in end.traces(1)
    assert [card.card for card in end.view(2).thrown_away] == ["spyglass", "plank", "zero"]
    assert [card.by for card in end.view(1).thrown_away] == [2, 2, 2]


def test_a_known_card_may_have_been_put_on_the_pile_again() -> None:
    """G1.3, T4.4"""
    hands = "plus minus catch | zero plank catch | plus spyglass plank"
    log = "1: catch; draw plus minus plus; 1: return plank; 1: return zero; 2: lay plus saying plus; "
    pile = "plus minus plus minus plus plus plus"
    end = short(log, "0: catch; draw minus plus; 0: return minus; 0: return plus", hands=hands, pile=pile, first=1)
    assert end.traces(1) == [("zero", "hand-2-2"), ("plank", "hand-0-0 hand-0-1 hand-0-2 pile-0 pile-1")]
    drawn = short(
        log,
        "0: catch; draw minus plus; 0: return minus; 0: return plank; 1: lay plus saying plus",
        hands=hands,
        pile=pile,
        first=1,
    )
    assert drawn.hand(1) == "plus minus plank"
    assert drawn.traces(1) == [("zero", "hand-2-2"), (None, "hand-0-0 hand-0-1 hand-0-2 pile-0")]


def test_hands_thrown_away_are_remembered_by_whoever_held_them() -> None:
    """G1.3, T4.5, T5.1"""
    end = short("0: pockets 1; draw plus; draw plus", hands="pockets | minus | zero", pile="plus plus plus")
    assert [(card.by, card.card) for card in end.view(1).thrown_away] == [(1, "minus")]
    assert [(card.by, card.card) for card in end.view(2).thrown_away] == [(1, None)]
