"""The second referees over thousands of records: random games, other components, bots."""

from tests.laws.cases import Case
from tests.laws.play import finished
from tests.referees import agrees
from tests.referees.compare import REFEREES
from tools.soak.boxes import BoxCase
from tools.soak.covered import Covered, Task
from tools.soak.fuzz import tables
from tools.soak.good import played_by_bots


def refereed() -> list[tuple[str, int]]:
    """The games that have a second referee."""
    return [(name, players) for name, players in tables() if name in REFEREES]


def run(task: Task) -> Covered:
    """Play some games, and let both referees read them."""
    covered = Covered(task.table)
    with covered.timed():
        for number in range(task.first, task.first + task.number):
            compare(covered, task, number)
            if covered.failed_enough:
                break
    return covered


def compare(covered: Covered, task: Task, number: int) -> None:
    """A game of each kind in turn, before both referees."""
    case = Case(task.name, task.players, 1000 + number)
    if number % 3 == 1:
        source, referee = "bots", played_by_bots(task.name, task.players, number)
    else:
        source = "random, other components" if number % 3 else "random"
        referee = finished(BoxCase(task.name, task.players, 1000 + number, box=number) if number % 3 else case)
    covered.count("records")
    covered.count("decisions", referee.actions)
    covered.meet("records", source)
    covered.meet("combinations of options", ", ".join(str(value) for _, value in case.choices))
    if covered.attempt(task, number, f"{case}, {source}: the referees differ", agrees, referee.record()):
        covered.count("agreements")
