"""A game between bots to look at, where nobody sits at a terminal."""

from quarterdeck.cli.evening import Evening
from quarterdeck.cli.journal import journal
from quarterdeck.cli.paint import show
from quarterdeck.core.state import SPECTATOR

FIRST = 14  # lines shown of the beginning
LAST = 16  # and of the end


def demonstrate(evening: Evening, *, abridged: bool) -> None:
    """Play to the end and tell it as a spectator sees it; abridged: how it begins and how it ends."""
    screen = evening.screen
    if abridged:
        screen.say_paragraph("demonstration", title=evening.referee.game.title)
        screen.say_paragraph("goal")
    evening.play()
    told = evening.referee.tellings(SPECTATOR)
    lines = journal(told, screen.words, screen.names, screen.width)
    if abridged and len(lines) > FIRST + LAST:
        show(screen.console, lines[:FIRST])
        screen.say("left-out", "dim", number=len(lines) - FIRST - LAST)
        lines = lines[-LAST:]
    show(screen.console, [*lines, ()])
    show(screen.console, screen.game.draw(evening.referee.view(SPECTATOR), screen.names, screen.words, screen.width))
