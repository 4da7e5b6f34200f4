"""Post-game analysis: the Captain's search on every decision of a record, from the decider's own view."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from quarterdeck.bots import Budget, Captain
from quarterdeck.bots.search import Search
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.replay import Replay
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.workers import done_in_order

# A search tries what it thinks little of too seldom to say how little; so each alternative is tried out as often as
# this part of the iterations, and what was done more often
SELDOM = 40
OFTEN = 10
AT_ONCE = 10  # tries of one alternative before the next has its turn


@dataclass(frozen=True)
class Decision:
    """What a seat knew, might do and did; the number is that of its entry in the log, from 1."""

    entry: int
    view: View
    legal: tuple[int, ...]
    statements: tuple[Statement, ...]
    taken: int


class Alternative(msgspec.Struct, frozen=True):
    """Something a seat might have done: the share of the win it may expect, and how often the search chose it."""

    action: str
    value: float
    visits: int


class Judgement(msgspec.Struct, frozen=True):
    """The Captain's evaluation of a decision; the loss is what its own choice promises more than what was done."""

    entry: int
    seat: int
    action: str
    choice: str
    value: float
    best: float
    loss: float
    alternatives: tuple[Alternative, ...]  # the most searched first


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat decided: how often as the Captain would have, and what its decisions cost."""

    seat: int
    decisions: int
    agreed: int
    mean_loss: float
    total_loss: float


@dataclass(frozen=True)
class Analysis:
    """The decisions of a game, and how they are looked at."""

    game: Game
    players: int
    options: Options
    data: Data
    decisions: tuple[Decision, ...]
    seed: int
    budget: Budget

    def begin(self) -> Callable[[int], Judgement]:
        """The function that judges a decision by its number, in a worker process or here."""
        return Judge(self).judge


class Judge:
    """A Captain who looks at decisions, each by itself."""

    def __init__(self, analysis: Analysis) -> None:
        self.analysis = analysis
        setting = analysis.game.setting(analysis.players, analysis.options, analysis.data)
        self.captain = Captain(analysis.game, setting)

    def judge(self, number: int) -> Judgement:
        """What the Captain makes of a decision."""
        decision, budget = self.analysis.decisions[number], self.analysis.budget
        seat = decision.view.seat
        assert seat is not None
        luck = FastLuck(seed_of(self.analysis.seed, "decision", decision.entry))
        search = self.captain.search(decision.view, decision.statements, luck, budget)
        choice = search.best()
        visits = {action: search.visits(action) for action in decision.legal}
        try_out(search, decision, choice, budget.iterations)
        words = self.analysis.game.alphabet.words
        best, value = search.value(choice), search.value(decision.taken)
        searched = sorted(decision.legal, key=lambda action: (-visits[action], -search.value(action)))
        return Judgement(
            entry=decision.entry,
            seat=seat,
            action=words(decision.taken),
            choice=words(choice),
            value=value,
            best=best,
            loss=max(0.0, best - value),
            alternatives=tuple(Alternative(words(action), search.value(action), visits[action]) for action in searched),
        )


def try_out(search: Search, decision: Decision, choice: int, iterations: int) -> None:
    """Force visits until every alternative was tried often enough for its value to mean something."""
    wanted = dict.fromkeys(decision.legal, -(-iterations // SELDOM))
    wanted[decision.taken] = wanted[choice] = -(-iterations // OFTEN)
    left = [action for action in decision.legal if search.visits(action) < wanted[action]]
    while left:
        for action in left:
            search.try_out(action, min(AT_ONCE, wanted[action] - search.visits(action)))
        left = [action for action in left if search.visits(action) < wanted[action]]


def decisions_of(replay: Replay, seat: int | None = None) -> list[Decision]:
    """Play a record again to its end; its decisions with a choice, of one seat or of all.

    Those of stand-ins are nobody's, and what was undone was not decided; both are left out.
    """
    decisions: list[tuple[int, Decision]] = []  # each with its place in the referee's log
    while not replay.finished:
        referee, done = replay.referee, replay.upcoming
        found: Decision | None = None
        if isinstance(done, Acted) and not done.stand_in and seat in (None, done.seat):
            legal = referee.legal(done.seat)
            if len(legal) > 1 and done.action in legal:
                view, statements = referee.view(done.seat), tuple(referee.statements())
                found = Decision(replay.upcoming_entry, view, tuple(legal), statements, done.action)
        place = len(referee.entries)
        replay.step()
        if found is not None:
            decisions.append((place, found))
    referee = replay.finish()
    in_force = {place for one in range(len(referee.seats)) for place in referee.places(one)}
    return [found for place, found in decisions if place in in_force]


def analyse(analysis: Analysis, *, workers: int = 1, progress: Callable[[int], None] | None = None) -> list[Judgement]:
    """Judge all decisions, in their order, telling `progress` how many are done; after Ctrl-C those done so far."""
    judged: list[Judgement] = []
    with Interruption() as interruption:
        for chunk in done_in_order(analysis, range(len(analysis.decisions)), workers, interruption):
            judged += chunk
            if progress is not None:
                progress(len(judged))
    return judged


def summed_up(judged: Sequence[Judgement], seats: Sequence[int]) -> list[SeatSummary]:
    """How each seat decided."""
    summaries = []
    for seat in seats:
        own = [judgement for judgement in judged if judgement.seat == seat]
        losses = [judgement.loss for judgement in own]
        agreed = sum(judgement.action == judgement.choice for judgement in own)
        summaries.append(SeatSummary(seat, len(own), agreed, fmean(losses) if losses else 0.0, sum(losses)))
    return summaries


def costliest(judged: Sequence[Judgement], number: int) -> list[Judgement]:
    """The decisions that cost most, the worst first."""
    costly = [judgement for judgement in judged if judgement.loss > 0]
    return sorted(costly, key=lambda judgement: (-judgement.loss, judgement.entry))[:number]
