"""The durable log: what is acknowledged is on the disk."""

from quarterdeck.store.failures import EntryTaken, StoreClosed, StoreFailed
from quarterdeck.store.log import About, Log, Row

__all__ = ["About", "EntryTaken", "Log", "Row", "StoreClosed", "StoreFailed"]
