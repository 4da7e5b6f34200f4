"""Who is away, who is back, and that a table nobody touches ends."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.agreeing import Company, propose
from quarterdeck.table.entries import BrokenOff, Deserted, Left, Peopled, Reclaimed, Returned
from quarterdeck.table.presence import SELDOM, break_off_untouched, next_notice, notice
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import PERSON, Table
from quarterdeck.table.timing import DAY, SECOND, UNTOUCHED, Timing
from tests.table.seated import act, opened, sit_down

FREIBEUTER = GAMES["freibeuter"]
GRACE = 90 * SECOND


def begun(*seats: str, timing: Timing | None = None) -> tuple[Table, int]:
    """A table in play at time 0, and the seat that is asked."""
    table = opened(FREIBEUTER, *seats, timing=timing)
    sit_down(table)
    (asked,) = table.people_asked()
    return table, asked


def test_only_the_going_of_somebody_who_is_asked_is_written_down() -> None:
    table, asked = begun(PERSON, PERSON, PERSON)
    other = (asked + 1) % 3
    everybody = {0, 1, 2}
    assert notice(table, everybody - {other}, at=0) == []
    assert notice(table, everybody - {asked}, at=0) == [Left(asked)]
    assert notice(table, everybody - {asked}, at=SELDOM) == []
    assert notice(table, everybody, at=SELDOM) == [Returned(asked)]


def test_a_going_is_written_down_at_most_once_in_ten_seconds() -> None:
    table, asked = begun(PERSON, PERSON)
    away, everybody = {1 - asked}, {0, 1}
    assert notice(table, away, at=0) == [Left(asked)]
    assert notice(table, everybody, at=1) == [Returned(asked)]
    assert notice(table, away, at=SELDOM - 1) == []
    assert next_notice(table, away) == SELDOM
    assert notice(table, away, at=SELDOM) == [Left(asked)]
    assert next_notice(table, away) is None


def test_after_the_grace_a_stand_in_may_decide_and_not_before() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {1 - asked}, at=0)
    assert (table.due(0), table.overdue(GRACE - 1)) == (GRACE, [])
    with pytest.raises(Refusal, match="decision-closed"):
        act(table, asked, FastLuck(1), at=GRACE - 1, stand_in="bosun")
    assert table.overdue(GRACE) == [(asked, table.decision(asked))]
    (answered,) = act(table, asked, FastLuck(1), at=GRACE, stand_in="bosun")
    assert answered.stand_in == "bosun"  # type: ignore[union-attr]
    assert table.missed == {asked}


def test_whoever_comes_back_has_the_seat_at_once() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {1 - asked}, at=0)
    notice(table, {0, 1}, at=GRACE)
    with pytest.raises(Refusal, match="decision-closed"):
        act(table, asked, FastLuck(1), at=GRACE, stand_in="bosun")
    act(table, asked, FastLuck(1), at=GRACE)
    assert table.times.away == frozenset()


def test_whoever_decides_is_here_whatever_was_written_down() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {1 - asked}, at=0)
    act(table, asked, FastLuck(1), at=5)
    assert table.times.away == frozenset()


def test_while_all_people_are_away_the_table_waits() -> None:
    table, asked = begun(PERSON, PERSON, "deckhand", timing=Timing(decision=60))
    assert notice(table, (), at=10 * SECOND) == [Deserted()]
    assert (table.due(DAY), table.overdue(DAY * SECOND)) == (10 * SECOND + UNTOUCHED, [])
    assert notice(table, {asked}, at=DAY * SECOND) == [Peopled()]
    assert table.due(DAY * SECOND) == DAY * SECOND + 50 * SECOND


def test_where_nothing_runs_it_is_not_written_down_that_all_are_away() -> None:
    table, asked = begun(PERSON, PERSON)
    assert notice(table, (), at=0) == []
    assert notice(table, {1 - asked}, at=0) == [Left(asked)]
    assert notice(table, (), at=0) == [Deserted()]


def test_bots_do_not_play_while_time_stands_still() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand")
    sit_down(table)
    assert [kind for _, _, kind in table.bots_asked()] == ["deckhand"]
    table.times.stop("deserted", 0)
    assert table.bots_asked() == []


def test_by_correspondence_nobody_is_away() -> None:
    table, _ = begun(PERSON, PERSON, timing=Timing(pace="correspondence", decision=DAY))
    assert notice(table, (), at=0) == []
    assert table.due(0) == DAY * SECOND


def test_untouched_for_thirty_days_a_game_is_broken_off() -> None:
    table, _ = begun(PERSON, PERSON)
    assert break_off_untouched(table, at=UNTOUCHED - 1) == []
    assert break_off_untouched(table, at=UNTOUCHED) == [BrokenOff("untouched")]
    assert (table.stage, table.due(UNTOUCHED), table.record().outcome) == ("over", None, None)
    assert table.record().log[-1] == "broken off after 30 days"
    assert table.luck is not None
    assert break_off_untouched(table, at=2 * UNTOUCHED) == []


def test_who_returns_has_a_seat_back_that_nobody_took_yet() -> None:
    table, asked = begun(PERSON, PERSON)
    other = 1 - asked
    company = Company({other}, {asked: 10 * 60 * SECOND}, "bosun", "fresh", ["spectator"])
    propose(table, other, "link", asked, company, at=0)
    assert table.invitations[asked] == "fresh"
    assert notice(table, {0, 1}, at=1) == [Reclaimed(asked)]
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("stranger", "fresh", "Ida", "", at=2)
