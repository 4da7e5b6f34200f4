"""Messages by which somebody is themselves in several browsers, and looks after the tables they sit at."""

from typing import Annotated, Literal

import msgspec

from quarterdeck.wire.messages import Mine
from quarterdeck.wire.parts import Part

DEVICE_SECONDS = 600  # for which what is made for a device is good

WayKind = Literal["link", "device", "feed"]
Filter = Literal["turn", "running", "finished"]


class MakeWay(Part, frozen=True):
    """Make a link to oneself, one for a single device, or a feed; link and feed are the same until renewed."""

    kind: WayKind
    renew: bool = False


class Way(Part, frozen=True):
    """A secret that leads to oneself, since when in milliseconds; one for a device is good for `seconds` more."""

    kind: WayKind
    secret: str
    made: int
    seconds: int | None = None


class Ways(Part, frozen=True):
    """All that leads to oneself at the moment."""

    ways: tuple[Way, ...]


class Claim(Part, frozen=True):
    """Whom does this secret lead to? Or: let this browser be them."""

    secret: str


class Found(Part, frozen=True):
    """Whom a secret leads to: what they were called last, how many `tables` they have; `you` if it is oneself.

    `own` is how many tables stay with the badge that asks.
    """

    kind: WayKind
    you: bool
    name: str
    tables: int
    own: int


class SignOut(Part, frozen=True):
    """Make all badges and links void; asked again with the same `once`, as after a lost answer, it is the same one."""

    once: Annotated[str, msgspec.Meta(max_length=40)] = ""


class ListOf(Part, frozen=True):
    """Which tables one asks for: those that pass a filter, after the ones a list ended with."""

    filter: Filter
    after: str = ""


class MyTables(Part, frozen=True):
    """Some of the tables one sits at, the latest first; with `more` as `after` one asks for those that follow."""

    tables: tuple[Mine, ...]
    more: str = ""
