"""Tellings and statements as lines: whose doing it is, the sentence, the clause that made it so."""

from collections.abc import Sequence

from quarterdeck.core.lines import Acted, Around, HandedOver, Hinted, Resigned, Rewound, Said, TakenBack
from quarterdeck.core.referee import Referee
from quarterdeck.core.telling import Telling
from quarterdeck.texts.drawing import MARKS, Line, Segment, wrapped
from quarterdeck.texts.statements import phrase_of
from quarterdeck.texts.words import Words

CLAUSE = 6  # columns


def with_what_stands_beside(
    referee: Referee, told: Sequence[Telling], words: Words, names: Sequence[str], since: int = 0
) -> list[Telling]:
    """Tellings from a number on, and between them what was said meanwhile and what happened around the game."""
    lines: list[Telling] = []
    place = since
    for number, one in referee.beside(since):
        lines += told[place - since : number - since]
        place = number
        lines.append(_beside(referee, one, words, names))
    return [*lines, *told[place - since :]]


def _beside(referee: Referee, one: Said | Around | Acted, words: Words, names: Sequence[str]) -> Telling:
    """What stands beside the tellings, as one."""
    if isinstance(one, Said):
        phrase = phrase_of(referee.game, one.statement)
        text = words.say(phrase.key, phrase.slots, names)
        return Telling(referee.game.talk_clause, "said", {"seat": one.seat, "text": text})
    if isinstance(one, Acted):
        return Telling("", "stood-in", {"seat": one.seat, "text": one.stand_in})
    if isinstance(one, TakenBack):
        return Telling("", "took-back", {"seat": one.seat})
    if isinstance(one, Rewound):
        return Telling("", "went-back", {"seat": one.seat})  # its line counts draws that nobody saw
    if isinstance(one, Hinted):
        return Telling("", "hinted", {"seat": one.seat, "text": one.bot})
    if isinstance(one, Resigned):
        return Telling("", "resigned", {"seat": one.seat, "text": one.bot})
    if isinstance(one, HandedOver):
        key = "handed-to-bot" if one.bot else "handed-to-person"
        return Telling("", key, {"seat": one.seat, "text": one.bot or one.name})
    return Telling("", f"broken-off-{one.reason}", {})


def counted_beside(referee: Referee) -> dict[str, int]:
    """How often who was alone went back and was given a hint, by what the words call it."""
    beside = [one for _, one in referee.beside()]
    return {
        "rewinds": sum(isinstance(one, Rewound) for one in beside),
        "hints": sum(isinstance(one, Hinted) for one in beside),
    }


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
