"""Paired comparison of a bot with and without something: the same deals, and the difference deal by deal."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from quarterdeck.lab.contest import Bout, Contest
from quarterdeck.lab.intervals import Estimate, difference
from quarterdeck.lab.ranking import meetings, seats_of, shares_of, whole_deals

FIRST = 0  # the bot that is compared, as an index into the names


class Difference(msgspec.Struct, frozen=True):
    """The mean part of the wins with and without something, in all games or in those of a team.

    `points` is how much more it scores, in games that have scores.
    """

    team: str
    games: int
    whole: float
    lacking: float
    apart: Estimate
    points: Estimate | None = None


def compare(contest: Contest, bouts: Sequence[Bout], lacking: Contest, others: Sequence[Bout]) -> list[Difference]:
    """How much better the first bot of one contest does than that of another, in all and by team, paired by deal."""
    pairs = [
        (meetings(contest, deal), meetings(lacking, other))
        for deal, other in zip(whole_deals(contest, bouts), whole_deals(lacking, others), strict=False)
    ]
    return [compare_team(team, pairs) for team in ("", *contest.game.teams)]


def compare_team(team: str, pairs: Sequence[tuple[list[Bout], list[Bout]]]) -> Difference:
    """The difference in the games that the bot plays as a team, or in all."""
    played = [(of_team(team, deal), of_team(team, other)) for deal, other in pairs]
    shares = [fmean(shares_of(FIRST, deal)) for deal, _ in played]
    without = [fmean(shares_of(FIRST, other)) for _, other in played]
    games = sum(len(deal) for deal, _ in played)
    points = None
    if all(bout.scores for both in played for deal in both for bout in deal):
        points = difference(*([mean_score(deal) for deal in side] for side in zip(*played, strict=True)))
    return Difference(team, games, fmean(shares), fmean(without), difference(shares, without), points)


def mean_score(deal: Sequence[Bout]) -> float:
    """What the bot scores in the games of a deal."""
    return fmean(bout.scores[seat] for bout in deal for seat in seats_of(FIRST, bout))


def of_team(team: str, deal: Sequence[Bout]) -> list[Bout]:
    """The games of a deal in which the bot plays a team."""
    return [bout for bout in deal if not team or bout.teams[bout.seats.index(FIRST)] == team]
