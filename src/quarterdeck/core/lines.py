"""The log lines of a record, and the entries they stand for. One line says one thing that was decided:

    token ship4 (12 of 36)         an outcome of chance, and which of the equally likely ones it was
    token ship4 ship1 store        written by hand: several outcomes, words alone
    0: board C4                    what a seat did
    2 says: I trust 1              what a seat said

and, from format 2 on, what happens around a game:

    0 by bosun: board C4           what a stand-in did for a seat whose person was away
    0 takes back                   a seat's last action is undone
    0 rewinds to line 57           a seat's action in that line is undone, with all that came after it
    0 asks captain                 a seat was given a hint
    0 resigns to bosun             a person leaves the seat to a bot
    0 is handed over to bot bosun  the others give a seat whose person is gone to a bot,
    0 is handed over to person Ida or to somebody else
    broken off by agreement        the game ends without an outcome: all agreed,
    broken off after 30 days       or nobody touched it
"""

import re
from typing import Final, Literal

import msgspec

from quarterdeck.core.errors import BadWords
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Draw, Wish

FORMAT = 3


class Acted(msgspec.Struct, frozen=True):
    """A log entry: what a seat did, or a bot of this kind that stood in for it."""

    seat: int
    action: int
    stand_in: str = ""


class Said(msgspec.Struct, frozen=True):
    """A log entry: what a seat said."""

    seat: int
    statement: int


class TakenBack(msgspec.Struct, frozen=True):
    """A log entry: a seat took its last action back."""

    seat: int


class Rewound(msgspec.Struct, frozen=True):
    """A log entry: a seat went back to where it had decided what stands in this line, counted from 1."""

    seat: int
    line: int


class Hinted(msgspec.Struct, frozen=True):
    """A log entry: a seat asked what a bot of this kind would do."""

    seat: int
    bot: str


class Resigned(msgspec.Struct, frozen=True):
    """A log entry: a person left the seat to a bot of this kind."""

    seat: int
    bot: str


class HandedOver(msgspec.Struct, frozen=True):
    """A log entry: a seat whose person was gone went to a bot of this kind, or to a person of this name."""

    seat: int
    bot: str = ""
    name: str = ""


BreakReason = Literal["agreed", "untouched"]


class BrokenOff(msgspec.Struct, frozen=True):
    """The last log entry of a game that ended without an outcome, and why it did."""

    reason: BreakReason


Around = TakenBack | Rewound | Hinted | Resigned | HandedOver | BrokenOff
Step = Acted | Said | Around  # what somebody did, each in a line of its own
Entry = Draw | Step

_SEAT = "([0-9]{1,9})"
_ACTION = re.compile(rf"{_SEAT}: (.+)")
_STATEMENT = re.compile(rf"{_SEAT} says: (.+)")
_OUTCOME = re.compile(r"(\S+) (.+?)(?: \(([0-9]{1,9}) of ([0-9]{1,9})\))?")

_STAND_IN = re.compile(rf"{_SEAT} by (\S+): (.+)")
_TAKEN_BACK = re.compile(rf"{_SEAT} takes back")
_REWOUND = re.compile(rf"{_SEAT} rewinds to line {_SEAT}")
_HINTED = re.compile(rf"{_SEAT} asks (\S+)")
_RESIGNED = re.compile(rf"{_SEAT} resigns to (\S+)")
_HANDED_OVER = re.compile(rf"{_SEAT} is handed over to (?:bot (\S+)|person (.+))")
_BROKEN_OFF: Final[dict[str, BreakReason]] = {
    "broken off by agreement": "agreed",
    "broken off after 30 days": "untouched",
}


# Writing


def line(game: Game, entry: Entry) -> str:
    """The words of a log entry."""
    if isinstance(entry, Acted):
        by = f" by {entry.stand_in}" if entry.stand_in else ""
        return f"{entry.seat}{by}: {game.alphabet.words(entry.action)}"
    if isinstance(entry, Said):
        assert game.statements is not None
        return f"{entry.seat} says: {game.statements.words(entry.statement)}"
    if isinstance(entry, Draw):
        chance = game.chances[entry.point]
        return f"{chance.name} {chance.things.words[entry.thing]} ({entry.k} of {entry.n})"
    return _line_around(entry)


def _line_around(entry: Around) -> str:
    if isinstance(entry, TakenBack):
        return f"{entry.seat} takes back"
    if isinstance(entry, Rewound):
        return f"{entry.seat} rewinds to line {entry.line}"
    if isinstance(entry, Hinted):
        return f"{entry.seat} asks {entry.bot}"
    if isinstance(entry, Resigned):
        return f"{entry.seat} resigns to {entry.bot}"
    if isinstance(entry, HandedOver):
        to = f"bot {entry.bot}" if entry.bot else f"person {entry.name}"
        return f"{entry.seat} is handed over to {to}"
    return next(text for text, reason in _BROKEN_OFF.items() if reason == entry.reason)


def format_of(entry: Entry) -> int:
    """The first format of records that has a line for an entry."""
    plain = isinstance(entry, (Draw, Said)) or (isinstance(entry, Acted) and not entry.stand_in)
    return 1 if plain else 2


# Reading


def parse(game: Game, text: str, form: int = FORMAT) -> Step | list[Wish]:
    """The entry a log line stands for; chance outcomes as wishes, since a script only asks for them."""
    if match := _ACTION.fullmatch(text):
        return Acted(int(match[1]), game.alphabet.action(match[2]))
    if match := _STATEMENT.fullmatch(text):
        if game.statements is None:
            raise BadWords(f"{game.title} has no statements.")
        return Said(int(match[1]), game.statements.action(match[2]))
    if form >= 2:
        if match := _STAND_IN.fullmatch(text):
            return Acted(int(match[1]), game.alphabet.action(match[3]), match[2])
        if (around := _parse_around(text)) is not None:
            return around
    return _parse_outcomes(game, text)


def _parse_around(text: str) -> Around | None:
    if match := _TAKEN_BACK.fullmatch(text):
        return TakenBack(int(match[1]))
    if match := _REWOUND.fullmatch(text):
        return Rewound(int(match[1]), int(match[2]))
    if match := _HINTED.fullmatch(text):
        return Hinted(int(match[1]), match[2])
    if match := _RESIGNED.fullmatch(text):
        return Resigned(int(match[1]), match[2])
    if match := _HANDED_OVER.fullmatch(text):
        return HandedOver(int(match[1]), match[2] or "", match[3] or "")
    if text in _BROKEN_OFF:
        return BrokenOff(_BROKEN_OFF[text])
    return None


def _parse_outcomes(game: Game, text: str) -> list[Wish]:
    match = _OUTCOME.fullmatch(text)
    names = [chance.name for chance in game.chances]
    if match is None or match[1] not in names:
        raise BadWords(f"“{text}” is neither an action nor an outcome of chance.")
    point = names.index(match[1])
    things = game.chances[point].things
    k, n = (int(match[3]), int(match[4])) if match[3] else (-1, -1)
    wanted = match[2].split()
    for word in wanted:
        if word not in things.numbers:
            raise BadWords(f"“{word}” is no {things.name}.")
    if k >= 0 and len(wanted) > 1:
        raise BadWords(f"“{text}” counts the outcomes of more than one draw.")
    return [Wish(point, things.numbers[word], k, n) for word in wanted]


def count(text: str) -> tuple[int, int] | None:
    """Which of how many outcomes a log line is, without the rules: -1 of -1 if uncounted, None if nothing was drawn."""
    if _ACTION.fullmatch(text) or _STATEMENT.fullmatch(text) or _STAND_IN.fullmatch(text) or _parse_around(text):
        return None
    match = _OUTCOME.fullmatch(text)
    return (int(match[3]), int(match[4])) if match and match[3] else (-1, -1)
