"""Deals unseen things to places of which it is known what some of them together hold at least.

What is known may overlap: a hand can be among the places of several facts. Places that the same facts speak of are one
*share*; a deal says how many things of each kind every share gets, and each way to lay the things is equally likely,
two things of a kind being two things.
"""

from math import comb
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.luck import Luck, below_any

# What each share gets, or has room for, is packed into one number; a bit above each tells whether it is too much
MOST_SHARES: Final = 8
MOST_THINGS: Final = 63  # in one share
WIDTH: Final = 7
GUARDS: Final = sum(2 ** (WIDTH * share + 6) for share in range(8))


def packed(numbers: vec[i64]) -> int:
    """A number for each share, as one."""
    together = 0
    for share in range(len(numbers)):
        together += int(numbers[share]) << WIDTH * share
    return together


def number_in(together: i64, share: i64) -> i64:
    """The number of one share."""
    return together >> WIDTH * share & MOST_THINGS


class Known:
    """These shares, as a set, together hold at least so many things of each kind."""

    def __init__(self, shares: i64, least: vec[i64]) -> None:
        self.shares = shares
        self.least = least


@final
class Room:
    """So much room is left for the things of a kind and of all later ones: in how many ways they can be laid."""

    def __init__(self) -> None:
        self.ways = 0
        self.splits: list[int] = []  # what each share may get of this kind
        self.weights: list[int] = []  # the ways that begin with it
        self.after: list[Room] = []  # and the room it leaves


@final
class Shares:
    """All deals that agree with some facts, counted once, so that any number of them can be drawn quickly."""

    def __init__(self, numbers: vec[i64], sizes: vec[i64], facts: list[Known]) -> None:
        self.kinds: i64 = len(numbers)
        self._splits: list[list[int]] = []
        self._ways: list[list[int]] = []  # in how many ways things of a kind split like that
        self._known: list[dict[int, Room]] = []
        for kind in range(self.kinds):
            self._splits.append([])
            self._ways.append([])
            self._known.append({})
            self._split(numbers[kind], kind, sizes, facts, 0, 1, 0)
        self.full = Room()  # nothing left to lay, no room left
        self.full.ways = 1
        self.first = self._room(0, packed(sizes))

    def _split(
        self, left: i64, kind: i64, sizes: vec[i64], facts: list[Known], share: i64, ways: int, split: int
    ) -> None:
        """List every way to split so many things among this share and later ones."""
        if share == len(sizes):
            if left == 0 and _agrees(split, kind, facts):
                self._splits[kind].append(split)
                self._ways[kind].append(ways)
            return
        most = min(left, sizes[share])
        for here in range(most + 1):
            more = ways * comb(int(left), int(here)) if here else ways
            self._split(left - here, kind, sizes, facts, share + 1, more, split + (int(here) << WIDTH * share))

    def _room(self, kind: i64, left: int) -> Room:
        """What can be done with this room, found once."""
        if kind == self.kinds:
            return self.full
        known = self._known[kind].get(left)
        if known is not None:
            return known
        room = Room()
        splits = self._splits[kind]
        ways = self._ways[kind]
        guarded = left | GUARDS
        for number in range(len(splits)):
            split = splits[number]
            rest = guarded - split
            if rest & GUARDS == GUARDS:
                after = self._room(kind + 1, rest & ~GUARDS)
                if after.ways:
                    weight = ways[number] * after.ways
                    room.ways += weight
                    room.splits.append(split)
                    room.weights.append(weight)
                    room.after.append(after)
        self._known[kind][left] = room
        return room

    def deal(self, luck: Luck) -> list[int]:
        """For each kind what every share gets, packed."""
        dealt: list[int] = []
        room = self.first
        for _ in range(self.kinds):
            number: i64 = 0
            if len(room.weights) > 1:
                pick = below_any(room.ways, luck)
                while pick >= room.weights[number]:
                    pick -= room.weights[number]
                    number += 1
            dealt.append(room.splits[number])
            room = room.after[number]
        return dealt


def _agrees(split: i64, kind: i64, facts: list[Known]) -> bool:
    """Whether the shares of every fact get as many things of a kind as it knows of."""
    for fact in facts:
        together: i64 = 0
        for share in range(MOST_SHARES):
            if fact.shares >> share & 1:
                together += number_in(split, share)
        if together < fact.least[kind]:
            return False
    return True
