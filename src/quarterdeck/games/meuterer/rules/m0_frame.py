"""The frame of the game: its rounds, its end and who wins (M0)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import card_words
from quarterdeck.games.meuterer.knowledge.memory import Traces
from quarterdeck.games.meuterer.rules.actions import OFFERING, OVER

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M0 Frame


def begin_round(state: Meuterer, listener: Listener | None) -> None:
    """M0.1, M2.1: of so many rounds the next one, which begins with the captain's offer."""
    if listener is not None:
        slots: dict[str, object] = {"number": state.round + 1, "rounds": state.numbers.rounds, "seat": state.captain}
        listener.openly("M0.1", "round-begins", slots)
    state.ask(state.captain, OFFERING)


def winners(state: Meuterer) -> i64:
    """M0.2: most points win, equals share."""
    if state.phase != OVER:
        return 0
    best = state.sailors[0].points
    found: i64 = 1
    for seat in range(1, state.players):
        points = state.sailors[seat].points
        if points > best:
            best = points
            found = BIT[seat]
        elif points == best:
            found |= BIT[seat]
    return found


def end(state: Meuterer, listener: Listener | None) -> None:
    """M0.3, G1.8: all that was hidden is laid open, so there is nothing left to remember."""
    state.phase = OVER
    state.traces = Traces()
    if listener is not None:
        tell_end(state, listener)


def tell_end(state: Meuterer, listener: Listener) -> None:
    """M0.3, G1.8, M0.2: the end, all that was hidden, and who has how many points."""
    listener.openly("M0.3", "ended", {"rounds": state.numbers.rounds})
    for seat in range(state.players):
        hand: dict[str, object] = {"seat": seat, "cards": card_words(state.sailors[seat].hand)}
        listener.openly("G1.8", "hand-opened", hand)
    listener.openly("G1.8", "pile-opened", {"cards": card_words(state.middle)})
    for number in range(len(state.rejects)):
        if state.rejects[number]:
            slots: dict[str, object] = {"seat": state.rejecter[number], "number": number + 1}
            slots["cards"] = card_words(state.rejects[number])
            listener.openly("G1.8", "rejects-opened", slots)
    for seat in range(state.players):
        listener.openly("M0.2", "scored", {"seat": seat, "points": state.sailors[seat].points})
    for seat in members(winners(state)):
        listener.openly("M0.2", "won", {"seat": seat})


def outcome(state: Meuterer) -> Outcome | None:
    """M0.3: how the game ended."""
    if state.phase != OVER:
        return None
    scores = tuple([sailor.points for sailor in state.sailors])
    return Outcome(clause="M0.3", winners=tuple(members(winners(state))), scores=scores)
