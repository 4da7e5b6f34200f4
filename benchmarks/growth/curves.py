"""What was measured: curves, each the cost of one thing at several sizes, in several rounds."""

import gc
import os
import platform
import statistics
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

import msgspec

from benchmarks.growth.fitting import Growth, growth
from benchmarks.machine import digest, processor
from quarterdeck import compiled
from quarterdeck.lab.plan import write_whole
from tools.rows import in_rows

ROOT = Path(__file__).parent.parent.parent
STORED = ROOT / "measurements" / "growth.json"
SHORTEST = 0.004  # seconds of processor time that one try takes at least
TRIES = 4  # of which the quickest counts: other programs make a machine slow, and none makes it fast

Case = Callable[[], float]  # measures once: the cost at one size


class Curve(msgspec.Struct, frozen=True):
    """The cost of one thing: for each size, what each round measured."""

    topic: str
    name: str
    costs: dict[int, list[float]]
    above_first: bool = False  # whether growth is that of what is added to the smallest size's cost
    entries: dict[int, int] = {}  # of records and logs, whose size is that of their entries and tellings
    measured: str = ""  # the day
    build: str = ""  # what tells compiled rules apart

    @property
    def medians(self) -> dict[int, float]:
        """For each size the median of all rounds."""
        return {size: statistics.median(found) for size, found in sorted(self.costs.items())}

    @property
    def growth(self) -> Growth:
        """How it grows."""
        return _growth(tuple((size, tuple(found)) for size, found in self.costs.items()), self.above_first)


@cache
def _growth(costs: tuple[tuple[int, tuple[float, ...]], ...], above_first: bool) -> Growth:
    return growth(dict(costs), above_first=above_first)


class Results(msgspec.Struct, frozen=True):
    """All curves, and where they were measured last."""

    machine: str
    curves: tuple[Curve, ...]

    def longer(self, curve: Curve) -> bool:
        """Whether the same is known of longer games, of which this curve is but the beginning."""
        return any(other.name.startswith(f"{curve.name}, ") for other in self.of(curve.topic))

    def of(self, topic: str) -> list[Curve]:
        """The curves of a topic."""
        return [curve for curve in self.curves if curve.topic == topic]


def read(path: Path = STORED) -> Results:
    """What is kept of the last run."""
    return msgspec.json.decode(path.read_bytes(), type=Results)


def write(results: Results, path: Path = STORED) -> None:
    """Keep a run."""
    write_whole(path, in_rows(results))


def machine() -> str:
    """What this was measured on."""
    return f"{os.cpu_count()} cores of {processor()}, {platform.system()}, Python {platform.python_version()}"


def build() -> str:
    """A few digits that change with the compiled rules."""
    return digest([compiled.STAMP]) if compiled.STAMP.exists() else compiled.MODE


def interleaved(
    topic: str,
    cases: Mapping[str, Mapping[int, Case]],
    rounds: int,
    *,
    above_first: bool = False,
    entries: Mapping[str, dict[int, int]] | None = None,
) -> list[Curve]:
    """Measure every size of every curve once in each round, beginning with another one each time."""
    order = [(name, size) for name, sizes in cases.items() for size in sizes]
    found = {name: {size: list[float]() for size in sizes} for name, sizes in cases.items()}
    for number in range(rounds):
        first = number * len(order) // rounds
        for name, size in order[first:] + order[:first]:
            found[name][size].append(round_off(cases[name][size]()))
    return [Curve(topic, name, costs, above_first, (entries or {}).get(name, {})) for name, costs in found.items()]


def round_off(cost: float) -> float:
    """A cost with as many digits as it is exact to."""
    return float(f"{cost:.4g}")


def seconds(act: Callable[[], object]) -> float:
    """The processor time of one call: the shortest of a few tries, each of as many calls as make it exact."""
    gc.collect()
    times = 1
    while (spent := _spent(act, times)) < SHORTEST:
        times *= 2
    return min(spent, *(_spent(act, times) for _ in range(TRIES - 1))) / times


def _spent(act: Callable[[], object], times: int) -> float:
    begun = time.process_time()
    for _ in range(times):
        act()
    return time.process_time() - begun
