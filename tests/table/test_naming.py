"""Being called otherwise: who may, what names can be had, and what is told, kept and recorded of it."""

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.bounds import MOST
from quarterdeck.table.entries import Forgotten, Renamed, TableEntry
from quarterdeck.table.forgetting import Forgetting
from quarterdeck.table.naming import rename
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.seating import renew_link
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Line
from quarterdeck.wire.news import lines, seats
from tests.table.seated import opened, play, seated, sit_down, timed

GAME = GAMES["freibeuter"]


def names(table: Table) -> list[str]:
    return [seat.name for seat in seats(table, ())]


def playing() -> tuple[Table, list[TableEntry]]:
    return seated(GAME, 2)


def test_a_new_name_is_seen_by_all_and_told_with_the_old_one() -> None:
    table, log = playing()
    renamed = rename(table, 1, "  Bess ", at=0)
    assert renamed == [Renamed(1, "Bess", "Name 1")]
    assert names(table) == ["Name 0", "Bess"]
    assert lines(table, 0, table.last - 1) == (Line(table.last, "", "renamed", {"seat": 1, "text": "Name 1"}),)
    again = restore_table(GAMES, timed([*log, *renamed]))
    assert names(again) == names(table)
    assert lines(again, 0, -1) == lines(table, 0, -1)


def test_before_the_deal_and_after_the_end_a_name_can_be_changed_and_the_record_keeps_that_of_the_deal() -> None:
    table = opened(GAME, PERSON, PERSON)
    table.sit("person 0", "to 0", "Anna", "", at=0)
    rename(table, 0, "Bess", at=0)
    table.sit("person 1", "to 1", "Ben", "", at=0)
    rename(table, 1, "Cleo", at=0)
    play(table, FastLuck(1))
    rename(table, 0, "Dora", at=0)
    assert names(table) == ["Dora", "Cleo"]
    assert [person.name for person in table.record().seats] == ["Bess", "Ben"]


@pytest.mark.parametrize(
    ("name", "why"),
    [("", "name-bad"), ("x" * 21, "name-bad"), ("Bess (bot)", "name-brackets"), ("name 0", "name-taken")],
)
def test_a_name_nobody_could_sit_down_with_is_refused_and_changes_nothing(name: str, why: str) -> None:
    table, _ = playing()
    before = table.entries
    with pytest.raises(Refusal, match=why):
        rename(table, 1, name, at=0)
    assert (table.entries, names(table)) == (before, ["Name 0", "Name 1"])


def test_nobody_takes_a_name_that_somebody_else_had_at_this_table() -> None:
    table, _ = playing()
    rename(table, 0, "Bess", at=0)
    for name in ("Name 0", "NAME 0", "bess"):
        with pytest.raises(Refusal, match="name-taken"):
            rename(table, 1, name, at=0)
    assert rename(table, 0, "Name 0", at=0), "one's own older name can be had again"


def test_the_same_name_again_is_done_already() -> None:
    table, _ = playing()
    assert rename(table, 1, "Name 1", at=0) == []


def test_whoever_watches_has_no_name_to_change() -> None:
    table, _ = playing()
    with pytest.raises(Refusal, match="only-watching"):
        rename(table, None, "Bess", at=0)


def test_a_seat_changes_its_name_only_so_often() -> None:
    table, _ = playing()
    for number in range(MOST["renamed"]):
        rename(table, 1, f"Bess {number}", at=0)
    with pytest.raises(Refusal, match="often-enough"):
        rename(table, 1, "Cleo", at=0)
    assert rename(table, 0, "Cleo", at=0)


def test_whoever_is_taken_off_a_table_leaves_none_of_their_names_there() -> None:
    table = opened(GAME, PERSON, PERSON, PERSON)
    table.sit("person 1", "to 1", "Ben", "", at=0)
    rename(table, 1, "Bess", at=0)
    renew_link(table, "person 0", 1, "fresh", "", at=0)
    assert table.sit("person 2", "to 2", "Ben", "", at=0)


def test_a_log_that_names_somebody_who_is_not_there_is_broken() -> None:
    table = opened(GAME, PERSON, PERSON)
    with pytest.raises(BrokenLog):
        table.apply(Renamed(0, "Bess", "Anna"), 0)


def test_whoever_is_forgotten_leaves_none_of_their_names_in_the_log() -> None:
    table, log = playing()
    log += [*rename(table, 0, "Anna", at=0), *rename(table, 1, "Sailor 1", at=0), *rename(table, 0, "Bess", at=0)]
    forgetting = Forgetting(log, "person 0", "stranger")
    left = [forgetting.change(entry) for entry in log]
    assert [entry for entry in left if isinstance(entry, Renamed)] == [Renamed(1, "Sailor 1", "Name 1")]
    assert sum(isinstance(entry, Forgotten) for entry in left) == 2
    assert names(restore_table(GAMES, timed(left))) == ["Sailor 2", "Sailor 1"]


def test_whoever_is_forgotten_before_the_deal_leaves_a_free_seat() -> None:
    table = opened(GAME, PERSON, PERSON)
    log = [table.opened, *table.sit("person 1", "to 1", "Ben", "", at=0), *rename(table, 1, "Bess", at=0)]
    forgetting = Forgetting(log, "person 1", "stranger")
    again = restore_table(GAMES, timed([forgetting.change(entry) for entry in log]))
    assert names(again) == ["", ""]
    assert sit_down(again)
