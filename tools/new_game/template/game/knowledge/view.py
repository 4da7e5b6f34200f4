"""What one seat of Smugglers' Cove may know."""

from typing import Literal

from quarterdeck.core.outcome import Outcome
from quarterdeck.core.view import View, ViewPart


class Crate(ViewPart, frozen=True):
    """A face-down card in the hold: who laid it openly and what he said it was, if anybody did (X3.2)."""

    by: int | None
    claim: str | None


class Player(ViewPart, frozen=True):
    """What everybody sees of a player."""

    cards: int
    ashore: bool
    role: str | None  # once ashore, or when the game is over


class Glance(ViewPart, frozen=True):
    """Somebody has seen at most so many of the cards that lie in these places now."""

    places: tuple[str, ...]
    most: int


class Note(ViewPart, frozen=True):
    """These places together hold at least these cards."""

    places: tuple[str, ...]
    cards: tuple[str, ...]


class Opened(ViewPart, frozen=True):
    """All that was hidden, once the game is over (G1.8)."""

    hands: tuple[tuple[str, ...], ...]
    hold: tuple[str, ...]
    top: tuple[str, ...]
    middle: tuple[str, ...]
    under: tuple[str, ...]
    sunk: tuple[str, ...]
    spare_role: str


class SmugglersView(View, frozen=True):
    """All that a seat knows and remembers. Bags are sorted: they show no order and no history."""

    phase: Literal["stow", "turn", "under", "top", "over"]
    round: int
    first: int
    turn: int
    done: tuple[int, ...]  # who has had his turn of this round
    players: tuple[Player, ...]
    crates: tuple[Crate, ...]
    top: int  # cards put on the pile
    middle: int
    under: int  # cards put under it
    sunk: int
    jetsam: tuple[str, ...]  # cards that left the hold openly
    glances: tuple[tuple[Glance, ...], ...]  # who has seen how much of what, seat by seat
    role: str | None  # one's own; None for a spectator
    hand: tuple[str, ...]
    chosen: str | None  # one's own card, while others still choose
    notes: tuple[Note, ...]
    opened: Opened | None
    outcome: Outcome | None
