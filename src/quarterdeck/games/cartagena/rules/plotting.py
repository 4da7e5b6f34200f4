"""The pirates of Cartagena with whom one prepares the mutiny: Bijoux, Ojo and Cambivalute (C5.10 to C5.12)."""

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, lowest, members
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import LETTERS, MOST_LETTERS, NOTHING, SIDE_WORDS, SIDES
from quarterdeck.games.cartagena.rules.codes import PLACING, SAILOR, USE_CLAUSES
from quarterdeck.games.cartagena.rules.supplies import SEATS
from quarterdeck.games.cartagena.rules.voyage import Voyage
from quarterdeck.games.cartagena.texts.tellings import tell_pair


class Plotting(Voyage):
    """Allegiances and sailors."""

    # C5.10 Bijoux, C5.11 Ojo

    def declare(self, seat: i64, side: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.10, C5.11: a side is laid face down; whoever had seen the one before knows nothing any more."""
        self.side[seat] = side
        for viewer in range(self.players):
            self.spied &= ~BIT[viewer * SEATS + seat]
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "side": SIDE_WORDS[side]}
            listener.secretly(USE_CLAUSES[self.used], seat, "declared-own", own, "declared", {"seat": seat})
        self.end_use(seat, luck, listener)

    def spy(self, seat: i64, other: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.11: whose allegiance is looked at is public, what it is not."""
        self.spied |= BIT[seat * SEATS + other]
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "to": other, "side": SIDE_WORDS[self.side[other]]}
            listener.secretly("C5.11", seat, "spied-own", own, "spied", {"seat": seat, "to": other})
        self.end_use(seat, luck, listener)

    # C5.12 Cambivalute

    def take_sailors(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.12: two sailors are taken at random and looked at, for the next free letter."""
        self.letter = 0
        while self.placed(self.letter):
            self.letter += 1
        self.taken = 0
        for _ in range(SIDES):
            sailor = self.thing(SAILOR, luck.choose(SAILOR, seat, count(self.unplaced), self))
            self.unplaced &= ~BIT[sailor]
            self.taken |= BIT[sailor]
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "letter": LETTERS[self.letter]}
            own["sailors"] = [str(sailor + 1) for sailor in members(self.taken)]
            others: dict[str, object] = {"seat": seat, "letter": LETTERS[self.letter]}
            listener.secretly("C5.12", seat, "took-sailors-own", own, "took-sailors", others)
        self.ask(seat, PLACING)

    def inspect(self, seat: i64, letter: i64, listener: Listener | None) -> None:
        """C5.12: with all sailors placed, the two of a letter are looked at."""
        self.letter = letter
        self.taken = self.pair_at(letter)
        mark = BIT[seat * MOST_LETTERS + letter]
        self.pairs |= mark
        self.sides |= mark
        if listener is not None:
            tell_pair(self, seat, "inspected", letter, listener)
        self.ask(seat, PLACING)

    def place(self, seat: i64, sailor: i64, luck: Luck, listener: Listener | None) -> None:
        """C5.12: one of the two stands on Valverde's side, the other opposite; others no longer know their sides."""
        letter = self.letter
        key = "arranged" if self.placed(letter) else "placed"
        self.post[SIDES * letter] = sailor
        self.post[SIDES * letter + 1] = lowest(self.taken & ~BIT[sailor])
        self.taken = 0
        self.letter = NOTHING
        for viewer in range(self.players):
            self.sides &= ~BIT[viewer * MOST_LETTERS + letter]
        mark = BIT[seat * MOST_LETTERS + letter]
        self.pairs |= mark
        self.sides |= mark
        if listener is not None:
            tell_pair(self, seat, key, letter, listener)
        self.end_use(seat, luck, listener)
