"""Take-backs, rewinds and hints: what is undone, what is asked again, and that the log makes it again."""

from collections.abc import Callable

import pytest

from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.games import GAMES
from quarterdeck.table import bounds
from quarterdeck.table.bounds import MOST
from quarterdeck.table.entries import Answered, Hinted, Rewound, TableEntry, TookBack
from quarterdeck.table.hurry import Standing
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.undoing import hint, rewind, take_back
from quarterdeck.wire.around import around
from quarterdeck.wire.messages import SeatTime
from quarterdeck.wire.news import news
from tests.table.seated import act, opened, sit_down, timed
from tools.new_game.template.game import SMUGGLERS

FREIBEUTER = GAMES["freibeuter"]


def begun(*seats: str) -> tuple[Table, list[TableEntry]]:
    table = opened(FREIBEUTER, *seats)
    return table, [table.opened, *sit_down(table)]


def without_luck(table: Table, seat: int) -> list[TableEntry]:
    """Let a seat do something by which nothing is drawn."""
    assert table.referee is not None
    decision = table.decision(seat)
    assert decision is not None
    for action in table.referee.legal(seat):
        luck = Counted()
        table.referee.truth.copy().apply(seat, action, luck)
        if not luck.asked:
            return table.act(seat, decision, table.game.alphabet.words(action), at=0)
    raise AssertionError("everything draws")


class Counted(Luck):
    """A luck that knows whether it was asked."""

    def __init__(self) -> None:
        self.asked = False

    def below(self, n: int) -> int:
        self.asked = True
        return 0


def test_what_is_taken_back_is_asked_again_under_a_new_number() -> None:
    table, log = begun(PERSON, PERSON)
    (seat,) = table.people_asked()
    asked = table.decision(seat)
    before = news(table, seat, table.last)
    (answered,) = entries = without_luck(table, seat)
    assert isinstance(answered, Answered)
    log += entries
    number = table.last
    log += take_back(table, seat, number, True, at=1)
    assert log[-1] == TookBack(seat, number)
    after = news(table, seat, table.last)
    assert (after.view, after.choices) == (before.view, before.choices)
    assert table.decision(seat) == table.last != asked
    for decision in (asked, number):
        assert decision is not None
        with pytest.raises(Refusal, match="decision-closed"):
            table.act(seat, decision, answered.action, at=2)
    restored = restore_table(GAMES, timed(log))
    assert news(restored, seat, -1) == news(table, seat, -1)
    assert restored.decision(seat) == table.decision(seat)


def test_nobody_takes_back_what_was_not_offered_or_is_not_theirs() -> None:
    table, _ = begun(PERSON, PERSON)
    (seat,) = table.people_asked()
    other = 1 - seat
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        take_back(table, seat, table.last, True, at=0)
    without_luck(table, seat)
    number = table.last
    for who, entry, offered in ((other, number, True), (seat, number - 1, True), (seat, number, False)):
        with pytest.raises(Refusal, match="nothing-to-take-back"):
            take_back(table, who, entry, offered, at=0)
    with pytest.raises(Refusal, match="only-watching"):
        take_back(table, None, number, True, at=0)
    act(table, other, FastLuck(1))
    with pytest.raises(Refusal, match="nothing-to-take-back"):
        take_back(table, seat, number, True, at=0)


def test_one_alone_rewinds_to_any_own_decision_and_nothing_is_erased() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand")
    log: list[TableEntry] = [table.opened, *sit_down(table)]
    luck = FastLuck(3)
    assert table.referee is not None
    moments: dict[int, object] = {}  # what the person saw before each own answer
    for _ in range(16):
        (seat,) = table.referee.actors()
        if seat == 0:
            moments[table.entries] = news(table, 0, -1).view
        log += act(table, seat, luck)
    assert table.own_answers(0) == list(moments)
    wanted = list(moments)[1]
    told = news(table, 0, -1).told
    log += rewind(table, 0, wanted, at=0)
    assert log[-1] == Rewound(0, wanted)
    assert news(table, 0, -1).view == moments[wanted]
    assert news(table, 0, -1).told[: len(told)] == told
    assert table.own_answers(0) == [entry for entry in moments if entry < wanted]
    with pytest.raises(Refusal, match="nothing-to-rewind"):
        rewind(table, 0, wanted, at=0)
    log += act(table, 0, luck)
    restored = restore_table(GAMES, timed(log))
    assert news(restored, 0, -1) == news(table, 0, -1)
    assert restored.rewinds == 1


def test_what_was_rewound_until_its_log_is_long_goes_on_only_forwards(monkeypatch: pytest.MonkeyPatch) -> None:
    table = opened(SMUGGLERS, PERSON, "deckhand")
    sit_down(table)
    act(table, 0, FastLuck(1))
    number = table.last
    monkeypatch.setattr(bounds, "MOST_ENTRIES", table.entries)
    with pytest.raises(Refusal, match="rewound-far"):
        rewind(table, 0, number, at=0)
    monkeypatch.setattr(bounds, "MOST_ENTRIES", table.entries + 1)
    assert rewind(table, 0, number, at=0)


def takes_back(table: Table) -> list[TableEntry]:
    return take_back(table, 0, table.answered_in(0) or 0, True, at=0)


def goes_back(table: Table) -> list[TableEntry]:
    return rewind(table, 0, table.own_answers(0)[-1], at=0)


def asks(table: Table) -> list[TableEntry]:
    return hint(table, 0, table.decision(0) or 0, "captain", at=0)


@pytest.mark.parametrize(("tag", "does"), [("took-back", takes_back), ("rewound", goes_back), ("hinted", asks)])
def test_nobody_goes_back_for_ever(
    tag: str, does: Callable[[Table], list[TableEntry]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(MOST, tag, 2)
    table = opened(FREIBEUTER, PERSON, "deckhand")
    log: list[TableEntry] = [table.opened, *sit_down(table)]
    while table.decision(0) is None:
        log += act(table, 1, FastLuck(1))
    for _ in range(2):
        log += [] if does is asks else without_luck(table, 0)
        log += does(table)
    log += [] if does is asks else without_luck(table, 0)
    for one in (table, restore_table(GAMES, timed(log))):
        with pytest.raises(Refusal, match="often-enough"):
            does(one)


@pytest.mark.parametrize("seats", [(PERSON, PERSON), (PERSON, PERSON, "bosun")])
def test_who_is_not_alone_neither_rewinds_nor_gets_hints(seats: tuple[str, ...]) -> None:
    table, _ = begun(*seats)
    (seat,) = table.people_asked()
    act(table, seat, FastLuck(1))
    with pytest.raises(Refusal, match="rewind-alone"):
        rewind(table, seat, table.last, at=0)
    with pytest.raises(Refusal, match="hint-alone"):
        hint(table, seat, 0, "captain", at=0)


def test_a_hint_is_written_down_and_counts() -> None:
    table = opened(SMUGGLERS, PERSON, "deckhand")
    sit_down(table)
    decision = table.decision(0)
    assert decision is not None
    with pytest.raises(Refusal, match="decision-closed"):
        hint(table, 0, decision + 1, "captain", at=0)
    assert hint(table, 0, decision, "captain", at=0) == [Hinted(0, decision, "captain")]
    assert (table.hints, table.decision(0)) == (1, decision)


def test_everybody_is_told_from_where_on_the_log_counts_no_more() -> None:
    table, _ = begun(PERSON, PERSON)
    (seat,) = table.people_asked()
    without_luck(table, seat)
    number = table.last
    take_back(table, seat, number, True, at=1)
    for viewer in (0, 1, None):
        (line,) = news(table, viewer, number).told
        assert (line.key, line.clause, line.slots) == ("took-back", "", {"seat": seat, "entry": number})


def test_without_a_clock_nothing_runs_and_nothing_is_told_around_the_game() -> None:
    table, _ = begun(PERSON, PERSON)
    assert around(table, 0, 5, {}, Standing()).seats == (SeatTime(), SeatTime())
