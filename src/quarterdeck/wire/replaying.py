"""Messages by which a finished game is looked at again: a replay with its steps, its review, its rooms, playing on.

A step is a line of a record that is no chance line, counted from 1; step 0 is the deal. `News` of a replay are a
table's, with steps in the place of entries.
"""

from typing import Annotated, Literal

import msgspec

from quarterdeck.core.lines import BreakReason
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.reasons import Reason
from quarterdeck.core.telling import Phrase
from quarterdeck.wire.doors import Wait
from quarterdeck.wire.messages import NOTHING, News, Seat
from quarterdeck.wire.parts import Part

Eyes = Literal["0", "1", "2", "3", "4", "5", "6", "7", "spectator", "open"]
MarkKind = Literal["stood-in", "took-back", "went-back", "hinted", "resigned", "handed-over", "took-over", "broken-off"]
ReviewState = Literal["queued", "running", "done", "failed"]
Looks = Literal["worse", "same", "better"]
LARGEST_FILE = 2**20  # bytes of a record that is sent in
MOST_LINES = 10_000  # of its log

StepNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)]


# A replay


class Origin(Part, frozen=True):
    """From which step of which replay a game was played on."""

    replay: str
    step: int


class ReplayShown(Part, frozen=True):
    """What game a replay is of, and who was dealt in; nothing that depends on how it went on.

    `seat` is where the asker sat; `file` says that somebody sent it in, and that it is kept for a while only.
    """

    replay: str
    game: str
    edition: int
    options: dict[str, str | bool]
    seats: tuple[Seat, ...] = msgspec.field(name="chairs")
    commitment: str
    origin: Origin | None = None
    seat: int | None = None
    withdrawable: bool = False
    file: bool = False


class Moment(Part, frozen=True):
    """Show me how things stood after a step, by these eyes, and what was told and said after the step `since`."""

    eyes: Eyes = "spectator"
    step: StepNumber = 0
    since: Annotated[int, msgspec.Meta(ge=NOTHING, le=MOST_LINES)] = NOTHING


class Mark(Part, frozen=True):
    """A step that is marked on the slider, and what happened around the game there."""

    step: int
    kind: MarkKind
    seat: int | None = None


class ReplayEnd(Part, frozen=True):
    """How a game ended, for who asks for that: how many steps it had, and in which line of the file each one stands.

    `reasons` say why it ended so: those of a seat sum to its score, those of nobody say what decided it.
    """

    steps: int
    outcome: Outcome | None
    broken_off: BreakReason | None
    rewinds: int
    hints: int
    marks: tuple[Mark, ...]
    lines: tuple[int, ...]
    reasons: tuple[Reason, ...] = ()


class ReplayMade(Part, frozen=True):
    """Under which id a record that was sent in is kept for an hour."""

    replay: str


# Its review


class ReviewSince(Wait, frozen=True):
    """Show me what a review found, from the one with this number on."""

    since: Annotated[int, msgspec.Meta(ge=0, le=MOST_LINES)] = 0


class Share(Part, frozen=True):
    """A part of the win as a search estimates it, with its standard error."""

    value: float
    error: float


class Judged(Part, frozen=True, tag_field="type", tag="judged"):
    """One decision looked at: what was done and what the search chose, in the words of records.

    `value` and `best` are what both promised from the own view; `loss` is the difference, `doubt` its standard error.
    """

    step: int
    seat: int
    action: str
    choice: str
    value: float
    best: float
    loss: float
    doubt: float


class Costly(Part, frozen=True, tag_field="type", tag="costly"):
    """One of the costliest decisions: what was done and what was better, as the log says it to who decided.

    `open_value` and `open_best` are what both were worth with everything open, and `looks` how what was done looks
    there. `shown` carries out what was better in the true world, up to the next decision and with luck drawn anew, and
    is what who decided would have been told and shown.
    """

    step: int
    seat: int
    loss: float
    doubt: float
    done: Phrase
    better: Phrase
    open_value: Share
    open_best: Share
    looks: Looks
    shown: News


class Chances(Part, frozen=True, tag_field="type", tag="chances"):
    """What every seat could expect before the decision of a step, from its own view then; `laid_open` with all known.

    `suspicion` has for each of the review's sides, and for each seat, how likely the others still in play found it on
    the average that it was on that side.
    """

    step: int
    shares: tuple[Share, ...]
    laid_open: tuple[Share, ...]
    suspicion: tuple[tuple[float | None, ...], ...]


class Ended(Part, frozen=True, tag_field="type", tag="ended"):
    """What every seat got in the end, after the last step, and on which of the sides it was."""

    step: int
    shares: tuple[float, ...]
    sides: tuple[str | None, ...]


Reviewed = Judged | Costly | Chances | Ended


class Review(Part, frozen=True):
    """How far a review is: how many wait before it, how much of it is done, and what it found, in order.

    Judgements come first, then the costliest of them, then the chances. `sides` are those on which somebody may
    secretly be, in the game's words.
    """

    state: ReviewState
    place: int
    done: int
    of: int
    sides: tuple[str, ...] = ()
    judgements: tuple[Reviewed, ...] = ()


# Playing on


class PlayOn(Part, frozen=True):
    """Open a table for me that plays on after a step, on this seat; `bots` are the kinds on all others, in order.

    The answer is as to `Open`: I sit down when I have seen what seals the luck.
    """

    step: StepNumber
    seat: int
    bots: tuple[str, ...]


# A room where several look at one replay


class EnterRoom(Part, frozen=True):
    """Make a room and lead there, or come to one, under a name."""

    name: str


class RoomMade(Part, frozen=True):
    """A room is open; whoever knows its id may come."""

    room: str


class RoomSince(Wait, frozen=True):
    """Show me the room when it has changed since this version of it."""

    since: Annotated[int, msgspec.Meta(ge=NOTHING)] = NOTHING


class RoomGuest(Part, frozen=True):
    """Somebody in a room; `here` while they look."""

    number: int
    name: str
    here: bool


class RoomChat(Part, frozen=True):
    """What a guest wrote."""

    number: int
    guest: int
    text: str


class Room(Part, frozen=True):
    """A room as it stands at a version: where its leader is, who is there, and the last of what they wrote.

    `you` is the asker's own number among the guests; the leader moves, and the others may follow.
    """

    room: str
    replay: str
    version: int
    leader: int
    you: int
    eyes: Eyes
    step: int
    guests: tuple[RoomGuest, ...]
    chat: tuple[RoomChat, ...]


class MoveRoom(Part, frozen=True):
    """Who leads moves: to a step, with these eyes."""

    eyes: Eyes
    step: StepNumber


class ChatInRoom(Part, frozen=True):
    """What I write to all in the room."""

    text: str


class GiveLead(Part, frozen=True):
    """Who leads gives the lead to another guest; whoever is there takes it where the leader is gone."""

    guest: int


# As a page to be read


class StoryIn(Part, frozen=True):
    """The whole game as one page, in a language."""

    language: Literal["en", "fr"] = "en"
