"""Every message between the server and whoever sits at a table, watches one or opens one, as typed values.

A frame of the WebSocket is one of these as JSON, told apart by `type`; requests and answers over HTTP are the others.
Nothing here holds a sentence but what people write themselves: refusals, tellings and statements carry a key and slots,
and the reader's words make the text.
"""

from typing import Annotated, Literal

import msgspec

from quarterdeck.core.lines import BreakReason
from quarterdeck.core.record import Fairness
from quarterdeck.core.telling import Caution, Phrase
from quarterdeck.table.entries import Matter as Matter
from quarterdeck.table.entries import Tempo as Tempo
from quarterdeck.table.table import Stage
from quarterdeck.table.talk import LONGEST_CHAT as LONGEST_CHAT
from quarterdeck.table.talk import LONGEST_CHAT_BYTES as LONGEST_CHAT_BYTES
from quarterdeck.table.timing import Timing as Timing
from quarterdeck.wire.doors import LONGEST_WAIT as LONGEST_WAIT
from quarterdeck.wire.doors import Browse, Knocks, LetIn, Listings, SetDoors, Wait
from quarterdeck.wire.hands import LONGEST_CODE as LONGEST_CODE
from quarterdeck.wire.hands import SHORTEST_CODE as SHORTEST_CODE
from quarterdeck.wire.hands import Hand, OpenHand
from quarterdeck.wire.parts import Message as Message
from quarterdeck.wire.parts import Part as Part

TakeBackReason = Literal["chance", "moved-on", "learned"]
NOTHING = -1  # the entry seen last by somebody who has seen none
LONGEST_ONCE = 40


# From a client, over its socket


class Watch(Message, frozen=True, tag="watch"):
    """Show me this table from now on; I have seen its log up to and with the entry `since`.

    With a `listing` instead of a table: the one that stands under it in the public list, as strangers see it. With a
    `hand`: as the one of those at this screen before whom the curtain is lifted. Whoever has an
    `invitation` that is good gets in however many watch.
    """

    table: str = ""
    since: int = NOTHING
    listing: str = ""
    hand: OpenHand | None = None
    invitation: str = ""


class Act(Message, frozen=True, tag="act"):
    """My answer to a decision, in the words of records; `ask` is mine, and comes back with the answer."""

    ask: int
    decision: int
    action: str


Once = Annotated[str, msgspec.Meta(max_length=LONGEST_ONCE)]


class Say(Message, frozen=True, tag="say"):
    """A statement of mine, in the words of records; one that has the same `once` as an earlier one is that one."""

    ask: int
    statement: str
    once: Once = ""


class Chat(Message, frozen=True, tag="chat"):
    """What I write to everybody at the table; with `once` as for a statement."""

    ask: int
    text: str
    once: Once = ""


class Rename(Message, frozen=True, tag="rename"):
    """I am called otherwise at this table from now on; by the same rules as when sitting down."""

    ask: int
    name: str


class Alive(Message, frozen=True, tag="alive"):
    """Somebody looks at this tab; sent when there was a sign of it, at most once in 30 seconds."""


class TakeBack(Message, frozen=True, tag="take-back"):
    """I take the answer back that I gave in this entry of the log, as was offered to me."""

    ask: int
    entry: int


class Rewind(Message, frozen=True, tag="rewind"):
    """Alone with bots: go back to where I gave the answer in this entry of the log."""

    ask: int
    entry: int


class AskHint(Message, frozen=True, tag="ask-hint"):
    """Alone with bots: what would the best of them decide here?"""

    ask: int
    decision: int


class Resign(Message, frozen=True, tag="resign"):
    """I leave my seat to a bot for good."""

    ask: int


class Propose(Message, frozen=True, tag="propose"):
    """Shall we end the game, pause it, give away the seat of somebody gone, or have bots answer more slowly or quickly?

    A seat is given to a `bot`, or by a `link` to whoever gets that; how fast bots answer is for those who are here.
    """

    ask: int
    what: Matter
    about: int | None = None  # the seat, for a bot or a link


class Agree(Message, frozen=True, tag="agree"):
    """I agree to the proposal of this number."""

    ask: int
    proposal: int


class Decline(Message, frozen=True, tag="decline"):
    """I do not agree to it, or take my own back."""

    ask: int
    proposal: int


class Resume(Message, frozen=True, tag="resume"):
    """Let us go on after a pause."""

    ask: int


class Skip(Message, frozen=True, tag="skip"):
    """I would not wait for the bots until I am asked; it is so where all who are here say it."""

    ask: int


class Reading(Message, frozen=True, tag="reading"):
    """While I read, or until a minute from now, the bots should wait; it is so where all who are here read."""

    ask: int
    on: bool


class Arrange(Message, frozen=True, tag="arrange"):
    """Who opened the table, before the game: give a free seat to a `bot`; or, without one, make a new link for it.

    With the new link the old one is void, and who sat there has left.
    """

    ask: int
    seat: int
    bot: str = ""


class Start(Message, frozen=True, tag="start"):
    """Who opened the table: begin now, with bots on all seats that are free."""

    ask: int
    bot: str = "bosun"


class Rematch(Message, frozen=True, tag="rematch"):
    """The game is over: let us play it again, everybody one seat on."""

    ask: int


Wish = (
    Act
    | Say
    | Chat
    | TakeBack
    | Rewind
    | AskHint
    | Resign
    | Propose
    | Agree
    | Decline
    | Resume
    | Skip
    | Reading
    | Arrange
    | Start
    | Rematch
    | SetDoors
    | LetIn
    | Rename
)
Asked = Watch | Browse | Alive | Wish


# From the server, over a socket


class Seat(Part, frozen=True):
    """One seat, as everybody sees it: a person's name, or which of the crew; whether anybody is there.

    A bot that has a person's seat since they resigned, or were long away, has that person's `name`, and no `crew`.
    Seats of the same `screen`, counted from 1, are those of people who share one.
    """

    name: str = ""
    bot: str = ""
    crew: int = 0  # which name of the crew a bot has, from 1
    taken: bool = False
    here: bool = False
    screen: int = 0


class NextGame(Part, frozen=True):
    """Where the same people play again, and what lets you sit down there; no `invitation` where you only watched.

    Several at one screen sit down with those of `screen`, one for each of their `hands`.
    """

    table: str
    invitation: str = ""
    screen: tuple[str, ...] = ()


class Shown(Message, frozen=True, tag="table"):
    """What table this is, who sits where, and which seat is yours (None for a spectator).

    `edition` is the rules version it was begun under and is played by to its end.
    `invitations` are for whoever opened the table: what others need to sit down, None where nobody is wanted. The luck
    is sealed by `commitment` before anybody adds to it, and laid open when the game is over. `build` names the client
    and the words that the server hands out now; it is empty where there is no client. `opener` says whether you opened
    the table; `alone`, whether you play with bots only and may rewind. A game that was `broken_off` has no outcome.
    `invitation` is for whoever opened the table too: with it anybody may take any free seat. `listed` says whether
    strangers find the table and may watch, `anyone`, whether they may join; `spectators` how many people watch now;
    `overheard`, whether those read what people write (strangers never do).
    `hands` are those of the people at your screen, where several share it; `seat` is the one whose hand is open.
    `replay` opens the record of the game once it is over; strangers are not told it.
    """

    table: str
    game: str
    edition: int
    options: dict[str, str | bool]
    stage: Stage
    seat: int | None
    seats: tuple[Seat, ...] = msgspec.field(name="chairs")
    commitment: str
    invitations: tuple[str | None, ...] = ()
    luck: Fairness | None = None
    build: str = ""
    timing: Timing = Timing()
    opener: bool = False
    alone: bool = False
    broken_off: BreakReason | None = None
    rematch: NextGame | None = None
    invitation: str = ""
    listed: bool = False
    anyone: bool = False
    spectators: int = 0
    hands: tuple[Hand, ...] = ()
    overheard: bool = True
    replay: str = ""


class Line(Part, frozen=True):
    """One telling, with the entry of the log that it belongs to."""

    entry: int
    clause: str
    key: str
    slots: dict[str, object]


class Heard(Part, frozen=True):
    """What a seat said in an entry of the log: a statement, as key and slots with its clause, or a `text` it wrote."""

    entry: int
    seat: int
    text: str = ""
    clause: str = ""
    key: str = ""
    slots: dict[str, object] = msgspec.field(default_factory=dict)


class Choice(Part, frozen=True):
    """One thing you may do: its words, and the same as a verb and what fills its places."""

    action: str
    verb: str
    slots: dict[str, str]


class News(Message, frozen=True, tag="news"):
    """What you learn from the entries after `since` up to and with `entry`, and how things stand after them.

    `view` has the game's own form; it is null while the game has not begun. `decision` is the number your answer must
    name, null while nothing is asked of you. `asked` says what those in the view's `actors` must decide, as far as you
    know; `hints` what you might overlook, each with its clause and the words of the choices it is about (none where it
    is about all of it). `speaks` is true while you may make a statement.
    """

    entry: int
    since: int
    told: tuple[Line, ...]
    said: tuple[Heard, ...]
    speaks: bool
    view: msgspec.Raw
    decision: int | None
    choices: tuple[Choice, ...]
    asked: Phrase | None
    hints: tuple[Caution, ...]


class SeatTime(Part, frozen=True):
    """The time of one seat, in milliseconds from now on.

    `clock` is what is left on it, null without one, and `runs` whether it runs. `away` is whoever is known not to be
    there; where they must decide, a stand-in does in `stand_in`. In `gone` the others may give the seat away.
    """

    clock: int | None = None
    runs: bool = False
    away: bool = False
    stand_in: int | None = None
    gone: int | None = None


class Proposal(Part, frozen=True):
    """What a seat proposes; all `voters` must agree. `about` is the seat that is to be given away."""

    number: int
    seat: int
    what: Matter
    voters: tuple[int, ...]
    agreed: tuple[int, ...]
    about: int | None = None


class Around(Message, frozen=True, tag="around"):
    """How things stand around the game, after whatever changed it; sent once the game has begun.

    Time stands still while the game is `paused`, or `deserted`. `links` are new invitations to seats in play, for those
    who gave them away. `own` are the entries of your answers that you may rewind to. Bots answer at this `tempo`;
    `skipping` are the seats whose people would not wait for them until they are asked, and where they are all who are
    here bots are `hurried`; in the same way bots are `waiting` for those who are `reading`.
    """

    seats: tuple[SeatTime, ...]
    paused: bool = False
    deserted: bool = False
    proposal: Proposal | None = None
    links: dict[int, str] = msgspec.field(default_factory=dict)
    own: tuple[int, ...] = ()
    rewinds: int = 0
    hints: int = 0
    tempo: Tempo = "normal"
    skipping: tuple[int, ...] = ()
    reading: tuple[int, ...] = ()
    hurried: bool = False
    waiting: bool = False


class Offer(Message, frozen=True, tag="offer"):
    """Whether you may take back what you answered in `entry`; if not, why: `chance`, `moved-on`, or `learned`."""

    entry: int
    reason: TakeBackReason | None = None


class Hint(Message, frozen=True, tag="hint"):
    """What a bot of this kind would answer to your decision."""

    decision: int
    bot: str
    choice: Choice


class Done(Message, frozen=True, tag="done"):
    """What you asked for stands in the log for good."""

    ask: int
    entry: int


class Refused(Message, frozen=True, tag="refused"):
    """What you asked for was not done, and why; `ask` is null where none could be read."""

    key: str
    slots: dict[str, object] = msgspec.field(default_factory=dict)
    clause: str = ""
    ask: int | None = None


Sent = Shown | News | Around | Offer | Hint | Knocks | Listings | Done | Refused


# Over HTTP


class GameOffered(Part, frozen=True):
    """A game one may open a table of; `presets` are options that belong together, by the name of the reading.

    `timings` are clocks that fit its length: of each kind (`decision`, `bank`, `correspondence`) by speed. `best` is
    how many should play, `minutes` how long that takes one person among bots (0: unknown). `weight` goes from 1 to 3.
    """

    name: str
    title: str
    least: int
    most: int
    options: dict[str, list[str | bool]]
    presets: dict[str, dict[str, str | bool]]
    bots: tuple[str, ...]
    timings: dict[str, dict[str, Timing]]
    best: int = 0
    minutes: int = 0
    weight: int = 2


class Mine(Part, frozen=True):
    """A table one sits at: `asked` where it waits for one's answer, `at` the time of its last entry in milliseconds.

    `rewinds` and `hints` are how often one went back, or was told what a bot would do; `replay` as in `Shown`.
    """

    table: str
    game: str
    stage: Stage
    seat: int
    seats: tuple[Seat, ...] = msgspec.field(name="chairs")
    asked: bool
    at: int
    rewinds: int = 0
    hints: int = 0
    replay: str = ""


class Welcome(Part, frozen=True):
    """All that the start page needs: the games, and the tables one sits at, the latest first."""

    games: tuple[GameOffered, ...]
    tables: tuple[Mine, ...]


class ForFriends(Part, frozen=True):
    """Where friends find this server, without a path; an empty `url` means that only this computer can reach it."""

    url: str


class Open(Part, frozen=True):
    """Open a table: for each seat `person`, or the name of a bot; in the public list, or for anyone, if wanted.

    `overheard` as in `SetDoors`.
    """

    game: str
    seats: tuple[str, ...]
    options: dict[str, str | bool] = msgspec.field(default_factory=dict)
    timing: Timing = Timing()
    listed: bool = False
    anyone: bool = False
    overheard: bool = True


class Opened(Part, frozen=True):
    """A table is open: the seal of its luck, and for each person's seat what lets one sit down on it.

    With the one `invitation` anybody sits down on any of them.
    """

    table: str
    commitment: str
    invitations: tuple[str | None, ...]
    invitation: str = ""


class Sit(Part, frozen=True):
    """Sit down with an invitation, under a name, adding random bytes (in hexadecimal digits) to the luck."""

    invitation: str
    name: str
    luck: str = ""


class Seated(Part, frozen=True):
    """Where one sits."""

    seat: int


class Poll(Wait, frozen=True):
    """Show me what happened since the entry I have seen, in the query of a request."""

    since: int = NOTHING
