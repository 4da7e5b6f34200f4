"""Plays games and asks after every action whether it could be taken back."""

import statistics
import time
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from quarterdeck.core.luck import Draw
from quarterdeck.core.takeback import TakeBacks
from tests.laws.cases import Case, cases
from tests.laws.play import live_moments

GAMES = 60  # for each game and number of players
AGAIN = 20  # of so many offers one is judged again
HARDER = 2000  # percent of the worlds


class Asked(NamedTuple):
    """An action, what was answered, and the processor time that took, in milliseconds.

    `doubted` says whether an offer that was judged again, by many more worlds, was one; None where it was not judged.
    """

    verb: str
    answer: str
    cost: float
    doubted: bool | None


class VerbCount(msgspec.Struct, frozen=True):
    """How often a verb of a game was chosen, and what was answered."""

    game: str
    verb: str
    offered: int
    chance: int
    learned: int


class Cost(msgspec.Struct, frozen=True):
    """What the answers cost at one table, in milliseconds of processor time.

    `median` is that of all actions, `judged` of those that drew no luck, `offered` of those that could be taken back;
    `high` is what 95 in 100 of those judged stay below. `again` offers were judged by many more worlds, and `wrong` of
    them should not have been made.
    """

    game: str
    players: int
    actions: int
    median: float
    judged: float
    offered: float
    high: float
    again: int
    wrong: int


class Results(msgspec.Struct, frozen=True):
    """All that was counted and measured."""

    games: int
    verbs: list[VerbCount]
    costs: list[Cost]


def asked(case: Case) -> Iterator[Asked]:
    """Every action of a game; in every second one players are sensible."""
    alphabet = case.game.alphabet
    acted = None
    offers = case.number % AGAIN  # so that short games have their turn
    for moment in live_moments(case, sensible=case.number % 2 == 0):
        referee = moment.referee
        if acted is not None:
            judge, seat, before, action, entries = acted
            drew = any(isinstance(entry, Draw) for entry in referee.entries[entries:])
            after = referee.view(seat)
            begun = time.process_time()
            answer = judge.why_not(before, action, after, drew=drew) or "offered"
            cost, doubted = 1000 * (time.process_time() - begun), None
            if answer == "offered":
                offers += 1
                if offers % AGAIN == 0:
                    doubted = TakeBacks(alphabet, moment.setting, HARDER).learned(before, action, after)
            yield Asked(alphabet.parts(action)[0].name, answer, cost, doubted)
        if not moment.over:
            judge = TakeBacks(alphabet, moment.setting)
            acted = judge, moment.seat, referee.view(moment.seat), moment.action, len(referee.entries)


def count(name: str, players: int, games: int, verbs: Counter[tuple[str, str]]) -> Cost:
    """Play so many games at one table, and count what is answered."""
    found = [one for case in cases(name, players, games) for one in asked(case)]
    verbs.update((one.verb, one.answer) for one in found)
    judged = [one.cost for one in found if one.answer != "chance"]
    return Cost(
        game=name,
        players=players,
        actions=len(found),
        median=median([one.cost for one in found]),
        judged=median(judged),
        offered=median([one.cost for one in found if one.answer == "offered"]),
        high=round(sorted(judged)[len(judged) * 95 // 100], 2) if judged else 0.0,
        again=sum(one.doubted is not None for one in found),
        wrong=sum(one.doubted is True for one in found),
    )


def median(costs: list[float]) -> float:
    """The median, 0 of nothing."""
    return round(statistics.median(costs), 2) if costs else 0.0
