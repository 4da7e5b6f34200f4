"""A record is the whole game: readable, writable by hand, replayable for ever.

Its log has one line for each thing that was decided:

    token ship4 (12 of 36)      an outcome of chance, and which of the equally likely ones it was
    token ship4 ship1 store     written by hand: several outcomes, words alone
    0: board C4                 what a seat did
    2 says: I trust 1           what a seat said
"""

import re
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.errors import BadRecord, BadWords
from quarterdeck.core.files import read_regular
from quarterdeck.core.game import Data, Game, Options, data_hash
from quarterdeck.core.luck import Draw, Wish
from quarterdeck.core.outcome import Outcome

FORMAT = 1
LONGEST = 16 * 2**20  # bytes; a record of a long game has some twenty thousand

_ACTION = re.compile(r"([0-9]{1,9}): (.+)")
_STATEMENT = re.compile(r"([0-9]{1,9}) says: (.+)")
_OUTCOME = re.compile(r"(\S+) (.+?)(?: \(([0-9]{1,9}) of ([0-9]{1,9})\))?")


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat: a name, and the kind of bot if it was one."""

    name: str
    bot: str = ""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lets everybody check a table's luck: the commitment of before, the key of after, and people's own bytes."""

    commitment: str
    key: str
    contributions: dict[int, str] = {}


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game, from the deal to the end. `data` is a hash where the components are the game's own."""

    quarterdeck: int
    game: str
    rules: int
    seats: tuple[Person, ...]
    log: tuple[str, ...]
    options: dict[str, Any] = {}
    data: str | dict[str, Any] = ""
    luck: Fairness | None = None
    outcome: Outcome | None = None

    def json(self) -> str:
        """The record as text, one log entry a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


class Acted(msgspec.Struct, frozen=True):
    """A log entry: what a seat did."""

    seat: int
    action: int


class Said(msgspec.Struct, frozen=True):
    """A log entry: what a seat said."""

    seat: int
    statement: int


Entry = Draw | Acted | Said


def line(game: Game, entry: Entry) -> str:
    """The words of a log entry."""
    if isinstance(entry, Acted):
        return f"{entry.seat}: {game.alphabet.words(entry.action)}"
    if isinstance(entry, Said):
        assert game.statements is not None
        return f"{entry.seat} says: {game.statements.words(entry.statement)}"
    chance = game.chances[entry.point]
    return f"{chance.name} {chance.things.words[entry.thing]} ({entry.k} of {entry.n})"


def parse(game: Game, text: str) -> Acted | Said | list[Wish]:
    """The entry a log line stands for; chance outcomes as wishes, since a script only asks for them."""
    if match := _ACTION.fullmatch(text):
        return Acted(int(match[1]), game.alphabet.action(match[2]))
    if match := _STATEMENT.fullmatch(text):
        if game.statements is None:
            raise BadWords(f"{game.title} has no statements.")
        return Said(int(match[1]), game.statements.action(match[2]))
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
    if _ACTION.fullmatch(text) or _STATEMENT.fullmatch(text):
        return None
    match = _OUTCOME.fullmatch(text)
    return (int(match[3]), int(match[4])) if match and match[3] else (-1, -1)


def write(
    game: Game,
    seats: tuple[Person, ...],
    options: Options,
    data: Data,
    entries: list[Entry],
    outcome: Outcome | None,
    luck: Fairness | None = None,
) -> Record:
    """The record of these entries."""
    chosen = {name: value for name, value in msgspec.to_builtins(options).items() if name != "edition"}
    own = game.data()
    return Record(
        quarterdeck=FORMAT,
        game=game.name,
        rules=options.edition,
        options=chosen,
        data=data_hash(data) if data == own else msgspec.json.decode(msgspec.json.encode(data)),  # as it is read
        seats=seats,
        log=tuple(line(game, entry) for entry in entries),
        luck=luck,
        outcome=outcome,
    )


def read(text: bytes) -> Record:
    """A record from its text, or `BadRecord` with what is wrong with it."""
    if len(text) > LONGEST:
        raise BadRecord(f"It has more than {LONGEST // 2**20} MiB, too much for a record.")
    try:
        form = msgspec.json.decode(text, type=dict[str, Any]).get("quarterdeck")
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"It is not JSON: {error}.") from error
    if not isinstance(form, int):
        raise BadRecord("It is not a record of Quarterdeck: it has no field “quarterdeck”.")
    if not 1 <= form <= FORMAT:
        raise BadRecord(f"It is written in format {form}; this Quarterdeck reads formats up to {FORMAT}.")
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"Its fields do not fit: {error}.") from error


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        text = read_regular(path, LONGEST)
    except OSError as error:
        raise BadRecord(f"It cannot be read: {error.strerror}.") from error
    return read(text)
