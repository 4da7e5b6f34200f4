"""The words of Cartagena's records: actions and chance outcomes."""

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb
from quarterdeck.games.cartagena.box.pieces import (
    COMBAT_WORDS,
    GHOST,
    GOLD_WORDS,
    LETTERS,
    MONKEY_WORD,
    MOST_LETTERS,
    PIRATES,
    SIDE_WORDS,
    SIDES,
    SUPPLY_WORDS,
)

PIRATE = Things("pirate", PIRATES)
USABLE = Things("pirate to use", PIRATES[:GHOST])
SUPPLY = Things("supply", SUPPLY_WORDS)
CARD = Things("combat card", COMBAT_WORDS)
LAID = Things("card to lay", [*COMBAT_WORDS, MONKEY_WORD])
GOLD_CARD = Things("gold card", GOLD_WORDS)
SEAT = Things("seat", ["0", "1", "2", "3"])
SIDE = Things("side", SIDE_WORDS)
SAILOR = Things("sailor", [str(value + 1) for value in range(SIDES * MOST_LETTERS)])
LETTER = Things("letter", LETTERS)

ALPHABET = Alphabet(
    Verb("knock"),
    Verb("use {pirate}", pirate=USABLE),
    Verb("embark {pirate}", pirate=PIRATE),
    Verb("take {supply}", supply=SUPPLY),
    Verb("keep {card}", secret=("card",), card=CARD),
    Verb("put {card}", secret=("card",), card=CARD),
    Verb("sell {card}", secret=("card",), card=CARD),
    Verb("buy"),
    Verb("finish"),
    Verb("rob {to}", to=SEAT),
    Verb("declare {side}", secret=("side",), side=SIDE),
    Verb("spy {to}", to=SEAT),
    Verb("place {sailor}", secret=("sailor",), sailor=SAILOR),
    Verb("inspect {letter}", letter=LETTER),
    Verb("lay {card}", secret=("card",), card=LAID),
)

CHANCES = (
    Chance("first", SEAT, seen="all", clause="C1.2"),
    Chance("cabin", PIRATE, seen="all", clause="C2.1"),
    Chance("storm", PIRATE, seen="all", clause="C3.1"),
    Chance("draw", CARD, seen="seat", clause="C1.1"),
    Chance("gold", GOLD_CARD, seen="seat", clause="C1.1"),
    Chance("sailor", SAILOR, seen="seat", clause="C5.12"),
    Chance("reveal", SAILOR, seen="all", clause="C6.2"),
)
