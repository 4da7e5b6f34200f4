"""`analyse`."""

import json
import re
import signal
import sys
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.cli.terminal.analysis import sparkline
from quarterdeck.lab.analysis import Judgement
from quarterdeck.lab.review import Reviewer
from quarterdeck.lab.searching import Sliced
from tests.cli.conftest import Run

RECORDS = Path(__file__).parents[1] / "records"
FEW = ["--iterations", 8, "--workers", 1]
ACTIONS = 12  # of the games that are analysed here; interpreted, a whole one takes its time
KEYS = "name step entry seat action choice value best loss doubt iterations alternatives"


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


def test_the_summary_and_the_costliest_come_first_in_sentences(run: Run, begun: Path) -> None:
    ran = run("analyse", begun, *FEW, "--seat", 1)
    assert ran.code == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert lines[0].startswith("Freibeuter: ")
    assert lines[0].endswith(" decisions with a choice, 8 iterations each")
    assert lines.index("Their chances:") > next(place for place, line in enumerate(lines) if "deckhand 1 (bot)" in line)
    assert not any("times" in line for line in lines), "details are asked for"
    assert all(line == line.rstrip() for line in lines)


def test_each_costly_decision_says_what_was_done_what_it_cost_and_what_was_better(run: Run, begun: Path) -> None:
    costly = ["analyse", begun, "--iterations", 60, "--workers", 1]
    lines, cards = run(*costly).out.splitlines(), run(*costly, "--json").json()["cards"]
    assert cards
    for place, card in enumerate(cards, start=1):
        done, cost, better, opened = card["sentences"]
        at = lines.index(f"{place:>3}. {done}")
        assert [line.strip() for line in lines[at + 1 : at + 4]] == [cost, better, opened]
        assert card["judgement"]["action"] not in (done, better), "codes are for machines"
        assert "\N{NO-BREAK SPACE}% of the win, give or take" in cost
        assert better.startswith("The Captain’s way instead: ")
    french = run(*costly, "--json", "--lang", "fr").json()["cards"]
    assert [card["judgement"] for card in french] == [card["judgement"] for card in cards]
    assert all("de la victoire" in card["sentences"][1] for card in french)


def test_details_are_shown_when_they_are_asked_for(run: Run, begun: Path) -> None:
    lines = run("analyse", begun, *FEW, "--seat", 1, "--all").out.splitlines()
    assert lines.index("Every decision:") > lines.index("Their chances:")
    assert any(re.fullmatch(r"Step \d+, deckhand 1 \(bot\): .* – loses .*", line) for line in lines)
    assert any(line.endswith("← done") for line in lines)
    assert any(line.endswith("← the Captain's choice") for line in lines)


def test_chances_are_drawn_as_sparklines() -> None:
    assert sparkline([0, 0.5, 1]) == "▁▅█"
    assert sparkline([None, 1]) == " █"
    assert sparkline([0] * 100 + [1] * 100) == "▁" * 30 + "█" * 30
    assert sparkline([]) == ""


def test_whom_the_others_took_for_a_mutineer_is_drawn_where_that_is_the_game(run: Run) -> None:
    path = RECORDS / "traitres" / "v1" / "3-players-ended-by-t7-1.json"
    told = run("analyse", path, "--iterations", 1, "--workers", 1)
    assert "How much the others took them for “mutineer”:" in told.out
    assert "took them for" not in run("analyse", path.parents[2] / "freibeuter/v1/sealed-luck.json", *FEW).out


def test_json_for_machines(run: Run, begun: Path) -> None:
    told = run("analyse", begun, *FEW, "--json").json()
    assert told["game"] == "freibeuter"
    assert (told["iterations"], told["seed"], told["asked"]) == (8, 1, len(told["decisions"]))
    assert all(list(one) == KEYS.split() for one in told["decisions"])
    assert [seat["name"] for seat in told["seats"]] == ["deckhand 0", "deckhand 1", "deckhand 2"]
    assert sum(seat["decisions"] for seat in told["seats"]) == told["asked"]
    losses = {one["entry"]: one["loss"] for one in told["decisions"] if one["loss"] > one["doubt"]}
    assert [losses[entry] for entry in told["costliest"]] == sorted(losses.values(), reverse=True)[:5]
    assert [one["judgement"]["entry"] for one in told["cards"]] == told["costliest"]
    assert [one["entry"] for one in told["chances"]] == [one["entry"] for one in told["decisions"]]
    for one in told["chances"]:
        assert len(one["shares"]) == len(one["laid_open"]) == 3
        assert all(0 <= share["value"] <= 1 and share["error"] >= 0 for share in one["shares"])
    assert told["end"] is None, "this game was broken off"
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
    assert "Moll�[31m (bot)" in out


def test_ctrl_c_gives_what_is_done(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = Reviewer.judged

    def interrupted(self: Reviewer, number: int) -> Sliced[Judgement]:
        if number == 2:
            signal.raise_signal(signal.SIGINT)
        return judged(self, number)

    monkeypatch.setattr(Reviewer, "judged", interrupted)
    ran = run("analyse", begun, *FEW, "--json")
    assert ran.code == 130
    assert len(ran.json()["decisions"]) == 3
    assert ran.err == f"Interrupted: 3 of {ran.json()['asked']} decisions are done.\n"


def test_a_bar_shows_how_far_it_is_on_a_terminal_only(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    ran = run("analyse", begun, *FEW, "--seat", 0, "--json")
    number = ran.json()["asked"] + len(ran.json()["chances"])
    assert f"{number}/{number}" in ran.err


def test_a_dead_worker_is_a_sentence(run: Run, begun: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def die(*arguments: object, **named: object) -> None:
        raise BrokenProcessPool

    monkeypatch.setattr("quarterdeck.cli.analyse.done", die)
    assert run("analyse", begun).refused().startswith("A worker process died")
