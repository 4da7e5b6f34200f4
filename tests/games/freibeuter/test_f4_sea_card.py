"""F4 Sea card."""

from collections import Counter

import pytest

from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS
from tests.games.freibeuter.picture import OWN, Scene, components
from tests.games.freibeuter.walks import public, walk

HELD = ".\n-\n. b\n-\n."  # Birgit has a boat in B2


def test_a_sea_card_is_discarded_and_a_boat_placed_in_its_empty_region() -> None:
    """F4.1"""
    scene = Scene(hands=["C3 D4", "B7"]).act("place C3")
    assert scene.view(1).discards.sea == ("C3",)
    assert scene.hand(0).sea == ("D4",)
    assert scene.boats == [("C3",), ()]
    assert scene.stocks == [24, 25]
    assert scene.told("placed") == [("F4.1", {"seat": 0, "region": "C3"})]


def test_in_an_empty_region_a_boat_must_be_placed() -> None:
    """F4.1: taking money is refused."""
    scene = Scene(hands=["C3 D4", "B7"])
    assert scene.legal() == {"place C3", "place D4"}
    assert scene.refused("cash C3") == ("F4.1", "region-empty")


def test_only_a_card_in_hand_is_played() -> None:
    """F4.1: though the other player holds it."""
    scene = Scene(HELD, hands=["C3", "B2 D4"])
    for action in ("place D4", "cash D4", "cash B2", "place B2"):
        assert scene.refused(action) == ("F4.1", "no-sea-card")


@pytest.mark.parametrize("owner", ["a", "b"])
def test_where_a_boat_lies_one_may_place_or_take_two_money(owner: str) -> None:
    """F4.2: whoever's boat it is; card and choice are named together."""
    picture = HELD.replace("b", owner)
    scene = Scene(picture, hands=["B2 C3", "B7"])
    assert {"place B2", "cash B2"} <= scene.legal()
    placed = Scene(picture, hands=["B2 C3", "B7"]).act("place B2")
    assert placed.boats[0].count("B2") == (2 if owner == "a" else 1)
    assert placed.money == [20, 20]
    stock = scene.stocks[0]
    scene.act("cash B2")
    assert scene.money == [22, 20]
    assert scene.stocks[0] == stock
    assert scene.told("cashed") == [("F4.2", {"seat": 0, "region": "B2", "money": 2})]
    assert scene.view(1).discards.sea.count("B2") == 2


def test_the_choice_of_a_second_boat_is_told_with_its_clause() -> None:
    """F4.2: nobody had to place this one."""
    assert Scene(HELD, hands=["B2", "B7"]).act("place B2").told("placed") == [("F4.2", {"seat": 0, "region": "B2"})]


def test_the_dutchman_is_no_boat_to_take_money_for() -> None:
    """F4.2, F5.3: where he was, the region is empty again."""
    scene = Scene("a a\n 1\na .", hands=["B2 B2 2", "B7 D7"]).act("dutchman row B2").act("draw sea")
    scene.act("place B7").act("draw sea")
    assert scene.refused("cash B2") == ("F4.1", "region-empty")


def test_encirclements_are_resolved_before_the_draw() -> None:
    """F4.3"""
    scene = Scene("a b\n 2b\na .", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.phase == "draw"
    assert scene.captured[1] == (0, 1, 0, 0)
    assert scene.view().sea_pile == 74 - 3 - 3
    scene.act("draw sea")
    assert scene.keys("placed") == ["placed", "captured", "boat-returned", "paid", "drew-sea"]


def test_two_tokens_are_put_in_order_before_the_draw() -> None:
    """F4.3, F6.3"""
    scene = Scene("a a a\n 1 2\na . a", hands=["B2 C3", "B7"]).act("place B2")
    assert scene.refused("draw sea") == ("F6.3", "order-first")
    assert scene.act("resolve A1").phase == "draw"


def test_there_is_one_card_for_each_border_region_and_two_for_each_inner_one() -> None:
    """F4.4"""
    copies = dict(zip(REGION_WORDS, map(int, "".join(OWN.sea_cards)), strict=True))
    for region, number in copies.items():
        border = region[0] in "AG" or region[1] in "17"
        assert number == (1 if border else 2)
    assert sum(copies.values()) == 24 + 2 * 25


@pytest.mark.parametrize("style", ["any", "boards"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_border_region_never_holds_two_boats_and_an_inner_one_never_three(players: int, style: str) -> None:
    """F4.4: of all players together."""
    *_, referee = walk(players, "regions", style=style)
    held = Counter(region for owner in public(referee).owners for region in owner.boats)
    assert held
    for region, number in held.items():
        assert number <= (1 if region[0] in "AG" or region[1] in "17" else 2)


def test_a_second_boat_encircles_nothing_new() -> None:
    """F4.4: three sides of the ship at B2 are closed; one of them closed twice is still one side."""
    scene = Scene(".\n-\n. b b\n - 4\n. b .", hands=["B2 C3", "B7"]).act("place B2")
    assert (scene.phase, scene.view().gone) == ("draw", {})
    assert scene.view().tokens["B2"] == "ship4"


def test_what_a_card_pays_is_in_the_data() -> None:
    """F4.2"""
    assert Scene(HELD, hands=["B2", "B7"], data=components(card=5)).act("cash B2").money == [25, 20]
