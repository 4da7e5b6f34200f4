"""Classes of others, named `module:Name`: they play in processes that hold no table, and end with the command."""

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.terminals import Terminal

PEEK = """
import gc, os, sys, time
from quarterdeck.bots import Bot
from quarterdeck.core.luck import SecretLuck
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import State
from quarterdeck.lab.match import Unrefereed

TRUTH = (State, Referee, Unrefereed, SecretLuck)

def look():
    found, frame = set(), sys._getframe()
    while frame is not None:
        for value in [*frame.f_locals.values(), *frame.f_globals.values()]:
            near = [value, *(getattr(value, name, None) for name in ("state", "truth", "_truth", "referee", "luck"))]
            found |= {"frame " + type(one).__name__ for one in near if isinstance(one, TRUTH)}
        frame = frame.f_back
    found |= {"gc " + type(one).__name__ for one in gc.get_objects() if isinstance(one, TRUTH)}
    for one in gc.get_objects():
        found |= {"gc " + type(near).__name__ for near in gc.get_referents(one) if isinstance(near, TRUTH)}
    return found

class Peek(Bot):
    speaks = True
    looked = 0

    def peek(self):
        if Peek.looked < 3:
            Peek.looked += 1
            with open(__file__ + ".found", "a") as file:
                print(os.getpid(), *sorted(look()), sep=", ", file=file)

    def choose(self, view, legal, statements, luck, budget):
        self.peek()
        begun = time.process_time()
        while time.process_time() < begun + 0.002:
            pass
        return legal[luck.below(len(legal))]

    def speak(self, view, statements, luck):
        self.peek()
        return None
"""

CHATTY = """
import os
from quarterdeck.bots import Bot

class Chatty(Bot):
    def choose(self, view, legal, statements, luck, budget):
        print("ahoy", legal)
        return legal[luck.below(len(legal))]

class Busy(Chatty):
    alive = None

    def choose(self, view, legal, statements, luck, budget):
        if Busy.alive is None:
            Busy.alive = os.open("alive", os.O_WRONLY)
            os.write(Busy.alive, b".")
        return legal[0]

class Stuck(Busy):
    def choose(self, *question):
        super().choose(*question)
        while True:
            pass
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder a command is called in, with modules of somebody else's."""
    (tmp_path / "peek.py").write_text(PEEK, encoding="utf-8")
    (tmp_path / "chatty.py").write_text(CHATTY, encoding="utf-8")
    (tmp_path / "raising.py").write_text("raise ValueError('no wind')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(folder: Path) -> set[str]:
    """What the peeking class came to, over all its processes, none of which is this one."""
    lines = (folder / "peek.py.found").read_text(encoding="utf-8").splitlines()
    assert len(lines) >= 2
    assert str(os.getpid()) not in {line.split(",")[0] for line in lines}
    return {thing for line in lines for thing in line.split(", ")[1:]}


def test_a_class_that_peeks_finds_nothing_in_a_simulation(run: Run, folder: Path) -> None:
    ran = run("sim", "traitres", "--bots", "peek:Peek,bosun,peek:Peek", "--games", 1, "--workers", 1, "--json")
    assert ran.json()["failures"] == []
    assert found(folder) == set()


def test_a_class_that_peeks_finds_nothing_in_an_arena(run: Run, folder: Path) -> None:
    ran = run("arena", "freibeuter", "--bots", "peek:Peek,deckhand", "--games", 2, "--workers", 1, "--json")
    assert ran.json()["bots"][0]["name"] == "peek:Peek"
    assert ran.json()["bots"][0]["processor_ms"] >= 2  # which it took elsewhere
    assert found(folder) == set()


def test_a_class_that_peeks_finds_nothing_at_a_terminal(folder: Path) -> None:
    terminal = Terminal("--seats", "you,peek:Peek")
    terminal.until_asked()
    terminal.type("\n")
    for _ in range(4):
        printed = terminal.type("1\n")
    assert "failed" not in printed
    terminal.type("quit\n")
    assert terminal.leave() == 0
    assert found(folder) == set()


@pytest.mark.parametrize("command", ["sim", "arena"])
def test_the_same_seed_gives_the_same_games_whatever_the_number_of_workers(run: Run, command: str) -> None:
    bots = ["--bots", "chatty:Chatty,deckhand", "--games", 8, "--seed", 5, "--json"]
    told = [run(command, "freibeuter", *bots, "--workers", workers) for workers in (1, 2)]
    plain = [ran.json() for ran in told]
    assert "chatty:Chatty" in {
        named.get("name", named.get("bot")) for named in plain[1].get("bots") or plain[1]["seats"]
    }
    for one in plain if command == "arena" else []:
        for bot in one["bots"]:
            del bot["think_ms"], bot["think_ms_p99"], bot["processor_ms"], bot["processor_ms_p99"]
    assert plain[0] == plain[1]
    assert plain[0].get("failures", []) == []
    assert {ran.err for ran in told} == {""}


@pytest.mark.parametrize("command", ["sim", "arena", "play"])
def test_a_module_that_cannot_be_imported_is_refused_before_anything_is_played(run: Run, command: str) -> None:
    bots = ["--seats" if command == "play" else "--bots", "bosun,raising:Bot"]
    refused = run(command, "freibeuter", *bots).refused()
    assert refused == "The module “raising” cannot be imported: ValueError: no wind.\n"


def test_what_is_no_bot_is_refused(run: Run) -> None:
    refused = run("sim", "freibeuter", "--bots", "bosun,chatty:os").refused()
    assert refused == "“chatty:os” is not a bot: it must be a class made from quarterdeck.bots.Bot.\n"


@pytest.fixture
def alive(folder: Path) -> Iterator[int]:
    """The end of a pipe that a class holds open while its process lives."""
    os.mkfifo(folder / "alive")
    pipe = os.open(folder / "alive", os.O_RDONLY | os.O_NONBLOCK)
    yield pipe
    os.close(pipe)


def told(pipe: int) -> bytes:
    """What comes through a pipe, or nothing once its other end is closed."""
    assert select.select([pipe], [], [], 20)[0]
    return os.read(pipe, 1)


@pytest.mark.parametrize(
    ("bot", "end", "code"),
    [
        ("Stuck", signal.SIGKILL, -signal.SIGKILL),
        ("Busy", signal.SIGINT, 130),
    ],
)
@pytest.mark.parametrize("workers", ["1", "2"])
def test_no_process_is_left_when_the_command_is_gone(
    alive: int, bot: str, end: signal.Signals, code: int, workers: str
) -> None:
    arguments = ["sim", "freibeuter", "--bots", f"chatty:{bot},deckhand", "--games", "1000000", "--workers", workers]
    command = subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    assert told(alive) == b"."
    command.send_signal(end)
    assert command.wait(20) == code
    while told(alive):
        pass


def test_a_second_ctrl_c_ends_a_command_whose_bots_hang_in_several_processes(alive: int) -> None:
    arguments = ["sim", "freibeuter", "--bots", "chatty:Stuck,deckhand", "--games", "4", "--workers", "2"]
    command = subprocess.Popen(
        [sys.executable, "-m", "quarterdeck", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    assert told(alive) == b"."
    until = time.monotonic() + 20
    while command.poll() is None and time.monotonic() < until:
        command.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            command.wait(1)
    command.kill()
    assert command.wait(20) == 130
    while told(alive):
        pass
