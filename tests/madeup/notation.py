"""The words of Smugglers' Cove's records: actions, chance outcomes, statements; and the numbers that stand for them."""

from quarterdeck.core.alphabet import Alphabet, Chance, Things, Verb
from tests.madeup.components import KINDS, MOST_CARDS

CARD = Things("card", KINDS)
CRATE = Things("crate", [str(number) for number in range(MOST_CARDS)])
SEAT = Things("seat", ["0", "1", "2", "3"])
ROLE = Things("role", ["smuggler", "spy"])
SMUGGLER, SPY = range(2)

ALPHABET = Alphabet(
    Verb("stow {card}", secret=("card",), card=CARD),
    Verb("look {crate}", crate=CRATE),
    Verb("lay {card} saying {claim}", secret=("card",), card=CARD, claim=CARD),
    Verb("fish"),
    Verb("accuse {seat}", seat=SEAT),
    Verb("under {card}", secret=("card",), card=CARD),
    Verb("top {card}", secret=("card",), card=CARD),
)
STOW, LOOK, LAY, FISH, ACCUSE, UNDER, TOP = (ALPHABET.first(verb.name) for verb in ALPHABET.verbs)

STATEMENTS = Alphabet(
    Verb("trust {seat}", seat=SEAT),
    Verb("suspect {seat}", seat=SEAT),
    Verb("hold {card}", card=CARD),
)

CHANCES = (
    Chance("first", SEAT, seen="all", clause="X1.1"),
    Chance("role", ROLE, seen="seat", clause="X1.2"),
    Chance("deal", CARD, seen="seat", clause="X1.3"),
    Chance("load", CARD, seen="nobody", clause="X1.3"),
    Chance("mix", CARD, seen="nobody", clause="X2.3"),
    Chance("draw", CARD, seen="seat", clause="X3.5"),
)
FIRST, DEAL_ROLE, DEAL, LOAD, MIX, DRAW = range(6)
