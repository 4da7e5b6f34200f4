"""What one seat of Meuterer may know: another type than the truth, filled field by field."""

from typing import Literal

from quarterdeck.core.outcome import Outcome
from quarterdeck.core.view import View, ViewPart

Phase = Literal["offer", "goods", "action", "mutiny", "sales", "split", "return", "over"]
Mutiny = Literal["none", "failed", "succeeded"]


class Island(ViewPart, frozen=True):
    """An island of the ring, and which of its cells are reconstructed."""

    name: str
    buys: str  # a kind of goods, or any
    alone: int
    two: int
    three: int
    docking: int
    recon: tuple[str, ...]


class Sold(ViewPart, frozen=True):
    """What somebody sells at an active island; the number is not yet known while it is being chosen."""

    good: str
    number: int


class Sailor(ViewPart, frozen=True):
    """What everybody sees of a player (M1.6, M3.4)."""

    points: int
    cards: int  # in the hand
    shown: tuple[str, ...]
    fought: int  # conflict cards played in the mutiny
    left: int | None  # how many left before him, once he has left
    role: str | None  # his action card, once revealed
    here: Sold | None  # sold at the ship's island
    behind: Sold | None  # sold at the island it came from


class Rejects(ViewPart, frozen=True):
    """What a Loader gave back in a round: he alone knows the cards (M1.6)."""

    round: int
    by: int
    number: int
    cards: tuple[str, ...]


class Split(ViewPart, frozen=True):
    """A kind sold at both active islands: how many of it may go to the ship's (M7.5)."""

    good: str
    least: int
    most: int


class Trace(ViewPart, frozen=True):
    """Since the draw pile was filled, these places together hold at least these cards.

    `public` is what everybody knows there; `known` what this viewer does, who sees the own hand and rejects and leaves
    them out.
    """

    places: tuple[str, ...]
    public: tuple[str, ...]
    known: tuple[str, ...]


class Opened(ViewPart, frozen=True):
    """All that was hidden, once the game is over (G1.8)."""

    hands: tuple[tuple[str, ...], ...]
    pile: tuple[str, ...]
    rejects: tuple[tuple[str, ...], ...]


class MeutererView(View, frozen=True):
    """All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history."""

    phase: Phase
    round: int  # from 1
    rounds: int
    turn: int
    step: int  # how many had their turn, where all have one from the captain on
    captain: int
    offer: int | None
    islands: tuple[Island, ...]  # clockwise from Hochland
    ship: int  # the place of the ship's island
    behind: int | None  # the other active island
    pirates: int | None
    captains_goal: int | None
    mutineers_goal: int | None
    mutiny: Mutiny | None
    sailors: tuple[Sailor, ...]
    selling: int | None  # the place of the island for which a kind is to be named
    split: Split | None
    discards: tuple[str, ...]  # openly discarded
    pile: int  # cards to draw before those under it
    rejects: tuple[Rejects, ...]
    laid_aside: int  # cards the Loader has given back so far
    due: int  # cards he must still give back
    drawn: int  # cards he drew and may still give back
    traces: tuple[Trace, ...]
    hand: tuple[str, ...] | None  # None for a spectator
    action: str | None  # the own action card
    remaining: tuple[str, ...] | None  # the action cards this seat saw in the middle when it left
    own_drawn: tuple[str, ...]  # what this seat, as Loader, drew and may still give back
    own_aside: tuple[str, ...]  # and what it has given back so far
    opened: Opened | None
    outcome: Outcome | None
