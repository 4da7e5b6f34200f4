"""The words of Freibeuter's records: actions and chance outcomes."""

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, PLACE_OF_CROSSING, REGION_WORDS, TOKEN_WORDS

CROSSING = Things("crossing", [REGION_WORDS[place] for place in PLACE_OF_CROSSING])
REGION = Things("region", REGION_WORDS)
LINE = Things("line", ["row", "column"])
PILE = Things("pile", ["sea", "dutchman"])

ALPHABET = Alphabet(
    Verb("board {crossing}", crossing=CROSSING),
    Verb("place {region}", region=REGION),
    Verb("cash {region}", region=REGION),
    Verb("dutchman {line} {region}", line=LINE, region=REGION),
    Verb("draw {pile}", pile=PILE),
    Verb("resolve {crossing}", crossing=CROSSING),
)

CHANCES = (
    Chance("first", Things("seat", ["0", "1", "2", "3"]), seen="all", clause="F1.1"),
    Chance("token", Things("token", TOKEN_WORDS), seen="all", clause="F1.2"),
    Chance("sea", REGION, seen="seat", clause="F10.1"),
    Chance("dutchman", Things("card", CARD_WORDS), seen="seat", clause="F10.1"),
)
