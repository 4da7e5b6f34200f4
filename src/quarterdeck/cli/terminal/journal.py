"""Tellings and statements as lines: whose doing it is, the sentence, the clause that made it so."""

from collections.abc import Sequence

from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Telling
from quarterdeck.texts.drawing import MARKS, Line, Segment, wrapped
from quarterdeck.texts.statements import phrase_of
from quarterdeck.texts.words import Words

CLAUSE = 6  # columns


def with_statements(
    referee: Referee, told: Sequence[Telling], words: Words, names: Sequence[str], since: int = 0
) -> list[Telling]:
    """Tellings from a number on, and between them what was said meanwhile."""
    lines: list[Telling] = []
    place = since
    for number, seat, statement in referee.heard(since):
        lines += told[place - since : number - since]
        place = number
        phrase = phrase_of(referee.game, statement)
        text = words.say(phrase.key, phrase.slots, names)
        lines.append(Telling(referee.game.talk_clause, "said", {"seat": seat, "text": text}))
    return [*lines, *told[place - since :]]


def journal(told: Sequence[Telling], words: Words, names: Sequence[str], width: int) -> list[Line]:
    """All tellings, wrapped to a width."""
    return [line for telling in told for line in journal_entry(telling, words, names, width)]


def journal_entry(telling: Telling, words: Words, names: Sequence[str], width: int) -> list[Line]:
    """One telling; its clause stands at the right."""
    room = max(20, width - 3 - CLAUSE)
    first, *more = wrapped(words.say(telling.key, telling.slots, names), room)
    seat = telling.slots.get("seat")
    marked = isinstance(seat, int) and 0 <= seat < len(MARKS)
    mark = Segment(f"{MARKS[seat]} ", f"seat-{seat}") if marked and isinstance(seat, int) else Segment("  ")
    lines: list[Line] = [(mark, Segment(first.ljust(room + 1)), Segment(telling.clause.rjust(CLAUSE), "dim"))]
    return [*lines, *((Segment("  " + line),) for line in more)]
