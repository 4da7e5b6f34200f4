"""What a player of Meuterer has."""

from typing import final

from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.games.meuterer.box.pieces import NOTHING


@final
class Sailor:
    """What one player has: all public but the hand, and the action card until phase 3."""

    def __init__(self) -> None:
        self.points: i64 = 0
        self.hand: i64 = 0
        self.cards: i64 = 0  # in the hand
        self.shown: i64 = 0  # cards shown in phase 2
        self.fought: i64 = 0  # conflict cards played in the mutiny
        self.action: i64 = NOTHING
        self.leaver: i64 = NOTHING  # 0 for who left the phase first
        self.here_kind: i64 = NOTHING  # what is sold at the ship's island, and how much
        self.here: i64 = 0
        self.behind_kind: i64 = NOTHING  # and at the island it came from
        self.behind: i64 = 0

    def copy(self) -> "Sailor":
        new = Sailor()
        new.points = self.points
        new.hand = self.hand
        new.cards = self.cards
        new.shown = self.shown
        new.fought = self.fought
        new.action = self.action
        new.leaver = self.leaver
        new.here_kind = self.here_kind
        new.here = self.here
        new.behind_kind = self.behind_kind
        new.behind = self.behind
        return new

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        sold = (self.here_kind, self.here, self.behind_kind, self.behind)
        return (self.points, self.hand, self.shown, self.fought, self.action, self.leaver, *sold)

    def take(self, kind: i64) -> None:
        """A card comes into the hand."""
        self.hand += ONE[kind]
        self.cards += 1

    def lay(self, kind: i64) -> None:
        """A card leaves the hand."""
        self.hand -= ONE[kind]
        self.cards -= 1
