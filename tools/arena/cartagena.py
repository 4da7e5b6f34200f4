"""The experiments with Cartagena."""

from quarterdeck.games import GAMES
from tools.arena.pairings import (
    BELIEVES_THE_TRUTH,
    BOSUN,
    CAPTAIN,
    CEILING,
    LATE_BELIEVES_NOTHING,
    MORE,
    QUICK,
    SEARCHES_LATE,
    SEES_EVERYTHING,
    SLOW,
    Pairing,
    beliefs,
    gentle,
)

CARTAGENA = GAMES["cartagena"]

PAIRINGS = (
    *gentle(CARTAGENA, 3),
    *(Pairing(BOSUN, CARTAGENA, players, "bosun", "deckhand", QUICK, ratio=1.6) for players in (2, 3, 4)),
    Pairing((*CAPTAIN, "ceilings"), CARTAGENA, 3, "captain", "bosun", SLOW, ratio=1.25),
    Pairing(("ceilings",), CARTAGENA, 3, SEES_EVERYTHING, "bosun", CEILING),
)
BELIEFS = (
    beliefs(CARTAGENA, 3, 6000, SEARCHES_LATE, LATE_BELIEVES_NOTHING, MORE),
    beliefs(CARTAGENA, 3, 440, BELIEVES_THE_TRUTH),
)
