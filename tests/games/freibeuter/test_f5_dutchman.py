"""F5 The Flying Dutchman."""

from collections.abc import Iterable

import pytest

from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, REGION_WORDS
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView
from tests.games.freibeuter.picture import Scene
from tests.games.freibeuter.walks import public, walk
from tests.referees.freibeuter import around

THREE_SIDES = """
    b   b   .
      3
    b   .   .
"""

TWO_GAPS = """
    b   b   .   b   b
      1   -   -   2
    b   .   .   .   b
"""


def test_a_dutchman_card_is_discarded_and_completes_an_encirclement() -> None:
    """F5.1"""
    scene = Scene(THREE_SIDES, hands=["A7 B7 2 5", "C7"]).act("dutchman row B2")
    assert scene.view(1).discards.dutchman == ("2",)
    assert scene.hand(0).dutchman == ("5",)
    assert scene.view().gone == {"A1": "ship3"}
    assert scene.told("dutchman-sent") == [("F5.1", {"seat": 0, "card": "2", "region": "B2"})]
    assert scene.stocks == [25, 22]


def test_he_may_go_to_any_region_of_the_line_that_completes_something() -> None:
    """F5.1: card and region are named together."""
    scene = Scene(TWO_GAPS, hands=["A7 2", "C7"])
    assert scene.legal() == {"board A1", "board D1", "place A7", "dutchman row B2", "dutchman row D2"}


@pytest.mark.parametrize("region", ["C2", "A2", "G2", "E2"])
def test_he_may_not_go_where_he_completes_nothing(region: str) -> None:
    """F5.1: an empty region with nothing to close, or one that holds a boat."""
    scene = Scene(TWO_GAPS, hands=["A7 2", "C7"])
    assert scene.refused(f"dutchman row {region}") == ("F5.1", "completes-nothing")


@pytest.mark.parametrize("action", ["dutchman row B2", "dutchman column B2"])
def test_a_card_of_another_line_does_not_help(action: str) -> None:
    """F5.1: and a card in another hand does not either."""
    scene = Scene(THREE_SIDES, hands=["A7 3 C", "C7 2 B"])
    assert scene.refused(action) == ("F5.1", "no-dutchman-card")


def test_two_open_sides_are_one_too_many() -> None:
    """F5.1"""
    scene = Scene("b .\n 3\nb .", hands=["A7 1 2 B", "C7"])
    assert not any(word.startswith("dutchman") for word in scene.legal())


def test_a_crossing_without_a_token_is_nothing_to_complete() -> None:
    """F5.1"""
    scene = Scene("b b\n -\nb .", hands=["A7 2 B", "C7"])
    assert scene.refused("dutchman row B2") == ("F5.1", "completes-nothing")


@pytest.mark.parametrize("sign", ["1", "4a", "4b", "S", "x2"])
def test_any_token_will_do(sign: str) -> None:
    """F5.1, F5.2: a ship, boarded or not, a store or a doubler."""
    scene = Scene(f"b b\n {sign}\nb .", hands=["A7 B", "C7"])
    assert "dutchman column B2" in scene.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("style", ["any", "boards"])
def test_his_regions_are_exactly_those_a_slow_reader_of_the_book_finds(players: int, style: str) -> None:
    """F5.1, F5.4, F6.1: in whole games, region by region, also at the edges of the sea."""
    found = 0
    for referee in walk(players, "closing", style=style):
        view = public(referee)
        if view.phase == "turn":
            own = referee.view(view.turn)
            assert isinstance(own, FreibeuterView)
            assert own.hand is not None
            words = [referee.game.alphabet.words(action) for action in referee.legal(view.turn)]
            sent = {word for word in words if word.startswith("dutchman")}
            assert sent == set(slowly(view, own.hand.dutchman))
            found += len(sent)
    assert found > 0


def slowly(view: FreibeuterView, cards: Iterable[str]) -> Iterable[str]:
    """All Dutchman moves, by trying every card and every region."""
    held = {region for owner in view.owners for region in owner.boats}
    for card in cards:
        for region in REGION_WORDS:
            if card in region and region not in held and any(around(token) <= held | {region} for token in view.tokens):
                yield f"dutchman {'row' if card.isdigit() else 'column'} {region}"


def test_a_ship_nobody_boarded_may_be_completed_and_escapes() -> None:
    """F5.2"""
    scene = Scene(THREE_SIDES, hands=["A7 B7 2", "C7"]).act("dutchman row B2")
    assert scene.told("escaped")[0][0] == "F7.1"
    assert scene.captured == [(0, 0, 0, 0), (0, 0, 0, 0)]


def test_after_resolving_he_leaves_the_sea_and_then_a_card_is_drawn() -> None:
    """F5.3: his region is empty again, so the next token there must be closed anew."""
    scene = Scene("b b b\n 3 4\nb . .", hands=["A7 B7 2", "C7"]).act("dutchman row B2")
    assert scene.phase == "draw"
    assert scene.view().dutchman is None
    assert scene.keys("dutchman-sent") == ["dutchman-sent", "escaped", "dutchman-left"]
    scene.act("draw sea", drawn="sea C2").act("place C7").act("place C2")
    assert "B1" in scene.view().tokens


def test_while_tokens_wait_he_lies_in_his_region() -> None:
    """F5.3, F6.3"""
    scene = Scene("b b b\n 3 4\nb . b", hands=["A7 B7 2", "C7"]).act("dutchman row B2")
    assert (scene.phase, scene.view().dutchman) == ("order", "B2")
    scene.act("resolve B1")
    assert (scene.phase, scene.view().dutchman) == ("draw", None)
    assert scene.told("dutchman-left") == [("F5.3", {"region": "B2"})]


def test_he_never_goes_where_a_boat_lies() -> None:
    """F5.4: a boat there has closed that side already."""
    scene = Scene("b b\n 3\nb .\n-\n.", hands=["A7 1 2 A B", "C7"])
    assert {word for word in scene.legal() if "dutchman" in word} == {"dutchman row B2", "dutchman column B2"}


@pytest.mark.parametrize(("action", "discarded", "kept"), [("row", "2", "B"), ("column", "B", "2")])
def test_the_player_chooses_which_of_two_cards_to_discard(action: str, discarded: str, kept: str) -> None:
    """F5.4"""
    scene = Scene(THREE_SIDES, hands=["A7 B7 2 B", "C7"]).act(f"dutchman {action} B2")
    assert scene.view().discards.dutchman == (discarded,)
    assert scene.hand(0).dutchman == (kept,)


def test_there_is_one_dutchman_card_for_each_row_and_each_column() -> None:
    """F5.1: seven and seven."""
    assert list("1234567ABCDEFG") == CARD_WORDS
    assert Scene().view().dutchman_pile == 14
