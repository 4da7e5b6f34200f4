"""All that is true of a game of Smugglers' Cove: where each card lies, and who remembers what of it."""

from typing import final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State
from tools.new_game.template.game.box.numbers import Numbers
from tools.new_game.template.game.box.pieces import KINDS, NOTHING, ROLES
from tools.new_game.template.game.knowledge.memory import Memory
from tools.new_game.template.game.knowledge.redeal import redeal
from tools.new_game.template.game.rules.actions import DEAL_ROLE, FIRST, MIX, STOWING
from tools.new_game.template.game.rules.legal import add_legal, refusal
from tools.new_game.template.game.rules.piles import Pile, bag
from tools.new_game.template.game.rules.play import carry_out, go_on
from tools.new_game.template.game.rules.x1_setup import deal
from tools.new_game.template.game.rules.x6_end import outcome, winners


@final
class Smugglers(State):
    """The truth; the chapters say how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.phase: i64 = STOWING
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0
        self.done: i64 = 0  # seats that have had their turn of this round
        self.ashore: i64 = 0  # seats that are out of play
        self.role: list[int] = [NOTHING] * numbers.players
        self.spare = bag(numbers.roles, len(ROLES))  # roles not dealt
        self.hand: list[list[int]] = [[] for _ in range(numbers.players)]  # sorted
        self.chosen: list[int] = [NOTHING] * numbers.players  # still in the hand until all have chosen
        self.stowed = bag([], len(KINDS))  # while the chosen cards are mixed
        self.hold: list[int] = []
        self.laid_by: list[int] = []
        self.claim: list[int] = []
        self.pile = Pile(bag(numbers.cards, len(KINDS)))
        self.sunk = bag([], len(KINDS))
        self.jetsam = bag([], len(KINDS))
        self.memory: list[Memory] = [Memory() for _ in range(numbers.players)]
        self.ended_by: i64 = 0  # 1 or 2: X6.1 or X6.2

    def thing(self, point: i64, k: i64) -> i64:
        if point == FIRST:
            return k
        if point == DEAL_ROLE:
            return self.spare.kth(k)
        return self.stowed.kth(k) if point == MIX else self.pile.middle.kth(k)

    # Asked by rules, choices and sight alike

    def in_play(self) -> list[int]:
        """Everybody not ashore."""
        return [seat for seat in range(self.players) if not self.ashore & BIT[seat]]

    def winners(self) -> i64:
        return winners(self)

    # Who is asked, and what comes next

    def ask(self, seat: i64, phase: i64) -> None:
        """One player must decide something."""
        self.phase = phase
        self.turn = seat
        self.acting = BIT[seat]

    def proceed(self, step: i64) -> None:
        """Nobody is asked before this is done."""
        self.phase = step
        self.acting = 0

    # The contract

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        deal(self, luck, listener)
        go_on(self, luck, listener)

    def add_legal(self, seat: i64, spans: Spans) -> None:
        add_legal(self, seat, spans)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return refusal(self, seat, action)

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        carry_out(self, seat, action, luck, listener)
        go_on(self, luck, listener)

    def redeal(self, seat: i64, luck: Luck) -> None:
        redeal(self, seat, luck)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def copy(self) -> "Smugglers":
        new = Smugglers(self.numbers)
        new.acting = self.acting
        new.phase = self.phase
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.done = self.done
        new.ashore = self.ashore
        new.role = self.role[:]
        new.spare = self.spare.copy()
        new.hand = [hand[:] for hand in self.hand]
        new.chosen = self.chosen[:]
        new.hold = self.hold[:]
        new.laid_by = self.laid_by[:]
        new.claim = self.claim[:]
        new.pile = self.pile.copy()
        new.sunk = self.sunk.copy()
        new.jetsam = self.jetsam.copy()
        new.memory = [memory.copy() for memory in self.memory]
        new.ended_by = self.ended_by
        return new

    def key(self) -> tuple[object, ...]:
        turn = (self.acting, self.phase, self.round, self.first, self.turn, self.done, self.ashore, self.ended_by)
        hands = (tuple([tuple(hand) for hand in self.hand]), tuple(self.chosen))
        hold = (tuple(self.hold), tuple(self.laid_by), tuple(self.claim))
        rest = (self.pile.key(), self.sunk.key(), self.jetsam.key(), tuple(self.role), self.spare.key())
        return (*turn, *hands, *hold, *rest, tuple([memory.key() for memory in self.memory]))
