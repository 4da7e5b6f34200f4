"""What players of Cartagena can do, what chance decides, and what is being decided; codes follow from the order."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Chances, Things
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

PIRATE: Final = Things("pirate", PIRATES)
USABLE: Final = Things("pirate to use", PIRATES[:GHOST])
SUPPLY: Final = Things("supply", SUPPLY_WORDS)
CARD: Final = Things("combat card", COMBAT_WORDS)
LAID: Final = Things("card to lay", [*COMBAT_WORDS, MONKEY_WORD])
GOLD_CARD: Final = Things("gold card", GOLD_WORDS)
SEAT: Final = Things("seat", ["0", "1", "2", "3"])
SIDE: Final = Things("side", SIDE_WORDS)
SAILOR: Final = Things("sailor", [str(value + 1) for value in range(SIDES * MOST_LETTERS)])
LETTER: Final = Things("letter", LETTERS)

# Verbs: the code of each one's first action
ALPHABET: Final = Alphabet()
KNOCK: Final[i64] = ALPHABET.add("knock")
USE: Final[i64] = ALPHABET.add("use {pirate}", pirate=USABLE)
EMBARK: Final[i64] = ALPHABET.add("embark {pirate}", pirate=PIRATE)
TAKE: Final[i64] = ALPHABET.add("take {supply}", supply=SUPPLY)
KEEP: Final[i64] = ALPHABET.add("keep {card}", secret=("card",), card=CARD)
PUT: Final[i64] = ALPHABET.add("put {card}", secret=("card",), card=CARD)
SELL: Final[i64] = ALPHABET.add("sell {card}", secret=("card",), card=CARD)
BUY: Final[i64] = ALPHABET.add("buy")
FINISH: Final[i64] = ALPHABET.add("finish")
ROB: Final[i64] = ALPHABET.add("rob {to}", to=SEAT)
DECLARE: Final[i64] = ALPHABET.add("declare {side}", secret=("side",), side=SIDE)
SPY: Final[i64] = ALPHABET.add("spy {to}", to=SEAT)
PLACE: Final[i64] = ALPHABET.add("place {sailor}", secret=("sailor",), sailor=SAILOR)
INSPECT: Final[i64] = ALPHABET.add("inspect {letter}", letter=LETTER)
LAY: Final[i64] = ALPHABET.add("lay {card}", secret=("card",), card=LAID)
ACTIONS: Final[int] = len(ALPHABET)  # any number may be asked about, however large

# Chance points
CHANCES: Final = Chances()
FIRST: Final[i64] = CHANCES.add("first", SEAT, seen="all", clause="C1.2")
CABIN: Final[i64] = CHANCES.add("cabin", PIRATE, seen="all", clause="C2.1")
STORM: Final[i64] = CHANCES.add("storm", PIRATE, seen="all", clause="C3.1")
DRAW_COMBAT: Final[i64] = CHANCES.add("draw", CARD, seen="seat", clause="C1.1")
DRAW_GOLD: Final[i64] = CHANCES.add("gold", GOLD_CARD, seen="seat", clause="C1.1")
DRAW_SAILOR: Final[i64] = CHANCES.add("sailor", SAILOR, seen="seat", clause="C5.12")
SHOW_SAILOR: Final[i64] = CHANCES.add("reveal", SAILOR, seen="all", clause="C6.2")

# What is being decided
TURN: Final = 0
STORMING: Final = 1
CHOOSING: Final = 2  # Díaz
KEEPING: Final = 3  # Tembo
PUTTING: Final = 4  # Wessel-Jan
TRADING: Final = 5  # Dean Nero
TAKING: Final = 6  # Pang
ROBBING: Final = 7  # Chang Ye
DECLARING: Final = 8  # Bijoux
OJO_DECLARING: Final = 9
SPYING: Final = 10  # Ojo
PLACING: Final = 11  # Cambivalute
INSPECTING: Final = 12
LAYING: Final = 13  # in a duel
MONKEY_ROBBING: Final = 14
OVER: Final = 15

# What comes next by itself, before anybody is asked again
ROUND_BEGINS: Final = 16
TURN_BEGINS: Final = 17
LAST_DOOR_OPEN: Final = 18
USE_ENDS: Final = 19
TURN_ENDS: Final = 20
WEATHER: Final = 21
MUTINY_BEGINS: Final = 22
DUEL_BEGINS: Final = 23
BOUT_BEGINS: Final = 24
ALL_LAID: Final = 25
BOUT_ENDS: Final = 26
DUEL_ENDS: Final = 27
MUTINY_WON: Final = 28
ALL_ARE_OUT: Final = 29

# Supplies that can be taken from
GOLD: Final = 0
COMBAT: Final = 1
COIN: Final = 2

# The clauses of the pirates, in their order
USE_CLAUSES: Final = [f"C5.{number}" for number in range(1, 13)]

# Dean Nero's direction
NO_TRADE: Final = 0
SELLING: Final = 1
BUYING: Final = 2

# How the game ended, as numbers of the clauses in `ENDS`
ENDS: Final = ["", "C8.1", "C8.2", "C8.3", "C6.4"]
RICHEST: Final = 1
MORE_CARDS: Final = 2
NONE_OF_THE_SIDE: Final = 3
NOBODY_LEFT: Final = 4
