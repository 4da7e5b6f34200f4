"""The cards and the islands, in numbers and in words.

Hands, piles and discards are bags of cards. Places of islands count clockwise from Hochland.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import named, number_of

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
MOST_CARDS: Final = 5  # in a hand, and so shown or played by one player

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


def action_word(action: int) -> str | None:
    """What an action card is called, or None where there is none."""
    return ACTION_WORDS[action] if action != NOTHING else None
