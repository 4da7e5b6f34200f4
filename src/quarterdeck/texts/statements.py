"""Statements in words: what a game's alphabet of statements makes of a code, as key and slots."""

from quarterdeck.core.game import Game
from quarterdeck.core.telling import SEAT_SLOTS, Phrase


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
