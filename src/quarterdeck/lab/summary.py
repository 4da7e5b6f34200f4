"""Aggregates over many games: who wins, how long they last, how they end."""

import math
from collections import Counter
from collections.abc import Iterable

import msgspec

from quarterdeck.bots.guard import Failure
from quarterdeck.core.outcome import Outcome
from quarterdeck.lab.plan import Played

Z = 1.959964  # the two-sided 95 % quantile of the normal distribution


class SeatSummary(msgspec.Struct, frozen=True):
    """One seat: its part of the wins with a 95 % Wilson score interval, and its mean score where the game has some."""

    wins: float
    share: float
    low: float
    high: float
    mean_score: float | None


class Length(msgspec.Struct, frozen=True):
    """How many decisions games took."""

    mean: float
    median: float
    least: int
    most: int


class Count(msgspec.Struct, frozen=True):
    """How often something happened: in all, in a game on average, and in how many games at all."""

    total: int
    mean: float
    games: int


class FailureCount(msgspec.Struct, frozen=True):
    """How often a bot failed in a way; the Bosun moved in its place."""

    bot: str
    seat: int
    kind: str
    times: int


class Summary(msgspec.Struct, frozen=True):
    """Many games in a few numbers."""

    games: int
    seats: tuple[SeatSummary, ...]
    length: Length | None  # None where no game was played
    ends: dict[str, int]  # how many games each clause ended
    counts: dict[str, Count]  # what the game counts, if that was asked for
    failures: tuple[FailureCount, ...] = ()
    lengths: dict[int, int] = {}  # how many games took so many decisions
    scores: dict[int, int] = {}  # how many seats had so many points at the end, where the game has some


class Tally:
    """A streaming aggregate: counts games as they come, in little memory."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.wins = [0.0] * players
        self.scores = [0] * players
        self.points: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()
        self.games_with: Counter[str] = Counter()
        self.failures: Counter[Failure] = Counter()

    def add(self, played: Played) -> None:
        """Count one more game."""
        outcome: Outcome = played.outcome
        self.games += 1
        self.lengths[played.decisions] += 1
        self.ends[outcome.clause] += 1
        self.failures.update(played.failures)
        for key, number in played.counts.items():
            self.counts[key] += number
            self.games_with[key] += number > 0
        for seat in outcome.winners:
            self.wins[seat] += outcome.share(seat)
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.points[score] += 1

    def summary(self) -> Summary:
        """The numbers so far."""
        return Summary(
            games=self.games,
            seats=tuple(self._seat(seat) for seat in range(len(self.wins))),
            length=self._length() if self.games else None,
            ends=dict(sorted(self.ends.items())),
            counts={key: Count(total, total / self.games, self.games_with[key]) for key, total in self.counts.items()},
            failures=counted(self.failures.elements()),
            lengths=dict(sorted(self.lengths.items())),
            scores=dict(sorted(self.points.items())),
        )

    def _seat(self, seat: int) -> SeatSummary:
        low, high = wilson(self.wins[seat], self.games)
        return SeatSummary(
            wins=self.wins[seat],
            share=self.wins[seat] / self.games if self.games else 0.0,
            low=low,
            high=high,
            mean_score=self.scores[seat] / self.games if self.points else None,
        )

    def _length(self) -> Length:
        lengths = sorted(self.lengths.items())
        total = sum(length * count for length, count in lengths)
        middle = [self._ranked(lengths, rank) for rank in ((self.games - 1) // 2, self.games // 2)]
        return Length(total / self.games, sum(middle) / 2, lengths[0][0], lengths[-1][0])

    @staticmethod
    def _ranked(lengths: list[tuple[int, int]], rank: int) -> int:
        for length, count in lengths:
            rank -= count
            if rank < 0:
                return length
        raise AssertionError("there are fewer games than that")


def counted(failures: Iterable[Failure]) -> tuple[FailureCount, ...]:
    """Failures of bots, each with how often it happened."""
    return tuple(
        FailureCount(failure.bot, failure.seat, failure.kind, times)
        for failure, times in sorted(Counter(failures).items())
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson score interval of a share; shared wins count in parts, which makes it slightly too wide."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    divisor = 1 + Z * Z / games
    centre = (share + Z * Z / (2 * games)) / divisor
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / divisor
    return max(0.0, centre - reach), min(1.0, centre + reach)
