"""What several chapters tell of sailors and strengths, as slots of events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.games.cartagena.box.pieces import LETTERS, SIDES

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena


def pair_slots(state: Cartagena, letter: i64) -> dict[str, object]:
    """The sailors of a letter, side by side."""
    slots: dict[str, object] = {"letter": LETTERS[letter]}
    slots["valverde"] = state.post[SIDES * letter] + 1
    slots["diaz"] = state.post[SIDES * letter + 1] + 1
    return slots


def strength_slots(state: Cartagena) -> dict[str, object]:
    """How strong both sides of a duel are."""
    slots: dict[str, object] = {"valverde": state.strength(0), "diaz": state.strength(1)}
    return slots
