"""Tellings as sentences, each with the clause that made it so."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.core.drawing import MARKS
from quarterdeck.core.telling import Telling
from quarterdeck.core.words import Words


def print_tellings(console: Console, told: Sequence[Telling], words: Words, names: Sequence[str]) -> None:
    """One line each: whose doing it is, the sentence, the clause."""
    if not told:
        return
    table = Table.grid(padding=(0, 1), expand=False)
    table.add_column(width=1)
    table.add_column(ratio=1)
    table.add_column(justify="right", no_wrap=True, style="dim")
    table.expand = True
    for telling in told:
        table.add_row(_mark(telling), Text(words.say(telling.key, telling.slots, names)), telling.clause)
    console.print(table)


def _mark(telling: Telling) -> Text:
    from quarterdeck.cli.paint import STYLES

    seat = telling.slots.get("seat")
    return Text(MARKS[seat], STYLES[f"seat-{seat}"]) if isinstance(seat, int) and seat < len(MARKS) else Text(" ")
