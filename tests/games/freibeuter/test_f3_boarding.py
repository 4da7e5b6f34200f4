"""F3 Boarding."""

import pytest

from tests.games.freibeuter.picture import Scene
from tests.games.freibeuter.walks import public, walk


def test_boarding_takes_a_boat_and_no_card_and_ends_the_turn() -> None:
    """F3.1"""
    scene = Scene(". .\n 3\n. .", hands=["A7 C3 1", "B7"])
    hand, piles = scene.hand(0), (scene.view().sea_pile, scene.view().dutchman_pile)
    scene.act("board A1")
    assert scene.stocks == [24, 25]
    assert scene.boarded == [("A1",), ()]
    assert scene.hand(0) == hand
    assert (scene.view().sea_pile, scene.view().dutchman_pile) == piles
    assert scene.state.actors() == [1]
    assert scene.told("boarded") == [("F3.1", {"seat": 0, "crossing": "A1", "token": "ship3", "value": 15, "share": 3})]
    assert scene.keys("boarded") == ["boarded"]


def test_any_ship_without_a_boat_may_be_boarded() -> None:
    """F3.1: ships of every value, wherever they lie."""
    scene = Scene(". . . .\n 1 2b S\n. . . .\n 3 4 x1\n. . . .", hands=["A7", "B7"])
    assert scene.legal() == {"board A1", "board A2", "board B2", "place A7"}


@pytest.mark.parametrize("boarder", ["a", "b"])
def test_a_ship_holds_one_boat(boarder: str) -> None:
    """F3.2: neither mine nor another's may be joined."""
    scene = Scene(f". .\n 3{boarder}\n. .")
    assert scene.refused("board A1") == ("F3.2", "ship-boarded")


@pytest.mark.parametrize("sign", ["S", "x1", "x2", "x3", "x4"])
def test_stores_and_doublers_are_never_boarded(sign: str) -> None:
    """F3.2"""
    scene = Scene(f". .\n {sign}\n. .")
    assert scene.refused("board A1") == ("F3.2", "no-ship")


def test_what_has_left_the_board_is_not_boarded() -> None:
    """F3.1"""
    scene = Scene("a a\n 1\na .", hands=["B2 C3", "B7"]).act("place B2").act("draw sea")
    assert scene.refused("board A1") == ("F3.1", "no-token")


@pytest.mark.parametrize("regions", ["....", "a...", "ab..", "abb."])
def test_a_ship_may_be_boarded_however_many_sides_are_closed(regions: str) -> None:
    """F3.3: none, one, two or three of its four."""
    north, south = " ".join(regions[:2]), " ".join(regions[2:])
    scene = Scene(f"{north}\n 4\n{south}").act("board A1")
    assert scene.boarded[0] == ("A1",)


def test_a_player_may_board_any_number_of_ships() -> None:
    """F3.4"""
    scene = Scene(". . . . .\n 1a 2a 3a 4a\n. . . . .\n 1a 1a 1a 4\n. . . . .").act("board D2")
    assert len(scene.boarded[0]) == 8


@pytest.mark.parametrize("players", [2, 3, 4])
def test_boats_are_never_moved_or_taken_back(players: int) -> None:
    """F3.4, F7.4: boats in regions only become more; one leaves a ship only when the ship leaves the board."""
    before = None
    for referee in walk(players, "boats", style="boards"):
        view = public(referee)
        if before is not None:
            for old, new in zip(before.owners, view.owners, strict=True):
                assert all(new.boats.count(region) >= old.boats.count(region) for region in old.boats)
                assert all(ship in new.boarded or ship in view.gone for ship in old.boarded)
        before = view
