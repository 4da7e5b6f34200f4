"""All that is true of a game of Traîtres à bord: what lies where, who has what, who must decide."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kth_card
from quarterdeck.core.bits import BIT, count
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State
from quarterdeck.games.traitres.box.numbers import Numbers
from quarterdeck.games.traitres.box.pieces import MOST_HELD, MUTINEER, NOTHING, PIRATE, WORTH
from quarterdeck.games.traitres.knowledge.memory import NO_TRACES, Traces
from quarterdeck.games.traitres.knowledge.redeal import redeal
from quarterdeck.games.traitres.rules.actions import DRAW, ROLE, TURN
from quarterdeck.games.traitres.rules.legal import add_legal, refusal
from quarterdeck.games.traitres.rules.packed import kind_of, knowers_of
from quarterdeck.games.traitres.rules.play import carry_out, go_on
from quarterdeck.games.traitres.rules.t1_setup import deal
from quarterdeck.games.traitres.rules.t7_to_t8_end import outcome, winners


@final
class Traitres(State):
    """The truth; the chapters say how it changes."""

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
        self.traces: Traces = NO_TRACES
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

    def role(self, seat: i64) -> i64:
        """The role of a seat."""
        return MUTINEER if self.mutineers & BIT[seat] else PIRATE

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

    def fresh_cards(self, seat: i64) -> i64:
        """How many of them came since a card left the hand: these come last."""
        return self.fresh >> 8 * seat & 255

    def settled(self, seat: i64) -> i64:
        """How many of them are not fresh: these come first, and have no order."""
        return self.cards_held(seat) - self.fresh_cards(seat)

    def card(self, seat: i64, number: i64) -> i64:
        """A card of a hand."""
        return self.hand[MOST_HELD * seat + number]

    def kinds_held(self, seat: i64) -> i64:
        """The kinds of cards in a hand, as a set."""
        hand = self.hand
        kinds: i64 = 0
        place: i64 = MOST_HELD * seat
        end = place + self.cards_held(seat)
        while place < end:
            kinds |= BIT[hand[place]]
            place += 1
        return kinds

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

    def thrown_out(self) -> i64:
        """T4.3: the loot cards that are no longer in the chest, as a set."""
        return BIT[self.lays] - 1 & ~self.chest

    def total(self) -> i64:
        """T8.2: what the chest is worth."""
        loot = self.loot
        total: i64 = 0
        for number in range(self.lays):
            if self.chest & BIT[number]:
                total += WORTH[kind_of(loot[number])]
        return total

    def is_full(self) -> bool:
        """T8.2, T8.3: whether the chest holds the target."""
        return self.total() >= self.numbers.target

    def knows_loot(self, seat: i64, number: i64) -> bool:
        """Whether a seat knows which loot card lies there."""
        return seat >= 0 and knowers_of(self.loot[number]) & BIT[seat] != 0

    def knows_role(self, seat: i64, other: i64) -> bool:
        """T1.1, T5.1: one's own role, that of players overboard, and by one reading mutineers know each other."""
        if seat == other or not self.aboard & BIT[other]:
            return True
        return seat >= 0 and self.numbers.mutineers_know and self.mutineers & BIT[seat] != 0

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

    def copy(self) -> "Traitres":
        new = Traitres(self.numbers)
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
        new.traces = self.traces.copy() if self.traces.number else NO_TRACES
        new.opened_by = self.opened_by
        new.ended_by = self.ended_by
        return new

    def key(self) -> tuple[object, ...]:
        asked = (self.acting, self.phase, self.first, self.turn, self.using, self.looking, self.returning)
        crew = (self.mutineers, self.aboard, self.planks, tuple(self.hand), self.held, self.fresh)
        pile = (self.middle, self.lower, self.upper, self.put_by, self.used, tuple(self.thrown))
        laid = (self.lays, tuple(self.lay), tuple(self.loot), tuple(self.origin[: self.lays]))
        chest = (self.chest, tuple(self.looks))
        return (*asked, *crew, *pile, *laid, *chest, self.traces.key(), self.opened_by, self.ended_by)
