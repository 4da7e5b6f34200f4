"""By what somebody becomes themselves in another browser, and since when their older badges are void.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3
from typing import Literal, NamedTuple

Kind = Literal["link", "device", "feed"]


class Way(NamedTuple):
    """A secret of a person: a link that makes any browser them, the same for one device, or the address of a feed."""

    secret: str
    person: str
    kind: Kind
    made: int  # server time, in milliseconds
    used: bool = False  # a device's is good once


COLUMNS = "secret, person, kind, made, used"


def put(connection: sqlite3.Connection, way: Way) -> None:
    """Keep a way from now on."""
    connection.execute(f"INSERT INTO ways ({COLUMNS}) VALUES (?, ?, ?, ?, ?)", way)


def find(connection: sqlite3.Connection, secret: str) -> Way | None:
    """The way of a secret, used or not."""
    row = connection.execute(f"SELECT {COLUMNS} FROM ways WHERE secret = ?", (secret,)).fetchone()
    return None if row is None else _way(row)


def use(connection: sqlite3.Connection, secret: str) -> None:
    """Mark a way as used."""
    connection.execute("UPDATE ways SET used = 1 WHERE secret = ?", (secret,))


def ways_of(connection: sqlite3.Connection, person: str, kind: Kind | None = None) -> list[Way]:
    """The ways of a person, the oldest first."""
    query = f"SELECT {COLUMNS} FROM ways WHERE person = ? AND ? IN (kind, '') ORDER BY made, secret"
    return [_way(row) for row in connection.execute(query, (person, kind or ""))]


def drop(connection: sqlite3.Connection, person: str, kind: Kind | None = None) -> None:
    """Delete the ways of a person, all or those of a kind."""
    connection.execute("DELETE FROM ways WHERE person = ? AND ? IN (kind, '')", (person, kind or ""))


def drop_devices(connection: sqlite3.Connection, before: int) -> int:
    """Forget what was made for devices before this; how many."""
    return connection.execute("DELETE FROM ways WHERE kind = 'device' AND made < ?", (before,)).rowcount


def count(connection: sqlite3.Connection) -> int:
    """How many ways there are."""
    return int(connection.execute("SELECT count(*) FROM ways").fetchone()[0])


# Generations of badges


def generations(connection: sqlite3.Connection) -> dict[str, int]:
    """Whoever signed out everywhere, with the generation of their badges since then; of all others it is 0."""
    return dict(connection.execute("SELECT person, generation FROM generations").fetchall())


def generation_of(connection: sqlite3.Connection, person: str) -> int:
    """The generation of badges that are live."""
    row = connection.execute("SELECT generation FROM generations WHERE person = ?", (person,)).fetchone()
    return 0 if row is None else int(row[0])


def count_generations(connection: sqlite3.Connection) -> int:
    """How many people signed out everywhere."""
    return int(connection.execute("SELECT count(*) FROM generations").fetchone()[0])


def set_generation(connection: sqlite3.Connection, person: str, generation: int) -> None:
    """From now on badges of this generation are live, and no others."""
    connection.execute("INSERT OR REPLACE INTO generations (person, generation) VALUES (?, ?)", (person, generation))


def _way(row: tuple[str, str, Kind, int, int]) -> Way:
    return Way(*row[:4], used=bool(row[4]))
