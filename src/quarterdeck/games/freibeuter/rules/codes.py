"""The numbers of actions, chance points and phases. The alphabet in `notation` gives the same numbers their words."""

from typing import Final

# The first code of each verb
BOARD: Final = 0  # + crossing
PLACE: Final = 36  # + region
CASH: Final = 85  # + region
DUTCHMAN_ROW: Final = 134  # + region
DUTCHMAN_COLUMN: Final = 183  # + region
DRAW_SEA: Final = 232
DRAW_DUTCHMAN: Final = 233
RESOLVE: Final = 234  # + crossing
ACTIONS: Final = 270

# Chance points
FIRST: Final = 0
TOKEN: Final = 1
SEA: Final = 2
DUTCHMAN: Final = 3

# What is being decided
TURN: Final = 0
ORDER: Final = 1
DRAW: Final = 2
OVER: Final = 3

# Why the game ended: F11.1, F11.2 or F11.3
LAST_STORE: Final = 1
NO_SEA_CARD: Final = 2
NO_BOAT: Final = 3
