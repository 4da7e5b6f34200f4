"""Set-up, a turn, laying loot (T1 to T3)."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.traitres import TRAITRES
from tests.games.traitres.played import NAMES, Played, game, laying, short

HANDS = "plus zero minus | plus plank catch | spyglass riddance pockets"
SIX = "plus zero minus | plus plus plus | plus plus plus | zero zero zero | minus minus minus | plank plank plank"


def dealt(players: int, **options: object) -> Played:
    """A fresh game."""
    return Played(Referee(TRAITRES, NAMES[:players], FastLuck(players), options=TRAITRES.choose(options)))


# T1 Set-up


@pytest.mark.parametrize(
    ("players", "pirates", "mutineers", "planks", "light", "target"),
    [
        (3, 2, 1, 12, 6, 5),
        (4, 3, 1, 14, 8, 8),
        (5, 4, 1, 16, 10, 11),
        (6, 4, 2, 18, 14, 6),
        (7, 5, 2, 20, 18, 9),
        (8, 6, 2, 22, 22, 12),
    ],
)
def test_every_number_of_players_has_its_roles_planks_and_target(
    players: int, pirates: int, mutineers: int, planks: int, light: int, target: int
) -> None:
    """T1.1, T1.2, T8.3"""
    for reading, number in (("book", planks), ("light", light)):
        fresh = dealt(players, planks=reading)
        view = fresh.view()
        assert (view.pirates, view.mutineers, view.target) == (pirates, mutineers, target)
        assert sorted(str(fresh.view(seat).role) for seat in range(players)) == (
            ["mutineer"] * mutineers + ["pirate"] * pirates
        )
        assert fresh.cards == [3] * players
        assert fresh.piles == (42 + 12 + number - 3 * players, 0, 0)


def test_everybody_sees_the_own_role_only() -> None:
    """T1.1"""
    fresh = game(hands=SIX, mutineers=(2, 5))
    assert [fresh.view(0).players[seat].role for seat in range(6)] == ["pirate", None, None, None, None, None]
    assert [fresh.view(2).players[seat].role for seat in range(6)] == [None, None, "mutineer", None, None, None]
    assert [player.role for player in fresh.view().players] == [None] * 6


def test_by_one_reading_mutineers_know_each_other() -> None:
    """T1.1"""
    fresh = game(hands=SIX, mutineers=(2, 5), mutineers_know=True)
    for mutineer, mate in ((2, 5), (5, 2)):
        assert [player.role for player in fresh.view(mutineer).players] == [
            "mutineer" if seat in (2, 5) else "pirate" for seat in range(6)
        ]
        assert fresh.told("mate-own", mutineer) == [{"seat": mutineer, "to": mate}]
    assert [player.role for player in fresh.view(0).players] == ["pirate", *[None] * 5]
    assert fresh.told("no-mate-own", 0) == [{"seat": 0}]
    assert fresh.told("mates-told") == [{"seat": seat} for seat in range(6)]


def test_cards_are_dealt_secretly_and_the_rest_is_the_pile() -> None:
    """T1.2, T1.3"""
    fresh = game(hands=HANDS)
    assert [fresh.hand(seat) for seat in range(3)] == [hand.strip() for hand in HANDS.split("|")]
    assert fresh.told("dealt") == [{"seat": seat, "number": 3} for seat in range(3)]
    assert fresh.piles == (66 - 9, 0, 0)


def test_the_discard_is_closed_to_all() -> None:
    """T1.3, T1.5: what was thrown away is counted; who threw it away alone knows it."""
    end = game("2: pockets 0; draw zero zero zero; draw plus", hands=HANDS, first=2)
    assert (end.view(1).discards, end.view(1).used) == (4, ("pockets",))
    assert [card.card for card in end.view(1).thrown_away] == [None] * 3
    assert [card.card for card in end.view(0).thrown_away] == ["plus", "zero", "minus"]


def test_the_first_player_is_drawn_by_lot() -> None:
    """T1.4"""
    fresh = game(hands=HANDS, first=1)
    assert (fresh.asked, fresh.view().first) == (("turn", (1,)), 1)
    firsts = [dealt.view().first for dealt in (game(hands=HANDS, first=seat) for seat in range(3))]
    assert firsts == [0, 1, 2]


def test_what_is_public_is_in_everybodys_view() -> None:
    """T1.5"""
    end = game(
        "1: plank 2; draw zero; 2: riddance; draw plus; 0: lay minus saying plus; draw minus", hands=HANDS, first=1
    )
    for viewer in (-1, 0, 1, 2):
        view = end.view(viewer)
        assert [player.planks for player in view.players] == [0, 0, 1]
        assert [player.cards for player in view.players] == [3, 3, 3]
        assert (view.pile, len(view.chest), view.discards, view.used) == (54, 1, 1, ("riddance",))
        assert (view.lays[0].by, view.lays[0].claim) == (0, "plus")
        assert (view.first, view.turn) == (1, 1)


# T2 A turn


def test_a_pirate_may_open_the_chest_and_a_mutineer_may_not() -> None:
    """T2.1, T8.1"""
    assert "open" in game(hands=HANDS, first=0).legal(0)
    assert "open" not in game(hands=HANDS, first=2).legal(2)


def test_loot_is_laid_or_an_action_card_is_used() -> None:
    """T2.2, T3.4"""
    assert game(hands=HANDS, first=0).legal(0) == [
        *(f"lay {loot} saying {claim}" for loot in ("plus", "zero", "minus") for claim in ("plus", "zero", "minus")),
        "open",
    ]
    assert game(hands=HANDS, first=1).legal(1) == [
        *(f"lay plus saying {claim}" for claim in ("plus", "zero", "minus")),
        "catch",
        "plank 0",
        "plank 2",
        "open",
    ]
    assert game(hands=HANDS, first=2).legal(2) == ["spyglass", "pockets 0", "pockets 1", "riddance"]


def test_a_card_is_drawn_and_the_player_on_the_left_is_next() -> None:
    """T2.3"""
    end = game("0: lay plus saying plus; draw plank", hands=HANDS)
    assert (end.hand(0), end.asked) == ("zero minus plank", ("turn", (1,)))
    assert end.told("drew") == [{"seat": 0, "number": 1}]
    assert end.told("drew-own", 0) == [{"seat": 0, "cards": ["plank"]}]


def test_players_overboard_are_passed_over() -> None:
    """T2.3, T5.1"""
    hands = "plank zero minus | plank plus plus | plus plus plus | plank zero zero"
    log = "3: plank 2; draw zero; 0: plank 2; draw plus; 1: plank 2; draw minus"
    end = game(log, hands=hands, mutineers=(3,), first=3)
    assert (end.asked, end.player(2).aboard) == (("turn", (3,)), False)


def test_nobody_may_pass_even_with_three_minus_cards() -> None:
    """T2.4"""
    stuck = game(hands="minus minus minus | plus plus plus | plus plus plus", mutineers=(0,))
    assert stuck.legal(0) == [f"lay minus saying {claim}" for claim in ("plus", "zero", "minus")]


def test_the_card_played_leaves_the_hand_before_its_effect() -> None:
    """T2.4, T4.4: a Miraculous Catch chooses among five."""
    caught = game("1: catch; draw zero minus pockets", hands=HANDS, first=1)
    assert (caught.hand(1), caught.cards) == ("plus plank zero minus pockets", [3, 5, 3])


# T3 Laying loot


def test_a_laid_card_is_seen_by_its_owner_and_its_announcement_by_all() -> None:
    """T3.1, T3.3"""
    end = game("0: lay minus saying plus; draw plank", hands=HANDS)
    assert end.told("laid") == [{"seat": 0, "claim": "plus", "number": 1}]
    assert end.told("laid-own", 0) == [{"seat": 0, "claim": "plus", "number": 1, "loot": "minus"}]
    assert (end.chest(0), end.chest(1), end.chest(-1)) == ("minus", "?", "?")
    assert (end.view(0).lays[0].card, end.view(1).lays[0].card) == ("minus", None)


def test_only_loot_can_be_laid() -> None:
    """T3.2"""
    for action in range(len(TRAITRES.alphabet)):
        verb, words = TRAITRES.alphabet.parts(action)
        if verb.name == "lay":
            assert words["loot"] in ("plus", "zero", "minus")
    assert not [words for words in game(hands=HANDS, first=2).legal(2) if words.startswith("lay")]


def test_the_next_card_lies_on_top() -> None:
    """T3.1: the lowest is the oldest, and Good Riddance takes the others."""
    hands = "plus plus plus | zero zero zero | minus riddance plus"
    log = laying("0 plus plank", "1 zero>plus plank", "2 minus>plus plank", "0 plus>zero plank", "1 zero>minus plank")
    end = game(log, "2: riddance; draw plank", hands=hands)
    assert [card.number for card in end.view().chest] == [0, 1, 2]
    assert [card.number for card in end.view().thrown_out] == [3, 4]
    assert (end.chest(0), end.chest(1), end.chest(2)) == ("plus ? ?", "? zero ?", "? ? minus")


def test_who_laid_which_card_is_known_until_a_spyglass_mixes_them() -> None:
    """T3.3: a mixed card may come from any lay that any of them could come from; others keep their lists."""
    hands = "plus plus plus | zero zero zero | minus spyglass plus"
    log = laying("0 plus zero", "1 zero>plus plank", "2 minus>plus plank", "0 plus>zero plank", "1 zero>minus plank")
    end = game(log, "2: spyglass; 2: put plus; 2: put zero; draw plank", hands=hands)
    assert [card.lays for card in end.view().chest] == [(0,), (1,), (2, 3, 4), (2, 3, 4), (2, 3, 4)]


def test_cards_mixed_twice_come_from_all_lays_and_those_left_keep_their_lists() -> None:
    """T3.3: also when they are thrown out."""
    hands = "spyglass riddance plus | zero spyglass zero | minus plus plus"
    log = laying("2 minus>plus plus", "0 plus plus", "1 zero>plus plank", "2 plus plank")
    log += "0: spyglass; 0: put plus; 0: put zero; draw minus; 1: spyglass; 1: put plus; 1: put zero; draw plank; "
    once = game(log, hands=hands, first=2)
    assert [card.lays for card in once.view().chest] == [(0,), (1, 2, 3), (1, 2, 3), (1, 2, 3)]
    thrown = game(log, laying("2 plus plank"), "0: riddance; draw plank", hands=hands, first=2)
    assert [card.lays for card in thrown.view().chest] == [(0,), (1, 2, 3), (1, 2, 3)]
    assert [card.lays for card in thrown.view().thrown_out] == [(1, 2, 3), (4,)]


def test_a_single_card_is_not_mixed() -> None:
    """T3.3: its layer stays known, and who laid it still knows it."""
    end = short(
        "0: lay minus saying zero; draw plus; 1: spyglass; draw plus",
        hands="minus | spyglass | zero",
        pile="plus plus plus",
    )
    assert end.lays(0) == (0,)
    assert (end.chest(0), end.chest(1), end.chest(2)) == ("minus", "minus", "?")
    assert end.view().chest[0].known_by == (0, 1)


def test_one_of_three_values_must_be_announced() -> None:
    """T3.4"""
    lays = [words for words in game(hands=HANDS, first=1).legal(1) if words.startswith("lay")]
    assert lays == [f"lay plus saying {claim}" for claim in ("plus", "zero", "minus")]
