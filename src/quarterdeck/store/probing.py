"""Whether a move could be written: a full disk still takes what is overwritten in place."""

import sqlite3

PROBE = 2**16  # bytes, more than a move takes


def probe(connection: sqlite3.Connection) -> None:
    """Write something as large and delete it, in one transaction: no copy ever has it.

    Its pages go to the write-ahead log all the same, and the file must have room for them.
    """
    connection.execute("INSERT INTO secrets VALUES ('probe', randomblob(?))", (PROBE,))
    connection.execute("DELETE FROM secrets WHERE name = 'probe'")
