"""What a seat of Meuterer does not know, and dealing it anew: every way that agrees with what it knows alike."""

from mypy_extensions import i64

from quarterdeck.core.bags import size_of, without
from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.meuterer.box.pieces import ALL_ACTIONS, NOTHING, Sailor
from quarterdeck.games.meuterer.knowledge.pools import Pools
from quarterdeck.games.meuterer.knowledge.traces import MIDDLE, PUBLIC, rejects_place
from quarterdeck.games.meuterer.rules.codes import OVER, RETURNING, SHOWING, TAKING
from quarterdeck.games.meuterer.rules.position import Position


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

    def redeal_hand(self, seat: i64, pools: Pools, luck: Luck) -> None:
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
