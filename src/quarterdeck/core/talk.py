"""Statements: which of them can be made at a table."""

from quarterdeck.core.alphabet import Alphabet
from quarterdeck.core.game import Game
from quarterdeck.core.telling import SEAT_SLOTS


def absent_seat(statements: Alphabet, statement: int, players: int) -> int | None:
    """A seat that a statement names and that is not at the table, if there is one."""
    _, words = statements.parts(statement)
    named = (int(words[name]) for name in SEAT_SLOTS if name in words)
    return next((seat for seat in named if seat >= players), None)


def statements_for(game: Game, players: int) -> list[int]:
    """Every statement that can be made at a table of so many."""
    statements = game.statements
    if statements is None:
        return []
    return [code for code in range(len(statements)) if absent_seat(statements, code, players) is None]
