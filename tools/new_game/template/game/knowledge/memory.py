"""What a seat remembers of hidden places, as facts: *these places together hold at least these things*.

A fact about one place says what lies there. Mixing joins the facts it touches; what is then seen is subtracted. No two
facts of a memory share a place.

Who looked where is public, what was seen is not. So each fact also counts how many things its places can *at most* be
known to hold, from what everybody saw; places and that count are the memory's `shape`, which all may know.
"""

from math import comb
from typing import final

from quarterdeck.core.luck import Luck, below_any
from tools.new_game.template.game.rules.piles import Bag


@final
class Fact:
    """These places together hold at least these things; everybody can tell that it is not more than `most` things.

    Where a mixture may have been known or not, `most` is larger than the number of things, and things may be empty.
    """

    def __init__(self, places: list[int], things: list[int], most: int = -1) -> None:
        self.places = sorted(places)
        self.things = sorted(things)
        self.most = len(things) if most < 0 else most

    def key(self) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """The fact as plain numbers."""
        return (tuple(self.places), tuple(self.things), self.most)

    def __repr__(self) -> str:
        return f"Fact({self.places}, {self.things}, {self.most})"


@final
class Memory:
    """All that one seat remembers."""

    def __init__(self) -> None:
        self.facts: list[Fact] = []

    def copy(self) -> "Memory":
        """An independent copy; facts are never changed once made."""
        new = Memory()
        new.facts = self.facts[:]
        return new

    def key(self) -> tuple[tuple[tuple[int, ...], tuple[int, ...], int], ...]:
        """All facts as plain numbers, in one order."""
        return tuple(sorted([fact.key() for fact in self.facts]))

    def shape(self) -> list[tuple[tuple[int, ...], int]]:
        """What everybody knows of this memory: the places of each fact, and how many things it can be about."""
        return sorted([(tuple(fact.places), fact.most) for fact in self.facts])

    def see(self, place: int, thing: int) -> None:
        """A place holds this thing: what was known of a mixture shrinks by it."""
        self.leave(place, thing)
        self.facts.append(Fact([place], [thing]))

    def leave(self, place: int, thing: int) -> None:
        """A thing was seen to leave a place."""
        kept: list[Fact] = []
        for fact in self.facts:
            if place in fact.places:
                things = fact.things[:]
                if thing in things:
                    things.remove(thing)
                _keep_rest(kept, fact, place, things)
            else:
                kept.append(fact)
        self.facts = kept

    def lose(self, place: int) -> None:
        """Something unseen left this place for good: of each kind known to be in the mixture, one may have gone.

        Where it only went elsewhere, `rename` forgets nothing.
        """
        kept: list[Fact] = []
        for fact in self.facts:
            if place in fact.places:
                things = fact.things[:]
                for thing in set(fact.things):
                    things.remove(thing)
                _keep_rest(kept, fact, place, things)
            else:
                kept.append(fact)
        self.facts = kept

    def rename(self, old: int, new: int) -> None:
        """What lay in one place lies in another now, unchanged."""
        renamed: list[Fact] = []
        for fact in self.facts:
            if old in fact.places:
                places = [new if place == old else place for place in fact.places]
                renamed.append(Fact(places, fact.things, fact.most))
            else:
                renamed.append(fact)
        self.facts = renamed

    def mix(self, places: list[int]) -> None:
        """What lies in these places is mixed: all facts touched become one about all places involved."""
        joined_places = set(places)
        joined_things: list[int] = []
        most = 0
        kept: list[Fact] = []
        for fact in self.facts:
            if _touches(fact, places):
                joined_things.extend(fact.things)
                joined_places.update(fact.places)
                most += fact.most
            else:
                kept.append(fact)
        if most:
            kept.append(Fact(list(joined_places), joined_things, most))
        self.facts = kept

    def thing_at(self, place: int) -> int:
        """What surely lies in a place, or -1."""
        for fact in self.facts:
            if fact.places == [place] and fact.things:
                return fact.things[0]
        return -1


def _keep_rest(kept: list[Fact], fact: Fact, place: int, things: list[int]) -> None:
    """What a fact still says when one of its places is taken out."""
    places = [other for other in fact.places if other != place]
    if places:
        kept.append(Fact(places, things, min(fact.most, len(places))))


def _touches(fact: Fact, places: list[int]) -> bool:
    return any(place in places for place in fact.places)


def lay(unseen: Bag, places: list[int], facts: list[Fact], luck: Luck) -> list[int]:
    """Things for these places out of a bag: every way to lay them that agrees with the facts is equally likely.

    The mixture of which most is known is filled first, by counting in how many ways it can be. Of the others the things
    known are laid, the rest is drawn; a world that can be reached in several ways, because such a mixture holds more of
    a thing than is known, is kept with one chance in as many; so several large mixtures take long. What is not laid
    stays in the bag.
    """
    where = {place: number for number, place in enumerate(places)}
    largest = _largest_mixture(facts)
    while True:
        bag = unseen.copy()
        for fact in facts:
            for thing in fact.things:
                bag.remove(thing)
        laid = [-1] * len(places)
        for fact in facts:
            things = fact.things + _others(fact, bag, luck) if fact is largest else fact.things
            free = [where[place] for place in fact.places]
            for thing in things:
                laid[free.pop(luck.below(len(free)))] = thing
        for number in range(len(laid)):
            if laid[number] < 0:
                laid[number] = bag.take(luck)
        ways = 1
        for fact in facts:
            if fact is not largest:
                ways *= _ways(fact, [laid[where[place]] for place in fact.places])
        if ways == 1 or below_any(ways, luck) == 0:
            unseen.counts = bag.counts
            unseen.size = bag.size
            return laid


def _largest_mixture(facts: list[Fact]) -> Fact | None:
    """Of the facts that leave something open, the one that knows most."""
    largest: Fact | None = None
    for fact in facts:
        known = len(fact.things)
        if 0 < known < len(fact.places) and (largest is None or known > len(largest.things)):
            largest = fact
    return largest


def _others(fact: Fact, bag: Bag, luck: Luck) -> list[int]:
    """What else lies in the places of a fact, out of a bag that no longer has what is known of them."""
    kinds = len(bag.counts)
    room = len(fact.places) - len(fact.things)
    known = [fact.things.count(kind) for kind in range(kinds)]
    rest = [int(number) for number in bag.counts]
    # ways[kind][left]: how many ways there are to fill so many places with things of this kind and later ones
    ways = [[0] * (room + 1) for _ in range(kinds + 1)]
    ways[kinds][0] = 1
    for kind in range(kinds - 1, -1, -1):
        for more in range(min(rest[kind], room) + 1):
            chosen = comb(rest[kind] + known[kind], known[kind] + more)
            for left in range(more, room + 1):
                ways[kind][left] += chosen * ways[kind + 1][left - more]
    others: list[int] = []
    pick = below_any(ways[0][room], luck)
    for kind in range(kinds):
        left = room - len(others)
        more = 0
        while True:
            here = comb(rest[kind] + known[kind], known[kind] + more) * ways[kind + 1][left - more]
            if pick < here:
                break
            pick -= here
            more += 1
        # what is left of the pick is even among the ways to go on
        pick //= comb(rest[kind] + known[kind], known[kind] + more)
        for _ in range(more):
            others.append(kind)
            bag.remove(kind)
    return others


def _ways(fact: Fact, things: list[int]) -> int:
    """In how many ways the things of a fact can be picked out of those that lie in its places."""
    ways = 1
    for thing in set(fact.things):
        ways *= comb(things.count(thing), fact.things.count(thing))
    return ways


def recall(shape: list[tuple[tuple[int, ...], int]], laid: dict[int, int], luck: Luck) -> Memory:
    """A memory of this shape that agrees with what is laid: of each fact's places any that it can know, and as many.

    That may be more than its owner remembers, since only he knows whether he saw the same thing twice.
    """
    memory = Memory()
    for places, most in shape:
        there = [laid[place] for place in places]
        things = [there.pop(luck.below(len(there))) for _ in range(most)]
        memory.facts.append(Fact(list(places), things, most))
    return memory
