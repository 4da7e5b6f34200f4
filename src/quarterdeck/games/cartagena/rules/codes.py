"""The numbers of actions, chance points and phases. The alphabet in `notation` gives the same numbers their words."""

from typing import Final

# The first code of each verb
KNOCK: Final = 0
USE: Final = 1  # + pirate, never the Ghost
EMBARK: Final = 13  # + pirate
TAKE: Final = 26  # + supply
KEEP: Final = 29  # + combat card
PUT: Final = 35  # + combat card
SELL: Final = 41  # + combat card
BUY: Final = 47
FINISH: Final = 48
ROB: Final = 49  # + seat
DECLARE: Final = 53  # + side
SPY: Final = 55  # + seat
PLACE: Final = 59  # + sailor
INSPECT: Final = 69  # + letter
LAY: Final = 74  # + combat card or monkey
ACTIONS: Final = 81

# Supplies that can be taken from
GOLD: Final = 0
COMBAT: Final = 1
COIN: Final = 2

# Chance points
FIRST: Final = 0
CABIN: Final = 1
STORM: Final = 2
DRAW_COMBAT: Final = 3
DRAW_GOLD: Final = 4
SAILOR: Final = 5
SHOW_SAILOR: Final = 6

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
