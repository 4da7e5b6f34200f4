"""Stores to start a server with: many tables, running and finished, written through the store itself."""

import asyncio
import os
from pathlib import Path

import msgspec

from benchmarks.growth.plays import Voyage
from benchmarks.growth.records import long_table
from quarterdeck.games import GAMES
from quarterdeck.server.badges import Badges
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import SatDown, TableEntry, write_entry

KEY = bytes(32)  # of the badges of these servers
TOGETHER = 200  # tables in one commit
NOON = 1_700_000_000_000  # milliseconds since 1970
KINDS = 2  # games of each kind that tables are made of


class Stored(msgspec.Struct):
    """A table to store: its name, its log, and who is at its first seat."""

    name: str
    entries: list[TableEntry]
    person: str = ""


def many_tables(number: int, regulars: dict[str, int] | None = None) -> list[Stored]:
    """So many tables of all games, one in four finished; `regulars` sit at so many of them."""
    logs: list[list[TableEntry]] = []
    for seed in range(KINDS):
        for game in GAMES.values():
            log = long_table(Voyage(game, game.players[seed % len(game.players)]), seed)
            logs += [log, log[: len(log) // 2], log[: len(log) // 4], log[: len(log) // 8]]
    people = [person for person, times in (regulars or {}).items() for _ in range(times)]
    people += [""] * (number - len(people))
    return [Stored(f"table-{index}", logs[index % len(logs)], people[index]) for index in range(number)]


def make(folder: Path, tables: list[Stored]) -> None:
    """Write a store, in a process of its own that gives way to all others."""
    child = os.fork()
    if child == 0:
        os.nice(19)
        asyncio.run(_write(folder, tables))
        os._exit(0)
    _, status = os.waitpid(child, 0)
    if status:
        raise RuntimeError("a store could not be written")


async def _write(folder: Path, tables: list[Stored]) -> None:
    log = Log(folder / "tables.sqlite")
    await log.secret("badges", KEY)
    for first in range(0, len(tables), TOGETHER):
        await log.append([row for stored in tables[first : first + TOGETHER] for row in _rows(stored)])
    log.close()


def _rows(stored: Stored) -> list[Row]:
    rows = []
    for number, entry in enumerate(stored.entries):
        person = None
        if isinstance(entry, SatDown):
            person = stored.person if stored.person and entry.seat == 0 else f"{stored.name} {entry.seat}"
            entry = msgspec.structs.replace(entry, person=person)
        rows.append(Row(stored.name, number, NOON + number, write_entry(entry), person))
    return rows


def badge(person: str) -> tuple[str, str]:
    """The cookie that a person shows to these servers: its name, and what it holds."""
    badges = Badges(KEY)
    return badges.cookie, badges.make(person)
