"""The way through the book: which chapter carries out what was chosen, and which comes next by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS
from quarterdeck.games.traitres.rules.actions import (
    CREW_SHRINKS,
    LAY,
    OPEN,
    PILE_RUNS_OUT,
    PUT,
    RETURN,
    THIRD_PLANK,
    TURN_ENDS,
    TURN_PASSES,
    USE_CATCH,
    USE_PLANK,
    USE_POCKETS,
    USE_RIDDANCE,
    USE_SPYGLASS,
)
from quarterdeck.games.traitres.rules.t2_to_t3_turn import end_turn, lay_loot, pass_turn
from quarterdeck.games.traitres.rules.t4_actions import (
    catch,
    empty_pockets,
    give_back,
    lay_plank,
    look_into_chest,
    put,
    throw_out,
)
from quarterdeck.games.traitres.rules.t5_overboard import go_overboard
from quarterdeck.games.traitres.rules.t7_to_t8_end import count_crew, open_chest, run_out

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres


def carry_out(state: Traitres, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """What was chosen."""
    if action < USE_SPYGLASS:
        kind = (action - LAY) // LOOT_KINDS
        lay_loot(state, seat, kind, action - LAY - LOOT_KINDS * kind, listener)
    elif action >= RETURN:
        give_back(state, seat, action - RETURN, listener)
    elif action >= PUT:
        put(state, seat, action - PUT, listener)
    elif action == OPEN:
        open_chest(state, seat, listener)
    elif action >= USE_PLANK:
        lay_plank(state, seat, action - USE_PLANK, listener)
    elif action == USE_SPYGLASS:
        look_into_chest(state, seat, listener)
    elif action == USE_CATCH:
        catch(state, seat, luck, listener)
    elif action == USE_RIDDANCE:
        throw_out(state, seat, listener)
    else:
        empty_pockets(state, seat, action - USE_POCKETS, luck, listener)


def go_on(state: Traitres, luck: Luck, listener: Listener | None) -> None:
    """All that follows by itself, until somebody is asked or the game is over."""
    while state.acting == 0:
        step = state.phase
        if step == TURN_ENDS:
            end_turn(state, luck, listener)
        elif step == TURN_PASSES:
            pass_turn(state)
        elif step == THIRD_PLANK:
            go_overboard(state, listener)
        elif step == CREW_SHRINKS:
            count_crew(state, listener)
        elif step == PILE_RUNS_OUT:
            run_out(state, listener)
        else:
            return
