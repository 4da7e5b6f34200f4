"""`make load`: how long a move's answer takes on an idle server, and on one with many sockets and many tables of bots.

The server, its store and its bots run on one core, the players on the others. The idle server is measured before the
load comes and after it has gone, the loaded one in between.
"""

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck

AT_MOST = 10  # times as long as on an idle server
BOTS = ("deckhand", "deckhand", "deckhand")
SETTLE = 3.0  # seconds for a load to come or go


def serve(folder: str) -> tuple["subprocess.Popen[str]", str]:
    """A server on one core, as people start it; its process and its address."""
    cores = sorted(os.sched_getaffinity(0))
    command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--folder", folder, "--no-browser"]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, preexec_fn=lambda: os.sched_setaffinity(0, cores[:1])
    )
    assert process.stdout is not None
    found = re.search(r"http://\S+", process.stdout.readline())
    assert found is not None
    os.sched_setaffinity(0, cores[1:] or cores)
    return process, found[0]


async def seated(address: str, number: int, *seats: str) -> Player:
    """Somebody at a table of one's own, from an address of one's own: the server bounds what one address may open."""
    player = Player(address, source=f"127.0.{1 + number // 200}.{1 + number % 200}")
    await player.arrive()
    opened = await player.open("freibeuter", *seats)
    if opened.invitations[0] is not None:
        await player.sit(opened.table, opened.invitations[0])
    await player.watch(opened.table)
    return player


async def measure(address: str, moves: int, number: int) -> list[float]:
    """Seconds from sending a move to its acknowledgement, one move after the other, against bots."""
    times: list[float] = []
    while len(times) < moves:
        player = await seated(address, number, "person", "deckhand")
        luck = FastLuck(len(times))
        while len(times) < moves and (news := await player.be_asked()) is not None:
            action = news.choices[luck.below(len(news.choices))].action
            began = time.perf_counter()
            await player.act(action)
            times.append(time.perf_counter() - began)
        await player.leave()
    return times


async def keep_playing(player: Player) -> None:
    """A table of bots: its one person answers at once, and opens another table when the game is over."""
    luck = FastLuck(id(player))
    number = int(player.source.split(".")[2]) * 200 + int(player.source.split(".")[3]) - 201
    while True:
        while (news := await player.be_asked()) is not None:
            await player.act(news.choices[luck.below(len(news.choices))].action)
        player = await seated(player.address, number, "person", *BOTS)


async def idle(player: Player) -> None:
    """A socket that only listens."""
    while True:
        await player.receive()


async def run(address: str, sockets: int, tables: int, moves: int) -> dict[str, float]:
    """The medians, in milliseconds, and how often the load was."""
    before = await measure(address, moves, 0)
    people = [await seated(address, number, "person", "person") for number in range(1, sockets + 1)]
    tasks = [asyncio.create_task(idle(player)) for player in people]
    captains = [await seated(address, number, "person", *BOTS) for number in range(sockets + 1, sockets + tables + 1)]
    tasks += [asyncio.create_task(keep_playing(player)) for player in captains]
    await asyncio.sleep(SETTLE)
    loaded = await measure(address, moves, sockets + tables + 1)
    broken = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for player in people:
        await player.leave()
    await asyncio.sleep(SETTLE)
    after = await measure(address, moves, sockets + tables + 2)
    idle_median = statistics.median([*before, *after])
    return {
        "sockets": sockets,
        "tables": tables,
        "lost": len(broken),
        "idle_ms": 1000 * idle_median,
        "loaded_ms": 1000 * statistics.median(loaded),
        "loaded_p95_ms": 1000 * sorted(loaded)[int(len(loaded) * 0.95)],
        "ratio": statistics.median(loaded) / idle_median,
    }


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and say so; exit code 1 where the figure is not reached."""
    parser = argparse.ArgumentParser(prog="load", description=__doc__)
    parser.add_argument("--sockets", type=int, default=500, help="idle sockets")
    parser.add_argument("--tables", type=int, default=100, help="tables of bots that play")
    parser.add_argument("--moves", type=int, default=100, help="moves to measure each time")
    parser.add_argument("--json", action="store_true", help="write JSON")
    values = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as folder:
        process, address = serve(folder)
        try:
            found = asyncio.run(run(address, values.sockets, values.tables, values.moves))
        finally:
            process.terminate()
            process.wait()
    if values.json:
        print(json.dumps(found))
    else:
        print(f"an idle server: {found['idle_ms']:.1f} ms a move (median)")
        print(f"{values.sockets} idle sockets and {values.tables} tables of bots: {found['loaded_ms']:.1f} ms")
        print(f"95 of 100 moves: {found['loaded_p95_ms']:.1f} ms; ratio {found['ratio']:.1f} (at most {AT_MOST})")
    return 0 if found["ratio"] <= AT_MOST and not found["lost"] else 1


if __name__ == "__main__":
    sys.exit(main())
