"""The deals of unseen cards that agree with what a viewer remembers, counted once and kept for the next deal."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.luck import Luck
from quarterdeck.core.shares import MOST_THINGS, WIDTH, Known, Shares
from quarterdeck.games.meuterer.box.pieces import KINDS, counts_of
from quarterdeck.games.meuterer.knowledge.traces import LIMIT

POOLS: Final = 8  # each fact parts the cards in two, and there are up to three
NO_POOLS: Final[vec[i64]] = vec[i64]([0] * POOLS)
NO_FACTS: Final[vec[i64]] = vec[i64]([0] * LIMIT)
# For each fact the pools that its places are filled from, as a set
POOLS_OF: Final[vec[i64]] = vec[i64](
    [sum(2**pool for pool in range(POOLS) if pool >> fact & 1) for fact in range(LIMIT)]
)


@final
class Dealing:
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
