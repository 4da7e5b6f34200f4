"""Why the store does not do what it was asked."""

import sqlite3

from quarterdeck.core.errors import QuarterdeckError


class StoreFailed(QuarterdeckError):
    """The store cannot be read or written; nothing of what was asked is in it."""


class StoreClosed(StoreFailed):
    """The store was closed before it did what it was asked."""


class EntryTaken(StoreFailed):
    """An entry does not continue its table's log: its number is taken, or leaves a gap."""


def is_damage(error: Exception) -> bool:
    """Whether SQLite found that the file itself is damaged."""
    code: int = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_OK)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT  # the other bits say where
