"""The way through the book: which chapter carries out what was chosen, and which comes next by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.rules.actions import (
    ALL_HAVE_LEFT,
    FIGHT,
    GAME_ENDS,
    GOODS_BEGIN,
    GOODS_GO_ON,
    LEAVE,
    MUTINY_SETTLED,
    OFFER,
    PIRATES_SAIL,
    PUT,
    RETURN,
    ROLES_REVEALED,
    ROUND_BEGINS,
    SALES_SCORED,
    SELL,
    SHIP_MOVED,
    SHIP_SCORED,
    SHOW,
    TAKE,
    good_sold,
    number_put,
)
from quarterdeck.games.meuterer.rules.m0_frame import begin_round, end
from quarterdeck.games.meuterer.rules.m2_to_m3_offering import (
    ask_for_goods,
    go_round,
    leave,
    make_offer,
    show,
    take_action,
)
from quarterdeck.games.meuterer.rules.m4_to_m6_mutiny import begin_mutiny, fight, reveal, score_ship
from quarterdeck.games.meuterer.rules.m7_sales import begin_sales, put, sell_kind
from quarterdeck.games.meuterer.rules.m8_to_m9_upkeep import give_back, move_ship, tidy_up
from quarterdeck.games.meuterer.rules.m10_pirates import sail_pirates

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer


def carry_out(state: Meuterer, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """What was chosen."""
    if action < SHOW:
        make_offer(state, seat, action - OFFER, listener)
    elif action < LEAVE:
        show(state, seat, action - SHOW, listener)
    elif action == LEAVE:
        leave(state, seat, "M3.6", listener)
    elif action < FIGHT:
        take_action(state, seat, action - TAKE, listener)
    elif action < SELL:
        fight(state, seat, action - FIGHT, listener)
    elif action < PUT:
        sell_kind(state, seat, good_sold(action), listener)
    elif action < RETURN:
        put(state, seat, number_put(action), listener)
    else:
        give_back(state, seat, action - RETURN, luck, listener)


def go_on(state: Meuterer, luck: Luck, listener: Listener | None) -> None:
    """All that follows by itself, until somebody is asked or the game is over."""
    while state.acting == 0:
        step = state.phase
        if step == ROUND_BEGINS:
            begin_round(state, listener)
        elif step == GOODS_BEGIN:
            ask_for_goods(state, state.captain, listener)
        elif step == PIRATES_SAIL:
            sail_pirates(state, state.turn, listener)
        elif step == GOODS_GO_ON:
            go_round(state, state.turn, listener)
        elif step == ALL_HAVE_LEFT:
            reveal(state, listener)
        elif step == ROLES_REVEALED:
            begin_mutiny(state, listener)
        elif step == MUTINY_SETTLED:
            score_ship(state, listener)
        elif step == SHIP_SCORED:
            begin_sales(state, listener)
        elif step == SALES_SCORED:
            move_ship(state, listener)
        elif step == SHIP_MOVED:
            tidy_up(state, luck, listener)
        elif step == GAME_ENDS:
            end(state, listener)
        else:
            return
