"""What is known of each table without reading its log: for lists, for bounds, for whoever clears up.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3
from typing import NamedTuple


class Summary(NamedTuple):
    """One table: server times in milliseconds, bytes of all its entries."""

    table: str
    game: str
    opener: str
    stage: str
    opened: int
    touched: int
    bytes: int


class Held(NamedTuple):
    """What there is of somebody, or in all: tables that wait for people, that were lately played at, and all bytes."""

    waiting: int
    playing: int
    bytes: int


COLUMNS = "table_id, game, opener, stage, opened, touched, bytes"


def list_tables(connection: sqlite3.Connection, most: int, stage: str = "") -> list[Summary]:
    """Tables, those touched last first."""
    query = f"SELECT {COLUMNS} FROM tables WHERE ? IN ('', stage) ORDER BY touched DESC, table_id LIMIT ?"
    return [Summary(*row) for row in connection.execute(query, (stage, most))]


def find_table(connection: sqlite3.Connection, table: str) -> Summary | None:
    """One table, if there is one of this name."""
    row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else Summary(*row)


def held_by(connection: sqlite3.Connection, since: int, *, opener: str = "", origin: str = "") -> Held:
    """The tables somebody opened, or that were opened from somewhere; those in play count if touched since."""
    column, who = ("opener", opener) if opener else ("origin", origin)
    query = f"""
        SELECT coalesce(sum(stage = 'waiting'), 0), coalesce(sum(stage = 'playing' AND touched >= ?), 0),
            coalesce(sum(bytes), 0)
        FROM tables WHERE {column} = ?
    """
    return Held(*connection.execute(query, (since, who)).fetchone())


def held_in_all(connection: sqlite3.Connection, since: int) -> Held:
    """All tables, those in play if touched since, and the bytes of the file that are in use."""
    query = "SELECT count(*) FROM tables WHERE stage = ? AND touched >= ?"
    (waiting,) = connection.execute(query, ("waiting", 0)).fetchone()
    (playing,) = connection.execute(query, ("playing", since)).fetchone()
    return Held(waiting, playing, size(connection))


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


def last_touched(connection: sqlite3.Connection) -> int:
    """When any table was touched last, 0 where there is none."""
    query = "SELECT coalesce(max(touched), 0) FROM tables WHERE stage = ?"
    return max(int(connection.execute(query, (stage,)).fetchone()[0]) for stage in ("waiting", "playing", "over"))


def set_stage(connection: sqlite3.Connection, table: str, stage: str) -> None:
    """Correct the stage of a table, which a migration could not know."""
    connection.execute("UPDATE tables SET stage = ? WHERE table_id = ?", (stage, table))


def due_tables(connection: sqlite3.Connection, now: int, most: int) -> list[str]:
    """Tables that have come due, those that wait longest first."""
    query = "SELECT table_id FROM tables WHERE due IS NOT NULL AND due <= ? ORDER BY due LIMIT ?"
    return [row[0] for row in connection.execute(query, (now, most))]


def next_due(connection: sqlite3.Connection) -> int | None:
    """When the next table comes due."""
    found: int | None = connection.execute("SELECT min(due) FROM tables WHERE due IS NOT NULL").fetchone()[0]
    return found


def set_due(connection: sqlite3.Connection, table: str, due: int | None) -> None:
    """Correct when a table comes due."""
    connection.execute("UPDATE tables SET due = ? WHERE table_id = ?", (due, table))


def put_off(connection: sqlite3.Connection, table: str, now: int, until: int) -> None:
    """Look at a table that is still due only later."""
    connection.execute("UPDATE tables SET due = ? WHERE table_id = ? AND due <= ?", (until, table, now))


def due_within(connection: sqlite3.Connection, period: int) -> list[str]:
    """Tables that come due sooner than so long after their last entry: a clock or a grace time runs there."""
    query = "SELECT table_id FROM tables WHERE due IS NOT NULL AND due > 0 AND due < touched + ?"
    return [row[0] for row in connection.execute(query, (period,))]


def forget_origins(connection: sqlite3.Connection, before: int) -> int:
    """Forget where tables were opened that nobody touched since; how many."""
    return connection.execute(
        "UPDATE tables SET origin = NULL WHERE origin IS NOT NULL AND touched < ?", (before,)
    ).rowcount


def delete_table(connection: sqlite3.Connection, table: str) -> bool:
    """Delete a table with its log; whether there was one."""
    connection.execute("DELETE FROM spectators WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM removed WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM replays WHERE table_id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE table_id = ?", (table,))
    return connection.execute("DELETE FROM entries WHERE table_id = ?", (table,)).rowcount > 0


def delete_stale(connection: sqlite3.Connection, table: str, before: int) -> bool:
    """Delete a table that waits for people, if nobody touched it since; whether that was so."""
    query = "SELECT 1 FROM tables WHERE table_id = ? AND stage = 'waiting' AND touched < ?"
    return connection.execute(query, (table, before)).fetchone() is not None and delete_table(connection, table)
