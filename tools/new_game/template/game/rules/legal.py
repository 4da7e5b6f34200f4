"""What a player may choose now, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.rules.actions import (
    ACCUSE,
    ACTIONS,
    ALPHABET,
    FISH,
    LAY,
    LOOK,
    OVER,
    PUTTING_ON_TOP,
    PUTTING_UNDER,
    STOW,
    STOWING,
    TOP,
    TURN,
    UNDER,
)

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "no-such-action": ("number",),
    "game-over": (),
    "not-asked": (),
    "not-now": (),
    "no-such-card": ("card",),
    "no-such-crate": ("crate",),
    "not-to-say": ("claim",),
    "pile-too-small": (),
    "not-to-accuse": ("to",),
}

_CLAUSES: Final = {"stow": "X2.1", "look": "X3.1", "lay": "X3.2", "fish": "X3.3", "accuse": "X4.1"}
_DUE: Final = {STOWING: "stow", PUTTING_UNDER: "under", PUTTING_ON_TOP: "top"}


def add_legal(state: Smugglers, seat: i64, spans: Spans) -> None:
    """A card of the hand in answer to a question; in a turn anything that can be looked at, laid or done."""
    held: i64 = 0
    for card in state.hand[seat]:
        held |= BIT[card]
    phase = state.phase
    if phase == STOWING:
        spans.add(STOW, held)
    elif phase == PUTTING_UNDER:
        spans.add(UNDER, held)
    elif phase == PUTTING_ON_TOP:
        spans.add(TOP, held)
    else:
        spans.add(LOOK, BIT[len(state.hold)] - 1)
        spans.add(LAY, to_lay(held, state.numbers.claims))
        spans.add(FISH, 1 if state.pile.size() >= 2 else 0)
        spans.add(ACCUSE, to_accuse(state, seat))


def to_lay(held: i64, claims: i64) -> i64:
    """X3.2: each card of the hand with each claim."""
    found: i64 = 0
    for card in range(len(KINDS)):
        if held & BIT[card]:
            found |= claims * BIT[len(KINDS) * card]
    return found


def to_accuse(state: Smugglers, seat: i64) -> i64:
    """X4.1: others in play who laid a card that is still in the hold."""
    found: i64 = 0
    for other in state.in_play():
        if other != seat and other in state.laid_by:
            found |= BIT[other]
    return found


# Why not


def refusal(state: Smugglers, seat: int, action: int) -> IllegalAction:
    """Why an illegal action is one, from public things and what the seat itself holds."""
    nothing: dict[str, object] = {}
    if not state.has_seat(seat):
        return IllegalAction("X1.1", "no-such-seat", {"number": seat})
    if state.phase == OVER:
        return IllegalAction("X6.1", "game-over", nothing)
    if not state.must_decide(seat):
        return IllegalAction("X2.1" if state.phase == STOWING else "X3.1", "not-asked", nothing)
    if not 0 <= action < ACTIONS:
        return IllegalAction("X3.1", "no-such-action", {"number": action})
    verb, parts = ALPHABET.parts(action)
    clause = _CLAUSES.get(verb.name, "X3.3")
    misplaced = verb.name in _DUE.values() if state.phase == TURN else verb.name != _DUE[state.phase]
    if misplaced:
        return IllegalAction(clause, "not-now", nothing)
    if verb.name == "lay" and KINDS.index(parts["card"]) in state.hand[seat]:
        return IllegalAction(clause, "not-to-say", {"claim": parts["claim"]})
    if "card" in parts:
        return IllegalAction(clause, "no-such-card", {"card": parts["card"]})
    if verb.name == "look":
        return IllegalAction(clause, "no-such-crate", {"crate": parts["crate"]})
    if verb.name == "fish":
        return IllegalAction(clause, "pile-too-small", nothing)
    return IllegalAction(clause, "not-to-accuse", {"to": action - ACCUSE})
