"""All laws over many games of every game, player count and combination of options."""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

from quarterdeck.core.lines import Acted
from quarterdeck.games import GAMES
from tests.laws.cases import Case, cases
from tests.laws.every import LAWS
from tests.laws.imagining import (
    Glimpse,
    Uneven,
    glimpses,
    imagine_reaches_every_world_alike,
    redeal_reaches_every_world_alike,
)
from tests.laws.play import finished, played
from tests.laws.taking_back import Tally, choices
from tests.under_test import GAMES_UNDER_TEST, hooks_of
from tools.soak.covered import Covered, Task

MOST_WAYS = 1500  # to lay the cards of a tiny box
TINY = 500  # games for each tiny box
ON_TINY_BOXES = (imagine_reaches_every_world_alike, redeal_reaches_every_world_alike)
MOST_MADE_UP = 220  # of a game whose rules are never compiled


def every_table() -> list[tuple[str, int]]:
    """Every game with every number of players."""
    return [(name, players) for name, game in GAMES_UNDER_TEST.items() for players in game.players]


def run(task: Task) -> Covered:
    """Hold every law against some games."""
    covered = Covered(task.table)
    with covered.timed(), few_collections():
        for case in cases(task.name, task.players, task.number, task.first):
            hold(covered, task, case)
            if case.number % TINY == TINY - 1 and hooks_of(case.name).worlds is not None:
                imagine_tiny(covered, task, case.number)
                take_back_tiny(covered, task, case.number)
            if covered.failed_enough:
                break
    return covered


@contextmanager
def few_collections() -> Iterator[None]:
    """Look for garbage once a task: games leave next to none, and to look is to go through all they hold."""
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.collect()


def hold(covered: Covered, task: Task, case: Case) -> None:
    """One game against its laws, and what happened in it."""
    hold_laws(covered, task, case.number, case)
    covered.count("games")
    covered.attempt(task, case.number, f"{case} is looked at", lambda case: note(covered, case), case)


def hold_laws(covered: Covered, task: Task, number: int, case: Case) -> None:
    """A game, played once, against its laws; a law that fails may have changed it, so the others get it played anew."""
    for law in LAWS:
        if covered.attempt(task, number, f"{case} breaks the law {law.name}", law.hold, case):
            covered.meet("laws", law.name)
        else:
            played.cache_clear()


def hold_closely(covered: Covered, task: Task, case: Case) -> None:
    """A game against the laws that are held sparsely, at all moments they look at where they are held alone."""
    for law in LAWS:
        if law.sparse > 1:
            covered.attempt(task, case.number, f"{case} breaks the law {law.name}", law.check, case)


def imagine_tiny(covered: Covered, task: Task, number: int) -> None:
    """Imagining on a tiny box with a seed of the case's own.

    Among so many views chance alone makes one or the other uneven: such a view is tried with another luck.
    """
    for glimpse in glimpses(task.name, task.players, 1000 + number // TINY, MOST_WAYS, every=4):
        covered.count("tiny views")
        for law in ON_TINY_BOXES:
            covered.meet("laws", law.__name__)
            covered.attempt(
                task, number, f"{glimpse} breaks the law {law.__name__}", partial(twice, covered, law), glimpse
            )


def take_back_tiny(covered: Covered, task: Task, number: int) -> None:
    """What a tiny game offers to take back, with a seed of the case's own, held against the definition."""
    tally = Tally()
    most = MOST_WAYS if task.name in GAMES else MOST_MADE_UP
    for choice in choices(task.name, task.players, 1000 + number // TINY, most):
        covered.attempt(task, number, "the law take_backs_follow_the_definition is broken", tally.hold, choice)
    covered.attempt(task, number, "too few take-backs are offered", Tally.enough_was_offered, tally)
    covered.meet("laws", "take_backs_follow_the_definition")
    covered.count("tiny actions", tally.judged)
    covered.count("tiny take-backs", tally.offered)


def twice(covered: Covered, law: Callable[..., None], glimpse: Glimpse) -> None:
    """Hold a law that chance may break once; twice it does not."""
    try:
        law(glimpse)
    except Uneven:
        covered.count("tiny views tried again")
        law(glimpse, "again")


def note(covered: Covered, case: Case) -> None:
    """Count what happened in a game."""
    referee = finished(case)
    covered.count("decisions", sum(isinstance(entry, Acted) for entry in referee.entries))
    outcome = referee.outcome
    assert outcome is not None
    covered.meet("ended by", outcome.clause)
    offered = case.game.offered()
    chosen = {option: getattr(case.options, option) for option in offered}
    for option, value in chosen.items():
        covered.meet("options", f"{option} = {value}")
    covered.meet("combinations of options", ", ".join(str(value) for value in chosen.values()))
    covered.meet("styles", case.style.name)
    for key in {telling.key for telling in referee.tellings(-1)}:
        covered.meet("told", key)
    noteworthy = hooks_of(case.name).noteworthy
    if noteworthy is not None:
        for thing in set(noteworthy(referee)):
            covered.meet("rare", thing)
