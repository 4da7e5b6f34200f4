"""The mutiny and its duels (C6, C7)."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.cartagena.played import Played, box, game, mutiny, rounds

BOTH = "bijoux / declare valverde; ojo / declare diaz"
ONE_ROUND = (BOTH,)  # two players with pink 1 and grey 1
# Two players with two coins: pink 1, pink 2, grey 1, grey 2 for seat 0, pink 1, pink 3, grey 1, grey 3 for seat 1
FULL = (BOTH, "crackpott / draw pink-3 grey-3; pang / take coin", "crackpott / draw pink-2 grey-2; pang / take coin")
# Seat 0 with one card, or none, and three coins
ONE_CARD = (BOTH, "crackpott / draw pink-3 grey-3; dean-nero / sell grey-1 / finish")
NO_CARD = (BOTH, "crackpott / draw pink-3 grey-3; dean-nero / sell grey-1 / sell pink-1")
# Three players, all declare; seat 0 deals first
THREE = (
    "bijoux / declare valverde; ojo / declare diaz; crackpott / draw pink-2 pink-2",
    "crackpott / draw grey-2 grey-2; bijoux / declare valverde; pang / take coin",
)


def refused(played: Played, seat: int, action: str) -> tuple[str, str]:
    """The clause and the key by which an action is refused."""
    with pytest.raises(IllegalAction) as caught:
        played.referee.act(seat, action)
    return caught.value.clause, caught.value.key


# C6 The mutiny


def test_who_has_not_declared_takes_no_part() -> None:
    """C6.1"""
    played = mutiny("reveal 1 2", after=("bijoux / declare valverde; pang / take coin",))
    assert played.told("out-undeclared") == [{"seat": 1}]
    assert [player.mutineer for player in played.view().players] == [True, False]
    assert played.player(0).side is None
    assert refused(played, 1, "lay pink-1") == ("C7.2", "out-of-duel")


def test_sailors_nobody_placed_come_at_random_and_the_lifeboat_is_emptied() -> None:
    """C6.2"""
    log = rounds("cambivalute / sailor 9 / sailor 2 / place 9; sate"), "storm pang"
    placed = game(
        *log,
        rounds("sate; bijoux / declare diaz", dealer=1),
        data=box(mutiny=6, storms=(1,)),
    )
    assert placed.told("duel-begins") == [{"letter": "A", "valverde": 9, "diaz": 2}]
    assert placed.view().lifeboat is None
    drawn = mutiny("reveal 4 7", after=ONE_ROUND)
    assert drawn.told("duel-begins") == [{"letter": "A", "valverde": 4, "diaz": 7}]
    assert drawn.view().unplaced == 8


def test_duels_go_on_in_order_until_one_side_has_won_three() -> None:
    """C6.3"""
    duel = "0: lay pink-1; 1: lay grey-1; 0: lay monkey; 1: lay monkey"
    played = mutiny(f"reveal 9 1; {duel}; reveal 8 2", after=FULL)
    assert [letter.winner for letter in played.view().letters] == ["valverde", None, None, None, None]
    assert played.view().duel.letter == "B"  # type: ignore[union-attr]


def test_three_wins_end_the_mutiny() -> None:
    """C6.3"""
    alone = ("bijoux / declare valverde; pang / take coin", "pang / take coin; crackpott / draw pink-2 pink-3")
    log = ("reveal 9 1; 0: lay grey-1; 0: lay monkey", "reveal 8 2; 0: lay pink-1; 0: lay monkey", "reveal 7 3")
    played = mutiny(*log, "0: lay pink-2; 0: lay monkey", after=alone)
    assert [letter.winner for letter in played.view().letters] == ["valverde"] * 3 + [None] * 2
    assert played.told("mutiny-won") == [{"side": "valverde"}]


def test_a_single_player_fights_alone_by_the_same_rules() -> None:
    """C6.4"""
    played = mutiny("reveal 1 9; 0: lay pink-1", after=("bijoux / declare valverde; pang / take coin",))
    assert played.asked == ("lay", (0,))
    assert played.view().duel.bout == 2  # type: ignore[union-attr]


def test_without_anybody_in_the_mutiny_all_have_lost() -> None:
    """C6.4"""
    played = mutiny(after=("sate; pang / take coin",))
    assert played.winners == ("C6.4", ())
    assert played.told("all-lost") == [{}]


def test_when_the_last_one_is_excluded_all_have_lost_and_the_duel_is_not_decided() -> None:
    """C6.4"""
    alone = ("bijoux / declare valverde; pang / take coin", "pang / take coin; dean-nero / sell pink-1 / sell grey-1")
    played = mutiny("reveal 9 1", after=alone)
    assert played.winners == ("C6.4", ())
    assert played.view().letters[0].winner is None


def test_the_mutiny_may_begin_with_an_empty_coin_island() -> None:
    """C6.5"""
    log = rounds("bijoux / declare valverde; ojo / declare diaz", "pang / take coin; sate"), "reveal 1 2"
    played = game(*log, data=box(coins=4, mutiny=9))
    assert played.told("shortage") == [{"supply": "coin"}]
    assert played.view().coin_island == 0


# C7 A duel


def test_both_sailors_are_the_first_strength() -> None:
    """C7.1"""
    duel = mutiny("reveal 4 7", after=ONE_ROUND).view().duel
    assert duel is not None
    assert (duel.valverde, duel.diaz, duel.bout) == (4, 7, 1)


def test_a_card_adds_to_the_side_of_its_colour_whoever_played_it() -> None:
    """C7.2"""
    played = mutiny("reveal 4 7; 0: lay grey-1; 1: lay pink-1", after=ONE_ROUND)
    assert played.told("revealed") == [{"bout": 1, "cards": ["pink-1", "grey-1"], "valverde": 5, "diaz": 8}]


def test_cards_are_laid_in_any_order_and_seen_only_when_all_lie_there() -> None:
    """C7.2, G1.5"""
    one = mutiny("reveal 4 7; 1: lay pink-1", after=ONE_ROUND)
    assert one.asked == ("lay", (0,))
    assert [player.laid for player in one.view().players] == [False, True]
    assert one.told("laid") == [{"seat": 1, "bout": 1}]
    assert (one.view(1).laid, one.view(0).laid) == ("pink-1", None)
    assert one.cards == [2, 2]
    assert refused(one, 1, "lay grey-1") == ("C7.2", "already-laid")


def test_whose_a_revealed_card_was_stays_unknown() -> None:
    """C7.2"""
    start = "reveal 4 7; 0: lay pink-1"
    one = mutiny(start, "1: lay grey-2; 2: lay pink-2", after=THREE, players=3)
    other = mutiny(start, "1: lay pink-1; 2: lay pink-2", after=THREE, players=3)
    assert one.told("revealed")[0]["cards"] == ["pink-1", "pink-2", "grey-2"]
    assert other.told("revealed")[0]["cards"] == ["pink-1", "pink-1", "pink-2"]
    assert one.player(1, viewer=0).known_cards == ("pink-1", "grey-1")
    assert one.player(1).public_cards == ("grey-1",)


def test_who_has_only_one_card_to_lay_is_not_asked() -> None:
    """C7.2, G1.4"""
    played = mutiny("reveal 4 7", after=ONE_CARD)
    assert played.asked == ("lay", (1,))
    assert played.told("laid") == [{"seat": 0, "bout": 1}]
    assert played.told("laid-own", seat=0) == [{"seat": 0, "card": "pink-1", "bout": 1}]


def test_the_monkey_may_be_played_from_the_second_bout_on() -> None:
    """C7.3"""
    first = mutiny("reveal 4 7", after=ONE_ROUND)
    assert first.legal(0) == ["lay pink-1", "lay grey-1"]
    assert refused(first, 0, "lay monkey") == ("C7.3", "monkey-too-early")
    second = mutiny("reveal 4 7; 0: lay grey-1; 1: lay pink-1", after=ONE_ROUND)
    assert second.legal(0) == ["lay pink-1", "lay monkey"]


def test_without_a_combat_card_in_the_first_bout_one_is_excluded() -> None:
    """C7.3, C7.10"""
    played = mutiny("reveal 4 7; 1: lay pink-1", after=NO_CARD)
    assert played.told("excluded") == [{"seat": 0}]
    assert [player.mutineer for player in played.view().players] == [False, True]
    assert played.asked == ("lay", (1,))
    assert played.player(0, viewer=1).side is None
    assert refused(played, 0, "lay monkey") == ("C7.2", "out-of-duel")


def test_an_excluded_player_is_not_robbed_and_gives_nothing() -> None:
    """C7.10, C7.5"""
    played = mutiny("reveal 4 7; 1: lay pink-1; 1: lay monkey; reveal 1 2", after=NO_CARD)
    assert played.coins == [3, 1]
    assert played.told("robbed") == []
    assert played.asked == ("lay", (1,))


def test_without_a_card_in_a_later_bout_the_monkey_must_be_played() -> None:
    """C7.4, C7.5: and it earns as any other."""
    played = mutiny("reveal 4 7; 1: lay pink-1; 1: lay grey-1", after=ONE_CARD)
    assert played.told("monkey") == [{"seat": 0}]
    assert played.asked == ("monkey", (0,))


def test_a_single_monkey_of_the_second_bout_may_rob() -> None:
    """C7.5"""
    start = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay grey-1"
    asked = mutiny(start, after=FULL)
    assert asked.legal(0) == ["finish", "rob 1"]
    assert mutiny(start, "0: rob 1", after=FULL).coins == [3, 1]
    assert mutiny(start, "0: finish", after=FULL).coins == [2, 2]


def test_several_monkeys_of_the_second_bout_are_paid_by_the_island() -> None:
    """C7.5"""
    played = mutiny("reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2", after=FULL)
    assert played.coins == [3, 3]
    assert played.told("paid") == [{"seat": 0}, {"seat": 1}]


def test_monkeys_of_later_bouts_earn_nothing() -> None:
    """C7.5"""
    bouts = "0: lay grey-1; 1: lay pink-1; 0: lay pink-1; 1: lay pink-3; 0: lay monkey; 1: lay monkey"
    played = mutiny(f"reveal 4 7; {bouts}; reveal 1 2", after=FULL)
    assert played.view().duel.letter == "B"  # type: ignore[union-attr]
    assert played.told("paid") == played.told("robbed") == []


def test_everyone_gives_a_coin_where_the_island_cannot_pay() -> None:
    """C7.6"""
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2"
    played = mutiny(duel, after=FULL, coins=4)
    assert played.told("refilled") == [{"number": 2}]
    assert (played.coins, played.view().coin_island) == ([2, 2], 0)


def test_a_coin_island_that_can_pay_only_one_of_two_is_refilled_as_well() -> None:
    """C7.6"""
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2"
    played = mutiny(duel, after=FULL, coins=5)
    assert (played.told("refilled"), played.told("paid")) == ([{"number": 2}], [{"seat": 0}, {"seat": 1}])
    assert (played.coins, played.view().coin_island) == ([2, 2], 1)


def test_who_is_not_in_the_mutiny_gives_nothing_to_the_coin_island() -> None:
    """C7.6, C7.10"""
    undeclared = ("bijoux / declare valverde; ojo / declare diaz; pang / take coin",)
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2; reveal 3 5"
    played = mutiny(duel, after=undeclared, players=3, coins=4)
    assert played.told("refilled") == [{"number": 2}, {"number": 2}]
    assert played.coins == [1, 1, 2]
    excluded = (
        *undeclared,
        "pang / take coin; bijoux / declare valverde; dean-nero / sell pink-1 / sell grey-1",
    )
    duel = "reveal 4 7; 1: lay pink-1; 2: lay grey-1; 1: lay monkey; 2: lay monkey; reveal 1 2; reveal 3 5"
    played = mutiny(duel, after=excluded, players=3, coins=7)
    assert played.told("excluded")[0] == {"seat": 0}
    assert played.told("refilled") == [{"number": 2}, {"number": 2}]
    assert played.coins == [3, 2, 2]


def test_payment_goes_clockwise_from_the_last_dealer_as_far_as_it_reaches() -> None:
    """C7.6"""
    poor = (
        BOTH,
        "crackpott / draw pink-3 grey-3; dean-nero / buy / draw pink-2",
        "crackpott / draw pink-2 grey-2; pang / take coin",
        "sate; tembo / draw grey-2 grey-2 / keep grey-2",
    )
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2"
    played = mutiny(duel, after=poor, coins=3)
    assert played.view().dealer == 1
    assert (played.told("refilled"), played.told("paid"), played.told("unpaid")) == (
        [{"number": 1}],
        [{"seat": 1}],
        [{"seat": 0}],
    )
    assert (played.coins, played.view().coin_island) == ([0, 3], 0)


def test_the_last_one_in_may_go_on_alone() -> None:
    """C7.7"""
    start = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay pink-3; 0: finish"
    alone = mutiny(start, after=FULL)
    assert alone.asked == ("lay", (1,))
    assert alone.legal(1) == ["lay grey-1", "lay grey-3", "lay monkey"]
    done = mutiny(start, "1: lay grey-3; 1: lay monkey; reveal 1 2", after=FULL)
    assert done.told("duel-won")[0]["valverde"] == 4 + 1 + 3
    assert done.told("duel-won")[0]["diaz"] == 7 + 1 + 3


def test_the_stronger_side_wins_and_on_a_tie_the_one_with_more_from_cards() -> None:
    """C7.8"""
    bout = "0: lay pink-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey; reveal 1 2"
    tied = mutiny("reveal 5 7", bout, after=FULL)
    assert tied.told("duel-won") == [{"valverde": 7, "diaz": 7, "side": "valverde", "letter": "A", "tied": True}]
    plain = mutiny("reveal 4 7", bout, after=FULL)
    assert plain.told("duel-won")[0]["side"] == "diaz"


def test_cards_used_are_out_of_the_game_and_monkeys_return() -> None:
    """C7.9"""
    duel = "reveal 4 7; 0: lay grey-1; 1: lay pink-1; 0: lay monkey; 1: lay monkey"
    played = mutiny(duel, "reveal 1 2; 0: lay pink-1; 1: lay pink-3", after=FULL)
    assert [letter.played for letter in played.view().letters[:2]] == [("pink-1", "grey-1"), ("pink-1", "pink-3")]
    assert played.legal(1) == ["lay grey-1", "lay grey-3", "lay monkey"]


def test_what_was_played_in_a_duel_stays_known() -> None:
    """C7.9, G1.3"""
    duel = "reveal 4 7; 0: lay {}; 1: lay pink-1; 0: lay monkey; 1: lay monkey"
    one, other = (mutiny(duel.format(card), "reveal 1 2", after=FULL) for card in ("grey-1", "pink-1"))
    assert one.view().letters[0].played == ("pink-1", "grey-1")
    assert other.view().letters[0].played == ("pink-1", "pink-1")
    assert one.view().letters[0].winner == other.view().letters[0].winner == "diaz"
