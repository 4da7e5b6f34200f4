"""A turn: boarding, a sea card, or the Flying Dutchman (F2 to F5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, NOWHERE, REGION_WORDS
from quarterdeck.games.freibeuter.rules.actions import DRAW_DUE, NO_BOAT, REGION_CLOSED, TURN, TURN_ENDS
from quarterdeck.games.freibeuter.rules.slots import ship_slots

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F2 A turn


def begin_turn(state: Freibeuter) -> None:
    """F2.1, F2.2: the next player does exactly one thing; who has no boat in stock ends the game instead (F11.3)."""
    turn = state.turn + 1
    if turn == state.players:
        turn = 0
    state.turn = turn
    if state.pirates[turn].stock == 0:
        state.end_by(NO_BOAT)
    else:
        state.ask(TURN)


# F3 Boarding


def board(state: Freibeuter, seat: i64, crossing: i64, listener: Listener | None) -> None:
    """F3.1: one boat from stock on a ship without one; no card is played, nothing is drawn, the turn ends."""
    me = state.pirates[seat]
    bit = BIT[crossing]
    me.stock -= 1
    me.boarded |= bit
    state.free ^= bit
    if listener is not None:
        slots = ship_slots(state, crossing)
        slots["seat"] = seat
        listener.openly("F3.1", "boarded", slots)
    state.proceed(TURN_ENDS)


# F4 Sea card


def place(state: Freibeuter, seat: i64, region: i64, listener: Listener | None) -> None:
    """F4.1 to F4.3: discard a sea card and place a boat in its region; then encirclements, then the draw."""
    me = state.pirates[seat]
    me.discard_sea_card(region)
    me.place_boat(region)
    bit = BIT[region]
    held = state.occupied & bit != 0
    if listener is not None:
        clause = "F4.2" if held else "F4.1"
        listener.openly(clause, "placed", {"seat": seat, "region": REGION_WORDS[region]})
    if held:  # F4.4: the second boat encircles nothing new
        state.proceed(DRAW_DUE)
    else:
        state.occupied |= bit
        state.proceed(REGION_CLOSED)


def cash(state: Freibeuter, seat: i64, region: i64, listener: Listener | None) -> None:
    """F4.2: where a boat lies already, take 2 money instead of placing one."""
    me = state.pirates[seat]
    me.discard_sea_card(region)
    me.money += state.numbers.card_pay
    if listener is not None:
        slots: dict[str, object] = {"seat": seat, "region": REGION_WORDS[region], "money": state.numbers.card_pay}
        listener.openly("F4.2", "cashed", slots)
    state.proceed(DRAW_DUE)


# F5 The Flying Dutchman


def send_dutchman(state: Freibeuter, seat: i64, card: i64, region: i64, listener: Listener | None) -> None:
    """F5.1: discard a Dutchman card and put the Dutchman on a region of its row or column."""
    state.pirates[seat].discard_dutchman_card(card)
    state.dutchman_at = region
    if listener is not None:
        slots: dict[str, object] = {"seat": seat, "card": CARD_WORDS[card], "region": REGION_WORDS[region]}
        listener.openly("F5.1", "dutchman-sent", slots)
    state.proceed(REGION_CLOSED)


def dutchman_leaves(state: Freibeuter, listener: Listener | None) -> None:
    """F5.3: after resolving, the Dutchman leaves the sea, and his region is empty again."""
    if state.dutchman_at != NOWHERE:
        if listener is not None:
            listener.openly("F5.3", "dutchman-left", {"region": REGION_WORDS[state.dutchman_at]})
        state.dutchman_at = NOWHERE
