"""Deals unseen things to places of which it is known what some of them together hold at least.

Unlike the facts of `memory.lay`, these may overlap: a hand can be among the places of several. Places that the same
facts speak of are one *share*; a deal says how many things of each kind every share gets, and each way to lay the
things is equally likely, two things of a kind being two things.
"""

from math import comb
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import Luck
from quarterdeck.core.memory import below_any

MOST_COUNTED: Final = 4  # deals kept; one takes a few megabytes at most
MOST_THINGS: Final = 60  # that `left_outside` can count the ways of without overflowing
WIDTH: Final = MOST_THINGS + 1
CHOOSE: Final[vec[i64]] = vec[i64]([comb(n, k) for n in range(WIDTH) for k in range(WIDTH)])
_NO_WAYS: Final[vec[i64]] = vec[i64]([0] * (16 * WIDTH))  # kinds are at most fifteen

_LARGE: Final = 0x1000000000000000  # 2**60

# Eight shares of at most 63 things in one number, with a free bit for each
_STEPS: Final[list[int]] = [2 ** (7 * share) for share in range(8)]
_FREE: Final = sum(64 * step for step in _STEPS)


def below_large(n: i64, luck: Luck) -> i64:
    """A number from 0 to n - 1, each as likely as any other (0 < n < 2**60)."""
    if n < 0x40000000:
        return luck.below(n)
    while True:
        number = luck.below(0x40000000) * 0x40000000 + luck.below(0x40000000)
        if number < _LARGE - _LARGE % n:
            return number % n


def left_outside(unseen: vec[i64], least: vec[i64], outside: i64, luck: Luck) -> vec[i64]:
    """How many things of each kind lie outside of some places, which hold at least so many of each themselves.

    The usual case: one fact, two shares. `outside` is how many things there are outside.
    """
    kinds: i64 = len(unseen)
    width = outside + 1
    # ways[kind * width + left]: how many ways there are to leave so many things of this kind and later ones outside
    ways = _NO_WAYS[: (kinds + 1) * width]
    ways[kinds * width] = 1
    kind = kinds - 1
    while kind >= 0:
        number = unseen[kind]
        most = number - least[kind]
        here = kind * width
        for left in range(width):
            total: i64 = 0
            for taken in range(min(most, left) + 1):
                total += CHOOSE[number * WIDTH + taken] * ways[here + width + left - taken]
            ways[here + left] = total
        kind -= 1
    taken_of = unseen[:]
    left_now = outside
    for kind in range(kinds):
        pick = below_large(ways[kind * width + left_now], luck)
        taken_now: i64 = 0
        while True:
            some = CHOOSE[unseen[kind] * WIDTH + taken_now] * ways[kind * width + width + left_now - taken_now]
            if pick < some:
                break
            pick -= some
            taken_now += 1
        taken_of[kind] = taken_now
        left_now -= taken_now
    return taken_of


class Known:
    """These shares together hold at least so many things of each kind."""

    def __init__(self, shares: list[int], least: list[int]) -> None:
        self.shares = shares
        self.least = least


class Counted:
    """Shares counted lately: a search deals the same ones again and again."""

    def __init__(self) -> None:
        self.shares: dict[tuple[tuple[int, ...], ...], Shares] = {}

    def of(self, unseen: list[int], sizes: list[int], facts: list[Known]) -> "Shares":
        """The shares of these things, sizes and facts, counted now or before."""
        question = [tuple(unseen), tuple(sizes)]
        for fact in facts:
            question.append(tuple(fact.shares))
            question.append(tuple(fact.least))
        key = tuple(question)
        found = self.shares.get(key)
        if found is None:
            if len(self.shares) == MOST_COUNTED:
                del self.shares[next(iter(self.shares))]
            found = Shares(unseen, sizes, facts)
            self.shares[key] = found
        return found


class Shares:
    """Every way to deal things to shares that agrees with some facts: counted once, then dealt as often as wanted.

    Counting takes long where several facts speak of many places, dealing does not. How much each share gets, or can
    still get, is one number with seven bits for each share, of which the highest stays free.
    """

    def __init__(self, unseen: list[int], sizes: list[int], facts: list[Known]) -> None:
        self.kinds = len(unseen)
        self.shares = len(sizes)
        self.room = 0
        for share in range(self.shares):
            self.room += sizes[share] * _STEPS[share]
        self.splits: list[list[int]] = []  # of each kind: every split that agrees with the facts
        self.weights: list[list[int]] = []  # and in how many ways it can be made
        self.counted: list[dict[int, int]] = []  # ways from here on, by the room left
        self.choices: list[dict[int, list[Choice]]] = []
        for kind in range(self.kinds):
            self.splits.append([])
            self.weights.append([])
            self.counted.append({})
            self.choices.append({})
            for split, ways in _splits(unseen[kind], sizes):
                if all(sum([split[share] for share in fact.shares]) >= fact.least[kind] for fact in facts):
                    self.splits[kind].append(sum([split[share] * _STEPS[share] for share in range(self.shares)]))
                    self.weights[kind].append(ways)

    def ways(self, kind: int, left: int) -> int:
        """In how many ways things of this kind and later ones fill what is left of the shares."""
        if kind == self.kinds:
            return 1 if left == 0 else 0
        known = self.counted[kind].get(left)
        if known is None:
            known = 0
            room = left + _FREE
            splits = self.splits[kind]
            weights = self.weights[kind]
            for number in range(len(splits)):
                rest = room - splits[number]
                if rest & _FREE == _FREE:  # no share gets more than it can
                    known += weights[number] * self.ways(kind + 1, rest - _FREE)
            self.counted[kind][left] = known
        return known

    def deal(self, luck: Luck) -> list[list[int]]:
        """How many things of each kind every share gets."""
        dealt: list[list[int]] = [[] for _ in range(self.shares)]
        left = self.room
        for kind in range(self.kinds):
            choices = self.choices_from(kind, left)
            pick = below_any(choices[-1].below, luck)
            number = 0
            while pick >= choices[number].below:
                number += 1
            split = choices[number].split
            left -= split
            for share in range(self.shares):
                dealt[share].append(split & 63)
                split >>= 7
        return dealt

    def choices_from(self, kind: int, left: int) -> list["Choice"]:
        """Every split of a kind that can be gone on from."""
        found = self.choices[kind].get(left)
        if found is None:
            found = []
            below = 0
            for split, ways in zip(self.splits[kind], self.weights[kind], strict=True):
                if (left + _FREE - split) & _FREE == _FREE:
                    more = ways * self.ways(kind + 1, left - split)
                    if more:
                        below += more
                        found.append(Choice(below, split))
            self.choices[kind][left] = found
        return found


class Choice:
    """A split of a kind: chosen by any number below this one, and not below that of the choice before."""

    def __init__(self, below: int, split: int) -> None:
        self.below = below
        self.split = split


def _splits(number: int, sizes: list[int]) -> list[tuple[list[int], int]]:
    """Every way to split the things of a kind among the shares, and how many ways it is."""
    found: list[tuple[list[int], int]] = []
    _split_on(number, 1, [], sizes, found)
    return found


def _split_on(number: int, ways: int, split: list[int], sizes: list[int], found: list[tuple[list[int], int]]) -> None:
    share = len(split)
    if share == len(sizes):
        if number == 0:
            found.append((split, ways))
        return
    for here in range(min(number, sizes[share]) + 1):
        _split_on(number - here, ways * comb(number, here), [*split, here], sizes, found)
