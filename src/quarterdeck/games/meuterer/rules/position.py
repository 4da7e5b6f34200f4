"""All that is true of a game of Meuterer: what lies where, who has what, who must decide."""

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, kth
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener, State
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.pieces import ALL_ACTIONS, NOTHING, NOWHERE, Sailor
from quarterdeck.games.meuterer.knowledge.dealing import Dealing
from quarterdeck.games.meuterer.knowledge.traces import MIDDLE, PUBLIC, Traces, rejects_place
from quarterdeck.games.meuterer.rules.codes import FIRST, HERE, ISLAND, NOT_YET, OFFERING, OVER, RETURNING


class Position(State):
    """The truth; `rules` says how it changes."""

    def __init__(self, numbers: Numbers) -> None:
        super().__init__(numbers.players)
        self.numbers: Numbers = numbers
        self.sailors: list[Sailor] = []
        self.island: vec[i64] = numbers.example  # which island lies at each place
        self.unlaid: i64 = 0  # islands still to be laid, as a set
        self.round: i64 = 0
        self.phase: i64 = OFFERING
        self.turn: i64 = 0
        self.step: i64 = 0  # how many had their turn, where all have one from the captain clockwise
        self.captain: i64 = 0
        self.offer: i64 = NOTHING
        self.ship: i64 = 0
        self.behind: i64 = NOWHERE  # the other active island, where the ship came from
        self.pirates: i64 = NOWHERE
        self.captains_goal: i64 = NOWHERE  # destinations
        self.mutineers_goal: i64 = NOWHERE
        self.leavers: i64 = 0  # how many have left the offering of goods
        self.mutiny: i64 = NOT_YET
        self.selling: i64 = HERE  # where a kind is to be named
        self.least: i64 = 0  # of a kind sold at both islands, how many may go to the ship's
        self.most: i64 = 0
        # Goods cards that are in no hand
        self.middle: i64 = numbers.box  # the draw pile, but for what lies under it
        self.middle_cards: i64 = numbers.cards
        self.discards: i64 = 0  # openly discarded
        self.rejects: vec[i64] = numbers.no_rejects  # what a Loader gave back, round by round
        self.rejecter: vec[i64] = numbers.no_rejects
        self.drawn: i64 = 0  # what the Loader has drawn and may give back
        self.aside: i64 = 0  # what he has given back so far
        self.traces: Traces = Traces()
        self.dealing: Dealing | None = None  # how unseen cards were dealt last; copies share it

    def thing(self, point: i64, k: i64) -> i64:
        if point == FIRST:
            return k
        if point == ISLAND:
            return kth(self.unlaid, k)
        return kth_card(self.middle, k)

    # Asked by rules and bots alike

    def place_of(self, island: i64) -> i64:
        """Where an island lies."""
        place: i64 = 0
        while self.island[place] != island:
            place += 1
        return place

    def remaining_actions(self, leaver: i64) -> i64:
        """The action cards that whoever left as so manieth found in the middle, as a set."""
        remaining: i64 = ALL_ACTIONS
        for sailor in self.sailors:
            if 0 <= sailor.leaver < leaver and sailor.action != NOTHING:
                remaining &= ~BIT[sailor.action]
        return remaining

    def holder(self, action: i64) -> i64:
        """Who took an action card, or `NOTHING`."""
        for seat in range(self.players):
            if self.sailors[seat].action == action:
                return seat
        return NOTHING

    def winners(self) -> i64:
        """M0.2: most points win, equals share."""
        if self.phase != OVER:
            return 0
        best = self.sailors[0].points
        winners: i64 = 1
        for seat in range(1, self.players):
            points = self.sailors[seat].points
            if points > best:
                best = points
                winners = BIT[seat]
            elif points == best:
                winners |= BIT[seat]
        return winners

    def hidden_places(self, seat: i64) -> i64:
        """Where cards lie that a seat does not see, as places of traces."""
        places: i64 = MIDDLE if self.middle_cards else 0
        for other in range(self.players):
            if other != seat and self.sailors[other].cards + self.cards_aside(other):
                places |= BIT[other]
        for number in range(self.round + 1):
            if self.rejects[number] and self.rejecter[number] != seat:
                places |= rejects_place(number)
        return places

    def cards_aside(self, seat: i64) -> i64:
        """How many cards a Loader has laid aside so far."""
        return size_of(self.aside) if self.phase == RETURNING and seat == self.turn else 0

    # The draw pile is a bag: its top card is any of its cards (G1.7)

    def draw_card(self, seat: i64, point: i64, luck: Luck, listener: Listener | None) -> i64:
        """A card goes from the pile into a hand."""
        if self.middle_cards == 0:
            self.fill_pile(listener)
        kind = kth_card(self.middle, luck.choose(point, seat, self.middle_cards, self))
        self.middle -= ONE[kind]
        self.middle_cards -= 1
        self.sailors[seat].take(kind)
        self.traces.drew(seat, kind)
        return kind

    def fill_pile(self, listener: Listener | None) -> None:
        """M9.2, M9.3: what lies under the pile comes first; with nothing there all discards are shuffled."""
        self.traces.emptied()
        if self.numbers.returns_under:
            for number in range(self.round + 1):
                if self.rejects[number]:
                    self.open_rejects(number)
                    return
        trace = self.traces.begin()
        self.traces.note(trace, PUBLIC, self.discards)
        for seat in range(self.players):
            self.traces.note(trace, seat, self.discards)
        self.middle = self.discards
        self.discards = 0
        if not self.numbers.returns_under:
            self.shuffle_rejects_in(trace)
        self.middle_cards = size_of(self.middle)
        if listener is not None:
            listener.openly("M9.2", "renewed", {"number": self.middle_cards})

    def open_rejects(self, number: i64) -> None:
        """M9.3: the three cards a Loader laid under the pile, mixed among themselves, are drawn now."""
        bag = self.rejects[number]
        owner = self.rejecter[number]
        trace = self.traces.begin()
        self.traces.filled(number, owner, bag)
        self.traces.note(trace, owner, bag)
        self.middle = bag
        self.middle_cards = size_of(bag)
        self.set_rejects(number, 0, 0)

    def shuffle_rejects_in(self, trace: i64) -> None:
        """M9.2: what the Loaders gave back is among the discards; each knows what he did."""
        for number in range(self.round + 1):
            bag = self.rejects[number]
            if bag:
                owner = self.rejecter[number]
                self.traces.filled(number, owner, bag)
                self.traces.note(trace, owner, self.traces.of(trace, owner) + bag)
                self.middle += bag
                self.set_rejects(number, 0, 0)

    def set_rejects(self, number: i64, bag: i64, seat: i64) -> None:
        """What was given back in a round, and by whom."""
        rejects = self.rejects[:]
        rejects[number] = bag
        self.rejects = rejects
        rejecter = self.rejecter[:]
        rejecter[number] = seat
        self.rejecter = rejecter

    # Copies

    def copy_into(self, new: "Position") -> None:
        new.acting = self.acting
        new.sailors = [sailor.copy() for sailor in self.sailors]
        new.island = self.island
        new.unlaid = self.unlaid
        new.round = self.round
        new.phase = self.phase
        new.turn = self.turn
        new.step = self.step
        new.captain = self.captain
        new.offer = self.offer
        new.ship = self.ship
        new.behind = self.behind
        new.pirates = self.pirates
        new.captains_goal = self.captains_goal
        new.mutineers_goal = self.mutineers_goal
        new.leavers = self.leavers
        new.mutiny = self.mutiny
        new.selling = self.selling
        new.least = self.least
        new.most = self.most
        new.middle = self.middle
        new.middle_cards = self.middle_cards
        new.discards = self.discards
        new.rejects = self.rejects
        new.rejecter = self.rejecter
        new.drawn = self.drawn
        new.aside = self.aside
        new.traces = self.traces.copy()
        new.dealing = self.dealing

    def key(self) -> tuple[object, ...]:
        table = (tuple(self.island), self.round, self.captain, self.offer, self.ship, self.behind, self.pirates)
        asked = (self.acting, self.phase, self.turn, self.step, self.selling, self.least, self.most, self.mutiny)
        goals = (self.captains_goal, self.mutineers_goal, self.leavers)
        cards = (self.middle, self.discards, tuple(self.rejects), tuple(self.rejecter), self.drawn, self.aside)
        sailors = tuple([sailor.key() for sailor in self.sailors])
        return (*table, *asked, *goals, *cards, sailors, self.traces.key())
