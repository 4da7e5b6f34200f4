"""`check`, `replay` and `analyse` of records with lines of format 2: what happened around the game."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games import GAMES
from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "records"
FEW = ["--iterations", 8, "--workers", 1]
# Every kind of line of format 2 in docs/records.md, and the key of what a replay tells of it
LINES = {
    r"\d+ by \S+: .+": "stood-in",
    r"\d+ takes back": "took-back",
    r"\d+ rewinds to line \d+": "went-back",
    r"\d+ asks \S+": "hinted",
    r"\d+ resigns to \S+": "resigned",
    r"\d+ is handed over to bot \S+": "handed-to-bot",
    r"\d+ is handed over to person .+": "handed-to-person",
    r"broken off by agreement": "broken-off-agreed",
    r"broken off after 30 days": "broken-off-untouched",
}


def stored(name: str, which: str) -> Path:
    return RECORDS / name / "v1" / f"{which}.json"


def log_of(path: Path) -> list[str]:
    log: list[str] = json.loads(path.read_text(encoding="utf-8"))["log"]
    return log


def otherwise(path: Path, to: Path) -> Path:
    """The same record, broken off for the other reason."""
    reasons = ["broken off by agreement", "broken off after 30 days"]
    text = path.read_text(encoding="utf-8")
    old, new = reasons if reasons[0] in text else reversed(reasons)
    to.write_text(text.replace(old, new), encoding="utf-8")
    return to


def of_kind(log: list[str], kind: str) -> int:
    return sum(re.fullmatch(kind, line) is not None for line in log)


@pytest.mark.parametrize("name", GAMES)
def test_a_replay_tells_every_line_of_format_2(run: Run, name: str, tmp_path: Path) -> None:
    broken_off = stored(name, "three-people-broken-off")
    paths = [stored(name, "alone-with-three-rewinds"), broken_off, otherwise(broken_off, tmp_path / "otherwise.json")]
    met = set()
    for path in paths:
        told = [line["key"] for line in run("replay", path, "--json").json()["tellings"]]
        for kind, key in LINES.items():
            lines = of_kind(log_of(path), kind)
            assert told.count(key) == lines, f"{kind} in {path.name}"
            met |= {kind} if lines else set()
        assert run("replay", path).code == run("replay", path, "--lang", "fr").code == 0
    assert met == set(LINES)


def test_the_lines_are_those_of_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    table = text.split("From format 2 on")[1].split("What is undone stays")[0]
    cells = [row.split(" | ")[0].removeprefix("| ") for row in table.splitlines() if row.startswith("| `")]
    lines = [line.replace("… to", "1 is handed over to") for cell in cells for line in re.findall(r"`([^`]+)`", cell)]
    found = [next((kind for kind in LINES if re.fullmatch(kind, line)), line) for line in lines]
    assert sorted(found) == sorted(LINES)


@pytest.mark.parametrize("name", GAMES)
def test_check_counts_what_changes_how_one_looks_at_a_game(run: Run, name: str) -> None:
    alone = run("check", stored(name, "alone-with-three-rewinds"), "--json").json()
    assert (alone["ok"], alone["rewinds"], alone["hints"], alone["luck_checked"]) == (True, 3, 3, True)
    assert "with 3 rewinds" in run("check", stored(name, "alone-with-three-rewinds")).out
    log = log_of(stored(name, "three-people-broken-off"))
    three = run("check", stored(name, "three-people-broken-off"), "--json").json()
    assert three["taken_back"] == of_kind(log, r"\d+ takes back")
    assert three["stand_ins"] == of_kind(log, r"\d+ by \S+: .+") > 0
    reason = {"broken off by agreement": "agreed", "broken off after 30 days": "untouched"}[log[-1]]
    assert (three["finished"], three["winners"], three["broken_off"]) == (True, [], reason)


def undone(log: list[str]) -> set[int]:
    """The lines of actions that are undone, found by reading the log backwards and forwards."""
    in_force: list[int] = []
    gone: set[int] = set()
    for number, line in enumerate(log, start=1):
        if re.fullmatch(r"\d+(?: by \S+)?: .+", line):
            in_force.append(number)
        elif re.fullmatch(r"\d+ takes back", line):
            gone.add(in_force.pop())
        elif match := re.fullmatch(r"\d+ rewinds to line (\d+)", line):
            while in_force and in_force[-1] >= int(match[1]):
                gone.add(in_force.pop())
    return gone


@pytest.mark.parametrize("which", ["alone-with-three-rewinds", "three-people-broken-off"])
def test_analyse_leaves_out_what_was_undone_and_what_stand_ins_did(run: Run, which: str) -> None:
    path = stored("freibeuter", which)
    log = log_of(path)
    told: dict[str, Any] = run("analyse", path, *FEW, "--json").json()
    entries = {one["entry"] for one in told["decisions"]}
    assert entries
    assert undone(log)
    assert not entries & undone(log)
    assert all(re.fullmatch(r"\d+: .+", log[entry - 1]) for entry in entries)
    first = run("analyse", path, *FEW).out.splitlines()[0]
    assert told["rewinds"] == of_kind(log, r"\d+ rewinds .+")
    assert ("with 3 rewinds" in first) == (told["rewinds"] == 3)
    assert ("stand-in" in first) == bool(told["stand_ins"])


def test_analyse_says_nothing_of_what_did_not_happen(run: Run, played: Path) -> None:
    first = run("analyse", played, "--iterations", 1, "--workers", 1, "--seat", 0).out.splitlines()[0]
    assert re.fullmatch(r"Freibeuter: \d+ decisions with a choice, 1 iterations each", first)
