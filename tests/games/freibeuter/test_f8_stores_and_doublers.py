"""F8 A store or a doubler is encircled."""

import pytest

from tests.games.freibeuter.picture import Scene, components


def test_a_store_leaves_and_pays_two_per_own_boat() -> None:
    """F8.1: every player, from the bank."""
    scene = Scene("a b\n S\nc .", hands=["B2 C3", "B7", "C7", "D7"]).act("place B2")
    assert scene.money == [24, 22, 22, 20]
    assert scene.view().gone == {"A1": "store"}
    assert scene.view().stores_left == 1
    assert scene.told("store-encircled") == [("F8.1", {"crossing": "A1", "number": 1})]
    assert scene.told("store-paid") == [
        ("F8.1", {"seat": 0, "money": 4, "boats": 2}),
        ("F8.1", {"seat": 1, "money": 2, "boats": 1}),
        ("F8.1", {"seat": 2, "money": 2, "boats": 1}),
    ]


def test_two_boats_in_one_region_are_both_paid_by_a_store() -> None:
    """F8.1"""
    scene = Scene(".\n-\n. aa ab\n - S\n. b .", hands=["A7", "C3 B7"], turn=1).act("place C3")
    assert scene.money == [20 + 6, 20 + 6]


def test_the_dutchman_earns_nobody_anything_at_a_store() -> None:
    """F8.1"""
    scene = Scene("a b\n S\nb .", hands=["A7 C3 2", "B7"]).act("dutchman row B2")
    assert scene.money == [22, 24]


@pytest.mark.parametrize("kind", [1, 2, 3, 4])
def test_a_doubler_doubles_every_captured_ship_of_its_value(kind: int) -> None:
    """F8.2: at the end, and no ship of another value."""
    scene = Scene(f"a b\n x{kind}\nb .", hands=["B2 C3", "B7"], captured=[(1, 1, 1, 1), (0, 2, 0, 0)])
    assert scene.wealth == [20 + 50, 20 + 20]
    scene.act("place B2")
    assert scene.wealth == [20 + 50 + 5 * kind, 20 + (40 if kind == 2 else 20)]
    assert scene.view().gone == {"A1": f"doubler{kind}"}
    assert [ship.doubled for ship in scene.view().ships] == [number == kind for number in (1, 2, 3, 4)]
    assert scene.told("doubler-encircled") == [("F8.2", {"crossing": "A1", "value": 5 * kind})]
    assert scene.money == [20, 20]


def test_several_doublers_count_together() -> None:
    """F8.2: a second one leaves the first in force."""
    scene = Scene("a a a\n x1 x4\na . a", hands=["B2 C3", "B7"], captured=[(1, 1, 1, 1), (0, 0, 0, 0)])
    scene.act("place B2").act("resolve B1")
    assert scene.wealth[0] == 20 + 2 * 5 + 10 + 15 + 2 * 20


def test_ships_captured_later_count_double_too() -> None:
    """F8.2: whenever captured."""
    scene = Scene("a a a\n x4 4a\na . a", hands=["B2 C3", "B7"]).act("place B2").act("resolve A1")
    assert scene.captured[0] == (0, 0, 0, 1)
    assert scene.wealth[0] == 20 + 40


def test_shares_are_never_doubled() -> None:
    """F8.2"""
    scene = Scene("a a b\n x4 4a\na . b", hands=["B2 C3", "B7"]).act("place B2").act("resolve A1")
    assert scene.money == [20 - 8, 20 + 8]


def test_boarded_ships_are_not_worth_more_for_a_doubler() -> None:
    """F8.2, F11.5"""
    scene = Scene("a a .\n x4 4a\na . .", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.wealth == [20, 20]


def test_what_a_store_pays_is_in_the_data() -> None:
    """F8.1"""
    scene = Scene("a b\n S\nb .", hands=["B2 C3", "B7"], data=components(store=0)).act("place B2")
    assert scene.money == [20, 20]
