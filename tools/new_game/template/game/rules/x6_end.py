"""The end (X6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import ROLES, SMUGGLER, SPY, card_words
from tools.new_game.template.game.rules.actions import OVER, ROUND_BEGINS
from tools.new_game.template.game.rules.piles import listed

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# X6 The end


def end_round(state: Smugglers, listener: Listener | None) -> None:
    """X6.1: a new round begins, unless it was the last."""
    state.round += 1
    if state.round == state.numbers.rounds:
        end(state, 1, listener)
    else:
        state.proceed(ROUND_BEGINS)


def end(state: Smugglers, reason: i64, listener: Listener | None) -> None:
    """G1.8: all that was hidden is laid open, so there is nothing left to remember."""
    state.proceed(OVER)
    state.ended_by = reason
    for memory in state.memory:
        memory.facts = []
    if listener is not None:
        tell_end(state, listener)


def tell_end(state: Smugglers, listener: Listener) -> None:
    """X6.3, X6.4, G1.8: what lay where, and who wins."""
    listener.openly(f"X6.{state.ended_by}", f"ended-{state.ended_by}", {})
    listener.openly("X6.3", "hold-opened", {"cards": card_words(state.hold), "worth": worth(state)})
    pile = state.pile
    cards = pile.top[::-1] + listed(pile.middle) + pile.under
    listener.openly("G1.8", "pile-opened", {"cards": card_words(cards), "sunk": card_words(listed(state.sunk))})
    for seat in range(state.players):
        hand: dict[str, object] = {"seat": seat, "cards": card_words(state.hand[seat])}
        hand["role"] = ROLES[state.role[seat]]
        listener.openly("G1.8", "hand-opened", hand)
    for seat in members(winners(state)):
        listener.openly("X6.4", "won", {"seat": seat})
    if not winners(state):
        listener.openly("X6.4", "nobody-won", {})


def worth(state: Smugglers) -> int:
    """X6.3: what lies in the hold is worth."""
    values = state.numbers.values
    return sum([values[card] for card in state.hold])


def winners(state: Smugglers) -> i64:
    """X6.3, X6.4: all of the winning role, also those ashore; nobody, if nobody has it."""
    if state.phase != OVER:
        return 0
    winning = SMUGGLER if worth(state) >= state.numbers.enough else SPY
    found: i64 = 0
    for seat in range(state.players):
        if state.role[seat] == winning:
            found |= BIT[seat]
    return found


def outcome(state: Smugglers) -> Outcome | None:
    """X6.4: how it ended."""
    if state.phase != OVER:
        return None
    teams = tuple([ROLES[role] for role in state.role])
    return Outcome(clause=f"X6.{state.ended_by}", winners=tuple(members(winners(state))), teams=teams)
