"""The seer: a search with perfect information, as an upper bound that no honest bot can pass.

It is on no ladder. Only an arena shows it the truth, where it is named `quarterdeck.lab.seer:Seer`; anywhere else it
cannot play.
"""

from typing import ClassVar

from quarterdeck.bots.captain import Captain
from quarterdeck.bots.search import Search
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.view import View


class NothingToSee(QuarterdeckError):
    """A seer was asked outside the lab."""


class Seer(Captain):
    """Searches the one true world; how chance will fall, and what others will do, it does not know either."""

    name: ClassVar[str] = "seer"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb.doubts = 0
        self._truth: State | None = None

    def behold(self, truth: State) -> None:
        """See a game, from its deal to its end."""
        self._truth = truth

    @property
    def truth(self) -> State:
        """The game it was shown."""
        if self._truth is None:
            raise NothingToSee("A seer plays only where the lab shows it the truth: in an arena.")
        return self._truth

    def begin(self, view: View, luck: Luck) -> Search:
        assert view.seat is not None
        search = Search(self.truth.copy(), view.seat, self.shown, self.thumb, luck)
        search.certain = True
        return search


class Clairvoyant(Seer):
    """Is shown the truth only where a Captain would weigh worlds: no belief can be better than that."""

    name: ClassVar[str] = "clairvoyant"

    def begin(self, view: View, luck: Luck) -> Search:
        if self.game.thumb(self.setting).doubted(self.truth):
            return super().begin(view, luck)
        return Captain.begin(self, view, luck)
