"""How a game draws a view as text: lines of styled pieces, painted by whoever has a screen.

Styles are roles, never colours: those of the house below, and what a game names beside them (`TerminalStyle.styles`).
"""

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from quarterdeck.core.telling import Caution, Phrase
    from quarterdeck.texts.words import Words

MARKS = "▲●■◆▼○□◇"  # one shape for each seat, so that colour alone never tells players apart

# What every screen can show: seats, how loud a text is, and what stands out by more than being loud
ROLES = ("", *(f"seat-{seat}" for seat in range(len(MARKS))), "strong", "dim", "warning", "cool", "lined", "marked")


class Segment(NamedTuple):
    """Some text in one style."""

    text: str
    style: str = ""


Line = tuple[Segment, ...]


class Drawing(Protocol):
    """Draws all that a view shows, in a reader's words, at most `width` columns wide where that is possible."""

    def __call__(
        self, view: Any, names: Sequence[str], words: "Words", width: int, *, legend: bool = True
    ) -> list[Line]:
        """The lines of the drawing; without a legend where room is short."""


def length(line: Line) -> int:
    """How many columns a line takes."""
    return sum(len(segment.text) for segment in line)


def padded(line: Line, width: int) -> Line:
    """A line filled up with spaces."""
    missing = width - length(line)
    return (*line, Segment(" " * missing)) if missing > 0 else line


def shortened(text: str, width: int) -> str:
    """A text cut to a width, with a sign that it was."""
    return text if len(text) <= width else text[: width - 1] + "…"


def wrapped(text: str, width: int) -> list[str]:
    """A text in lines of at most a width, never broken where French forbids it (U+00A0, U+202F)."""
    return textwrap.wrap(re.sub(r"[ \t\n]+", " ", text).strip(" "), max(1, width))


def titled(title: str, lines: Sequence[str], style: str) -> list[Line]:
    """Lines after a title, the further ones indented."""
    first, *more = lines
    indent = Segment(" " * (len(title) + 2))
    return [(Segment(f"{title}  ", style), Segment(first)), *((indent, Segment(line)) for line in more)]


def listed(title: str, things: Sequence[str], between: str, style: str, width: int) -> list[Line]:
    """Things after a title, in as many lines as that takes, never broken inside."""
    room = max(20, width - len(title) - 2) - len(between.rstrip())
    rows = [""]
    for thing in things:
        longer = rows[-1] + between + thing if rows[-1] else thing
        if len(longer) > room and rows[-1]:
            rows[-1] += between.rstrip()
            rows.append(thing)
        else:
            rows[-1] = longer
    return titled(title, rows, style)


def overlooked(
    cautions: "Sequence[Caution]",
    names: Sequence[str],
    words: "Words",
    width: int,
    quiet: Sequence[str] = (),
) -> list[Line]:
    """What one might overlook, but for what is about single actions, which stands beside them."""
    lines: list[Line] = []
    for caution in cautions:
        if not caution.about:
            style = "dim" if caution.key in quiet else "warning"
            said = wrapped(words.say(caution.key, caution.slots, names), max(20, width - 2))
            lines += [(Segment(f"  {line}", style),) for line in said]
    return lines


def deciding(phrase: "Phrase | None", seat: int, names: Sequence[str], words: "Words", width: int) -> list[Line]:
    """Who must decide what, if anybody must."""
    if phrase is None:
        return []
    decision = words.say(phrase.key, phrase.slots)
    sentence = words.say("to-decide", {"seat": seat, "decision": decision}, names)
    return [(Segment(line, f"seat-{seat}"),) for line in wrapped(sentence, max(20, width))]
