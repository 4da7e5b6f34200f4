"""A record is the whole game: readable, writable by hand, replayable for ever."""

from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.core.errors import BadRecord
from quarterdeck.core.files import read_regular
from quarterdeck.core.game import Data, Game, Options, data_hash
from quarterdeck.core.lines import FORMAT, Entry, format_of, line
from quarterdeck.core.outcome import Outcome

HEADED = 3  # the first format in which a record may have a head
LONGEST = 16 * 2**20  # bytes; a record of a long game has some twenty thousand


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat at a seat: a name, and the kind of bot if it was one."""

    name: str
    bot: str = ""


class Fairness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lets everybody check a table's luck: the commitment of before, the key of after, and people's own bytes."""

    commitment: str
    key: str
    contributions: dict[int, str] = {}


class Stretch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The part of a log that was played in an earlier game: from which replay it is, who sat there, its luck.

    It ends with so many `steps` (lines that are no outcome of chance) and so many `lines` of the whole log.
    """

    replay: str = msgspec.field(name="from")
    steps: int
    lines: int
    seats: tuple[Person, ...]
    luck: Fairness | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game, from the deal to the end. `data` is a hash where the components are the game's own.

    Where others had played it up to a point, `head` has each stretch of that, the first one first.
    """

    quarterdeck: int
    game: str
    rules: int
    seats: tuple[Person, ...]
    log: tuple[str, ...]
    options: dict[str, Any] = {}
    data: str | dict[str, Any] = ""
    luck: Fairness | None = None
    outcome: Outcome | None = None
    head: tuple[Stretch, ...] = ()

    def json(self) -> str:
        """The record as text, one log entry a line."""
        return msgspec.json.format(msgspec.json.encode(self), indent=1).decode() + "\n"


def write(
    game: Game,
    seats: tuple[Person, ...],
    options: Options,
    data: Data,
    entries: list[Entry],
    outcome: Outcome | None,
    luck: Fairness | None = None,
    head: tuple[Stretch, ...] = (),
) -> Record:
    """The record of these entries, in the oldest format that can say them all."""
    chosen = {name: value for name, value in msgspec.to_builtins(options).items() if name != "edition"}
    own = game.data()
    return Record(
        quarterdeck=HEADED if head else max(map(format_of, entries), default=1),
        game=game.name,
        rules=options.edition,
        options=chosen,
        data=data_hash(data) if data == own else msgspec.json.decode(msgspec.json.encode(data)),  # as it is read
        seats=seats,
        log=tuple(line(game, entry) for entry in entries),
        luck=luck,
        outcome=outcome,
        head=head,
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
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:
        raise BadRecord(f"Its fields do not fit: {error}.") from error
    if record.head and form < HEADED:
        raise BadRecord(
            f"It has a head, as records have from format {HEADED} on, and says that it is of format {form}."
        )
    return record


def read_file(path: Path) -> Record:
    """The record in a file."""
    try:
        text = read_regular(path, LONGEST)
    except OSError as error:
        raise BadRecord(f"It cannot be read: {error.strerror}.") from error
    return read(text)
