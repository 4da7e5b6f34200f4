"""Holds the engine against its figures: ratios of medians, taken in one run, interleaved, round by round.

Freibeuter is the yardstick; another game's figures stand in its `tests/games/<game>/figures.py`.

python -m benchmarks.figures                      with interpreted code, copying and a Python loop as yardsticks
python -m benchmarks.figures --against FOLDER     also against another engine of Freibeuter: a folder with rng.py and
                                                  freibeuter.py that mypyc compiles, measured in the same rounds
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from quarterdeck import compiled
from quarterdeck.bots import USUAL, Budget, Captain, Deckhand
from quarterdeck.bots.search import Search
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import copies, playouts, redeals
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import Thumb
from quarterdeck.games import GAMES
from tests.by_game import modules

OTHER = """
import sys, time, freibeuter, rng
assert not freibeuter.__file__.endswith(".py")
for line in sys.stdin:
    games, players = map(int, line.split())
    start = time.perf_counter()
    freibeuter.playouts(games, players, rng.Rng(1))
    print(games / (time.perf_counter() - start), flush=True)
"""
LEAST = {"compiled / interpreted": 40, "playouts / other engine": 0.8, "200 searches / decision": 1}
MOST: dict[str, float] = {"redeal / copy": 8, "engine / Python loop": 6}
INTERPRETED = """
import sys, time
from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import playouts
from quarterdeck.games import GAMES
assert compiled.MODE == "interpreted"
for line in sys.stdin:
    games, players = map(int, line.split())
    setting = GAMES["freibeuter"].setting(players)
    start = time.perf_counter()
    decisions = playouts(setting, games, FastLuck(1))
    print(decisions / (time.perf_counter() - start), flush=True)
"""


class Rival:
    """Another process that measures itself when asked."""

    def __init__(self, program: str, folder: Path | None = None, **environment: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=folder,
            env={**os.environ, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, games: int, players: int) -> float:
        """Its speed over some games."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(games, players, file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def build(engine: Path, folder: Path) -> None:
    """Compile a copy of another engine."""
    for name in ("rng.py", "freibeuter.py"):
        shutil.copy(engine / name, folder / name)
    (folder / "setup.py").write_text(
        "from setuptools import setup\nfrom mypyc.build import mypycify\n"
        'setup(name="engine", ext_modules=mypycify(["rng.py", "freibeuter.py"], opt_level="3"))\n'
    )
    subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=folder, check=True, capture_output=True
    )


def python_loop(setting: Setting, games: int) -> int:
    """Whole random games through the public methods; returns the number of decisions."""
    luck = FastLuck(1)
    decisions = 0
    for _ in range(games):
        state = setting.new(luck)
        while actors := state.actors():
            seat = actors[0]
            actions = state.legal(seat)
            state.apply(seat, actions[luck.below(len(actions))], luck)
            decisions += 1
    return decisions


def timed(act: object, *arguments: object) -> tuple[float, int]:
    """How long a call takes, and what it returns if that is a number."""
    assert callable(act)
    start = time.perf_counter()
    result = act(*arguments)
    return time.perf_counter() - start, result if isinstance(result, int) else 0


def along_games(game: Game, setting: Setting, games: int = 5) -> list[tuple[State, int]]:
    """Positions of games between Deckhands, with who must decide: every tenth of some games."""
    deckhand = Deckhand(game, setting)
    luck = FastLuck(1)
    found: list[tuple[State, int]] = []
    for _ in range(games):
        state = setting.new(luck)
        step = 0
        while actors := state.actors():
            seat = actors[0]
            if step % 10 == 5:
                found.append((state.copy(), seat))
            state.apply(seat, deckhand.choose(None, state.legal(seat), [], luck, USUAL), luck)
            step += 1
    return found


def redeal_to_copy(positions: list[tuple[State, int]]) -> float:
    """How long dealing anew takes in all of these positions, in copies."""
    redealt = copied = 0.0
    for state, seat in positions:
        redealt += timed(redeals, state, seat, FastLuck(1), 1000)[0]
        copied += timed(copies, state, 1000)[0]
    return redealt / copied


def searches_per_second(setting: Setting, iterations: int = 2000) -> float:
    """Iterations of a search in a second at the first decision of Freibeuter, played out at random."""
    game = GAMES["freibeuter"]
    state = setting.new(FastLuck(1))
    seat = state.actors()[0]
    world = setting.imagine(setting.view(state, seat), FastLuck(2))
    search = Search(world, seat, game.alphabet.shown_numbers(), Thumb(setting), FastLuck(3))
    return iterations / timed(search.run, iterations)[0]


def overdrawn(game: Game, players: int) -> float:
    """What a Captain's move takes at most, but for one in a hundred, in budgets of processor time."""
    setting = game.setting(players)
    captain = Captain(game, setting)
    budget = Budget(milliseconds=20)
    spent: list[float] = []
    for state, seat in along_games(game, setting, games=25):
        legal = state.legal(seat)
        if len(legal) > 1:
            view = setting.view(state, seat)
            begun = time.thread_time()
            captain.choose(view, legal, [], FastLuck(len(spent)), budget)
            spent.append((time.thread_time() - begun) * 1000 / budget.milliseconds)
    return sorted(spent)[len(spent) * 99 // 100]


def freibeuter(players: int, rounds: int, slow: Rival, other: Rival | None) -> dict[str, float]:
    """All ratios of Freibeuter for a number of players."""
    setting = GAMES["freibeuter"].setting(players)
    positions = along_games(GAMES["freibeuter"], setting)
    ratios: dict[str, list[float]] = {"compiled / interpreted": [], "redeal / copy": [], "engine / Python loop": []}
    if players == 2:
        ratios["200 searches / decision"] = []
    if other is not None:
        ratios["playouts / other engine"] = []
    for _ in range(rounds):
        seconds, decisions = timed(playouts, setting, 4000, FastLuck(1))
        speed = decisions / seconds
        ratios["compiled / interpreted"].append(speed / slow.measure(60, players))
        loop_seconds, loop_decisions = timed(python_loop, setting, 800)
        ratios["engine / Python loop"].append(speed / (loop_decisions / loop_seconds))
        ratios["redeal / copy"].append(redeal_to_copy(positions))
        if players == 2:
            ratios["200 searches / decision"].append(200 * searches_per_second(setting) / speed)
        if other is not None:
            ratios["playouts / other engine"].append(4000 / seconds / other.measure(4000, players))
    return {name: statistics.median(values) for name, values in ratios.items()}


def beside_freibeuter(game: Game, choices: dict[str, object], players: int, rounds: int) -> dict[str, float]:
    """The ratios of another game, measured beside Freibeuter with as many players, or as many as that takes."""
    setting = game.setting(players, game.choose(choices))
    yardstick = GAMES["freibeuter"].setting(min(players, GAMES["freibeuter"].players[-1]))
    positions = along_games(game, setting)
    ratios: dict[str, list[float]] = {"decisions / Freibeuter's": [], "redeal / copy": []}
    for _ in range(rounds):
        seconds, decisions = timed(playouts, setting, 4000, FastLuck(1))
        other_seconds, other_decisions = timed(playouts, yardstick, 4000, FastLuck(1))
        ratios["decisions / Freibeuter's"].append(decisions / seconds / (other_decisions / other_seconds))
        ratios["redeal / copy"].append(redeal_to_copy(positions))
    return {name: statistics.median(values) for name, values in ratios.items()}


def show(what: str, measured: dict[str, float], least: dict[str, float], most: dict[str, float]) -> bool:
    """Print some ratios, and say whether each is as it must be."""
    reached = True
    for name, ratio in measured.items():
        wanted = f"at least {least[name]}" if name in least else f"at most {most[name]}"
        good = ratio >= least[name] if name in least else ratio <= most[name]
        reached = reached and good
        print(f"{what:32}{name:26}{ratio:8.2f}   {wanted:14}{'' if good else '  MISSED'}", flush=True)
    return reached


def main() -> int:
    """Measure, show, and say whether every figure is reached."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="another engine to measure in the same rounds")
    parser.add_argument("--rounds", type=int, default=15)
    arguments = parser.parse_args()
    if compiled.MODE != "compiled":
        print(f"Nothing to measure: {compiled.WHY}.", file=sys.stderr)
        return 2
    reached = True
    with tempfile.TemporaryDirectory() as folder:
        other = None
        if arguments.against is not None:
            build(arguments.against, Path(folder))
            other = Rival(OTHER, Path(folder))
        slow = Rival(INTERPRETED, QUARTERDECK_PURE="1")
        for players in (2, 4):
            measured = freibeuter(players, arguments.rounds, slow, other)
            reached = show(f"freibeuter, {players} players", measured, LEAST, MOST) and reached
        for rival in (slow, other):
            if rival is not None:
                rival.process.terminate()
                rival.process.communicate()
    for name, figures in modules("tests.games.{game}.figures").items():
        game, least, most = GAMES[name], figures.LEAST, figures.MOST
        for players in figures.PLAYERS:
            for choices in figures.OPTIONS:
                measured = beside_freibeuter(game, choices, players, arguments.rounds)
                reading = " ".join(str(value) for value in choices.values())
                reached = show(f"{game.name}, {players} players {reading}", measured, least, most) and reached
    for game in GAMES.values():
        for players in (game.players[0], game.players[-1]):
            measured = {"p99 of a move / budget": overdrawn(game, players)}
            reached = show(f"{game.name}, {players} players", measured, {}, {"p99 of a move / budget": 1.2}) and reached
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
