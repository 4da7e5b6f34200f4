"""The cards, the islands and what a sailor has.

Hands, piles and discards are bags of cards. Places of islands count clockwise from Hochland.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, named, number_of

NOWHERE: Final = -1
NOTHING: Final = -1

# Kinds of cards: the first five are goods
RUBIES: Final = 0
SALT: Final = 1
WINE: Final = 2
CLOTH: Final = 3
GRAIN: Final = 4
GOODS: Final = 5
CONFLICT: Final = 5
PIRATES: Final = 6
KINDS: Final = 7
GOODS_MASK: Final = 0xFFFFFFFFFF  # of a bag

# What an island buys: one of the goods, or any
ANY: Final = 5

# Action cards
MUTINEER: Final = 0
CABIN_BOY: Final = 1
FIRST_MATE: Final = 2
MERCHANT: Final = 3
LOADER: Final = 4
ACTION_CARDS: Final = 5
ALL_ACTIONS: Final = 31

ISLANDS: Final = 12
HOCHLAND: Final = 0
PIRATENNEST: Final = 9

# Words of records, tellings and views; the same in every language
CARD_WORDS: Final = ["rubies", "salt", "wine", "cloth", "grain", "conflict", "pirates"]
BUYS_WORDS: Final = ["rubies", "salt", "wine", "cloth", "grain", "any"]
ACTION_WORDS: Final = ["mutineer", "cabin-boy", "first-mate", "merchant", "loader"]
ISLAND_WORDS: Final = [
    "Hochland",
    "Frosthöhle",
    "Grünland",
    "Karge-Zunge",
    "Eisfelsen",
    "Affeninsel",
    "Kalte-Klippe",
    "Sommerland",
    "Rotes-Riff",
    "Piratennest",
    "Fingerhut",
    "Sandkap",
]

_NO_CARDS: Final[vec[i64]] = vec[i64]([0] * KINDS)


def counts_of(bag: i64) -> vec[i64]:
    """How many cards of each kind lie in a bag."""
    counts = _NO_CARDS[:]
    for kind in range(KINDS):
        counts[kind] = number_of(bag, kind)
    return counts


def card_words(bag: i64) -> list[str]:
    """The cards of a bag in words, kind by kind."""
    return named(bag, CARD_WORDS)


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
