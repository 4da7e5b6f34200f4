"""What people agree on: the end, a pause, seats whose people are gone; and leaving for good."""

from collections.abc import Callable

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table import bounds
from quarterdeck.table.agreeing import MOMENT, Company, agree, decline, gone, propose, rematch, resign, resume
from quarterdeck.table.entries import (
    Agreed,
    BrokenOff,
    Declined,
    HandedOver,
    Matter,
    Paused,
    Proposed,
    Reclaimed,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    SatDown,
    TableEntry,
)
from quarterdeck.table.opening import PERSON
from quarterdeck.table.presence import notice
from quarterdeck.table.proposals import AGAIN, OPEN
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import DAY, GONE, SECOND, Timing
from quarterdeck.wire.news import seats
from tests.table.seated import act, opened, sit_down

FREIBEUTER = GAMES["freibeuter"]
Command = Callable[[], list[TableEntry]]


def begun(*seats: str, timing: Timing | None = None) -> Table:
    table = opened(FREIBEUTER, *(seats or [PERSON] * 3), timing=timing)
    sit_down(table)
    return table


SPECTATOR = begun().mark_of("spectator")  # these tables have one key


def company(*here: int, absent: dict[int, int] | None = None) -> Company:
    return Company(here, absent or {}, "bosun", "fresh link", [SPECTATOR])


ALL = company(0, 1, 2)
TWO_GONE = company(0, 1, absent={2: GONE})


# The end


def test_all_must_agree_to_the_end() -> None:
    table = begun()
    assert propose(table, 0, "end", None, ALL, at=0) == [Proposed(0, "end", (0, 1, 2))]
    number = table.last
    assert agree(table, 1, number, ALL, at=1) == [Agreed(1, number)]
    assert agree(table, 1, number, ALL, at=1) == []
    assert agree(table, 2, number, ALL, at=2) == [Agreed(2, number), BrokenOff("agreed")]
    assert table.stage == "over"
    assert table.record().log[-1] == "broken off by agreement"
    assert table.referee is not None
    assert table.referee.outcome is None
    assert table.decision(0) is table.decision(1) is table.decision(2) is None


def test_who_is_long_away_has_no_say_in_the_end() -> None:
    table = begun()
    absent = company(0, 1, absent={2: GONE - 1})
    assert propose(table, 0, "end", None, absent, at=0) == [Proposed(0, "end", (0, 1, 2))]
    decline(table, 0, table.last, at=0)
    assert propose(table, 0, "end", None, TWO_GONE, at=AGAIN) == [Proposed(0, "end", (0, 1))]
    assert agree(table, 1, table.last, TWO_GONE, at=AGAIN)[-1] == BrokenOff("agreed")


def test_one_alone_ends_the_game_at_once() -> None:
    table = begun(PERSON, "bosun")
    assert propose(table, 0, "end", None, company(0), at=0)[-1] == BrokenOff("agreed")


def test_by_correspondence_who_missed_a_whole_clock_has_no_say() -> None:
    table = begun(timing=Timing(pace="correspondence", decision=DAY))
    (late,) = table.people_asked()
    others = [seat for seat in range(3) if seat != late]
    absent = company(*others, absent={late: 5 * DAY * SECOND})
    assert gone(table, absent, 0) == frozenset()
    act(table, late, FastLuck(1), at=DAY * SECOND, stand_in="bosun")
    assert gone(table, absent, DAY * SECOND) == {late}


# Proposals


def test_a_proposal_is_turned_down_by_one_and_not_made_again_at_once() -> None:
    table = begun()
    propose(table, 0, "end", None, ALL, at=0)
    assert decline(table, 2, table.last, at=5) == [Declined(2, table.last - 1)]
    with pytest.raises(Refusal, match="proposal-soon"):
        propose(table, 0, "end", None, ALL, at=5 + AGAIN - 1)
    assert propose(table, 1, "pause", None, ALL, at=6)
    decline(table, 1, table.last, at=6)
    assert propose(table, 0, "end", None, ALL, at=5 + AGAIN)


def test_there_is_one_proposal_at_a_time_and_it_does_not_wait_for_ever() -> None:
    table = begun()
    propose(table, 0, "end", None, ALL, at=0)
    first = table.last
    with pytest.raises(Refusal, match="proposal-open"):
        propose(table, 1, "pause", None, ALL, at=OPEN - 1)
    with pytest.raises(Refusal, match="proposal-closed"):
        agree(table, 1, first, ALL, at=OPEN)
    assert propose(table, 1, "pause", None, ALL, at=OPEN)
    with pytest.raises(Refusal, match="proposal-closed"):
        agree(table, 2, first, ALL, at=OPEN)


@pytest.mark.parametrize("what", ["end", "pause", "bot", "link"])
def test_who_does_not_play_proposes_nothing(what: Matter) -> None:
    table = begun()
    commands: list[Command] = [
        lambda: propose(table, None, what, None, ALL, at=0),
        lambda: agree(table, None, 1, ALL, at=0),
        lambda: decline(table, None, 1, at=0),
        lambda: resign(table, None, "bosun", at=0),
        lambda: resume(table, None, at=0),
        lambda: rematch(table, None, "again", ("", "", ""), at=0),
    ]
    for command in commands:
        with pytest.raises(Refusal, match="only-watching"):
            command()
    assert table.last == 4


def test_who_has_no_say_in_a_proposal_can_neither_agree_nor_turn_it_down() -> None:
    table = begun()
    propose(table, 0, "bot", 2, TWO_GONE, at=0)
    commands: list[Command] = [
        lambda: agree(table, 2, table.last, ALL, at=1),
        lambda: decline(table, 2, table.last, at=1),
    ]
    for command in commands:
        with pytest.raises(Refusal, match="proposal-not-yours"):
            command()


# Pauses


def test_in_a_pause_nobody_acts_and_anybody_may_end_it() -> None:
    table = begun(timing=Timing(decision=60))
    (asked,) = table.people_asked()
    propose(table, 0, "pause", None, ALL, at=10 * SECOND)
    number = table.last
    agree(table, 1, number, ALL, at=10 * SECOND)
    assert agree(table, 2, number, ALL, at=10 * SECOND)[-1] == Paused()
    with pytest.raises(Refusal, match="paused"):
        act(table, asked, FastLuck(1), at=DAY * SECOND)
    assert table.times.left(asked, DAY * SECOND) == 50 * SECOND
    assert resume(table, 1, at=DAY * SECOND) == [Resumed(1)]
    assert resume(table, 1, at=DAY * SECOND) == []
    act(table, asked, FastLuck(1), at=DAY * SECOND)


# Seats that change hands


def test_a_seat_is_given_away_only_if_its_person_is_long_gone() -> None:
    table = begun()
    for about, absent in ((2, ALL), (2, company(0, 1, absent={2: GONE - 1})), (2, company(0, 1, 2, absent={2: GONE}))):
        with pytest.raises(Refusal, match="person-not-gone"):
            propose(table, 0, "bot", about, absent, at=0)
    for nobody in (0, 3, -1, None):
        with pytest.raises(Refusal, match="person-missing"):
            propose(table, 0, "bot", nobody, TWO_GONE, at=0)
    propose(table, 0, "bot", 2, TWO_GONE, at=0)
    with pytest.raises(Refusal, match="person-not-gone"):
        agree(table, 1, table.last, ALL, at=1)


def test_all_who_are_present_give_a_seat_to_a_bot() -> None:
    table = begun()
    propose(table, 0, "bot", 2, TWO_GONE, at=0)
    assert agree(table, 1, table.last, TWO_GONE, at=0)[-1] == HandedOver(2, bot="bosun")
    assert (table.seat_of("person 2"), table.bots[2]) == (None, "bosun")
    assert (seats(table, ())[2].name, seats(table, ())[2].bot) == ("Name 2", "bosun")


def test_one_who_is_present_alone_gives_a_seat_away() -> None:
    table = begun()
    absent = company(0, absent={1: GONE, 2: GONE})
    assert propose(table, 0, "bot", 1, absent, at=0)[-1] == HandedOver(1, bot="bosun")


def test_a_new_link_is_for_somebody_who_has_not_seen_the_table() -> None:
    table = begun()
    propose(table, 0, "link", 2, TWO_GONE, at=0)
    agree(table, 1, table.last, TWO_GONE, at=0)
    for person, key in (("spectator", "seat-barred"), ("person 0", "already-seated")):
        with pytest.raises(Refusal, match=key):
            table.sit(person, "fresh link", "Ida", "", at=1)
    assert table.sit("ida", "fresh link", "Ida", "", at=1) == [SatDown(2, "ida", "Ida", "")]
    assert (table.seat_of("ida"), table.seat_of("person 2")) == (2, None)
    assert table.sit("ida", "fresh link", "Ida", "", at=2) == [], "whose answer was lost asks again"
    with pytest.raises(Refusal, match="seat-taken"):
        table.sit("john", "fresh link", "John", "", at=1)


def test_who_sat_here_once_may_not_take_a_seat_by_a_new_link() -> None:
    """They know what they held: who resigned, and whose seat was given to a bot or to somebody else."""
    table = begun(*[PERSON] * 4)
    resign(table, 1, "bosun", at=0)
    three_gone = company(0, 2, absent={3: GONE})
    propose(table, 0, "bot", 3, three_gone, at=0)
    agree(table, 2, table.last, three_gone, at=0)
    propose(table, 0, "link", 2, TWO_GONE, at=0)
    for person in ("person 1", "person 3"):
        with pytest.raises(Refusal, match="seat-barred"):
            table.sit(person, "fresh link", "Ida", "", at=1)
    assert table.sit("ida", "fresh link", "Ida", "", at=1)
    propose(table, 0, "link", 2, TWO_GONE, at=1)
    with pytest.raises(Refusal, match="seat-barred"):
        table.sit("person 2", "fresh link", "Name 2", "", at=2)


def test_whoever_has_the_seat_keeps_it_by_the_link_to_it() -> None:
    table = begun()
    propose(table, 0, "link", 2, TWO_GONE, at=0)
    agree(table, 1, table.last, TWO_GONE, at=0)
    assert table.sit("person 2", "fresh link", "Ida", "", at=1) == [Reclaimed(2)]
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("ida", "fresh link", "Ida", "", at=1)


def test_by_correspondence_who_was_late_and_came_back_is_not_gone_when_they_look_away() -> None:
    table = begun(timing=Timing(pace="correspondence", decision=DAY))
    seat = table.people_asked()[0]
    decision, late = table.decision(seat), DAY * SECOND
    assert table.referee is not None
    assert decision is not None
    words = FREIBEUTER.alphabet.words(table.referee.legal(seat)[0])
    table.act(seat, decision, words, at=late, stand_in="bosun")
    others = [one for one in range(3) if one != seat]
    without = company(*others, absent={seat: SECOND})
    assert gone(table, without, late) == {seat}
    assert notice(table, dict.fromkeys(others, late), at=late) == [Returned(seat)]
    assert notice(table, dict.fromkeys(others, late), at=late) == []
    assert gone(table, without, late) == frozenset()


def test_when_the_game_is_over_a_link_to_a_seat_leads_nowhere() -> None:
    table = begun(PERSON, PERSON)
    gone = company(0, absent={1: GONE})
    propose(table, 0, "link", 1, gone, at=0)
    propose(table, 0, "end", None, gone, at=1)
    last = table.last
    with pytest.raises(Refusal, match="game-over"):
        table.sit("ida", "fresh link", "Ida", "", at=2)
    assert table.sit("person 1", "fresh link", "Ida", "", at=2) == []
    assert table.last == last


def test_there_is_one_new_link_at_a_time() -> None:
    table = begun()
    absent = company(0, absent={1: GONE, 2: GONE})
    assert propose(table, 0, "link", 2, absent, at=0)[-1] == HandedOver(2, invitation="fresh link", barred=(SPECTATOR,))
    assert propose(table, 0, "link", 2, absent, at=1) == []


def test_who_was_here_a_moment_ago_has_a_say_in_whose_seat_is_given_away() -> None:
    table = begun()
    blinked = company(0, absent={1: MOMENT - 1, 2: GONE})
    assert propose(table, 0, "bot", 2, blinked, at=0) == [Proposed(0, "bot", (0, 1), 2)]


def test_by_correspondence_all_who_answer_have_a_say_in_it() -> None:
    table = begun(timing=Timing(pace="correspondence", decision=DAY))
    (late,) = table.people_asked()
    act(table, late, FastLuck(1), at=DAY * SECOND, stand_in="bosun")
    one, other = (seat for seat in range(3) if seat != late)
    proposed = propose(table, one, "bot", late, company(one, absent={other: DAY * SECOND}), at=DAY * SECOND)
    assert proposed == [Proposed(one, "bot", tuple(sorted((one, other))), late)]


def test_while_time_stands_still_nobody_lets_the_others_wait() -> None:
    table = begun()
    table.times.stop("paused", 0)
    assert gone(table, TWO_GONE, 2 * GONE) == frozenset()
    table.times.go_on("paused", 2 * GONE)
    assert gone(table, TWO_GONE, 3 * GONE - 1) == frozenset()
    assert gone(table, TWO_GONE, 3 * GONE) == {2}


def test_a_proposal_ends_where_one_of_those_who_were_asked_leaves() -> None:
    table = begun()
    propose(table, 0, "end", None, ALL, at=0)
    resign(table, 1, "bosun", at=1)
    assert table.proposals.open(1) is None
    assert propose(table, 2, "end", None, ALL, at=1)


def test_nobody_fills_the_log_with_proposals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bounds.MOST, "proposed", 2)
    table = begun()
    for at in (0, AGAIN):
        propose(table, 0, "pause", None, ALL, at=at)
        decline(table, 1, table.last, at=at)
    with pytest.raises(Refusal, match="often-enough"):
        propose(table, 0, "end", None, ALL, at=2 * AGAIN)
    assert propose(table, 1, "end", None, ALL, at=2 * AGAIN), "each seat has its own"


def test_a_game_is_not_paused_for_ever_whoever_proposes_and_whoever_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bounds.MOST, "paused", 2)
    table = begun(PERSON, PERSON)
    for proposer in (0, 1):
        propose(table, proposer, "pause", None, ALL, at=0)
        assert agree(table, 1 - proposer, table.last, ALL, at=0)[-1] == Paused()
        resume(table, 1, at=0)
    for proposer in (0, 1):
        with pytest.raises(Refusal, match="often-enough"):
            propose(table, proposer, "pause", None, ALL, at=0)
    assert propose(table, 0, "end", None, ALL, at=0)


def test_a_seat_is_not_given_away_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(bounds.MOST, "handed-over", 2)
    table = begun()
    for _ in range(2):
        propose(table, 0, "link", 2, TWO_GONE, at=0)
        assert isinstance(agree(table, 1, table.last, TWO_GONE, at=0)[-1], HandedOver)
        assert table.sit("person 2", "fresh link", "Name 2", "", at=0) == [Reclaimed(2)]
    with pytest.raises(Refusal, match="often-enough"):
        propose(table, 0, "link", 2, TWO_GONE, at=0)
    assert propose(table, 0, "link", 1, company(0, 2, absent={1: GONE}), at=0)


def test_the_record_names_who_sat_at_the_deal_and_who_came_later() -> None:
    table = begun()
    propose(table, 0, "link", 2, TWO_GONE, at=0)
    agree(table, 1, table.last, TWO_GONE, at=0)
    table.sit("ida", "fresh link", "Ida", "ff", at=1)
    propose(table, 0, "end", None, ALL, at=2)
    for seat in (1, 2):
        agree(table, seat, table.proposals.open(2).number, ALL, at=2)  # type: ignore[union-attr]
    record = table.record()
    assert [person.name for person in record.seats] == ["Name 0", "Name 1", "Name 2"]
    assert "2 is handed over to person Ida" in record.log
    assert record.luck is not None
    assert record.luck.contributions == {0: "00", 1: "01", 2: "02"}


# Leaving for good


def test_who_resigns_leaves_the_seat_to_a_bot() -> None:
    table = begun()
    assert resign(table, 1, "captain", at=0) == [Resigned(1, "captain")]
    assert (table.seat_of("person 1"), table.bots[1], table.stage) == (None, "captain", "playing")
    propose(table, 0, "end", None, ALL, at=0)
    assert agree(table, 2, table.last, ALL, at=0)[-1] == BrokenOff("agreed")


def test_with_the_last_person_the_game_ends() -> None:
    table = begun(PERSON, "deckhand")
    assert resign(table, 0, "deckhand", at=0) == [Resigned(0, "deckhand"), BrokenOff("agreed")]
    with pytest.raises(Refusal, match="only-watching"):
        resign(table, table.seat_of("person 0"), "bosun", at=0)


# Another game


def test_the_first_who_wants_to_play_again_opens_the_next_table() -> None:
    table = begun()
    with pytest.raises(Refusal, match="game-not-over"):
        rematch(table, 0, "next", ("a", "b", "c"), at=0)
    propose(table, 0, "end", None, company(0, absent={1: GONE, 2: GONE}), at=0)
    assert rematch(table, 1, "next", ("a", "b", "c"), at=0) == [Rematched(1, "next", ("a", "b", "c"))]
    assert rematch(table, 2, "other", ("d", "e", "f"), at=0) == []
    commands: list[Command] = [
        lambda: propose(table, 0, "end", None, ALL, at=0),
        lambda: resign(table, 0, "bosun", at=0),
    ]
    for command in commands:
        with pytest.raises(Refusal, match="game-over"):
            command()
