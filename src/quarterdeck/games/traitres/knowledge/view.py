"""What one seat of Traîtres à bord may know.

A *lay* is a moment: somebody laid a loot card and announced a value. A *loot card* is what lies face down in the chest,
or was thrown out of it; a Spyglass mixes, so it may have come from one of several lays (T3.3). Both are counted from 0.
"""

from typing import Literal

from quarterdeck.core.outcome import Outcome
from quarterdeck.core.view import View, ViewPart

Phase = Literal["turn", "spyglass", "catch", "over"]
Loot = Literal["plus", "zero", "minus"]
Card = Literal["plus", "zero", "minus", "spyglass", "pockets", "riddance", "catch", "plank"]
Role = Literal["pirate", "mutineer"]


class Player(ViewPart, frozen=True):
    """What everybody sees of a player (T1.5), and the role if the viewer knows it."""

    cards: int
    fresh: int  # of these, how many were drawn since a card last left the hand
    planks: int
    aboard: bool
    role: Role | None


class Lay(ViewPart, frozen=True):
    """Who laid a loot card and what was announced (T3.1); the card, if it was the viewer's own (G1.3)."""

    by: int
    claim: Loot
    card: Loot | None


class LootCard(ViewPart, frozen=True):
    """A loot card, face down: from which lays it may have come, who knows which it is, and the card if the viewer does.

    Its number stays with its place in the chest, also when it is thrown out.
    """

    number: int
    lays: tuple[int, ...]
    known_by: tuple[int, ...]
    card: Loot | None


class Look(ViewPart, frozen=True):
    """Who looked with a Spyglass at which loot cards, by their numbers, and from which lays these came (T4.2).

    Where they have been mixed since, they need no longer be those cards. What was seen only the seat remembers.
    """

    by: int
    loot: tuple[int, ...]
    lays: tuple[int, ...]
    cards: tuple[Loot, ...] | None  # kind by kind


class PileCard(ViewPart, frozen=True):
    """A card that somebody put on top of the pile (T4.4): who did, and the card if that was the viewer."""

    by: int
    card: Card | None


class HandCard(ViewPart, frozen=True):
    """A card of a hand that was thrown away: whose, and the card if it was the viewer's own (G1.3)."""

    by: int
    card: Card | None


class Trace(ViewPart, frozen=True):
    """A seat knows a card that lies in one of these places now; everyone sees that it does, only the seat which card.

    The card is also missing for the seat itself where it may have seen that very card since.
    """

    seat: int
    hands: tuple[int, ...]  # of these seats: any of their cards that are not fresh, which have no order
    fresh: tuple[tuple[int, int], ...]  # single fresh cards: of a seat, the card with so many before it in the hand
    pile: tuple[int, ...]  # of the cards put on top of the pile, the lowest is 0
    loot: tuple[int, ...]  # loot cards by their numbers
    thrown_away: tuple[int, ...]  # of the cards of hands thrown away, the oldest is 0
    lay: int | None  # the lay the card came from, where that is known
    card: Card | None


class Opened(ViewPart, frozen=True):
    """What was hidden and lies nowhere else in a view, once the game is over (G1.8)."""

    hands: tuple[tuple[Card, ...], ...]
    pile: tuple[Card, ...]  # but for the cards put on top of it; in no order


class TraitresView(View, frozen=True):
    """All that a seat knows and remembers. Bags of cards are sorted: they show no order and no history.

    A hand is sorted but for its fresh cards, which come last in the order in which they came.
    """

    phase: Phase
    first: int
    turn: int
    pirates: int  # at the start, as also the next two
    mutineers: int
    target: int
    players: tuple[Player, ...]
    lays: tuple[Lay, ...]  # the oldest first
    chest: tuple[LootCard, ...]  # the lowest first
    looks: tuple[Look, ...]  # the oldest first
    pile: int  # how many cards, those put on top included
    top: tuple[PileCard, ...]  # cards put on top of the pile; the last is drawn first
    discards: int  # how many cards, all of these: open ones, loot thrown out, hands thrown away
    used: tuple[Card, ...]  # actions used and planks of players overboard, which everybody saw
    thrown_out: tuple[LootCard, ...]  # with Good Riddance, in the order of their numbers
    thrown_away: tuple[HandCard, ...]  # hands, the oldest first
    using: Card | None  # the action card whose effect is not complete (T4.1)
    looking: int  # chest cards, the uppermost, that are being put back with a Spyglass
    returning: int  # cards that must still be put on the pile after a Miraculous Catch
    traces: tuple[Trace, ...]
    role: Role | None  # the own one; None for a spectator
    hand: tuple[Card, ...] | None
    looked_at: tuple[Loot, ...]  # the own sight of the cards still to be put back
    opened_by: int | None  # who opened the chest (T8.1)
    total: int | None  # what was in it, once the game is over
    opened: Opened | None
    outcome: Outcome | None
