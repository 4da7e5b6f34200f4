"""What the host's commands and a running server say to each other, over a local socket that its owner alone may use.

Each line is one of these as JSON. A command asks for one thing on a connection; the server answers with any number of
`Progress` and then with one other line.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from quarterdeck.table.table import Stage

SOCKET = "control.sock"
LONGEST_ADDRESS = 100  # bytes of a socket's path; systems take 104 to 108
LONGEST_WISH = 2**16  # bytes of a line from a command
LONGEST_ANSWER = 2**22  # bytes of a line to a command
MOST_LISTED = 1000

Most = Annotated[int, msgspec.Meta(ge=1, le=MOST_LISTED)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
File = Annotated[str, msgspec.Meta(min_length=1, max_length=4096)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", omit_defaults=True):
    """Something the host wants."""


class ListTables(Wish, frozen=True, tag="tables"):
    """The tables touched last, of one stage or of all."""

    most: Most
    stage: Stage | None = None


class ListReports(Wish, frozen=True, tag="reports"):
    """What people reported last."""

    most: Most


class CloseTable(Wish, frozen=True, tag="close"):
    """End a table for everybody; delete its log too, or open it again."""

    table: Name
    delete: bool = False
    reopen: bool = False


class PutBan(Wish, frozen=True, tag="ban"):
    """Keep a badge, an address or a network out, or let it in again."""

    whom: Name
    reason: Reason = ""
    lift: bool = False


class ListBans(Wish, frozen=True, tag="bans"):
    """Who is kept out, and which tables are closed."""


class Backup(Wish, frozen=True, tag="backup"):
    """Copy the store to a new file, while everybody plays on."""

    file: File


class Restore(Wish, frozen=True, tag="restore"):
    """Put a backup in the place of the store; everybody comes again."""

    file: File


class Export(Wish, frozen=True, tag="export"):
    """Write the logs of tables, or of all, to a new file."""

    file: File
    tables: Annotated[tuple[Name, ...], msgspec.Meta(max_length=1000)] = ()


class Import(Wish, frozen=True, tag="import"):
    """Take the tables of such a file over."""

    file: File


Wishes = ListTables | ListReports | CloseTable | PutBan | ListBans | Backup | Restore | Export | Import


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="answer"):
    """What the server says."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of an answer."""


class Progress(Answer, frozen=True, tag="progress"):
    """How far it is."""

    done: int
    total: int


class Failed(Answer, frozen=True, tag="failed"):
    """It was not done; a sentence says why."""

    why: str


class Sitting(Part, frozen=True):
    """One seat: a person with a name and the beginning of a badge, a bot's kind, or nobody yet."""

    name: str = ""
    badge: str = ""
    bot: str = ""


class Present(Part, frozen=True):
    """One connection to a table: whose, from where, and the seat, if any."""

    badge: str
    address: str
    seat: int | None = None


class TableLine(Part, frozen=True):
    """One table as the host sees it: who is there and how large it is, nothing of the game.

    The bytes of a log tell something of the cards in it, so they are told when the game is over.
    """

    table: str
    game: str
    stage: Stage
    closed: bool
    opened: int
    touched: int
    entries: int
    bytes: int | None
    seats: tuple[Sitting, ...]
    present: tuple[Present, ...]


class Tables(Answer, frozen=True, tag="tables"):
    """Tables, those touched last first; how many sockets there are in all."""

    tables: tuple[TableLine, ...]
    sockets: int


class ReportLine(Part, frozen=True):
    """What somebody said of somebody at a table."""

    at: int
    table: str
    seat: int
    reported: str
    reporter: str
    text: str


class Reports(Answer, frozen=True, tag="reports"):
    """The latest first."""

    reports: tuple[ReportLine, ...]


class BanLine(Part, frozen=True):
    """A badge, an address or a table that is kept out."""

    kind: Literal["badge", "address", "table"]
    value: str
    at: int
    reason: str


class Bans(Answer, frozen=True, tag="bans"):
    """The latest first."""

    bans: tuple[BanLine, ...]


class Closed(Answer, frozen=True, tag="closed"):
    """A table was closed, deleted or opened again; so many connections were there."""

    table: str
    told: int


class Banned(Answer, frozen=True, tag="banned"):
    """What is kept out from now on, or no longer; so many connections were put out; what the host may want to know."""

    kind: Literal["badge", "address"]
    value: str
    told: int
    warning: str = ""


class Copied(Answer, frozen=True, tag="copied"):
    """The store is copied, and on the disk."""

    bytes: int


class Restored(Answer, frozen=True, tag="restored"):
    """The store is another; the one before is kept, where there was one."""

    aside: str
    tables: int


class Skipped(Part, frozen=True):
    """A table that was left out, and why."""

    table: str
    why: str


class Exported(Answer, frozen=True, tag="exported"):
    """What was written."""

    tables: int
    entries: int
    skipped: tuple[Skipped, ...]


class Imported(Answer, frozen=True, tag="imported"):
    """What was taken over, and what was not."""

    tables: tuple[str, ...]
    skipped: tuple[Skipped, ...]


Final = Failed | Tables | Reports | Bans | Closed | Banned | Copied | Restored | Exported | Imported
Answers = Progress | Final

READ_WISH: msgspec.json.Decoder[Wishes] = msgspec.json.Decoder(Wishes)
READ_ANSWER: msgspec.json.Decoder[Answers] = msgspec.json.Decoder(Answers)


@contextmanager
def short_address(folder: Path) -> Iterator[str]:
    """The socket's path for `bind` or `connect`; where it is too long for one, relative to a folder that is entered."""
    path = str((folder / SOCKET).absolute())
    if len(os.fsencode(path)) <= LONGEST_ADDRESS:
        yield path
        return
    before = os.open(".", os.O_RDONLY)
    os.chdir(folder)
    try:
        yield SOCKET
    finally:
        os.fchdir(before)
        os.close(before)
