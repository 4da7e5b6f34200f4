"""The book of Meuterer, phase by phase: set-up, and phases 1 to 4 (M1 to M5), with the pirates (M10)."""

from collections.abc import Sequence
from typing import final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import (
    ACTION_WORDS,
    CABIN_BOY,
    CARD_WORDS,
    CONFLICT,
    FIRST_MATE,
    HOCHLAND,
    ISLANDS,
    MUTINEER,
    NOTHING,
    PIRATENNEST,
    PIRATES,
    Sailor,
    card_words,
)
from quarterdeck.games.meuterer.rules.codes import (
    DEAL,
    FAILED,
    FIGHT,
    FIGHTING,
    FIRST,
    ISLAND,
    LEAVE,
    NONE,
    OFFER,
    PUT,
    RETURN,
    SELL,
    SHOW,
    SHOWING,
    SUCCEEDED,
    TAKE,
    TAKING,
)
from quarterdeck.games.meuterer.rules.scoring import Scoring
from quarterdeck.games.meuterer.texts.tellings import island_name, tell_goal, tell_leaving, tell_start


@final
class Meuterer(Scoring):
    """One game: a position, its choices, and what they do."""

    def copy(self) -> "Meuterer":
        new = Meuterer(self.numbers)
        self.copy_into(new)
        return new

    # Asked once a decision: Python calls a method quickest where it is the class's own

    def actor(self) -> int:
        return super().actor()

    def legal(self, seat: int) -> Sequence[int]:
        return super().legal(seat)

    def apply(self, seat: int, action: int, luck: Luck, listener: Listener | None = None) -> int:
        return super().apply(seat, action, luck, listener)

    # M1 Set-up

    def deal(self, luck: Luck, listener: Listener | None) -> None:
        """M1.1 to M1.4: the islands, the first captain by lot, and five cards for everyone from him on clockwise."""
        if self.numbers.shuffled:
            self.lay_islands(luck)
        if self.numbers.pirates:  # M10.1
            self.pirates = self.place_of(PIRATENNEST)
        self.captain = self.thing(FIRST, luck.choose(FIRST, NOBODY, self.players, self))
        for _ in range(self.players):
            self.sailors.append(Sailor())
        for step in range(self.players):
            for _ in range(self.numbers.hand):
                self.draw_card((self.captain + step) % self.players, DEAL, luck, None)
        if listener is not None:
            tell_start(self, listener)
        self.begin_round(listener)

    def lay_islands(self, luck: Luck) -> None:
        """M1.1: the islands are shuffled and laid in a circle; places count clockwise from Hochland."""
        island = self.numbers.example[:]
        self.unlaid = BIT[ISLANDS] - 1 & ~BIT[HOCHLAND]
        for place in range(1, ISLANDS):
            island[place] = self.thing(ISLAND, luck.choose(ISLAND, NOBODY, ISLANDS - place, self))
            self.unlaid &= ~BIT[island[place]]
        self.island = island

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """What was chosen is carried out, and all that follows from it without a question."""
        if action < SHOW:
            self.make_offer(seat, action - OFFER, luck, listener)
        elif action < LEAVE:
            self.show(seat, action - SHOW, luck, listener)
        elif action == LEAVE:
            self.leave(seat, "M3.6", luck, listener)
        elif action < FIGHT:
            self.take_action(seat, action - TAKE, luck, listener)
        elif action < SELL:
            self.fight(seat, action - FIGHT, luck, listener)
        elif action < PUT:
            self.sell_chosen(seat, self.name_kind(seat, (action - SELL) // ISLANDS), luck, listener)
        elif action < RETURN:
            self.split(seat, (action - PUT) // ISLANDS)
            self.sell_chosen(seat, False, luck, listener)
        else:
            self.give_back(seat, action - RETURN, luck, listener)

    # M2 Phase 1: the captain's offer

    def make_offer(self, seat: i64, points: i64, luck: Luck, listener: Listener | None) -> None:
        """M2.1, M3.1: the offer holds for this round; the captain begins with the goods."""
        self.offer = points
        if listener is not None:
            listener.openly("M2.1", "offered", {"seat": seat, "points": points})
        self.ask_for_goods(seat, luck, listener)

    # M3 Phase 2: offering goods

    def ask_for_goods(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """M3.3: whose turn comes without cards must leave, and the referee does it."""
        self.ask(seat, SHOWING)
        if self.sailors[seat].cards == 0:
            self.leave(seat, "M3.3", luck, listener)

    def show(self, seat: i64, kind: i64, luck: Luck, listener: Listener | None) -> None:
        """M3.1, M3.2: any goods card is shown face up."""
        me = self.sailors[seat]
        me.lay(kind)
        if self.traces.number:
            self.traces.seen(seat, kind)
        if listener is not None:
            clause = "M10.2" if kind == PIRATES else "M3.2" if kind == CONFLICT else "M3.1"
            listener.openly(clause, "showed", {"seat": seat, "card": CARD_WORDS[kind]})
        if kind == PIRATES:
            self.sail_pirates(seat, listener)
        else:
            me.shown += ONE[kind]
        self.next_in_phase(seat, luck, listener)

    def leave(self, seat: i64, clause: str, luck: Luck, listener: Listener | None) -> None:
        """M3.5, M3.6: a captain who leaves puts his destination, anyone else looks at the action cards that remain."""
        me = self.sailors[seat]
        me.leaver = self.leavers
        if seat == self.captain:
            self.captains_goal = (self.ship + me.cards) % ISLANDS
            if listener is not None:
                own_clause = clause if clause == "M3.3" else "M3.5"
                tell_goal(self, seat, own_clause, "captain-left", self.captains_goal, listener)
            self.leavers += 1
            self.next_in_phase(seat, luck, listener)
        else:
            if listener is not None:
                tell_leaving(self, seat, clause, listener)
            self.ask(seat, TAKING)

    def take_action(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        """M3.6: exactly one action card is taken face down; only the chooser sees it."""
        self.sailors[seat].action = action
        self.leavers += 1
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "action": ACTION_WORDS[action]}
            listener.secretly("M3.6", seat, "took-own", own, "took", {"seat": seat})
        self.next_in_phase(seat, luck, listener)

    def next_in_phase(self, seat: i64, luck: Luck, listener: Listener | None) -> None:
        """M3.1, M3.7, M3.8: clockwise to the next who is still in, be it the same one again; until all have left."""
        if self.leavers == self.players:
            self.reveal(luck, listener)
            return
        following = seat
        while True:
            following += 1
            if following == self.players:
                following = 0
            if self.sailors[following].leaver == NOTHING:
                self.ask_for_goods(following, luck, listener)
                return

    # M10 Pirates

    def sail_pirates(self, seat: i64, listener: Listener | None) -> None:
        """M10.2, M10.3: the card is discarded, the pirates sail counter-clockwise and rob the ship they meet."""
        self.discards += ONE[PIRATES]
        way = self.sailors[seat].cards
        distance = (self.pirates - self.ship + ISLANDS) % ISLANDS
        self.pirates = (self.pirates - way + ISLANDS) % ISLANDS
        if listener is not None:
            slots: dict[str, object] = {"seat": seat, "number": way, "island": island_name(self, self.pirates)}
            listener.openly("M10.2", "pirates-sail", slots)
        if distance <= way:
            robbed: i64 = 0
            for sailor in self.sailors:
                robbed += sailor.shown
                sailor.shown = 0
            self.discards += robbed
            if listener is not None:
                listener.openly("M10.3", "robbed", {"cards": card_words(robbed)})

    # M4 Phase 3: revealing

    def reveal(self, luck: Luck, listener: Listener | None) -> None:
        """M4.1, M4.2: all action cards are revealed, and the Mutineer puts his destination."""
        if listener is not None:
            for step in range(self.players):
                seat = (self.captain + step) % self.players
                if seat != self.captain:
                    slots: dict[str, object] = {"seat": seat, "action": ACTION_WORDS[self.sailors[seat].action]}
                    listener.openly("M4.1", "revealed", slots)
        mutineer = self.holder(MUTINEER)
        self.step = 0
        if mutineer == NOTHING:  # M5.1, M5.7
            self.mutiny = NONE
            if listener is not None:
                listener.openly("M5.1", "no-mutiny", {})
            self.score_captain(luck, listener)
        else:
            self.mutineers_goal = (self.ship + self.sailors[mutineer].cards) % ISLANDS
            if listener is not None:
                tell_goal(self, mutineer, "M4.2", "mutineer-aims", self.mutineers_goal, listener)
            self.ask_fighter(luck, listener)

    # M5 Phase 4: mutiny

    def ask_fighter(self, luck: Luck, listener: Listener | None) -> None:
        """M5.2: once around from the captain, each of the four roles is asked, whatever he holds."""
        while self.step < self.players:
            seat = (self.captain + self.step) % self.players
            if seat == self.captain or self.sailors[seat].action <= FIRST_MATE:
                self.ask(seat, FIGHTING)
                return
            self.step += 1
        self.settle_mutiny(luck, listener)

    def fight(self, seat: i64, number: i64, luck: Luck, listener: Listener | None) -> None:
        """M5.2: any number of conflict cards is played openly; none is forced."""
        me = self.sailors[seat]
        me.fought = number
        for _ in range(number):
            me.lay(CONFLICT)
            if self.traces.number:
                self.traces.seen(seat, CONFLICT)
        if listener is not None:
            listener.openly("M5.2", "fought", {"seat": seat, "number": number})
        self.step += 1
        self.ask_fighter(luck, listener)

    def settle_mutiny(self, luck: Luck, listener: Listener | None) -> None:
        """M5.3 to M5.5: both sides are counted, the First Mate as one more; a tie goes to the mutiny."""
        loyal: i64 = 0
        mutinous: i64 = 0
        for seat in range(self.players):
            sailor = self.sailors[seat]
            conflicts = sailor.fought
            if self.numbers.shown_conflicts_count:
                conflicts += number_of(sailor.shown, CONFLICT)
            if seat == self.captain:
                loyal += conflicts
            elif sailor.action == FIRST_MATE:
                loyal += conflicts + 1
            elif sailor.action <= CABIN_BOY:
                mutinous += conflicts
        succeeded = mutinous >= loyal
        self.mutiny = SUCCEEDED if succeeded else FAILED
        if listener is not None:
            key = "mutiny-succeeded" if succeeded else "mutiny-failed"
            listener.openly("M5.5", key, {"mutiny": mutinous, "captain": loyal})
        if succeeded:
            self.score_mutineer(luck, listener)
        else:
            self.score_captain(luck, listener)
