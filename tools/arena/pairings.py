"""Who meets whom, how often, and the figure to reach: all of it in this one place."""

from collections.abc import Mapping
from dataclasses import dataclass

from quarterdeck.bots import USUAL
from quarterdeck.core.game import Game
from quarterdeck.games import GAMES
from quarterdeck.lab.contest import Contest

SEED = 7
QUICK = 2000  # games where nobody searches
SLOW = 180  # where one bot, or one team, does
COMPARED = 90  # where it searches without what is to be compared
CEILING = 36  # where it sees the truth

BELIEVES_NOTHING = "quarterdeck.lab.variants:Unbelieving"
SEES_EVERYTHING = "quarterdeck.lab.seer:Seer"


@dataclass(frozen=True)
class Pairing:
    """One bot among others: in which tables of the page it stands, and what it should reach."""

    tables: tuple[str, ...]
    game: Game
    players: int
    bot: str
    among: str
    games: int
    ratio: float | None = None  # of the win share to the fair share
    share: float | None = None  # of the wins
    gaps: Mapping[str, float] | None = None  # the part of the gap each team should close

    @property
    def slug(self) -> str:
        """What its files are called."""
        bot = self.bot.rpartition(":")[2].lower()
        return f"{self.game.name}-{self.players}-{bot}-among-{self.among}s"

    def contest(self) -> Contest:
        """What is played."""
        game = self.game
        return Contest(game, (self.bot, self.among), self.players, SEED, game.choose(), game.data(), USUAL)


FREIBEUTER, MEUTERER, CARTAGENA, TRAITRES = (
    GAMES[name] for name in ("freibeuter", "meuterer", "cartagena", "traitres")
)
CAPTAINS = ((FREIBEUTER, 3), (MEUTERER, 4), (CARTAGENA, 3), (TRAITRES, 5), (TRAITRES, 7))
BELIEFS = CAPTAINS[1:]  # in Freibeuter nothing is believed
BOSUN = ("bosun",)
CAPTAIN = ("captain", "beliefs")
PIRATES_ALONE = {"pirate": 0.3, "mutineer": 0.0}
BOTH_SIDES = {"pirate": 0.15, "mutineer": 0.15}

PAIRINGS: tuple[Pairing, ...] = (
    Pairing(BOSUN, FREIBEUTER, 2, "bosun", "deckhand", QUICK, share=0.9),
    *(Pairing(BOSUN, FREIBEUTER, players, "bosun", "deckhand", QUICK, ratio=2.0) for players in (3, 4)),
    *(Pairing(BOSUN, MEUTERER, players, "bosun", "deckhand", QUICK, ratio=1.9) for players in (3, 4)),
    *(Pairing(BOSUN, CARTAGENA, players, "bosun", "deckhand", QUICK, ratio=1.6) for players in (2, 3, 4)),
    *(Pairing(BOSUN, TRAITRES, players, "bosun", "deckhand", QUICK, gaps=PIRATES_ALONE) for players in (5, 7)),
    Pairing(("captain",), FREIBEUTER, 3, "captain", "bosun", SLOW, ratio=1.4),
    Pairing(CAPTAIN, MEUTERER, 4, "captain", "bosun", SLOW, ratio=1.4),
    Pairing((*CAPTAIN, "ceilings"), CARTAGENA, 3, "captain", "bosun", SLOW, ratio=1.25),
    *(Pairing(CAPTAIN, TRAITRES, players, "captain", "bosun", SLOW, gaps=BOTH_SIDES) for players in (5, 7)),
    *(Pairing(("beliefs",), game, players, BELIEVES_NOTHING, "bosun", COMPARED) for game, players in BELIEFS),
    Pairing(("ceilings",), CARTAGENA, 3, SEES_EVERYTHING, "bosun", CEILING),
)
