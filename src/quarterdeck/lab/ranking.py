"""The ranking after an arena: win share, ratio to a fair share and rating of each bot, with confidence intervals."""

from collections.abc import Sequence
from functools import reduce
from operator import add
from statistics import fmean

import msgspec

from quarterdeck.lab.clock import Thinking, percentile
from quarterdeck.lab.contest import Bout, Contest
from quarterdeck.lab.intervals import gap_closed, mean_share, parts, ratio
from quarterdeck.lab.rating import rate
from quarterdeck.lab.rounds import YARDSTICK

MOST_OF_THEM = 0.99


class TeamRanking(msgspec.Struct, frozen=True):
    """A bot as one team against the other bot as the other, and what is won among equals: all seats the second bot's.

    `gap_closed` is the part gone of the way from the rate among equals to winning always.
    """

    team: str
    games: int
    win_rate: float
    low: float
    high: float
    equal_rate: float
    equal_low: float
    equal_high: float
    gap_closed: float | None
    gap_low: float | None
    gap_high: float | None


class Ranking(msgspec.Struct, frozen=True):
    """One bot: its mean part of the wins for each seat it had, against the same among equals."""

    name: str
    games: int
    win_share: float
    low: float
    high: float
    fair_share: float
    ratio: float | None
    ratio_low: float | None
    ratio_high: float | None
    mean_score: float | None
    decisions: int
    think_ms: float
    think_ms_p99: float
    processor_ms: float
    processor_ms_p99: float
    rating: float
    rating_deviation: float
    teams: tuple[TeamRanking, ...] = ()


def rankings(contest: Contest, bouts: Sequence[Bout]) -> list[Ranking]:
    """How the bots of a contest did, over deals of which every round was played; in the order they were named."""
    deals = whole_deals(contest, bouts)
    if not deals:
        return []
    met = [bout for deal in deals for bout in meetings(contest, deal)]
    ratings = rate(len(contest.bots), met)
    fair = [fair_share(contest, deal) for deal in deals]
    rankings = []
    for bot, name in enumerate(contest.bots):
        shares = [fmean(shares_of(bot, meetings(contest, deal))) for deal in deals]
        share = mean_share(shares)
        times, times_low, times_high = parts(ratio(shares, fair))
        sat = [bout for bout in met if bot in bout.seats]
        scores = [bout.scores[seat] for bout in sat if bout.scores for seat in seats_of(bot, bout)]
        thinking = reduce(add, (bout.thinking[bot] for bout in sat), Thinking())
        rankings.append(
            Ranking(
                name=name,
                games=len(sat),
                win_share=share.value,
                low=share.low,
                high=share.high,
                fair_share=fmean(fair),
                ratio=times,
                ratio_low=times_low,
                ratio_high=times_high,
                mean_score=fmean(scores) if scores else None,
                decisions=thinking.decisions,
                think_ms=thinking.milliseconds / max(1, thinking.decisions),
                think_ms_p99=percentile(thinking.spread, MOST_OF_THEM),
                processor_ms=thinking.processor / max(1, thinking.decisions),
                processor_ms_p99=percentile(thinking.processor_spread, MOST_OF_THEM),
                rating=ratings[bot].strength,
                rating_deviation=ratings[bot].deviation,
                teams=tuple(team_ranking(contest, team, bot, deals) for team in contest.game.teams),
            )
        )
    return rankings


def team_ranking(contest: Contest, team: str, bot: int, deals: Sequence[Sequence[Bout]]) -> TeamRanking:
    """How a bot did as one team."""
    rates, equals = [], []
    for deal in deals:
        for bout in deal:
            first = bout.teams.index(team) if team in bout.teams else 0
            if contest.rounds[bout.number % len(contest.rounds)].yardstick:
                equals.append(bout.share(first))
            elif bout.seats[first] == bot:
                rates.append(bout.share(first))
    own, equal = mean_share(rates), mean_share(equals)
    gap, gap_low, gap_high = parts(gap_closed(rates, equals))
    return TeamRanking(
        team,
        len(rates),
        own.value,
        own.low,
        own.high,
        equal.value,
        equal.low,
        equal.high,
        gap,
        gap_low,
        gap_high,
    )


def whole_deals(contest: Contest, bouts: Sequence[Bout]) -> list[list[Bout]]:
    """The games of each deal that was played in every round."""
    deals: dict[int, list[Bout]] = {}
    for bout in sorted(bouts, key=lambda bout: bout.number):
        deals.setdefault(bout.number // len(contest.rounds), []).append(bout)
    return [deal for deal in deals.values() if len(deal) == len(contest.rounds)]


def meetings(contest: Contest, deal: Sequence[Bout]) -> list[Bout]:
    """The games of a deal in which the bots meet."""
    return [bout for bout in deal if not contest.rounds[bout.number % len(contest.rounds)].yardstick]


def fair_share(contest: Contest, deal: Sequence[Bout]) -> float:
    """What a seat, or a team, gets among equals: measured where the deal has a yardstick, known otherwise."""
    if len(deal) == contest.meetings:
        return 1 / contest.players
    return fmean(shares_of(YARDSTICK, deal[-1:]))


def shares_of(bot: int, bouts: Sequence[Bout]) -> list[float]:
    """A bot's parts of the wins: one for each seat, or for each team."""
    shares = []
    for bout in bouts:
        seats = seats_of(bot, bout)
        if bout.teams:
            seats = [bout.teams.index(team) for team in sorted({bout.teams[seat] for seat in seats})]
        shares += [bout.share(seat) for seat in seats]
    return shares


def seats_of(bot: int, bout: Bout) -> list[int]:
    """Where a bot sits."""
    return [seat for seat, sitting in enumerate(bout.seats) if sitting == bot]
