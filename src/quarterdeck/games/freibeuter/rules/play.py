"""The way through the book: which chapter carries out what was chosen, and which comes next by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import DOUBLER, PLACE_OF_CROSSING, STORE, column_card, row_card
from quarterdeck.games.freibeuter.rules.actions import (
    ALL_RESOLVED,
    BOARD,
    CASH,
    DRAW_DUE,
    DRAW_DUTCHMAN,
    DRAW_SEA,
    DUTCHMAN_COLUMN,
    DUTCHMAN_ROW,
    GAME_ENDS,
    LAST_WAITS,
    PLACE,
    REGION_CLOSED,
    RESOLVE,
    TOKENS_WAIT,
    TURN_ENDS,
)
from quarterdeck.games.freibeuter.rules.f2_to_f5_turn import (
    begin_turn,
    board,
    cash,
    dutchman_leaves,
    place,
    send_dutchman,
)
from quarterdeck.games.freibeuter.rules.f6_encirclement import call_next, encircle, name_next
from quarterdeck.games.freibeuter.rules.f7_to_f9_tokens import capture, escape, lay_doubler, pay_store
from quarterdeck.games.freibeuter.rules.f10_drawing import draw, draw_from_dutchman, draw_from_sea
from quarterdeck.games.freibeuter.rules.f11_end import end, look_for_stores

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter


def carry_out(state: Freibeuter, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """What was chosen: exactly one of boarding, a sea card, a Dutchman card (F2.1), or the draw or order it needs."""
    if action < PLACE:
        board(state, seat, PLACE_OF_CROSSING[action - BOARD], listener)
    elif action < CASH:
        place(state, seat, action - PLACE, listener)
    elif action < DUTCHMAN_ROW:
        cash(state, seat, action - CASH, listener)
    elif action < DUTCHMAN_COLUMN:
        region = action - DUTCHMAN_ROW
        send_dutchman(state, seat, row_card(region), region, listener)
    elif action < DRAW_SEA:
        region = action - DUTCHMAN_COLUMN
        send_dutchman(state, seat, column_card(region), region, listener)
    elif action == DRAW_SEA:
        draw_from_sea(state, seat, "F10.1", luck, listener)
    elif action == DRAW_DUTCHMAN:
        draw_from_dutchman(state, seat, "F10.1", luck, listener)
    else:
        crossing = PLACE_OF_CROSSING[action - RESOLVE]
        name_next(state, crossing, listener)
        resolve(state, crossing, listener)


def go_on(state: Freibeuter, luck: Luck, listener: Listener | None) -> None:
    """All that follows by itself, until somebody is asked or the game is over."""
    while state.acting == 0:
        step = state.phase
        if step == TURN_ENDS:
            begin_turn(state)
        elif step == DRAW_DUE:
            draw(state, state.turn, luck, listener)
        elif step == REGION_CLOSED:
            encircle(state, listener)
        elif step == TOKENS_WAIT:
            call_next(state, listener)
        elif step == LAST_WAITS:
            resolve(state, lowest(state.waiting), listener)
        elif step == ALL_RESOLVED:
            dutchman_leaves(state, listener)
            look_for_stores(state)
        elif step == GAME_ENDS:
            end(state, listener)
        else:
            return


def resolve(state: Freibeuter, crossing: i64, listener: Listener | None) -> None:
    """An encircled token leaves the board, as its chapter says (F7, F8)."""
    bit = BIT[crossing]
    state.waiting ^= bit
    state.tokens ^= bit
    kind = state.token[crossing]
    if kind == STORE:
        pay_store(state, crossing, listener)
    elif kind >= DOUBLER:
        lay_doubler(state, crossing, kind - DOUBLER, listener)
    elif state.free & bit:
        escape(state, crossing, listener)
    else:
        capture(state, crossing, kind, listener)
    state.proceed(TOKENS_WAIT)
