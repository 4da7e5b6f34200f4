"""The durable log: what is acknowledged is on the disk."""

from quarterdeck.store.log import EntryTaken, Log, Row, StoreClosed, StoreFailed

__all__ = ["EntryTaken", "Log", "Row", "StoreClosed", "StoreFailed"]
