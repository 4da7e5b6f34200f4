"""The law of ending, over many evenings at every table."""

from quarterdeck.table.entries import Answered
from tests.laws.ending import (
    nobody_is_waited_for_longer_than_thirty_days,
    the_evening_ends,
    what_is_left_of_it_can_be_read,
)
from tools.soak.covered import Covered, Task

EVENINGS = 20  # for each seed of the machines, so that there are a thousand for ten thousand games


def spend_evenings(covered: Covered, task: Task, number: int) -> None:
    """Some at which one person answers, and as many at which all go."""
    for evening in range(number * EVENINGS, (number + 1) * EVENINGS):
        covered.attempt(task, number, f"evening {evening}", lambda one: spend(covered, task, one), evening)


def spend(covered: Covered, task: Task, number: int) -> None:
    """Both evenings of a number, and what happened there."""
    for law in (the_evening_ends, nobody_is_waited_for_longer_than_thirty_days):
        evening = law(task.name, task.players, number)
        what_is_left_of_it_can_be_read(evening.table, evening.log)
        covered.count("evenings")
        covered.count("decisions", sum(isinstance(entry, Answered) for _, entry in evening.log))
        for thing, times in evening.done.items():
            covered.meet("done", thing, times)
        covered.meet("laws", law.__name__)
