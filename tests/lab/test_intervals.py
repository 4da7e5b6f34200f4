"""Intervals hold what they promise."""

import math
from statistics import fmean

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.lab.intervals import Estimate, difference, gap_closed, mean_share, ratio, student


@pytest.mark.parametrize(("freedom", "known"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (1000, 1.962)])
def test_student_s_t_is_that_of_the_books(freedom: int, known: float) -> None:
    assert student(freedom) == pytest.approx(known, abs=0.001)


def test_an_interval_is_worked_out_by_hand() -> None:
    shares = [0.25, 0.5, 0.5, 0.75]  # deviation 0.2041, of the mean 0.1021
    estimate = mean_share(shares)
    assert estimate.value == 0.5
    assert (estimate.low, estimate.high) == pytest.approx((0.5 - 3.182 * 0.10206, 0.5 + 3.182 * 0.10206), abs=1e-4)


def test_of_a_single_deal_nothing_is_known() -> None:
    assert mean_share([0.5]) == Estimate(0.5, 0.0, 1.0)
    assert ratio([0.5], [0.25]) == Estimate(2.0, 0.0, 4.0)


def test_winning_always_is_not_certainty() -> None:
    assert mean_share([1.0] * 10).low == pytest.approx(0.722, abs=0.001)
    assert mean_share([0.0] * 10).high == pytest.approx(0.278, abs=0.001)


def test_a_difference_is_taken_deal_by_deal() -> None:
    apart = difference([0.5, 1.0, 0.5, 1.0], [0.25, 1.0, 0.25, 0.75])  # deviation 0.125, of the mean 0.0625
    assert apart.value == pytest.approx(0.1875)
    assert (apart.low, apart.high) == pytest.approx((0.1875 - 3.182 * 0.0625, 0.1875 + 3.182 * 0.0625), abs=1e-4)
    assert difference([1.0], [0.0]) == Estimate(1.0, -math.inf, math.inf)


def test_against_a_known_fair_share_the_interval_is_only_stretched() -> None:
    shares = [0.25, 0.5, 0.5, 0.75]
    mean, times = mean_share(shares), ratio(shares, [0.25] * 4)
    assert times == Estimate(2.0, mean.low * 4, mean.high * 4)


def test_luck_that_helps_both_sides_cancels_out() -> None:
    fair = [0.1, 0.3, 0.2, 0.4]
    times = ratio([2 * share for share in fair], fair)
    assert times is not None
    assert times.low == pytest.approx(times.high) == pytest.approx(2)


def test_the_gap_closed_is_the_way_gone_from_the_rate_among_equals_to_winning_always() -> None:
    gap = gap_closed([1.0, 0.0, 1.0, 1.0], [1.0, 0.0, 0.0, 1.0])
    assert gap is not None
    assert gap.value == pytest.approx(0.5)
    assert gap.low < 0.5 < gap.high <= 1


def test_where_there_is_nothing_to_share_or_no_gap_there_is_no_number() -> None:
    assert ratio([0.5, 0.5], [0.0, 0.0]) is None
    assert gap_closed([1.0, 0.0], [1.0, 1.0]) is None


def test_about_95_of_100_intervals_of_a_ratio_hold_the_truth() -> None:
    """Deals in which a win is worth 0.6 among equals with probability 0.5, and the share follows it in part."""
    luck = FastLuck(7)
    held = 0
    for _ in range(400):
        fair, shares = [], []
        for _ in range(60):
            equal = 0.6 if luck.below(2) else 0.2
            fair.append(equal)
            shares.append(equal * 1.5 if luck.below(2) else 0.2)
        times = ratio(shares, fair)
        assert times is not None
        assert times.value == fmean(shares) / fmean(fair)
        held += times.low <= (0.5 * 0.4 * 1.5 + 0.5 * 0.2) / 0.4 <= times.high
    assert 365 <= held <= 395
