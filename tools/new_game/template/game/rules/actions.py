"""What players can do, what chance decides, and what is being decided; codes follow from the order."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Chances, Things
from tools.new_game.template.game.box.pieces import KINDS, MOST_CARDS, ROLES

CARD: Final = Things("card", KINDS)
CRATE: Final = Things("crate", [str(number) for number in range(MOST_CARDS)])
SEAT: Final = Things("seat", ["0", "1", "2", "3"])
ROLE: Final = Things("role", ROLES)

# Verbs: the code of each one's first action
ALPHABET: Final = Alphabet()
STOW: Final[i64] = ALPHABET.add("stow {card}", secret=("card",), card=CARD)
LOOK: Final[i64] = ALPHABET.add("look {crate}", crate=CRATE)
LAY: Final[i64] = ALPHABET.add("lay {card} saying {claim}", secret=("card",), card=CARD, claim=CARD)
FISH: Final[i64] = ALPHABET.add("fish")
ACCUSE: Final[i64] = ALPHABET.add("accuse {to}", to=SEAT)
UNDER: Final[i64] = ALPHABET.add("under {card}", secret=("card",), card=CARD)
TOP: Final[i64] = ALPHABET.add("top {card}", secret=("card",), card=CARD)
ACTIONS: Final[int] = len(ALPHABET)  # any number may be asked about, however large

# What may be said beside the rules (X5.1)
STATEMENTS: Final = Alphabet()
STATEMENTS.add("trust {seat}", seat=SEAT)
STATEMENTS.add("suspect {seat}", seat=SEAT)
STATEMENTS.add("hold {card}", card=CARD)

# Chance points
CHANCES: Final = Chances()
FIRST: Final[i64] = CHANCES.add("first", SEAT, seen="all", clause="X1.1")
DEAL_ROLE: Final[i64] = CHANCES.add("role", ROLE, seen="seat", clause="X1.2")
DEAL: Final[i64] = CHANCES.add("deal", CARD, seen="seat", clause="X1.3")
LOAD: Final[i64] = CHANCES.add("load", CARD, seen="nobody", clause="X1.3")
MIX: Final[i64] = CHANCES.add("mix", CARD, seen="nobody", clause="X2.3")
DRAW: Final[i64] = CHANCES.add("draw", CARD, seen="seat", clause="X3.5")

# What is being decided
PHASES: Final = ("stow", "turn", "under", "top", "over")
STOWING: Final = 0
TURN: Final = 1
PUTTING_UNDER: Final = 2
PUTTING_ON_TOP: Final = 3
OVER: Final = 4

# What comes next while nobody is asked; never at rest
ROUND_BEGINS: Final = 5
ALL_CHOSE: Final = 6
TURN_BEGINS: Final = 7
TURN_ENDS: Final = 8  # with a card
TURN_OVER: Final = 9  # without one
ROUND_ENDS: Final = 10
TOO_FEW_LEFT: Final = 11
