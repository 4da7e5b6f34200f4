"""All that is true of a game of Meuterer: what lies where, who has what, who must decide."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kth_card, size_of
from quarterdeck.core.bits import BIT, kth
from quarterdeck.core.errors import IllegalAction
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.state import Listener, Spans, State
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.pieces import ALL_ACTIONS, NOTHING, NOWHERE
from quarterdeck.games.meuterer.knowledge.memory import MIDDLE, Traces, rejects_place
from quarterdeck.games.meuterer.knowledge.redeal import redeal
from quarterdeck.games.meuterer.knowledge.sampling import Deals
from quarterdeck.games.meuterer.rules.actions import FIRST, HERE, LAY_ISLAND, NOT_YET, OFFERING, RETURNING
from quarterdeck.games.meuterer.rules.legal import add_legal, refusal
from quarterdeck.games.meuterer.rules.m0_frame import outcome, winners
from quarterdeck.games.meuterer.rules.m1_setup import deal
from quarterdeck.games.meuterer.rules.play import carry_out, go_on
from quarterdeck.games.meuterer.rules.sailor import Sailor


@final
class Meuterer(State):
    """The truth; the chapters say how it changes."""

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
        self.deals: Deals | None = None  # how unseen cards can lie, counted last time; copies share it

    def thing(self, point: i64, k: i64) -> i64:
        if point == FIRST:
            return k
        if point == LAY_ISLAND:
            return kth(self.unlaid, k)
        return kth_card(self.middle, k)

    # Asked by rules, choices, sight and bots alike

    def active_place(self, where: i64) -> i64:
        """M8.1: where the ship lies, or where it came from; that may be `NOWHERE`."""
        return self.ship if where == HERE else self.behind

    def buys_at(self, where: i64) -> i64:
        """M7.2: what an active island buys: its own kind, or any."""
        return self.numbers.buys[self.island[self.ship if where == HERE else self.behind]]

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

    def set_rejects(self, number: i64, bag: i64, seat: i64) -> None:
        """What was given back in a round, and by whom."""
        rejects = self.rejects[:]
        rejects[number] = bag
        self.rejects = rejects
        rejecter = self.rejecter[:]
        rejecter[number] = seat
        self.rejecter = rejecter

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

    def winners(self) -> i64:
        return winners(self)

    def outcome(self) -> Outcome | None:
        return outcome(self)

    def copy(self) -> "Meuterer":
        new = Meuterer(self.numbers)
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
        new.deals = self.deals
        return new

    def key(self) -> tuple[object, ...]:
        table = (tuple(self.island), self.round, self.captain, self.offer, self.ship, self.behind, self.pirates)
        asked = (self.acting, self.phase, self.turn, self.step, self.selling, self.least, self.most, self.mutiny)
        goals = (self.captains_goal, self.mutineers_goal, self.leavers)
        cards = (self.middle, self.discards, tuple(self.rejects), tuple(self.rejecter), self.drawn, self.aside)
        sailors = tuple([sailor.key() for sailor in self.sailors])
        return (*table, *asked, *goals, *cards, sailors, self.traces.key())
