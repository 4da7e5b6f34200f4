"""Holds this checkout against another one, such as the commit before a change: ratios of medians, interleaved rounds.

python -m benchmarks.against FOLDER [--only cartagena] [--rounds 21]

FOLDER is another checkout with its own .venv. Both measure themselves in processes of their own, in turn; what is
compared uses public names only. Exit code 1 where a ratio is below 0.95 or a geometric mean below 1.
"""

import argparse
import json
import statistics
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
LEAST, LEAST_MEAN = 0.95, 1.0

MEASURE = """
import json, sys, time
from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import playouts, redeals
from quarterdeck.games import GAMES
assert compiled.MODE == "compiled", compiled.WHY
settings, positions = {}, {}

def setting(name, players):
    if (name, players) not in settings:
        settings[name, players] = GAMES[name].setting(players)
    return settings[name, players]

def along(name, players):
    if (name, players) not in positions:
        found, luck, one = [], FastLuck(1), setting(name, players)
        for _ in range(3):
            state, step = one.new(luck), 0
            while (seat := state.actor()) >= 0:
                if step % 10 == 5:
                    found.append((state.copy(), seat, one.view(state, seat)))
                actions = state.legal(seat)
                state.apply(seat, actions[luck.below(len(actions))], luck)
                step += 1
        positions[name, players] = found
    return positions[name, players]

def loop(name, players, times):
    one, luck, dice, decisions = setting(name, players), FastLuck(1), FastLuck(2), 0
    below = dice.below
    for _ in range(times):
        state = one.new(luck)
        legal, apply, seat = state.legal, state.apply, state.actor()
        while seat >= 0:
            actions = legal(seat)
            seat = apply(seat, actions[below(len(actions))], luck)
            decisions += 1
    return decisions

def played(name, players, times):
    return playouts(setting(name, players), times, FastLuck(1))

def redeal(name, players, times):
    found = along(name, players)
    for state, seat, _ in found:
        redeals(state, seat, FastLuck(1), times)
    return times * len(found)

def imagine(name, players, times):
    one, luck, found = setting(name, players), FastLuck(1), along(name, players)
    for _, _, view in found:
        for _ in range(times):
            one.imagine(view, luck)
    return times * len(found)

MEASURES = {"loop": loop, "playouts": played, "redeal": redeal, "imagine": imagine}
for line in sys.stdin:
    what, name, players, times = json.loads(line)
    start = time.perf_counter()
    done = MEASURES[what](name, players, times)
    print(done / (time.perf_counter() - start), time.perf_counter() - start, flush=True)
"""


class Checkout:
    """A process that measures its own checkout when asked."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [folder / ".venv" / "bin" / "python", "-c", MEASURE],
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, what: str, game: str, players: int, times: int) -> tuple[float, float]:
        """How much a second, and the seconds it took."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        print(json.dumps([what, game, players, times]), file=self.process.stdin, flush=True)
        speed, seconds = self.process.stdout.readline().split()
        return float(speed), float(seconds)


def find_times(checkout: Checkout, what: str, game: str, players: int, wanted: float = 0.05) -> int:
    """How often to do it, so that it takes some hundredths of a second."""
    times = 1
    while checkout.measure(what, game, players, times)[1] < wanted:
        times *= 2
    return times


def compare(ours: Checkout, theirs: Checkout, what: str, game: str, players: int, rounds: int) -> float:
    """Our median speed as a ratio of theirs."""
    times = find_times(theirs, what, game, players)
    find_times(ours, what, game, players, 0.01)
    speeds: list[list[float]] = [[], []]
    for number in range(rounds):
        for one in (0, 1) if number % 2 else (1, 0):
            speeds[one].append((ours, theirs)[one].measure(what, game, players, times)[0])
    return statistics.median(speeds[0]) / statistics.median(speeds[1])


def main() -> int:
    """Compare all settings and tell the ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="another checkout, installed with make install")
    parser.add_argument("--only", action="append", help="a game; otherwise all")
    parser.add_argument("--measure", action="append", help="loop, playouts, redeal or imagine; otherwise all")
    parser.add_argument("--rounds", type=int, default=21)
    values = parser.parse_args()
    from quarterdeck.games import GAMES

    ours, theirs, missed = Checkout(ROOT), Checkout(values.folder), []
    for what in values.measure or ("loop", "playouts", "redeal", "imagine"):
        ratios = []
        for name in values.only or GAMES:
            for players in GAMES[name].players:
                ratios.append(compare(ours, theirs, what, name, players, values.rounds))
                mark = " (missed)" if ratios[-1] < LEAST else ""
                print(f"{what:9} {name:11} {players} players  {ratios[-1]:.3f}{mark}", flush=True)
                missed += [ratios[-1]] if mark else []
        mean = statistics.geometric_mean(ratios)
        print(f"{what:9} geometric mean         {mean:.3f}{' (missed)' if mean < LEAST_MEAN else ''}", flush=True)
        missed += [mean] if mean < LEAST_MEAN else []
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
