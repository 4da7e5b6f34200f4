"""What a player of Traîtres à bord may choose now, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from quarterdeck.games.traitres.box.pieces import (
    CATCH,
    KIND_WORDS,
    KINDS,
    LOOT_KINDS,
    MOST_SEATS,
    NOTHING,
    PLANK,
    POCKETS,
    RIDDANCE,
    SPYGLASS,
)
from quarterdeck.games.traitres.rules.actions import (
    ACTIONS,
    LAY,
    OPEN,
    PUT,
    PUTTING,
    RETURN,
    RETURNING,
    TURN,
    USE_PLANK,
    USE_POCKETS,
    USE_RIDDANCE,
    USE_SPYGLASS,
)
from quarterdeck.games.traitres.rules.packed import kind_of

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "you-are-overboard": (),
    "no-such-action": ("number",),
    "turn-first": (),
    "put-first": (),
    "return-first": (),
    "not-held": ("card",),
    "not-seen": ("card",),
    "not-yourself": ("card",),
    "target-overboard": ("to",),
    "mutineer-may-not-open": (),
}


def card_of(action: i64) -> i64:
    """The card that an action of a turn lays or uses."""
    if action < USE_SPYGLASS:
        return (action - LAY) // LOOT_KINDS
    if action >= USE_PLANK:
        return PLANK
    if action == USE_SPYGLASS:
        return SPYGLASS
    if action < USE_RIDDANCE:
        return POCKETS
    return RIDDANCE if action == USE_RIDDANCE else CATCH


def target_of(action: i64) -> i64:
    """The player on whom an action of a turn uses a card, or `NOTHING`."""
    if action >= USE_PLANK:
        return action - USE_PLANK
    return action - USE_POCKETS if USE_POCKETS <= action < USE_RIDDANCE else NOTHING


def _with_kinds(kinds: i64) -> i64:
    """What cards of these kinds allow in a turn, as a set of codes."""
    found: i64 = 0
    for code in range(OPEN):
        if kinds & BIT[card_of(code)]:
            found |= BIT[code]
    return found


def _on_seats(seats: i64) -> i64:
    """What is used on nobody or on one of these seats, as a set of codes."""
    found: i64 = 0
    for code in range(OPEN):
        if target_of(code) == NOTHING or seats & BIT[target_of(code)]:
            found |= BIT[code]
    return found


_OPENING: Final[i64] = BIT[OPEN]
_WITH_KINDS: Final[vec[i64]] = vec[i64]([_with_kinds(kinds) for kinds in range(2**KINDS)])
_ON_SEATS: Final[vec[i64]] = vec[i64]([_on_seats(seats) for seats in range(2**MOST_SEATS)])


def add_legal(state: Traitres, seat: i64, spans: Spans) -> None:
    """A turn (T2.1, T2.2), one of the cards being looked at (T4.2), one of the hand (T4.4)."""
    if state.phase == TURN:
        own = BIT[seat]
        allowed = _WITH_KINDS[state.kinds_held(seat)] & _ON_SEATS[state.aboard & ~own]
        if not state.mutineers & own:  # T8.1
            allowed |= _OPENING
        spans.add(LAY, allowed)
    elif state.phase == RETURNING:
        spans.add(RETURN, state.kinds_held(seat))
    else:
        spans.add(PUT, kinds_seen(state))


def kinds_seen(state: Traitres) -> i64:
    """T4.2: the kinds of the chest cards still to be put back, as a set."""
    kinds: i64 = 0
    places = state.topmost(state.looking)
    for number in range(state.lays):
        if places & BIT[number]:
            kinds |= BIT[kind_of(state.loot[number])]
    return kinds


# Why not


def refusal(state: Traitres, seat: int, action: int) -> IllegalAction:
    """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
    nothing: dict[str, object] = {}
    if not state.has_seat(seat):
        return IllegalAction("T1.1", "no-such-seat", {"number": seat})
    if state.acting == 0:
        return IllegalAction("T7.1", "game-over", nothing)
    if not BIT[seat] & state.aboard:
        return IllegalAction("T5.1", "you-are-overboard", nothing)
    if seat != state.turn:
        return IllegalAction("T2.3", "not-your-turn", {"seat": state.turn})
    if not 0 <= action < ACTIONS:
        return IllegalAction("T2.2", "no-such-action", {"number": action})
    if state.phase == RETURNING:
        if action < RETURN:
            return IllegalAction("T4.4", "return-first", nothing)
        return IllegalAction("T4.4", "not-held", {"card": KIND_WORDS[action - RETURN]})
    if state.phase == PUTTING:
        if not PUT <= action < RETURN:
            return IllegalAction("T4.2", "put-first", nothing)
        return IllegalAction("T4.2", "not-seen", {"card": KIND_WORDS[action - PUT]})
    if action >= PUT:
        return IllegalAction("T2.2", "turn-first", nothing)
    if action == OPEN:
        return IllegalAction("T8.1", "mutineer-may-not-open", nothing)
    return card_refused(state, seat, action)


def card_refused(state: Traitres, seat: i64, action: i64) -> IllegalAction:
    """Why a card may not be laid or used like that."""
    kind = card_of(action)
    to = target_of(action)
    if to >= state.players:
        return IllegalAction("T1.1", "no-such-seat", {"number": to})
    if not state.kinds_held(seat) & BIT[kind]:
        return IllegalAction("T2.2", "not-held", {"card": KIND_WORDS[kind]})
    clause = "T4.6" if kind == PLANK else "T4.5"
    if to == seat:
        return IllegalAction(clause, "not-yourself", {"card": KIND_WORDS[kind]})
    return IllegalAction("T5.1", "target-overboard", {"to": to})
