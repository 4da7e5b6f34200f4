"""What a player of Meuterer may choose now, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, CONFLICT, ISLANDS
from quarterdeck.games.meuterer.rules.actions import (
    ACTIONS,
    BEHIND,
    FIGHT,
    FIGHTING,
    LEAVE,
    OFFER,
    OFFERING,
    PUT,
    PUTTING,
    RETURN,
    RETURNING,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    TAKE,
    TAKING,
    good_sold,
    island_named,
)
from quarterdeck.games.meuterer.rules.m7_sales import nameable
from quarterdeck.games.meuterer.rules.slots import island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "no-such-action": ("number",),
    "offer-first": (),
    "goods-first": (),
    "action-first": (),
    "mutiny-first": (),
    "sales-first": (),
    "split-first": ("island", "least", "most"),
    "return-first": (),
    "not-held": ("card",),
    "action-taken": ("action",),
    "too-few-conflicts": ("number", "held"),
    "not-shown": ("good",),
    "one-card-only": ("good",),
    "other-island": ("island",),
    "split-range": ("island", "least", "most"),
    "not-drawn": ("card",),
}

# For each phase: what must be done first, and by which clause
_FIRST: Final = ["offer-first", "goods-first", "action-first", "mutiny-first", "sales-first", "", "return-first"]
_CLAUSES: Final = ["M2.1", "M3.1", "M3.6", "M5.2", "M7.5", "M7.5", "M9.3"]

_LEAVING: Final[i64] = BIT[LEAVE - SHOW]  # beside the cards that can be shown


def add_legal(state: Meuterer, seat: i64, spans: Spans) -> None:
    """The verb of the phase with all it may name; a card is shown or one leaves."""
    phase = state.phase
    if phase == SHOWING:
        spans.add(SHOW, kinds_of(state.sailors[seat].hand) | _LEAVING)
    elif phase == OFFERING:
        spans.add(OFFER, BIT[SHOW - OFFER] - 1)
    elif phase == TAKING:
        spans.add(TAKE, state.remaining_actions(state.leavers))
    elif phase == FIGHTING:
        spans.add(FIGHT, BIT[number_of(state.sailors[seat].hand, CONFLICT) + 1] - 1)
    elif phase == SELLING:
        spans.add_every(ISLANDS, SELL + asked_island(state), nameable(state, seat))
    elif phase == PUTTING:
        spans.add_every(ISLANDS, PUT + asked_island(state), BIT[state.most + 1] - BIT[state.least])
    else:
        spans.add(RETURN, kinds_of(state.drawn))


def asked_place(state: Meuterer) -> i64:
    """Where the island lies that a sale is asked about: it buys any kind, or is the ship's where one is split."""
    return state.behind if state.phase == SELLING and state.selling == BEHIND else state.ship


def asked_island(state: Meuterer) -> i64:
    """And which island that is."""
    return state.island[asked_place(state)]


# Why not


def refusal(state: Meuterer, seat: int, action: int) -> IllegalAction:
    """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
    nothing: dict[str, object] = {}
    if not state.has_seat(seat):
        return IllegalAction("M0.1", "no-such-seat", {"number": seat})
    if state.acting == 0:
        return IllegalAction("M0.3", "game-over", nothing)
    if not BIT[seat] & state.acting:
        return IllegalAction(_CLAUSES[state.phase], "not-your-turn", {"seat": state.turn})
    if not 0 <= action < ACTIONS:
        return IllegalAction("M3.1", "no-such-action", {"number": action})
    phase = state.phase
    clause = _CLAUSES[phase]
    if phase_of(action) != phase:
        if phase == PUTTING:
            return IllegalAction(clause, "split-first", slots_of_split(state))
        return IllegalAction(clause, _FIRST[phase], nothing)
    if action < LEAVE:
        return IllegalAction(clause, "not-held", {"card": CARD_WORDS[action - SHOW]})
    if action < FIGHT:
        return IllegalAction(clause, "action-taken", {"action": ACTION_WORDS[action - TAKE]})
    if action < SELL:
        held = number_of(state.sailors[seat].hand, CONFLICT)
        return IllegalAction(clause, "too-few-conflicts", {"number": action - FIGHT, "held": held})
    if action < RETURN:
        return sale_refused(state, seat, action)
    return IllegalAction(clause, "not-drawn", {"card": CARD_WORDS[action - RETURN]})


def sale_refused(state: Meuterer, seat: i64, action: i64) -> IllegalAction:
    """Why a sale may not name this good, number or island."""
    if island_named(action) != asked_island(state):
        return IllegalAction("M7.5", "other-island", {"island": island_name(state, asked_place(state))})
    if action >= PUT:
        return IllegalAction("M7.5", "split-range", slots_of_split(state))
    good = good_sold(action)
    slots: dict[str, object] = {"good": CARD_WORDS[good]}
    if number_of(state.sailors[seat].shown, good):
        return IllegalAction("M7.5", "one-card-only", slots)
    return IllegalAction("M7.2", "not-shown", slots)


def slots_of_split(state: Meuterer) -> dict[str, object]:
    """Of a kind that is split, what may go to which island."""
    slots: dict[str, object] = {"island": island_name(state, asked_place(state)), "least": state.least}
    slots["most"] = state.most
    return slots


def phase_of(action: i64) -> i64:
    """The phase in which an action can be chosen."""
    if action < SHOW:
        return OFFERING
    if action < TAKE:
        return SHOWING
    if action < FIGHT:
        return TAKING
    if action < SELL:
        return FIGHTING
    if action < PUT:
        return SELLING
    return PUTTING if action < RETURN else RETURNING
