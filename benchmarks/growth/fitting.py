"""Names how a cost grows with a size, from costs that were measured in several rounds."""

import math
import random
import statistics
from collections.abc import Mapping, Sequence
from functools import cache

import msgspec

CONSTANT = 0.15  # an exponent up to which a cost hardly depends on the size
LINEAR = 0.85, 1.05  # exponents that are called linear
WORST = 1.15  # an exponent clearly above it is worse than linear
LOGARITHM = 1.25  # an exponent that n log n may look like over the sizes that are measured
FEWEST = 3  # sizes that a line is fitted to, where there are so many
RESAMPLES = 200
FEWEST_BEFORE = 2  # sizes of about the same cost before a step
CLEARLY = 0.5  # of the misfit of any curve: a step that is not nearer is none
EXPONENTS = [number / 20 for number in range(2, 61)]  # that are tried where a cost does not begin at nothing

CONSTANTLY, SLOWER, LINEARLY, LOGARITHMIC, WORSE = (
    "constant",
    "less than linear",
    "linear",
    "n log n",
    "worse than linear",
)
UNCLEAR = "not clear"


class Growth(msgspec.Struct, frozen=True):
    """How a cost grows: by which exponent, with its 95 % interval, and what that is called.

    `since` is the size from which that is so, where there is a step before it.
    """

    name: str
    exponent: float
    low: float
    high: float
    since: int | None = None


def growth(costs: Mapping[int, Sequence[float]], *, above_first: bool = False) -> Growth:
    """The growth of a cost; for each size its costs, one for each round.

    With `above_first` only what is added to the cost of the smallest size is looked at: setting a game up costs the
    same for the shortest record, and would hide how the rest grows. A cost that jumps once, since something happens for
    the first time, is looked at from there on. The interval is over rounds drawn again and again.
    """
    sizes = sorted(costs)
    medians = [statistics.median(costs[size]) for size in sizes]
    steady = rise(sizes, medians) <= CONSTANT
    since = step(sizes, medians) if above_first and not steady else None
    if since is not None:
        sizes, medians, steady = sizes[since:], medians[since:], True
    fit = slope_above_first if above_first and not steady else slope
    luck = random.Random(1)
    rounds = min(len(costs[size]) for size in sizes)
    found = []
    for _ in range(RESAMPLES):
        drawn = luck.choices(range(rounds), k=rounds)
        found.append(fit(sizes, [statistics.median(costs[size][number] for number in drawn) for size in sizes]))
    found.sort()
    exponent, low, high = fit(sizes, medians), found[RESAMPLES // 40], found[-1 - RESAMPLES // 40]
    low, high = min(low, exponent), max(high, exponent)
    name = CONSTANTLY if steady else named(exponent, low)
    return Growth(name, exponent, low, high, None if since is None else sizes[0])


def named(exponent: float, low: float) -> str:
    """What an exponent is called, where its interval begins at `low`."""
    if exponent <= CONSTANT:
        return CONSTANTLY
    if exponent < LINEAR[0]:
        return SLOWER
    if exponent <= LINEAR[1] or (exponent <= WORST and low <= 1):
        return LINEARLY
    if low > WORST:
        return WORSE
    return LOGARITHMIC if low > 1 and exponent <= LOGARITHM else UNCLEAR


def rise(sizes: Sequence[int], medians: Sequence[float]) -> float:
    """The exponent from the smallest size to the most that any size costs."""
    return math.log(max(medians) / medians[0]) / math.log(sizes[-1] / sizes[0])


def step(sizes: Sequence[int], medians: Sequence[float]) -> int | None:
    """The place of the first size after a step, if two levels fit clearly better than any curve a + b n^k.

    One size between the levels may lie anywhere: there the step has come in some of the games and not in others. After
    it the cost must be constant: what goes on growing would be hidden behind what the step adds.
    """
    best = min(_misfit(powers, medians) for powers in _powers(tuple(sizes)))
    found, after = min(
        (
            (_scatter(medians[:before]) + _scatter(medians[after:]), after)
            for before in range(FEWEST_BEFORE, len(sizes) - FEWEST + 1)
            for after in (before, before + 1)
            if after <= len(sizes) - FEWEST
        ),
        default=(math.inf, 0),
    )
    return after if found < CLEARLY * best and rise(sizes[after:], medians[after:]) <= CONSTANT else None


def _scatter(costs: Sequence[float]) -> float:
    """How far costs are off one level, as a part of each."""
    weights = [1 / cost**2 for cost in costs]
    level = sum(weight * cost for weight, cost in zip(weights, costs, strict=True)) / sum(weights)
    return sum(weight * (cost - level) ** 2 for weight, cost in zip(weights, costs, strict=True))


def slope(sizes: Sequence[int], medians: Sequence[float]) -> float:
    """The exponent over the upper half of the sizes."""
    return _line(*_upper(sizes, medians))


def slope_above_first(sizes: Sequence[int], medians: Sequence[float]) -> float:
    """The exponent k of the curve a + b n^k that fits best, all sizes weighing alike."""
    misfits = [_misfit(powers, medians) for powers in _powers(tuple(sizes))]
    return EXPONENTS[misfits.index(min(misfits))]


@cache
def _powers(sizes: tuple[int, ...]) -> list[list[float]]:
    """The sizes to the power of each exponent that is tried."""
    return [[size**exponent for size in sizes] for exponent in EXPONENTS]


def _misfit(powers: Sequence[float], costs: Sequence[float]) -> float:
    """How far the best line through these is off, as a part of each cost; neither of its numbers is negative."""
    weights = [1 / cost**2 for cost in costs]
    total = sum(weights)
    middle = sum(weight * power for weight, power in zip(weights, powers, strict=True)) / total
    mean = sum(weight * cost for weight, cost in zip(weights, costs, strict=True)) / total
    spread = sum(weight * (power - middle) ** 2 for weight, power in zip(weights, powers, strict=True))
    both = sum(w * (p - middle) * (c - mean) for w, p, c in zip(weights, powers, costs, strict=True))
    rising = max(0.0, both / spread)
    start = mean - rising * middle
    if start < 0:
        start = 0.0
        squares = sum(w * p * p for w, p in zip(weights, powers, strict=True))
        rising = sum(w * p * c for w, p, c in zip(weights, powers, costs, strict=True)) / squares
    return sum(w * (start + rising * p - c) ** 2 for w, p, c in zip(weights, powers, costs, strict=True))


def _upper(sizes: Sequence[int], costs: Sequence[float]) -> tuple[Sequence[int], Sequence[float]]:
    first = min(len(sizes) // 2, max(0, len(sizes) - FEWEST))
    return sizes[first:], costs[first:]


def _line(sizes: Sequence[int], costs: Sequence[float]) -> float:
    logs = [math.log(size) for size in sizes]
    return statistics.linear_regression(logs, [math.log(cost) for cost in costs]).slope
