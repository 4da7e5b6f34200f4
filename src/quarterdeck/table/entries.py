"""The entries of a table's log: what was decided, in the order it was. Replaying them restores the table.

They hold all that is secret at a table (its luck's key, invitations, cards drawn): they go into the store and nowhere
else.
"""

from typing import Any, Literal

import msgspec

from quarterdeck.core.lines import BreakReason
from quarterdeck.core.record import Stretch
from quarterdeck.table.timing import Timing

Tempo = Literal["slow", "normal", "quick", "quickest"]  # how fast bots answer
Matter = Literal["end", "pause", "bot", "link", Tempo]  # what people can agree on; a bot and a link are about a seat


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="entry", omit_defaults=True):
    """One line of a table's log."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One seat as it was set up: a bot's kind, or what lets a person sit down."""

    bot: str = ""
    invitation: str = ""


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What others had played of a game that is played on here: the first lines of its record, and whose they are."""

    log: tuple[str, ...]
    stretches: tuple[Stretch, ...]


class TableOpened(Entry, frozen=True, tag="opened"):
    """Somebody opened the table: which game, by which rules, for whom, and the key of its luck."""

    game: str
    edition: int
    options: dict[str, Any]
    seats: tuple[Seat, ...] = msgspec.field(name="places")
    opener: str
    key: str  # in hexadecimal digits
    timing: Timing = Timing()
    data: str | dict[str, Any] = ""  # as in records; the components of today where it does not say
    invitation: str = ""  # for whichever seat is free
    listing: str = ""  # the id under which it stands in the public list
    anyone: bool = False  # whether whoever finds it may join
    overheard: bool = True  # whether who watches without a seat reads what people write
    head: Head | None = None


class SatDown(Entry, frozen=True, tag="sat"):
    """A person took a seat, under a name, and added some bytes to the luck.

    Where several share one screen, each `person` is a hand, a name that only the table knows, and the screen's badge is
    its `holder`; `code` is the fingerprint of what opens that hand.
    """

    seat: int
    person: str
    name: str
    luck: str = ""
    holder: str = ""
    code: str = ""

    @property
    def badge(self) -> str:
        """Whose browser it is."""
        return self.holder or self.person


class Renamed(Entry, frozen=True, tag="renamed"):
    """Who has a seat is called otherwise from now on; `was` is what they were called before."""

    seat: int
    name: str
    was: str


class Forgotten(Entry, frozen=True, tag="forgotten"):
    """Where somebody who is forgotten sat down, and left before the game began, or took a name; it keeps its number."""


class Arranged(Entry, frozen=True, tag="arranged"):
    """Before the game began the opener gave a seat to a bot, or made a new link for it; who sat there has left."""

    seat: int
    bot: str = ""
    invitation: str = ""


class DoorsSet(Entry, frozen=True, tag="doors"):
    """The opener chose who may come besides those who were sent a link to a seat; as in `TableOpened`."""

    invitation: str = ""
    listing: str = ""
    anyone: bool = False
    overheard: bool = True


class GameBegan(Entry, frozen=True, tag="began"):
    """Everybody was there, and chance dealt."""

    draws: tuple[str, ...]


class Answered(Entry, frozen=True, tag="acted"):
    """A seat answered a decision, or a bot of this kind stood in for it; and what chance made of it."""

    seat: int
    decision: int
    action: str
    draws: tuple[str, ...] = ()
    stand_in: str = ""


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


# What happens around the game


class Left(Entry, frozen=True, tag="left"):
    """Somebody who is asked is away, and has been since a while."""

    seat: int
    since: int


class Returned(Entry, frozen=True, tag="returned"):
    """Somebody who was away is here again."""

    seat: int


class Deserted(Entry, frozen=True, tag="deserted"):
    """All people are away: time stands still, since the last of them went."""

    since: int


class Peopled(Entry, frozen=True, tag="peopled"):
    """One of them is here again: time goes on."""


class Lifted(Entry, frozen=True, tag="lifted"):
    """The curtain before somebody who shares a screen and is asked was lifted: their clock begins."""

    seat: int


class TookBack(Entry, frozen=True, tag="took-back"):
    """A seat took the answer back that it had given in the entry `answer`."""

    seat: int
    answer: int


class Rewound(Entry, frozen=True, tag="rewound"):
    """Who is alone with bots went back to where they gave the answer in the entry `answer`."""

    seat: int
    answer: int


class Hinted(Entry, frozen=True, tag="hinted"):
    """Who is alone with bots was told what one of this kind would do."""

    seat: int
    decision: int
    bot: str


class Resigned(Entry, frozen=True, tag="resigned"):
    """A person left the seat to a bot for good."""

    seat: int
    bot: str


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposed something to all who have a say in it, itself included."""

    seat: int
    what: Matter
    voters: tuple[int, ...]
    about: int | None = None  # the seat that is to be handed over


class Agreed(Entry, frozen=True, tag="agreed"):
    """A seat agreed to the proposal made in an entry."""

    seat: int
    proposal: int


class Declined(Entry, frozen=True, tag="declined"):
    """A seat turned the proposal made in an entry down, or took its own back."""

    seat: int
    proposal: int


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """All agreed to give a seat to a bot, or to whoever sits down with a new invitation and is not barred."""

    seat: int
    bot: str = ""
    invitation: str = ""
    barred: tuple[str, ...] = ()  # as marks that the table makes of people


class Reclaimed(Entry, frozen=True, tag="reclaimed"):
    """Whoever had a seat came back before anybody else had taken it."""

    seat: int


class Paused(Entry, frozen=True, tag="paused"):
    """All agreed that time stands still."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """A seat ended the pause."""

    seat: int


class Paced(Entry, frozen=True, tag="paced"):
    """All who were there agreed how fast bots answer from now on."""

    tempo: Tempo


class BrokenOff(Entry, frozen=True, tag="broken-off"):
    """The game ended without an outcome."""

    reason: BreakReason


class Rematched(Entry, frozen=True, tag="rematched"):
    """A seat proposed to play again: at this table, where each seat has an invitation, empty for bots."""

    seat: int
    table: str
    invitations: tuple[str, ...]


Seating = SatDown | Renamed | Arranged | Forgotten | DoorsSet
Presence = Left | Returned | Deserted | Peopled
Undoing = TookBack | Rewound
Agreement = Proposed | Agreed | Declined | HandedOver | Reclaimed | Paused | Resumed | Paced | BrokenOff
Around = Presence | Lifted | Undoing | Hinted | Resigned | Agreement | Rematched
TableEntry = TableOpened | Seating | GameBegan | Answered | Stated | Chatted | Around

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
