"""The words of the records of Traîtres à bord: actions, chance outcomes and statements."""

import itertools

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS, MOST_SEATS, ROLE_WORDS

CARD = Things("card", KIND_WORDS)
LOOT = Things("loot card", LOOT_WORDS)
ROLE = Things("role", ROLE_WORDS)
SEAT = Things("seat", [str(seat) for seat in range(MOST_SEATS)])

ALPHABET = Alphabet(
    Verb("lay {loot} saying {claim}", secret=("loot",), loot=LOOT, claim=LOOT),
    Verb("spyglass"),
    Verb("pockets {to}", to=SEAT),
    Verb("riddance"),
    Verb("catch"),
    Verb("plank {to}", to=SEAT),
    Verb("open"),
    Verb("put {loot}", secret=("loot",), loot=LOOT),
    Verb("return {card}", secret=("card",), card=CARD),
)

CHANCES = (
    Chance("role", ROLE, seen="seat", clause="T1.1"),
    Chance("draw", CARD, seen="seat", clause="T1.2"),
    Chance("first", SEAT, seen="all", clause="T1.4"),
)


def _bags(words: list[str], size: int) -> list[str]:
    """Every choice of so many cards, kind by kind, in words."""
    return [" ".join(cards) for cards in itertools.combinations_with_replacement(words, size)]


# T6.2: what can be said in every language; true or not
HAND = Things("hand", _bags(KIND_WORDS, 3))
SIGHT = Things("cards seen", [cards for size in (1, 2, 3) for cards in _bags(LOOT_WORDS, size)])

STATEMENTS = Alphabet(
    Verb("hand {cards}", cards=HAND),
    Verb("laid {loot}", loot=LOOT),
    Verb("saw {cards}", cards=SIGHT),
    Verb("trust {to}", to=SEAT),
    Verb("suspect {to}", to=SEAT),
)
