"""M3: phase 2, offering goods."""

import pytest

from quarterdeck.core.errors import IllegalAction
from tests.games.meuterer.played import game, played


def test_from_the_captain_clockwise_each_shows_one_card_or_leaves() -> None:
    """M3.1"""
    asked = game("2: offer 0", captain=2)
    order = []
    for line in ("2: show cloth", "3: show rubies", "0: leave", "0: take loader", "1: show salt", "2: show salt"):
        order.append(asked.view().actors[0])
        asked.act(line)
    assert order == [2, 3, 0, 0, 1, 2]
    assert asked.asked == ("goods", (3,))


def test_any_card_may_be_shown_also_a_conflict_card() -> None:
    """M3.2"""
    asked = game("0: offer 0")
    assert asked.legal(0) == ["show wine", "show cloth", "show grain", "show conflict", "leave"]
    asked.act("0: show conflict")
    assert asked.cited("showed") == [("M3.2", {"seat": 0, "card": "conflict"})]


def test_a_card_that_is_not_held_cannot_be_shown() -> None:
    """M3.1"""
    with pytest.raises(IllegalAction, match=r"not-held \(M3.1\): card rubies"):
        game("0: offer 0").act("0: show rubies")


def test_whose_turn_comes_without_cards_must_leave_then_and_not_earlier() -> None:
    """M3.3: the captain shows five cards; he leaves only when his turn comes again, without being asked."""
    before = game("0: offer 0; 0: show wine; 1: show salt; 2: leave; 2: take loader; 3: leave; 3: take merchant")
    before.act("0: show wine", "1: show grain", "0: show grain", "1: show cloth", "0: show conflict", "1: show wine")
    before.act("0: show cloth")
    assert before.view().sailors[0].cards == 0
    assert before.view().captains_goal is None
    before.act("1: show conflict")
    assert before.cited("captain-left") == [("M3.3", {"seat": 0, "number": 0, "island": "Hochland"})]
    assert before.asked == ("action", (1,))  # she has no cards either; the action card is still hers to choose
    assert before.cited("leaves")[-1] == ("M3.3", {"seat": 1, "number": 0})


def test_leaving_at_once_is_allowed() -> None:
    """M3.3"""
    assert "leave" in game("0: offer 0").legal(0)


def test_how_many_cards_everybody_holds_is_public_and_who_has_left_shows_nothing_more() -> None:
    """M3.4"""
    seen = game("0: offer 0; 0: show wine; 1: leave; 1: take loader; 2: show cloth; 3: show rubies; 0: show wine")
    assert seen.cards == [3, 5, 4, 4]
    assert seen.asked == ("goods", (2,))
    with pytest.raises(IllegalAction, match=r"not-your-turn \(M3.1\)"):
        seen.act("1: show salt")


@pytest.mark.parametrize(("shown", "island"), [(0, "Affeninsel"), (1, "Eisfelsen"), (3, "Grünland"), (4, "Frosthöhle")])
def test_the_captains_destination_is_as_far_as_cards_remain(shown: int, island: str) -> None:
    """M3.5: he takes no action card, and everybody sees the destination."""
    asked = game("0: offer 0")
    salts = iter(("salt", "salt", "rubies", "conflict"))
    for card in ("wine", "wine", "grain", "conflict")[:shown]:
        asked.act(f"0: show {card}")
        if asked.view().actors == (1,):
            asked.act("1: leave", "1: take loader", "2: leave", "2: take merchant")
        asked.act(f"3: show {next(salts)}")
    asked.act("0: leave")
    assert asked.cited("captain-left") == [("M3.5", {"seat": 0, "number": 5 - shown, "island": island})]
    assert asked.island(asked.view().captains_goal) == island
    assert asked.view().sailors[0].role is None


def test_with_no_cards_left_the_destination_is_the_ships_own_island() -> None:
    """M3.5"""
    assert played("ship-stays").cited("captain-left") == [("M3.3", {"seat": 0, "number": 0, "island": "Hochland"})]


def test_whoever_leaves_says_so_before_looking_and_cannot_go_back() -> None:
    """M3.6: leaving and taking are two decisions; only then are the action cards seen."""
    asked = game("0: offer 0; 0: leave; 1: leave; 1: take merchant")
    assert asked.view(2).remaining is None
    asked.act("2: leave")
    assert asked.view(2).remaining == ("mutineer", "cabin-boy", "first-mate", "loader")
    assert asked.legal(2) == ["take mutineer", "take cabin-boy", "take first-mate", "take loader"]
    with pytest.raises(IllegalAction, match=r"action-first \(M3.6\)"):
        asked.act("2: show cloth")
    with pytest.raises(IllegalAction, match=r"action-taken \(M3.6\): action merchant"):
        asked.act("2: take merchant")


def test_only_the_chooser_sees_what_remained_and_remembers_it() -> None:
    """M3.6"""
    asked = game("0: offer 0; 0: leave; 1: leave; 1: take merchant; 2: leave; 2: take loader")
    assert asked.view(1).remaining == ("mutineer", "cabin-boy", "first-mate", "merchant", "loader")
    assert asked.view(2).remaining == ("mutineer", "cabin-boy", "first-mate", "loader")
    for viewer in (-1, 0, 3):
        assert asked.view(viewer).remaining is None
        assert asked.told("leaves-own", viewer) == []
        assert asked.told("took-own", viewer) == []


def test_the_phase_ends_when_all_have_left() -> None:
    """M3.7"""
    asked = game("0: offer 0; 0: leave; 1: leave; 1: take mutineer; 2: leave; 2: take loader; 3: leave")
    assert asked.asked == ("action", (3,))
    asked.act("3: take merchant")
    assert asked.asked == ("mutiny", (0,))


def test_the_last_one_in_may_go_on_alone() -> None:
    """M3.8"""
    end = played("last-one-in-shows-alone")
    assert [slots["card"] for slots in end.told("showed")] == ["salt", "salt", "rubies"]
    assert end.told("sold")[0] == {
        "seat": 3, "good": "salt", "number": 2, "island": "Hochland", "points": 4, "tied": 1,
    }  # fmt: skip
