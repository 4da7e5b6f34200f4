"""The cards and the roles.

Loot is the first three kinds, so that a kind below `LOOT_KINDS` may lie in the chest; planks are the last.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NOTHING: Final = -1

# Cards
PLUS: Final = 0
ZERO: Final = 1
MINUS: Final = 2
SPYGLASS: Final = 3
POCKETS: Final = 4
RIDDANCE: Final = 5
CATCH: Final = 6
PLANK: Final = 7
KINDS: Final = 8
LOOT_KINDS: Final = 3

# What the chest is worth for each kind of loot (T3.1)
WORTH: Final[vec[i64]] = vec[i64]([1, 0, -2])

# Roles
PIRATE: Final = 0
MUTINEER: Final = 1

MOST_SEATS: Final = 8
MOST_HELD: Final = 5  # cards of a hand, for a moment after a Miraculous Catch (T2.4)
LOOKED_AT: Final = 3  # chest cards, with a Spyglass (T4.2)
THROWN_OUT: Final = 2  # chest cards, with Good Riddance (T4.3)
CAUGHT: Final = 3  # cards, with Miraculous Catch (T4.4)
LAST_PLANK: Final = 3  # the one that sends a player overboard (T4.6)

# Words of records, tellings and views; the same in every language
KIND_WORDS: Final = ["plus", "zero", "minus", "spyglass", "pockets", "riddance", "catch", "plank"]
LOOT_WORDS: Final = ["plus", "zero", "minus"]
ROLE_WORDS: Final = ["pirate", "mutineer"]
