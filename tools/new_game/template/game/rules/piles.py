"""Cards nobody has ordered are a bag; only cards whose place someone chose have one."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import Luck, Outcomes


@final
class Bag:
    """How many things of each kind lie somewhere together, in no order."""

    def __init__(self, counts: vec[i64]) -> None:
        self.counts: vec[i64] = counts[:]
        self.size: i64 = 0
        for number in counts:
            self.size += number

    def copy(self) -> "Bag":
        """An independent copy."""
        return Bag(self.counts)

    def add(self, kind: i64) -> None:
        """One more of a kind."""
        self.counts[kind] += 1
        self.size += 1

    def remove(self, kind: i64) -> None:
        """One less of a kind that is there."""
        self.counts[kind] -= 1
        self.size -= 1

    def kth(self, k: i64) -> i64:
        """The kind of the k-th thing, counting kind by kind."""
        counts = self.counts
        kind: i64 = 0
        while k >= counts[kind]:
            k -= counts[kind]
            kind += 1
        return kind

    def take(self, luck: Luck) -> i64:
        """Take out any of the things, each as likely as any other."""
        kind = self.kth(luck.below(self.size))
        self.remove(kind)
        return kind

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return tuple(self.counts)


@final
class Pile:
    """A face-down pile: an unordered middle, and the cards someone put on top of it or under it.

    `top[-1]` is drawn first, then any of the middle, then `under[0]`.
    """

    def __init__(self, middle: Bag) -> None:
        self.middle = middle
        self.top: list[int] = []
        self.under: list[int] = []

    def copy(self) -> "Pile":
        """An independent copy."""
        new = Pile(self.middle.copy())
        new.top = self.top[:]
        new.under = self.under[:]
        return new

    def size(self) -> i64:
        """How many cards there are."""
        return len(self.top) + self.middle.size + len(self.under)

    def draw(self, luck: Luck, point: i64, seat: i64, outcomes: Outcomes) -> i64:
        """Draw the first card; chance is asked only where nobody has fixed which one that is."""
        if self.top:
            return self.top.pop()
        if self.middle.size:
            kind = self.middle.kth(luck.choose(point, seat, self.middle.size, outcomes))
            self.middle.remove(kind)
            return kind
        return self.under.pop(0)

    def shuffle(self) -> None:
        """Whatever had a place has none any more (G1.3)."""
        for kind in self.top:
            self.middle.add(kind)
        for kind in self.under:
            self.middle.add(kind)
        self.top = []
        self.under = []

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (self.middle.key(), tuple(self.top), tuple(self.under))


def bag(cards: list[int], kinds: int) -> Bag:
    """These cards, in no order."""
    return Bag(vec[i64]([cards.count(kind) for kind in range(kinds)]))


def listed(bag: Bag) -> list[int]:
    """The cards of a bag, kind by kind."""
    cards: list[int] = []
    for kind in range(len(bag.counts)):
        cards.extend([kind] * bag.counts[kind])
    return cards
