"""Messages by which people find a table: its one link, a code to say aloud, knocking, the public list."""

from typing import Annotated, Literal

import msgspec

from quarterdeck.table.table import Stage
from quarterdeck.wire.parts import Message, Part

LONGEST_WAIT = 25  # seconds for which somebody may ask to wait for an answer

# Over a socket


class SetDoors(Message, frozen=True, tag="set-doors"):
    """Who opened the table: whether it stands in the public list, whether anyone may join; or renew its one link.

    `overheard` says whether who watches without a seat reads what people write; where it does not, that stays as it is.
    """

    ask: int
    listed: bool
    anyone: bool
    renew: bool = False
    overheard: bool | None = None


class LetIn(Message, frozen=True, tag="let-in"):
    """Who opened the table: let somebody in who knocks, or turn them away."""

    ask: int
    knock: str
    welcome: bool = True


class Browse(Message, frozen=True, tag="browse"):
    """Show me the public list from now on."""


class Knock(Part, frozen=True):
    """Somebody knocks, under a name."""

    knock: str
    name: str


class Knocks(Message, frozen=True, tag="knocks"):
    """Who knocks now, for whoever opened the table."""

    knocks: tuple[Knock, ...]


class ListedSeat(Part, frozen=True):
    """A seat in the public list: which kind of bot has it, or whether a person does. Nobody's name is told."""

    bot: str = ""
    taken: bool = False


class Listed(Part, frozen=True):
    """A table in the public list, under an id that is good while it stands there; `anyone` where one may join."""

    listing: str
    game: str
    stage: Stage
    seats: tuple[ListedSeat, ...] = msgspec.field(name="chairs")
    anyone: bool
    spectators: int = 0


class Listings(Message, frozen=True, tag="listings"):
    """The public list: those one may join first, then those that play; the latest first."""

    tables: tuple[Listed, ...]


# Over HTTP


class Look(Part, frozen=True):
    """What is this invitation good for?"""

    invitation: str


class Looked(Part, frozen=True):
    """What an invitation is good for: a `free` seat; or it was `taken`, or is `void`, or `yours` already.

    `seat` is the one it is for; None with the link of a whole table. `opener` is where whoever opened it sits. Who was
    `let_in` after knocking sits down alone.
    """

    state: Literal["free", "taken", "void", "yours"]
    seat: int | None = None
    opener: int | None = None
    let_in: bool = False


class Wait(Part, frozen=True):
    """Answer as soon as there is something to say, or after so many seconds."""

    wait: Annotated[int, msgspec.Meta(ge=0, le=LONGEST_WAIT)] = 0


class Code(Part, frozen=True):
    """What may be said aloud for so many `seconds`."""

    code: str
    seconds: int


class KnockAt(Part, frozen=True):
    """Knock at the table of a code, under a name."""

    code: str
    name: str


class Knocking(Part, frozen=True):
    """One knocks at a table of this game: `waiting`, let `in` by an invitation for oneself, or turned `away`."""

    knock: str
    game: str
    state: Literal["waiting", "in", "away"]
    table: str = ""
    invitation: str = ""


class Join(Part, frozen=True):
    """Take a seat at a listed table that anyone may join; as in `Sit`."""

    name: str
    luck: str = ""


class Joined(Part, frozen=True):
    """Where one sits."""

    table: str
    seat: int
