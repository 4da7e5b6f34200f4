"""Log lines of unexpected exceptions: type, file and line, never the text, which may name cards."""

import asyncio
import logging
import traceback
from pathlib import Path
from typing import Any, TypeVar

from quarterdeck.server.limits import Bucket

LINES = (20, 0.1)  # of one kind at once, and a second: anybody may cause them

Result = TypeVar("Result")


class Sparing:
    """A filter of log lines: some of each kind at once, then one in ten seconds, so that nobody fills a disk."""

    def __init__(self) -> None:
        self._kinds: dict[str, Bucket] = {}  # as many as there are places in code that log

    def __call__(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg)
        if kind not in self._kinds:
            self._kinds[kind] = Bucket(*LINES)
        return self._kinds[kind].take()


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
