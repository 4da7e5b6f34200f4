"""A process that measures itself when asked."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Self

ROOT = Path(__file__).parent.parent.parent


class Missing(Exception):
    """A program that does not run here, or a task it cannot measure."""


class Rival:
    """A program in its own process and environment, spoken to line by line."""

    def __init__(self, command: Sequence[str], environment: dict[str, str] | None = None) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=environment,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
                start_new_session=True,  # a Ctrl-C is ours to answer
            )
        except OSError as error:
            raise Missing(f"it does not start: {error.strerror}") from None
        try:
            greeting = self.hear()
        except Missing:
            self.stop()
            raise
        self.versions: dict[str, str] = {str(name): str(one) for name, one in dict(greeting["versions"]).items()}

    def measure(self, task: str, seconds: float) -> dict[str, float]:
        """What a round of a task comes to."""
        assert self.process.stdin is not None
        try:
            print(json.dumps({"task": task, "seconds": seconds}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Missing("it has ended") from None
        answer = self.hear()
        if "error" in answer:
            raise Missing(str(answer["error"]))
        return {name: float(answer[name]) for name in ("seconds", "steps", "chance", "games")}

    def hear(self) -> dict:  # type: ignore[type-arg]
        """The next line it says that is JSON; what else it prints is passed over."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                heard = json.loads(line)
                assert isinstance(heard, dict)
                return heard
        raise Missing(f"it has ended with code {self.process.wait()}")

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
