"""`replay --step`: a game walked through at a terminal, back and forth, by whose eyes one likes."""

import io
import re
from pathlib import Path

from rich.console import Console

from quarterdeck.cli.reading import names_of, open_walk
from quarterdeck.cli.terminal.screen import Screen
from quarterdeck.cli.terminal.stroll import Stroll
from quarterdeck.texts.words import words_of
from quarterdeck.wire.replaying import Eyes
from tests.cli.conftest import Run
from tests.cli.terminals import Terminal

RECORDS = Path(__file__).parents[1] / "records"
SPOKEN = RECORDS / "traitres" / "v1" / "3-players-ended-by-t7-1.json"
REWOUND = RECORDS / "freibeuter" / "v1" / "alone-with-three-rewinds.json"
NOWHERE = "X9" + ".9"  # no clause


def typed(*lines: str, path: Path = SPOKEN, eyes: Eyes = "spectator", language: str = "en") -> list[str]:
    """What is shown at first, and after each line; then whoever looked leaves."""
    out, shown = io.StringIO(), list[str]()
    left = iter([*lines, "quit"])

    def read() -> str:
        shown.append(out.getvalue())
        out.seek(0)
        out.truncate()
        return next(left)

    walk = open_walk(path)
    words = words_of(language, walk.game.texts)
    console = Console(file=out, width=80, height=45, highlight=False, markup=False, emoji=False)
    Stroll(walk, Screen(console, walk.game, words, names_of(walk.referee.seats, words)), eyes, read).run()
    return shown


def step_of(text: str) -> int:
    found = re.findall(r"Step (\d+), seen by", text)
    assert len(found) == 1, text
    return int(found[0])


def test_it_begins_with_the_deal_and_goes_on_step_by_step() -> None:
    shown = typed("", "next", "n", "next 10")
    assert [step_of(text) for text in shown] == [0, 1, 2, 3, 13]
    assert "Anne is dealt a role." in shown[0]
    assert "Anne lays a card on the chest and says: +1." in shown[1]
    assert "Anne lays a card" not in shown[2]
    assert "Draw pile" in shown[0] or "Chest" in shown[0]


def test_one_goes_back_jumps_and_comes_to_the_end() -> None:
    shown = typed("12", "back", "back 3", "go 5", "b", "end", "start")
    assert [step_of(text) for text in shown[:6]] == [0, 12, 11, 8, 5, 4]
    last = step_of(shown[6])
    assert last > 40
    assert "wins." in shown[6]
    assert step_of(shown[7]) == 0


def test_the_same_moment_looks_the_same_however_one_came_there() -> None:
    there, back = typed("20")[-1], typed("30", "go 20")[-1]
    assert there == back


def test_one_looks_with_other_eyes_at_the_same_moment() -> None:
    shown = typed("eyes 0", "eyes all", "eyes 2", "eyes")
    assert ["role: " in text for text in shown] == [False, True, True, True, False]
    assert shown[2].count("role: ") == 3
    assert [re.findall(r"seen by (.+)", text)[0] for text in shown] == [
        "a spectator",
        "Anne",
        "everybody together",
        "Jack",
        "a spectator",
    ]


def test_what_cannot_be_is_said_and_changes_nothing() -> None:
    shown = typed("7", "dance", "eyes 3", "eyes x", "9999", "back 99", "back", "next x", "end", "next", "go")
    assert "“dance” is nothing you can do here" in shown[2]
    assert "There is no seat 3" in shown[3]
    assert "There is no seat x" in shown[4]
    assert "There is no step 9999." in shown[5]
    assert step_of(shown[6]) == 0
    assert "nothing comes before it" in shown[7]
    assert "nothing you can do here" in shown[8]
    assert "That was the last step." in shown[10]
    assert step_of(shown[10]) == step_of(shown[9])
    assert "nothing you can do here" in shown[11]


def test_log_rules_and_help() -> None:
    shown = typed("5", "log", "why T3.1", "why", f"why {NOWHERE}", "?")
    assert "Anne is dealt a role." in shown[2]
    assert "Anne lays a card on the chest" in shown[2]
    assert shown[3].startswith("T3.1\n")
    assert "Say which clause" in shown[4]
    assert f"There is no clause “{NOWHERE}”" in shown[5]
    assert "eyes 2" in shown[6]


def test_commands_are_the_readers() -> None:
    shown = typed("suite", "s 2", "retour", "yeux 0", "yeux tout", "fin", "début", "journal", language="fr")
    found = [re.findall(r"Étape (\d+), vue par (.+)", text) for text in shown[:8]]
    places = [(int(number), who) for ((number, who),) in found]
    assert places[:6] == [
        (0, "le public"),
        (1, "le public"),
        (3, "le public"),
        (2, "le public"),
        (2, "Anne"),
        (2, "tous ensemble"),
    ]
    assert places[6][0] > 40
    assert places[7][0] == 0


def test_who_went_back_is_seen_to() -> None:
    shown = typed(*["next"] * 8, path=REWOUND)
    assert "Ann goes back to an earlier decision." in "".join(shown)


def test_keys_answer_at_once_and_words_are_typed() -> None:
    terminal = Terminal(str(SPOKEN), "--step", "--all", command=("replay",))
    first = terminal.until_asked()
    assert step_of(first) == 0
    assert "role: " in first
    assert "go 4" in terminal.type("go 4\n")  # what is typed is seen
    steps = {"\x1b[C": 5, " ": 6, "\n": 7, "\x1b[D": 6, "\x1b[A": 5, "\x1b[6~": 15, "\x1b[5~": 5, "\x1b[H": 0}
    for key, step in steps.items():
        assert step_of(terminal.type(key)) == step, repr(key)
    typed_over = terminal.type("\x1b[15~baé\x7f\x7f\x7fgo 2\n")  # a key without a meaning, and what was erased
    assert step_of(typed_over) == 2
    terminal.type("\x04")
    assert terminal.leave() == 0


def test_without_a_terminal_one_is_told_what_to_do_instead(run: Run) -> None:
    assert "--story tells it as a page" in run("replay", SPOKEN, "--step").refused()
    assert "There is no seat 3" in run("replay", SPOKEN, "--step", "--seat", 3).refused()
