"""M8 and M9: the ship, and the upkeep."""

from collections import Counter

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.meuterer.played import PLAIN_FOUR, Played, game, played

LOADING = "0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: show cloth; 3: leave; 3: take cabin-boy; 2: leave"


def loading(*more: str) -> Played:
    """Florian is Loader with four cards in hand: he draws four and gives back three."""
    return game(LOADING, "2: take loader", "draw rubies grain grain wine", *more)


def test_the_ships_island_and_the_one_it_came_from_are_active() -> None:
    """M8.1"""
    view = played("captain-below-zero").view()
    assert (view.ship, view.behind) == (5, 0)


def test_only_one_island_is_active_where_the_ship_stayed() -> None:
    """M8.1"""
    end = played("ship-stays")
    assert (end.view().ship, end.view().behind) == (0, None)
    assert end.cited("stayed") == [("M8.1", {"island": "Hochland"})]


def test_shown_and_played_cards_are_discarded_and_destinations_taken_back() -> None:
    """M9.1"""
    view = played("worked-example").view()
    assert view.discards == ("salt", "salt", "wine", "wine", "wine", "cloth", "cloth", *["conflict"] * 4)
    assert (view.captains_goal, view.mutineers_goal) == (None, None)
    assert all(sailor.shown == () and sailor.fought == 0 for sailor in view.sailors)


def test_from_the_new_captain_everyone_draws_up_to_five() -> None:
    """M9.2"""
    end = played("worked-example")
    assert end.cards == [5, 5, 5, 5]
    assert [slots["seat"] for slots in end.told("drew")] == [1, 2, 3, 0]


def test_the_discards_are_shuffled_when_a_card_is_due_and_not_before() -> None:
    """M9.2: in the middle of the Loader's draw, who needs eight where one is left."""
    end = played("pile-renewed-in-the-loaders-draw-discard")
    assert end.cited("renewed") == [("M9.2", {"number": 20})]
    assert end.view().discards == ()
    assert end.view().pile == 20 - 7
    keys = [told.key for told in end.referee.tellings(-1)]
    assert keys.index("renewed") == keys.index("drew") + 3  # three had drawn


def test_the_loader_draws_three_more_and_gives_back_three_of_those_just_drawn() -> None:
    """M9.3: never of those held before."""
    asked = loading()
    assert asked.asked == ("return", (2,))
    assert asked.legal(2) == ["return rubies", "return wine", "return grain"]
    assert asked.view(2).own_drawn == ("rubies", "wine", "grain", "grain")
    with pytest.raises(IllegalAction, match=r"not-drawn \(M9.3\): card cloth"):
        asked.act("2: return cloth")
    asked.act("2: return grain", "2: return grain")
    assert asked.view().due == 1
    assert asked.legal(2) == ["return rubies", "return wine"]
    asked.act("2: return wine")
    assert asked.hand(2) == "rubies salt wine cloth grain"
    assert asked.asked == ("offer", (0,))


def test_the_loader_is_asked_even_if_all_drawn_cards_are_alike() -> None:
    """M9.3"""
    asked = game(LOADING, "2: take loader", "draw grain grain grain grain")
    assert asked.legal(2) == ["return grain"]


def test_a_loader_with_five_gives_three_back_without_a_question() -> None:
    """M9.3: all can see it, and he remembers what they were."""
    end = played("loader-with-five-in-hand")
    assert end.cited("gave-back") == [("M9.3", {"seat": 1, "number": 3})]
    assert end.cited("gave-back-own", 1) == [("M9.3", {"seat": 1, "cards": ["rubies", "wine", "grain"]})]
    assert end.view(1).rejects[0].cards == ("rubies", "wine", "grain")
    assert end.cards == [5, 5, 5, 5]


def test_rejects_lie_among_the_discards_and_are_shuffled_with_them() -> None:
    """M9.3, M9.2: `discard`"""
    view = played("pile-renewed-in-the-loaders-draw-discard").view(3)
    assert view.rejects[0].cards == ("salt", "wine", "conflict")
    assert view.pile == 13


def test_rejects_under_the_pile_are_drawn_before_the_discards_are_shuffled() -> None:
    """M9.3: `under_draw`; the pile was empty, so the three are the new one."""
    end = played("rejects-are-the-new-pile")
    assert end.cited("renewed") == [("M9.2", {"number": 18})]
    assert end.view().rejects == ()
    assert end.told("drew-own", 3)[0]["cards"] == ["wine", "wine", "cloth", "grain", "conflict"]


def test_rejects_under_the_pile_stay_below_what_is_there() -> None:
    """M9.3: three under thirteen cards; the pile to draw from has none of them."""
    view = played("pile-renewed-in-the-loaders-draw-under_draw").view(3)
    assert (view.pile, view.rejects[0].number) == (13, 3)


def test_all_action_cards_return_and_the_next_round_begins() -> None:
    """M9.4"""
    view = played("worked-example").view()
    assert view.round == 2
    assert all(sailor.role is None and sailor.left is None for sailor in view.sailors)
    assert view.phase == "offer"


def test_a_loader_remembers_his_rejects_after_they_were_shuffled() -> None:
    """G1.3, M9.3: they are in the pile or in the hands that have drawn since, and only he knows that."""
    first = "0: offer 0; 0: leave; 1: leave; 1: take loader; 2: leave; 2: take merchant; 3: leave; 3: take cabin-boy"
    shown = ["0: offer 0"]
    for card in range(5):
        shown += [f"{seat}: show {hand.split()[card]}" for seat, hand in enumerate(PLAIN_FOUR)]
    end = game(
        first,
        "draw rubies grain wine",
        *shown,
        "1: take merchant; 2: take cabin-boy; 3: take first-mate",
        "0: sell wine at Hochland; 1: sell salt at Hochland; 2: sell cloth at Hochland; 3: sell salt at Hochland",
        "draw rubies rubies salt wine cloth; draw cloth cloth grain grain grain; draw conflict conflict conflict",
        "draw wine wine; draw wine wine cloth cloth cloth",
    )
    (trace,) = end.view(1).traces
    assert trace.places == ("hand-2", "hand-3", "pile")
    assert Counter(trace.known) - Counter(trace.public) == Counter(["rubies", "grain", "wine"])
    for viewer in (-1, 0):
        assert end.view(viewer).traces[0].known == trace.public
    assert Counter(trace.public) == Counter(" ".join(PLAIN_FOUR).split())
