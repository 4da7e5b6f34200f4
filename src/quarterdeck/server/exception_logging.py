"""Log lines of unexpected exceptions: type, file and line, never the text, which may name cards."""

import asyncio
import traceback
from pathlib import Path
from typing import Any, TypeVar

Result = TypeVar("Result")


def describe(error: BaseException) -> str:
    """The type of an exception, and the file and line it was raised at."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def retrieve(task: asyncio.Future[Any]) -> None:
    """A done callback: take a task's exception, which asyncio would log with its text where nobody awaits the task."""
    if not task.cancelled():
        task.exception()


async def shielded(task: asyncio.Task[Result]) -> Result:
    """The result of a task that goes on where whoever awaits it is cancelled.

    `asyncio.shield` does the same, but from Python 3.14 on it logs an exception with its text where nobody is left.
    """
    task.add_done_callback(retrieve)
    await asyncio.wait((task,))
    return task.result()
