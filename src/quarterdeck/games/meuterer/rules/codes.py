"""The numbers of actions, chance points and phases. The alphabet in `notation` gives the same numbers their words."""

from typing import Final

# The first code of each verb
OFFER: Final = 0  # + points
SHOW: Final = 4  # + kind
LEAVE: Final = 11
TAKE: Final = 12  # + action card
FIGHT: Final = 17  # + number of conflict cards
SELL: Final = 23  # + 12 * good + island
PUT: Final = 83  # + 12 * number + island
RETURN: Final = 155  # + kind
ACTIONS: Final = 162

MOST_CARDS: Final = 5  # in a hand, and so shown or played by one player

# Chance points
ISLAND: Final = 0
FIRST: Final = 1
DEAL: Final = 2
DRAW: Final = 3

# What is being decided
OFFERING: Final = 0
SHOWING: Final = 1
TAKING: Final = 2
FIGHTING: Final = 3
SELLING: Final = 4
PUTTING: Final = 5
RETURNING: Final = 6
OVER: Final = 7

# What became of the mutiny of this round
NOT_YET: Final = 0
NONE: Final = 1
FAILED: Final = 2
SUCCEEDED: Final = 3

# The two active islands
HERE: Final = 0  # the ship's own
BEHIND: Final = 1  # the one it came from
