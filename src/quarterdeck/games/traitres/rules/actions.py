"""The end of a turn of Traîtres à bord (T2.3), and what each action card does (T4)."""

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import (
    CATCH,
    CAUGHT,
    KIND_WORDS,
    LAST_PLANK,
    LOOKED_AT,
    LOOT_WORDS,
    NOTHING,
    PLANK,
    POCKETS,
    SPYGLASS,
    THROWN_OUT,
)
from quarterdeck.games.traitres.rules.codes import OVER, PILE_EMPTY, PUTTING, RETURNING, TURN
from quarterdeck.games.traitres.rules.ending import Ending
from quarterdeck.games.traitres.rules.position import KNOWERS
from quarterdeck.games.traitres.texts.tellings import loot_words, tell_drawn


class Actions(Ending):
    """The action cards."""

    # T2 The beginning and the end of a turn

    def begin_turn(self, seat: i64) -> None:
        """T2.1, T2.2: open the chest, or else lay a loot card or use an action card."""
        self.phase = TURN
        self.turn = seat
        self.acting = BIT[seat]

    def end_turn(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """T2.3, T7.3: a card is drawn; with the pile empty the mutineers have won."""
        kind = self.draw_card(seat, luck)
        if listener is not None:
            tell_drawn(seat, "T2.3", [KIND_WORDS[kind]], listener)
        if self.cards or self.lower != NOTHING:
            self.pass_turn(seat)
        else:
            self.end(PILE_EMPTY, listener)

    def pass_turn(self, seat: i64) -> None:
        """T2.3: to the next player aboard on the left."""
        others = self.aboard & ~(2 * BIT[seat] - 1)
        self.begin_turn(lowest(others if others else self.aboard))

    # T4 Actions

    def use(self, seat: i64, kind: i64, to: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.1: the card is shown and takes effect; until that is complete it is neither in the hand nor discarded."""
        self.play_openly(seat, kind)
        self.using = kind
        if kind == PLANK:
            self.lay_plank(seat, to, luck, listener)
        elif kind == SPYGLASS:
            self.look_into_chest(seat, luck, listener)
        elif kind == POCKETS:
            self.empty_pockets(seat, to, luck, listener)
        elif kind == CATCH:
            self.catch(seat, luck, listener)
        else:
            self.throw_out(seat, luck, listener)

    def discard(self) -> None:
        """T4.1: the effect is complete, and the card goes to the discard."""
        self.used += ONE[self.using]
        self.using = NOTHING

    def look_into_chest(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.2: the top three cards are mixed and looked at. One card is not mixed; of none nothing happens (T4.7)."""
        places = self.topmost(LOOKED_AT)
        number = count(places)
        if listener is not None:
            listener.openly("T4.2" if number else "T4.7", "used-spyglass", {"seat": seat, "number": number})
        if number:
            self.look_at(seat, places)
        if number > 1:
            self.mix(seat, places)
        if number and listener is not None:
            own: dict[str, object] = {"seat": seat, "cards": loot_words(self, places)}
            listener.secretly("T4.2", seat, "looked-own", own, "looked", {"seat": seat, "number": number})
        if number > 1:
            self.looking = number
            self.phase = PUTTING
        else:
            self.discard()
            self.end_turn(seat, luck, listener)

    def put(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.2: one card after the other goes back, the lowest first; the last one needs no question."""
        places = self.topmost(self.looking)
        lowest_place = lowest(places)
        other = lowest_place
        while self.loot[other] % KNOWERS != kind:
            places &= places - 1
            other = lowest(places)
        self.swap_loot(lowest_place, other)
        self.looking -= 1
        self.sort_loot(self.topmost(self.looking))
        if listener is not None:
            left = self.looking
            own: dict[str, object] = {"seat": seat, "loot": LOOT_WORDS[kind], "left": left}
            listener.secretly("T4.2", seat, "put-back-own", own, "put-back", {"seat": seat, "left": left})
        if self.looking == 1:
            self.looking = 0
            self.discard()
            self.end_turn(seat, luck, listener)

    def throw_out(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.3: the top two chest cards go to the discard, seen by nobody; of none nothing happens (T4.7)."""
        places = self.topmost(THROWN_OUT)
        self.chest &= ~places
        if listener is not None:
            number = count(places)
            listener.openly("T4.3" if number else "T4.7", "used-riddance", {"seat": seat, "number": number})
        self.discard()
        self.end_turn(seat, luck, listener)

    def catch(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.4: draw three, or what is there, and return one fewer. By one reading an empty pile ends it (T7.3)."""
        if listener is not None:
            listener.openly("T4.4", "used-catch", {"seat": seat})
        drawn: list[str] = []
        number = min(CAUGHT, self.pile_size())
        for _ in range(number):
            kind = self.draw_card(seat, luck)
            if listener is not None:
                drawn.append(KIND_WORDS[kind])
        if listener is not None:
            tell_drawn(seat, "T4.4", drawn, listener)
        self.returning = number - 1
        if self.returning == 0:
            self.discard()
        if self.pile_size() == 0 and (self.returning == 0 or self.numbers.instant):
            self.end(PILE_EMPTY, listener)
        else:
            self.phase = RETURNING

    def give_back(self, seat: i64, kind: i64, listener: Listener | None) -> None:
        """T4.4: cards of the hand go on top of the pile, the last one uppermost; nothing is drawn after that."""
        self.put_back(seat, kind)
        self.returning -= 1
        if listener is not None:
            left = self.returning
            own: dict[str, object] = {"seat": seat, "card": KIND_WORDS[kind], "left": left}
            listener.secretly("T4.4", seat, "returned-own", own, "returned", {"seat": seat, "left": left})
        if self.returning == 0:
            self.discard()
            self.pass_turn(seat)

    def empty_pockets(self, seat: i64, to: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.5: another player discards the hand and draws three, or what is left; then the pile may be empty."""
        if listener is not None:
            listener.openly("T4.5", "used-pockets", {"seat": seat, "to": to})
        self.throw_away(to, "T4.5", listener)
        drawn: list[str] = []
        for _ in range(min(self.numbers.hand, self.pile_size())):
            kind = self.draw_card(to, luck)
            if listener is not None:
                drawn.append(KIND_WORDS[kind])
        if listener is not None:
            tell_drawn(to, "T4.5", drawn, listener)
        self.discard()
        if self.pile_size():
            self.end_turn(seat, luck, listener)
        else:
            self.end(PILE_EMPTY, listener)

    def lay_plank(self, seat: i64, to: i64, luck: Luck, listener: Listener | None) -> None:
        """T4.6: before another player, who on the third goes overboard."""
        self.using = NOTHING
        self.planks += ONE[to]
        planks = number_of(self.planks, to)
        if listener is not None:
            listener.openly("T4.6", "used-plank", {"seat": seat, "to": to, "number": planks})
        if planks == LAST_PLANK:
            self.go_overboard(to, listener)
        if self.phase != OVER:
            self.end_turn(seat, luck, listener)
