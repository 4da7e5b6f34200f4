"""Talk (T6): beside the rules, since statements stand in the log and change nothing."""

import itertools
from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Things
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS
from quarterdeck.games.traitres.rules.actions import LOOT, SEAT

# T6 Talk


def _bags(words: list[str], size: int) -> list[str]:
    """Every choice of so many cards, kind by kind, in words."""
    return [" ".join(cards) for cards in itertools.combinations_with_replacement(words, size)]


HAND: Final = Things("hand", _bags(KIND_WORDS, 3))
SIGHT: Final = Things("cards seen", [cards for size in (1, 2, 3) for cards in _bags(LOOT_WORDS, size)])

# T6.2: what can be said in every language, true or not; the code of each verb's first statement
STATEMENTS: Final = Alphabet()
SAY_HAND: Final[i64] = STATEMENTS.add("hand {cards}", cards=HAND)
SAY_LAID: Final[i64] = STATEMENTS.add("laid {loot}", loot=LOOT)
SAY_SAW: Final[i64] = STATEMENTS.add("saw {cards}", cards=SIGHT)
TRUST: Final[i64] = STATEMENTS.add("trust {to}", to=SEAT)
SUSPECT: Final[i64] = STATEMENTS.add("suspect {to}", to=SEAT)
