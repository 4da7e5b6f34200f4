"""From roles to colours, and from lines of segments to a screen."""

import json
import sys
from collections.abc import Iterable, Mapping
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from quarterdeck.texts.drawing import Line

# Plain colours, which every palette makes readable on light and on dark; yellow is not, on white
STYLES: Final = {
    "": "",
    "strong": "bold",
    "dim": "dim",
    "warning": "bold red",
    "cool": "cyan",
    "lined": "underline",
    "marked": "reverse bold",
    "seat-0": "bold red",
    "seat-1": "bold blue",
    "seat-2": "bold green",
    "seat-3": "bold magenta",
    "seat-4": "bold cyan",
    "seat-5": "magenta",
    "seat-6": "red",
    "seat-7": "green",
}
NOTHING: Final[Mapping[str, str]] = {}


class QuietConsole(Console):
    """Leaves a broken pipe to the command line, which ends quietly."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(*, errors: bool = False) -> Console:
    """A console that never colours by guessing, and never fails on a letter the terminal lacks."""
    stream = sys.stderr if errors else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return QuietConsole(file=stream, highlight=False, markup=False, emoji=False)


def paint(line: Line, styles: Mapping[str, str] = NOTHING) -> Text:
    """A line with its colours; a game's own roles stand for some of the house's."""
    text = Text(no_wrap=True, overflow="crop", end="")
    for segment in line:
        text.append(segment.text, STYLES.get(styles.get(segment.style, segment.style), ""))
    text.rstrip()
    return text


def show(console: Console, lines: Iterable[Line], styles: Mapping[str, str] = NOTHING) -> None:
    """Print lines."""
    for line in lines:
        console.print(paint(line, styles), soft_wrap=True)


def print_table_bare(console: Console, table: Table) -> None:
    """Print a table without the spaces that fill up its lines."""
    for line in console.render_lines(table, pad=False):
        text = Text.assemble(*((segment.text, segment.style or "") for segment in line), end="")
        text.rstrip()
        console.print(text, soft_wrap=True)


def print_json(value: object) -> None:
    """Print plain values for machines."""
    text = json.dumps(value, indent=2, ensure_ascii=False)
    try:
        text.encode(sys.stdout.encoding or "utf-8")
    except UnicodeEncodeError:
        text = json.dumps(value, indent=2)  # JSON's own escapes, which every reader of it undoes
    print(text)
