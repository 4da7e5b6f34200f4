"""`play --from`: a finished game is played on at the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminals import Terminal

SEALED = Path(__file__).parents[1] / "records" / "freibeuter" / "v1" / "sealed-luck.json"


def test_somebody_takes_a_seat_at_a_step_and_plays_to_the_end(tmp_path: Path, run: Run) -> None:
    record = tmp_path / "onward.json"
    terminal = Terminal(
        "--from", str(SEALED), "--step", "30", "--seat", "1", "--record", str(record), command=("play",)
    )
    terminal.until_asked()
    printed = terminal.type("\n")
    assert "●" in printed
    assert "There is no decision of yours there to go back to." in terminal.type("undo\n")
    while not terminal.ended:
        terminal.type("1\n")
    assert terminal.leave() == 0
    checked = run("check", record, "--json").json()
    assert (checked["ok"], checked["luck_checked"]) == (True, True)
    (head,) = checked["head"]
    assert (head["from"], head["steps"], head["luck_checked"]) == ("", 30, True)
    written, earlier = json.loads(record.read_bytes()), json.loads(SEALED.read_bytes())
    assert written["log"][: head["lines"]] == earlier["log"][: head["lines"]]
    assert [seat.get("bot", "") for seat in written["seats"]] == ["bosun", ""]
    assert "played on from step 30 of another game" in run("check", record).out
    assert run("replay", record).code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--step", "3000"), "This game does not go on so far."),
        ((), "Say after which step"),
        (("--step", "3", "--seat", "7"), "There is no seat 7 in this record"),
        (("--step", "3", "--seat", "1", "--seats", "you,captain"), "with --seats there is nothing to add"),
        (("--step", "3", "--players", "3"), "are those of the record"),
        (("freibeuter", "--step", "3"), "are those of the record"),
    ],
)
def test_what_cannot_be_played_on_from_is_said(run: Run, arguments: tuple[str, ...], sentence: str) -> None:
    refused = run("play", "--from", SEALED, *arguments)
    assert refused.code == 2
    assert sentence in refused.err


def test_a_running_game_is_played_on_by_nobody(run: Run, tmp_path: Path) -> None:
    record = json.loads(SEALED.read_bytes())
    actions = [number for number, line in enumerate(record["log"]) if line.startswith(("0: ", "1: "))]
    running = {**record, "log": record["log"][: actions[20]], "luck": None, "outcome": None}
    (tmp_path / "running.json").write_text(json.dumps(running), encoding="utf-8")
    refused = run("play", "--from", tmp_path / "running.json", "--step", 3)
    assert (refused.code, "only finished games" in refused.err) == (2, True)


def test_without_from_there_is_no_step(run: Run) -> None:
    assert "--step and --seat belong to --from" in run("play", "freibeuter", "--step", 3).err
    assert "Say which game" in run("play").err
