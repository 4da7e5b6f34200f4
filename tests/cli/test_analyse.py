"""`analyse`."""

import json
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.lab.analysis import Judge, Judgement
from tests.cli.conftest import Run

FEW = ["--iterations", 8, "--workers", 1]
ACTIONS = 12  # of the games that are analysed here; interpreted, a whole one takes its time
KEYS = "name entry seat action choice value best loss alternatives"


@pytest.fixture(scope="module")
def begun(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game that was broken off."""
    return cut(json.loads(played.read_text(encoding="utf-8")), ACTIONS, tmp_path_factory.mktemp("begun") / "begun.json")


def cut(record: dict[str, Any], actions: int, path: Path) -> Path:
    """The record up to so many actions."""
    acted = [number for number, line in enumerate(record["log"]) if line.startswith(("0: ", "1: ", "2: "))]
    shorter = {**record, "log": record["log"][: acted[actions]]}
    del shorter["outcome"]
    path.write_text(json.dumps(shorter), encoding="utf-8")
    return path


def test_a_table_for_people(run: Run, begun: Path) -> None:
    ran = run("analyse", begun, *FEW, "--seat", 1)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert lines[0].startswith("Freibeuter: ")
    assert lines[0].endswith(" decisions with a choice, 8 iterations each")
    assert any("deckhand 1 (bot): " in line and "loses" in line for line in lines)
    assert any(line.endswith("← done") for line in lines)
    assert any(line.endswith("← the Captain's choice") for line in lines)
    assert "The costliest decisions:" in lines
    assert all(len(line) <= 100 and line == line.rstrip() for line in lines)


def test_json_for_machines(run: Run, begun: Path) -> None:
    told = run("analyse", begun, *FEW, "--json").json()
    assert told["game"] == "freibeuter"
    assert (told["iterations"], told["seed"], told["asked"]) == (8, 1, len(told["decisions"]))
    assert all(list(one) == KEYS.split() for one in told["decisions"])
    assert [seat["name"] for seat in told["seats"]] == ["deckhand 0", "deckhand 1", "deckhand 2"]
    assert sum(seat["decisions"] for seat in told["seats"]) == told["asked"]
    losses = {one["entry"]: one["loss"] for one in told["decisions"]}
    assert [losses[entry] for entry in told["costliest"]] == sorted(losses.values(), reverse=True)[:5]
    log = json.loads(begun.read_text(encoding="utf-8"))["log"]
    for one in told["decisions"]:
        assert log[one["entry"] - 1] == f"{one['seat']}: {one['action']}"


def test_workers_change_nothing_and_seeds_do(run: Run, begun: Path) -> None:
    command = ["analyse", begun, "--seat", 0, "--iterations", 8, "--json"]
    one, two = (run(*command, "--workers", workers).json() for workers in (1, 2))
    assert one == two
    assert run(*command, "--workers", 1, "--seed", 2).json()["decisions"] != one["decisions"]


def broken(record: dict[str, Any], tmp_path: Path) -> Path:
    """A record in which somebody does what cannot be done."""
    number = next(number for number, line in enumerate(record["log"]) if line.startswith("0: "))
    record["log"][number] = "1: " + record["log"][number][3:]
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


@pytest.mark.parametrize("machine", [False, True])
def test_a_broken_record_gets_the_same_answer_as_from_check(
    run: Run, record: dict[str, Any], tmp_path: Path, machine: bool
) -> None:
    no_record = tmp_path / "letter.json"
    no_record.write_text("Dear mother", encoding="utf-8")
    for path, code in ((broken(record, tmp_path), 1), (no_record, 2), (tmp_path / "nowhere.json", 2)):
        arguments = [path, "--json"] if machine else [path]
        analysed, checked = run("analyse", *arguments), run("check", *arguments)
        assert analysed == checked
        assert analysed.code == code


def test_a_game_that_is_not_over_is_analysed_as_far_as_it_goes(
    run: Run, record: dict[str, Any], tmp_path: Path
) -> None:
    path = tmp_path / "unfinished.json"
    assert 0 < run("analyse", cut(record, 4, path), *FEW, "--json").json()["asked"] <= 4
    ran = run("analyse", cut(record, 0, path), *FEW)
    assert ran.code == 0
    assert ran.out.startswith("Freibeuter: 0 decisions with a choice")


def test_what_cannot_be_asked_is_refused_in_a_sentence(run: Run, begun: Path) -> None:
    assert run("analyse", begun, "--seat", 3).refused() == "There is no seat 3 in this record; there are 0 to 2.\n"
    assert "it must be at least 1, not 0" in run("analyse", begun, "--iterations", 0).refused()


def test_names_cannot_steer_the_terminal(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    record["seats"][0]["name"] = "Moll\x1b[31m"
    path = cut(record, ACTIONS, tmp_path / "steering.json")
    out = run("analyse", path, *FEW, "--seat", 0).out
    assert "\x1b" not in out
    assert "Moll�[31m (bot): " in out


def test_ctrl_c_gives_what_is_done(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Judge.judge

    def interrupted(self: Judge, number: int) -> Judgement:
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return judge(self, number)

    monkeypatch.setattr(Judge, "judge", interrupted)
    ran = run("analyse", begun, *FEW, "--json")
    assert ran.code == 130
    assert len(ran.json()["decisions"]) == 3
    assert ran.err == f"Interrupted: 3 of {ran.json()['asked']} decisions are done.\n"


def test_a_bar_shows_how_far_it_is_on_a_terminal_only(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    ran = run("analyse", begun, *FEW, "--seat", 0, "--json")
    asked = ran.json()["asked"]
    assert f"{asked}/{asked}" in ran.err


def test_a_dead_worker_is_a_sentence(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*arguments: object, **named: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("quarterdeck.cli.analyse.analyse", die)
    assert run("analyse", begun).refused().startswith("A worker process died")
