"""The voyage of Cartagena: rounds, storms, and how it ends (C2 to C4)."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import GHOST, NOTHING, PIRATES, SATE, SUPPLY_WORDS
from quarterdeck.games.cartagena.rules.codes import CABIN, COIN, COMBAT, GOLD, STORM, STORMING, TURN
from quarterdeck.games.cartagena.rules.duels import Duels
from quarterdeck.games.cartagena.rules.position import PIRATE_BITS


class Voyage(Duels):
    """The first half of the game; what each pirate does stands in `pirates`."""

    def ask(self, seat: i64, phase: i64) -> None:
        """One player must decide something."""
        self.phase = phase
        self.turn = seat
        self.acting = BIT[seat]

    def use(self, seat: i64, pirate: i64, luck: Luck, listener: Listener | None) -> None:
        """C2.5, C5: a pirate is used."""
        raise NotImplementedError

    # C2 A round of the voyage

    def begin_round(self, luck: Luck, listener: Listener | None) -> None:
        """C2.1, C2.2: a new row of doors; the dealer begins. Sate gives one coin again (C5.9)."""
        self.clear_row()
        self.turns = 0
        if listener is not None:
            slots: dict[str, object] = {"number": self.round + 1, "seat": self.dealer, "doors": self.numbers.row}
            listener.openly("C2.1", "round-begins", slots)
        self.begin_turn(self.dealer, luck, listener)

    def begin_turn(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C2.3, G1.4: where nobody lies face up to be used, the only choice is to knock."""
        self.fresh = NOTHING
        self.used = NOTHING
        self.ask(seat, TURN)
        if self.free == 0:
            self.knock(seat, luck, listener)

    def knock(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C2.3, C2.4: the next pirate of the row is revealed; the last of all must be used."""
        behind = self.in_play() & ~self.seen
        pirate = self.thing(CABIN, luck.choose(CABIN, NOBODY, count(behind), self))
        self.row += pirate << PIRATE_BITS * self.opened
        self.opened += 1
        self.seen |= BIT[pirate]
        left = self.numbers.row - self.opened
        if listener is not None:
            listener.openly("C2.3", "opened", {"seat": seat, "pirate": PIRATES[pirate], "left": left})
        if pirate == GHOST:  # C2.6
            if listener is not None:
                listener.openly("C2.6", "haunted", {"seat": seat})
            self.fresh = NOTHING
            self.end_turn(seat, luck, listener)
            return
        self.free |= BIT[pirate]
        self.fresh = pirate
        if left == 0:
            self.use(seat, pirate, luck, listener)

    def end_use(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C4.2: by one reading a supply that is used up ends the voyage at once."""
        self.used = NOTHING
        if self.numbers.immediate and self.short() != NOTHING:
            self.tell_shortage(listener)
            self.begin_mutiny(luck, listener)
        else:
            self.end_turn(seat, luck, listener)

    def end_turn(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C2.2: each player has one turn; while Sate lies there unused, each adds a coin (C5.9)."""
        if self.free & BIT[SATE]:
            self.sate += 1
        self.turns += 1
        if self.turns == self.players:
            self.end_round(luck, listener)
        else:
            self.begin_turn((seat + 1) % self.players, luck, listener)

    def end_round(self, luck: Luck, listener: Listener | None) -> None:
        """C2.7: the ship moves as many squares as pirates are still face down; the next player deals."""
        before = self.ship
        self.ship = min(before + self.numbers.row - self.opened, self.numbers.mutiny)
        if listener is not None:
            if self.ship == before:
                listener.openly("C2.7", "stayed", {"square": self.ship})
            else:
                left = self.numbers.mutiny - self.ship
                slots: dict[str, object] = {"number": self.ship - before, "square": self.ship, "left": left}
                listener.openly("C2.7", "sailed", slots)
        if self.ship == self.numbers.mutiny:  # C4.1
            if listener is not None:
                listener.openly("C4.1", "landed", {"square": self.ship})
            self.begin_mutiny(luck, listener)
        elif self.short() != NOTHING:
            self.tell_shortage(listener)
            self.begin_mutiny(luck, listener)
        else:
            self.round += 1
            self.dealer = (self.dealer + 1) % self.players
            self.storms = self.numbers.storms[self.ship] - self.numbers.storms[before]  # C3.3
            self.weather(luck, listener)

    # C3 Storms

    def weather(self, luck: Luck, listener: Listener | None) -> None:
        """C3.1: for each storm another pirate goes into the lifeboat, before the next row is laid."""
        while self.storms:
            if self.numbers.dealer_chooses:
                self.clear_row()
                self.ask(self.dealer, STORMING)
                return
            in_play = self.in_play()
            self.embark(self.thing(STORM, luck.choose(STORM, NOBODY, count(in_play), self)), listener)
        self.begin_round(luck, listener)

    def embark(self, pirate: i64, listener: Listener | None) -> None:
        """C3.1: the one who was in the lifeboat returns, so it is always another one."""
        self.lifeboat = pirate
        self.storms -= 1
        if listener is not None:
            listener.openly("C3.1", "storm", {"pirate": PIRATES[pirate]})

    # C4 End of the voyage

    def short(self) -> i64:
        """C4.2: a supply that is used up, or `NOTHING`."""
        if self.combat.size() == 0:
            return COMBAT
        if self.gold.size() == 0:
            return GOLD
        return COIN if self.island == 0 else NOTHING

    def tell_shortage(self, listener: Listener | None) -> None:
        """C4.2: which supply is used up."""
        if listener is not None:
            listener.openly("C4.2", "shortage", {"supply": SUPPLY_WORDS[self.short()]})
