"""Who is away, who is back, and that a table nobody touches ends."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.agreeing import Company, propose
from quarterdeck.table.entries import BrokenOff, Deserted, Left, Peopled, Reclaimed, Returned
from quarterdeck.table.opening import PERSON
from quarterdeck.table.presence import SELDOM, break_off_untouched, next_notice, notice
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import DAY, SECOND, UNTOUCHED, Timing
from tests.table.seated import act, opened, sit_down

FREIBEUTER = GAMES["freibeuter"]
GRACE, HOUR = 90 * SECOND, 3600 * SECOND


def begun(*seats: str, timing: Timing | None = None) -> tuple[Table, int]:
    """A table in play at time 0, and the seat that is asked."""
    table = opened(FREIBEUTER, *seats, timing=timing)
    sit_down(table)
    (asked,) = table.people_asked()
    return table, asked


def test_only_the_going_of_somebody_who_is_asked_is_written_down() -> None:
    table, asked = begun(PERSON, PERSON, PERSON)
    other = (asked + 1) % 3
    assert notice(table, {other: 0}, at=SELDOM) == []
    assert notice(table, {asked: 0}, at=SELDOM) == [Left(asked, 0)]
    assert notice(table, {asked: 0}, at=SELDOM) == []
    assert notice(table, {}, at=SELDOM) == [Returned(asked)]


def test_who_is_back_within_ten_seconds_was_never_away() -> None:
    table, asked = begun(PERSON, PERSON)
    assert notice(table, {asked: 5}, at=SELDOM + 4) == []
    assert next_notice(table, {asked: 5}) == SELDOM + 5
    assert notice(table, {}, at=SELDOM + 4) == []


def test_a_going_is_written_down_at_most_once_in_ten_seconds() -> None:
    table, asked = begun(PERSON, PERSON)
    assert notice(table, {asked: 0}, at=SELDOM, least=0) == [Left(asked, 0)]
    assert notice(table, {}, at=SELDOM + 1) == [Returned(asked)]
    assert notice(table, {asked: SELDOM + 2}, at=2 * SELDOM - 1, least=0) == []
    assert notice(table, {asked: SELDOM + 2}, at=2 * SELDOM, least=0) == [Left(asked, SELDOM + 2)]


def test_that_all_are_away_is_written_down_at_most_once_in_ten_seconds() -> None:
    table, _ = begun(PERSON, PERSON, timing=Timing(decision=60))
    everybody = {0: 0, 1: 0}
    assert notice(table, everybody, at=SELDOM - 1) == []
    assert notice(table, everybody, at=SELDOM) == [Deserted(0)]
    assert notice(table, {1: 0}, at=SELDOM + 1)[0] == Peopled()
    again = {0: SELDOM + 2, 1: 0}
    assert Deserted(SELDOM + 2) not in notice(table, again, at=2 * SELDOM - 1, least=0)
    assert notice(table, again, at=2 * SELDOM, least=0) == [Deserted(SELDOM + 2)]


@pytest.mark.parametrize("everybody", [False, True])
def test_what_was_written_down_before_a_server_began_is_no_reason_to_wait(everybody: bool) -> None:
    table, asked = begun(PERSON, PERSON, timing=Timing(decision=60))
    leaving, later = {0, 1} if everybody else {asked}, SELDOM + 2
    assert notice(table, dict.fromkeys(leaving, 0), at=SELDOM) == [Deserted(0) if everybody else Left(asked, 0)]
    assert notice(table, {}, at=SELDOM + 1) == [Peopled() if everybody else Returned(asked)]
    gone = dict.fromkeys(leaving, later)
    assert notice(table, gone, at=later, least=0, began=SELDOM) == []
    again = notice(table, gone, at=later, least=0, began=SELDOM + 1)
    assert again == [Deserted(later) if everybody else Left(asked, later)]


def test_after_the_grace_a_stand_in_may_decide_and_not_before() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {asked: 5}, at=SELDOM + 5)
    assert (table.due(SELDOM), table.overdue(GRACE + 4)) == (GRACE + 5, [])
    with pytest.raises(Refusal, match="decision-closed"):
        act(table, asked, FastLuck(1), at=GRACE + 4, stand_in="bosun")
    assert table.overdue(GRACE + 5) == [(asked, table.decision(asked))]
    (answered,) = act(table, asked, FastLuck(1), at=GRACE + 5, stand_in="bosun")
    assert answered.stand_in == "bosun"  # type: ignore[union-attr]
    assert table.missed == {asked}


def test_the_grace_begins_when_one_is_asked_however_long_one_was_gone() -> None:
    table, asked = begun(PERSON, PERSON)
    other = 1 - asked
    act(table, asked, FastLuck(1), at=HOUR)
    assert table.people_asked() == [other]
    notice(table, {other: 0}, at=HOUR)
    assert table.due(HOUR) == HOUR + GRACE


def test_whoever_comes_back_has_the_seat_at_once() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {asked: 0}, at=SELDOM)
    notice(table, {}, at=GRACE)
    with pytest.raises(Refusal, match="decision-closed"):
        act(table, asked, FastLuck(1), at=GRACE, stand_in="bosun")
    act(table, asked, FastLuck(1), at=GRACE)
    assert table.times.away == frozenset()


def test_whoever_decides_is_here_whatever_was_written_down() -> None:
    table, asked = begun(PERSON, PERSON)
    notice(table, {asked: 0}, at=SELDOM)
    act(table, asked, FastLuck(1), at=SELDOM + 5)
    assert table.times.away == frozenset()


def test_while_all_people_are_away_the_table_waits() -> None:
    table, asked = begun(PERSON, PERSON, "deckhand", timing=Timing(decision=60))
    everybody = {0: 5 * SECOND, 1: 10 * SECOND}
    assert notice(table, everybody, at=20 * SECOND) == [Deserted(10 * SECOND)]
    assert (table.due(HOUR), table.overdue(HOUR)) == (20 * SECOND + UNTOUCHED, [])
    assert notice(table, {1 - asked: 0}, at=HOUR) == [Peopled()]
    assert table.due(HOUR) == HOUR + 50 * SECOND


def test_where_nothing_runs_it_is_not_written_down_that_all_are_away() -> None:
    table, asked = begun(PERSON, PERSON)
    everybody = {0: 0, 1: 0}
    assert notice(table, everybody, at=SELDOM) == []
    assert notice(table, {asked: 0}, at=SELDOM) == [Left(asked, 0)]
    assert notice(table, everybody, at=SELDOM) == [Deserted(0)]


def test_bots_do_not_play_while_time_stands_still() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand")
    sit_down(table)
    assert [kind for _, _, kind in table.bots_asked()] == ["deckhand"]
    table.times.stop("deserted", 0)
    assert table.bots_asked() == []


def test_by_correspondence_nobody_is_away() -> None:
    table, _ = begun(PERSON, PERSON, timing=Timing(pace="correspondence", decision=DAY))
    assert notice(table, {0: 0, 1: 0}, at=HOUR) == []
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
    company = Company({other}, {asked: 10 * 60 * SECOND}, "bosun", "fresh")
    propose(table, other, "link", asked, company, at=0)
    assert table.invitations[asked] == "fresh"
    assert notice(table, {}, at=1) == [Reclaimed(asked)]
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("stranger", "fresh", "Ida", "", at=2)
