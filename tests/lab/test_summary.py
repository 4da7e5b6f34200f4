"""Summaries count right."""

import pytest

from quarterdeck.core.outcome import Outcome
from quarterdeck.lab.plan import Played
from quarterdeck.lab.summary import Tally, wilson


def tally_of(*games: Played) -> Tally:
    tally = Tally(2)
    for game in games:
        tally.add(game)
    return tally


def test_shares_lengths_ends_and_scores_are_counted() -> None:
    summary = tally_of(
        Played(1, 10, Outcome("F11.1", (0,), (30, 20))),
        Played(2, 20, Outcome("F11.2", (1,), (10, 20))),
        Played(3, 60, Outcome("F11.1", (0, 1), (20, 20))),
        Played(4, 30, Outcome("F11.1", (0,), (20, 10))),
    ).summary()
    assert summary.games == 4
    assert [seat.wins for seat in summary.seats] == [2.5, 1.5]
    assert [seat.mean_score for seat in summary.seats] == [20, 17.5]
    assert summary.length is not None
    assert (summary.length.mean, summary.length.median) == (30, 25)
    assert (summary.length.least, summary.length.most) == (10, 60)
    assert summary.ends == {"F11.1": 3, "F11.2": 1}


def test_the_median_of_an_odd_number_is_the_middle_one() -> None:
    summary = tally_of(*(Played(n, length, Outcome("F11.1", (0,))) for n, length in enumerate((9, 1, 4)))).summary()
    assert summary.length is not None
    assert summary.length.median == 4
    assert summary.seats[0].mean_score is None


def test_no_games_have_no_length_and_say_nothing_about_shares() -> None:
    summary = Tally(2).summary()
    assert summary.length is None
    assert (summary.seats[0].low, summary.seats[0].high) == (0, 1)


def test_wilson_intervals_are_the_textbook_ones() -> None:
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1), abs=1e-4)
