"""The only ways in which entries of a log change afterwards: texts that fade, and people who are forgotten.

Numbers stay as they are, so that what was seen once keeps its number. Each is work for the store's thread (`Log.do`).
"""

import sqlite3
from collections.abc import Callable

Change = Callable[[bytes], bytes]


def fade(connection: sqlite3.Connection, before: int, most: int, blank: Change) -> list[str]:
    """Blank entries that fade and are older than this, at most so many; the tables they stand in."""
    query = "SELECT table_id, number, entry FROM entries WHERE fades IS NOT NULL AND at < ? ORDER BY at LIMIT ?"
    rows = connection.execute(query, (before, most)).fetchall()
    for table, number, entry in rows:
        _replace(connection, table, number, entry, blank(entry))
        connection.execute("UPDATE entries SET fades = NULL WHERE table_id = ? AND number = ?", (table, number))
    return sorted({row[0] for row in rows})


def forget_person(connection: sqlite3.Connection, table: str, person: str, change: Change) -> None:
    """Change whatever entries of a table name a person, and no longer list the table as one of theirs."""
    query = "SELECT number, entry FROM entries WHERE table_id = ? ORDER BY number"
    for number, entry in connection.execute(query, (table,)).fetchall():
        _replace(connection, table, number, entry, change(entry))
    connection.execute("UPDATE entries SET person = NULL WHERE table_id = ? AND person = ?", (table, person))
    connection.execute("DELETE FROM removed WHERE table_id = ? AND person = ?", (table, person))
    connection.execute(
        "UPDATE tables SET opener = '', origin = NULL WHERE table_id = ? AND opener = ?", (table, person)
    )


def _replace(connection: sqlite3.Connection, table: str, number: int, old: bytes, new: bytes) -> None:
    if new == old:
        return
    connection.execute("UPDATE entries SET entry = ? WHERE table_id = ? AND number = ?", (new, table, number))
    connection.execute("UPDATE tables SET bytes = bytes + ? WHERE table_id = ?", (len(new) - len(old), table))
