"""A game as a story: where its chapters and turns begin. The page does the same (`web/src/lib/turns.ts`)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from quarterdeck.core.game import Game

AROUND: Final = ("went-back", "broken-off-agreed", "broken-off-untouched")  # what begins a chapter in every game


class Begin(NamedTuple):
    """A part of the story begins at a line: a chapter, headed by that line, or the turn of a seat.

    What comes before the first line that begins anything is the deal, a part at line 0 that is neither.
    """

    line: int
    chapter: bool
    seat: int | None


def beginnings(game: Game, lines: Sequence[tuple[str, Mapping[str, object]]]) -> list[Begin]:
    """Where parts begin among lines, each a key and its slots.

    A chapter begins with a telling that the game calls so; a turn with one of those a turn can begin with, unless it is
    this seat's turn already.
    """
    found: list[Begin] = []
    for number, (key, slots) in enumerate(lines):
        seat = slots.get("seat")
        if key in game.chapters or key in AROUND:
            found.append(Begin(number, True, None))
        elif key in game.turns and isinstance(seat, int) and not (found and found[-1].seat == seat):
            found.append(Begin(number, False, seat))
        elif not found:
            found.append(Begin(number, False, None))
    return found
