"""Duplicate deals with rotated seats: every deal is played in the same rounds, so that luck and seats favour nobody.

Where two bots are named, the first sits alone among copies of the second, once in every seat. More bots fill the seats
one after the other, and all move on by a seat from round to round, until each of them has sat everywhere. In a game of
teams seats follow from what was dealt: the first bot plays one team and the second the other, then the other way round.

Where it cannot be told from the rules what a seat wins among equals, the deal is played once more as a yardstick, all
seats being the second bot's.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game

YARDSTICK = 1  # the baseline, as an index into the names
FEWEST = 2


class BadPairing(QuarterdeckError):
    """Bots that cannot meet so; the text is a sentence for whoever named them."""


@dataclass(frozen=True)
class Round:
    """One way to play a deal: the bot of each seat, or of each team, as an index into the names."""

    seats: tuple[int, ...] = ()
    teams: Mapping[str, int] | None = None
    yardstick: bool = False

    def seated(self, teams: tuple[str, ...]) -> tuple[int, ...]:
        """The bot of each seat, once seats were dealt their teams."""
        return self.seats if self.teams is None else tuple(self.teams[team] for team in teams)


def rounds_of(game: Game, bots: int, players: int) -> tuple[Round, ...]:
    """The rounds of every deal, the yardstick last, if there must be one."""
    if bots < FEWEST:
        raise BadPairing(f"An arena needs at least {FEWEST} bots.")
    yardstick = Round((YARDSTICK,) * players, yardstick=True)
    if game.team is not None:
        if bots > len(game.teams):
            raise BadPairing(f"{game.title} is played by {len(game.teams)} teams, so an arena of it takes two bots.")
        one, other = game.teams
        return Round(teams={one: 0, other: 1}), Round(teams={one: 1, other: 0}), yardstick
    line = [0, *[1] * (players - 1)] if bots == FEWEST else [place % bots for place in range(max(bots, players))]
    turned = tuple(
        Round(tuple(line[(seat - step) % len(line)] for seat in range(players))) for step in range(len(line))
    )
    return (*turned, yardstick) if game.all_may_lose else turned
