"""A short while with every state machine; `make soak` gives them hours."""

import asyncio
import time
from collections import Counter

import pytest

from quarterdeck import compiled
from tests.machines.every import run_machine
from tests.machines.housing import patiently
from tests.under_test import GAMES_UNDER_TEST

EXAMPLES = {"refereeing": 6, "sitting": 5, "passing": 8, "housing": 3}
MOST_RUNS = 12


@pytest.mark.law
@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
@pytest.mark.parametrize("machine", EXAMPLES)
def test_the_machine_finds_nothing(machine: str, name: str) -> None:
    game = GAMES_UNDER_TEST[name]
    interpreted = compiled.MODE != "compiled"
    for players in {game.players[0], game.players[-1]}:
        examples = max(1, EXAMPLES[machine] // (6 if interpreted else 1))
        reached = run_machine(machine, name, players, players, examples=examples, steps=15 if interpreted else 40)
        assert reached["examples"] >= examples
        assert reached["steps"] > examples


def test_who_somebody_is_depends_on_no_game() -> None:
    rare = ("a way voided", "a device used", "a race with signing out", "a restart with ways and void badges")
    reached: Counter[str] = Counter()
    for number in range(3, MOST_RUNS):  # two of these come to all of it; some come to nothing
        reached += run_machine("being", "freibeuter", 2, number, examples=4, steps=40)
        missing = [kind for kind in rare if not reached[kind]]
        if not missing:
            break
    assert not missing
    assert reached["steps"] > 100


@pytest.mark.law
@pytest.mark.compiled
def test_where_time_passes_everything_happens_that_can_be_written_down() -> None:
    """Few games are resigned, handed over and rewound by chance: the machine is made to come to all of it."""
    rare = ("took-back", "rewound", "hinted", "resigned", "handed-over", "reclaimed", "paused", "resumed", "broken-off")
    often = ("proposed", "agreed", "declined", "left", "returned", "deserted", "peopled", "acted", "sat")
    reached: Counter[str] = Counter()
    for number in range(MOST_RUNS):
        reached += run_machine("passing", "freibeuter", 3, number, examples=10, steps=40)
        missing = [kind for kind in (*rare, *often) if not reached[f"wrote: {kind}"]]
        if not missing:
            break
    assert not missing


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
