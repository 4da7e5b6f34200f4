"""The second referees over thousands of random and bot-played records."""

import importlib
from collections.abc import Callable
from typing import Any

from tests.laws.cases import Case
from tests.laws.play import finished
from tests.soak.covered import Covered, Task
from tests.soak.good import played_by_bots


def absent() -> str:
    """Why there is nothing to compare with."""
    return "" if _agrees() is not None else "there is no tests.referees with a function `agrees`"


def _agrees() -> Callable[[Any], Any] | None:
    try:
        module = importlib.import_module("tests.referees")
    except ModuleNotFoundError:
        return None
    return getattr(module, "agrees", None)


def run(task: Task) -> Covered:
    covered = Covered(task.table)
    agrees = _agrees()
    assert agrees is not None
    with covered.timed():
        for number in range(task.first, task.first + task.number):
            bots = number % 2 == 1
            case = Case(task.name, task.players, 1000 + number)
            referee = played_by_bots(task.name, task.players, number) if bots else finished(case)
            covered.count("records")
            covered.count("decisions", referee.actions)
            covered.meet("played by", "bots" if bots else f"style {case.style.name}")
            covered.meet("combinations of options", ", ".join(str(value) for _, value in case.choices))
            covered.attempt(task, number, f"{case}: the second referee differs", agrees, referee.record())
            if covered.failed_enough:
                break
    return covered
