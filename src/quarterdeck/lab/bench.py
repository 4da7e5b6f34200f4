"""Micro-benchmarks of the engine: medians of short rounds, interleaved so that a busy moment hits all alike."""

import statistics
import time
from collections.abc import Callable

import msgspec

from quarterdeck.bots.search import Search
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import copies, playouts, redeals
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import Thumb

ROUNDS = 7
SECONDS = 0.06  # for each round


class Measurement(msgspec.Struct, frozen=True):
    """Speeds of a game with so many players, dealing included; searches play out at random."""

    game: str
    players: int
    decisions_per_s: float
    playouts_per_s: float
    api_decisions_per_s: float
    iterations_per_s: float
    copy_ns: float
    view_ns: float
    imagine_ns: float
    redeal_ns: float


class Task:
    """Something to repeat: `run` does it so many times and returns how many decisions that took, or how many times."""

    def __init__(self, run: Callable[[int], int]) -> None:
        self.run = run
        self.times = 1
        self.rates: list[float] = []  # decisions (or times) per second
        self.repeats: list[float] = []  # times per second

    def calibrate(self, seconds: float) -> None:
        """Find how many times fill a round."""
        while True:
            spent, _ = self.clock()
            if spent >= seconds / 4 or self.times >= 1 << 30:
                self.times = max(1, round(self.times * seconds / max(spent, 1e-9)))
                return
            self.times *= 4

    def round(self) -> None:
        """Measure once."""
        spent, done = self.clock()
        self.rates.append(done / spent)
        self.repeats.append(self.times / spent)

    def clock(self) -> tuple[float, int]:
        """Seconds spent and what was done."""
        begin = time.perf_counter()
        done = self.run(self.times)
        return time.perf_counter() - begin, done

    def nanoseconds(self) -> float:
        """How long one time takes."""
        return 1e9 / statistics.median(self.repeats)


def measure(game: Game, players: int, *, rounds: int = ROUNDS, seconds: float = SECONDS) -> Measurement:
    """Measure a game with its default options."""
    setting = game.setting(players)
    state = halfway(setting)
    seat = state.actors()[0]
    luck = FastLuck(2)
    tasks = {
        "playouts": Task(lambda times: playouts(setting, times, luck)),
        "api": Task(lambda times: play_from_outside(setting, times, luck)),
        "copy": Task(lambda times: _copy(state, times)),
        "view": Task(lambda times: _view(setting, state, seat, times)),
        "imagine": Task(lambda times: _imagine(setting, state, seat, luck, times)),
        "redeal": Task(lambda times: _redeal(setting, state, seat, luck, times)),
        "search": Task(lambda times: _search(game, setting, luck, times)),
    }
    for task in tasks.values():
        task.calibrate(seconds)
    for _ in range(rounds):
        for task in tasks.values():
            task.round()
    return Measurement(
        game=game.name,
        players=players,
        decisions_per_s=statistics.median(tasks["playouts"].rates),
        playouts_per_s=statistics.median(tasks["playouts"].repeats),
        api_decisions_per_s=statistics.median(tasks["api"].rates),
        iterations_per_s=statistics.median(tasks["search"].rates),
        copy_ns=tasks["copy"].nanoseconds(),
        view_ns=tasks["view"].nanoseconds(),
        imagine_ns=tasks["imagine"].nanoseconds(),
        redeal_ns=tasks["redeal"].nanoseconds(),
    )


def play_from_outside(setting: Setting, games: int, luck: FastLuck) -> int:
    """Deal and play random games through what every caller uses: actors, legal, apply."""
    decisions = 0
    for _ in range(games):
        state = setting.new(luck)
        while actors := state.actors():
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[luck.below(len(legal))], luck)
            decisions += 1
    return decisions


def halfway(setting: Setting) -> State:
    """A state from the middle of a random game."""
    length = playouts(setting, 1, FastLuck(1))
    luck = FastLuck(1)
    state = setting.new(luck)
    for _ in range(length // 2):
        seat = state.actors()[0]
        legal = state.legal(seat)
        state.apply(seat, legal[luck.below(len(legal))], luck)
    return state


def _copy(state: State, times: int) -> int:
    copies(state, times)
    return times


def _view(setting: Setting, state: State, seat: int, times: int) -> int:
    for _ in range(times):
        setting.view(state, seat)
    return times


def _imagine(setting: Setting, state: State, seat: int, luck: FastLuck, times: int) -> int:
    view = setting.view(state, seat)
    for _ in range(times):
        setting.imagine(view, luck)
    return times


def _redeal(setting: Setting, state: State, seat: int, luck: FastLuck, times: int) -> int:
    redeals(setting.imagine(setting.view(state, seat), luck), seat, luck, times)
    return times


def _search(game: Game, setting: Setting, luck: FastLuck, times: int) -> int:
    """Search the first decision of a game, whose playouts are the longest, without rules of thumb."""
    state = setting.new(luck)
    seat = state.actors()[0]
    world = setting.imagine(setting.view(state, seat), luck)
    Search(world, seat, game.alphabet.shown_numbers(), Thumb(setting), luck).run(times)
    return times
