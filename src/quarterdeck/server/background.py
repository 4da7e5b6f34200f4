"""Background tasks of a server."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine


@contextlib.asynccontextmanager
async def background(*runs: Callable[[], Coroutine[object, object, None]]) -> AsyncIterator[None]:
    """Have things run that never end by themselves, as long as the block lasts."""
    tasks = [asyncio.create_task(run()) for run in runs]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
