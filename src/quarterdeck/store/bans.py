"""Whom and what the host keeps out: badges, addresses and tables; and what people reported.

Each is work for the store's thread (`Log.do`).
"""

import sqlite3
from typing import Literal, NamedTuple

Kind = Literal["badge", "address", "table"]


class Ban(NamedTuple):
    """One that is kept out, since when (milliseconds since 1970), and why."""

    kind: Kind
    value: str
    at: int
    reason: str


def list_bans(connection: sqlite3.Connection) -> list[Ban]:
    """All of them, the latest first."""
    query = "SELECT kind, value, at, reason FROM bans ORDER BY at DESC, kind, value"
    return [Ban(*row) for row in connection.execute(query)]


def put_ban(connection: sqlite3.Connection, ban: Ban) -> None:
    """Keep something out from now on; of one that is banned already, the reason becomes the new one."""
    connection.execute(
        "INSERT INTO bans (kind, value, at, reason) VALUES (?, ?, ?, ?) "
        "ON CONFLICT (kind, value) DO UPDATE SET reason = excluded.reason",
        ban,
    )


def lift_ban(connection: sqlite3.Connection, kind: Kind, value: str) -> bool:
    """Let something in again; whether it was banned."""
    return connection.execute("DELETE FROM bans WHERE kind = ? AND value = ?", (kind, value)).rowcount > 0


def people_like(connection: sqlite3.Connection, beginning: str, most: int) -> list[str]:
    """Whoever sat or opened a table, or is banned, and whose badge begins like this."""
    query = """
        SELECT person FROM entries WHERE person >= :low AND person < :high
        UNION SELECT opener FROM tables WHERE opener >= :low AND opener < :high
        UNION SELECT value FROM bans WHERE kind = 'badge' AND value >= :low AND value < :high
        LIMIT :most
    """
    given = {"low": beginning, "high": beginning + "\U0010ffff", "most": most}
    return [row[0] for row in connection.execute(query, given)]


def tables_like(connection: sqlite3.Connection, beginning: str, most: int) -> list[str]:
    """Tables whose name begins like this."""
    query = "SELECT table_id FROM tables WHERE table_id >= ? AND table_id < ? ORDER BY table_id LIMIT ?"
    return [row[0] for row in connection.execute(query, (beginning, beginning + "\U0010ffff", most))]


def seating(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """The entries that say who sits where: the first of a log, those in which somebody sat down, or took a name."""
    query = """
        SELECT entry FROM entries WHERE table_id = ?
        AND (number = 0 OR substr(entry, 1, 14) = CAST('{"entry":"sat"' AS BLOB)
            OR substr(entry, 1, 18) = CAST('{"entry":"renamed"' AS BLOB))
        ORDER BY number
    """
    return [row[0] for row in connection.execute(query, (table,))]


def count_entries(connection: sqlite3.Connection, table: str) -> int:
    """How long a table's log is."""
    query = "SELECT coalesce(max(number), -1) + 1 FROM entries WHERE table_id = ?"
    return int(connection.execute(query, (table,)).fetchone()[0])
