"""M4 to M6: revealing, the mutiny, points for the ship."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.meuterer.played import PLAIN_FOUR, Played, game, played


def roles(one: str, two: str, three: str, *more: str, hands: tuple[str, ...] = PLAIN_FOUR) -> Played:
    """Everybody leaves at once, and seats 1 to 3 take these action cards."""
    start = f"0: offer 0; 0: leave; 1: leave; 1: take {one}; 2: leave; 2: take {two}; 3: leave; 3: take {three}"
    return game(start, *more, hands=hands)


def test_all_action_cards_are_revealed() -> None:
    """M4.1"""
    seen = roles("mutineer", "loader", "merchant")
    assert [sailor.role for sailor in seen.view(-1).sailors] == [None, "mutineer", "loader", "merchant"]
    assert [slots["action"] for slots in seen.told("revealed")] == ["mutineer", "loader", "merchant"]


def test_the_mutineers_destination_follows_his_hand_and_may_equal_the_captains() -> None:
    """M4.2"""
    seen = roles("mutineer", "loader", "merchant")
    assert seen.cited("mutineer-aims") == [("M4.2", {"seat": 1, "number": 5, "island": "Affeninsel"})]
    assert seen.view().mutineers_goal == seen.view().captains_goal == 5


def test_a_mutineer_without_cards_stays_where_the_ship_is() -> None:
    """M4.2"""
    seen = game("0: offer 0; 0: leave; 1: show salt; 2: leave; 2: take loader; 3: leave; 3: take merchant")
    seen.act("1: show grain", "1: show cloth", "1: show conflict", "1: show wine", "1: take mutineer")
    assert seen.cited("mutineer-aims") == [("M4.2", {"seat": 1, "number": 0, "island": "Hochland"})]


def test_without_a_mutineer_there_is_no_mutiny() -> None:
    """M5.1"""
    end = played("cabin-boy-without-mutineer")
    assert end.cited("no-mutiny") == [("M5.1", {})]
    assert end.told("fought") == []


def test_the_four_roles_are_asked_once_around_from_the_captain() -> None:
    """M5.2: Merchant and Loader are skipped."""
    asked = game(
        "2: offer 0; 2: leave; 3: leave; 3: take merchant; 0: leave; 0: take mutineer; 1: leave; 1: take first-mate",
        captain=2,
    )
    order = []
    while asked.view().phase == "mutiny":
        order.append(asked.view().actors)
        last = len(order) == 3
        asked.act(f"{asked.view().turn}: fight 0")
        if last:
            break
    assert order == [(2,), (0,), (1,)]


@pytest.mark.parametrize("seat", [0, 2])
def test_who_holds_no_conflict_card_or_no_card_at_all_is_asked_like_everybody(seat: int) -> None:
    """M5.2: Florian, the Cabin Boy, has none; nor has the captain once he has shown his."""
    asked = roles("mutineer", "cabin-boy", "merchant")
    if seat == 2:
        asked.act("0: fight 1", "1: fight 1")
        assert asked.asked == ("mutiny", (2,))
        assert asked.legal(2) == ["fight 0"]
    else:
        assert asked.legal(0) == ["fight 0", "fight 1"]


def test_more_conflict_cards_than_held_cannot_be_played() -> None:
    """M5.2"""
    with pytest.raises(IllegalAction, match=r"too-few-conflicts \(M5.2\): number 2, held 1"):
        roles("mutineer", "cabin-boy", "merchant").act("0: fight 2")


def test_everybody_is_asked_also_when_the_result_is_certain() -> None:
    """M5.2: nothing is against the mutiny any more, and the Cabin Boy is asked all the same."""
    asked = roles("mutineer", "cabin-boy", "merchant").act("0: fight 0", "1: fight 1")
    assert asked.asked == ("mutiny", (2,))


def test_captain_and_first_mate_stand_against_mutineer_and_cabin_boy() -> None:
    """M5.3: the First Mate's presence is one extra for the captain."""
    end = roles(
        "mutineer", "first-mate", "cabin-boy", "0: fight 1; 1: fight 1; 2: fight 0; 3: fight 1; draw grain grain grain"
    )
    assert end.cited("mutiny-succeeded") == [("M5.5", {"mutiny": 2, "captain": 2})]


@pytest.mark.parametrize(("reading", "captain"), [("count", 1), ("ignore", 0)])
def test_shown_conflict_cards_count_or_not(reading: str, captain: int) -> None:
    """M5.4"""
    end = played(f"shown-conflicts-{reading}")
    told = end.told("mutiny-failed") + end.told("mutiny-succeeded")
    assert [slots["captain"] for slots in told] == [captain]


def test_conflict_cards_shown_by_a_merchant_never_count() -> None:
    """M5.4"""
    end = played("conflict-shown-by-a-merchant")
    assert end.cited("mutiny-failed") == [("M5.5", {"mutiny": 0, "captain": 1})]


def test_a_tie_goes_to_the_mutiny() -> None:
    """M5.5: also nothing to nothing, and one sword against the First Mate."""
    assert played("nothing-to-nothing-mutiny").cited("mutiny-succeeded") == [("M5.5", {"mutiny": 0, "captain": 0})]
    assert played("first-mate-against-one-sword").cited("mutiny-succeeded") == [("M5.5", {"mutiny": 1, "captain": 1})]
    assert played("first-mate-alone-holds").cited("mutiny-failed") == [("M5.5", {"mutiny": 0, "captain": 1})]


def test_cards_played_in_the_mutiny_do_not_move_a_destination() -> None:
    """M5.6"""
    asked = roles("mutineer", "loader", "merchant").act("0: fight 1")
    assert (asked.cards[0], asked.view().captains_goal) == (4, 5)


def test_without_a_mutineer_no_conflict_card_is_played_and_a_cabin_boy_scores_nothing() -> None:
    """M5.7"""
    end = played("cabin-boy-without-mutineer")
    assert end.points[2] == 0
    assert "fight 0" not in end.legal(0)


def test_the_captain_scores_for_docking_also_where_the_ship_stays() -> None:
    """M6.1"""
    assert played("ship-stays").cited("docked") == [("M6.1", {"seat": 0, "island": "Hochland", "points": 5})]
    assert played("shown-conflicts-count").cited("docked") == [
        ("M6.1", {"seat": 0, "island": "Eisfelsen", "points": 5})
    ]


def test_the_first_mate_scores_one_and_the_offer_which_the_captain_loses() -> None:
    """M6.2: even below zero; without a First Mate nothing is lost."""
    end = played("captain-below-zero")
    assert end.cited("supported") == [("M6.2", {"seat": 3, "to": 0, "points": 4, "offer": 3})]
    assert end.points == [-1, 0, 0, 4]
    assert played("no-first-mate-costs-nothing").points == [2, 0, 0, 0]


def test_a_failed_mutiny_brings_mutineer_and_cabin_boy_nothing() -> None:
    """M6.2"""
    assert played("both-destinations-equal").points == [2, 0, 0, 0]


def test_a_successful_mutineer_scores_and_is_captain_at_once() -> None:
    """M6.3: the Cabin Boy scores 2, the First Mate nothing, and nothing is paid."""
    end = played("first-mate-against-one-sword")
    assert end.cited("new-captain") == [("M6.3", {"seat": 1})]
    assert end.points == [0, 2, 0, 0]
    assert end.told("supported") == []
    assert played("nothing-to-nothing-mutiny").cited("cabin-boy-scored") == [("M6.3", {"seat": 2, "points": 2})]


def test_the_losers_destination_is_removed() -> None:
    """M6.4: seen while Florian chooses his sale in a second round."""
    hands = (
        "wine wine grain conflict cloth",
        "salt grain cloth conflict wine",
        "grain cloth cloth salt wine",
        PLAIN_FOUR[3],
    )
    first = roles("merchant", "cabin-boy", "first-mate", hands=hands)
    first.act("0: offer 0", "0: leave", "1: leave", "1: take mutineer", "2: show grain", "3: leave", "3: take merchant")
    first.act("2: leave", "2: take cabin-boy", "0: fight 0", "1: fight 0", "2: fight 0")
    view = first.view()
    assert first.asked == ("split", (2,))
    assert (view.captains_goal, view.mutineers_goal, view.mutiny) == (None, 10, "succeeded")
