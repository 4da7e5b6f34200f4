"""How a terminal shows a game: what it draws, how actions are typed and listed, and which tellings matter most."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from quarterdeck.core.game import Game
from quarterdeck.texts.drawing import Drawing


@dataclass(frozen=True)
class TerminalStyle:
    """A game as a terminal shows it; `Game.terminal` holds one, and nothing but a terminal reads it."""

    draw: Drawing  # a view as text
    example: str  # an action in the words of records, which shows people how actions are typed
    styles: Mapping[str, str] = field(default_factory=dict)  # its drawing's own roles, as roles of the house
    listed: tuple[str, ...] = ()  # verbs in the order people see them; those not named come last
    unheld: tuple[str, ...] = ()  # refusals that say a card is not held: of several readings, the least likely
    headlines: tuple[str, ...] = ()  # tellings to keep longest where there is no room for all
    asides: tuple[str, ...] = ()  # tellings to leave out first
    drawn_at_end: tuple[str, ...] = ()  # tellings that the last drawing, or who won, says already


def style_of(game: Game) -> TerminalStyle:
    """How a terminal shows a game."""
    if not isinstance(game.terminal, TerminalStyle):
        raise TypeError(f"{game.title} does not say how a terminal shows it")
    return game.terminal
