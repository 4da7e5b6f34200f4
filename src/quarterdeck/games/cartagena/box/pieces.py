"""The pirates, the cards, the sailors and the sides.

Combat cards are six kinds, pink ones first; gold cards are three. Side 0 is Valverde's, which is pink, side 1 Díaz's,
which is grey. Sailors are numbered from 0, so their values are one more.
"""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import named

NOTHING: Final = -1

# Pirates
VALVERDE: Final = 0
DIAZ: Final = 1
CRACKPOTT: Final = 2
TEMBO: Final = 3
WESSEL_JAN: Final = 4
DEAN_NERO: Final = 5
PANG: Final = 6
CHANG_YE: Final = 7
SATE: Final = 8
BIJOUX: Final = 9
OJO: Final = 10
CAMBIVALUTE: Final = 11
GHOST: Final = 12
ALL_PIRATES: Final = 0x1FFF  # as a set

# Combat cards
VALUES: Final = 3
FIRST_PINK: Final = 0
FIRST_GREY: Final = 3
COMBAT_KINDS: Final = 6
MONKEY: Final = 6  # laid in a duel like a combat card

MOST_LETTERS: Final = 5
SIDES: Final = 2
MOST_EXCHANGES: Final = 3  # with Wessel-Jan and Dean Nero

# Words of records, tellings and views; the same in every language
PIRATES: Final = [
    "valverde",
    "diaz",
    "crackpott",
    "tembo",
    "wessel-jan",
    "dean-nero",
    "pang",
    "chang-ye",
    "sate",
    "bijoux",
    "ojo",
    "cambivalute",
    "ghost",
]
COMBAT_WORDS: Final = ["pink-1", "pink-2", "pink-3", "grey-1", "grey-2", "grey-3"]
MONKEY_WORD: Final = "monkey"
GOLD_WORDS: Final = ["gold-1", "gold-2", "gold-3"]
SIDE_WORDS: Final = ["valverde", "diaz"]
LETTERS: Final = ["A", "B", "C", "D", "E"]
SUPPLY_WORDS: Final = ["gold", "combat", "coin"]


def side_of(card: i64) -> i64:
    """The side that a combat card makes stronger."""
    return card // VALUES


def value_of(card: i64) -> i64:
    """How much stronger a combat card makes its side, or how much a gold card is worth."""
    return card % VALUES + 1


def worth_of(bag: i64) -> i64:
    """What the gold cards of a bag are worth together."""
    return (bag & 255) + 2 * (bag >> 8 & 255) + 3 * (bag >> 16 & 255)


def strength_of(bag: i64, side: i64) -> i64:
    """How much the combat cards of a bag make a side stronger."""
    return worth_of(bag >> 24 * side & 0xFFFFFF)


def combat_words(bag: i64) -> list[str]:
    """The combat cards of a bag in words."""
    return named(bag, COMBAT_WORDS)


def gold_words(bag: i64) -> list[str]:
    """The gold cards of a bag in words."""
    return named(bag, GOLD_WORDS)


def side_word(side: i64) -> str | None:
    """What a side is called, or None where there is none."""
    return SIDE_WORDS[side] if side != NOTHING else None


def card_word(card: i64) -> str:
    """What a card laid in a duel is called."""
    return MONKEY_WORD if card == MONKEY else COMBAT_WORDS[card]
