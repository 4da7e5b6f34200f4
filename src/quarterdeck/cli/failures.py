"""Bots that failed, as commands report them."""

from collections.abc import Sequence

from quarterdeck.cli.terminal.paint import make_console
from quarterdeck.lab.summary import FailureCount


def print_failures(failures: Sequence[FailureCount]) -> None:
    """Which bots failed, how and how often; the Bosun moved in their place."""
    if not failures:
        return
    console = make_console()
    console.print("Failures, in which the Bosun moved instead (a bot that fails to speak says nothing):")
    for failure in failures:
        line = f"  {failure.times:,} × {failure.bot} on seat {failure.seat}: {failure.kind}"
        console.print(line, markup=False, soft_wrap=True)
