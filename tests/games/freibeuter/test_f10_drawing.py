"""F10 Drawing."""

from typing import Literal

import pytest

from tests.games.freibeuter.picture import Scene

Reading = Literal["must_draw", "pile_empty"]
READINGS: list[Reading] = ["must_draw", "pile_empty"]


@pytest.mark.parametrize("action", ["place C3", "cash A1", "dutchman row B2"])
@pytest.mark.parametrize(("pile", "card"), [("sea", "sea D4"), ("dutchman", "dutchman 7")])
def test_after_a_card_was_played_one_card_is_drawn_as_the_player_likes(action: str, pile: str, card: str) -> None:
    """F10.1: also when money was taken."""
    scene = Scene("b b\n 1\nb .", hands=["C3 D3 A1 2", "B7"], pile="D4 E4 7")
    scene.act(action)
    assert (scene.phase, scene.state.actors(), scene.legal()) == ("draw", [0], {"draw sea", "draw dutchman"})
    held = len(scene.hand(0).sea) + len(scene.hand(0).dutchman)
    scene.act(f"draw {pile}", drawn=card)
    assert len(scene.hand(0).sea) + len(scene.hand(0).dutchman) == held + 1
    assert card.split()[1] in scene.hand(0).sea + scene.hand(0).dutchman
    assert scene.tellings()[-1].clause == "F10.1"
    assert scene.state.actors() == [1]


def test_no_card_is_drawn_where_none_is_due() -> None:
    """F10.1: before a card was played, and after boarding."""
    scene = Scene(". .\n 1 2\n. .")
    assert scene.refused("draw sea") == ("F10.1", "no-draw-due")
    scene.act("board A1")
    assert scene.refused("draw dutchman") == ("F10.1", "no-draw-due")


def test_whose_last_sea_card_was_played_draws_a_sea_card() -> None:
    """F10.2, F10.4: at least one must be in hand at the end of the turn."""
    scene = Scene(hands=["C3 1 2", "B7"]).act("place C3", drawn="sea D4")
    assert scene.hand(0).sea == ("D4",)
    assert scene.told("drew-sea") == [("F10.4", {"seat": 0})]
    assert scene.state.actors() == [1]


def test_with_one_sea_card_left_in_hand_a_dutchman_card_may_be_drawn() -> None:
    """F10.2"""
    scene = Scene(hands=["C3 D3", "B7"]).act("place C3")
    assert scene.legal() == {"draw sea", "draw dutchman"}


def test_after_a_dutchman_card_the_sea_cards_are_still_in_hand() -> None:
    """F10.2: so there is a choice."""
    scene = Scene("b b\n 1\nb .", hands=["C3 2", "B7"]).act("dutchman row B2")
    assert scene.legal() == {"draw sea", "draw dutchman"}


def test_with_an_empty_dutchman_pile_a_sea_card_is_drawn() -> None:
    """F10.2, F10.4: by the referee."""
    scene = Scene(hands=["C3 D3", "B7"], pile="E4 F4").act("place C3", drawn="sea E4")
    assert scene.hand(0).sea == ("D3", "E4")
    assert scene.told("drew-sea") == [("F10.4", {"seat": 0})]


def test_with_an_empty_sea_pile_a_dutchman_card_is_drawn() -> None:
    """F10.3, F10.4: unless a sea card must be."""
    scene = Scene(hands=["C3 D3", "B7"], pile="5", sea_runs_out="must_draw").act("place C3", drawn="dutchman 5")
    assert scene.end is None
    assert scene.hand(0).dutchman == ("5",)
    assert scene.told("drew-dutchman") == [("F10.4", {"seat": 0})]


def test_under_pile_empty_a_draw_due_with_an_empty_sea_pile_ends_the_game() -> None:
    """F10.3: whatever the player would have drawn."""
    scene = Scene(hands=["C3 D3", "B7"], pile="5", sea_runs_out="pile_empty").act("place C3")
    assert scene.end == ("F11.2", (0, 1), (20, 20))
    assert scene.hand(0).dutchman == ()


@pytest.mark.parametrize("reading", READINGS)
def test_the_game_ends_when_there_is_no_sea_card_in_the_pile_nor_in_hand(reading: Reading) -> None:
    """F10.3: though a Dutchman card could be drawn."""
    scene = Scene(hands=["C3 1", "B7"], pile="5", sea_runs_out=reading).act("place C3")
    assert scene.end == ("F11.2", (0, 1), (20, 20))


@pytest.mark.parametrize("reading", READINGS)
def test_the_game_ends_when_both_piles_are_empty(reading: Reading) -> None:
    """F10.3: though sea cards are in hand."""
    scene = Scene(hands=["C3 D3 E3", "B7"], pile="", sea_runs_out=reading).act("place C3")
    assert scene.end == ("F11.2", (0, 1), (20, 20))


@pytest.mark.parametrize("reading", READINGS)
def test_drawing_the_last_sea_card_does_not_end_the_game(reading: Reading) -> None:
    """F10.3: by choice or because it must be."""
    for hand in ("C3 D3", "C3"):
        scene = Scene(hands=[hand, "B7"], pile="E4 5", sea_runs_out=reading).act("place C3")
        if scene.phase == "draw":
            scene.act("draw sea")
        assert scene.view().sea_pile == 0
        assert (scene.end, scene.state.actors()) == (None, [1])


@pytest.mark.parametrize("reading", READINGS)
def test_with_an_empty_sea_pile_boarding_goes_on(reading: Reading) -> None:
    """F10.3, F3.1: no draw is due."""
    scene = Scene(". .\n 1\n. .", pile="", sea_runs_out=reading).act("board A1")
    assert (scene.end, scene.state.actors()) == (None, [1])


def test_the_first_reading_is_the_default() -> None:
    """F10.3"""
    assert Scene(hands=["C3 D3", "B7"], pile="5").act("place C3").end is None


def test_a_draw_with_two_possible_piles_is_asked() -> None:
    """F10.4: though it were the last card of each."""
    scene = Scene(hands=["C3 D3", "B7"], pile="E4 5").act("place C3")
    assert scene.legal() == {"draw sea", "draw dutchman"}
    assert scene.told("drew-sea") == []
