"""The clocks of a table: what they allow, when they run, and what a stand-in waits for."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.table.opening import PERSON
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import DAY, SECOND, UNTOUCHED, Times, Timing, check_timing
from tests.table.seated import opened

MINUTE = 60 * SECOND


@pytest.mark.parametrize(
    ("timing", "key"),
    [
        (Timing(grace=14), "time-bad"),
        (Timing(grace=3601), "time-bad"),
        (Timing(silence=59), "time-bad"),
        (Timing(decision=9), "time-bad"),
        (Timing(decision=-1), "time-bad"),
        (Timing(bank=59), "time-bad"),
        (Timing(bank=600, increment=301), "time-bad"),
        (Timing(decision=60, bank=600, increment=5), "clocks-two"),
        (Timing(bank=600), "time-bad"),
        (Timing(increment=5), "clocks-two"),
        (Timing(pace="correspondence"), "time-bad"),
        (Timing(pace="correspondence", decision=DAY - 1), "time-bad"),
        (Timing(pace="correspondence", decision=15 * DAY), "time-bad"),
        (Timing(pace="correspondence", decision=DAY, bank=600), "time-bad"),
        (Timing(pace="correspondence", decision=DAY, grace=30), "time-bad"),
    ],
)
def test_a_time_out_of_range_is_refused_and_named(timing: Timing, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        opened(GAMES["freibeuter"], PERSON, PERSON, timing=timing)


@pytest.mark.parametrize(
    "timing",
    [
        Timing(),
        Timing(grace=15, silence=60, decision=10),
        Timing(bank=4 * 3600, increment=300),
        Timing(pace="correspondence", decision=DAY),
        Timing(pace="correspondence", decision=14 * DAY),
    ],
)
def test_what_is_within_the_bounds_is_taken(timing: Timing) -> None:
    check_timing(timing)


def test_a_table_of_before_has_the_usual_times_and_no_clock() -> None:
    times = Times(Timing(), 2)
    times.ask([0], 0)
    assert times.left(0, UNTOUCHED) is None
    assert times.due([0], 0) is None


def test_a_decision_has_its_time_and_the_next_one_its_own() -> None:
    times = Times(Timing(decision=60), 2)
    times.ask([0], 0)
    assert (times.left(0, 20 * SECOND), times.due([0, 1], 20 * SECOND)) == (40 * SECOND, MINUTE)
    assert not times.overdue(0, MINUTE - 1)
    assert times.overdue(0, MINUTE)
    times.answer(0, MINUTE)
    times.ask([1], MINUTE)
    assert (times.left(0, 2 * MINUTE), times.left(1, 2 * MINUTE)) == (None, 0)


def test_who_is_asked_goes_on_deciding_when_others_are_asked_too() -> None:
    times = Times(Timing(decision=60), 3)
    times.ask([0, 1], 0)
    times.answer(1, 30 * SECOND)
    times.ask([0, 2], 30 * SECOND)
    assert [times.left(seat, 40 * SECOND) for seat in (0, 1, 2)] == [20 * SECOND, None, 50 * SECOND]


def test_a_bank_is_spent_while_deciding_and_credited_with_the_answer() -> None:
    times = Times(Timing(bank=60, increment=5), 2)
    times.ask([0], 0)
    times.answer(0, 50 * SECOND)
    times.ask([1], 50 * SECOND)
    assert times.left(0, 3 * MINUTE) == 15 * SECOND
    times.answer(1, 130 * SECOND)
    times.ask([0], 130 * SECOND)
    assert (times.left(1, 131 * SECOND), times.left(0, 131 * SECOND)) == (5 * SECOND, 14 * SECOND)


def test_taking_back_gains_no_time() -> None:
    for timing in (Timing(bank=60, increment=10), Timing(decision=60)):
        times = Times(timing, 2)
        times.ask([0], 0)
        times.answer(0, 20 * SECOND)
        times.ask([1], 20 * SECOND)
        times.take_back(0)
        times.ask([0], 30 * SECOND)
        assert times.left(0, 30 * SECOND) == 30 * SECOND


def test_a_stand_in_moves_for_somebody_away_after_the_grace() -> None:
    times = Times(Timing(grace=90), 2)
    times.ask([0], 0)
    times.leave(0, 10 * SECOND)
    assert times.due([0], 20 * SECOND) == 100 * SECOND
    assert not times.overdue(0, 99 * SECOND)
    assert times.overdue(0, 100 * SECOND)
    times.come(0)
    assert not times.overdue(0, 200 * SECOND)


def test_whoever_stays_away_is_waited_for_once() -> None:
    times = Times(Timing(grace=90), 2)
    times.ask([0], 0)
    times.leave(0, 0)
    times.answer(0, 90 * SECOND)
    times.ask([1], 90 * SECOND)
    times.answer(1, 95 * SECOND)
    times.ask([0], 95 * SECOND)
    assert times.overdue(0, 95 * SECOND)


def test_by_correspondence_nobody_is_away_and_the_clock_runs_on() -> None:
    times = Times(Timing(pace="correspondence", decision=DAY), 2)
    times.ask([0], 0)
    times.leave(0, 0)
    assert times.due([0], 0) == DAY * SECOND
    assert times.grace_left(0, MINUTE) is None


def test_time_stands_still_for_every_clock() -> None:
    times = Times(Timing(decision=60), 2)
    times.ask([0], 0)
    times.leave(0, 10 * SECOND)
    times.stop("paused", 20 * SECOND)
    times.stop("deserted", 25 * SECOND)
    assert (times.left(0, 5 * MINUTE), times.due([0], 5 * MINUTE)) == (40 * SECOND, None)
    assert not times.overdue(0, 5 * MINUTE)
    times.go_on("paused", 5 * MINUTE)
    assert times.still
    times.go_on("deserted", 6 * MINUTE)
    assert times.due([0], 6 * MINUTE) == 6 * MINUTE + 40 * SECOND
    assert times.away_for(0, 6 * MINUTE) == 10 * SECOND


def test_a_table_that_waits_for_people_or_is_over_comes_due_never() -> None:
    table: Table = opened(GAMES["freibeuter"], PERSON, PERSON, timing=Timing(decision=60))
    assert table.due(0) is None
