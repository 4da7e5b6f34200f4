"""The book of Cartagena: set-up (C1), and which method carries out what was chosen.

`voyage` has the rounds, storms and the end of the voyage (C2 to C4), `pirates` and `plotting` what each pirate does
(C5), `duels` the mutiny and the winner (C6 to C8).
"""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import FIRST_GREY, FIRST_PINK, NOTHING
from quarterdeck.games.cartagena.rules.codes import (
    BUY,
    CHOOSING,
    DECLARE,
    EMBARK,
    FINISH,
    FIRST,
    INSPECT,
    KEEP,
    KNOCK,
    LAY,
    MONKEY_ROBBING,
    PLACE,
    PUT,
    ROB,
    SELL,
    SPY,
    TAKE,
    USE,
)
from quarterdeck.games.cartagena.rules.pirates import Pirates
from quarterdeck.games.cartagena.texts.tellings import combat_words


@final
class Cartagena(Pirates):
    """One game: a position, its choices, and what they do."""

    def copy(self) -> "Cartagena":
        new = Cartagena(self.numbers)
        self.copy_into(new)
        return new

    # Asked once a decision: Python calls a method quickest where it is the class's own

    def actor(self) -> int:
        return super().actor()

    def legal(self, seat: int) -> Sequence[int]:
        return super().legal(seat)

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        return super().apply(seat, action, luck, listener)

    # C1 Set-up

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """C1.1, C1.2: a pink 1, a grey 1 and a coin for everyone, which all can see; the first dealer by lot."""
        self.dealer = self.thing(FIRST, luck.choose(FIRST, NOBODY, self.players, self))
        if listener is not None:
            listener.openly("C1.2", "dealer-drawn", {"seat": self.dealer})
        for seat in range(self.players):
            self.combat.deal(self.players, seat, FIRST_PINK)
            self.combat.deal(self.players, seat, FIRST_GREY)
            self.coins[seat] = 1
            self.island -= 1
            if listener is not None:
                cards = combat_words(self.combat.hand[seat])
                listener.openly("C1.1", "dealt", {"seat": seat, "cards": cards})
        self.begin_round(luck, listener)

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """What was chosen is carried out, and all that follows from it without a question."""
        if action >= LAY:
            self.lay(seat, action - LAY, luck, listener)
        elif action == KNOCK:
            self.knock(seat, luck, listener)
        elif action < EMBARK:
            self.use(seat, action - USE, luck, listener)
        elif action < TAKE:
            self.embark(action - EMBARK, listener)
            self.weather(luck, listener)
        elif action < KEEP:
            if self.phase == CHOOSING:
                self.choose(seat, action - TAKE, luck, listener)
            else:
                self.take(seat, action - TAKE, luck, listener)
        elif action < FINISH:
            self.exchange(seat, action, luck, listener)
        elif action == FINISH:
            if self.phase == MONKEY_ROBBING:
                self.rob_with_monkey(seat, NOTHING, luck, listener)
            else:
                self.leave_it(seat, luck, listener)
        elif action < DECLARE:
            if self.phase == MONKEY_ROBBING:
                self.rob_with_monkey(seat, action - ROB, luck, listener)
            else:
                self.rob(seat, action - ROB, luck, listener)
        elif action < SPY:
            self.declare(seat, action - DECLARE, luck, listener)
        elif action < PLACE:
            self.spy(seat, action - SPY, luck, listener)
        elif action < INSPECT:
            self.place(seat, action - PLACE, luck, listener)
        else:
            self.inspect(seat, action - INSPECT, listener)

    def exchange(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """Cards are kept, put under the pile, sold or bought."""
        if action < PUT:
            self.keep(seat, action - KEEP, luck, listener)
        elif action < SELL:
            self.put(seat, action - PUT, luck, listener)
        elif action < BUY:
            self.sell(seat, action - SELL, luck, listener)
        else:
            self.buy(seat, luck, listener)
