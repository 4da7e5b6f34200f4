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

MOST_THINGS: Final = 60  # that `left_outside` can count the ways of without overflowing
WIDTH: Final = MOST_THINGS + 1
CHOOSE: Final[vec[i64]] = vec[i64]([comb(n, k) for n in range(WIDTH) for k in range(WIDTH)])
_NO_WAYS: Final[vec[i64]] = vec[i64]([0] * (16 * WIDTH))  # kinds are at most fifteen

_LARGE: Final = 0x1000000000000000  # 2**60


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


def deal_shares(unseen: list[int], sizes: list[int], facts: list[Known], luck: Luck) -> list[list[int]]:
    """How many things of each kind every share gets, whatever facts there are; slow where there are several."""
    used = [share for share, size in enumerate(sizes) if size]
    facts = [Known([number for number, share in enumerate(used) if share in fact.shares], fact.least) for fact in facts]
    memo: dict[tuple[int, tuple[int, ...]], int] = {}
    dealt: list[list[int]] = []
    left = tuple([sizes[share] for share in used])
    for kind in range(len(unseen)):
        pick = below_any(_ways(unseen, facts, kind, left, memo), luck)
        for split, ways in _splits(unseen, facts, kind, left):
            rest = tuple([room - number for room, number in zip(left, split, strict=True)])
            here = ways * _ways(unseen, facts, kind + 1, rest, memo)
            if pick < here:
                dealt.append(split)
                left = rest
                break
            pick -= here
    nothing = [0] * len(unseen)
    return [[split[used.index(share)] for split in dealt] if sizes[share] else nothing for share in range(len(sizes))]


def _ways(
    unseen: list[int],
    facts: list[Known],
    kind: int,
    left: tuple[int, ...],
    memo: dict[tuple[int, tuple[int, ...]], int],
) -> int:
    """In how many ways things of this kind and later ones fill what is left of the shares."""
    if kind == len(unseen):
        return 0 if any(left) else 1
    known = memo.get((kind, left))
    if known is None:
        known = 0
        for split, ways in _splits(unseen, facts, kind, left):
            rest = tuple([room - number for room, number in zip(left, split, strict=True)])
            known += ways * _ways(unseen, facts, kind + 1, rest, memo)
        memo[(kind, left)] = known
    return known


def _splits(unseen: list[int], facts: list[Known], kind: int, left: tuple[int, ...]) -> list[tuple[list[int], int]]:
    """Every way to split the things of a kind among the shares that agrees with the facts, and how many ways it is."""
    found: list[tuple[list[int], int]] = []
    _split_on(unseen[kind], 1, [], left, found)
    return [
        (split, ways)
        for split, ways in found
        if all(sum([split[share] for share in fact.shares]) >= fact.least[kind] for fact in facts)
    ]


def _split_on(
    number: int, ways: int, split: list[int], left: tuple[int, ...], found: list[tuple[list[int], int]]
) -> None:
    share = len(split)
    if share == len(left):
        if number == 0:
            found.append((split, ways))
        return
    for here in range(min(number, left[share]) + 1):
        _split_on(number - here, ways * comb(number, here), [*split, here], left, found)
