"""The way through the book: which chapter carries out what was chosen, and which comes next by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import KINDS
from tools.new_game.template.game.rules.actions import (
    ACCUSE,
    ALL_CHOSE,
    FISH,
    LAY,
    LOOK,
    OVER,
    ROUND_BEGINS,
    ROUND_ENDS,
    STOW,
    TOP,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_OVER,
    UNDER,
)
from tools.new_game.template.game.rules.x2_stowing import begin_round, choose, stow
from tools.new_game.template.game.rules.x3_turn import (
    begin_turn,
    draw_at_end,
    end_turn,
    fish,
    lay,
    look,
    put_on_top,
    put_under,
)
from tools.new_game.template.game.rules.x4_accusing import accuse
from tools.new_game.template.game.rules.x6_end import end, end_round

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers


def carry_out(state: Smugglers, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
    """What was chosen."""
    if action < LOOK:
        choose(state, seat, action - STOW, listener)
    elif action < LAY:
        look(state, seat, action - LOOK, listener)
    elif action < FISH:
        lay(state, seat, (action - LAY) // len(KINDS), (action - LAY) % len(KINDS), listener)
    elif action == FISH:
        fish(state, seat, luck, listener)
    elif action < UNDER:
        accuse(state, seat, action - ACCUSE, listener)
    elif action < TOP:
        put_under(state, seat, action - UNDER, listener)
    else:
        put_on_top(state, seat, action - TOP, "X3.3", listener)


def go_on(state: Smugglers, luck: Luck, listener: Listener | None) -> None:
    """All that follows by itself, until somebody is asked or the game is over."""
    while state.acting == 0 and state.phase != OVER:
        step = state.phase
        if step == ROUND_BEGINS:
            begin_round(state, listener)
        elif step == ALL_CHOSE:
            stow(state, luck, listener)
        elif step == TURN_BEGINS:
            begin_turn(state)
        elif step == TURN_ENDS:
            draw_at_end(state, luck, listener)
        elif step == TURN_OVER:
            end_turn(state)
        elif step == ROUND_ENDS:
            end_round(state, listener)
        else:
            end(state, 2, listener)  # TOO_FEW_LEFT
