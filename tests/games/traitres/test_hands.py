"""Cards that come into a hand and leave it, and the last cards of the pile (T2.3, T4.4, T7.3), move by move."""

from typing import cast

import pytest

from quarterdeck.core.bags import ONE
from quarterdeck.core.luck import FastLuck
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.games.traitres.box.pieces import CATCH, MINUS, NOTHING, PLANK, PLUS, SPYGLASS, ZERO
from quarterdeck.games.traitres.knowledge.places import SLOTS
from quarterdeck.games.traitres.rules.codes import OVER, TURN
from quarterdeck.games.traitres.rules.rules import Traitres
from quarterdeck.games.traitres.rules.setting import TraitresSetting

TABLES = cast(TraitresSetting, TRAITRES.setting(3)).numbers


def holding(*cards: int, fresh: int = 0) -> Traitres:
    """A game in which seat 1 holds these cards, the last of them fresh."""
    state = Traitres(TABLES)
    state.lay_out()
    for number, kind in enumerate(cards):
        state.hand[SLOTS + number] = kind
    state.held = len(cards) * ONE[1]
    state.fresh = fresh * ONE[1]
    return state


@pytest.mark.parametrize(
    ("cards", "gone", "left"),
    [
        ((PLANK, PLUS, ZERO, MINUS, SPYGLASS), PLANK, [PLUS, ZERO, MINUS, SPYGLASS]),
        ((CATCH, SPYGLASS, ZERO, PLUS), CATCH, [PLUS, ZERO, SPYGLASS]),
        ((SPYGLASS, PLANK, MINUS, PLUS), PLANK, [PLUS, MINUS, SPYGLASS]),
        ((SPYGLASS, PLANK, PLUS), PLANK, [PLUS, SPYGLASS]),
        ((PLUS, SPYGLASS, PLANK), PLANK, [PLUS, SPYGLASS]),
        ((PLUS, PLANK), PLUS, [PLANK]),
        ((PLUS,), PLUS, []),
    ],
)
def test_when_a_card_leaves_a_hand_the_others_lie_kind_by_kind(
    cards: tuple[int, ...], gone: int, left: list[int]
) -> None:
    """G1.3: in no order, and none of them is fresh any more."""
    state = holding(*cards, fresh=min(3, len(cards)))
    assert state.take_out(1, gone) == len(left)
    assert [state.card(1, number) for number in range(5)] == left + [NOTHING] * (5 - len(left))
    assert (state.cards_held(1), state.fresh) == (len(left), 0)


def with_two_on_top() -> Traitres:
    """An empty pile on which seat 0 has put a 0 and, above it, a −2."""
    state = holding(PLUS)
    state.middle, state.cards = 0, 0
    state.lower, state.upper, state.put_by = ZERO, MINUS, 0
    return state


def test_the_game_goes_on_while_a_card_lies_on_top_of_an_empty_pile() -> None:
    """T2.3, T7.3: seat 1 draws the upper of the two."""
    state = with_two_on_top()
    state.end_turn(1, FastLuck(1), None)
    assert (state.phase, state.turn, state.card(1, 1), state.lower) == (TURN, 2, MINUS, ZERO)


def test_the_game_ends_with_the_last_card_of_the_pile() -> None:
    """T2.3, T7.3: which seat 2 draws."""
    state = with_two_on_top()
    state.end_turn(1, FastLuck(1), None)
    state.end_turn(2, FastLuck(1), None)
    assert (state.phase, state.card(2, 0), state.pile_size()) == (OVER, ZERO, 0)
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.clause == "T7.3"
