"""LRU cache of finished games' records, bounded in bytes: asked for again, they cost nothing."""

from typing import NamedTuple

MOST_BYTES = 8 * 1024 * 1024


class Stored(NamedTuple):
    """A record as it is sent."""

    name: str  # of the file
    text: bytes


class Records:
    """The records asked for last."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self._most_bytes = most_bytes
        self._bytes = 0
        self._stored: dict[str, Stored] = {}  # those asked for least recently come first

    def get(self, table: str) -> Stored | None:
        """The record of a table, if it is kept."""
        stored = self._stored.pop(table, None)
        if stored is not None:
            self._stored[table] = stored
        return stored

    def put(self, table: str, stored: Stored) -> None:
        """Keep the record of a table, in the place of others."""
        self.forget(table)
        self._stored[table] = stored
        self._bytes += len(stored.text)
        while self._bytes > self._most_bytes:
            self.forget(next(iter(self._stored)))

    def forget(self, table: str) -> None:
        """Keep the record of a table no longer."""
        stored = self._stored.pop(table, None)
        self._bytes -= len(stored.text) if stored is not None else 0
