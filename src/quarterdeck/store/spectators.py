"""Who ever watched a table without a seat, as marks that the table makes of people: they may not take a seat in play.

Each is work for the store's thread (`Log.do`): it gets the connection first and runs inside a transaction.
"""

import sqlite3


def note(connection: sqlite3.Connection, table: str, mark: str) -> None:
    """Somebody watches."""
    connection.execute("INSERT OR IGNORE INTO spectators (table_id, mark) VALUES (?, ?)", (table, mark))


def noted(connection: sqlite3.Connection, table: str) -> list[str]:
    """All who watched."""
    return [row[0] for row in connection.execute("SELECT mark FROM spectators WHERE table_id = ?", (table,))]


def drop_over(connection: sqlite3.Connection) -> int:
    """Forget who watched games that are over, where no seat can be taken any more; how many."""
    over = "SELECT table_id FROM tables WHERE stage = 'over'"
    return connection.execute(f"DELETE FROM spectators WHERE table_id IN ({over})").rowcount
