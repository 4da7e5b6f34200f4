"""The file that says what a server has of somebody. Of games in play it holds only what its reader did themselves."""

from typing import Literal

from quarterdeck.wire.messages import Part

FORMAT = 1


class OwnEntry(Part, frozen=True):
    """What one did, stated or wrote in an entry of a table's log, or how one was called from there on.

    What one wrote is empty once it faded.
    """

    entry: int
    at: int
    what: Literal["acted", "said", "wrote", "renamed"]
    text: str


class OwnTable(Part, frozen=True):
    """A table one opened or sits at: times in milliseconds since 1970, `luck` the bytes one added, in hex.

    `origin` is a fingerprint of the address it was opened from, in the file of whoever opened it, while it is kept.
    `replay` opens the record of the game to whoever knows it, once the game is over.
    """

    table: str
    game: str
    stage: str
    opened: int
    touched: int
    opener: bool
    origin: str | None
    seat: int | None
    name: str
    sat: int | None
    luck: str
    entries: tuple[OwnEntry, ...]
    replay: str = ""


class OwnBlock(Part, frozen=True):
    """Somebody one blocks, under the name they had."""

    name: str
    at: int


class OwnReport(Part, frozen=True):
    """Somebody one reported to the host."""

    table: str
    seat: int
    at: int
    text: str


class OwnWay(Part, frozen=True):
    """A link, a feed or a device that leads to one, since when, and whether it was used; its secret is not told."""

    kind: str
    made: int
    used: bool


class Own(Part, frozen=True):
    """All that is stored under a badge, `person`, at a time; `days` says how long what is kept.

    `removed` are tables one took off one's list, `signed_out` how often one signed out everywhere.
    """

    quarterdeck: int
    at: int
    person: str
    tables: tuple[OwnTable, ...]
    blocks: tuple[OwnBlock, ...]
    reports: tuple[OwnReport, ...]
    bans: tuple[int, ...]
    days: dict[str, int | None]
    ways: tuple[OwnWay, ...] = ()
    removed: tuple[str, ...] = ()
    signed_out: int = 0
