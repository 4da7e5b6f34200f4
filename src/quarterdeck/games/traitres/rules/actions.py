"""What players of Traîtres à bord can do, what chance decides, what is being decided; codes follow from the order."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Chances, Things
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, LOOT_WORDS, MOST_SEATS, ROLE_WORDS

CARD: Final = Things("card", KIND_WORDS)
LOOT: Final = Things("loot card", LOOT_WORDS)
ROLES: Final = Things("role", ROLE_WORDS)
SEAT: Final = Things("seat", [str(seat) for seat in range(MOST_SEATS)])

# Verbs: the code of each one's first action
ALPHABET: Final = Alphabet()
LAY: Final[i64] = ALPHABET.add("lay {loot} saying {claim}", secret=("loot",), loot=LOOT, claim=LOOT)
USE_SPYGLASS: Final[i64] = ALPHABET.add("spyglass")
USE_POCKETS: Final[i64] = ALPHABET.add("pockets {to}", to=SEAT)
USE_RIDDANCE: Final[i64] = ALPHABET.add("riddance")
USE_CATCH: Final[i64] = ALPHABET.add("catch")
USE_PLANK: Final[i64] = ALPHABET.add("plank {to}", to=SEAT)
OPEN: Final[i64] = ALPHABET.add("open")
PUT: Final[i64] = ALPHABET.add("put {loot}", secret=("loot",), loot=LOOT)
RETURN: Final[i64] = ALPHABET.add("return {card}", secret=("card",), card=CARD)
ACTIONS: Final[int] = len(ALPHABET)  # any number may be asked about, however large

# Chance points
CHANCES: Final = Chances()
ROLE: Final[i64] = CHANCES.add("role", ROLES, seen="seat", clause="T1.1")
DRAW: Final[i64] = CHANCES.add("draw", CARD, seen="seat", clause="T1.2")
FIRST: Final[i64] = CHANCES.add("first", SEAT, seen="all", clause="T1.4")

# What is being decided
TURN: Final = 0
PUTTING: Final = 1  # chest cards, with a Spyglass
RETURNING: Final = 2  # cards, after a Miraculous Catch
OVER: Final = 3

# What comes next by itself, before anybody is asked again
TURN_ENDS: Final = 4
TURN_PASSES: Final = 5
THIRD_PLANK: Final = 6
CREW_SHRINKS: Final = 7
PILE_RUNS_OUT: Final = 8

# How the game ended, as numbers of the clauses in `ENDS`
ENDS: Final = ["", "T7.1", "T7.2", "T7.3", "T8.2"]
MUTINEERS_GONE: Final = 1
SIDES_EVEN: Final = 2
PILE_EMPTY: Final = 3
CHEST_OPENED: Final = 4
