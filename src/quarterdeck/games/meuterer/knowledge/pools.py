"""The unseen cards of a position, parted as far as a viewer can tell their places apart."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.games.meuterer.knowledge.dealing import NO_FACTS, NO_POOLS, Dealing
from quarterdeck.games.meuterer.knowledge.traces import MIDDLE, PUBLIC, rejects_place
from quarterdeck.games.meuterer.rules.position import Position


@final
class Pools:
    """The unseen cards, in as many pools as the facts of a viewer tell places apart."""

    def __init__(self, position: Position, seat: i64, unseen: i64, luck: Luck) -> None:
        self.facts: i64 = 0  # how many facts say something
        self.places: vec[i64] = NO_FACTS[:]  # of each of them
        self.pool: vec[i64] = NO_POOLS[:]
        self.size: vec[i64] = NO_POOLS[:]
        least = NO_FACTS[:]
        traces = position.traces
        viewer: i64 = seat if seat >= 0 else PUBLIC
        if traces.number:
            hidden = position.hidden_places(seat)
            for trace in range(traces.number):
                known = traces.of(trace, viewer)
                places = traces.places[trace] & hidden
                if known and places != hidden:
                    self.places[self.facts] = places
                    least[self.facts] = known
                    self.facts += 1
        if self.facts:
            self.measure(position, seat)
            self.part(position, unseen, least, luck)
        else:
            self.pool[0] = unseen
            self.size[0] = size_of(unseen)

    def measure(self, position: Position, seat: i64) -> None:
        """How many cards each pool has."""
        self.size[self.pool_of(MIDDLE)] += position.middle_cards
        for other in range(position.players):
            if other != seat:
                self.size[self.pool_of(BIT[other])] += position.sailors[other].cards + position.cards_aside(other)
        for number in range(position.round + 1):
            if position.rejects[number] and position.rejecter[number] != seat:
                self.size[self.pool_of(rejects_place(number))] += size_of(position.rejects[number])

    def part(self, position: Position, unseen: i64, least: vec[i64], luck: Luck) -> None:
        """Which cards each pool has. Counting the ways takes its time, so the position keeps that for the next deal."""
        dealing = position.dealing
        if dealing is None or not dealing.fits(unseen, self.size, self.facts, self.places, least):
            dealing = Dealing(unseen, self.size[:], self.facts, self.places, least)
            position.dealing = dealing
        self.pool = dealing.deal(luck)

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
