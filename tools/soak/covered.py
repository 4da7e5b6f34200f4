"""What the soak does, piece by piece, and what each piece covered."""

import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import msgspec

from quarterdeck.games import GAMES

Thing = TypeVar("Thing")

MOST_FAILURES = 5  # of one task


class Task(msgspec.Struct, frozen=True):
    """Some cases of one part, game and number of players: those from `first` on, so many."""

    part: str
    name: str
    players: int
    first: int
    number: int

    @property
    def key(self) -> str:
        """What tells it from all others of a run."""
        return f"{self.table}/{self.first}+{self.number}"

    @property
    def table(self) -> str:
        return f"{self.part}/{self.name}/{self.players}"

    def case(self, number: int) -> str:
        """What a failing case is called, and `--case` takes."""
        return f"{self.name}/{self.players}/{number}"


class Failure(msgspec.Struct, frozen=True):
    """A case that failed, and how."""

    part: str
    case: str
    what: str

    @property
    def command(self) -> str:
        """What plays exactly this case again."""
        return f"python -m tools.soak --part {self.part} --case {self.case}"


class Covered(msgspec.Struct):
    """What a task, or several of a table, tried: figures such as games, and by group how often each thing was met."""

    table: str
    figures: dict[str, int] = {}
    things: dict[str, dict[str, int]] = {}
    failures: list[Failure] = []
    seconds: float = 0.0

    def count(self, figure: str, number: int = 1) -> None:
        self.figures[figure] = self.figures.get(figure, 0) + number

    def meet(self, group: str, thing: str, times: int = 1) -> None:
        met = self.things.setdefault(group, {})
        met[thing] = met.get(thing, 0) + times

    def fail(self, task: Task, number: int, what: str) -> None:
        self.failures.append(Failure(task.part, task.case(number), what))

    def add(self, other: "Covered") -> None:
        for figure, number in other.figures.items():
            self.count(figure, number)
        for group, met in other.things.items():
            for thing, times in met.items():
                self.meet(group, thing, times)
        self.failures += other.failures
        self.seconds += other.seconds

    @property
    def failed_enough(self) -> bool:
        return len(self.failures) >= MOST_FAILURES

    @contextmanager
    def timed(self) -> Iterator[None]:
        """Count the time of a block."""
        begun = time.monotonic()
        try:
            yield
        finally:
            self.seconds += time.monotonic() - begun

    def attempt(self, task: Task, number: int, what: str, check: Callable[[Thing], object], thing: Thing) -> bool:
        """Whether a check passes; where it does not, that is a failure of the case."""
        try:
            check(thing)
        except AssertionError as error:
            self.fail(task, number, f"{what}: {error}")
        except Exception:
            self.fail(task, number, f"{what} cannot be tried:\n{traceback.format_exc()}")
        else:
            return True
        return False


class Part(msgspec.Struct, frozen=True):
    """One part of the soak: how much of it there is for ten thousand games, what it does, and a case again."""

    about: str
    share: float  # of the games asked for
    chunk: int  # cases in a task
    run: Callable[[Task], Covered]
    tables: Callable[[], list[tuple[str, int]]]
    absent: Callable[[], str] = str  # why it cannot be run; nothing where it can

    def tasks(self, part: str, games: int, game: str | None, players: int | None) -> Iterator[Task]:
        """All that was asked for; of a game that was made up for the tests a tenth."""
        for name, count in self.tables():
            if game in (None, name) and players in (None, count):
                amount = max(1, round(games * self.share / (1 if name in GAMES else 10)))
                for first in range(0, amount, self.chunk):
                    yield Task(part, name, count, first, min(self.chunk, amount - first))
