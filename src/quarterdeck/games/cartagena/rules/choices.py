"""What a player of Cartagena may choose in a position."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of
from quarterdeck.core.bits import BIT, add_members, count, kth
from quarterdeck.core.errors import IllegalAction
from quarterdeck.games.cartagena.box.pieces import (
    LETTERS,
    MONKEY,
    NOTHING,
    PIRATES,
    card_word,
)
from quarterdeck.games.cartagena.knowledge.hidden import Hidden
from quarterdeck.games.cartagena.rules.codes import (
    ACTIONS,
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

# For each phase: the first code of its verb, how many things that can name, whether one may leave it, what must be done
# first, and by which clause
_PHASES: Final = [
    (USE, 12, False, "turn-first", "C2.3"),
    (EMBARK, 13, False, "storm-first", "C3.1"),
    (TAKE, 3, False, "choose-first", "C5.2"),
    (KEEP, 6, False, "keep-first", "C5.4"),
    (PUT, 6, True, "put-first", "C5.5"),
    (SELL, 6, True, "trade-first", "C5.6"),
    (TAKE, 3, False, "take-first", "C5.7"),
    (ROB, 4, True, "rob-first", "C5.8"),
    (DECLARE, 2, False, "declare-first", "C5.10"),
    (DECLARE, 2, True, "ojo-first", "C5.11"),
    (SPY, 4, True, "spy-first", "C5.11"),
    (PLACE, 10, False, "place-first", "C5.12"),
    (INSPECT, 5, True, "inspect-first", "C5.12"),
    (LAY, 7, False, "lay-first", "C7.2"),
    (ROB, 4, True, "rob-first", "C7.5"),
]
_VERB: Final[vec[i64]] = vec[i64]([phase[0] for phase in _PHASES])
_THINGS: Final[vec[i64]] = vec[i64]([phase[1] for phase in _PHASES])
_MAY_FINISH: Final[vec[i64]] = vec[i64]([int(phase[2]) for phase in _PHASES])
_FIRST: Final = [phase[3] for phase in _PHASES]
_CLAUSES: Final = [phase[4] for phase in _PHASES]


class Choices(Hidden):
    """The legal actions of a position: a set of things for the verb of its phase, and what can be done beside it."""

    def open_things(self, seat: i64) -> i64:
        """What the verb of this phase may name, as a set."""
        phase = self.phase
        if phase == TURN:
            return self.free if self.fresh == NOTHING else BIT[self.fresh]
        if phase == LAYING:
            hand = kinds_of(self.combat.hand[seat])
            return hand | BIT[MONKEY] if self.bout > 1 else hand
        if phase == STORMING:
            return self.in_play()
        if phase == CHOOSING:
            return BIT[GOLD] | BIT[COMBAT]
        if phase == TAKING:
            return BIT[COMBAT] | BIT[COIN]
        if phase == KEEPING:
            return BIT[kind_of(self.combat.looked)] | BIT[kind_of(self.combat.looked_too)]
        if phase == PUTTING:
            return kinds_of(self.combat.hand[seat])
        if phase == TRADING:
            return kinds_of(self.combat.hand[seat]) if self.trade != BUYING and self.can_sell(seat) else 0
        if phase == ROBBING:
            return self.others_with_coins(seat, BIT[self.players] - 1)
        if phase == MONKEY_ROBBING:
            return self.others_with_coins(seat, self.mutineers)
        if phase == SPYING:
            return self.others_declared(seat)
        if phase == PLACING:
            return self.taken
        if phase == INSPECTING:
            return BIT[self.numbers.letters] - 1
        return 3  # DECLARING, OJO_DECLARING: both sides

    def may_buy(self, seat: i64) -> bool:
        """C5.6: whether coins can be exchanged now."""
        return self.phase == TRADING and self.trade != SELLING and self.can_buy(seat)

    def may_knock(self) -> bool:
        """C2.3: whether there is a door to knock at now."""
        return self.phase == TURN and self.opened < self.numbers.row

    # In the order of codes: what comes before the verb's things (a knock), they themselves, what comes after

    def count_legal(self, seat: i64) -> i64:
        number = count(self.open_things(seat)) + _MAY_FINISH[self.phase]
        return number + 1 if self.may_knock() or self.may_buy(seat) else number

    def kth_legal(self, seat: i64, k: i64) -> i64:
        things = self.open_things(seat)
        phase = self.phase
        if phase == TURN:
            if self.may_knock():
                if k == 0:
                    return KNOCK
                k -= 1
            return USE + kth(things, k)
        if phase == TRADING:
            number = count(things)
            if k < number:
                return SELL + kth(things, k)
            return BUY if k == number and self.may_buy(seat) else FINISH
        first = _VERB[phase]
        if _MAY_FINISH[phase]:
            if first > FINISH:
                return FINISH if k == 0 else first + kth(things, k - 1)
            return first + kth(things, k) if k < count(things) else FINISH
        return first + kth(things, k)

    def legal(self, seat: int) -> Sequence[int]:
        actions: list[int] = []
        if not self.must_decide(seat):
            return actions
        phase = self.phase
        first = _VERB[phase]
        if self.may_knock():
            actions.append(KNOCK)
        if _MAY_FINISH[phase] and first > FINISH:
            actions.append(FINISH)
        add_members(actions, first, self.open_things(seat))
        if self.may_buy(seat):
            actions.append(BUY)
        if _MAY_FINISH[phase] and first < FINISH:
            actions.append(FINISH)
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        if action == KNOCK:
            return self.may_knock()
        if action == BUY:
            return self.may_buy(seat)
        if action == FINISH:
            return _MAY_FINISH[self.phase] != 0
        if action >= ACTIONS:
            return False
        thing = action - _VERB[self.phase]
        return 0 <= thing < _THINGS[self.phase] and self.open_things(seat) & BIT[thing] != 0

    # Why not

    def refusal(self, seat: int, action: int) -> IllegalAction:
        """Why an illegal action is one, from public things and what the seat itself holds or has seen."""
        nothing: dict[str, object] = {}
        if not self.has_seat(seat):
            return IllegalAction("C1.1", "no-such-seat", {"number": seat})
        if self.acting == 0:
            return IllegalAction("C8.1", "game-over", nothing)
        clause = _CLAUSES[self.phase]
        if not BIT[seat] & self.acting:
            if self.phase != LAYING:
                return IllegalAction(clause, "not-your-turn", {"seat": self.turn})
            return IllegalAction("C7.2", "already-laid" if BIT[seat] & self.fighting else "out-of-duel", nothing)
        if not 0 <= action < ACTIONS:
            return IllegalAction("C2.3", "no-such-action", {"number": action})
        if action == KNOCK and self.phase == TURN:
            return IllegalAction("C2.4", "all-open", nothing)
        if action == BUY and self.phase == TRADING:
            return IllegalAction(clause, "one-direction" if self.trade == SELLING else "cannot-buy", nothing)
        thing: i64 = action - _VERB[self.phase]
        if not 0 <= thing < _THINGS[self.phase]:
            return IllegalAction(clause, _FIRST[self.phase], nothing)
        return self.thing_refused(clause, thing)

    def thing_refused(self, clause: str, thing: i64) -> IllegalAction:
        """Why the verb of this phase may not name a thing."""
        phase = self.phase
        nothing: dict[str, object] = {}
        if phase == TURN:
            passed = self.free & BIT[thing] != 0
            return IllegalAction(clause, "passed-over" if passed else "not-here", {"pirate": PIRATES[thing]})
        if phase == STORMING:
            return IllegalAction(clause, "in-lifeboat", {"pirate": PIRATES[thing]})
        if phase == LAYING and thing == MONKEY:
            return IllegalAction("C7.3", "monkey-too-early", nothing)
        if phase == TRADING and self.trade == BUYING:
            return IllegalAction(clause, "one-direction", nothing)
        if phase == TRADING and not self.can_sell(self.turn):
            return IllegalAction(clause, "cannot-sell", nothing)
        if phase in (PUTTING, TRADING, LAYING):
            return IllegalAction(clause, "not-held", {"card": card_word(thing)})
        if phase == KEEPING:
            return IllegalAction(clause, "not-seen", {"card": card_word(thing)})
        if phase in (ROBBING, MONKEY_ROBBING, SPYING) and thing >= self.players:
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
