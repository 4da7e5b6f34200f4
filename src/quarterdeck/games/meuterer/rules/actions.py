"""What players of Meuterer can do, what chance decides, and what is being decided; codes follow from the order."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.alphabet import Alphabet, Chances, Things
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, GOODS, ISLAND_WORDS, ISLANDS, MOST_CARDS

POINTS: Final = Things("number of points", ["0", "1", "2", "3"])
CARD: Final = Things("card", CARD_WORDS)
GOOD: Final = Things("kind of goods", CARD_WORDS[:GOODS])
ACTION: Final = Things("action card", ACTION_WORDS)
NUMBER: Final = Things("number", [str(number) for number in range(MOST_CARDS + 1)])
ISLAND: Final = Things("island", ISLAND_WORDS)
SEAT: Final = Things("seat", ["0", "1", "2", "3"])

# Verbs: the code of each one's first action. Of a sale, every good or number has a code for each island.
ALPHABET: Final = Alphabet()
OFFER: Final[i64] = ALPHABET.add("offer {points}", points=POINTS)
SHOW: Final[i64] = ALPHABET.add("show {card}", card=CARD)
LEAVE: Final[i64] = ALPHABET.add("leave")
TAKE: Final[i64] = ALPHABET.add("take {action}", secret=("action",), action=ACTION)
FIGHT: Final[i64] = ALPHABET.add("fight {number}", number=NUMBER)
SELL: Final[i64] = ALPHABET.add("sell {good} at {island}", good=GOOD, island=ISLAND)
PUT: Final[i64] = ALPHABET.add("put {number} at {island}", number=NUMBER, island=ISLAND)
RETURN: Final[i64] = ALPHABET.add("return {card}", secret=("card",), card=CARD)
ACTIONS: Final = len(ALPHABET)  # no i64: whatever number somebody sent is compared with it

# Chance points
CHANCES: Final = Chances()
LAY_ISLAND: Final[i64] = CHANCES.add("island", ISLAND, seen="all", clause="M1.1")
FIRST: Final[i64] = CHANCES.add("first", SEAT, seen="all", clause="M1.3")
DEAL: Final[i64] = CHANCES.add("deal", CARD, seen="seat", clause="M1.4")
DRAW: Final[i64] = CHANCES.add("draw", CARD, seen="seat", clause="M9.2")

# What is being decided
OFFERING: Final = 0
SHOWING: Final = 1
TAKING: Final = 2
FIGHTING: Final = 3
SELLING: Final = 4
PUTTING: Final = 5
RETURNING: Final = 6
OVER: Final = 7

# What comes next by itself, before anybody is asked again
ROUND_BEGINS: Final = 8
GOODS_BEGIN: Final = 9
PIRATES_SAIL: Final = 10
GOODS_GO_ON: Final = 11
ALL_HAVE_LEFT: Final = 12
ROLES_REVEALED: Final = 13
MUTINY_SETTLED: Final = 14
SHIP_SCORED: Final = 15
SALES_SCORED: Final = 16
SHIP_MOVED: Final = 17
GAME_ENDS: Final = 18

# What became of the mutiny of this round
NOT_YET: Final = 0
NONE: Final = 1
FAILED: Final = 2
SUCCEEDED: Final = 3

# The two active islands
HERE: Final = 0  # the ship's own
BEHIND: Final = 1  # the one it came from


def good_sold(action: i64) -> i64:
    """The kind that an action sells at an island."""
    return (action - SELL) // ISLANDS


def number_put(action: i64) -> i64:
    """How many cards an action puts at the ship's island."""
    return (action - PUT) // ISLANDS


def island_named(action: i64) -> i64:
    """The island at which an action sells or puts."""
    return (action - (SELL if action < PUT else PUT)) % ISLANDS
