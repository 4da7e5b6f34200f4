"""The experiments with Traîtres à bord."""

from quarterdeck.games import GAMES
from tools.arena.pairings import BOSUN, CAPTAIN, QUICK, SLOW, Pairing, beliefs, gentle

TRAITRES = GAMES["traitres"]
PIRATES_ALONE = {"pirate": 0.3, "mutineer": 0.0}
BOTH_SIDES = {"pirate": 0.15, "mutineer": 0.15}

PAIRINGS = (
    *gentle(TRAITRES, 6),
    *(Pairing(BOSUN, TRAITRES, players, "bosun", "deckhand", QUICK, gaps=PIRATES_ALONE) for players in (5, 7)),
    *(Pairing(CAPTAIN, TRAITRES, players, "captain", "bosun", SLOW, gaps=BOTH_SIDES) for players in (5, 7)),
)
BELIEFS = (beliefs(TRAITRES, 5, 500), beliefs(TRAITRES, 7, 500))
