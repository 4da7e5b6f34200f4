"""What lies on the table: cards of three kinds, and two roles."""

from typing import Final

KINDS: Final = ("rum", "silk", "powder")
MOST_CARDS: Final = 24

ROLES: Final = ("smuggler", "spy")
SMUGGLER: Final = 0
SPY: Final = 1

NOTHING: Final = -1


def card_words(cards: list[int]) -> list[str]:
    """What cards are called."""
    return [KINDS[card] for card in cards]


def cards_of(words: tuple[str, ...]) -> list[int]:
    """The cards that are called so."""
    return [KINDS.index(word) for word in words]
