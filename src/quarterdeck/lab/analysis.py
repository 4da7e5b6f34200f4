"""Post-game analysis: the Captain's search on every decision of a record, from the decider's own view."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

import msgspec

from quarterdeck.bots.captain import Captain
from quarterdeck.core.game import Game
from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.replay import Replay
from quarterdeck.core.state import State
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.lab.searching import Sliced, searched, tried_out, value_of


@dataclass(frozen=True)
class Decision:
    """What a seat knew, might do and did: its step of the record, its entry in the log, both counted from 1.

    `truth` is how things stood; it is for whoever looks at a game with everything open.
    """

    step: int
    entry: int
    view: View
    legal: tuple[int, ...]
    statements: tuple[Statement, ...]
    taken: int
    stand_in: str
    truth: State

    @property
    def seat(self) -> int:
        """Who decided."""
        assert self.view.seat is not None
        return self.view.seat


class Alternative(msgspec.Struct, frozen=True):
    """Something a seat might have done: the share of the win it may expect, and how often the search chose it."""

    action: str
    value: float
    visits: int


class Judgement(msgspec.Struct, frozen=True):
    """The Captain's evaluation of a decision; the loss is what its own choice promises more than what was done.

    `doubt` is the standard error of the loss.
    """

    step: int
    entry: int
    seat: int
    action: str
    choice: str
    value: float
    best: float
    loss: float
    doubt: float
    iterations: int
    alternatives: tuple[Alternative, ...]  # the most searched first


class SeatSummary(msgspec.Struct, frozen=True):
    """How a seat decided: how often as the Captain would have, and what its decisions cost."""

    seat: int
    decisions: int
    agreed: int
    mean_loss: float
    total_loss: float


def decisions_of(replay: Replay) -> list[Decision]:
    """Play a record again to its end; its decisions with a choice. What was undone was not decided."""
    decisions: list[tuple[int, Decision]] = []  # each with its place in the referee's log
    while not replay.finished:
        referee, done = replay.referee, replay.upcoming
        found: Decision | None = None
        if isinstance(done, Acted):
            legal = referee.legal(done.seat)
            if len(legal) > 1 and done.action in legal:
                found = Decision(
                    replay.steps_done + 1,
                    replay.upcoming_entry,
                    referee.view(done.seat),
                    tuple(legal),
                    tuple(referee.statements()),
                    done.action,
                    done.stand_in,
                    referee.truth.copy(),
                )
        place = len(referee.entries)
        replay.step()
        if found is not None:
            decisions.append((place, found))
    referee = replay.finish()
    in_force = {place for one in range(len(referee.seats)) for place in referee.places(one)}
    return [found for place, found in decisions if place in in_force]


def judged(game: Game, captain: Captain, decision: Decision, seed: int, iterations: int) -> Sliced[Judgement]:
    """What the Captain makes of a decision, by itself."""
    luck = FastLuck(seed_of(seed, "decision", decision.step))
    search = yield from searched(captain, decision.view, decision.statements, luck, iterations)
    choice, taken = search.best(), decision.taken
    visits = {action: search.visits(action) for action in decision.legal}
    yield from tried_out(search, decision.legal, (taken, choice), iterations)
    best, value = value_of(search, choice), value_of(search, taken)
    order = sorted(decision.legal, key=lambda action: (-visits[action], -search.value(action)))
    words = game.alphabet.words
    return Judgement(
        step=decision.step,
        entry=decision.entry,
        seat=decision.seat,
        action=words(taken),
        choice=words(choice),
        value=value.value,
        best=best.value,
        loss=max(0.0, best.value - value.value),
        doubt=0.0 if choice == taken else math.hypot(best.error, value.error),
        iterations=iterations,
        alternatives=tuple(Alternative(words(action), search.value(action), visits[action]) for action in order),
    )


def summed_up(judgements: Sequence[Judgement], seats: Sequence[int]) -> list[SeatSummary]:
    """How each seat decided."""
    summaries = []
    for seat in seats:
        own = [judgement for judgement in judgements if judgement.seat == seat]
        losses = [judgement.loss for judgement in own]
        agreed = sum(judgement.action == judgement.choice for judgement in own)
        summaries.append(SeatSummary(seat, len(own), agreed, fmean(losses) if losses else 0.0, sum(losses)))
    return summaries


def costliest(judgements: Sequence[Judgement], number: int) -> list[Judgement]:
    """The decisions that cost most, the worst first; without those whose loss lies within its standard error."""
    costly = [judgement for judgement in judgements if judgement.loss > judgement.doubt]
    return sorted(costly, key=lambda judgement: (-judgement.loss, judgement.step))[:number]
