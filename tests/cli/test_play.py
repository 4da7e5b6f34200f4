"""`play`, at a terminal made for the test and without one."""

import os
import re
import select
import signal
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminals import Terminal


def test_a_whole_game_at_a_terminal(tmp_path: Path, run: Run) -> None:
    record = tmp_path / "table.json"
    terminal = Terminal("--record", str(record))
    printed = terminal.until_asked()
    assert "Be the richest pirate" in printed
    commitment = re.search(r"[0-9a-f]{64}", printed)
    assert commitment
    printed = terminal.type("\n")
    assert "\x1b[2J" in printed
    assert "\x1b[1;31m▲" in printed  # colours
    decisions = 0
    while not terminal.ended:
        printed = terminal.type("1\n")
        decisions += 1
        if decisions == 5:
            assert "Sailor goes back to an earlier decision." in terminal.type("undo 2\n")
    assert decisions > 20
    assert "With 1 rewind." in printed
    assert "The game is over" in printed
    assert " wins." in printed
    assert " in all." in printed
    assert "The record of this game is in" in printed
    assert terminal.leave() == 0
    checked = run("check", record, "--json").json()
    assert checked["ok"]
    assert checked["luck_checked"]
    assert checked["rewinds"] == 1
    assert checked["commitment"] == commitment[0]
    assert commitment[0] in run("check", record).out
    assert "To verify it: quarterdeck check" in printed
    assert "--record FILE" not in printed
    assert commitment[0] in record.read_text(encoding="utf-8")


def test_without_colour_there_are_still_shapes() -> None:
    terminal = Terminal("--seed", "3", "--lang", "fr", NO_COLOR="1")
    assert "Bienvenue à bord" in terminal.until_asked()
    printed = terminal.type("\n")
    assert "\x1b[31m" not in printed
    assert "\x1b[1;31m" not in printed
    plain = re.sub(r"\x1b\[[0-9;]*m", "", printed)
    assert "▲ Marin" in plain
    assert "● Margot" in plain
    printed = terminal.type("quitter\n")
    assert "Vous quittez la table" in printed
    assert terminal.leave() == 0


def test_hot_seats_are_wiped_with_their_scrollback() -> None:
    terminal = Terminal("--seats", "person:Ann,person:Bob", "--seed", "1")
    terminal.until_asked()
    assert "Pass the screen to" in terminal.type("\n")
    assert "Your hand" in terminal.type("\n")
    printed = terminal.type(" board c3\n")
    if "Pass the screen to" not in printed:
        printed = terminal.type("board a1\n")
    assert printed.index("\x1b[3J") < printed.index("Pass the screen to")
    terminal.type("\x04")
    assert terminal.leave() == 0


def test_enter_typed_ahead_does_not_show_the_next_persons_hand() -> None:
    terminal = Terminal("--seats", "person:Ann,person:Bob", "--seed", "1")
    terminal.until_asked()
    printed = terminal.type("\n\n\n")
    assert "Pass the screen to" in printed
    assert "Your hand" not in printed
    assert select.select([terminal.screen], [], [], 0.5)[0] == []  # it waits
    assert "Your hand" in terminal.type("\n")
    terminal.type("\x04")
    assert terminal.leave() == 0


def test_several_people_cannot_share_a_screen_that_cannot_be_wiped() -> None:
    terminal = Terminal("--seats", "person:Ann,person:Bob", TERM="dumb")
    assert "Several people cannot share a terminal that cannot be wiped" in terminal.until_asked()
    assert terminal.leave() == 2


@pytest.mark.parametrize(("keys", "code"), [("\x03", 130), ("\x04", 0)])
@pytest.mark.parametrize("turn", [0, 1])
def test_ctrl_c_and_the_end_of_input_leave_with_a_sentence(keys: str, code: int, turn: int, tmp_path: Path) -> None:
    terminal = Terminal("--seed", "1", "--record", str(tmp_path / "none.json"))
    terminal.until_asked()
    for _ in range(turn):
        terminal.type("\n")
    printed = terminal.type(keys)
    assert "You leave the table; this game stays unfinished." in printed
    assert "No record is written" in printed
    assert "Traceback" not in printed
    assert terminal.leave() == code
    assert not (tmp_path / "none.json").exists()


def test_only_bots_at_a_terminal_play_a_game_to_look_at() -> None:
    terminal = Terminal("--seats", "deckhand,deckhand:Zed", "--seed", "1")
    printed = terminal.until_asked()
    assert terminal.ended
    assert "Zed" in printed
    assert "left out" not in printed
    assert terminal.leave() == 0


# Without a terminal


class NoTerminal:
    def isatty(self) -> bool:
        return False


@pytest.fixture
def no_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", NoTerminal())


@pytest.mark.usefixtures("no_terminal")
def test_without_a_terminal_bots_show_how_it_goes(run: Run) -> None:
    ran = run("play", "freibeuter", "--players", 3, "--seed", 2)
    assert ran.code == 0
    assert ran.err == ""
    assert "is played at a terminal" in ran.out
    assert " goes first." in ran.out
    assert re.search(r"… \d+ lines left out …", ran.out)
    assert " wins." in ran.out
    assert len(ran.out.splitlines()) < 80
    assert max(len(line.rstrip()) for line in ran.out.splitlines()) <= 80
    assert ran == run("play", "freibeuter", "--players", 3, "--seed", 2)


@pytest.mark.usefixtures("no_terminal")
def test_without_a_terminal_it_is_told_in_french_too_and_recorded(run: Run, tmp_path: Path) -> None:
    record = tmp_path / "shown.json"
    ran = run("play", "freibeuter", "--lang", "fr", "--record", record)
    assert "se joue dans un terminal" in ran.out
    assert "L’enregistrement de cette partie est dans" in ran.out
    assert "luck follows from the key" in run("check", record).out


BAD = {
    ("--seats", "you,admiral"): "Nobody called “admiral” can sit down; a seat is you, person:Name, or deckhand or",
    ("--seats", "you,you,you", "--players", "2"): "--seats names 3 players, but --players asks for 2.",
    ("--seats", "you"): "1 player is not possible",
    ("--players", "1"): "1 player is not possible; this game takes 2 to 4.",
    ("--players", "9"): "9 players are not possible",
    ("--players", "999999999999"): "players are not possible",
    ("--data", "/dev/zero"): "The data file /dev/zero cannot be read: It is not a regular file.",
    ("--players", "-1"): "it must be at least 1",
    ("--seed", "x"): "“x” is not a whole number",
    ("--lang", "de"): "invalid choice: 'de'",
    ("--option", "colour=red"): "There is no option “colour”",
    ("--data", "/nowhere.toml"): "The data file /nowhere.toml cannot be read",
    ("--record", "/nowhere/a.json"): "/nowhere/a.json cannot be written: there is no folder /nowhere.",
    ("--record", ""): "Argument --record: it must name something, not be empty.",
    ("--record", "/dev/null"): "/dev/null cannot be written: it is not a regular file.",
    ("--record", "/tmp/" + "x" * 300): "cannot be written: File name too long.",
    ("--record", "/"): "/ cannot be written: it is a folder.",
    ("--record", "/proc/a.json"): "Nothing can be written into /proc",
}


@pytest.mark.usefixtures("no_terminal")
@pytest.mark.parametrize("arguments", BAD, ids=" ".join)
def test_what_cannot_be_played_is_refused_in_a_sentence(run: Run, arguments: tuple[str, ...]) -> None:
    assert BAD[arguments] in run("play", "freibeuter", *arguments).refused()


@pytest.mark.usefixtures("no_terminal")
def test_a_record_is_written_where_a_link_leads_and_with_the_longest_name(run: Run, tmp_path: Path) -> None:
    longest = tmp_path / ("x" * 250 + ".json")
    link = tmp_path / "link.json"
    link.symlink_to(longest)
    assert run("play", "freibeuter", "--record", link).code == 0
    assert link.is_symlink()
    assert run("check", longest).code == 0
    assert sorted(tmp_path.iterdir()) == sorted([link, longest])


@pytest.mark.usefixtures("no_terminal")
def test_a_record_that_cannot_be_put_in_its_place_is_kept(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Path, target: Path) -> Path:
        raise OSError(5, "Input/output error", str(self))

    monkeypatch.setattr(Path, "replace", refuse)
    ran = run("play", "freibeuter", "--record", tmp_path / "lost.json")
    assert ran.code == 2
    (kept,) = tmp_path.iterdir()
    assert f"lost.json cannot be written: Input/output error; what could be written is in {kept}.\n" in ran.err
    assert run("check", kept).code == 0


def test_a_closed_terminal_ends_the_program() -> None:
    terminal = Terminal("--seed", "1")
    terminal.until_asked()
    os.close(terminal.screen)
    assert terminal.process.wait(timeout=60) in (141, -signal.SIGHUP)


def test_a_closed_terminal_ends_the_program_quietly_where_nobody_hangs_up() -> None:
    """As under nohup: the next thing written fails, on both streams."""
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)  # what is ignored here is ignored there
    try:
        terminal = Terminal("--seed", "1")
    finally:
        signal.signal(signal.SIGHUP, before)
    terminal.until_asked()
    os.close(terminal.screen)
    assert terminal.process.wait(timeout=60) == 141
