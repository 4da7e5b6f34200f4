"""The law of ending: no table can be stranded while one person is there and answers."""

from collections import Counter
from collections.abc import Callable

import pytest

from quarterdeck.table import agreeing, presence
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import Times
from tests.laws.ending import (
    nobody_is_waited_for_longer_than_thirty_days,
    the_evening_ends,
    what_is_left_of_it_can_be_read,
)
from tests.laws.evening import TIMINGS, Stranded
from tools.soak.laws import every_table

pytestmark = pytest.mark.long

EVERY_TABLE = [pytest.param(name, players, id=f"{name}-{players}") for name, players in every_table()]
SHORT = "traitres"


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_game_ends_whatever_the_others_do(name: str, players: int) -> None:
    for number in (3 * players, 3 * players + 1):
        evening = the_evening_ends(name, players, number)
        what_is_left_of_it_can_be_read(evening.table, evening.log)


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_a_table_where_nobody_is_waits_for_thirty_days(name: str, players: int) -> None:
    nobody_is_waited_for_longer_than_thirty_days(name, players, players)


@pytest.mark.parametrize("number", range(len(TIMINGS)))
def test_it_does_so_with_every_kind_of_clock(number: int) -> None:
    the_evening_ends(SHORT, 4, number)
    nobody_is_waited_for_longer_than_thirty_days(SHORT, 4, number)


def test_the_others_try_everything() -> None:
    done = sum((the_evening_ends(SHORT, 5, number).done for number in range(24)), Counter[str]())
    done += the_evening_ends("smugglers", 2, 12, "stalling").done + the_evening_ends("freibeuter", 3, 0).done
    done += the_evening_ends("meuterer", 4, 15).done + the_evening_ends("meuterer", 4, 6, "anything").done
    wanted = {"acted", "took back", "stood in", "proposed end", "proposed pause", "agreed", "declined"}
    wanted |= {"resumed", "resigned", "chatted", "said", "proposed link", "proposed bot", "sat"}
    assert wanted <= set(done), wanted - set(done)


# What breaks it


def no_stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "overdue", lambda table, at: [])


def a_clock_that_a_take_back_sets_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Times, "take_back", lambda times, seat: times._asked.pop(seat, None))


def a_pause_that_one_cannot_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def resume(table: Table, seat: int | None, *, at: int) -> list[TableEntry]:
        raise Refusal("paused")

    monkeypatch.setattr(agreeing, "resume", resume)


def a_proposal_that_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    act = Table.act

    def blocked(table: Table, seat: int | None, decision: int, action: str, *, at: int, stand_in: str = "") -> object:
        if table.proposals.open(at) is not None:
            raise Refusal("proposal-open")
        return act(table, seat, decision, action, at=at, stand_in=stand_in)

    monkeypatch.setattr(Table, "act", blocked)


def stand_ins_that_are_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "answered_in", lambda table, seat: table._answered.get(seat, (None, None))[0])


def patience_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "_patience", lambda table, seat, here: None)


def goings_that_nobody_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Times, "leave", lambda times, seat, at: None)


BREAKING = {
    no_stand_ins: "silent",
    goings_that_nobody_notices: "gone",
    patience_without_end: "stalling",
    a_clock_that_a_take_back_sets_back: "undoing",
    stand_ins_that_are_taken_back: "haunting",
    a_proposal_that_blocks: "stalling",
    a_pause_that_one_cannot_end: "stalling",
}


@pytest.mark.parametrize(("break_it", "manner"), BREAKING.items())
def test_the_law_notices(
    break_it: Callable[[pytest.MonkeyPatch], None], manner: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    all_end(manner)
    break_it(monkeypatch)
    with pytest.raises(Stranded):
        all_end(manner)


def all_end(manner: str) -> None:
    for number in range(3 * len(TIMINGS)):
        the_evening_ends("smugglers", 2, number, manner)
    for number in range(len(TIMINGS)):
        the_evening_ends("freibeuter", 2, number, manner)
