"""PettingZoo's classic environments: `agent_iter`, `last` and `step`, with a uniform choice among the legal actions.

The steps that only take a finished agent out of the game are not decisions and are not counted.
"""

from random import Random
from types import ModuleType
from typing import Any

import numpy
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4

from benchmarks.peers.protocol import Counts, Task, serve

GAMES: dict[str, ModuleType] = {"leduc": leduc_holdem_v4, "texas": texas_holdem_v4, "hanabi": hanabi_v5}


def loop(environment: Any) -> Task:
    """Random games; chance falls inside `step` and is not counted."""
    random = Random(1).random
    environment.reset(seed=1)  # with a seed the environment is made anew: once is enough

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            environment.reset()
            for _ in environment.agent_iter():
                observation, _, terminated, truncated, information = environment.last()
                if terminated or truncated:
                    environment.step(None)
                    continue
                where = observation if "action_mask" in observation else information
                actions = numpy.flatnonzero(where["action_mask"])
                environment.step(int(actions[int(random() * len(actions))]))
                decisions += 1
        return Counts(decisions, 0, games)

    return play


if __name__ == "__main__":
    serve({f"loop {name}": loop(module.env()) for name, module in GAMES.items()}, ["pettingzoo"])
