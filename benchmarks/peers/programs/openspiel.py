"""OpenSpiel: its Python loop, its C++ rollouts through the evaluator, its C++ search of Hearts.

Its loop draws with our luck, as ours does: to draw is no work of an engine, and in plain Python it takes a while.

The evaluator cannot be called from Python. A search of one simulation calls it once, at the root, so that a search with
an evaluator of N rollouts is N rollouts and next to nothing else. At a node of chance that crashes (2.0.2), so the
rollouts begin in dealt positions.
"""

from random import Random
from typing import Any

import numpy
import pyspiel

from benchmarks.peers.protocol import Counts, Task, serve
from quarterdeck.core.luck import FastLuck

GAMES = ("crazy_eights", "hearts", "spades", "euchre", "leduc_poker")
ROLLOUTS = 10  # from each dealt position
SIMULATIONS = 2000  # of one search
EXPLORATION = 0.7
MEGABYTES = 64

DEALING = Random(1)


def is_even(game: Any, games: int = 20) -> bool:
    """Whether all outcomes of every chance step of some random games are equally likely, and are its legal actions."""
    random = Random(1)
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                if max(one for _, one in outcomes) - min(one for _, one in outcomes) > 1e-9:
                    return False
                if [outcome for outcome, _ in outcomes] != state.legal_actions():
                    return False
                state.apply_action(random.choice(outcomes)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
    return True


def loop(game: Any) -> Task:
    """Random games through `legal_actions` and `apply_action`; chance by `chance_outcomes`, as any game needs it.

    That they are equally likely is known, so that no probability is looked at.
    """
    below = FastLuck(1).below

    def play(games: int) -> Counts:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[below(len(outcomes))][0])
                    chance += 1
                else:
                    actions = state.legal_actions()
                    state.apply_action(actions[below(len(actions))])
                    decisions += 1
        return Counts(decisions, chance, games)

    return play


def even_loop(game: Any) -> Task:
    """The same for whoever knows that all chance is even: `legal_actions` lists its outcomes, without probabilities.

    Written out again, since to ask in the loop which way to take would be measured too.
    """
    below = FastLuck(1).below

    def play(games: int) -> Counts:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    chance += 1
                else:
                    decisions += 1
                actions = state.legal_actions()
                state.apply_action(actions[below(len(actions))])
        return Counts(decisions, chance, games)

    return play


def documented_loop(game: Any) -> Task:
    """Random games as OpenSpiel's own examples play them: chance with numpy, by the probabilities."""
    random = Random(1)

    def play(games: int) -> Counts:
        decisions = chance = 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(numpy.random.choice(outcomes, p=probabilities))
                    chance += 1
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return Counts(decisions, chance, games)

    return play


def dealt(game: Any) -> Any:
    """A position in which the first player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(DEALING.choice(state.chance_outcomes())[0])
    return state


def rollouts(game: Any) -> Task:
    """Rollouts of the evaluator from dealt positions; it counts no steps, so they are games times decisions a game.

    Decisions in a game are counted once, by the Python loop; the chance steps of the deal are not part of a rollout.
    """
    deals, games = 200, 2000
    counted = loop(game)(games)
    dealing = sum(len(dealt(game).history()) for _ in range(deals)) / deals
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, 1, MEGABYTES, False, 1, False)
    positions = [dealt(game) for _ in range(deals)]

    def play(times: int) -> Counts:
        for number in range(times):
            bot.mcts_search(positions[number % deals])
        played = times * ROLLOUTS
        chance = counted.chance / counted.games - dealing
        return Counts(round(played * counted.steps / counted.games), round(played * chance), played)

    return play


def search(game: Any) -> Task:
    """Searches of a game's first decision with one rollout an iteration and a new world each; a step is an iteration.

    Deals in which there is nothing to choose are passed over: the search would do nothing.
    """
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)

    def run(times: int) -> Counts:
        for number in range(times):
            state = dealt(game)
            while len(state.legal_actions()) == 1:
                state = dealt(game)
            pyspiel.ISMCTSBot(number, evaluator, EXPLORATION, SIMULATIONS).step(state)
        return Counts(times * SIMULATIONS, 0, 0)

    return run


def tasks() -> dict[str, Task]:
    """Everything there is to measure."""
    found: dict[str, Task] = {}
    for name in GAMES:
        game = pyspiel.load_game(name)
        assert is_even(game), name
        found[f"loop {name}"] = loop(game)
        found[f"even {name}"] = even_loop(game)
        found[f"rollouts {name}"] = rollouts(game)
    found["documented crazy_eights"] = documented_loop(pyspiel.load_game("crazy_eights"))
    found["search hearts"] = search(pyspiel.load_game("hearts"))
    return found


if __name__ == "__main__":
    serve(tasks(), ["open_spiel"])
