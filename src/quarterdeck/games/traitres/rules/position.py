"""All that is true of a game of Traîtres à bord: what lies where, who has what, who must decide."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kth_card, number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.core.state import State
from quarterdeck.games.traitres.box.numbers import Numbers
from quarterdeck.games.traitres.box.pieces import MUTINEER, NOTHING, PIRATE, WORTH
from quarterdeck.games.traitres.knowledge.places import SLOTS
from quarterdeck.games.traitres.knowledge.traces import Traces
from quarterdeck.games.traitres.rules.codes import DRAW, ROLE, TURN

# A loot card is its kind and the set of seats that know it
KNOWERS: Final = 4
# A lay is its seat, what was announced, and which card it was
CLAIM: Final = 8
LAID: Final = 32
# A look is the seat and the bag it saw, then the cards it looked at and the lays they came from, as sets
LOOK: Final = 3
SEEN: Final = 8
# A card of a hand thrown away is its kind and whose it was
OWNER: Final = 8


class Position(State):
    """The truth; `rules` says how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.phase: i64 = TURN
        self.first: i64 = 0
        self.turn: i64 = 0
        # The crew
        self.mutineers: i64 = 0  # as a set
        self.aboard: i64 = numbers.everyone
        self.planks: i64 = 0  # before each player, as a bag of seats
        self.hand: vec[i64] = numbers.no_cards  # the places of each hand
        self.held: i64 = 0  # how many cards that is, as a bag of seats
        self.fresh: i64 = 0  # of these the last, which came since a card left the hand
        # The pile: a bag, and up to two cards put on top
        self.middle: i64 = numbers.deck
        self.cards: i64 = numbers.cards  # in the middle
        self.lower: i64 = NOTHING
        self.upper: i64 = NOTHING
        self.put_by: i64 = NOTHING  # who put them there, and knows them
        # Loot that was laid: in the chest, or thrown out of it
        self.lays: i64 = 0
        self.lay: vec[i64] = numbers.no_lays
        self.loot: vec[i64] = numbers.no_lays
        self.origin: vec[i64] = numbers.own_lays  # from which lays each may have come (T3.3); never changed in place
        self.chest: i64 = 0  # those in the chest, as a set: the highest lies on top
        self.looks: vec[i64] = numbers.nothing_yet
        # The discard
        self.used: i64 = 0  # what everybody saw, as a bag
        self.thrown: vec[i64] = numbers.nothing_yet  # cards of hands
        # What is going on
        self.using: i64 = NOTHING  # the action card whose effect is not complete
        self.looking: i64 = 0  # chest cards still to be put back
        self.returning: i64 = 0  # cards still to be put on the pile
        self.traces: Traces = numbers.no_traces
        self.opened_by: i64 = NOTHING
        self.ended_by: i64 = 0

    def lay_out(self) -> None:
        """Hands and loot get places of their own, before a card moves; a copy gets its own with their cards."""
        self.hand = self.hand[:]
        self.lay = self.lay[:]
        self.loot = self.loot[:]

    def thing(self, point: i64, k: i64) -> i64:
        if point == DRAW:
            return kth_card(self.middle, k)
        if point == ROLE:
            return MUTINEER if k < self.numbers.mutineers - count(self.mutineers) else PIRATE
        return k

    # Asked by rules, choices and sight alike

    def pile_size(self) -> i64:
        """How many cards the pile has."""
        return self.cards + self.put_on_top()

    def put_on_top(self) -> i64:
        """How many of them somebody put there."""
        if self.lower == NOTHING:
            return 0
        return 1 if self.upper == NOTHING else 2

    def cards_held(self, seat: i64) -> i64:
        """How many cards a hand has."""
        return self.held >> 8 * seat & 255

    def settled(self, seat: i64) -> i64:
        """How many of them are not fresh: these come first, and have no order."""
        return self.cards_held(seat) - number_of(self.fresh, seat)

    def card(self, seat: i64, number: i64) -> i64:
        """A card of a hand."""
        return self.hand[SLOTS * seat + number]

    def topmost(self, most: i64) -> i64:
        """The uppermost cards of the chest, at most so many, as a set."""
        found: i64 = 0
        number = self.lays - 1
        while number >= 0 and most > 0:
            if self.chest & BIT[number]:
                found |= BIT[number]
                most -= 1
            number -= 1
        return found

    def total(self) -> i64:
        """T8.2: what the chest is worth."""
        total: i64 = 0
        for number in range(self.lays):
            if self.chest & BIT[number]:
                total += WORTH[self.loot[number] % KNOWERS]
        return total

    def knows_loot(self, seat: i64, number: i64) -> bool:
        """Whether a seat knows which loot card lies there."""
        return seat >= 0 and self.loot[number] // KNOWERS & BIT[seat] != 0

    def knows_role(self, seat: i64, other: i64) -> bool:
        """T1.1, T5.1: one's own role, that of players overboard, and by one reading mutineers know each other."""
        if seat == other or not self.aboard & BIT[other]:
            return True
        return seat >= 0 and self.numbers.mutineers_know and self.mutineers & BIT[seat] != 0

    # Copies

    def copy_into(self, new: "Position") -> None:
        new.acting = self.acting
        new.phase = self.phase
        new.first = self.first
        new.turn = self.turn
        new.mutineers = self.mutineers
        new.aboard = self.aboard
        new.planks = self.planks
        new.hand = self.hand[:]
        new.held = self.held
        new.fresh = self.fresh
        new.middle = self.middle
        new.cards = self.cards
        new.lower = self.lower
        new.upper = self.upper
        new.put_by = self.put_by
        new.lays = self.lays
        new.lay = self.lay[:]
        new.loot = self.loot[:]
        new.origin = self.origin
        new.chest = self.chest
        new.looks = self.looks[:]
        new.used = self.used
        new.thrown = self.thrown[:]
        new.using = self.using
        new.looking = self.looking
        new.returning = self.returning
        new.traces = self.traces.copy() if self.traces.number else self.numbers.no_traces
        new.opened_by = self.opened_by
        new.ended_by = self.ended_by

    def key(self) -> tuple[object, ...]:
        asked = (self.acting, self.phase, self.first, self.turn, self.using, self.looking, self.returning)
        crew = (self.mutineers, self.aboard, self.planks, tuple(self.hand), self.held, self.fresh)
        pile = (self.middle, self.lower, self.upper, self.put_by, self.used, tuple(self.thrown))
        loot = (
            self.lays,
            tuple(self.lay),
            tuple(self.loot),
            tuple(self.origin[: self.lays]),
            self.chest,
            tuple(self.looks),
        )
        return (*asked, *crew, *pile, *loot, self.traces.key(), self.opened_by, self.ended_by)
