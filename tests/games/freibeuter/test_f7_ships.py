"""F7 A ship is encircled."""

import pytest

from tests.games.freibeuter.picture import Scene, components
from tests.games.freibeuter.played import slots_of_ship


def test_a_ship_nobody_boarded_escapes_and_leaves_the_game() -> None:
    """F7.1"""
    scene = Scene("a b\n 4\na .", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.view().gone == {"A1": "ship4"}
    assert scene.money == [20, 20]
    assert scene.captured == [(0, 0, 0, 0), (0, 0, 0, 0)]
    assert scene.told("escaped") == [("F7.1", slots_of_ship("A1", "ship4"))]


@pytest.mark.parametrize("kind", [1, 2, 3, 4])
def test_the_boarder_takes_the_ship_and_pays_its_share_per_boat(kind: int) -> None:
    """F7.2: from his own money, for two boats of one player and one of another."""
    scene = Scene(f"b b\n {kind}a\nc .", hands=["B2 C3", "B7", "C7"]).act("place B2")
    assert scene.money == [20 - 3 * kind, 20 + 2 * kind, 20 + kind]
    assert scene.captured[0] == tuple(int(number == kind) for number in (1, 2, 3, 4))
    assert scene.told("captured") == [("F7.2", slots_of_ship("A1", f"ship{kind}", 0))]
    assert scene.told("paid") == [
        ("F7.2", {"seat": 0, "to": 1, "money": 2 * kind, "boats": 2}),
        ("F7.2", {"seat": 0, "to": 2, "money": kind, "boats": 1}),
    ]


def test_a_boarder_pays_every_other_boat_but_not_his_own() -> None:
    """F7.2"""
    scene = Scene("a b\n 4b\na .", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.money == [20 + 12, 20 - 12]
    own = Scene("b b\n 4b\nb .", hands=["A7", "B2 C3"], turn=1).act("place B2")
    assert own.money == [20, 20]
    assert own.told("paid") == []


def test_two_boats_in_a_region_are_paid_each() -> None:
    """F7.2: two of one player, and one each of two."""
    scene = Scene(".\n-\n. bb bc\n - 1a\n. b .", hands=["A7 C3", "B7", "C7"]).act("place C3")
    assert scene.money == [20 - 5, 20 + 4, 20 + 1]


def test_boats_beyond_the_four_regions_earn_nothing() -> None:
    """F7.2"""
    scene = Scene("b a b b\n 3a\na . b b\n - -\nb b b b", hands=["B2 D7", "B7"]).act("place B2")
    assert scene.money == [20 - 3, 20 + 3]


@pytest.mark.parametrize("boarder", [0, 1, 2, 3])
def test_any_seat_may_be_the_boarder(boarder: int) -> None:
    """F7.2: with four players, whoever is on turn."""
    scene = Scene(f"a b\n 4{'abcd'[boarder]}\nc .", hands=["A7", "B7", "C7", "B2 D7"], turn=3).act("place B2")
    assert scene.money == [20 - 12 if seat == boarder else 20 + 4 for seat in range(4)]
    assert sum(scene.money) == 80


def test_the_dutchman_earns_nothing_and_counts_as_the_boarders() -> None:
    """F7.3: not even for the one who sent him."""
    scene = Scene("b c\n 4a\nb .", hands=["A7", "B7 C3 2", "C7"], turn=1).act("dutchman row B2")
    assert scene.money == [20 - 12, 20 + 8, 20 + 4]


def test_the_boarding_boat_returns_to_stock() -> None:
    """F7.4: to its owner, on whoever's turn."""
    scene = Scene("b b\n 2a\nb .", hands=["A7", "B2 C3"], turn=1)
    assert scene.stocks[0] == 24
    scene.act("place B2")
    assert scene.stocks == [25, 21]
    assert scene.boarded == [(), ()]
    assert scene.told("boat-returned") == [("F7.4", {"seat": 0})]


def test_all_helpers_are_paid_in_full_at_the_same_moment() -> None:
    """F7.5: seats before and after the boarder, on the turn of a fourth who helped nothing but the Dutchman."""
    scene = Scene("a c\n 4b\nc .", hands=["A7", "B7", "C7", "D7 2"], turn=3, money=[0, 1, 0, 0])
    scene.act("dutchman row B2")
    assert scene.money == [4, 0, 8, 0]
    assert scene.debts == [0, 11, 0, 0]


def test_a_share_of_nothing_is_no_payment() -> None:
    """F7.2: with a data file of ships that cost nothing, nobody borrows."""
    free = tuple(type(ship)(ship.value, 0, ship.count, ship.doublers) for ship in components().ships)
    scene = Scene("b b\n 4a\nb .", hands=["A7", "B2 C3"], turn=1, money=[0, 0], data=components(ships=free))
    scene.act("place B2")
    assert (scene.money, scene.debts, scene.stocks[0]) == ([0, 0], [0, 0], 25)
