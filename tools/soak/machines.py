"""The state machines with long budgets."""

import traceback

from tests.machines.every import MACHINES, run_machine
from tools.soak.covered import Covered, Task
from tools.soak.ending import spend_evenings
from tools.soak.laws import every_table

EXAMPLES = {"refereeing": 10, "sitting": 8, "passing": 12, "housing": 4, "being": 4}  # with one seed
STEPS = 80
ONCE = {"being"}  # who somebody is depends on no game: with one seed once, at the first of all tables


def run(task: Task) -> Covered:
    """Run every state machine with some seeds, and spend some evenings."""
    covered = Covered(task.table)
    with covered.timed():
        for number in range(task.first, task.first + task.number):
            for machine in machines_of(task):
                covered.count("runs")
                attempt(covered, task, number, machine)
            spend_evenings(covered, task, number)
            if covered.failed_enough:
                break
    return covered


def machines_of(task: Task) -> list[str]:
    """The machines to run at the table of a task."""
    first = (task.name, task.players) == every_table()[0]
    return [machine for machine in MACHINES if first or machine not in ONCE]


def attempt(covered: Covered, task: Task, number: int, machine: str) -> None:
    """A machine with the seed of a number; what it finds comes with the steps that lead there."""
    try:
        reached = run_machine(machine, task.name, task.players, number, examples=EXAMPLES[machine], steps=STEPS)
    except Exception as error:
        steps = "\n".join(getattr(error, "__notes__", []))
        covered.fail(task, number, f"{machine}:\n{traceback.format_exc(limit=-4)}\n{steps}")
        return
    for thing, times in reached.items():
        if thing in ("examples", "steps"):
            covered.count(thing, times)
        covered.meet(machine, thing, times)
