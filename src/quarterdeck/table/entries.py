"""The entries of a table's log: what was decided, in the order it was. Replaying them restores the table.

They hold all that is secret at a table (its luck's key, invitations, cards drawn): they go into the store and nowhere
else.
"""

from typing import Any

import msgspec

from quarterdeck.core.lines import BreakReason


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", omit_defaults=True):
    """One line of a table's log."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat as it was set up: a bot's kind, or what lets a person sit down."""

    bot: str = ""
    invitation: str = ""


class TableOpened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table: which game, by which rules, for whom, and the key of its luck."""

    game: str
    edition: int
    options: dict[str, Any]
    seats: tuple[Seat, ...] = msgspec.field(name="places")
    opener: str
    key: str  # in hexadecimal digits


class SatDown(Entry, frozen=True, tag="sat"):
    """A person took a seat, under a name, and added some bytes to the luck."""

    seat: int
    person: str
    name: str
    luck: str = ""


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Where somebody sat down who has left again before the game began, and is forgotten; it keeps its number."""


class GameBegan(Entry, frozen=True, tag="began"):
    """Everybody was there, and chance dealt."""

    draws: tuple[str, ...]


class Answered(Entry, frozen=True, tag="acted"):
    """A seat answered a decision, and what chance made of it."""

    seat: int
    decision: int
    action: str
    draws: tuple[str, ...] = ()


class Stated(Entry, frozen=True, tag="said"):
    """A seat made a statement; `once` tells it from the same one made again."""

    seat: int
    statement: str
    once: str = ""


class Chatted(Entry, frozen=True, tag="chatted"):
    """A seat wrote something to the others, which is no part of the game's record; without a text once it faded."""

    seat: int
    text: str
    once: str = ""


class BrokenOff(Entry, frozen=True, tag="broken-off"):
    """The game ended without an outcome, and why it did."""

    reason: BreakReason


TableEntry = TableOpened | SatDown | Forgotten | GameBegan | Answered | Stated | Chatted | BrokenOff

_READ: msgspec.json.Decoder[TableEntry] = msgspec.json.Decoder(TableEntry)


def write_entry(entry: TableEntry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read_entry(text: bytes) -> TableEntry:
    """A stored entry."""
    return _READ.decode(text)


def blank(text: bytes) -> bytes:
    """A stored entry without what somebody wrote in it."""
    entry = read_entry(text)
    return write_entry(msgspec.structs.replace(entry, text="")) if isinstance(entry, Chatted) else text
