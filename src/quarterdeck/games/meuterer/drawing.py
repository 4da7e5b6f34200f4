"""Draws a view of Meuterer as text."""

from collections.abc import Mapping, Sequence
from typing import Final

from quarterdeck.core.drawing import Line, Segment
from quarterdeck.core.words import Words
from quarterdeck.games.meuterer.view import MeutererView

PHRASES: Final[Mapping[str, tuple[str, ...]]] = {
    "goal": (),
    "guide": (),
    "verbs": (),
    "decide-offer": (),
    "decide-goods": ("captain",),
    "decide-action": (),
    "decide-mutiny": ("side",),
    "decide-sales": ("island",),
    "decide-split": ("good", "island", "least", "most"),
    "decide-return": ("number",),
    "leaving-captain": ("island",),
    "leaving-mutineer": ("island",),
    "nothing-bought": ("offered",),
}


def draw(view: MeutererView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """Every field."""
    return [(Segment(repr(view)),)]
