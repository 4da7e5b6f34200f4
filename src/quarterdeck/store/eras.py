"""When servers ran on this store: from which server time on, what the wall clock said then, and until when they lived.

All other times in the store are server time. Each is work for the store's thread (`Log.do`).
"""

import sqlite3
from typing import NamedTuple

from quarterdeck.store.summaries import last_touched


class Era(NamedTuple):
    """One run of a server: its first server time, the wall clock's then, and the last at which it lived for certain."""

    server: int
    wall: int
    alive: int


class Times(NamedTuple):
    """All runs, the oldest first, and the last server time that stands anywhere, 0 in a store without any."""

    eras: list[Era]
    last: int


def read_times(connection: sqlite3.Connection) -> Times:
    """What the store knows of time."""
    eras = [Era(*row) for row in connection.execute("SELECT server, wall, alive FROM eras ORDER BY server")]
    return Times(eras, max(last_touched(connection), *(era.alive for era in eras), 0))


def keep_era(connection: sqlite3.Connection, era: Era) -> None:
    """Write down a run, or how long it has lasted by now."""
    connection.execute("INSERT OR REPLACE INTO eras (server, wall, alive) VALUES (?, ?, ?)", era)
