"""The page on testing tells what a whole soak covered."""

import msgspec
import pytest

from quarterdeck.games import GAMES
from tests.soak.__main__ import GAMES as GAMES_PLAYED
from tests.soak.__main__ import is_whole, parser, tasks_of
from tests.soak.covered import Covered
from tests.soak.laws import ON_TINY_BOXES
from tests.soak.page import MARKS, PAGE, Summary, read, stored, table, with_table
from tests.soak.parts import PARTS


def test_the_page_is_what_the_stored_soak_makes() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert MARKS.names(page) == [""]
    assert with_table(page, read()) == page


def test_the_stored_soak_held_every_law_against_every_game_and_ten_thousand_of_every_table() -> None:
    games = {one.game: one for one in read().summaries if one.part == "laws"}
    for name, summary in games.items():
        assert summary.figures["games"] >= GAMES_PLAYED * summary.tables // (1 if name in GAMES else 10)
    played = sum(summary.figures["games"] for summary in games.values())
    held = read().laws
    assert {law for law, times in held.items() if times < played} <= {law.__name__ for law in ON_TINY_BOXES}


def test_tables_of_a_game_are_summed_up_and_different_things_counted_once() -> None:
    tables = {}
    for players, style in ((2, "tame"), (3, "wild")):
        covered = Covered(f"laws/freibeuter/{players}", seconds=60.0)
        covered.count("games", 10)
        covered.meet("laws", "the_game_ends", 10)
        for thing in ("tame", style):
            covered.meet("styles", thing)
        tables[covered.table] = covered
    whole = stored(tables, "abc", workers=2)
    different = {"laws": 1, "styles": 2}
    assert whole.summaries == [Summary("laws", "freibeuter", 2, {"games": 20}, different, 120)]
    assert whole.laws == {"the_game_ends": 20}
    assert "| `laws` | Freibeuter | 20 games | 1 laws, 2 styles of play | 2 |" in table(whole)
    assert "by code abc: nothing failed in 1 minutes of 2 processes" in table(whole)


@pytest.fixture
def nothing_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A soak has all its parts, also where the rules run interpreted."""
    monkeypatch.setitem(PARTS, "compiled", msgspec.structs.replace(PARTS["compiled"], absent=str))


@pytest.mark.usefixtures("nothing_absent")
@pytest.mark.parametrize("limit", ["--part laws", "--game freibeuter", "--players 2", "--games 9999"])
def test_a_soak_that_leaves_something_out_is_not_the_whole(limit: str) -> None:
    assert is_whole(tasks_of(parser().parse_args(["--games", str(GAMES_PLAYED)])))
    assert not is_whole(tasks_of(parser().parse_args(limit.split())))


def test_a_soak_without_one_of_its_parts_is_not_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    absent = msgspec.structs.replace(PARTS["compiled"], absent=lambda: "there is no compiler")
    monkeypatch.setitem(PARTS, "compiled", absent)
    assert not is_whole(tasks_of(parser().parse_args([])))
