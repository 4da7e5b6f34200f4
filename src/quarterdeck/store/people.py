"""What people said of each other: whom they block, and whom they report to the host.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3
from typing import NamedTuple


class Block(NamedTuple):
    """Somebody who is blocked: `handle` is what whoever blocked them may know, `name` what they were called then."""

    handle: str
    blocked: str
    name: str
    at: int


class Report(NamedTuple):
    """Somebody reported who sat on a seat of a table; the text is the reporter's own and may be empty."""

    number: int
    at: int
    table: str
    seat: int
    reported: str
    reporter: str
    text: str


# Blocks


def block(connection: sqlite3.Connection, person: str, found: Block, most: int) -> bool:
    """Block somebody, once; whether there was room among so many."""
    query = "SELECT count(*), coalesce(sum(blocked = ?), 0) FROM blocks WHERE person = ?"
    count, there = connection.execute(query, (found.blocked, person)).fetchone()
    if there:
        return True
    if count >= most:
        return False
    connection.execute(
        "INSERT INTO blocks (person, blocked, handle, name, at) VALUES (?, ?, ?, ?, ?)",
        (person, found.blocked, found.handle, found.name, found.at),
    )
    return True


def unblock(connection: sqlite3.Connection, person: str, handle: str) -> None:
    """Block somebody no longer."""
    connection.execute("DELETE FROM blocks WHERE person = ? AND handle = ?", (person, handle))


def blocks_of(connection: sqlite3.Connection, person: str) -> list[Block]:
    """All whom a person blocks, the latest first."""
    query = "SELECT handle, blocked, name, at FROM blocks WHERE person = ? ORDER BY at DESC, name, handle"
    return [Block(*row) for row in connection.execute(query, (person,))]


def is_blocked(connection: sqlite3.Connection, person: str, by: str) -> bool:
    """Whether one blocks the other."""
    query = "SELECT 1 FROM blocks WHERE person = ? AND blocked = ?"
    return connection.execute(query, (by, person)).fetchone() is not None


# Reports

COLUMNS = "id, at, table_id, seat, reported, reporter, text"


def report(connection: sqlite3.Connection, made: Report) -> None:
    """Write a report down; its number is the store's own."""
    connection.execute(
        "INSERT INTO reports (at, table_id, seat, reported, reporter, text) VALUES (?, ?, ?, ?, ?, ?)", made[1:]
    )


def count_reports(connection: sqlite3.Connection, reporter: str, since: int) -> int:
    """How many reports somebody made since."""
    query = "SELECT count(*) FROM reports WHERE reporter = ? AND at >= ?"
    return int(connection.execute(query, (reporter, since)).fetchone()[0])


def reporters_of(connection: sqlite3.Connection, table: str) -> list[str]:
    """Who made each report of a table."""
    query = "SELECT reporter FROM reports WHERE table_id = ?"
    return [row[0] for row in connection.execute(query, (table,))]


def reports_by(connection: sqlite3.Connection, reporter: str) -> list[Report]:
    """The reports somebody made, the oldest first."""
    query = f"SELECT {COLUMNS} FROM reports WHERE reporter = ? ORDER BY at, id"
    return [Report(*row) for row in connection.execute(query, (reporter,))]


def list_reports(connection: sqlite3.Connection, most: int) -> list[Report]:
    """Reports for the host, the latest first."""
    query = f"SELECT {COLUMNS} FROM reports ORDER BY at DESC, id DESC LIMIT ?"
    return [Report(*row) for row in connection.execute(query, (most,))]


def drop_reports(connection: sqlite3.Connection, before: int) -> int:
    """Delete reports older than this; how many."""
    return connection.execute("DELETE FROM reports WHERE at < ?", (before,)).rowcount


# Somebody as a whole


def forget(connection: sqlite3.Connection, person: str) -> None:
    """Delete what somebody said of others, and that others block them; what others reported stays for its time."""
    connection.execute("DELETE FROM blocks WHERE person = ? OR blocked = ?", (person, person))
    connection.execute("DELETE FROM reports WHERE reporter = ?", (person,))


def bans_of(connection: sqlite3.Connection, person: str) -> list[int]:
    """When the host shut somebody out by badge."""
    query = "SELECT at FROM bans WHERE kind = 'badge' AND value = ?"
    return [row[0] for row in connection.execute(query, (person,))]


def tables_with(connection: sqlite3.Connection, person: str, after: str, most: int) -> list[str]:
    """Tables somebody opened or sits at, by name, those that come after another in that order."""
    query = """
        SELECT table_id FROM entries WHERE person = ? AND table_id > ?
        UNION SELECT table_id FROM tables WHERE opener = ? AND table_id > ?
        ORDER BY table_id LIMIT ?
    """
    return [row[0] for row in connection.execute(query, (person, after, person, after, most))]


def timed_entries(connection: sqlite3.Connection, table: str) -> list[tuple[int, bytes]]:
    """All entries of a table in order, each with its time."""
    query = "SELECT at, entry FROM entries WHERE table_id = ? ORDER BY number"
    return connection.execute(query, (table,)).fetchall()


def time_of(connection: sqlite3.Connection, table: str, number: int) -> int:
    """The time of one entry of a table."""
    query = "SELECT at FROM entries WHERE table_id = ? AND number = ?"
    return int(connection.execute(query, (table, number)).fetchone()[0])


def origin_of(connection: sqlite3.Connection, table: str) -> str | None:
    """The fingerprint of where a table was opened, while it is kept."""
    row = connection.execute("SELECT origin FROM tables WHERE table_id = ?", (table,)).fetchone()
    return None if row is None else row[0]
