"""The portable form of tables' logs: JSON Lines, for moving tables between stores.

A heading names form and version. Each table is a line with its name and the number of its entries, and then a line for
each of them, with its time by the wall clock. It holds all that is secret at a table, as the store does, so its owner
alone may read the file.
"""

import os
import re
import sqlite3
from pathlib import Path
from typing import IO, Annotated, NamedTuple

import msgspec

from quarterdeck.store import About, Row, StoreFailed
from quarterdeck.store.copying import sync_folder
from quarterdeck.table.entries import Chatted, SatDown, read_entry, write_entry

FORM, VERSION = "tables", 1
LONGEST_LINE = 2**20  # bytes
MOST_ENTRIES = 100_000  # of one table
NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a file."""

    quarterdeck: str
    version: int


class TableHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a table: its name, and how many entries follow."""

    table: str
    entries: int


class PortableEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One entry as it is stored: when, who sat down in it, whether it fades, and what it says."""

    at: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]
    entry: msgspec.Raw
    person: str | None = None
    fades: bool = False


class PortableTable(NamedTuple):
    """A table on its way, or why it cannot be read."""

    name: str
    lines: list[PortableEntry]
    why: str = ""

    def rows(self, stage: str, game: str, opener: str) -> list[Row]:
        """Its log for a store that does not have it."""
        return [
            Row(
                *(self.name, number, line.at, bytes(line.entry)),
                person=line.person,
                fades=line.fades,
                about=None if number else About(stage, game, opener, due=0 if stage == "playing" else None),
            )
            for number, line in enumerate(self.lines)
        ]


class Portable:
    """A file that is written or read from its beginning."""

    def __init__(self, path: Path, file: IO[bytes]) -> None:
        self.path = path
        self.file = file

    @classmethod
    def new(cls, path: Path) -> "Portable":
        """A file that must not be there yet."""
        opened = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        portable = cls(path, os.fdopen(opened, "wb"))
        portable.file.write(msgspec.json.encode(Heading(FORM, VERSION)) + b"\n")
        return portable

    @classmethod
    def open(cls, path: Path) -> "Portable":
        """A file that must begin as these files do."""
        try:
            portable = cls(path, path.open("rb"))
        except OSError as error:
            raise StoreFailed(f"{path} cannot be read: {error.strerror}.") from error
        try:
            heading = msgspec.json.decode(portable.file.readline(LONGEST_LINE), type=Heading)
        except (msgspec.DecodeError, ValueError, OSError):
            heading = Heading("", 0)
        if heading != Heading(FORM, VERSION):
            portable.file.close()
            known = f"has version {heading.version} of its form; this Quarterdeck knows {VERSION}"
            raise StoreFailed(f"{path} {known if heading.quarterdeck == FORM else 'is not an export of Quarterdeck'}.")
        return portable

    def __enter__(self) -> "Portable":
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, table: PortableTable) -> None:
        """Add a table; `ValueError` where its log cannot be read, and then nothing of it is added."""
        for line in table.lines:
            read_entry(bytes(line.entry))
        lines: list[object] = [TableHead(table.name, len(table.lines)), *table.lines]
        self.file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))

    def settle(self) -> None:
        """Have all of it on the disk."""
        self.file.flush()
        os.fsync(self.file.fileno())
        sync_folder(self.path.parent)

    def place(self) -> int:
        """How many bytes are read."""
        return self.file.tell()


def write_portable(connection: sqlite3.Connection, table: str) -> list[PortableEntry]:
    """Work for the store's thread: a table's entries in their portable form."""
    query = "SELECT at, entry, person, fades FROM entries WHERE table_id = ? ORDER BY number"
    return [
        PortableEntry(at, msgspec.Raw(entry), person, fades is not None)
        for at, entry, person, fades in connection.execute(query, (table,))
    ]


def read_portable(portable: Portable) -> PortableTable | None:
    """The next table, None at the end; `StoreFailed` where the file is not what it should be any more."""
    first = portable.file.readline(LONGEST_LINE)
    if not first:
        return None
    try:
        head = msgspec.json.decode(first, type=TableHead)
        if not NAME.fullmatch(head.table) or not 0 < head.entries <= MOST_ENTRIES:
            raise ValueError
    except (msgspec.DecodeError, ValueError):
        raise StoreFailed(f"{portable.path} has a line where a table should begin and none does.") from None
    lines: list[PortableEntry] = []
    why = ""
    for _ in range(head.entries):
        text = portable.file.readline(LONGEST_LINE)
        if not text.endswith(b"\n"):
            return PortableTable(head.table, [], "the file ends in the middle of it")
        try:
            lines.append(_read_line(text))
        except (msgspec.DecodeError, ValueError, RecursionError):
            why = "a line of it cannot be read"
    return PortableTable(head.table, [] if why else lines, why)


def _read_line(text: bytes) -> PortableEntry:
    """One entry, if what stands beside it is what a server would have put there; else `ValueError`."""
    line = msgspec.json.decode(text, type=PortableEntry)
    entry = read_entry(bytes(line.entry))
    if line.person is not None and not (isinstance(entry, SatDown) and entry.badge == line.person):
        raise ValueError("somebody else sat down in it")
    if line.fades and not isinstance(entry, Chatted):
        raise ValueError("nothing fades but what people write")
    return msgspec.structs.replace(line, entry=msgspec.Raw(write_entry(entry)))  # as we write it, whoever wrote it so
