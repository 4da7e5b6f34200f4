"""A terminal made for tests, with a program on it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
from collections.abc import Sequence

import pytest

PROMPT = re.compile(r"(> |begin\.\s*|commencer\.\s*|see it\.\s*)(\x1b\[0m\s*)*$")


class Terminal:
    """A program on a terminal of 80 columns, driven line by line, or key by key."""

    def __init__(
        self, *arguments: str, command: Sequence[str] = ("play", "freibeuter"), rows: int = 45, **environment: str
    ) -> None:
        self.screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, 80, 0, 0))
        clean = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "COLUMNS", "LINES")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "quarterdeck", *command, *arguments],
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env={**clean, "TERM": "xterm-256color", **environment},
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # so that Ctrl-C arrives
        )
        os.close(inside)
        self.ended = False

    def until_asked(self) -> str:
        """Everything printed up to the next question or the end."""
        text = b""
        while not PROMPT.search(text.decode(errors="replace")):
            ready, _, _ = select.select([self.screen], [], [], 20)
            if not ready:
                self.process.kill()
                self.process.wait()
                pytest.fail(f"nothing more came after {text.decode(errors='replace')}")
            try:
                more = os.read(self.screen, 65536)
            except OSError:  # how Linux says that the other end is closed
                more = b""
            if not more:
                self.ended = True
                break
            text += more
        return text.decode(errors="replace")

    def type(self, line: str) -> str:
        os.write(self.screen, line.encode())
        return self.until_asked()

    def leave(self) -> int:
        code = self.process.wait(timeout=60)
        os.close(self.screen)
        return code
