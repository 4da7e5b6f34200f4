"""What one seat of Freibeuter may know: another type than the truth, filled field by field."""

from typing import Literal

from quarterdeck.core.outcome import Outcome
from quarterdeck.core.view import View, ViewPart

Phase = Literal["turn", "order", "draw", "over"]


class Ship(ViewPart, frozen=True):
    """What the ships of a kind are worth, what they pay a helper's boat, and whether they count double (F8.2)."""

    value: int
    share: int
    doubled: bool


class Hand(ViewPart, frozen=True):
    """The cards of one hand or of both piles: regions, and rows or columns."""

    sea: tuple[str, ...]
    dutchman: tuple[str, ...]


class Owner(ViewPart, frozen=True):
    """What everybody sees of a player (F1.3, F1.4)."""

    money: int
    debt: int
    stock: int
    sea_cards: int
    dutchman_cards: int
    boats: tuple[str, ...]  # regions; one with two of these boats stands twice
    boarded: tuple[str, ...]  # crossings
    captured: tuple[int, ...]  # how many ships of each kind
    wealth: int  # as if the game ended now (F11.5)


class FreibeuterView(View, frozen=True):
    """All that a seat knows and remembers. Card bags are sorted: they show no order and no history."""

    phase: Phase
    turn: int
    tokens: dict[str, str]  # what lies on each crossing
    gone: dict[str, str]  # what lay there and has left the board
    ships: tuple[Ship, ...]
    owners: tuple[Owner, ...]
    hand: Hand | None  # None for a spectator
    discards: Hand
    sea_pile: int
    dutchman_pile: int
    dutchman: str | None  # the region where the Dutchman lies while tokens wait
    waiting: tuple[str, ...]  # encircled tokens still to be resolved
    stores_left: int
    opened_hands: tuple[Hand, ...]  # all hands, once the game is over (G1.8)
    opened_piles: Hand | None  # both piles, once the game is over
    outcome: Outcome | None
