"""Somebody is forgotten at a table where seats changed hands: what they wrote goes, what was played stays."""

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.table.agreeing import Company, propose, resign
from quarterdeck.table.entries import Chatted, SatDown, TableEntry
from quarterdeck.table.forgetting import Forgetting, people_of
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.timing import GONE
from quarterdeck.wire.news import news
from tests.table.seated import opened, play, sit_down, timed


def changed_hands() -> list[TableEntry]:
    """A log in which “person 2” wrote, Ida took that seat and wrote, and “person 1” wrote and resigned."""
    table = opened(GAMES["freibeuter"], PERSON, PERSON, PERSON)
    log = [table.opened, *sit_down(table), *play(table, FastLuck(1), 6)]
    for seat in range(3):
        log += table.chat(seat, f"seat {seat} writes", at=0)
    log += propose(table, 0, "link", 2, Company({0}, {1: GONE, 2: GONE}, "bosun", "fresh"), at=0)
    log += table.sit("ida", "fresh", "Ida", "", at=0)
    log += table.chat(2, "Ida writes", at=0)
    log += resign(table, 1, "bosun", at=0)
    return [*log, *play(table, FastLuck(2), 6)]


def forgotten(log: list[TableEntry], person: str) -> list[TableEntry]:
    forgetting = Forgetting(log, person, "x")
    return [forgetting.change(entry) for entry in log]


def written(log: list[TableEntry]) -> list[str]:
    return [entry.text for entry in log if isinstance(entry, Chatted)]


def test_only_their_own_chat_is_blanked() -> None:
    log = changed_hands()
    assert written(forgotten(log, "person 2")) == ["seat 0 writes", "seat 1 writes", "", "Ida writes"]
    assert written(forgotten(log, "ida")) == ["seat 0 writes", "seat 1 writes", "seat 2 writes", ""]
    assert written(forgotten(log, "person 1")) == ["seat 0 writes", "", "seat 2 writes", "Ida writes"]


def test_the_log_still_makes_the_table_and_names_them_no_more() -> None:
    log = changed_hands()
    table = restore_table(GAMES, timed(log))
    for person in ("person 0", "person 1", "person 2", "ida"):
        after = forgotten(log, person)
        assert person not in people_of(after)
        again = restore_table(GAMES, timed(after))
        assert again.last == table.last
        for viewer in (None, 0, 1, 2):
            assert news(again, viewer, -1).view == news(table, viewer, -1).view
        names = [entry.name for entry in after if isinstance(entry, SatDown)]
        assert len(set(names)) == 4


def test_all_can_be_forgotten_one_after_the_other() -> None:
    log = changed_hands()
    for number, person in enumerate(("ida", "person 2", "person 1", "person 0")):
        forgetting = Forgetting(log, person, str(number))
        log = [forgetting.change(entry) for entry in log]
    assert people_of(log) == set()
    assert written(log) == ["", "", "", ""]
    restore_table(GAMES, timed(log))
