"""RLCard: its environments' own loop, `reset` and `step`, with a uniform choice among the legal actions.

A step makes the next player's observation, as a user of an environment wants it.
"""

from random import Random
from typing import Any

import rlcard

from benchmarks.peers.protocol import Counts, Task, serve

GAMES = ("uno", "gin-rummy", "mahjong")


def loop(environment: Any) -> Task:
    """Random games; chance falls inside `step` and is not counted."""
    random = Random(1).random

    def play(games: int) -> Counts:
        decisions = 0
        for _ in range(games):
            state, _ = environment.reset()
            while not environment.is_over():
                actions = list(state["legal_actions"])
                state, _ = environment.step(actions[int(random() * len(actions))])
                decisions += 1
        return Counts(decisions, 0, games)

    return play


if __name__ == "__main__":
    serve({f"loop {name}": loop(rlcard.make(name, config={"seed": 1})) for name in GAMES}, ["rlcard"])
