"""M0 to M2: the frame, the set-up, the captain's offer."""

import pytest

from quarterdeck.core.errors import BadSetting, IllegalAction
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.referee import Referee
from quarterdeck.games.meuterer import MEUTERER
from quarterdeck.games.meuterer.box.pieces import ISLAND_WORDS
from quarterdeck.games.meuterer.knowledge.view import MeutererView
from tests.games.meuterer.played import NAMES, PLAIN, game, played

LEAVE_AT_ONCE = (
    "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take cabin-boy; 3: leave; 3: take first-mate"
)


@pytest.mark.parametrize(("players", "rounds"), [(3, 9), (4, 8)])
def test_three_play_nine_rounds_and_four_play_eight(players: int, rounds: int) -> None:
    """M0.1"""
    view = Referee(MEUTERER, NAMES[:players], FastLuck(1)).view(0)
    assert isinstance(view, MeutererView)
    assert view.rounds == rounds


@pytest.mark.parametrize("players", [2, 5])
def test_neither_two_nor_five_can_play(players: int) -> None:
    """M0.1"""
    with pytest.raises(BadSetting):
        MEUTERER.setting(players)


def test_most_points_win_and_points_may_be_negative() -> None:
    """M0.2"""
    assert played("captain-below-zero").points[0] == -1
    outcome = played("last-round").referee.outcome
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores == (25, 5, 2, 7)


def test_equal_points_share_the_win() -> None:
    """M0.2: two captains who never fall out dock, the others sell nothing."""
    end = played("last-round").referee.truth.copy()
    for sailor in end.sailors:  # type: ignore[attr-defined]
        sailor.points = 7
    outcome = end.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1, 2, 3)
    assert outcome.share(2) == 0.25


def test_the_last_round_ends_after_scoring_with_the_mutineer_as_captain() -> None:
    """M0.3: docking and sales count, then nothing moves and nobody draws; all is laid open (G1.8)."""
    end = played("last-round")
    view = end.view()
    assert end.asked == ("over", ())
    assert view.captain == 1
    assert view.outcome is not None
    assert view.outcome.clause == "M0.3"
    assert end.cited("docked")[-1] == ("M6.3", {"seat": 1, "island": "Eisfelsen", "points": 5})
    assert end.told("drew") == []
    assert view.opened is not None
    assert view.opened.hands[0] == ("wine", "cloth", "grain", "conflict")
    assert end.told("sailed")[-1]["island"] == "Sandkap"


def test_three_players_have_a_ninth_round() -> None:
    """M0.1, M0.3"""
    end = played("three-players-nine-rounds")
    assert [slots["number"] for slots in end.told("round-begins")] == list(range(1, 10))
    assert end.asked == ("over", ())


def test_the_islands_are_shuffled_into_a_circle_that_begins_with_hochland() -> None:
    """M1.1"""
    seen = set()
    for seed in range(8):
        view = Referee(MEUTERER, NAMES, FastLuck(seed)).view(-1)
        assert isinstance(view, MeutererView)
        names = tuple(island.name for island in view.islands)
        assert names[0] == "Hochland"
        assert sorted(names) == sorted(ISLAND_WORDS)
        seen.add(names)
    assert len(seen) == 8


def test_the_layout_of_the_example_is_the_tables_order() -> None:
    """M1.1"""
    assert [island.name for island in game().view().islands] == ISLAND_WORDS


def test_hochland_alone_is_active_and_the_ship_lies_there() -> None:
    """M1.2"""
    view = game().view()
    assert (view.ship, view.behind) == (0, None)


@pytest.mark.parametrize("captain", [0, 1, 2, 3])
def test_the_first_captain_is_drawn_by_lot(captain: int) -> None:
    """M1.3"""
    first = game(captain=captain)
    assert first.view().captain == captain
    assert first.asked == ("offer", (captain,))
    assert first.cited("captain-drawn") == [("M1.3", {"seat": captain})]


def test_everyone_gets_five_from_the_captain_clockwise_and_the_rest_is_the_pile() -> None:
    """M1.4"""
    first = game(captain=2)
    assert first.hand(0) == "wine wine cloth grain conflict"
    assert first.cards == [5, 5, 5, 5]
    assert first.view().pile == 36 - 20
    assert game(hands=("wine wine grain pirates cloth", *PLAIN[1:]), pirates=True).view().pile == 37 - 15


def test_all_five_action_cards_lie_in_the_middle() -> None:
    """M1.5"""
    asked = game("0: offer 0; 0: leave; 1: leave")
    assert asked.legal(1) == [
        "take mutineer", "take cabin-boy", "take first-mate", "take merchant", "take loader",
    ]  # fmt: skip


def test_what_is_public_and_what_is_secret() -> None:
    """M1.6: a view shows islands, ship, points, shown cards and sizes; of hands only the own."""
    seen = game("0: offer 2; 0: show wine; 1: show conflict; 2: leave; 2: take loader")
    for viewer in (-1, 0, 3):
        view = seen.view(viewer)
        assert view.offer == 2
        assert [sailor.shown for sailor in view.sailors] == [("wine",), ("conflict",), (), ()]
        assert [sailor.cards for sailor in view.sailors] == [4, 4, 5, 5]
        assert view.sailors[2].left == 0
        assert view.sailors[2].role is None
        assert view.action is None
    assert seen.view(2).action == "loader"
    assert seen.view(-1).hand is None


@pytest.mark.parametrize("points", [0, 1, 2, 3])
def test_the_captain_offers_up_to_three_points_also_without_any(points: int) -> None:
    """M2.1"""
    asked = game()
    assert asked.legal(0) == ["offer 0", "offer 1", "offer 2", "offer 3"]
    assert asked.act(f"0: offer {points}").view().offer == points
    with pytest.raises(IllegalAction, match=r"goods-first \(M3.1\)"):
        asked.act("0: offer 1")


def test_the_offer_holds_for_one_round() -> None:
    """M2.1, M9.4"""
    assert game(LEAVE_AT_ONCE).view().offer is None
