"""What a seat of Meuterer does not know, and dealing it anew: every way that agrees with what it knows alike."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.core.shares import Known, left_outside
from quarterdeck.games.meuterer.codes import OVER, RETURNING, SHOWING, TAKING
from quarterdeck.games.meuterer.pieces import (
    ALL_ACTIONS,
    KINDS,
    NOTHING,
    ONE,
    Sailor,
    kth_card,
    number_of,
    size_of,
    without,
)
from quarterdeck.games.meuterer.position import Position
from quarterdeck.games.meuterer.traces import LIMIT, MIDDLE, PUBLIC, rejects_place


class Hidden(Position):
    """A position whose hidden cards can be dealt anew."""

    def redeal(self, seat: i64, luck: Luck) -> None:
        if self.phase == OVER:
            return
        if self.leavers and (self.phase == SHOWING or self.phase == TAKING):
            self.redeal_actions(seat, luck)
        self.redeal_cards(seat, luck)
        if self.traces.number:
            self.recall(seat)

    # Action cards before they are revealed (M1.6, M3.6)

    def redeal_actions(self, seat: i64, luck: Luck) -> None:
        """Who left before this seat took any of what it saw missing, who left after it any of the rest."""
        mine: i64 = self.sailors[seat].leaver if seat >= 0 and seat != self.captain else NOTHING
        if mine >= 0:
            seen = self.remaining_actions(mine)
            self.deal_actions(0, mine, ~seen & ALL_ACTIONS, luck)
            own = self.sailors[seat].action
            if own != NOTHING:
                self.deal_actions(mine + 1, self.leavers, seen & ~BIT[own], luck)
        else:
            self.deal_actions(0, self.leavers, ALL_ACTIONS, luck)

    def deal_actions(self, first: i64, end: i64, cards: i64, luck: Luck) -> None:
        """Those who left in between, and have taken a card, took any of these."""
        for leaver in range(first, end):
            for other in range(self.players):
                sailor = self.sailors[other]
                if sailor.leaver == leaver and sailor.action != NOTHING:
                    sailor.action = kth(cards, luck.below(count(cards)))
                    cards &= ~BIT[sailor.action]

    # Goods cards

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

    def redeal_cards(self, seat: i64, luck: Luck) -> None:
        """All cards this seat does not see are gathered and laid again where as many lay."""
        unseen = self.middle
        for other in range(self.players):
            if other != seat:
                unseen += self.sailors[other].hand
        for number in range(self.round + 1):
            if self.rejects[number] and self.rejecter[number] != seat:
                unseen += self.rejects[number]
        if self.phase == RETURNING and self.turn != seat:
            unseen += self.aside
        pools = Pools(self, seat, unseen, luck)
        for other in range(self.players):
            if other != seat:
                self.redeal_hand(other, pools, luck)
        for number in range(self.round + 1):
            if self.rejects[number] and self.rejecter[number] != seat:
                bag = pools.take(rejects_place(number), size_of(self.rejects[number]), luck)
                self.set_rejects(number, bag, self.rejecter[number])
        self.middle = pools.rest(MIDDLE)

    def redeal_hand(self, seat: i64, pools: "Pools", luck: Luck) -> None:
        """As many cards as the hand is known to hold; of a Loader's also what he drew and laid aside (M9.3)."""
        sailor = self.sailors[seat]
        if self.phase == RETURNING and seat == self.turn:
            drawn = size_of(self.drawn)
            self.aside = pools.take(BIT[seat], size_of(self.aside), luck)
            self.drawn = pools.take(BIT[seat], drawn, luck)
            sailor.hand = self.drawn + pools.take(BIT[seat], sailor.cards - drawn, luck)
        elif sailor.cards:
            sailor.hand = pools.take(BIT[seat], sailor.cards, luck)

    # What others remember in a world that is only imagined

    def recall(self, seat: i64) -> None:
        """Others know what is public, as it looks from their hands.

        That may be less than they remember: only they know what they once gave back, and what they drew since.
        """
        traces = self.traces
        for trace in range(traces.number):
            public = traces.of(trace, PUBLIC)
            for other in range(self.players):
                if other != seat:
                    traces.note(trace, other, without(public, self.own_cards(other, traces.places[trace])))

    def own_cards(self, seat: i64, places: i64) -> i64:
        """The cards that lie in some places and are simply seen by this seat: of the hand, and rejects."""
        sailor: Sailor = self.sailors[seat]
        bag: i64 = 0
        if places & BIT[seat]:
            bag = sailor.hand
            if self.phase == RETURNING and self.turn == seat:
                bag += self.aside
        for number in range(self.round + 1):
            if places & rejects_place(number) and self.rejecter[number] == seat:
                bag += self.rejects[number]
        return bag


@final
class Pools:
    """The unseen cards, in as many pools as the facts of a viewer tell places apart."""

    def __init__(self, position: Hidden, seat: i64, unseen: i64, luck: Luck) -> None:
        self.facts: i64 = 0  # how many facts say something
        self.places: vec[i64] = vec[i64]([0] * LIMIT)  # of each of them
        self.pool: vec[i64] = vec[i64]([unseen, 0, 0, 0, 0, 0, 0, 0])
        self.size: vec[i64] = vec[i64]([size_of(unseen), 0, 0, 0, 0, 0, 0, 0])
        traces = position.traces
        viewer: i64 = seat if seat >= 0 else PUBLIC
        least: list[int] = []
        if traces.number:
            hidden = position.hidden_places(seat)
            for trace in range(traces.number):
                known = traces.of(trace, viewer)
                places = traces.places[trace] & hidden
                if known and places != hidden:
                    self.places[self.facts] = places
                    self.facts += 1
                    least.append(known)
        if self.facts == 1:
            self.part(unseen, self.inside(position, seat, self.places[0]), least[0], luck)
        elif self.facts:
            self.part_by_all(position, seat, unseen, least, luck)

    def inside(self, position: Hidden, seat: i64, places: i64) -> i64:
        """How many unseen cards lie in some places."""
        inside: i64 = position.middle_cards if places & MIDDLE else 0
        for other in range(position.players):
            if other != seat and places & BIT[other]:
                inside += position.sailors[other].cards + position.cards_aside(other)
        for number in range(position.round + 1):
            if places & rejects_place(number) and position.rejecter[number] != seat:
                inside += size_of(position.rejects[number])
        return inside

    def part(self, unseen: i64, inside: i64, known: i64, luck: Luck) -> None:
        """One fact parts the cards in two: those in its places, and those outside."""
        number = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        least = vec[i64]([0, 0, 0, 0, 0, 0, 0])
        for kind in range(KINDS):
            number[kind] = number_of(unseen, kind)
            least[kind] = number_of(known, kind)
        outside = left_outside(number, least, self.size[0] - inside, luck)
        bag: i64 = 0
        for kind in range(KINDS):
            bag += outside[kind] * ONE[kind]
        self.pool[0] = bag
        self.pool[1] = unseen - bag
        self.size[0] -= inside
        self.size[1] = inside

    def part_by_all(self, position: Hidden, seat: i64, unseen: i64, least: list[int], luck: Luck) -> None:
        """Several facts part the cards in up to eight."""
        hidden = position.hidden_places(seat)
        sizes = [0] * 8
        place: i64 = 0
        while place < 60:
            if hidden & BIT[place]:
                sizes[self.pool_of(BIT[place])] += self.inside(position, seat, BIT[place])
            place += 1
        facts: list[Known] = []
        for fact in range(self.facts):
            bag: i64 = least[fact]
            counts = [int(number_of(bag, kind)) for kind in range(KINDS)]
            facts.append(Known([pool for pool in range(8) if BIT[fact] & pool], counts))
        things = [int(number_of(unseen, kind)) for kind in range(KINDS)]
        dealt = position.tables.counted.of(things, sizes, facts).deal(luck)
        for pool in range(8):
            bag = 0
            for kind in range(KINDS):
                bag += dealt[pool][kind] * ONE[kind]
            self.pool[pool] = bag
            self.size[pool] = sizes[pool]

    def pool_of(self, place: i64) -> i64:
        """Which pool a place is filled from."""
        pool: i64 = 0
        for fact in range(self.facts):
            if self.places[fact] & place:
                pool |= BIT[fact]
        return pool

    def take(self, place: i64, number: i64, luck: Luck) -> i64:
        """So many cards for a place, any of its pool."""
        pool = self.pool_of(place)
        left = self.pool[pool]
        size = self.size[pool]
        taken: i64 = 0
        for _ in range(number):
            card = ONE[kth_card(left, luck.below(size))]
            left -= card
            taken += card
            size -= 1
        self.pool[pool] = left
        self.size[pool] = size
        return taken

    def rest(self, place: i64) -> i64:
        """All that is left for the last place."""
        return self.pool[self.pool_of(place)]
