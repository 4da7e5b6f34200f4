"""Games of Freibeuter played at random, looked at after every action."""

from collections.abc import Iterator
from typing import cast

from quarterdeck.core.game import Data
from quarterdeck.core.luck import FastLuck, seed_of
from quarterdeck.core.referee import Referee
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView

# What a style of play prefers wherever it can; uniform play hardly ever borrows or empties the sea pile.
STYLES = {
    "any": (),
    "boards": ("board", "place"),
    "saves": ("cash", "place", "draw sea", "resolve"),
    "closes": ("dutchman", "place", "draw dutchman"),
}


def walk(
    players: int, seed: object, *, style: str = "any", data: Data | None = None, **options: object
) -> Iterator[Referee]:
    """One game: the referee after the deal and after every action."""
    chooser = FastLuck(seed_of("walk", players, seed, style))
    names = [f"player {seat}" for seat in range(players)]
    luck = FastLuck(seed_of("luck", players, seed))
    referee = Referee(FREIBEUTER, names, luck, options=FREIBEUTER.choose(options), data=data)
    yield referee
    while referee.actors():
        seat = referee.actors()[0]
        words = [FREIBEUTER.alphabet.words(action) for action in referee.legal(seat)]
        liked = [word for word in words if word.startswith(STYLES[style])] if STYLES[style] else []
        if not liked or chooser.below(5) == 0:
            liked = words
        referee.act(seat, liked[chooser.below(len(liked))])
        yield referee


def public(referee: Referee) -> FreibeuterView:
    """What a spectator sees."""
    return cast(FreibeuterView, referee.view(SPECTATOR))
