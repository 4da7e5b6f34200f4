"""Every part of the soak runs, counts, finds what is wrong, and goes on where it was interrupted."""

import json
from pathlib import Path
from random import Random
from typing import cast

import msgspec
import pytest

from quarterdeck.core.game import Game
from quarterdeck.core.luck import seed_of
from quarterdeck.games import GAMES
from tests.laws.cases import Case
from tests.laws.every import LAWS, Law
from tests.laws.imagining import Glimpse, Uneven
from tests.machines.every import MACHINES
from tests.under_test import GAMES_UNDER_TEST
from tools.soak import answers, ending, fuzz, laws, machines, running
from tools.soak.breaking import KINDS, break_text
from tools.soak.commands import Ran
from tools.soak.covered import Covered, Failure, Task
from tools.soak.good import good_record
from tools.soak.laws import twice
from tools.soak.parts import PARTS
from tools.soak.running import Soak, Store
from tools.soak.walking import plain, toml, walk


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(running, "FOLDER", tmp_path)
    monkeypatch.setattr(fuzz, "FAILED", tmp_path / "failed")
    return tmp_path


@pytest.mark.parametrize("part", ["laws", "fuzz", "data"])
def test_a_part_covers_something_and_finds_nothing(part: str) -> None:
    covered = PARTS[part].run(Task(part, "traitres", 3, 1, 1))
    assert covered.failures == []
    assert covered.figures
    assert covered.things


def test_every_machine_runs_and_the_one_without_a_game_at_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    assert machines.EXAMPLES.keys() == MACHINES.keys()
    assert MACHINES.keys() > machines.ONCE
    monkeypatch.setattr(machines, "EXAMPLES", dict.fromkeys(MACHINES, 1))
    monkeypatch.setattr(machines, "STEPS", 4)
    monkeypatch.setattr(ending, "EVENINGS", 1)
    ran = {}
    for name, players in laws.every_table()[:2]:
        covered = PARTS["machines"].run(Task("machines", name, players, 0, 1))
        assert covered.failures == []
        ran[name, players] = {machine for machine in MACHINES if covered.things.get(machine, {}).get("steps")}
        assert covered.figures["runs"] == len(ran[name, players])
        assert covered.figures["evenings"] == 2
    assert list(ran.values()) == [set(MACHINES), MACHINES.keys() - machines.ONCE]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_way_to_break_a_record_changes_it_or_has_nothing_to_change(kind: str, name: str) -> None:
    game: Game = GAMES[name]
    text = good_record(name, game.players[0], 4).record.json().encode()
    broken = {break_text(text, kind, Random(seed), game) for seed in range(12)}
    assert broken - {text}


# What laws look at


def test_a_law_that_a_game_breaks_does_not_count_as_held(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(case: Case) -> None:
        raise AssertionError("on purpose")

    monkeypatch.setattr(laws, "LAWS", (Law(fail), LAWS[0]))
    covered = PARTS["laws"].run(Task("laws", "traitres", 3, 0, 2))
    assert covered.things["laws"] == {LAWS[0].name: 2}
    assert len(covered.failures) == 2


def test_worlds_that_are_uneven_once_are_tried_again_and_twice_are_a_fault() -> None:
    covered = Covered("laws")
    asked: list[tuple[str, ...]] = []

    def uneven(glimpse: object, *more: str) -> None:
        asked.append(more)
        if len(asked) != 2:
            raise Uneven("by chance")

    twice(covered, uneven, cast(Glimpse, None))
    assert asked == [(), ("again",)]
    assert covered.figures == {"tiny views tried again": 1}
    asked[:] = [(), ()]
    with pytest.raises(Uneven):
        twice(covered, uneven, cast(Glimpse, None))


# What the fuzzer would find


@pytest.mark.parametrize(
    ("ran", "why"),
    [
        (Ran(2, "", "FILE cannot be read as a record: it is\nnot JSON.\n"), "not one line"),
        (Ran(2, "", "This should not have happened: KeyError: 1.\n"), "should not have happened"),
        (Ran(2, "", "FILE cannot be read as a record: \x1b[2J.\n"), "steers the terminal"),
        (Ran(2, "", f"FILE cannot be read as a record: {'x' * 800}.\n"), "letters"),
    ],
)
def test_a_bad_answer_is_noticed(ran: Ran, why: str) -> None:
    with pytest.raises(AssertionError, match=why):
        answers.one_sentence(ran)


def test_a_failing_case_is_kept_and_named_with_its_command(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    def mishap(path: Path, *, really: bool = False) -> tuple[str, str]:
        raise AssertionError("a mishap")

    monkeypatch.setattr(fuzz, "answer_to", mishap)
    covered = fuzz.run(Task("fuzz", "freibeuter", 2, 7, 1))
    assert [failure.command for failure in covered.failures] == [
        "python -m tools.soak --part fuzz --case freibeuter/2/7"
    ]
    assert [path.name for path in (folder / "failed").iterdir()] == ["freibeuter-2-7.json"]


# Options and boxes


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_boxes_are_many_and_read_as_they_are_written(name: str, tmp_path: Path) -> None:
    game = GAMES_UNDER_TEST[name]
    boxes = set()
    for seed in range(10):
        data, refused = walk(game, 3, game.choose(), game.data(), Random(seed_of(name, seed)))
        path = tmp_path / "box.toml"
        path.write_text(toml(plain(data)), encoding="utf-8")
        assert game.data(path) == data
        boxes.add(json.dumps(plain(data)))
        assert all(one.sentence for one in refused)
    assert len(boxes) > 4


# Going on


def soaked(folder: Path, done: list[str], stop_after: int | None, monkeypatch: pytest.MonkeyPatch) -> Soak:
    def run(task: Task) -> Covered:
        done.append(task.key)
        covered = Covered(task.table, {"games": task.number})
        if task.first == 4:
            covered.failures.append(Failure("laws", task.case(4), "on purpose"))
        return covered

    monkeypatch.setitem(PARTS, "laws", msgspec.structs.replace(PARTS["laws"], run=run))
    tasks = [Task("laws", "freibeuter", 2, first, 2) for first in range(0, 10, 2)]
    soak = Soak(tasks, Store(folder / "done.jsonl", fresh=False), 1, None)
    soak.todo = soak.todo[:stop_after]
    soak.run()
    return soak


def test_a_soak_goes_on_where_it_was_stopped_and_does_again_what_failed(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first: list[str] = []
    soaked(folder, first, 3, monkeypatch)
    second: list[str] = []
    soak = soaked(folder, second, None, monkeypatch)
    assert [key.split("/")[-1] for key in first] == ["0+2", "2+2", "4+2"]
    assert [key.split("/")[-1] for key in second] == ["4+2", "6+2", "8+2"]
    assert soak.before == 2
    assert soak.tables["laws/freibeuter/2"].figures == {"games": 10}
    assert soak.failures == 1


def test_what_failed_is_told_at_once_and_kept_for_good(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    for code in ("some", "another"):
        monkeypatch.setattr(running, "code_digest", lambda code=code: code)
        soaked(folder, [], 3, monkeypatch)
        told = capfd.readouterr().err
        assert "FAILED on purpose" in told
        assert "again: python -m tools.soak --part laws --case freibeuter/2/4" in told
    lines = (folder / "failed.jsonl").read_bytes().splitlines()
    kept = [msgspec.json.decode(line, type=running.Failed) for line in lines]
    assert [(one.code, one.failure.what) for one in kept] == [("some", "on purpose"), ("another", "on purpose")]


def test_a_line_that_was_not_written_to_its_end_loses_no_other(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soaked(folder, [], 2, monkeypatch)
    path = folder / "done.jsonl"
    path.write_bytes(path.read_bytes()[:-20])
    again: list[str] = []
    soaked(folder, again, 1, monkeypatch)
    assert [key.split("/")[-1] for key in again] == ["2+2"]
    assert Store(path, fresh=False).done.keys() == {"laws/freibeuter/2/0+2", "laws/freibeuter/2/2+2"}


def test_what_was_done_with_other_code_is_done_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    soaked(folder, [], None, monkeypatch)
    monkeypatch.setattr(running, "code_digest", lambda: "another")
    assert soaked(folder, [], None, monkeypatch).before == 0


def test_a_soak_that_is_done_forgets_what_it_did_and_nothing_else(folder: Path) -> None:
    one, other = (Task("laws", "freibeuter", players, 0, 2) for players in (2, 3))
    store = Store(folder / "done.jsonl", fresh=True)
    for task in (one, other):
        store.keep(task, Covered(task.table, {"games": 2}))
    store.forget([one])
    assert list(Store(folder / "done.jsonl", fresh=False).done) == [other.key]
