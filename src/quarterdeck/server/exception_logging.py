"""Log lines of unexpected exceptions: type, file and line, never the text, which may name cards."""

import asyncio
import traceback
from pathlib import Path
from typing import Any


def describe(error: BaseException) -> str:
    """The type of an exception, and the file and line it was raised at."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" in {Path(frames[-1].filename).name}, line {frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def retrieve(task: asyncio.Task[Any]) -> None:
    """A done callback: take a task's exception, which asyncio would log with its text where nobody awaits the task."""
    if not task.cancelled():
        task.exception()
