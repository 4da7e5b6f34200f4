"""`make backup-figures`: how long a move's answer takes while the store is being copied, and while it is not.

A server has a store of a gigabyte. People play at some tables, in rounds: in every second one `quarterdeck backup`
runs, the others take as long. Each backup is then held against what was acknowledged before it began.
"""

import argparse
import asyncio
import itertools
import json
import os
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck
from quarterdeck.store.schema import connect

AT_MOST = 0.050  # seconds that 99 of 100 moves may take longer
THINKING = 0.02  # seconds between two moves at a table
FILLER = 2000  # bytes of an entry, with which the store is filled
ENTRIES = 500  # of a table of these
Times = dict[bool, list[list[float]]]


def fill(path: Path, size: int) -> None:
    """A store of so many bytes, as tables that nobody plays at."""
    with closing(connect(path)) as connection:
        table = 0
        while path.stat().st_size + _length(f"{path}-wal") < size:
            connection.execute("BEGIN")
            for _ in range(20):
                rows = [(f"filler-{table}", number, os.urandom(FILLER)) for number in range(ENTRIES)]
                connection.executemany("INSERT INTO entries (table_id, number, at, entry) VALUES (?, ?, 0, ?)", rows)
                table += 1
            connection.execute("COMMIT")


def _length(path: str) -> int:
    return os.path.getsize(path) if os.path.exists(path) else 0


class Tables:
    """People who play all the time; each move's time is kept in the list of the round."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.times: list[float] = []
        self.acknowledged: dict[str, int] = {}  # the last entry of each table

    async def play(self, number: int) -> None:
        """One table after the other, of two people who do anything."""
        luck = FastLuck(number)
        for game in itertools.count():  # from an address of its own: the server bounds what one may open
            source = f"127.{1 + number}.{game // 200 % 200}.{1 + game % 200}"
            people = [Player(self.address, name, source=source) for name in ("Anna", "Ben")]
            for player in people:
                await player.arrive()
            opened = await people[0].open("freibeuter", "person", "person")
            for player, invitation in zip(people, opened.invitations, strict=True):
                await player.sit(opened.table, invitation or "")
            for player in people:
                await player.watch(opened.table)
            await asyncio.gather(*(self._answer(player, luck, opened.table) for player in people))

    async def _answer(self, player: Player, luck: FastLuck, table: str) -> None:
        while (news := await player.be_asked()) is not None:
            await asyncio.sleep(THINKING)
            began = time.perf_counter()
            done = await player.act(news.choices[luck.below(len(news.choices))].action)
            self.times.append(time.perf_counter() - began)
            self.acknowledged[table] = done.entry
        await player.leave()


async def measure(address: str, folder: Path, rounds: int, tables: int) -> tuple[Times, list[float], int]:
    """The times of all moves, with a backup and without; how long each backup took; entries that a backup lacks."""
    playing = Tables(address)
    tasks = [asyncio.create_task(playing.play(number)) for number in range(tables)]
    times: Times = {True: [], False: []}
    lengths: list[float] = []
    missing = 0
    await asyncio.sleep(3)
    for _ in range(rounds):
        known = dict(playing.acknowledged)
        playing.times = []
        began = time.perf_counter()
        await back_up(folder)
        lengths.append(time.perf_counter() - began)
        times[True].append(playing.times)
        missing += compare(folder / "copy", known)
        await asyncio.sleep(1)
        playing.times = []
        await asyncio.sleep(lengths[-1])
        times[False].append(playing.times)
        await asyncio.sleep(1)
    ended = [task for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert not ended, ended
    return times, lengths, missing


async def back_up(folder: Path) -> None:
    """`quarterdeck backup`, as a host would run it."""
    command = (sys.executable, "-m", "quarterdeck", "backup", str(folder / "copy"), "--force", "--folder", str(folder))
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.DEVNULL)
    assert await process.wait() == 0


def compare(copy: Path, known: dict[str, int]) -> int:
    """How many entries, acknowledged before the backup began, it does not have."""
    with closing(sqlite3.connect(f"{copy.as_uri()}?immutable=1", uri=True)) as connection:
        counts = dict(connection.execute("SELECT table_id, count(*) FROM entries GROUP BY table_id"))
    return sum(max(0, last + 1 - counts.get(table, 0)) for table, last in known.items())


def p99(times: Sequence[float]) -> float:
    """What 99 of 100 are not longer than."""
    return sorted(times)[int(len(times) * 0.99)]


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and say so; exit code 1 where a figure is not reached."""
    parser = argparse.ArgumentParser(prog="backup", description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="with a backup, and as many without")
    parser.add_argument("--megabytes", type=int, default=1000, help="of the store")
    parser.add_argument("--tables", type=int, default=8, help="at which people play")
    values = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(dir="build") as name:
        folder = Path(name).absolute()
        fill(folder / "tables.sqlite", values.megabytes * 10**6)
        command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--folder", name, "--no-browser"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        try:
            times, lengths, missing = asyncio.run(measure(found[0], folder, values.rounds, values.tables))
        finally:
            process.terminate()
            process.wait()
    return report(times, lengths, missing)


def report(times: Times, lengths: list[float], missing: int) -> int:
    """Print each round, and all together."""
    for number, (busy, idle) in enumerate(zip(times[True], times[False], strict=True)):
        print(
            f"round {number + 1}: backup of {lengths[number]:.1f} s, p99 {1000 * p99(busy):.1f} ms of {len(busy)} moves"
            f"; without {1000 * p99(idle):.1f} ms of {len(idle)}"
        )
    together = {during: [one for part in times[during] for one in part] for during in times}
    found = {
        "p99_during_ms": 1000 * p99(together[True]),
        "p99_without_ms": 1000 * p99(together[False]),
        "worst_during_ms": 1000 * max(together[True]),
        "worst_without_ms": 1000 * max(together[False]),
        "moves": len(together[True]) + len(together[False]),
        "missing": missing,
    }
    print(json.dumps(found))
    longer = max(p99(busy) - p99(idle) for busy, idle in zip(times[True], times[False], strict=True))
    print(f"at most {1000 * longer:.1f} ms longer in any round (may be {1000 * AT_MOST:.0f})")
    return 0 if longer <= AT_MOST and not missing else 1


if __name__ == "__main__":
    sys.exit(main())
