"""The words of Meuterer's records: actions and chance outcomes."""

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, GOODS, ISLAND_WORDS
from quarterdeck.games.meuterer.rules.codes import MOST_CARDS

POINTS = Things("number of points", ["0", "1", "2", "3"])
CARD = Things("card", CARD_WORDS)
GOOD = Things("kind of goods", CARD_WORDS[:GOODS])
ACTION = Things("action card", ACTION_WORDS)
NUMBER = Things("number", [str(number) for number in range(MOST_CARDS + 1)])
ISLAND = Things("island", ISLAND_WORDS)

ALPHABET = Alphabet(
    Verb("offer {points}", points=POINTS),
    Verb("show {card}", card=CARD),
    Verb("leave"),
    Verb("take {action}", secret=("action",), action=ACTION),
    Verb("fight {number}", number=NUMBER),
    Verb("sell {good} at {island}", good=GOOD, island=ISLAND),
    Verb("put {number} at {island}", number=NUMBER, island=ISLAND),
    Verb("return {card}", secret=("card",), card=CARD),
)

CHANCES = (
    Chance("island", ISLAND, seen="all", clause="M1.1"),
    Chance("first", Things("seat", ["0", "1", "2", "3"]), seen="all", clause="M1.3"),
    Chance("deal", CARD, seen="seat", clause="M1.4"),
    Chance("draw", CARD, seen="seat", clause="M9.2"),
)
