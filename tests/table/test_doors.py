"""The one link of a table, the public list, and whoever may join: what the opener chooses, and what it opens."""

import pytest

from quarterdeck.games import GAMES
from quarterdeck.table.bounds import MOST
from quarterdeck.table.doors import set_doors
from quarterdeck.table.entries import DoorsSet, SatDown, TableEntry
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.seating import give_to_bot, renew_link
from quarterdeck.table.table import Table
from quarterdeck.wire.news import shown
from tests.table.seated import BOTS, opened, timed

OPENER = "person 0"
LINK = "to any"


def waiting(*kinds: str, invitation: str = LINK) -> Table:
    return opened(GAMES["freibeuter"], *(kinds or (PERSON, PERSON, PERSON)), invitation=invitation)


def sat(entries: list[TableEntry]) -> int:
    assert isinstance(entries[0], SatDown)
    return entries[0].seat


# The one link


def test_with_the_link_of_the_table_seats_are_taken_first_come() -> None:
    table = waiting(PERSON, "bosun", PERSON, PERSON)
    assert sat(table.sit(OPENER, "to 2", "Anna", "", at=0)) == 2
    assert sat(table.sit("ben", LINK, "Ben", "", at=0)) == 0
    assert table.sit("ben", LINK, "Ben", "", at=0) == [], "who asks again has the seat"
    assert sat(table.sit("cleo", LINK, "Cleo", "", at=0)) == 3
    assert table.stage == "playing"
    with pytest.raises(Refusal, match="game-began"):
        table.sit("dora", LINK, "Dora", "", at=0)
    assert table.sit("ben", LINK, "Ben", "", at=0) == []


def test_a_table_without_such_a_link_is_opened_by_no_link() -> None:
    table = waiting(invitation="")
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("ben", "", "Ben", "", at=0)


def test_who_is_removed_does_not_come_back_by_the_link_of_the_table() -> None:
    table = waiting()
    table.sit(OPENER, "to 0", "Anna", "", at=0)
    table.sit("ben", LINK, "Ben", "", at=0)
    assert renew_link(table, OPENER, 1, "new", "to any other", at=0)[1:] == [DoorsSet("to any other")]
    for link, key in ((LINK, "invitation-unknown"), ("to any other", "removed")):
        with pytest.raises(Refusal, match=key):
            table.sit("ben", link, "Ben", "", at=0)
    assert sat(table.sit("ben", "new", "Ben", "", at=0)) == 1, "a link of one's own is another matter"


def test_a_free_seats_own_link_is_renewed_without_the_tables() -> None:
    table = waiting()
    renew_link(table, OPENER, 1, "new", "to any other", at=0)
    assert table.doors.invitation == LINK


def test_the_link_is_for_whoever_opened_the_table_while_seats_are_free() -> None:
    table = waiting(PERSON, PERSON)
    assert [shown(table, "t", person, ()).invitation for person in (OPENER, "ben")] == [LINK, ""]
    table.sit(OPENER, LINK, "Anna", "", at=0)
    give_to_bot(table, OPENER, 1, "bosun", BOTS, at=0)
    assert shown(table, "t", OPENER, ()).invitation == ""


# Who may come


def test_the_opener_lists_the_table_lets_anyone_join_and_renews_the_link() -> None:
    table = waiting()
    log: list[TableEntry] = [table.opened]
    log += set_doors(table, OPENER, listing="listed", anyone=True, invitation="", at=1)
    assert log[-1] == DoorsSet(LINK, "listed", anyone=True)
    assert set_doors(table, OPENER, listing="another", anyone=True, invitation="", at=2) == [], "it is listed already"
    log += set_doors(table, OPENER, listing="", anyone=False, invitation="new", at=3)
    assert log[-1] == DoorsSet("new")
    restored = restore_table(GAMES, timed(log))
    assert vars(restored.doors) == vars(table.doors)
    with pytest.raises(Refusal, match="invitation-unknown"):
        restored.sit("ben", LINK, "Ben", "", at=4)


def test_the_opener_chooses_whether_spectators_read_what_is_written() -> None:
    table = waiting()
    log: list[TableEntry] = [table.opened, *table.sit("ben", "to 1", "Ben", "", at=0)]
    assert shown(table, "t", "ida", ()).overheard
    log += set_doors(table, OPENER, listing="", anyone=False, invitation="", overheard=False, at=1)
    assert log[-1] == DoorsSet(LINK, overheard=False)
    assert set_doors(table, OPENER, listing="", anyone=False, invitation="", at=2) == [], "it stays as it is"
    log += renew_link(table, OPENER, 1, "new", "to any other", at=3)
    assert log[-1] == DoorsSet("to any other", overheard=False)
    assert not shown(restore_table(GAMES, timed(log)), "t", "ida", ()).overheard
    log += set_doors(table, OPENER, listing="", anyone=False, invitation="", overheard=True, at=4)
    assert table.doors.overheard


def test_a_table_that_is_listed_anew_has_another_id() -> None:
    table = waiting()
    for listing in ("one", "", "two"):
        set_doors(table, OPENER, listing=listing, anyone=False, invitation="", at=0)
    assert table.doors.listing == "two"


def test_nobody_else_chooses_who_may_come_and_nobody_for_ever() -> None:
    table = waiting()
    with pytest.raises(Refusal, match="opener-only"):
        set_doors(table, "ben", listing="listed", anyone=True, invitation="", at=0)
    for number in range(MOST["doors"]):
        set_doors(table, OPENER, listing="", anyone=False, invitation=f"link {number}", at=0)
    with pytest.raises(Refusal, match="often-enough"):
        set_doors(table, OPENER, listing="", anyone=False, invitation="one more", at=0)
    assert table.doors.invitation == f"link {MOST['doors'] - 1}"
