"""Accusing (X4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.bits import BIT
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import KINDS, ROLES
from tools.new_game.template.game.knowledge.moves import open_crate, sink_hand
from tools.new_game.template.game.rules.actions import TOO_FEW_LEFT, TURN_ENDS, TURN_OVER

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# X4 Accusing


def accuse(state: Smugglers, seat: int, other: int, listener: Listener | None) -> None:
    """X4.1 to X4.4: the card the other laid last is opened; who lied goes ashore, or else who accused."""
    number = max([crate for crate, by in enumerate(state.laid_by) if by == other])
    claim = state.claim[number]
    card = open_crate(state, number)
    if listener is not None:
        listener.openly("X4.1", "accused", {"seat": seat, "to": other})
        listener.openly("X4.1", "opened", {"seat": other, "card": KINDS[card], "claim": KINDS[claim]})
    if card != claim:
        set_ashore(state, other, "X4.2", listener)
    elif not state.numbers.wrong_accuser_stays:
        set_ashore(state, seat, "X4.3", listener)
    if len(state.in_play()) < 2:
        state.proceed(TOO_FEW_LEFT)
    elif state.numbers.accuser_draws and not state.ashore & BIT[seat]:
        state.proceed(TURN_ENDS)
    else:
        state.proceed(TURN_OVER)


def set_ashore(state: Smugglers, seat: int, clause: str, listener: Listener | None) -> None:
    """X4.2: who goes ashore shows his role, sinks his hand, and is out of play (G1.2)."""
    state.ashore |= BIT[seat]
    sink_hand(state, seat)
    if listener is not None:
        listener.openly(clause, "ashore", {"seat": seat, "role": ROLES[state.role[seat]]})
