"""All that is true of a game of Freibeuter: what lies where, who owns what, who must decide."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, kth_of_many
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.pieces import NOWHERE, REGIONS, TOKENS, kth_sea_card
from quarterdeck.games.freibeuter.knowledge.redeal import redeal
from quarterdeck.games.freibeuter.rules.actions import DUTCHMAN, FIRST, GAME_ENDS, SEA, TURN
from quarterdeck.games.freibeuter.rules.f1_setup import deal
from quarterdeck.games.freibeuter.rules.f11_end import outcome, winners
from quarterdeck.games.freibeuter.rules.legal import add_legal, refusal
from quarterdeck.games.freibeuter.rules.pirates import Pirate
from quarterdeck.games.freibeuter.rules.play import carry_out, go_on

NO_TOKENS: Final[vec[i64]] = vec[i64]([TOKENS] * REGIONS)


@final
class Freibeuter(State):
    """The truth; the chapters say how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.phase: i64 = TURN
        self.turn: i64 = 0
        # The sea
        self.token: vec[i64] = NO_TOKENS  # kind of token laid on each crossing; never changed once all are laid
        self.unlaid: vec[i64] = numbers.tokens  # tokens of each kind still to be laid
        self.tokens: i64 = 0  # crossings that still hold a token
        self.free: i64 = 0  # crossings whose ship nobody boarded
        self.occupied: i64 = 0  # regions with a boat
        self.dutchman_at: i64 = NOWHERE
        self.waiting: i64 = 0  # encircled tokens that wait for the order
        self.stores: i64 = numbers.stores
        self.doubled: i64 = 0  # kinds of ships that count double
        # What players own, and the piles
        self.pirates: list[Pirate] = []
        self.sea: i64 = numbers.sea  # the sea pile, as in a hand
        self.sea_twice: i64 = numbers.sea_twice
        self.sea_cards: i64 = numbers.sea_cards
        self.dutchman: i64 = numbers.dutchman  # the Dutchman pile
        self.dutchman_cards: i64 = numbers.dutchman_cards
        self.ended_by: i64 = 0  # 1, 2 or 3: F11.1, F11.2 or F11.3

    def thing(self, point: i64, k: i64) -> i64:
        if point == SEA:
            return kth_sea_card(self.sea, self.sea_twice, k)
        if point == DUTCHMAN:
            return kth_of_many(self.dutchman, k)
        if point == FIRST:
            return k
        unlaid = self.unlaid
        kind: i64 = 0
        while k >= unlaid[kind]:
            k -= unlaid[kind]
            kind += 1
        return kind

    # Who is asked, and what comes next

    def ask(self, phase: i64) -> None:
        """Whoever's turn it is must decide something."""
        self.phase = phase
        self.acting = BIT[self.turn]

    def proceed(self, step: i64) -> None:
        """Nobody is asked before this is done."""
        self.phase = step
        self.acting = 0

    def end_by(self, reason: i64) -> None:
        """F11.4: no further draw, no further turn."""
        self.ended_by = reason
        self.proceed(GAME_ENDS)

    # The contract

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        deal(self, luck, listener)

    def add_legal(self, seat: i64, spans: Spans) -> None:
        add_legal(self, seat, spans)

    def refusal(self, seat: int, action: int) -> IllegalAction:
        return refusal(self, seat, action)

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        carry_out(self, seat, action, luck, listener)
        go_on(self, luck, listener)

    def redeal(self, seat: i64, luck: Luck) -> None:
        redeal(self, seat, luck)

    def winners(self) -> i64:
        return winners(self)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def copy(self) -> "Freibeuter":
        new = Freibeuter(self.numbers)
        new.acting = self.acting
        new.phase = self.phase
        new.turn = self.turn
        new.token = self.token
        new.unlaid = self.unlaid
        new.tokens = self.tokens
        new.free = self.free
        new.occupied = self.occupied
        new.dutchman_at = self.dutchman_at
        new.waiting = self.waiting
        new.stores = self.stores
        new.doubled = self.doubled
        new.pirates = [pirate.copy() for pirate in self.pirates]
        new.sea = self.sea
        new.sea_twice = self.sea_twice
        new.sea_cards = self.sea_cards
        new.dutchman = self.dutchman
        new.dutchman_cards = self.dutchman_cards
        new.ended_by = self.ended_by
        return new

    def key(self) -> tuple[object, ...]:
        # discards are what is neither in a pile nor in a hand
        board = (self.tokens, self.free, self.occupied, self.stores, self.doubled, tuple(self.token))
        piles = (self.sea, self.sea_twice, self.dutchman, self.dutchman_at)
        turn = (self.waiting, self.turn, self.phase, self.ended_by)
        return (*board, *piles, *turn, tuple([pirate.key() for pirate in self.pirates]))
