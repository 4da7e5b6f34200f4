"""The numbers of actions, chance points and phases. The alphabet in `notation` gives the same numbers their words."""

from typing import Final

# The first code of each verb
LAY: Final = 0  # + 3 * loot + claim
USE_SPYGLASS: Final = 9
USE_POCKETS: Final = 10  # + seat
USE_RIDDANCE: Final = 18
USE_CATCH: Final = 19
USE_PLANK: Final = 20  # + seat
OPEN: Final = 28
PUT: Final = 29  # + loot
RETURN: Final = 32  # + card
ACTIONS: Final = 40

# Chance points
ROLE: Final = 0
DRAW: Final = 1
FIRST: Final = 2

# What is being decided
TURN: Final = 0
PUTTING: Final = 1  # chest cards, with a Spyglass
RETURNING: Final = 2  # cards, after a Miraculous Catch
OVER: Final = 3

# How the game ended, as numbers of the clauses in `ENDS`
ENDS: Final = ["", "T7.1", "T7.2", "T7.3", "T8.2"]
MUTINEERS_GONE: Final = 1
SIDES_EVEN: Final = 2
PILE_EMPTY: Final = 3
CHEST_OPENED: Final = 4
