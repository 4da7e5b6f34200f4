"""What an experiment is: who meets whom, how often, and the figure to reach."""

from collections.abc import Mapping
from dataclasses import dataclass

from quarterdeck.bots import USUAL, Budget
from quarterdeck.core.game import Game
from quarterdeck.lab.contest import Contest

SEED = 7
QUICK = 2000  # games where nobody searches
GENTLE = 1200  # with one who slips
SLOW = 180  # where one bot, or one team, does
CEILING = 36  # where it sees the truth

LESS = Budget(iterations=300)  # where a difference takes many games to be seen
MORE = Budget(iterations=1000)  # where only some decisions are searched
BELIEVES_NOTHING = "quarterdeck.lab.variants:Unbelieving"
SEES_EVERYTHING = "quarterdeck.lab.seer:Seer"
BELIEVES_THE_TRUTH = "quarterdeck.lab.seer:Clairvoyant"
SEARCHES_LATE = "quarterdeck.lab.variants:Late"
LATE_BELIEVES_NOTHING = "quarterdeck.lab.variants:LateUnbelieving"


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
    stronger: bool | None = None  # whether it should surely win more than its share, or surely less
    budget: Budget = USUAL

    @property
    def slug(self) -> str:
        """What its files are called."""
        bot = self.bot.rpartition(":")[2].lower()
        searched = "" if self.budget == USUAL else f"-{self.budget.iterations}"
        return f"{self.game.name}-{self.players}-{bot}{searched}-among-{self.among}s"

    def contest(self) -> Contest:
        """What is played."""
        game = self.game
        return Contest(game, (self.bot, self.among), self.players, SEED, game.choose(), game.data(), self.budget)


@dataclass(frozen=True)
class Comparison:
    """A paired comparison: a bot that has something and one that lacks it, over the same deals."""

    whole: Pairing
    lacking: Pairing

    @property
    def slug(self) -> str:
        """What its file is called."""
        return f"{self.whole.slug}-against-{self.lacking.slug}"


def beliefs(
    game: Game,
    players: int,
    games: int,
    believing: str = "captain",
    unbelieving: str = BELIEVES_NOTHING,
    budget: Budget = LESS,
) -> Comparison:
    """Captains who weigh worlds, and who do not."""
    whole, lacking = (
        Pairing((), game, players, bot, "bosun", games, budget=budget) for bot in (believing, unbelieving)
    )
    return Comparison(whole, lacking)


BOSUN = ("bosun",)
CAPTAIN = ("captain",)


def gentle(game: Game, players: int) -> tuple[Pairing, ...]:
    """The Helmsman stands between the Deckhand and the Bosun."""
    return (
        Pairing(("helmsman",), game, players, "helmsman", "deckhand", GENTLE, stronger=True),
        Pairing(("helmsman",), game, players, "helmsman", "bosun", GENTLE, stronger=False),
    )
