"""A short while with every state machine; `make soak` gives them hours."""

import pytest

from quarterdeck import compiled
from tests.machines.every import MACHINES, run_machine
from tests.under_test import GAMES_UNDER_TEST

EXAMPLES = {"refereeing": 6, "sitting": 5, "housing": 3}


@pytest.mark.law
@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
@pytest.mark.parametrize("machine", MACHINES)
def test_the_machine_finds_nothing(machine: str, name: str) -> None:
    game = GAMES_UNDER_TEST[name]
    interpreted = compiled.MODE != "compiled"
    for players in {game.players[0], game.players[-1]}:
        examples = max(1, EXAMPLES[machine] // (6 if interpreted else 1))
        reached = run_machine(machine, name, players, players, examples=examples, steps=15 if interpreted else 40)
        assert reached["examples"] >= examples
        assert reached["steps"] > examples
