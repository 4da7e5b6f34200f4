"""`make replay-figures`: how long any step of a replay takes, over the longest stored records, on a quiet server.

Each record is sent in as a file and asked for step by step, in order as it is played, and at random as it is searched,
by eyes at random and with all tellings from the deal on; the server, its store and its processes run on one core.
"""

import argparse
import asyncio
import json
import math
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from benchmarks.load import serve
from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import read
from quarterdeck.games import GAMES
from quarterdeck.wire.replaying import ReplayEnd, ReplayMade

RECORDS = Path(__file__).parents[1] / "tests" / "records"
RECORDS_MEASURED = 10
AT_MOST = 0.1  # seconds, of 95 in a hundred


def longest() -> list[Path]:
    """The stored records with the most lines."""
    found = [(len(read(path.read_bytes()).log), path) for path in RECORDS.rglob("*.json") if path.parts[-3] in GAMES]
    return [path for _, path in sorted(found, reverse=True)[:RECORDS_MEASURED]]


async def sent_in(address: str, number: int, path: Path) -> tuple[Player, str, int]:
    """A record that somebody with an address of their own sent in: its replay, and how many steps it has."""
    player = Player(address, source=f"127.0.1.{number + 1}")
    await player.arrive()
    status, text = await player.request("POST", "/api/replays", msgspec.Raw(path.read_bytes()))
    assert status == 201, text
    replay = msgspec.json.decode(text, type=ReplayMade).replay
    return player, replay, (await player.ask("GET", f"/api/replays/{replay}/end", ReplayEnd)).steps


async def measure(address: str, number: int, path: Path, least: int) -> list[float]:
    """Seconds of each answer: every step once in order, with what is new in it, and so many at random, with all."""
    player, replay, steps = await sent_in(address, number, path)
    luck, times = FastLuck(number), []
    eyes = ["spectator", "open", *map(str, range(len(read(path.read_bytes()).seats)))]
    asked = [(step, step - 1) for step in range(steps + 1)]
    asked += [(int(luck.below(steps + 1)), -1) for _ in range(least)]
    for step, since in asked:
        seen = eyes[luck.below(len(eyes))]
        began = time.perf_counter()
        status, _ = await player.request("GET", f"/api/replays/{replay}/news?eyes={seen}&step={step}&since={since}")
        times.append(time.perf_counter() - began)
        assert status == 200
        await asyncio.sleep(max(0.0, 1 / 25 - times[-1]))  # within what one person may ask for
    return times


async def measure_all(address: str, least: int) -> list[list[float]]:
    """One record after the other."""
    return [await measure(address, number, path, least) for number, path in enumerate(longest())]


def percentile(times: Sequence[float], part: float) -> float:
    """The time that so large a part does not exceed."""
    return sorted(times)[math.ceil(part * len(times)) - 1]


def main() -> int:
    """Measure, print, and fail where it takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=50, help="steps at random of each record (default: 50)")
    parser.add_argument("--json", action="store_true", help="figures for machines")
    values = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            found = asyncio.run(measure_all(address, values.random))
        finally:
            process.terminate()
            process.wait()
    times = [one for record in found for one in record]
    figures = {
        "records": len(found),
        "answers": len(times),
        "median_ms": round(1000 * percentile(times, 0.5), 1),
        "p95_ms": round(1000 * percentile(times, 0.95), 1),
        "worst_record_p95_ms": round(1000 * max(percentile(record, 0.95) for record in found), 1),
        "most_ms": round(1000 * max(times), 1),
        "load": round(os.getloadavg()[0], 1),
    }
    print(json.dumps(figures) if values.json else "\n".join(f"{name:>20}  {value}" for name, value in figures.items()))
    return 0 if percentile(times, 0.95) <= AT_MOST else 1


if __name__ == "__main__":
    sys.exit(main())
