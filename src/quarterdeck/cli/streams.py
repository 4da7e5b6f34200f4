"""The three streams of a command, made safe: none is missing, no letter fails, and what nobody can read is not said."""

import contextlib
import errno
import os
import sys
from typing import TextIO

LACKING = (errno.EAGAIN, errno.ENOMEM, errno.EMFILE, errno.ENFILE)  # of processes, memory, open files


def prepare_streams() -> None:
    """Stand-ins for closed streams, and letters the terminal lacks written as escapes."""
    # In this order, so that stand-ins for the lowest files take their numbers
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def say_error(text: str) -> None:
    """A line on the error stream; where it cannot be written, the exit code has to do."""
    try:
        print(text, file=sys.stderr, flush=True)
    except OSError:
        silence(sys.stderr)


def finish_output(code: int) -> int:
    """Write what is still to be written; the exit code, another one if that fails."""
    try:
        sys.stdout.flush()
    except OSError as error:
        return fail_output(error)
    return code


def fail_output(error: OSError) -> int:
    """The exit code where the output cannot be written: quiet if nobody reads any more, else with a sentence."""
    silence(sys.stdout)
    # a pipe, or a terminal that was closed
    if isinstance(error, BrokenPipeError) or error.errno == errno.EIO:
        return 141
    what = "The system cannot go on" if error.errno in LACKING else "The output cannot be written"
    say_error(f"{what}: {error.strerror or error}.")
    return 2


def silence(stream: TextIO) -> None:
    """Send what a stream still holds nowhere, so that Python does not fail on it again when it leaves."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
