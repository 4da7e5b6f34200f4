"""F6 Encirclement."""

import pytest

from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS
from quarterdeck.games.freibeuter.rules.actions import CROSSING
from tests.games.freibeuter.picture import Scene
from tests.referees.freibeuter import around

FOUR = """
    .   .   .   .
      -   -   -
    .   a   b   a
      -   1   2
    .   b   .   b
      -   S   x4
    .   a   b   a
"""


@pytest.mark.parametrize("missing", ["A1", "B1", "A2", "B2"])
def test_each_of_the_four_regions_must_hold_a_boat(missing: str) -> None:
    """F6.1: whichever is filled last closes the ring; three boats do not."""
    signs = {place: "b" for place in ("A1", "B1", "A2", "B2") if place != missing}
    a, b, c, d = (signs.get(place, ".") for place in ("A1", "B1", "A2", "B2"))
    scene = Scene(f"{a} {b}\n 1\n{c} {d}", hands=[f"C3 {missing}", "B7 D7"])
    scene.act("place C3").act("draw sea").act("place B7").act("draw sea")
    assert "A1" in scene.view().tokens
    scene.act(f"place {missing}")
    assert scene.view().gone == {"A1": "ship1"}


@pytest.mark.parametrize("crossing", CROSSING.words)
def test_every_crossing_touches_its_own_four_regions_and_no_others(crossing: str) -> None:
    """F6.1: also in the last row and column; the ends of two rows do not touch."""
    *three, last = sorted(around(crossing), key=REGION_WORDS.index)
    lines = []
    for row in "1234567":
        lines.append(" ".join("b" if column + row in three else "." for column in "ABCDEFG"))
        lines.append(" ".join("S" if row == "6" else "2" for _ in "ABCDEF"))
    scene = Scene("\n".join(lines[:13]), hands=[f"{last} C7 D7", "A7"]).act(f"place {last}")
    assert list(scene.view().gone) == [crossing]


def test_a_crossing_is_named_after_its_region_with_the_lowest_letter_and_number() -> None:
    """F6.1: C4 touches C4, D4, C5 and D5."""
    scene = Scene(".\n-\n.\n-\n.\n-\n. . b b\n - - 3\n. . b .", hands=["D5 A7", "B7"]).act("place D5")
    assert scene.view().gone == {"C4": "ship3"}


def test_any_players_boats_count_together() -> None:
    """F6.1"""
    scene = Scene("a b\n 1\nc .", hands=["A7", "B7", "C7", "B2 D7"], turn=3).act("place B2")
    assert scene.view().gone == {"A1": "ship1"}


def test_a_boat_on_a_ship_lies_in_no_region() -> None:
    """F6.1: boarding and encircling are different things."""
    scene = Scene("a a\n 3\na .", hands=["B2 C3", "B7"]).act("board A1")
    assert scene.view().gone == {}
    assert scene.boats[0] == ("A1", "B1", "A2")
    ships = Scene("a a a\n 3b 4b\na . a", hands=["C3 D3", "B7"])
    assert ships.view().tokens == {"A1": "ship3", "B1": "ship4", "F6": "store"}


def test_the_dutchman_closes_a_side_like_a_boat() -> None:
    """F6.1"""
    assert Scene("a a\n S\na .", hands=["C3 2", "B7"]).act("dutchman row B2").view().gone == {"A1": "store"}


def test_boats_stay_and_count_for_the_neighbouring_tokens() -> None:
    """F6.2: the boats that closed A1 help to close B1 two placements later."""
    scene = Scene("a b .\n 1 2\na . .", hands=["B2 C1", "C2 D7"]).act("place B2").act("draw sea")
    assert scene.boats == [("A1", "A2", "B2"), ("B1",)]
    scene.act("place C2").act("draw sea").act("place C1")
    assert scene.view().gone == {"A1": "ship1", "B1": "ship2"}


def test_one_placement_may_encircle_four_tokens() -> None:
    """F6.3: whoever placed names the next while two or more wait; the referee resolves the last."""
    scene = Scene(FOUR, hands=["A7", "C3 B7"], turn=1).act("place C3")
    assert scene.legal(1) == {"resolve B2", "resolve C2", "resolve B3", "resolve C3"}
    scene.act("resolve C3")
    assert scene.legal(1) == {"resolve B2", "resolve C2", "resolve B3"}
    scene.act("resolve B2")
    assert scene.legal(1) == {"resolve C2", "resolve B3"}
    scene.act("resolve B3")
    assert scene.phase == "draw"
    assert list(scene.view().gone) == ["B2", "C2", "B3", "C3"]
    assert [slots["number"] for _, slots in scene.told("several-wait")] == [4, 3, 2]
    assert scene.told("order-chosen")[0] == ("F6.3", {"seat": 1, "crossing": "C3"})


def test_a_single_token_is_resolved_by_the_referee() -> None:
    """F6.3, G1.4"""
    scene = Scene("a a\n 1\na .", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.told("several-wait") == []
    assert scene.phase == "draw"


@pytest.mark.parametrize("signs", ["1 2", "S S", "x1 x2", "1 1"])
def test_the_order_is_asked_even_if_it_cannot_matter(signs: str) -> None:
    """F6.3"""
    scene = Scene(f"a a a\n {signs}\na . a", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.legal() == {"resolve A1", "resolve B1"}


def test_only_a_waiting_token_is_named() -> None:
    """F6.3"""
    scene = Scene("a a a\n 1 2\na . a", hands=["B2 C3", "B7"])
    assert scene.refused("resolve A1") == ("F6.3", "nothing-waits")
    scene.act("place B2")
    assert scene.refused("resolve F6") == ("F6.3", "not-waiting")
    assert scene.refused("place C3") == ("F6.3", "order-first")
    assert scene.refused("resolve A1", seat=1) == ("F2.1", "not-your-turn")
    scene.act("resolve A1")
    assert scene.refused("resolve B1") == ("F10.1", "draw-first")


def test_money_received_is_usable_at_once() -> None:
    """F6.3: the store's 6 pay for the ship, if it comes first."""
    picture = "a b a\n S 3a\na . b"
    rich = Scene(picture, hands=["B2 D3", "B7"], money=[0, 0]).act("place B2").act("resolve A1")
    assert (rich.money, rich.debts) == ([6 - 6, 2 + 6], [0, 0])
    poor = Scene(picture, hands=["B2 D3", "B7"], money=[0, 0]).act("place B2").act("resolve B1")
    assert (poor.money, poor.debts) == ([6, 8], [6, 0])
