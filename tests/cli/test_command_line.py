"""The command line as a whole: help, versions, refusals, pipes."""

import errno
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from quarterdeck import __version__, compiled
from quarterdeck.cli import COMMANDS, main
from quarterdeck.games import GAMES
from tests.cli.conftest import Run


def test_the_version_says_how_the_rules_run_and_why(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    assert ran.out == f"quarterdeck {__version__}: {compiled.MODE} ({compiled.WHY})\n"


def test_without_a_command_there_is_help_with_the_exit_codes(run: Run) -> None:
    ran = run()
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)
    assert "130  interrupted" in ran.out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_and_the_exit_codes_are_said_once(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "exit codes:" not in ran.out


def test_an_unknown_command_is_refused_in_a_sentence(run: Run) -> None:
    assert run("sail").refused().startswith("There is no command “sail”; there are: games, serve, play,")
    assert "\x1b" not in run("x\x1b[31m").refused()
    assert len(run("x" * 5000).refused()) < 200


def test_a_refusal_is_short_however_long_the_argument_is(run: Run) -> None:
    refused = run("sim", "freibeuter", "--games", "9" * 5000).refused()
    assert len(refused) < 600
    assert refused.endswith("Try `quarterdeck sim --help`.\n")


@pytest.mark.parametrize("command", ["play", "sim", "rules", "bench"])
def test_an_unknown_game_is_refused_in_a_sentence(run: Run, command: str) -> None:
    listed = ", ".join(GAMES)
    assert run(command, "chess").refused() == f"There is no game “chess”; there are: {listed}.\n"


def test_a_missing_game_is_refused_in_a_sentence(run: Run) -> None:
    assert "required: GAME" in run("rules").refused()


def test_an_unknown_language_is_refused_in_a_sentence(run: Run) -> None:
    assert "invalid choice: 'de'" in run("rules", "freibeuter", "--lang", "de").refused()


def test_the_package_runs_as_a_module_and_loads_no_game_for_its_version() -> None:
    code = "import sys; from quarterdeck.cli import main; main(['--version']); print('quarterdeck.core' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("False\n")
    done = subprocess.run(
        [sys.executable, "-m", "quarterdeck", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("quarterdeck ")


def test_stale_compiled_code_is_refused_with_what_to_do() -> None:
    code = (
        "import sys; from quarterdeck import compiled; compiled.MODE = 'stale'; compiled.WHY = 'of a test';"
        "from quarterdeck.cli import main; sys.exit(main(['games']))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("Compiled code is out of date: of a test. Run `make install`")
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("arguments", [["rules", "freibeuter"], ["rules", "freibeuter", "--json"]])
def test_nobody_reading_on_is_no_reason_to_complain(arguments: list[str]) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "quarterdeck", *arguments]
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, env=environment)
    os.close(writing)
    assert done.returncode == 141
    assert done.stderr == b""


def test_ctrl_c_anywhere_ends_with_130(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupt(values: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("quarterdeck.cli.games.run", interrupt)
    assert main(["games"]) == 130
    assert capsys.readouterr().err == "Interrupted.\n"


def test_a_full_disk_is_a_sentence(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    def fill(values: object) -> int:
        raise OSError(28, "No space left on device", "a.json")

    monkeypatch.setattr("quarterdeck.cli.games.run", fill)
    assert run("games").refused() == "a.json cannot be used: No space left on device.\n"


def test_too_few_processes_are_not_blamed_on_the_output(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    def lack(values: object) -> int:
        raise OSError(errno.EAGAIN, "Resource temporarily unavailable")

    monkeypatch.setattr("quarterdeck.cli.games.run", lack)
    monkeypatch.setattr("quarterdeck.cli.streams.silence", lambda stream: None)
    assert run("games").refused() == "The system cannot go on: Resource temporarily unavailable.\n"


# Streams that are closed, full or poor in letters


def shell(script: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """Runs a line of a shell where $Q is the command."""
    command = f"{shlex.quote(sys.executable)} -m quarterdeck"
    return subprocess.run(
        ["sh", "-c", script.replace("$Q", command)], capture_output=True, env={**os.environ, **environment}
    )


@pytest.mark.parametrize(
    ("script", "code"),
    [
        ("$Q play freibeuter --seed 1 <&-", 0),
        ("$Q games >&-", 0),
        ("$Q games --json >&- 2>&-", 0),
        ("$Q games <&- >&- 2>&-", 0),
        ("$Q sail 2>&-", 2),
        ("$Q sail 2>/dev/full", 2),
        ("$Q sim freibeuter --games x 2>/dev/full", 2),
        ("$Q games >/dev/full 2>/dev/full", 2),
        ("$Q sim freibeuter --games 4 --workers 2 >&- 2>&-", 0),
    ],
)
def test_closed_and_full_streams_change_no_exit_code(script: str, code: int) -> None:
    done = shell(script)
    assert done.returncode == code
    assert done.stderr == b""


@pytest.mark.parametrize(
    "arguments", ["games", "games --json", "--help", "play --help", "rules freibeuter", "play freibeuter"]
)
def test_a_full_output_is_a_sentence(arguments: str) -> None:
    done = shell(f"$Q {arguments} >/dev/full </dev/null")
    assert done.returncode == 2
    assert done.stderr == b"The output cannot be written: No space left on device.\n"


def test_letters_the_terminal_lacks_are_written_otherwise(tmp_path: Path) -> None:
    missing = tmp_path / "nö.json"
    done = shell(f"$Q check --json {missing}", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert json.loads(done.stdout)["file"] == str(missing)
    done = shell(f"$Q check {missing}", PYTHONIOENCODING="ascii")
    assert done.returncode == 2
    assert b"n\\xf6.json cannot be read" in done.stderr
    assert shell("$Q play --help", PYTHONIOENCODING="ascii").returncode == 0


# What nobody thought of


def test_an_unexpected_error_is_a_sentence_and_a_traceback_on_demand(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    def stumble(values: object) -> int:
        raise ZeroDivisionError("a test")

    monkeypatch.setattr("quarterdeck.cli.games.run", stumble)
    sentence = "This should not have happened: ZeroDivisionError: a test; QUARTERDECK_TRACEBACK=1 says where.\n"
    assert run("games").refused() == sentence
    monkeypatch.setenv("QUARTERDECK_TRACEBACK", "1")
    ran = run("games")
    assert ran.code == 2
    assert "in stumble" in ran.err
