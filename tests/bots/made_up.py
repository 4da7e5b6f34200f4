"""Small games whose right play is known, to hold a search against."""

from collections.abc import Sequence

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State

HEADS, TAILS, PASS = 0, 1, 2


class Pennies(State):
    """Both lay a penny at the same time; seat 0 wins if they are alike, and twice as surely with two heads.

    In balance seat 0 lays heads two times in five, and so does seat 1: heads and heads wins a whole game for seat 0,
    tails and tails two thirds of one.
    """

    def __init__(self, laid: Sequence[int] = (PASS, PASS), lost: bool = False) -> None:
        super().__init__(2)
        self.laid = list(laid)
        self.lost = lost
        self.acting = sum(BIT[seat] for seat in (0, 1) if laid[seat] == PASS)

    def add_legal(self, seat: int, spans: Spans) -> None:
        spans.add(0, 3)

    def play(self, seat: int, action: int, luck: Luck, listener: Listener | None) -> None:
        self.laid[seat] = action
        self.acting &= ~BIT[seat]
        if not self.acting and self.laid == [TAILS, TAILS]:
            self.lost = luck.below(3) == 0

    def copy(self) -> "Pennies":
        return Pennies(self.laid, self.lost)

    def redeal(self, seat: int, luck: Luck) -> None:
        """Nothing is hidden that was laid before the search."""

    def winners(self) -> int:
        if self.acting:
            return 0
        alike = self.laid[0] == self.laid[1] and not self.lost
        return BIT[0] if alike else BIT[1]

    def outcome(self) -> Outcome | None:
        return None


class Guess(State):
    """Seat 0 names one of three cups, seat 1 has put a coin under one of them; who guesses right wins."""

    def __init__(self, coin: int, named: int | None = None, cups: int = 3) -> None:
        super().__init__(2)
        self.coin = coin
        self.named = named
        self.cups = cups
        self.acting = BIT[0] if named is None else 0

    def add_legal(self, seat: int, spans: Spans) -> None:
        spans.add(0, BIT[self.cups] - 1)

    def play(self, seat: int, action: int, luck: Luck, listener: Listener | None) -> None:
        self.named = action
        self.acting = 0

    def copy(self) -> "Guess":
        return Guess(self.coin, self.named, self.cups)

    def redeal(self, seat: int, luck: Luck) -> None:
        if seat == 0:
            self.coin = luck.below(self.cups)

    def winners(self) -> int:
        return 0 if self.acting else BIT[0] if self.named == self.coin else BIT[1]

    def outcome(self) -> Outcome | None:
        return None


class Nim(State):
    """Two in turn take one, two or three matches; who takes the last one wins. Leave the other a multiple of four."""

    def __init__(self, matches: int, turn: int = 0) -> None:
        super().__init__(2)
        self.matches = matches
        self.turn = turn
        self.acting = BIT[turn] if matches else 0

    def add_legal(self, seat: int, spans: Spans) -> None:
        spans.add(0, BIT[min(3, self.matches)] - 1)

    def play(self, seat: int, action: int, luck: Luck, listener: Listener | None) -> None:
        self.matches -= action + 1
        self.turn = 1 - seat
        self.acting = BIT[self.turn] if self.matches else 0

    def copy(self) -> "Nim":
        return Nim(self.matches, self.turn)

    def redeal(self, seat: int, luck: Luck) -> None:
        """Nothing is hidden."""

    def winners(self) -> int:
        return 0 if self.acting else BIT[1 - self.turn]

    def outcome(self) -> Outcome | None:
        return None
