"""What a player of Freibeuter may choose now, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from quarterdeck.games.freibeuter.box.pieces import (
    CARD_WORDS,
    PLACE_OF_CROSSING,
    REGION_WORDS,
    SHIPS,
    column_card,
    crossing_numbers,
    regions_of_columns,
    regions_of_rows,
    row_card,
)
from quarterdeck.games.freibeuter.rules.actions import (
    ACTIONS,
    BOARD,
    CASH,
    DRAW,
    DRAW_SEA,
    DUTCHMAN_COLUMN,
    DUTCHMAN_ROW,
    ORDER,
    PLACE,
    RESOLVE,
    TURN,
)
from quarterdeck.games.freibeuter.rules.f6_encirclement import completing

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "no-such-action": ("number",),
    "order-first": (),
    "not-waiting": ("crossing",),
    "draw-first": (),
    "nothing-waits": (),
    "no-draw-due": (),
    "no-token": ("crossing",),
    "no-ship": ("crossing",),
    "ship-boarded": ("crossing",),
    "no-sea-card": ("region",),
    "region-empty": ("region",),
    "no-dutchman-card": ("card",),
    "completes-nothing": ("region",),
}


def add_legal(state: Freibeuter, seat: i64, spans: Spans) -> None:
    """F2.1: board a ship, play a sea card or a Dutchman card; or the draw (F10.1) or the order (F6.3) it needs."""
    phase = state.phase
    if phase == TURN:
        me = state.pirates[seat]
        spans.add(BOARD, crossing_numbers(state.free))
        spans.add(PLACE, me.sea)
        spans.add(CASH, me.sea & state.occupied)
        if me.dutchman:
            regions = completing(state.tokens, state.occupied)
            spans.add(DUTCHMAN_ROW, regions & regions_of_rows(me.dutchman))
            spans.add(DUTCHMAN_COLUMN, regions & regions_of_columns(me.dutchman))
    elif phase == DRAW:
        spans.add(DRAW_SEA, 3)  # from either pile
    else:
        spans.add(RESOLVE, crossing_numbers(state.waiting))


# Why not


def refusal(state: Freibeuter, seat: int, action: int) -> IllegalAction:
    """Why an illegal action is one, from public things and the seat's own hand."""
    nothing: dict[str, object] = {}
    if not state.has_seat(seat):
        return IllegalAction("F1.1", "no-such-seat", {"number": seat})
    if state.acting == 0:
        return IllegalAction("F11.4", "game-over", nothing)
    if not BIT[seat] & state.acting:
        return IllegalAction("F2.1", "not-your-turn", {"seat": state.turn})
    if not 0 <= action < ACTIONS:
        return IllegalAction("F2.1", "no-such-action", {"number": action})
    if state.phase == ORDER:
        if action < RESOLVE:
            return IllegalAction("F6.3", "order-first", nothing)
        where = REGION_WORDS[PLACE_OF_CROSSING[action - RESOLVE]]
        return IllegalAction("F6.3", "not-waiting", {"crossing": where})
    if state.phase == DRAW:
        return IllegalAction("F10.1", "draw-first", nothing)
    if action >= RESOLVE:
        return IllegalAction("F6.3", "nothing-waits", nothing)
    if action >= DRAW_SEA:
        return IllegalAction("F10.1", "no-draw-due", nothing)
    if action < PLACE:
        return boarding_refused(state, PLACE_OF_CROSSING[action - BOARD])
    if action < DUTCHMAN_ROW:
        return sea_card_refused(state, seat, action)
    return dutchman_refused(state, seat, action)


def boarding_refused(state: Freibeuter, crossing: i64) -> IllegalAction:
    """F3.1, F3.2: what lies there instead of a ship without a boat."""
    slots: dict[str, object] = {"crossing": REGION_WORDS[crossing]}
    if not state.tokens & BIT[crossing]:
        return IllegalAction("F3.1", "no-token", slots)
    if state.token[crossing] >= SHIPS:
        return IllegalAction("F3.2", "no-ship", slots)
    return IllegalAction("F3.2", "ship-boarded", slots)


def sea_card_refused(state: Freibeuter, seat: i64, action: i64) -> IllegalAction:
    """F4.1: the card is not in hand, or no boat lies where money was wanted."""
    region = action - PLACE if action < CASH else action - CASH
    slots: dict[str, object] = {"region": REGION_WORDS[region]}
    if not state.pirates[seat].sea & BIT[region]:
        return IllegalAction("F4.1", "no-sea-card", slots)
    return IllegalAction("F4.1", "region-empty", slots)


def dutchman_refused(state: Freibeuter, seat: i64, action: i64) -> IllegalAction:
    """F5.1: the card is not in hand, or the Dutchman would complete nothing there."""
    if action < DUTCHMAN_COLUMN:
        region = action - DUTCHMAN_ROW
        card = row_card(region)
    else:
        region = action - DUTCHMAN_COLUMN
        card = column_card(region)
    if not state.pirates[seat].dutchman & BIT[card]:
        return IllegalAction("F5.1", "no-dutchman-card", {"card": CARD_WORDS[card]})
    return IllegalAction("F5.1", "completes-nothing", {"region": REGION_WORDS[region]})
