"""What somebody might try to keep a table from its end, and what became of it."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.agreeing import Company, agree, gone, propose
from quarterdeck.table.entries import BrokenOff, Left, Returned, TableEntry, TookBack
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.presence import next_notice, notice
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.seating import renew_link
from quarterdeck.table.table import Table
from quarterdeck.table.timing import GONE, PATIENCE, SECOND, Times, Timing
from quarterdeck.table.undoing import hint, rewind, take_back
from tests.table.seated import act, opened, sit_down, timed

FREIBEUTER = GAMES["freibeuter"]
GRACE = 90 * SECOND
SILENCE = Timing().silence * SECOND
NOBODY: dict[int, int] = {}


def begun(*seats: str, timing: Timing | None = None) -> tuple[Table, list[TableEntry], int]:
    """A table in play at time 0, its log, and the seat that is asked."""
    table = opened(FREIBEUTER, *(seats or [PERSON] * 2), timing=timing)
    log = [table.opened, *sit_down(table)]
    (asked,) = table.people_asked()
    return table, log, asked


def test_what_a_stand_in_did_is_not_taken_back_for_ever() -> None:
    _, log, asked = begun(timing=Timing(decision=60))
    for draw in range(40):  # something that draws nothing, so that it could be taken back
        played = restore_table(GAMES, timed(log))
        act(played, asked, FastLuck(draw), at=60 * SECOND, stand_in="bosun")
        assert played.referee is not None
        if played.referee.why_not_taken_back(asked) is None:
            break
    number = played.last
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        take_back(played, asked, number, True, at=61 * SECOND)
    with pytest.raises(BrokenLog):
        played.apply(TookBack(asked, number), 61 * SECOND)
    assert played.people_asked() == [1 - asked]


def test_whoever_is_here_and_never_answers_is_away_after_an_hour_though_there_is_no_clock() -> None:
    table, _, asked = begun()
    assert notice(table, NOBODY, at=PATIENCE - 1) == []
    assert next_notice(table, NOBODY) == PATIENCE
    assert notice(table, NOBODY, at=PATIENCE) == [Left(asked, PATIENCE)]
    assert notice(table, NOBODY, at=PATIENCE + 1) == []
    assert next_notice(table, NOBODY) is None
    assert table.due(PATIENCE + 1) == PATIENCE + GRACE
    act(table, asked, FastLuck(1), at=PATIENCE + GRACE, stand_in="bosun")
    assert notice(table, NOBODY, at=PATIENCE + GRACE) == [Returned(asked)]


def test_whoever_missed_a_decision_is_not_waited_for_another_hour_until_they_decide() -> None:
    table, _, asked = begun()
    notice(table, NOBODY, at=PATIENCE)
    at = PATIENCE + GRACE
    act(table, asked, FastLuck(1), at=at, stand_in="bosun")
    notice(table, NOBODY, at=at)
    for stand_in, patience in (("bosun", SILENCE), ("", SILENCE), ("", PATIENCE)):
        while asked not in table.people_asked():
            act(table, 1 - asked, FastLuck(1), at=at)
        assert next_notice(table, NOBODY) == at + patience
        if stand_in:
            at += patience
            assert notice(table, NOBODY, at=at) == [Left(asked, at)]
            at += GRACE
        act(table, asked, FastLuck(1), at=at, stand_in=stand_in)
        notice(table, NOBODY, at=at)


def test_leaving_and_coming_back_gains_nobody_more_than_that_hour() -> None:
    table, _, asked = begun()
    at = 0
    while not table.overdue(at):
        at += 40 * SECOND
        notice(table, {asked: at} if at % (80 * SECOND) else NOBODY, at=at, least=0)
        assert at <= PATIENCE + GRACE + 80 * SECOND
    assert at >= PATIENCE


def test_whoever_is_here_alone_may_think_as_long_as_they_want() -> None:
    for seats in ([PERSON, "bosun"], [PERSON, PERSON]):
        table = opened(FREIBEUTER, *seats)
        sit_down(table)
        if not table.people_asked():
            act(table, 1, FastLuck(1))
        (asked,) = table.people_asked()
        others = {seat: 0 for seat in table.people if seat != asked}
        assert notice(table, others, at=10 * PATIENCE) == []


def test_a_pause_is_no_time_that_others_wait() -> None:
    table, _, _ = begun()
    table.times.stop("paused", SECOND)
    assert notice(table, NOBODY, at=2 * PATIENCE) == []
    table.times.go_on("paused", 2 * PATIENCE)
    assert next_notice(table, NOBODY) == 3 * PATIENCE - SECOND


def test_who_comes_back_while_others_decide_is_back_and_waited_for_again() -> None:
    table, _, asked = begun()
    notice(table, {asked: 0}, at=0, least=0)
    act(table, asked, FastLuck(1), at=GRACE, stand_in="bosun")
    while asked in table.people_asked():
        act(table, asked, FastLuck(1), at=GRACE, stand_in="bosun")
    assert notice(table, NOBODY, at=GRACE) == [Returned(asked)]
    later = GRACE + GONE
    assert gone(table, Company({1 - asked}, {asked: SECOND}, "bosun", "fresh"), later) == frozenset()
    while asked not in table.people_asked():
        act(table, 1 - asked, FastLuck(1), at=later)
    assert notice(table, {asked: 0}, at=later) == [Left(asked, 0)]
    assert table.overdue(later) == []


def test_who_came_back_is_asked_before_all_is_ended() -> None:
    table, _, _ = begun(PERSON, PERSON, PERSON)
    two = Company({0, 1}, {2: GONE}, "bosun", "fresh")
    propose(table, 0, "end", None, two, at=0)
    number = table.last
    with pytest.raises(Refusal, match="person-not-gone"):
        agree(table, 1, number, Company({0, 1, 2}, {}, "bosun", "fresh"), at=1)
    assert table.stage == "playing"
    assert agree(table, 1, number, two, at=2)[-1] == BrokenOff("agreed")


def test_two_people_are_not_alone_though_one_of_them_came_for_a_bot() -> None:
    table = opened(FREIBEUTER, PERSON, "bosun")
    renew_link(table, "person 0", 1, "to 1", "for all", at=0)
    sit_down(table)
    (asked,) = table.people_asked()
    decision = table.decision(asked)
    assert decision is not None
    with pytest.raises(Refusal, match="hint-alone"):
        hint(table, asked, decision, "captain", at=0)
    act(table, asked, FastLuck(1))
    with pytest.raises(Refusal, match="rewind-alone"):
        rewind(table, asked, table.last, at=0)


def test_a_time_before_the_last_one_counts_as_that() -> None:
    times = Times(Timing(decision=60), 2)
    times.ask([0], 100 * SECOND)
    assert (times.left(0, 0), times.due([0], 0)) == (60 * SECOND, 160 * SECOND)
    times.stop("paused", 50 * SECOND)
    times.go_on("paused", 110 * SECOND)
    assert times.left(0, 110 * SECOND) == 60 * SECOND
    times.answer(0, 0)
    times.ask([1], 0)
    assert times.left(1, 110 * SECOND) == 60 * SECOND
