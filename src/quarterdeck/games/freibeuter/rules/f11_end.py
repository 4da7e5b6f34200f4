"""End (F11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import SHIPS, card_words, sea_words
from quarterdeck.games.freibeuter.rules.actions import DRAW_DUE, LAST_STORE, NO_BOAT, OVER
from quarterdeck.games.freibeuter.rules.slots import hand_slots

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F11 End


def look_for_stores(state: Freibeuter) -> None:
    """F11.1: the last store was encircled and paid, and the other tokens of the same placement are resolved."""
    if state.stores == 0:
        state.end_by(LAST_STORE)
    else:
        state.proceed(DRAW_DUE)


def end(state: Freibeuter, listener: Listener | None) -> None:
    """F11.4: the end is immediate."""
    state.phase = OVER
    if listener is not None:
        tell_end(state, listener)


def wealth(state: Freibeuter, seat: i64) -> i64:
    """F11.5: money and captured ships, doubled where a doubler lies, less twice the debt (F9.3)."""
    pirate = state.pirates[seat]
    return pirate.money + worth_of_ships(state, seat) - state.numbers.debt_factor * pirate.debt


def worth_of_ships(state: Freibeuter, seat: i64) -> i64:
    """F8.2: every captured ship at its value, twice that where a doubler lies."""
    worth: i64 = 0
    pirate = state.pirates[seat]
    for kind in range(SHIPS):
        value = state.numbers.value[kind] * pirate.ships(kind)
        if state.doubled & BIT[kind]:
            value += value
        worth += value
    return worth


def winners(state: Freibeuter) -> i64:
    """F11.5: the richest wins, equals share."""
    if state.phase != OVER:
        return 0
    best = wealth(state, 0)
    richest: i64 = 1
    for seat in range(1, state.players):
        owned = wealth(state, seat)
        if owned > best:
            best = owned
            richest = BIT[seat]
        elif owned == best:
            richest |= BIT[seat]
    return richest


def outcome(state: Freibeuter) -> Outcome | None:
    """F11.1 to F11.3, F11.5: why the game ended, who won, and who is how rich."""
    if state.phase != OVER:
        return None
    scores = tuple([wealth(state, seat) for seat in range(state.players)])
    return Outcome(clause=f"F11.{state.ended_by}", winners=tuple(members(winners(state))), scores=scores)


def tell_end(state: Freibeuter, listener: Listener) -> None:
    """F11.4, G1.8: why the game ended, what was hidden, and who is how rich."""
    slots: dict[str, object] = {"seat": state.turn} if state.ended_by == NO_BOAT else {}
    listener.openly(f"F11.{state.ended_by}", f"ended-{state.ended_by}", slots)
    for seat in range(state.players):
        listener.openly("F11.4", "hand-opened", hand_slots(state, seat))
    piles: dict[str, object] = {"sea": sea_words(state.sea, state.sea_twice), "dutchman": card_words(state.dutchman)}
    listener.openly("F11.4", "piles-opened", piles)
    for seat in range(state.players):
        pirate = state.pirates[seat]
        owned: dict[str, object] = {"seat": seat, "money": pirate.money, "ships": worth_of_ships(state, seat)}
        owned["debt"] = state.numbers.debt_factor * pirate.debt
        owned["wealth"] = wealth(state, seat)
        listener.openly("F11.5", "wealth", owned)
    for seat in members(winners(state)):
        listener.openly("F11.5", "won", {"seat": seat})
