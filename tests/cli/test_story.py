"""`replay --story`: a game as one page."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games import GAMES
from quarterdeck.texts.words import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.terminals import Terminal

RECORDS = Path(__file__).parents[1] / "records"
REWOUND = RECORDS / "freibeuter" / "v1" / "alone-with-three-rewinds.json"
SPOKEN = RECORDS / "traitres" / "v1" / "3-players-ended-by-t7-1.json"


def whole(name: str) -> Path:
    """A finished game of each kind."""
    paths = sorted((RECORDS / name / "v1").glob("*.json"))
    return next(path for path in paths if "outcome" in json.loads(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_story_tells_all_and_sums_every_score_up(run: Run, name: str, language: str) -> None:
    path = whole(name)
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    story = run("replay", path, "--story", "--all", "--lang", language).out
    told = run("replay", path, "--all", "--lang", language, "--json").json()["tellings"]
    unmarked = re.sub(r"\\(.)", r"\1", story)
    assert all(f"{line['text']} ({line['clause']})" in unmarked for line in told if line["clause"])
    scores = record["outcome"].get("scores", [])
    seats = story.split("\n### ")[-len(record["seats"]) :]
    for score, account in zip(scores, seats, strict=False):
        amounts = re.findall(r"^- \*\*([+−]\d+)\*\* .+ \([A-Z]\d+\.\d+\)$", account, re.MULTILINE)
        assert sum(int(points.replace("−", "-")) for points in amounts) == score
        assert re.search(rf"^- \*\*{score}\*\* ", account, re.MULTILINE)
    for person, account in zip(record["seats"], seats, strict=True):
        assert account.startswith(person["name"])


def test_turns_have_headings_with_numbers_and_names(run: Run) -> None:
    story = run("replay", whole("freibeuter"), "--story").out
    numbers = [int(number) for number in re.findall(r"^### Turn (\d+): \w+", story, re.MULTILINE)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 20
    assert story.index("## The deal") < story.index("### Turn 1: ") < story.index("## How it ended")


def test_what_was_undone_is_struck_and_said_to_be(run: Run) -> None:
    story = run("replay", REWOUND, "--story").out
    assert "With 3 rewinds." in story
    struck = re.findall(r"^- ~~.+~~ \(undone\) \(F\d+\.\d+\)$", story, re.MULTILINE)
    assert len(struck) >= 9
    assert story.count("goes back to an earlier decision.") == 3
    assert re.search(r"^### ~~Turn 4: Ann~~ \(undone\)$", story, re.MULTILINE)
    last = story.rindex("goes back to an earlier decision.")
    assert "undone" not in story[last:]


def test_statements_stand_where_they_were_made(run: Run) -> None:
    log = json.loads(SPOKEN.read_text(encoding="utf-8"))["log"]
    story = run("replay", SPOKEN, "--story").out
    said = [line for line in story.splitlines() if line.endswith("(T6.2)")]
    assert len(said) == sum(" says: " in line for line in log)
    turns = 0
    for line in log:  # each stands in the last turn that had begun
        turns += re.match(r"\d+: (?!put|return)", line) is not None
        if " says: " in line:
            sentence = said.pop(0)
            assert story[: story.index(sentence)].count("\n### Turn ") == turns
            story = story.replace(sentence, "", 1)


def test_a_seat_is_told_what_it_knew(run: Run) -> None:
    seen, own = (run("replay", SPOKEN, "--story", *who).out for who in ([], ["--seat", 0]))
    assert "Told as a spectator saw it." in seen
    assert "Anne is dealt a role." in seen
    assert "Told as Anne saw it." in own
    assert "Anne is dealt a role: pirate." in own
    assert "Mary is dealt a role." in own


def test_names_cannot_mark_anything_up_or_steer_a_terminal(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    record["seats"][0] = {"name": "*# [Ann](x)_<b>\x1b[31m"}
    (path := tmp_path / "named.json").write_text(json.dumps(record), encoding="utf-8")
    story = run("replay", path, "--story").out
    assert "\\*\\# \\[Ann\\](x)\\_\\<b\\>�\\[31m" in story
    assert "\x1b" not in story


def test_a_game_without_an_end_is_told_as_far_as_it_goes(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    del record["outcome"]
    actions = [number for number, line in enumerate(record["log"]) if line[0].isdigit()]
    record["log"] = record["log"][: actions[0]]
    (path := tmp_path / "short.json").write_text(json.dumps(record), encoding="utf-8")
    story = run("replay", path, "--story").out
    assert "The record ends here; the game is not over." in story
    assert "How it ended" not in story
    assert " in all" not in story


def test_a_broken_record_is_no_story(run: Run, record: dict[str, Any], tmp_path: Path) -> None:
    record["outcome"]["scores"][0] += 1
    (path := tmp_path / "changed.json").write_text(json.dumps(record), encoding="utf-8")
    for how in ("--story", "--step"):
        ran = run("replay", path, how)
        assert (ran.code, ran.out) == ((1, "") if how == "--story" else (2, ""))
    assert "the game ended otherwise than the record says" in run("replay", path, "--story").err


def test_at_a_terminal_a_story_has_colours_and_fits(tmp_path: Path) -> None:
    terminal = Terminal(str(whole("freibeuter")), "--story", command=("replay",))
    printed = terminal.until_asked()
    assert terminal.leave() == 0
    assert "\x1b[1;34mTurn " in printed
    plain = re.sub(r"\x1b\[[0-9;]*m", "", printed)
    assert "**" not in plain
    assert all(len(line) <= 80 for line in plain.splitlines())
    assert re.search(r"^ *\+\d+  Money at the start +F1\.1\r?$", plain, re.MULTILINE)
