"""Histograms of how long bots think, with logarithmic bins."""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Self

import msgspec

from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.lab.match import Unrefereed

STEP = math.log(1.1)  # the width of a bin: a tenth
SHORTEST = 1e-4  # milliseconds


class Thinking(msgspec.Struct, frozen=True, omit_defaults=True):
    """Decisions with a choice, their total time and its histogram; the same for processor time."""

    decisions: int = 0
    milliseconds: float = 0.0
    processor: float = 0.0
    spread: dict[int, int] = {}
    processor_spread: dict[int, int] = {}

    def __add__(self, other: Self) -> "Thinking":
        return Thinking(
            self.decisions + other.decisions,
            self.milliseconds + other.milliseconds,
            self.processor + other.processor,
            dict(Counter(self.spread) + Counter(other.spread)),
            dict(Counter(self.processor_spread) + Counter(other.processor_spread)),
        )


def percentile(spread: dict[int, int], part: float) -> float:
    """The milliseconds that are enough for this part of the decisions, to a bin."""
    left = math.ceil(part * sum(spread.values()))
    for step, number in sorted(spread.items()):
        left -= number
        if left <= 0:
            return math.exp(STEP * step)
    return 0.0


def spread_of(times: Iterable[float]) -> dict[int, int]:
    """A histogram of times: a bin for each tenth more."""
    return dict(sorted(Counter(round(math.log(max(took, SHORTEST)) / STEP) for took in times).items()))


class Timed(Unrefereed):
    """A game nobody writes down; a clock runs from when a seat is told what it may do until it has done it.

    `elsewhere` tells the seconds of processor time that a seat has taken in another process, so far.
    """

    def __init__(self, setting: Setting, luck: Luck) -> None:
        super().__init__(setting, luck)
        self.times: list[list[tuple[float, float]]] = [[] for _ in range(setting.players)]  # and processor time
        self.elsewhere: Callable[[int], float] = lambda seat: 0.0

    def legal(self, seat: int) -> list[int]:
        legal = super().legal(seat)
        self._choices = len(legal)
        self._begun = time.perf_counter(), self._worked(seat)
        return legal

    def act(self, seat: int, action: int) -> None:
        if self._choices > 1:
            begun, worked = self._begun
            passed = 1000 * (time.perf_counter() - begun), 1000 * (self._worked(seat) - worked)
            self.times[seat].append(passed)
        super().act(seat, action)

    def _worked(self, seat: int) -> float:
        return time.thread_time() + self.elsewhere(seat)

    def thinking(self, seats: list[int]) -> Thinking:
        """What some seats took together."""
        took = [time for seat in seats for time, _ in self.times[seat]]
        worked = [time for seat in seats for _, time in self.times[seat]]
        return Thinking(len(took), round(sum(took), 3), round(sum(worked), 3), spread_of(took), spread_of(worked))
