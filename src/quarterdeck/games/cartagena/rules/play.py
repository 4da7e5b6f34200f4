"""The way through the book: which chapter carries out what was chosen, and which comes next by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import NOTHING
from quarterdeck.games.cartagena.rules.actions import (
    ALL_ARE_OUT,
    ALL_LAID,
    BOUT_BEGINS,
    BOUT_ENDS,
    BUY,
    CHOOSING,
    DECLARE,
    DUEL_BEGINS,
    DUEL_ENDS,
    EMBARK,
    FINISH,
    INSPECT,
    KEEP,
    KNOCK,
    LAST_DOOR_OPEN,
    LAY,
    MONKEY_ROBBING,
    MUTINY_BEGINS,
    MUTINY_WON,
    PLACE,
    PUT,
    ROB,
    ROUND_BEGINS,
    SELL,
    SPY,
    TAKE,
    TURN_BEGINS,
    TURN_ENDS,
    USE,
    USE_ENDS,
    WEATHER,
)
from quarterdeck.games.cartagena.rules.c2_to_c4_voyage import (
    begin_round,
    begin_turn,
    choose_for_lifeboat,
    end_turn,
    end_use,
    knock,
    weather,
)
from quarterdeck.games.cartagena.rules.c5_pirates import (
    buy,
    choose,
    declare,
    inspect,
    keep,
    leave_it,
    place,
    put,
    rob,
    sell,
    spy,
    take,
    use,
)
from quarterdeck.games.cartagena.rules.c6_to_c7_mutiny import (
    begin_bout,
    begin_duel,
    begin_mutiny,
    end_bout,
    end_duel,
    lay,
    reveal,
    rob_with_monkey,
)
from quarterdeck.games.cartagena.rules.c8_winner import decide, lose_all

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena


def carry_out(state: Cartagena, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """What was chosen."""
    if action >= LAY:
        lay(state, seat, action - LAY, listener)
    elif action == KNOCK:
        knock(state, seat, luck, listener)
    elif action < EMBARK:
        use(state, seat, action - USE, luck, listener)
    elif action < TAKE:
        choose_for_lifeboat(state, action - EMBARK, listener)
    elif action < KEEP:
        if state.phase == CHOOSING:
            choose(state, seat, action - TAKE, listener)
        else:
            take(state, seat, action - TAKE, luck, listener)
    elif action < FINISH:
        exchange(state, seat, action, luck, listener)
    elif action == FINISH:
        if state.phase == MONKEY_ROBBING:
            rob_with_monkey(state, seat, NOTHING, listener)
        else:
            leave_it(state, seat, luck, listener)
    elif action < DECLARE:
        if state.phase == MONKEY_ROBBING:
            rob_with_monkey(state, seat, action - ROB, listener)
        else:
            rob(state, seat, action - ROB, listener)
    elif action < SPY:
        declare(state, seat, action - DECLARE, listener)
    elif action < PLACE:
        spy(state, seat, action - SPY, listener)
    elif action < INSPECT:
        place(state, seat, action - PLACE, listener)
    else:
        inspect(state, seat, action - INSPECT, listener)


def exchange(state: Cartagena, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """Cards are kept, put under the pile, sold or bought."""
    if action < PUT:
        keep(state, seat, action - KEEP, listener)
    elif action < SELL:
        put(state, seat, action - PUT, luck, listener)
    elif action < BUY:
        sell(state, seat, action - SELL, listener)
    else:
        buy(state, seat, luck, listener)


def go_on(state: Cartagena, luck: Luck, listener: Listener | None) -> None:
    """All that follows by itself, until somebody is asked or the game is over."""
    while state.acting == 0:
        step = state.phase
        if step == USE_ENDS:
            end_use(state, listener)
        elif step == TURN_ENDS:
            end_turn(state, listener)
        elif step == TURN_BEGINS:
            begin_turn(state, luck, listener)
        elif step == LAST_DOOR_OPEN:
            use(state, state.turn, state.fresh, luck, listener)
        elif step == ROUND_BEGINS:
            begin_round(state, listener)
        elif step == WEATHER:
            weather(state, luck, listener)
        elif step == ALL_LAID:
            reveal(state, listener)
        elif step == BOUT_ENDS:
            end_bout(state)
        elif step == BOUT_BEGINS:
            begin_bout(state, listener)
        elif step == DUEL_ENDS:
            end_duel(state, listener)
        elif step == DUEL_BEGINS:
            begin_duel(state, luck, listener)
        elif step == MUTINY_BEGINS:
            begin_mutiny(state, listener)
        elif step == MUTINY_WON:
            decide(state, listener)
        elif step == ALL_ARE_OUT:
            lose_all(state, listener)
        else:
            return
