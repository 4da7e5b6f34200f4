"""The ids that open the records of games that are over, each one record and nothing else.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3


def make(connection: sqlite3.Connection, replay: str, table: str, at: int) -> None:
    """The game of a table is over; it has one replay for ever, also where that is withdrawn."""
    query = "INSERT OR IGNORE INTO replays (replay, table_id, made, withdrawn) VALUES (?, ?, ?, 0)"
    connection.execute(query, (replay, table, at))


def of_table(connection: sqlite3.Connection, table: str) -> str:
    """The replay of a table's game; empty where there is none, or none any more."""
    query = "SELECT replay FROM replays WHERE table_id = ? AND withdrawn = 0"
    found: tuple[str] | None = connection.execute(query, (table,)).fetchone()
    return "" if found is None else found[0]


def made_for(connection: sqlite3.Connection, table: str, fresh: str, at: int) -> str:
    """The replay of a game that is over, which gets this fresh one where it has none; empty where it is withdrawn."""
    make(connection, fresh, table, at)
    return of_table(connection, table)


def table_of(connection: sqlite3.Connection, replay: str) -> str | None:
    """The table whose record a replay opens."""
    query = "SELECT table_id FROM replays WHERE replay = ? AND withdrawn = 0"
    found: tuple[str] | None = connection.execute(query, (replay,)).fetchone()
    return None if found is None else found[0]


def is_withdrawn(connection: sqlite3.Connection, table: str) -> bool:
    """Whether the replay of a table's game was closed."""
    query = "SELECT 1 FROM replays WHERE table_id = ? AND withdrawn = 1"
    return connection.execute(query, (table,)).fetchone() is not None


def withdraw(connection: sqlite3.Connection, replay: str) -> None:
    """Let a replay open nothing any more."""
    connection.execute("UPDATE replays SET withdrawn = 1 WHERE replay = ?", (replay,))
