"""How cards of Traîtres à bord move between hands, pile, chest and discard, and what is then known of them (G1.3)."""

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import NOTHING
from quarterdeck.games.traitres.knowledge.places import SLOTS, top
from quarterdeck.games.traitres.knowledge.traces import Traces
from quarterdeck.games.traitres.rules.codes import DRAW
from quarterdeck.games.traitres.rules.position import CLAIM, KNOWERS, LAID, OWNER, SEEN, Position


class Cards(Position):
    """A position whose cards can move."""

    # Hands and the pile

    def deal_hand(self, seat: i64, luck: Luck) -> None:
        """A hand of cards of the box, all fresh."""
        number: i64 = 0
        while number < self.numbers.hand:
            kind = kth_card(self.middle, luck.choose(DRAW, seat, self.cards, self))
            self.middle -= ONE[kind]
            self.cards -= 1
            self.hand[SLOTS * seat + number] = kind
            number += 1
        self.held += number * ONE[seat]
        self.fresh += number * ONE[seat]

    def draw_card(self, seat: i64, luck: Luck) -> i64:
        """The top card of the pile comes into a hand; who put it there knows it there."""
        place = SLOTS * seat + self.cards_held(seat)
        if self.lower == NOTHING:
            kind = kth_card(self.middle, luck.choose(DRAW, seat, self.cards, self))
            self.middle -= ONE[kind]
            self.cards -= 1
        else:
            kind = self.take_top(seat, BIT[place])
        self.hand[place] = kind
        self.held += ONE[seat]
        self.fresh += ONE[seat]
        return kind

    def take_top(self, seat: i64, to_hand: i64) -> i64:
        """The uppermost of the cards that somebody put on the pile."""
        place: i64 = self.put_on_top() - 1
        kind = self.lower
        if place:
            kind = self.upper
            self.upper = NOTHING
        else:
            self.lower = NOTHING
        self.traces.drawn(seat, kind, top(place), to_hand)
        if self.put_by != seat:
            self.begin_trace(self.put_by, kind, NOTHING, to_hand, 0)
        if not place:
            self.put_by = NOTHING
        return kind

    def take_out(self, seat: i64, kind: i64) -> i64:
        """A card leaves a hand; those left are in no order, and none of them is fresh any more. Returns how many."""
        hand = self.hand
        place: i64 = SLOTS * seat
        left = self.cards_held(seat) - 1
        last = place + left
        while hand[place] != kind:
            place += 1
        while place < last:
            hand[place] = hand[place + 1]
            place += 1
        hand[last] = NOTHING
        self.held -= ONE[seat]
        self.fresh -= (self.fresh >> 8 * seat & 255) * ONE[seat]
        if left == 2:
            if hand[last - 2] > hand[last - 1]:
                hand[last - 2], hand[last - 1] = hand[last - 1], hand[last - 2]
        else:
            self.sort_hand(seat)
        return left

    def sort_hand(self, seat: i64) -> None:
        """The cards of a hand that are not fresh lie kind by kind."""
        first: i64 = SLOTS * seat
        end = first + self.settled(seat)
        sorted_to = first + 1
        while sorted_to < end:
            kind = self.hand[sorted_to]
            place = sorted_to
            while place > first and self.hand[place - 1] > kind:
                self.hand[place] = self.hand[place - 1]
                place -= 1
            self.hand[place] = kind
            sorted_to += 1

    def play_openly(self, seat: i64, kind: i64) -> None:
        """A card of a hand is shown to all."""
        left = self.take_out(seat, kind)
        if self.traces.number:
            self.traces.shown(seat, left, kind)

    def put_back(self, seat: i64, kind: i64) -> None:
        """A card of a hand goes on top of the pile, and only its owner sees which."""
        left = self.take_out(seat, kind)
        number = self.put_on_top()
        if number:
            self.upper = kind
        else:
            self.lower = kind
        self.put_by = seat
        if self.traces.number:
            self.traces.left_hand(seat, left, top(number), 0)

    def throw_hand(self, seat: i64) -> None:
        """A whole hand goes face down to the discard, and its owner remembers it."""
        if self.traces.number:
            self.traces.thrown_away(seat, len(self.thrown))
        for number in range(self.cards_held(seat)):
            self.thrown = append(self.thrown, self.card(seat, number) + OWNER * seat)
            self.hand[SLOTS * seat + number] = NOTHING
        self.held -= self.cards_held(seat) * ONE[seat]
        self.fresh -= number_of(self.fresh, seat) * ONE[seat]

    # The chest

    def put_in_chest(self, seat: i64, kind: i64, claim: i64) -> None:
        """A loot card goes face down on top of the chest; its owner knows it there."""
        left = self.take_out(seat, kind)
        number = self.lays
        self.lays = number + 1
        self.lay[number] = seat + CLAIM * claim + LAID * kind
        self.loot[number] = kind + KNOWERS * BIT[seat]
        self.chest |= BIT[number]
        if self.traces.number:
            self.traces.left_hand(seat, left, 0, BIT[number])

    def look_at(self, seat: i64, places: i64) -> None:
        """A seat looks at loot cards: what it has not known there already it may know from elsewhere."""
        new: i64 = 0
        origin: i64 = 0
        left = places
        while left:
            number = lowest(left)
            left &= left - 1
            origin |= self.origin[number]
            if not self.knows_loot(seat, number):
                new += ONE[self.loot[number] % KNOWERS]
                self.loot[number] += KNOWERS * BIT[seat]
        looks = append(append(self.looks, seat + SEEN * self.loot_bag(places)), places)
        self.looks = append(looks, origin)
        if self.traces.number:
            self.traces.looked_at(seat, places, new)

    def loot_bag(self, places: i64) -> i64:
        """Loot cards as a bag."""
        bag: i64 = 0
        while places:
            bag += ONE[self.loot[lowest(places)] % KNOWERS]
            places &= places - 1
        return bag

    def mix(self, seat: i64, places: i64) -> None:
        """A seat mixes loot cards it looks at: nobody else knows any longer which lies where (T3.3)."""
        self.traces.mixed(seat, places)
        origin: i64 = 0
        left = places
        while left:
            number = lowest(left)
            left &= left - 1
            origin |= self.origin[number]
            for other in range(self.players):
                if other != seat and self.knows_loot(other, number):
                    kind = self.loot[number] % KNOWERS
                    self.begin_trace(other, kind, self.own_lay(other, number), 0, places)
        self.sort_loot(places)
        self.origin = self.origin[:]
        left = places
        while left:
            number = lowest(left)
            left &= left - 1
            self.origin[number] = origin
            self.loot[number] = self.loot[number] % KNOWERS + KNOWERS * BIT[seat]

    def own_lay(self, seat: i64, number: i64) -> i64:
        """The lay a loot card came from, if only one can be and it was this seat's; or `NOTHING`."""
        origin = self.origin[number]
        if count(origin) > 1 or self.lay[lowest(origin)] % CLAIM != seat:
            return NOTHING
        return lowest(origin)

    def sort_loot(self, places: i64) -> None:
        """Loot cards that somebody has in hand lie kind by kind, the first kind lowest."""
        while places:
            here = lowest(places)
            places &= places - 1
            left = places
            while left:
                other = lowest(left)
                left &= left - 1
                if self.loot[other] % KNOWERS < self.loot[here] % KNOWERS:
                    self.swap_loot(here, other)

    def swap_loot(self, one: i64, other: i64) -> None:
        """Two loot cards change places; who knows what lies there stays."""
        difference = self.loot[one] % KNOWERS - self.loot[other] % KNOWERS
        self.loot[one] -= difference
        self.loot[other] += difference

    def begin_trace(self, seat: i64, kind: i64, lay: i64, hands: i64, loot: i64) -> None:
        """A seat knows a card that lies in one of these places."""
        if self.traces.number == 0:
            self.traces = Traces()  # games in which nobody has any share one that is empty
        self.traces.begin(seat, kind, lay, hands, loot, 0)

    # A card where another lay, all else unchanged

    def set_loot(self, number: i64, kind: i64) -> None:
        """Which loot card lies in a place."""
        self.loot[number] += kind - self.loot[number] % KNOWERS

    def set_top(self, number: i64, kind: i64) -> None:
        """Which card lies on top of the pile."""
        if number:
            self.upper = kind
        else:
            self.lower = kind

    def set_thrown(self, number: i64, kind: i64) -> None:
        """Which card of a hand was thrown away."""
        self.thrown[number] += kind - self.thrown[number] % OWNER
