"""The tables on somebody's list: where they sit, less those they took off it.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3
from typing import NamedTuple


class Place(NamedTuple):
    """Where a list goes on: behind a table, by the time of its last entry and its name."""

    touched: int
    table: str


BEGINNING = Place(2**62, "")


def tables_of(
    connection: sqlite3.Connection, person: str, most: int, over: bool | None = None, after: Place = BEGINNING
) -> list[Place]:
    """Tables on somebody's list, the latest first; only those that are over, or not, if that is asked for."""
    query = """
        SELECT DISTINCT touched, tables.table_id FROM entries JOIN tables USING (table_id)
        WHERE entries.person = :person AND (:over IS NULL OR (stage = 'over') = :over)
        AND (touched < :touched OR (touched = :touched AND tables.table_id > :table))
        AND tables.table_id NOT IN (SELECT table_id FROM removed WHERE person = :person)
        ORDER BY touched DESC, tables.table_id LIMIT :most
    """
    given = {"person": person, "over": over, "most": most, "touched": after.touched, "table": after.table}
    return [Place(*row) for row in connection.execute(query, given)]


def count_tables(connection: sqlite3.Connection, person: str) -> int:
    """How many tables somebody ever sat at, as far as they are kept."""
    query = "SELECT count(DISTINCT table_id) FROM entries WHERE person = ?"
    return int(connection.execute(query, (person,)).fetchone()[0])


def remove(connection: sqlite3.Connection, person: str, table: str) -> None:
    """Take a table off somebody's list, and off nobody else's."""
    connection.execute("INSERT OR IGNORE INTO removed (person, table_id) VALUES (?, ?)", (person, table))


def put_back(connection: sqlite3.Connection, person: str, table: str) -> None:
    """Have a table on somebody's list again."""
    connection.execute("DELETE FROM removed WHERE person = ? AND table_id = ?", (person, table))


def removed_by(connection: sqlite3.Connection, person: str) -> list[str]:
    """The tables somebody took off their list."""
    query = "SELECT table_id FROM removed WHERE person = ? ORDER BY table_id"
    return [row[0] for row in connection.execute(query, (person,))]


def forget_removed(connection: sqlite3.Connection, person: str) -> None:
    """Forget which tables somebody took off their list."""
    connection.execute("DELETE FROM removed WHERE person = ?", (person,))
