"""What was measured: rounds as they are stored, and the speeds and ratios they come to."""

import statistics
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import msgspec

from benchmarks.peers.contests import CONTESTS, Contest, Figure, figures
from benchmarks.peers.rival import ROOT

STORED = ROOT / "measurements" / "peers.json"


class Round(msgspec.Struct, frozen=True, array_like=True):
    """One round of one contestant: seconds of processor time, steps, the peer's steps of chance, games."""

    seconds: float
    steps: int
    chance: int
    games: int

    def rate(self, *, chance: bool) -> float:
        """Steps in a second, with those of chance or without."""
        return (self.steps + self.chance * chance) / self.seconds


class Measured(msgspec.Struct):
    """A contest's rounds by contestant, with all that they depend on; `missing` says what was not measured, and why."""

    begun: str  # the day
    machine: str
    versions: dict[str, str]
    seconds: float  # asked for, for each round
    rounds: dict[str, list[Round]] = {}
    missing: dict[str, str] = {}

    def had(self, contestant: str) -> bool:
        """Whether somebody took part, or should have."""
        return contestant in self.rounds or contestant in self.missing


class Spread(NamedTuple):
    """The middle half of some numbers, and their median."""

    low: float
    median: float
    high: float


def spread(values: Sequence[float]) -> Spread:
    """Quartiles; of one number, that number."""
    if len(values) < 2:
        return Spread(values[0], values[0], values[0])
    return Spread(*statistics.quantiles(values, n=4, method="inclusive"))


def speed(rounds: Sequence[Round], *, chance: bool = False) -> Spread:
    """Steps in a second."""
    return spread([one.rate(chance=chance) for one in rounds])


def ratio(ours: Sequence[Round], peer: Sequence[Round], *, chance: bool = False) -> Spread:
    """Ours to a peer's: the ratio of the medians, between the quartiles of the ratios round by round.

    Only the peer's steps of chance are counted or not: ours fall inside the engine.
    """
    pairs = zip(ours, peer, strict=True)
    by_round = spread([mine.rate(chance=False) / theirs.rate(chance=chance) for mine, theirs in pairs])
    medians = speed(ours).median / speed(peer, chance=chance).median
    return Spread(min(by_round.low, medians), medians, max(by_round.high, medians))


class Held(msgspec.Struct, frozen=True):
    """A figure, and what was measured."""

    contest: str
    ours: str
    peer: str
    least: float
    aim: float
    low: float
    ratio: float
    high: float

    @property
    def reached(self) -> bool:
        """Whether the ratio is what it must be."""
        return self.ratio >= self.least


def held(figure: Figure, measured: Measured) -> Held | None:
    """A figure held against what was measured, if both contestants were."""
    mine, theirs = (measured.rounds.get(key) for key in (figure.ours, figure.peer))
    if not mine or not theirs:
        return None
    low, middle, high = ratio(mine, theirs, chance=figure.chance)
    return Held(figure.contest, figure.ours, figure.peer, figure.least, figure.aim, low, middle, high)


def all_held(measured: dict[str, Measured]) -> list[Held]:
    """Every figure that was measured."""
    wanted = [figure for figure in figures() if figure.contest in measured]
    return [one for figure in wanted if (one := held(figure, measured[figure.contest])) is not None]


def not_measured(measured: dict[str, Measured]) -> list[Figure]:
    """Figures of contests that were measured without one of the two; a game that came later is not among them."""
    wanted = [
        figure for figure in figures() if figure.contest in measured and measured[figure.contest].had(figure.ours)
    ]
    return [figure for figure in wanted if held(figure, measured[figure.contest]) is None]


def titles() -> dict[str, str]:
    """How contestants are called in tables; by the first contest where they are in several."""
    return {one.key: one.title for contest in reversed(CONTESTS) for one in contest.order()}


def summary(contest: Contest, measured: Measured) -> dict[str, object]:
    """What a contest came to, for machines."""
    speeds = {key: speed(rounds)._asdict() for key, rounds in measured.rounds.items() if rounds}
    return {"contest": contest.name, "unit": contest.unit, "per_second": speeds, "missing": measured.missing}


def read(path: Path = STORED) -> dict[str, Measured]:
    """What is stored, by contest."""
    if not path.exists():
        return {}
    return msgspec.json.decode(path.read_bytes(), type=dict[str, Measured])


def write(measured: dict[str, Measured], path: Path = STORED) -> None:
    """Store, so that an interruption leaves the old or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    half = path.with_suffix(".half")
    half.write_bytes(msgspec.json.format(msgspec.json.encode(measured), indent=-1).replace(b"]],", b"]],\n") + b"\n")
    half.replace(path)
