"""Health check: whether the server can do its work, and nothing else; it needs no badge and answers to any name."""

import asyncio
from time import monotonic

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quarterdeck.store import Log, StoreFailed

HEALTH = "/health"
LOOK = "SELECT count(*) FROM secrets"
PATIENCE = 5.0  # seconds for the store to answer
FRESH = 1.0  # seconds for which an answer holds, however often it is asked for


class Health:
    """Asks the store something; after a failure, whether it can write as much as a move."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._looked = -FRESH
        self._well = False
        self._looking: asyncio.Task[None] | None = None

    async def answer(self, request: Request) -> Response:
        """200 when the store answers, 503 when it does not, or could not write until it can again."""
        if monotonic() - self._looked >= FRESH:
            if self._looking is None or self._looking.done():
                self._looking = asyncio.create_task(self._look())
            await asyncio.shield(self._looking)  # one look for all who wait, who are answered together
        headers = {"cache-control": "no-store"}
        return PlainTextResponse("ok\n" if self._well else "no\n", 200 if self._well else 503, headers)

    async def _look(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                if self._log.failing:
                    await self._log.probe()
                else:
                    await self._log.do(lambda connection: connection.execute(LOOK).fetchone())
            self._well = not self._log.failing
        except (StoreFailed, TimeoutError):
            self._well = False
        self._looked = monotonic()
