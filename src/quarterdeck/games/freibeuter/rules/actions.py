"""What players of Freibeuter can do, what chance decides, and what is being decided; codes follow from the order."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Chances, Things
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, PLACE_OF_CROSSING, REGION_WORDS, REGIONS, TOKEN_WORDS

CROSSING: Final = Things("crossing", [REGION_WORDS[place] for place in PLACE_OF_CROSSING])
REGION: Final = Things("region", REGION_WORDS)
LINE: Final = Things("line", ["row", "column"])
PILE: Final = Things("pile", ["sea", "dutchman"])
SEAT: Final = Things("seat", ["0", "1", "2", "3"])
CARD: Final = Things("card", CARD_WORDS)

# Verbs: the code of each one's first action
ALPHABET: Final = Alphabet()
BOARD: Final[i64] = ALPHABET.add("board {crossing}", crossing=CROSSING)
PLACE: Final[i64] = ALPHABET.add("place {region}", region=REGION)
CASH: Final[i64] = ALPHABET.add("cash {region}", region=REGION)
DUTCHMAN_ROW: Final[i64] = ALPHABET.add("dutchman {line} {region}", line=LINE, region=REGION)
DUTCHMAN_COLUMN: Final[i64] = DUTCHMAN_ROW + REGIONS
DRAW_SEA: Final[i64] = ALPHABET.add("draw {pile}", pile=PILE)
DRAW_DUTCHMAN: Final[i64] = DRAW_SEA + 1
RESOLVE: Final[i64] = ALPHABET.add("resolve {crossing}", crossing=CROSSING)
ACTIONS: Final[int] = len(ALPHABET)  # any number may be asked about, however large

# Chance points
CHANCES: Final = Chances()
FIRST: Final[i64] = CHANCES.add("first", SEAT, seen="all", clause="F1.1")
TOKEN: Final[i64] = CHANCES.add("token", Things("token", TOKEN_WORDS), seen="all", clause="F1.2")
SEA: Final[i64] = CHANCES.add("sea", REGION, seen="seat", clause="F10.1")
DUTCHMAN: Final[i64] = CHANCES.add("dutchman", CARD, seen="seat", clause="F10.1")

# What is being decided
TURN: Final = 0
ORDER: Final = 1
DRAW: Final = 2
OVER: Final = 3

# What comes next by itself, before anybody is asked again
REGION_CLOSED: Final = 4  # by a boat or by the Dutchman
TOKENS_WAIT: Final = 5
LAST_WAITS: Final = 6
ALL_RESOLVED: Final = 7
DRAW_DUE: Final = 8
TURN_ENDS: Final = 9
GAME_ENDS: Final = 10

# Why the game ends: F11.1, F11.2 or F11.3
LAST_STORE: Final = 1
NO_SEA_CARD: Final = 2
NO_BOAT: Final = 3
