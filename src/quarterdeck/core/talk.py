"""Statements in words: what a game's alphabet of statements makes of a code, as key and slots."""

from quarterdeck.core.alphabet import Alphabet
from quarterdeck.core.game import Game
from quarterdeck.core.telling import Phrase
from quarterdeck.core.words import SEAT_SLOTS


def phrase_of(game: Game, statement: int) -> Phrase:
    """What a statement says, in the first person: a seat is its number, and what can be several things is a list."""
    assert game.statements is not None
    verb, words = game.statements.parts(statement)
    slots: dict[str, object] = {}
    for name, things in zip(verb.slots, verb.things, strict=True):
        if name in SEAT_SLOTS:
            slots[name] = int(words[name])
        else:
            several = any(" " in word for word in things.words)
            slots[name] = words[name].split() if several else words[name]
    return Phrase(f"statement-{verb.name}", slots)


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
