"""What a player of Cartagena may choose now, and why not something else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.state import Spans
from quarterdeck.games.cartagena.box.pieces import LETTERS, MONKEY, NOTHING, PIRATES, card_word
from quarterdeck.games.cartagena.rules.actions import (
    ACTIONS,
    ALPHABET,
    BUY,
    BUYING,
    CHOOSING,
    COIN,
    COMBAT,
    DECLARE,
    EMBARK,
    FINISH,
    GOLD,
    INSPECT,
    INSPECTING,
    KEEP,
    KEEPING,
    KNOCK,
    LAY,
    LAYING,
    MONKEY_ROBBING,
    PLACE,
    PLACING,
    PUT,
    PUTTING,
    ROB,
    ROBBING,
    SELL,
    SELLING,
    SPY,
    SPYING,
    STORMING,
    TAKE,
    TAKING,
    TRADING,
    TURN,
    USE,
)
from quarterdeck.games.cartagena.rules.supplies import kind_of

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# Every reason for a refusal, with the slots its sentence may use
REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "no-such-seat": ("number",),
    "game-over": (),
    "not-your-turn": ("seat",),
    "already-laid": (),
    "out-of-duel": (),
    "no-such-action": ("number",),
    "turn-first": (),
    "storm-first": (),
    "choose-first": (),
    "keep-first": (),
    "put-first": (),
    "trade-first": (),
    "take-first": (),
    "rob-first": (),
    "declare-first": (),
    "ojo-first": (),
    "spy-first": (),
    "place-first": (),
    "inspect-first": (),
    "lay-first": (),
    "not-here": ("pirate",),
    "passed-over": ("pirate",),
    "all-open": (),
    "in-lifeboat": ("pirate",),
    "not-held": ("card",),
    "not-seen": ("card",),
    "sailor-not-seen": ("number",),
    "one-direction": (),
    "cannot-sell": (),
    "cannot-buy": (),
    "nothing-to-rob": ("to",),
    "not-declared": ("to",),
    "no-such-letter": ("letter",),
    "monkey-too-early": (),
}

# For each phase: the first code of its verb, whether one may leave it, what must be done first, and by which clause
_PHASES: Final = [
    (USE, False, "turn-first", "C2.3"),
    (EMBARK, False, "storm-first", "C3.1"),
    (TAKE, False, "choose-first", "C5.2"),
    (KEEP, False, "keep-first", "C5.4"),
    (PUT, True, "put-first", "C5.5"),
    (SELL, True, "trade-first", "C5.6"),
    (TAKE, False, "take-first", "C5.7"),
    (ROB, True, "rob-first", "C5.8"),
    (DECLARE, False, "declare-first", "C5.10"),
    (DECLARE, True, "ojo-first", "C5.11"),
    (SPY, True, "spy-first", "C5.11"),
    (PLACE, False, "place-first", "C5.12"),
    (INSPECT, True, "inspect-first", "C5.12"),
    (LAY, False, "lay-first", "C7.2"),
    (ROB, True, "rob-first", "C7.5"),
]
_VERB: Final[vec[i64]] = vec[i64]([phase[0] for phase in _PHASES])
_THINGS: Final[vec[i64]] = vec[i64]([ALPHABET.parts(phase[0])[0].size for phase in _PHASES])
_MAY_FINISH: Final[vec[i64]] = vec[i64]([int(phase[1]) for phase in _PHASES])
_FIRST: Final = [phase[2] for phase in _PHASES]
_CLAUSES: Final = [phase[3] for phase in _PHASES]


def open_things(state: Cartagena, seat: i64) -> i64:
    """What the verb of this phase may name, as a set."""
    phase = state.phase
    if phase == TURN:
        return state.free if state.fresh == NOTHING else BIT[state.fresh]
    if phase == LAYING:
        hand = kinds_of(state.combat.hand[seat])
        return hand | BIT[MONKEY] if state.bout > 1 else hand
    if phase == STORMING:
        return state.in_play()
    if phase == CHOOSING:
        return BIT[GOLD] | BIT[COMBAT]
    if phase == TAKING:
        return BIT[COMBAT] | BIT[COIN]
    if phase == KEEPING:
        return BIT[kind_of(state.combat.looked)] | BIT[kind_of(state.combat.looked_too)]
    if phase == PUTTING:
        return kinds_of(state.combat.hand[seat])
    if phase == TRADING:
        return kinds_of(state.combat.hand[seat]) if state.trade != BUYING and state.can_sell(seat) else 0
    if phase == ROBBING:
        return state.others_with_coins(seat, BIT[state.players] - 1)
    if phase == MONKEY_ROBBING:
        return state.others_with_coins(seat, state.mutineers)
    if phase == SPYING:
        return state.others_declared(seat)
    if phase == PLACING:
        return state.taken
    if phase == INSPECTING:
        return BIT[state.numbers.letters] - 1
    return 3  # DECLARING, OJO_DECLARING: both sides


def may_buy(state: Cartagena, seat: i64) -> bool:
    """C5.6: whether coins can be exchanged now."""
    return state.trade != SELLING and state.can_buy(seat)


def may_knock(state: Cartagena) -> bool:
    """C2.3: whether there is a door to knock at now."""
    return state.opened < state.numbers.row


def add_legal(state: Cartagena, seat: i64, spans: Spans) -> None:
    """The verb of the phase with all it may name, and what can be done beside it."""
    phase = state.phase
    things = open_things(state, seat)
    if phase == TURN:
        spans.add(KNOCK, things << USE - KNOCK | (1 if may_knock(state) else 0))
        return
    first = _VERB[phase]
    if phase == TRADING:
        spans.add(SELL, things | (BIT[BUY - SELL] if may_buy(state, seat) else 0) | BIT[FINISH - SELL])
    elif not _MAY_FINISH[phase]:
        spans.add(first, things)
    elif first < FINISH:
        spans.add(first, things | BIT[FINISH - first])
    else:
        spans.add(FINISH, things << first - FINISH | 1)


# Why not


def refusal(state: Cartagena, seat: int, action: int) -> IllegalAction:
    """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
    nothing: dict[str, object] = {}
    if not state.has_seat(seat):
        return IllegalAction("C1.1", "no-such-seat", {"number": seat})
    if state.acting == 0:
        return IllegalAction("C8.1", "game-over", nothing)
    clause = _CLAUSES[state.phase]
    if not BIT[seat] & state.acting:
        if state.phase != LAYING:
            return IllegalAction(clause, "not-your-turn", {"seat": state.turn})
        return IllegalAction("C7.2", "already-laid" if BIT[seat] & state.fighting else "out-of-duel", nothing)
    if not 0 <= action < ACTIONS:
        return IllegalAction("C2.3", "no-such-action", {"number": action})
    if action == KNOCK and state.phase == TURN:
        return IllegalAction("C2.4", "all-open", nothing)
    if action == BUY and state.phase == TRADING:
        return IllegalAction(clause, "one-direction" if state.trade == SELLING else "cannot-buy", nothing)
    thing: i64 = action - _VERB[state.phase]
    if not 0 <= thing < _THINGS[state.phase]:
        return IllegalAction(clause, _FIRST[state.phase], nothing)
    return thing_refused(state, clause, thing)


def thing_refused(state: Cartagena, clause: str, thing: i64) -> IllegalAction:
    """Why the verb of this phase may not name a thing."""
    phase = state.phase
    nothing: dict[str, object] = {}
    if phase == TURN:
        passed = state.free & BIT[thing] != 0
        return IllegalAction(clause, "passed-over" if passed else "not-here", {"pirate": PIRATES[thing]})
    if phase == STORMING:
        return IllegalAction(clause, "in-lifeboat", {"pirate": PIRATES[thing]})
    if phase == LAYING and thing == MONKEY:
        return IllegalAction("C7.3", "monkey-too-early", nothing)
    if phase == TRADING and state.trade == BUYING:
        return IllegalAction(clause, "one-direction", nothing)
    if phase == TRADING and not state.can_sell(state.turn):
        return IllegalAction(clause, "cannot-sell", nothing)
    if phase in (PUTTING, TRADING, LAYING):
        return IllegalAction(clause, "not-held", {"card": card_word(thing)})
    if phase == KEEPING:
        return IllegalAction(clause, "not-seen", {"card": card_word(thing)})
    if phase in (ROBBING, MONKEY_ROBBING, SPYING) and thing >= state.players:
        return IllegalAction("C1.1", "no-such-seat", {"number": thing})
    if phase in (ROBBING, MONKEY_ROBBING):
        return IllegalAction(clause, "nothing-to-rob", {"to": thing})
    if phase == SPYING:
        return IllegalAction(clause, "not-declared", {"to": thing})
    if phase == INSPECTING:
        return IllegalAction(clause, "no-such-letter", {"letter": LETTERS[thing]})
    if phase == PLACING:
        return IllegalAction(clause, "sailor-not-seen", {"number": thing + 1})
    return IllegalAction(clause, _FIRST[phase], nothing)
