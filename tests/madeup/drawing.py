"""A view of the made-up game as text: a line for each thing it shows."""

from collections.abc import Sequence

import msgspec

from quarterdeck.core.telling import Phrase
from quarterdeck.texts.drawing import Line, Segment
from quarterdeck.texts.terminal import TerminalStyle
from quarterdeck.texts.words import Words
from tests.madeup.view import SmugglersView


def draw(view: SmugglersView, names: Sequence[str], words: Words, width: int, *, legend: bool = True) -> list[Line]:
    """Every field with its value."""
    return [(Segment(f"{name}: ", "dim"), Segment(repr(value))) for name, value in msgspec.structs.asdict(view).items()]


def asked(view: SmugglersView) -> Phrase | None:
    """Everybody who must decide sees for oneself what."""
    return Phrase("decide-now") if view.actors else None


TERMINAL = TerminalStyle(draw=draw, example="stow rum")
