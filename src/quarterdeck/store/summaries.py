"""What is known of each table without reading its log: for lists, for bounds, for whoever clears up.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3
from typing import NamedTuple

MANY = 100_000  # beyond this nobody counts on


class Summary(NamedTuple):
    """One table: times in milliseconds since 1970, bytes of all its entries."""

    table: str
    game: str
    opener: str
    stage: str
    opened: int
    touched: int
    bytes: int


class Held(NamedTuple):
    """How many tables there are of somebody, or in all: such as wait for people, and such as were lately played at."""

    waiting: int
    playing: int


COLUMNS = "table_id, game, opener, stage, opened, touched, bytes"


def list_tables(connection: sqlite3.Connection, most: int, stage: str = "") -> list[Summary]:
    """Tables, those touched last first."""
    query = f"SELECT {COLUMNS} FROM tables WHERE ? IN ('', stage) ORDER BY touched DESC, table_id LIMIT ?"
    return [Summary(*row) for row in connection.execute(query, (stage, most))]


def find_table(connection: sqlite3.Connection, table: str) -> Summary | None:
    """One table, if there is one of this name."""
    row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else Summary(*row)


def held_by(connection: sqlite3.Connection, since: int, opener: str = "", origin: str = "") -> Held:
    """The tables somebody opened, or that were opened from somewhere, or all; those in play if touched since."""
    where, who = "1", ()  # type: tuple[str, tuple[str, ...]]
    if opener:
        where, who = "opener = ?", (opener,)
    elif origin:
        where, who = "origin = ?", (origin,)
    query = f"SELECT count(*) FROM (SELECT 1 FROM tables WHERE {where} AND stage = ? AND touched >= ? LIMIT {MANY})"
    counts = [
        connection.execute(query, (*who, stage, after)).fetchone()[0]
        for stage, after in (("waiting", 0), ("playing", since))
    ]
    return Held(*counts)


def bytes_of(connection: sqlite3.Connection, opener: str) -> int:
    """How much the tables somebody opened take."""
    query = "SELECT coalesce(sum(bytes), 0) FROM tables WHERE opener = ?"
    return int(connection.execute(query, (opener,)).fetchone()[0])


def size(connection: sqlite3.Connection) -> int:
    """The bytes of the file that are in use."""
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    (free,) = connection.execute("PRAGMA freelist_count").fetchone()
    (length,) = connection.execute("PRAGMA page_size").fetchone()
    return int((pages - free) * length)


def never_begun(connection: sqlite3.Connection, before: int, most: int) -> list[str]:
    """Tables that wait for people and were not touched since."""
    query = "SELECT table_id FROM tables WHERE stage = 'waiting' AND touched < ? ORDER BY touched LIMIT ?"
    return [row[0] for row in connection.execute(query, (before, most))]


def set_stage(connection: sqlite3.Connection, table: str, stage: str) -> None:
    """Correct the stage of a table, which a migration could not know; of one that is over, forget the origin."""
    query = "UPDATE tables SET stage = ?, origin = CASE WHEN ? = 'over' THEN NULL ELSE origin END WHERE table_id = ?"
    connection.execute(query, (stage, stage, table))


def forget_origins(connection: sqlite3.Connection, before: int) -> int:
    """Forget where tables were opened that nobody touched since; how many."""
    return connection.execute(
        "UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND touched < ?", (before,)
    ).rowcount


def delete_table(connection: sqlite3.Connection, table: str) -> bool:
    """Delete a table with its log; whether there was one."""
    connection.execute("DELETE FROM tables WHERE table_id = ?", (table,))
    return connection.execute("DELETE FROM entries WHERE table_id = ?", (table,)).rowcount > 0


def delete_stale(connection: sqlite3.Connection, table: str, before: int) -> bool:
    """Delete a table that waits for people, if nobody touched it since; whether that was so."""
    query = "SELECT 1 FROM tables WHERE table_id = ? AND stage = 'waiting' AND touched < ?"
    return connection.execute(query, (table, before)).fetchone() is not None and delete_table(connection, table)
