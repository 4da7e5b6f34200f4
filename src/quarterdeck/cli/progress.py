"""A bar on the terminal that shows how far something is."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from quarterdeck.cli.terminal.paint import make_console


@contextmanager
def shown_progress(title: str, total: int) -> Iterator[Callable[[int], None] | None]:
    """Whom to tell how much is done; None where nobody looks."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=make_console(errors=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
