"""Phase 5 of Meuterer: who scores what (M6, M7)."""

from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import (
    CABIN_BOY,
    CARD_WORDS,
    FIRST_MATE,
    MERCHANT,
    MUTINEER,
    NOTHING,
    NOWHERE,
)
from quarterdeck.games.meuterer.rules.codes import BEHIND, HERE
from quarterdeck.games.meuterer.rules.upkeep import Upkeep
from quarterdeck.games.meuterer.texts.tellings import island_name, tell_sale


class Scoring(Upkeep):
    """Phase 5: points for the ship, then for sales."""

    # M6 Phase 5a: points for the ship

    def score_captain(self, luck: Luck, listener: Listener | None) -> None:
        """M6.1, M6.2: the captain scores for docking; the First Mate scores 1 and the offer, which the captain pays."""
        self.mutineers_goal = NOWHERE  # M6.4
        self.dock(self.captain, "M6.1", self.captains_goal, listener)
        mate = self.holder(FIRST_MATE)
        if mate != NOTHING:
            self.sailors[mate].points += 1 + self.offer
            self.sailors[self.captain].points -= self.offer
            if listener is not None:
                slots: dict[str, object] = {"seat": mate, "to": self.captain, "points": 1 + self.offer}
                slots["offer"] = self.offer
                listener.openly("M6.2", "supported", slots)
        self.begin_sales(luck, listener)

    def score_mutineer(self, luck: Luck, listener: Listener | None) -> None:
        """M6.3: the Mutineer scores for docking and becomes captain at once, the Cabin Boy scores 2."""
        mutineer = self.holder(MUTINEER)
        self.captains_goal = NOWHERE  # M6.4
        self.dock(mutineer, "M6.3", self.mutineers_goal, listener)
        self.captain = mutineer
        boy = self.holder(CABIN_BOY)
        if boy != NOTHING:
            self.sailors[boy].points += 2
        if listener is not None:
            listener.openly("M6.3", "new-captain", {"seat": mutineer})
            if boy != NOTHING:
                listener.openly("M6.3", "cabin-boy-scored", {"seat": boy, "points": 2})
        self.begin_sales(luck, listener)

    def dock(self, seat: i64, clause: str, place: i64, listener: Listener | None) -> None:
        """The docking value of a destination, also where the ship lies already."""
        points = self.numbers.docking[self.island[place]]
        self.sailors[seat].points += points
        if listener is not None:
            listener.openly(clause, "docked", {"seat": seat, "island": island_name(self, place), "points": points})

    # M7 Phase 5b: points for sales

    def begin_sales(self, luck: Luck, listener: Listener | None) -> None:
        """M7.5: the (new) captain chooses first, then clockwise."""
        self.step = 0
        self.ask_seller(luck, listener)

    def ask_seller(self, luck: Luck, listener: Listener | None) -> None:
        """M7.5, M7.6: who has a choice is asked, for all others it is clear what they sell."""
        while self.step < self.players:
            seat = (self.captain + self.step) % self.players
            if self.has_choice(seat):
                self.begin_choice(seat)
                self.ask(seat, self.phase)
                return
            self.sell_by_itself(seat)
            self.step += 1
        self.acting = 0
        self.score_sales(HERE, self.ship, listener)
        if self.behind != NOWHERE:
            self.score_sales(BEHIND, self.behind, listener)
        self.move_ship(luck, listener)

    def sell_chosen(self, seat: i64, more: bool, luck: Luck, listener: Listener | None) -> None:
        """M7.5: once all is chosen everybody learns it, and the next one may choose."""
        if more:
            return
        self.selling = HERE
        self.least = 0
        self.most = 0
        me = self.sailors[seat]
        if listener is not None:
            tell_sale(self, seat, me.here_kind, me.here, self.ship, listener)
            tell_sale(self, seat, me.behind_kind, me.behind, self.behind, listener)
        self.step += 1
        self.ask_seller(luck, listener)

    def score_sales(self, where: i64, place: i64, listener: Listener | None) -> None:
        """M7.3, M7.4: whoever sells most scores, tied ones less, four tied nothing; a tied Merchant as if alone."""
        best: i64 = 0
        tied: i64 = 0
        for sailor in self.sailors:
            number = sailor.here if where == HERE else sailor.behind
            if number > best:
                best = number
                tied = 0
            if number == best:
                tied += 1
        if best == 0:
            if listener is not None:
                listener.openly("M7.3", "nothing-sold", {"island": island_name(self, place)})
            return
        for step in range(self.players):
            seat = (self.captain + step) % self.players
            sailor = self.sailors[seat]
            if (sailor.here if where == HERE else sailor.behind) == best:
                merchant = sailor.action == MERCHANT and tied > 1
                points = self.price(place, 1 if merchant else tied)
                sailor.points += points
                if listener is not None:
                    kind = sailor.here_kind if where == HERE else sailor.behind_kind
                    slots: dict[str, object] = {"seat": seat, "good": CARD_WORDS[kind], "number": best}
                    slots["island"] = island_name(self, place)
                    slots["points"] = points
                    slots["tied"] = tied
                    key = "merchant-sold" if merchant else "sold"
                    listener.openly("M7.4" if merchant else "M7.3", key, slots)

    def price(self, place: i64, tied: i64) -> i64:
        """M7.3: what an island pays to each of so many."""
        numbers = self.numbers
        island = self.island[place]
        if tied == 1:
            return numbers.alone[island]
        if tied == 2:
            return numbers.two[island]
        return numbers.three[island] if tied == 3 else 0
