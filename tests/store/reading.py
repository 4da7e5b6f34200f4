"""Reading a log for tests."""

from quarterdeck.store import Log


async def texts(log: Log, table: str) -> list[bytes]:
    """What the entries of a table say, without their times."""
    return [text for _, text in await log.entries(table)]
