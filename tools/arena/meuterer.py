"""The experiments with Meuterer."""

from quarterdeck.games import GAMES
from tools.arena.pairings import BOSUN, CAPTAIN, QUICK, SLOW, Pairing, beliefs, gentle

MEUTERER = GAMES["meuterer"]

PAIRINGS = (
    *gentle(MEUTERER, 4),
    *(Pairing(BOSUN, MEUTERER, players, "bosun", "deckhand", QUICK, ratio=1.9) for players in (3, 4)),
    Pairing(CAPTAIN, MEUTERER, 4, "captain", "bosun", SLOW, ratio=1.4),
)
BELIEFS = (beliefs(MEUTERER, 4, 1600),)
