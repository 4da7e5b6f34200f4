"""Phase 5b of Meuterer: who chooses what is sold where, and what is sold without a question (M7)."""

from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.games.meuterer.box.pieces import ANY, GOODS, GOODS_MASK, NOTHING, NOWHERE
from quarterdeck.games.meuterer.knowledge.hidden import Hidden
from quarterdeck.games.meuterer.rules.codes import BEHIND, HERE, PUTTING, SELLING


class Sales(Hidden):
    """What everybody sells at the one or two active islands (M7.1)."""

    def buys_at(self, where: i64) -> i64:
        """M7.2: what an active island buys: its own kind, or any."""
        place = self.ship if where == HERE else self.behind
        return self.numbers.buys[self.island[place]]

    def has_choice(self, seat: i64) -> bool:
        """M7.5: whoever shows a kind that both active islands buy."""
        if self.behind == NOWHERE:
            return False
        here = self.buys_at(HERE)
        behind = self.buys_at(BEHIND)
        shown = self.sailors[seat].shown
        if here == ANY and behind == ANY:
            return shown & GOODS_MASK != 0
        if here == ANY:
            return number_of(shown, behind) > 0
        if behind == ANY or here == behind:
            return number_of(shown, here) > 0
        return False

    # Chosen (M7.5); each of these says whether something is left to be asked

    def begin_choice(self, seat: i64) -> bool:
        """One kind of goods can only be split; of several, one is named for the island that buys any."""
        shown = self.sailors[seat].shown
        here = self.buys_at(HERE)
        if here != ANY and self.buys_at(BEHIND) != ANY:
            return self.begin_split(seat, here, 0, number_of(shown, here))
        kinds = kinds_of(shown & GOODS_MASK)
        if count(kinds) == 1:
            kind = lowest(kinds)
            return self.begin_split(seat, kind, 0, number_of(shown, kind))
        self.phase = SELLING
        self.selling = HERE if here == ANY else BEHIND
        return True

    def nameable(self, seat: i64) -> i64:
        """The kinds that may be named now: any of those shown, a kind twice only if there is a card for each."""
        me = self.sailors[seat]
        kinds = kinds_of(me.shown & GOODS_MASK)
        if self.selling == BEHIND and me.here_kind != NOTHING and number_of(me.shown, me.here_kind) == 1:
            kinds &= ~BIT[me.here_kind]
        return kinds

    def name_kind(self, seat: i64, good: i64) -> bool:
        """A kind is sold at an island that buys any; the other island gets its own kind, or is asked about next."""
        me = self.sailors[seat]
        here = self.buys_at(HERE)
        behind = self.buys_at(BEHIND)
        number = number_of(me.shown, good)
        if here == ANY and behind == ANY:
            if self.selling == BEHIND:
                return self.name_second_kind(seat, good)
            me.here_kind = good
            self.selling = BEHIND
            kinds = self.nameable(seat)
            return True if count(kinds) > 1 else self.name_second_kind(seat, lowest(kinds))
        if here == ANY:
            if good == behind:
                return self.begin_split(seat, good, 1, number)
            self.sell(seat, good, number, behind, number_of(me.shown, behind))
        else:
            if good == here:
                return self.begin_split(seat, good, 0, number - 1)
            self.sell(seat, here, number_of(me.shown, here), good, number)
        return False

    def name_second_kind(self, seat: i64, good: i64) -> bool:
        """At two islands that buy any: a kind each, or one kind split with a card for each at least."""
        me = self.sailors[seat]
        number = number_of(me.shown, good)
        if good == me.here_kind:
            return self.begin_split(seat, good, 1, number - 1)
        self.sell(seat, me.here_kind, number_of(me.shown, me.here_kind), good, number)
        return False

    def begin_split(self, seat: i64, kind: i64, least: i64, most: i64) -> bool:
        """A kind is sold at both islands: how much of it goes to the ship's is asked unless all can see it (G1.4)."""
        me = self.sailors[seat]
        me.here_kind = kind
        me.behind_kind = kind
        self.selling = HERE
        if least == most:
            self.split(seat, least)
            return False
        self.phase = PUTTING
        self.least = least
        self.most = most
        return True

    def split(self, seat: i64, number: i64) -> None:
        """So many at the ship's island, all others at the one behind it: nothing is held back."""
        me = self.sailors[seat]
        kind = me.here_kind
        self.sell(seat, kind, number, kind, number_of(me.shown, kind) - number)

    # Without a question (M7.6)

    def sell_by_itself(self, seat: i64) -> None:
        """Every shown card of an island's kind is sold; where any is bought, the kind shown most."""
        shown = self.sailors[seat].shown
        here = self.kind_by_itself(shown, self.buys_at(HERE))
        if self.behind == NOWHERE:
            self.sell(seat, here, number_of(shown, here), NOTHING, 0)
        else:
            behind = self.kind_by_itself(shown, self.buys_at(BEHIND))
            self.sell(seat, here, number_of(shown, here), behind, number_of(shown, behind))

    def kind_by_itself(self, shown: i64, buys: i64) -> i64:
        """The kind an island buys; of equally many kinds the first in the components table."""
        if buys != ANY:
            return buys
        best: i64 = 0
        for kind in range(1, GOODS):
            if number_of(shown, kind) > number_of(shown, best):
                best = kind
        return best

    def sell(self, seat: i64, here_kind: i64, here: i64, behind_kind: i64, behind: i64) -> None:
        """So much is sold at the ship's island, and so much at the one behind it."""
        me = self.sailors[seat]
        me.here_kind = here_kind if here else NOTHING
        me.here = here
        me.behind_kind = behind_kind if behind else NOTHING
        me.behind = behind
