"""All laws over many games: a piece of the soak for every table, each game played once for all laws."""

import pytest

from quarterdeck import compiled
from tests.under_test import GAMES_UNDER_TEST
from tools.soak.covered import Task
from tools.soak.laws import every_table, run

GAMES = 75 if compiled.MODE == "compiled" else 3  # for each number of players, where there are no more than three
PIECE = 25


def pieces() -> list[Task]:
    """The games of each table, a few at a time."""
    games = {name: max(1, GAMES * 3 // max(3, len(game.players))) for name, game in GAMES_UNDER_TEST.items()}
    return [
        Task("laws", name, players, first, min(PIECE, games[name] - first))
        for name, players in every_table()
        for first in range(0, games[name], PIECE)
    ]


@pytest.mark.long
@pytest.mark.parametrize("task", pieces(), ids=lambda task: f"{task.name}-{task.players}-{task.first}")
def test_all_laws_hold(task: Task) -> None:
    covered = run(task)
    assert covered.figures["games"] == task.number
    assert not covered.failures, "\n".join(f"{failure.what}\n{failure.command}" for failure in covered.failures)
