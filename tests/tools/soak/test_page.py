"""The page on testing tells what soaks covered, each part of each game as it was last done whole."""

from pathlib import Path

import msgspec
import pytest

from quarterdeck import compiled
from quarterdeck.games import GAMES
from tests.under_test import GAMES_UNDER_TEST
from tools.soak import page, running
from tools.soak.__main__ import parser, tasks_of
from tools.soak.covered import Covered, Failure, Task
from tools.soak.laws import ON_TINY_BOXES
from tools.soak.page import MARKS, PAGE, Summary, new_rows, read, summary_of, whole_rows, with_table
from tools.soak.parts import GAMES as GAMES_PLAYED
from tools.soak.parts import PARTS
from tools.soak.running import Soak, Store


def test_the_page_is_what_the_stored_soaks_make() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert MARKS.names(text) == [""]
    assert with_table(text, read()) == text


def test_every_part_of_every_game_was_once_done_whole() -> None:
    """Of every game that was soaked: one that came later has nothing on the page until it was."""
    soaked = {one.game for one in read()}
    every = [(part, name) for part in PARTS for name in dict(PARTS[part].tables()) if name in soaked]
    assert [(one.part, one.game) for one in read()] == every


def test_every_law_was_held_against_every_game_and_ten_thousand_of_every_table() -> None:
    sparse = {law.__name__ for law in ON_TINY_BOXES} | {"take_backs_follow_the_definition"}
    for one in read():
        if one.part == "laws":
            assert one.figures["games"] >= GAMES_PLAYED * one.tables // (1 if one.game in GAMES else 10)
            assert {law for law, times in one.laws.items() if times < one.figures["games"]} <= sparse, one.game


# What is done whole


@pytest.fixture
def nothing_absent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A soak has all its parts, also where the rules run interpreted."""
    monkeypatch.setitem(PARTS, "compiled", msgspec.structs.replace(PARTS["compiled"], absent=str))


def rows_of(*arguments: str) -> list[tuple[str, str]]:
    """What is whole where all that such a soak does is done."""
    return whole_rows({task.key for task in tasks_of(parser().parse_args(arguments))})


@pytest.mark.usefixtures("nothing_absent")
def test_what_leaves_something_out_is_not_whole() -> None:
    assert rows_of("--part", "laws") == [("laws", name) for name in GAMES_UNDER_TEST]
    assert rows_of("--game", "meuterer") == [(part, "meuterer") for part in PARTS]
    assert rows_of("--players", "8") == []
    assert rows_of("--games", "9000") == []


# What is kept of it


def soaked(folder: Path, monkeypatch: pytest.MonkeyPatch, *, failing: int | None = None) -> Soak:
    """Two tables of Freibeuter whose laws are held, as if that were all there is of it."""

    def run(task: Task) -> Covered:
        covered = Covered(task.table, {"games": 10}, {"laws": {"the_game_ends": 10}}, seconds=60.0)
        for style in ("tame", "tame" if task.players == 2 else "wild"):
            covered.meet("styles", style)
        if task.players == failing:
            covered.failures.append(Failure("laws", task.case(0), "on purpose"))
        return covered

    part = msgspec.structs.replace(
        PARTS["laws"], run=run, chunk=1, tables=lambda: [("freibeuter", 2), ("freibeuter", 3)]
    )
    monkeypatch.setattr(page, "PARTS", {"laws": part})
    monkeypatch.setitem(PARTS, "laws", part)
    monkeypatch.setattr(page, "GAMES", 1)
    monkeypatch.setattr(running, "FOLDER", folder)
    soak = Soak(list(part.tasks("laws", 1, None, None)), Store(folder / "done.jsonl", fresh=True), 1, None)
    soak.run()
    return soak


def test_tables_of_a_game_are_summed_up_and_different_things_counted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = summary_of("laws", "freibeuter", soaked(tmp_path, monkeypatch))
    assert (one.tables, one.figures, one.different) == (2, {"games": 20}, {"laws": 1, "styles": 2})
    assert (one.laws, one.seconds) == ({"the_game_ends": 20}, 120)


@pytest.mark.parametrize("mode", ["compiled", "interpreted"])
def test_only_what_is_done_now_by_compiled_rules_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, mode: str
) -> None:
    first = soaked(tmp_path, monkeypatch)
    monkeypatch.setattr(compiled, "MODE", mode)
    assert new_rows(first) == ([("laws", "freibeuter")] if mode == "compiled" else [])
    first.todo = []  # as if all of it had been done before
    assert new_rows(first) == []


@pytest.mark.parametrize("failing", [None, 3])
def test_what_was_done_whole_takes_the_place_of_what_was_known_of_it_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: int | None
) -> None:
    text, kept = tmp_path / "page.md", tmp_path / "soak.json"
    before = [Summary("laws", game, 1, {"games": 1}, {}, 60, "a day", "old") for game in ("freibeuter", "meuterer")]
    kept.write_bytes(msgspec.json.encode(before))
    text.write_text("<!-- soak:begin -->\n<!-- soak:end -->\n", encoding="utf-8")
    monkeypatch.setattr(page, "PAGE", text)
    monkeypatch.setattr(page, "STORED", kept)
    monkeypatch.setattr(compiled, "MODE", "compiled")
    written = page.write(soaked(tmp_path, monkeypatch, failing=failing))
    assert written == ([("laws", "freibeuter")] if failing is None else [])
    assert [one.figures["games"] for one in read(kept)] == ([20, 1] if failing is None else [1, 1])
    assert ("20 games" in text.read_text(encoding="utf-8")) == (failing is None)
