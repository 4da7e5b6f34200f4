"""A game between bots to look at, where nobody sits at a terminal."""

from quarterdeck.cli.terminal.hotseat import HotSeat
from quarterdeck.cli.terminal.journal import journal
from quarterdeck.cli.terminal.paint import show
from quarterdeck.core.state import SPECTATOR

FIRST = 14  # lines shown of the beginning
LAST = 16  # and of the end


def demonstrate(table: HotSeat, *, abridged: bool) -> None:
    """Play to the end and tell it as a spectator sees it; abridged: how it begins and how it ends."""
    screen = table.screen
    if abridged:
        screen.say_paragraph("demonstration", title=table.referee.game.title)
        screen.say_paragraph("goal")
    table.play()
    told = screen.told(table.referee, SPECTATOR, 0)
    lines = journal(told, screen.words, screen.names, screen.width)
    if abridged and len(lines) > FIRST + LAST:
        show(screen.console, lines[:FIRST])
        screen.say("left-out", "dim", number=len(lines) - FIRST - LAST)
        lines = lines[-LAST:]
    show(screen.console, [*lines, ()])
    table_drawn = screen.style.draw(table.referee.view(SPECTATOR), screen.names, screen.words, screen.width)
    show(screen.console, table_drawn, screen.style.styles)
