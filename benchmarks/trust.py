"""`make trust-load`: what one address at its limits costs the others.

Honest players play against a Deckhand each, from addresses of their own; rounds without and with an attack from one
other address alternate. The server, its store and its bots run on one core, players and attackers on the others.
"""

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from benchmarks.load import seated, serve
from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck

AT_MOST = 3  # times as long as without an attack
PLAYERS = 8
TABLES, IDLE, WATCHERS = 20, 60, 20  # sockets of the address: 100 together
SETTLE = 3.0  # seconds for an attack to come or go

Times = dict[str, list[float]]


async def play(address: str, number: int, until: float, times: Times) -> None:
    """Seconds to a move's acknowledgement, and from there to the Deckhand's answer."""
    luck = FastLuck(number)
    player: Player | None = None
    while time.perf_counter() < until:
        if player is None:
            player = await seated(address, number, "person", "deckhand")
        news = await player.be_asked()
        if news is None:
            await player.leave()
            player = None
            continue
        began = time.perf_counter()
        await player.act(news.choices[luck.below(len(news.choices))].action)
        acknowledged = time.perf_counter()
        times["a move's acknowledgement"].append(acknowledged - began)
        if player.news is not None and not player.news.decision and await player.be_asked() is not None:
            times["a Deckhand's answer"].append(time.perf_counter() - acknowledged)
    if player is not None:
        await player.leave()


async def measure(address: str, seconds: float) -> Times:
    """One round of all honest players."""
    times: Times = {"a move's acknowledgement": [], "a Deckhand's answer": []}
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(address, number, until, times) for number in range(PLAYERS)))
    return times


def p95(times: Sequence[float]) -> float:
    """The time that 95 of 100 are below, in milliseconds."""
    return 1000 * sorted(times)[int(len(times) * 0.95)]


class Attackers:
    """The process of the address that attacks."""

    def __init__(self, address: str) -> None:
        command = [sys.executable, "-m", "benchmarks.attackers", address, *map(str, (TABLES, IDLE, WATCHERS))]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._answer()

    def tell(self, word: str) -> dict[str, int]:
        """Say a word, and wait for the answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> dict[str, int]:
        assert self._process.stdout is not None
        return dict(json.loads(self._process.stdout.readline()))

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()


def run(address: str, rounds: int, seconds: float) -> dict[str, Any]:
    """For each figure its p95 round by round, without and with an attack, in milliseconds; and what the attack did."""
    attackers = Attackers(address)
    found: dict[str, dict[str, list[float]]] = {}
    attacked: Counter[str] = Counter()
    try:
        asyncio.run(measure(address, SETTLE))  # the first moves after a start are slower
        for _ in range(rounds):
            for state in ("quiet", "attacked"):
                if state == "attacked":
                    attackers.tell("go")
                time.sleep(SETTLE)
                for what, times in asyncio.run(measure(address, seconds)).items():
                    found.setdefault(what, {"quiet": [], "attacked": []})[state].append(p95(times))
                if state == "attacked":
                    attacked.update(attackers.tell("stop"))
    finally:
        attackers.end()
    return {"figures": {what: figure(states) for what, states in found.items()}, "attack": dict(attacked)}


def figure(states: dict[str, list[float]]) -> dict[str, Any]:
    """Medians of the rounds, and their ratio."""
    quiet, attacked = (statistics.median(states[state]) for state in ("quiet", "attacked"))
    return {"rounds": states, "quiet_ms": quiet, "attacked_ms": attacked, "ratio": attacked / quiet}


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and say so; exit code 1 where a figure is not reached."""
    parser = argparse.ArgumentParser(prog="trust", description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="rounds without, and as many with an attack")
    parser.add_argument("--seconds", type=float, default=15.0, help="what each round takes")
    parser.add_argument("--json", action="store_true", help="write JSON")
    values = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            found = run(address, values.rounds, values.seconds)
        finally:
            process.terminate()
            process.wait()
    if values.json:
        print(json.dumps(found))
    else:
        report(found)
    return 0 if all(one["ratio"] <= AT_MOST for one in found["figures"].values()) else 1


def report(found: dict[str, Any]) -> None:
    """The figures as a table, and what the attack did."""
    print(f"{'p95, median of the rounds':<28}{'without':>10}{'attacked':>10}{'ratio':>8}   at most {AT_MOST}")
    for what, one in found["figures"].items():
        verdict = "holds" if one["ratio"] <= AT_MOST else "FAILS"
        print(f"{what:<28}{one['quiet_ms']:>7.1f} ms{one['attacked_ms']:>7.1f} ms{one['ratio']:>8.2f}   {verdict}")
        for state, times in one["rounds"].items():
            print(f"  {state:<10}{' '.join(f'{time:.1f}' for time in times)}")
    print("the attack, all rounds:", ", ".join(f"{what} {number}" for what, number in sorted(found["attack"].items())))


if __name__ == "__main__":
    sys.exit(main())
