"""Real damage to a store's file."""

import sqlite3
from contextlib import closing
from pathlib import Path


def spoil(path: Path, name: str) -> None:
    """Overwrite the root page of a table or an index of a store that nobody has open."""
    with closing(sqlite3.connect(path)) as connection:
        (size,) = connection.execute("PRAGMA page_size").fetchone()
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (name,)).fetchone()
    with path.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xa5" * size)
