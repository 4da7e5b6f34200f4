"""95 % confidence intervals of means and ratios, with the deal as the unit.

The games of a deal have their luck in common, so a deal counts once, with the mean of its games, and intervals are
Student's over deals. A ratio of two means is taken deal by deal as well (the delta method): luck that helps both sides
of it cancels out.
"""

import math
from collections.abc import Sequence
from statistics import fmean, stdev

import msgspec

from quarterdeck.lab.summary import Z, wilson

# Student's t for few deals; for more a series in 1 / deals is near enough
FEW = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class Estimate(msgspec.Struct, frozen=True):
    """A number and its confidence interval."""

    value: float
    low: float
    high: float


def parts(estimate: Estimate | None) -> tuple[float | None, float | None, float | None]:
    """An estimate and its interval, or three times nothing."""
    return (None, None, None) if estimate is None else (estimate.value, estimate.low, estimate.high)


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t distribution."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    first, second = (Z**3 + Z) / 4, (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def reach(values: Sequence[float]) -> float:
    """Half the width of the interval around a mean; of a single deal nothing is known."""
    if len(values) < 2:
        return math.inf
    return student(len(values) - 1) * stdev(values) / math.sqrt(len(values))


def mean_share(shares: Sequence[float]) -> Estimate:
    """The mean share of the win; where it is all or nothing in every deal alike, a Wilson score interval."""
    mean = fmean(shares)
    if mean in (0.0, 1.0):
        return Estimate(mean, *wilson(sum(shares), len(shares)))
    off = reach(shares)
    return Estimate(mean, max(0.0, mean - off), min(1.0, mean + off))


def difference(shares: Sequence[float], others: Sequence[float]) -> Estimate:
    """The paired difference of two means over the same deals; luck that helps both alike cancels out."""
    apart = [share - other for share, other in zip(shares, others, strict=True)]
    mean, off = fmean(apart), reach(apart)
    return Estimate(mean, mean - off, mean + off)


def ratio(shares: Sequence[float], fair: Sequence[float]) -> Estimate | None:
    """How much more than a fair share it is; None where there was nothing to share."""
    yardstick = fmean(fair)
    if yardstick == 0:
        return None
    if len(set(fair)) == 1:  # known, not measured
        mean = mean_share(shares)
        return Estimate(mean.value / yardstick, mean.low / yardstick, mean.high / yardstick)
    times = fmean(shares) / yardstick
    off = reach([(share - times * equal) / yardstick for share, equal in zip(shares, fair, strict=True)])
    return Estimate(times, max(0.0, times - off), min(1 / yardstick, times + off))


def gap_closed(rates: Sequence[float], equals: Sequence[float]) -> Estimate | None:
    """Which part of the way from the rate among equals to winning always is gone; None where there is no way to go."""
    left = ratio([1 - rate for rate in rates], [1 - equal for equal in equals])
    if left is None:
        return None
    return Estimate(1 - left.value, 1 - left.high, min(1.0, 1 - left.low))
