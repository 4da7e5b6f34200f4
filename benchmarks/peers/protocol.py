"""How a program is asked to measure itself: a line of JSON in, a line of JSON out.

The first line a program writes says which versions it measures, or why it cannot. Only the standard library is
imported here, since programs run in the peers' environment.
"""

import importlib.metadata
import json
import sys
import time
from collections.abc import Callable
from typing import NamedTuple, TextIO

MOST_TIMES = 1 << 40


class Counts(NamedTuple):
    """What some games came to: decisions (of a search: its iterations), steps of chance taken from outside, games."""

    steps: int
    chance: int
    games: int


Task = Callable[[int], Counts]


class Measured:
    """A task that knows how many times fill a round."""

    def __init__(self, task: Task, clock: Callable[[], float] = time.process_time) -> None:
        self.task = task
        self.clock = clock
        self.times = 0

    def measure(self, seconds: float) -> dict[str, float]:
        """One round of about so many seconds of processor time."""
        if self.times == 0:
            self.calibrate(seconds)
        spent, counts = self.timed()
        return {"seconds": spent, **counts._asdict()}

    def calibrate(self, seconds: float) -> None:
        """Find how many times fill a round; what is compiled or cached at the first call is so by then."""
        self.times = 1
        self.timed()
        spent, _ = self.timed()
        while spent < seconds / 4 and self.times < MOST_TIMES:
            self.times *= 4
            spent, _ = self.timed()
        self.times = max(1, round(self.times * seconds / max(spent, 1e-9)))

    def timed(self) -> tuple[float, Counts]:
        """Processor time of all threads of this process, and what was done in it."""
        begun = self.clock()
        counts = self.task(self.times)
        return self.clock() - begun, counts


def serve(tasks: dict[str, Task], packages: list[str], read: TextIO = sys.stdin, write: TextIO = sys.stdout) -> None:
    """Measure whatever is asked for, until nothing more is asked."""
    versions = {package: importlib.metadata.version(package) for package in packages}
    print(json.dumps({"versions": versions}), file=write, flush=True)
    measured = {name: Measured(task) for name, task in tasks.items()}
    for line in read:
        asked = json.loads(line)
        task = measured.get(asked["task"])
        if task is None:
            answer: dict[str, object] = {"error": f"there is no task {asked['task']}"}
        else:
            try:
                answer = {**task.measure(asked["seconds"])}
            except Exception as error:
                answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), file=write, flush=True)
