"""Runs commands of the house in this process or as real ones, with a limit of time."""

import contextlib
import io
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType

from quarterdeck.cli import main

LONGEST = 30.0  # seconds of processor time; a real answer takes a hundredth of one


class Hanging(BaseException):
    """A command that does not end; nothing may catch it on its way."""


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it wrote."""

    code: int
    out: str
    err: str


@contextlib.contextmanager
def limited() -> Iterator[None]:
    """Whatever takes too much time is stopped, so that it can be named."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Hanging

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, LONGEST)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def run(*arguments: str) -> Ran:
    """A command in this process."""
    out, err = io.StringIO(), io.StringIO()
    try:
        with limited(), contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
            code = main(arguments)
    except Hanging:
        raise AssertionError(f"quarterdeck {' '.join(arguments)} does not end") from None
    return Ran(code, out.getvalue(), err.getvalue())


def run_really(*arguments: str) -> Ran:
    """The same command in a process of its own."""
    command = [sys.executable, "-m", "quarterdeck", *arguments]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "COLUMNS": "80"}
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=False, timeout=600)
    return Ran(done.returncode, done.stdout, done.stderr)
