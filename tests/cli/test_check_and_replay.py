"""`check` and `replay`."""

import json
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


@pytest.fixture
def changed(tmp_path: Path) -> Path:
    return tmp_path / "changed.json"


def write(path: Path, record: dict[str, Any]) -> Path:
    path.write_text(json.dumps(record), encoding="utf-8")
    return path


def test_a_good_record_keeps_every_rule(run: Run, played: Path) -> None:
    ran = run("check", played)
    assert ran.code == 0
    assert ran.out.startswith(f"{played} keeps every rule: Freibeuter, 3 players, ")
    assert " (bot) wins (" in ran.out
    assert ran.out.endswith(", but its luck cannot be checked.\n")
    assert run("check", played, "--json").json()["ok"] is True


def test_an_unfinished_record_keeps_every_rule_so_far(run: Run, record: dict[str, Any], changed: Path) -> None:
    del record["outcome"]
    actions = [number for number, line in enumerate(record["log"]) if line[0].isdigit()]
    record["log"] = record["log"][: actions[0]]
    ran = run("check", write(changed, record))
    assert ran.code == 0
    assert "0 decisions, not over yet" in ran.out
    assert "The record ends here; the game is not over." in run("replay", changed).out


def test_a_broken_rule_is_named_with_entry_reason_and_clause(run: Run, record: dict[str, Any], changed: Path) -> None:
    first = next(number for number, line in enumerate(record["log"]) if line[0].isdigit())
    seat = record["log"][first][0]
    record["log"][first] = f"{seat}: draw sea"
    ran = run("check", write(changed, record))
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err == f"{changed}: Entry {first + 1} breaks F10.1: No card is to be drawn now.\n"
    told = run("check", changed, "--json")
    assert told.code == 1
    assert told.json() == {
        "file": str(changed),
        "ok": False,
        "entry": first + 1,
        "clause": "F10.1",
        "reason": "No card is to be drawn now",
    }
    assert run("replay", changed).code == 1


def test_a_wrong_result_breaks_a_rule(run: Run, record: dict[str, Any], changed: Path) -> None:
    record["outcome"]["scores"][0] += 1
    ran = run("check", write(changed, record))
    assert ran.code == 1
    assert "the game ended otherwise than the record says" in ran.err


def nested(depth: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(depth):
        inner = [inner]
    return inner


UNREADABLE: dict[str, tuple[dict[str, Any], str]] = {
    "unknown game": ({"game": "chess"}, "it is of a game called “chess”; known are freibeuter"),
    "newer format": ({"quarterdeck": 99}, "it is written in format 99"),
    "newer rules": ({"rules": 99}, "it was played by version 99 of the rules"),
    "no rules": ({"rules": 0}, "There is no version 0 of these rules"),
    "unknown option": ({"options": {"colour": "red"}}, "There is no option “colour”"),
    "bad value": ({"options": {"last_store": "never"}}, "“last_store” cannot be “never”"),
    "nested value": ({"options": {"last_store": nested(900)}}, "“last_store” cannot be “[["),
    "no word": ({"options": {"last_store": 2.5}}, "“last_store” cannot be “2.5”"),
    "long value": ({"options": {"last_store": "x" * 900}}, "“last_store” cannot be “" + "x" * 40 + "…”"),
    "huge number": ({"data": {"stores": 10**30}}, "does not fit Freibeuter"),
    "other data": ({"data": "0123456789abcdef"}, "it was played with other components"),
    "bad data": ({"data": {"stores": 4}}, "does not fit Freibeuter"),
    "too many seats": ({"seats": [{"name": "x"}] * 5}, "5 players are not possible"),
    "extra field": ({"cargo": 1}, "cannot be read as a record: its fields do not fit: "),
    "bad luck": ({"luck": {"commitment": "x", "key": "no hex"}}, "its luck cannot be read"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_an_unreadable_record_is_refused_in_a_sentence(
    run: Run, record: dict[str, Any], changed: Path, name: str
) -> None:
    change, reason = UNREADABLE[name]
    write(changed, record | change)
    assert reason in run("check", changed).refused()
    assert reason in run("replay", changed).refused()
    told = run("check", changed, "--json")
    assert told.code == 2
    assert reason in told.json()["error"]


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"[1]", b"\xff", b'{"quarterdeck": "x"}', b"{}", b"[" * 100_000, b'{"quarterdeck":1,"\xff":1}'],
)
def test_what_is_no_record_at_all_is_refused_in_a_sentence(run: Run, changed: Path, content: bytes) -> None:
    changed.write_bytes(content)
    assert "cannot be read as a record" in run("check", changed).refused()


def test_what_is_no_regular_file_is_not_read(run: Run, tmp_path: Path) -> None:
    """It would never end, or never begin."""
    os.mkfifo(tmp_path / "pipe")
    for path in ("/dev/zero", tmp_path / "pipe"):
        assert "it cannot be read: It is not a regular file" in run("check", path).refused()


def test_a_missing_or_truncated_file_is_refused_in_a_sentence(run: Run, played: Path, tmp_path: Path) -> None:
    assert "No such file" in run("check", tmp_path / "none.json").refused()
    assert "it cannot be read" in run("check", tmp_path).refused()
    cut = tmp_path / "cut.json"
    cut.write_bytes(played.read_bytes()[:-500])
    assert "it is not JSON" in run("check", cut).refused()


def test_no_mutilated_record_takes_the_command_down(run: Run, record: dict[str, Any], changed: Path) -> None:
    """Every line of the log can be swapped, dropped, doubled or garbled."""
    chance = random.Random(4)
    garbage = [
        "",
        "0:",
        "9" * 5000 + ": board A1",
        "sea A1 (7 of 7)",
        "sea A1 (99999999999 of 74)",
        "token ship1 store",
    ]
    garbage += [
        "0 says: hello",
        "1: dutchman row G7",
        "4000000000: board A1",
        "first 3",
        "first 0 (3 of 3)",
        "٣: board A1",
    ]
    codes = set()
    for _ in range(150):
        log = list(record["log"])
        place, other = chance.randrange(len(log)), chance.randrange(len(log))
        match chance.randrange(4):
            case 0:
                log[place], log[other] = log[other], log[place]
            case 1:
                del log[place]
            case 2:
                log.insert(place, log[other])
            case _:
                log[place] = chance.choice(garbage)
        ran = run("check", write(changed, record | {"log": log}))
        codes.add(ran.code)
        assert ran.err.count("\n") == (ran.code != 0)
    assert codes <= {0, 1}
    assert 1 in codes


def test_nothing_a_record_says_steers_the_terminal(run: Run, record: dict[str, Any], changed: Path) -> None:
    evil = "\x1b[2J\x1b]0;owned\x07\n"
    write(changed, record | {"seats": [{"name": evil + str(seat)} for seat in range(3)]})
    for ran in (run("check", changed), run("replay", changed), run("replay", changed, "--all")):
        assert ran.code == 0
        assert "\x1b" not in ran.out
    write(changed, record | {"log": [evil * 1000]})
    ran = run("check", changed)
    assert ran.code == 1
    assert "\x1b" not in ran.err
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 600
    write(changed, record | {"game": evil})
    assert "\x1b" not in run("replay", changed).refused()
    write(changed, record | {"seats": [{"name": "x" * 5000} for _ in range(3)]})
    assert run("check", changed).code == 0
    assert "x" * 40 + "… goes first." in run("replay", changed).out.replace("\n", "")
    assert run("replay", changed, "--json").json()["seats"] == ["x" * 5000] * 3
    write(changed, record | {"seats": [{"name": "x" * 5000} for _ in range(3)], "log": [*record["log"], "0: draw sea"]})
    assert run("check", changed).code == run("replay", changed).code == 1


# Replaying


def test_a_spectator_is_told_no_drawn_card(run: Run, played: Path) -> None:
    out = run("replay", played).out
    assert "draws a sea card." in out
    assert "draws the sea card" not in out
    assert "F11.5" in out
    assert "hand  sea: " in out  # laid open at the end


def test_a_seat_is_told_its_own_cards_only(run: Run, played: Path) -> None:
    out = run("replay", played, "--seat", 1).out
    assert "deckhand 1 (bot) draws the sea card" in out
    assert "deckhand 0 (bot) draws the sea card" not in out


def test_everything_is_told_with_all(run: Run, played: Path) -> None:
    out = run("replay", played, "--all").out
    assert all(f"deckhand {seat} (bot) draws the sea card" in out for seat in range(3))
    assert "draws a sea card." not in out


def test_a_replay_speaks_french(run: Run, played: Path) -> None:
    out = run("replay", played, "--lang", "fr").out
    assert "deckhand 0 (robot) pioche une carte de Mer." in " ".join(out.split())


def test_a_replay_for_machines(run: Run, played: Path) -> None:
    told = run("replay", played, "--json").json()
    assert told["seats"] == ["deckhand 0", "deckhand 1", "deckhand 2"]
    assert told["tellings"][0]["key"] == "first-player"
    assert told["tellings"][0]["text"].endswith(" goes first.")
    assert told["view"]["outcome"] is not None


def test_a_seat_that_is_not_there_is_refused_in_a_sentence(run: Run, played: Path) -> None:
    assert (
        run("replay", played, "--seat", 3).refused().startswith("There is no seat 3 in this record; there are 0 to 2.")
    )
    assert "not allowed with" in run("replay", played, "--seat", 1, "--all").refused()
