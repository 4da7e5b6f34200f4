"""Exact uniform sampling of where unseen cards lie: parted into pools as far as a viewer can tell places apart.

How many deals agree with all that is remembered is counted once (`core.shares`) and kept for the next deal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.shares import MOST_THINGS, WIDTH, Known, Shares
from quarterdeck.games.meuterer.box.pieces import KINDS, counts_of
from quarterdeck.games.meuterer.knowledge.memory import LIMIT, MIDDLE, PUBLIC, rejects_place

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

POOLS: Final = 8  # each fact parts the cards in two, and there are up to three
NO_POOLS: Final[vec[i64]] = vec[i64]([0] * POOLS)
NO_FACTS: Final[vec[i64]] = vec[i64]([0] * LIMIT)
# For each fact the pools that its places are filled from, as a set
POOLS_OF: Final[vec[i64]] = vec[i64](
    [sum(2**pool for pool in range(POOLS) if pool >> fact & 1) for fact in range(LIMIT)]
)


@final
class Deals:
    """The deals of some cards to pools of these sizes, of which so many facts tell what their places hold at least."""

    def __init__(self, unseen: i64, sizes: vec[i64], facts: i64, places: vec[i64], least: vec[i64]) -> None:
        self.unseen: i64 = unseen
        self.sizes: vec[i64] = sizes
        self.facts: i64 = facts
        self.places: vec[i64] = places
        self.least: vec[i64] = least
        known = [Known(POOLS_OF[fact], counts_of(least[fact])) for fact in range(facts)]
        self.shares: Shares = Shares(counts_of(unseen), sizes, known)

    def fits(self, unseen: i64, sizes: vec[i64], facts: i64, places: vec[i64], least: vec[i64]) -> bool:
        """Whether these are the same deals."""
        return (
            unseen == self.unseen
            and facts == self.facts
            and all(places[fact] == self.places[fact] for fact in range(facts))
            and all(least[fact] == self.least[fact] for fact in range(facts))
            and all(sizes[pool] == self.sizes[pool] for pool in range(POOLS))
        )

    def deal(self, luck: Luck) -> vec[i64]:
        """A bag for each pool."""
        pools = NO_POOLS[:]
        dealt = self.shares.deal(luck)
        for kind in range(KINDS):
            split: i64 = dealt[kind]
            pool: i64 = 0
            while split:
                pools[pool] += (split & MOST_THINGS) * ONE[kind]
                split >>= WIDTH
                pool += 1
        return pools


@final
class Pools:
    """The unseen cards, in as many pools as the facts of a viewer tell places apart."""

    def __init__(self, state: Meuterer, seat: i64, unseen: i64, luck: Luck) -> None:
        self.facts: i64 = 0  # how many facts say something
        self.places: vec[i64] = NO_FACTS[:]  # of each of them
        self.pool: vec[i64] = NO_POOLS[:]
        self.size: vec[i64] = NO_POOLS[:]
        least = NO_FACTS[:]
        traces = state.traces
        viewer: i64 = seat if seat >= 0 else PUBLIC
        if traces.number:
            hidden = state.hidden_places(seat)
            for trace in range(traces.number):
                known = traces.of(trace, viewer)
                places = traces.places[trace] & hidden
                if known and places != hidden:
                    self.places[self.facts] = places
                    least[self.facts] = known
                    self.facts += 1
        if self.facts:
            self.measure(state, seat)
            self.part(state, unseen, least, luck)
        else:
            self.pool[0] = unseen
            self.size[0] = size_of(unseen)

    def measure(self, state: Meuterer, seat: i64) -> None:
        """How many cards each pool has."""
        self.size[self.pool_of(MIDDLE)] += state.middle_cards
        for other in range(state.players):
            if other != seat:
                self.size[self.pool_of(BIT[other])] += state.sailors[other].cards + state.cards_aside(other)
        for number in range(state.round + 1):
            if state.rejects[number] and state.rejecter[number] != seat:
                self.size[self.pool_of(rejects_place(number))] += size_of(state.rejects[number])

    def part(self, state: Meuterer, unseen: i64, least: vec[i64], luck: Luck) -> None:
        """Which cards each pool has. Counting the ways takes its time, so the state keeps that for the next deal."""
        deals = state.deals
        if deals is None or not deals.fits(unseen, self.size, self.facts, self.places, least):
            deals = Deals(unseen, self.size[:], self.facts, self.places, least)
            state.deals = deals
        self.pool = deals.deal(luck)

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
