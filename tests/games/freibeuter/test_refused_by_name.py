"""A refusal names the crossing, the card or the number that is wrong; hands may hold every Dutchman card."""

import pytest

from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.box.pieces import REGION_WORDS
from quarterdeck.games.freibeuter.rules.actions import CROSSING
from tests.games.freibeuter.picture import Scene

pytestmark = pytest.mark.both

Refused = tuple[str, str, dict[str, object]]

TWO_CLOSE = """
    .   .   .   .
      2   -   -
    .   a   a   a
      -   1   S
    .   a   .   a
"""


def due(what: str) -> Scene:
    """A turn, an order (of the tokens at B2 and C2) or a draw is due."""
    scene = Scene(TWO_CLOSE, hands=["C3 D7", "B7"])
    if what != "turn":
        scene.act("place C3")
    if what == "draw":
        scene.act("resolve B2")
    assert scene.phase == what
    return scene


def refusal(scene: Scene, action: int | str) -> Refused:
    """Why whoever must decide may not do this; nothing changes by it."""
    number = FREIBEUTER.alphabet.action(action) if isinstance(action, str) else action
    before = scene.state.fingerprint()
    with pytest.raises(IllegalAction) as caught:
        scene.state.apply(scene.state.actor(), number, FastLuck(1))
    assert scene.state.fingerprint() == before
    return caught.value.clause, caught.value.key, dict(caught.value.slots)


@pytest.mark.parametrize("number", [-1, 270, 271, 2**31, 2**70])
@pytest.mark.parametrize("what", ["turn", "order", "draw"])
def test_a_number_that_is_no_action_is_refused_whatever_is_due(what: str, number: int) -> None:
    """F2.1: actions are the numbers from 0 to 269."""
    assert len(FREIBEUTER.alphabet) == 270
    assert refusal(due(what), number) == ("F2.1", "no-such-action", {"number": number})


@pytest.mark.parametrize("crossing", sorted({*CROSSING.words} - {"B2", "C2"}))
def test_a_token_that_does_not_wait_cannot_be_named(crossing: str) -> None:
    """F6.3: neither an empty crossing nor A1, the first of all, where a token lies with no boats around it."""
    assert refusal(due("order"), f"resolve {crossing}") == ("F6.3", "not-waiting", {"crossing": crossing})


@pytest.mark.parametrize("region", REGION_WORDS)
def test_the_dutchman_card_that_is_not_held_is_named(region: str) -> None:
    """F5.1: by the number of its row, or by the letter of its column."""
    column, row = region[0], region[1]
    scene = Scene(TWO_CLOSE, hands=["C3 D7", "B7 1 2 3 4 5 6 7 A B C D E F G"])
    assert refusal(scene, f"dutchman row {region}") == ("F5.1", "no-dutchman-card", {"card": row})
    assert refusal(scene, f"dutchman column {region}") == ("F5.1", "no-dutchman-card", {"card": column})


@pytest.mark.parametrize("region", sorted({*REGION_WORDS} - {"C3"}))
def test_a_region_that_completes_nothing_is_named(region: str) -> None:
    """F5.1: to whoever holds all cards of rows and columns; only C3 would close something."""
    scene = Scene(TWO_CLOSE, hands=["C3 D7 1 2 3 4 5 6 7 A B C D E F G", "B7"])
    for line in ("row", "column"):
        told = refusal(scene, f"dutchman {line} {region}")
        assert told == ("F5.1", "completes-nothing", {"region": region})


def test_who_holds_all_dutchman_cards_may_close_by_row_or_column() -> None:
    """F5.4: and chooses which of the two to discard; nothing limits a hand."""
    scene = Scene(TWO_CLOSE, hands=["C3 D7 1 2 3 4 5 6 7 A B C D E F G", "B7"])
    actions = {"board A1", "board B2", "place C3", "place D7", "dutchman row C3", "dutchman column C3"}
    assert scene.legal(0) == actions
    state = scene.state
    assert [state.kth_legal(0, k) for k in range(state.count_legal(0))] == state.legal(0)
    assert scene.act("dutchman column C3").hand(0).dutchman == tuple("1234567ABDEFG")
