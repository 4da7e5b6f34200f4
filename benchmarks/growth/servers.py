"""What a real server costs: its start and its memory by stored tables, opening a long table, a person's start page."""

import asyncio
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from benchmarks.growth.curves import TRIES, Curve, round_off
from benchmarks.growth.records import SLOW_TABLE, TALKING, sizes_of, tables, with_tellings
from benchmarks.growth.stores import Stored, badge, make, many_tables
from quarterdeck.client import Player
from quarterdeck.games.freibeuter import FREIBEUTER

STORED_TABLES = (1, 100, 1_000, 5_000, 20_000)
OWN_TABLES = (1, 10, 100, 1_000)
LOOKED_AT = (25, 50, 100, 200, 400, 800)
PAGES = 5  # of one measurement
MEGABYTE = 2**20


class Server:
    """`quarterdeck serve` on loopback; where it is, and what it has cost so far."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "quarterdeck", "serve", "--port", "0", "--folder", str(folder), "--no-browser"]
        begun = time.perf_counter()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        if found is None:
            raise RuntimeError("the server ended before it answered")
        self.address = found[0]
        self.waited = time.perf_counter() - begun

    def seconds(self) -> float:
        """Processor time of all its threads."""
        tasks = Path(f"/proc/{self.process.pid}/task").iterdir()
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9

    def memory(self) -> float:
        """Megabytes that are resident."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return int(found[1]) * 1024 / MEGABYTE

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self.process.send_signal(2)
        self.process.communicate()


class Gathered:
    """Costs as they come, by curve and size."""

    def __init__(self) -> None:
        self._costs: dict[tuple[str, str], dict[int, list[float]]] = {}

    def add(self, topic: str, name: str, size: int, cost: float) -> None:
        """One more measurement."""
        self._costs.setdefault((topic, name), {}).setdefault(size, []).append(round_off(cost))

    def curves(self, *, above_first: bool = False, entries: dict[str, dict[int, int]] | None = None) -> list[Curve]:
        """All of it."""
        return [
            Curve(topic, name, dict(sorted(costs.items())), above_first, (entries or {}).get(name, {}))
            for (topic, name), costs in self._costs.items()
        ]


def starts(rounds: int) -> list[Curve]:
    """Start-up and memory by stored tables."""
    gathered = Gathered()
    with tempfile.TemporaryDirectory() as place:
        folders = {size: Path(place) / str(size) for size in STORED_TABLES}
        for size, folder in folders.items():
            make(folder, many_tables(size, {"regular": min(size, 20)}))
        for _ in range(rounds):
            for size, folder in folders.items():
                asyncio.run(_start(folder, size, gathered))
    return gathered.curves()


async def _start(folder: Path, size: int, gathered: Gathered) -> None:
    server = Server(folder)
    try:
        stranger = Player(server.address)
        await stranger.request("GET", "/")
        gathered.add("start", "processor time", size, server.seconds() * 1000)
        gathered.add("start", "waiting time", size, server.waited * 1000)
        gathered.add("server memory", "when it answers", size, server.memory())
        await stranger.arrive()
        regular = Player(server.address)
        regular.cookie, regular.badge = badge("regular")
        welcome = await regular.arrive()
        assert welcome.tables
        gathered.add("server memory", "after a start page with one's tables", size, server.memory())
    finally:
        server.stop()


def start_pages(rounds: int) -> list[Curve]:
    """The time of a start page by the tables its reader sits at, and memory by tables looked at."""
    gathered = Gathered()
    regulars = {f"regular-{number}": number for number in OWN_TABLES}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        make(folder, many_tables(sum(OWN_TABLES) + 1, regulars))
        for _ in range(rounds):
            server = Server(folder)
            try:
                asyncio.run(_pages(server, gathered))
                asyncio.run(_look(server, gathered))
            finally:
                server.stop()
    return gathered.curves(above_first=True)


async def _pages(server: Server, gathered: Gathered) -> None:
    for number in OWN_TABLES:
        player = Player(server.address)
        player.cookie, player.badge = badge(f"regular-{number}")
        await player.arrive()  # tables that are shown are in memory now
        before = server.seconds()
        for _ in range(PAGES):
            await player.arrive()
        gathered.add("start page", "with its list of tables", number, (server.seconds() - before) / PAGES * 1000)


async def _look(server: Server, gathered: Gathered) -> None:
    player = Player(server.address)
    for number in range(LOOKED_AT[-1]):
        await player.request("GET", f"/api/tables/table-{number}/record")
        if number + 1 in LOOKED_AT:
            gathered.add("memory by visits", "after so many tables", number + 1, server.memory())


def opens(rounds: int) -> list[Curve]:
    """The time in which a server opens a table that nobody had looked at, by entries and tellings."""
    gathered = Gathered()
    kept = {name: log for name, (_, log) in tables().items() if name in (FREIBEUTER.title, SLOW_TABLE, TALKING)}
    logs = [(name, log[:size]) for name, log in kept.items() for size in sizes_of(log)]
    needed = (rounds + 1) * TRIES
    stored = [Stored(f"{place}-{number}", log) for place, (_, log) in enumerate(logs) for number in range(needed)]
    cases = [(name, with_tellings(log)) for name, log in logs]
    with tempfile.TemporaryDirectory() as folder:
        make(Path(folder), stored)
        server = Server(Path(folder))
        try:
            asyncio.run(_open_each(server, cases, rounds, gathered))
        finally:
            server.stop()
    entries: dict[str, dict[int, int]] = {}
    for name, log in logs:
        entries.setdefault(name, {})[with_tellings(log)] = len(log)
    return gathered.curves(above_first=True, entries=entries)


async def _open_each(server: Server, cases: list[tuple[str, int]], rounds: int, gathered: Gathered) -> None:
    player = Player(server.address)
    await player.arrive()
    order = list(enumerate(cases))
    for number in range(rounds + 1):
        first = number % len(order)
        for place, (name, size) in order[first:] + order[:first]:
            spent = []
            for one in range(number * TRIES, (number + 1) * TRIES):
                fresh = Player(server.address)
                fresh.cookie, fresh.badge = player.cookie, player.badge
                before = server.seconds()
                await fresh.watch(f"{place}-{one}")
                spent.append(server.seconds() - before)
                await fresh.leave()
            if number:  # the first round only warms it up
                gathered.add("open", name, size, min(spent) * 1000)
