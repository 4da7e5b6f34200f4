"""Ratings by OpenSkill's Plackett–Luce model, game after game from the same prior."""

from collections.abc import Sequence
from statistics import fmean

import msgspec
from openskill.models import PlackettLuce

from quarterdeck.lab.contest import Bout


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is thought to be, and how sure that is: 25 and 8.3 before its first game."""

    strength: float
    deviation: float


def rate(bots: int, bouts: Sequence[Bout]) -> list[Rating]:
    """The ratings of bots after some games; one that sat in several seats learns the mean of what they teach."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for bout in bouts:
        sides = sides_of(bout)
        places = [place_of(bout, seat) for seat in sides]
        rated = model.rate([[ratings[bout.seats[seat]]] for seat in sides], ranks=places)
        learnt: dict[int, list[tuple[float, float]]] = {}
        for seat, (rating,) in zip(sides, rated, strict=True):
            learnt.setdefault(bout.seats[seat], []).append((rating.mu, rating.sigma))
        for bot, lessons in learnt.items():
            strength, deviation = (fmean(column) for column in zip(*lessons, strict=True))
            ratings[bot] = model.rating(mu=strength, sigma=deviation)
    return [Rating(rating.mu, rating.sigma) for rating in ratings]


def sides_of(bout: Bout) -> list[int]:
    """Who is held against whom, by seat: everybody, or of each team one, since a bot plays all of it.

    A whole team would be thought stronger for its size, which it is not dealt for.
    """
    return [bout.teams.index(team) for team in sorted(set(bout.teams))] or list(range(len(bout.seats)))


def place_of(bout: Bout, seat: int) -> float:
    """Winners first, the others by their scores, if there are any."""
    if seat in bout.winners:
        return 0.0
    return float(1 + sum(other > bout.scores[seat] for other in bout.scores)) if bout.scores else 1.0
