"""A real server in a process of its own, as somebody would start it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from quarterdeck.server.pace import QUICKEST

READY = 30.0  # seconds to wait for its address
PACE = 0.05  # seconds a bot takes; less than a host may choose


class Served:
    """`quarterdeck serve` on loopback, with a data folder of its own; it can be killed and started again."""

    def __init__(
        self,
        folder: Path,
        pace: float = PACE,
        python: str = sys.executable,
        environment: Mapping[str, str] = os.environ,
        program: tuple[str, ...] = ("quarterdeck",),
        options: Sequence[str] = (),
    ) -> None:
        self.folder = folder
        self.python = python
        self.program = program  # the module that is run, and what it is told before `serve`
        self.environment = {**environment, "PYTHONUNBUFFERED": "1"}
        self.log = folder / "server.txt"
        self.pace = pace
        self.options = options  # of the command, besides those every test needs
        self.port = 0  # any free one, and the same again after a restart
        self.address = ""
        self._process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        hasty = self.pace < QUICKEST
        program = ("tests.hasty", str(self.pace), *self.program) if hasty else self.program
        pace = [] if hasty else ["--pace", str(self.pace)]
        command = [self.python, "-m", *program, "serve", "--no-browser", "--port", str(self.port), *pace]
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                [*command, "--folder", str(self.folder), *self.options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                env=self.environment,
            )
        until = time.monotonic() + READY
        while not (found := re.search(r"http://127\.0\.0\.1:(\d+)/", self.said())):
            assert self._process.poll() is None, f"the server ended: {self.said()}"
            assert time.monotonic() < until, f"the server said nothing of its address: {self.said()}"
            time.sleep(0.02)
        self.address, self.port = found[0], int(found[1])

    @property
    def process(self) -> int:
        """Its process id."""
        assert self._process is not None
        return self._process.pid

    def said(self) -> str:
        """What it printed since it was started."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """End it without a warning, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as Ctrl-C would, and return its exit code."""
        return self._end(signal.SIGINT)

    def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(sign)
        try:
            return self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise
