"""A short while with every state machine; `make soak` gives them hours."""

import asyncio
import time

import pytest

from quarterdeck import compiled
from tests.machines.every import MACHINES, run_machine
from tests.machines.housing import patiently
from tests.under_test import GAMES_UNDER_TEST

EXAMPLES = {"refereeing": 6, "sitting": 5, "passing": 2, "housing": 3}


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


async def stopped_and_done(seconds: float) -> str:
    """An answer in whose middle the whole process is stopped."""
    time.sleep(seconds)
    for _ in range(10):
        await asyncio.sleep(0)
    return "answered"


def test_a_machine_that_was_stopped_for_long_is_not_said_to_hang() -> None:
    moment = 0.001
    with pytest.raises(TimeoutError):
        asyncio.run(asyncio.wait_for(stopped_and_done(100 * moment), 60 * moment))
    assert asyncio.run(patiently(stopped_and_done(100 * moment), moment)) == "answered"


def test_a_house_that_never_answers_is_said_to_hang() -> None:
    async def ask() -> None:
        await patiently(asyncio.Event().wait(), 0.001)

    with pytest.raises(TimeoutError, match="does not answer"):
        asyncio.run(ask())
