"""Whether counts are as even as chance would make them."""

from math import sqrt

DEVIATIONS = 4.0  # of a normal distribution: one chance in thirty thousand


def critical(freedom: int) -> float:
    """The value a chi-square with so many degrees of freedom hardly ever exceeds (Wilson and Hilferty)."""
    part = 2 / (9 * freedom)
    return float(freedom * (1 - part + DEVIATIONS * sqrt(part)) ** 3)


def chi_square(counts: list[int], expected: list[float]) -> float:
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
