"""The experiments with Freibeuter."""

from quarterdeck.games import GAMES
from tools.arena.pairings import BOSUN, CAPTAIN, QUICK, SLOW, Comparison, Pairing, gentle

FREIBEUTER = GAMES["freibeuter"]

PAIRINGS = (
    *gentle(FREIBEUTER, 3),
    Pairing(BOSUN, FREIBEUTER, 2, "bosun", "deckhand", QUICK, share=0.9),
    *(Pairing(BOSUN, FREIBEUTER, players, "bosun", "deckhand", QUICK, ratio=2.0) for players in (3, 4)),
    Pairing(CAPTAIN, FREIBEUTER, 3, "captain", "bosun", SLOW, ratio=1.4),
)
BELIEFS: tuple[Comparison, ...] = ()  # nothing is believed
