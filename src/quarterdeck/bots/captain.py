"""The Captain: information-set Monte Carlo tree search, over many imagined worlds."""

import time
from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.bots.bosun import Bosun
from quarterdeck.bots.bot import Budget
from quarterdeck.bots.search import Search
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

AT_ONCE = 20  # iterations between two looks at the clock, where the budget is time


class Captain(Bosun):
    """Searches as long as its budget lasts; what it says is what the Bosun would say."""

    name: ClassVar[str] = "captain"
    searches: ClassVar[bool] = True

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb.shrewd = True
        self.shown = game.alphabet.shown_numbers()

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        assert view is not None
        if len(legal) == 1 and not budget.milliseconds:  # at a table how long it takes would tell that
            return legal[0]
        return self.search(view, statements, luck, budget).best()

    def search(self, view: View, statements: Sequence[Statement], luck: Luck, budget: Budget) -> Search:
        """A search from a seat's view, as far as the budget lasts."""
        begun = time.thread_time()
        self.thumb.hear(list(statements))
        search = self.begin(view, luck)
        search.run(budget.iterations or AT_ONCE)
        while time.thread_time() - begun < budget.milliseconds / 1000:
            search.run(AT_ONCE)
        return search

    def begin(self, view: View, luck: Luck) -> Search:
        """A search before its first iteration."""
        assert view.seat is not None
        return Search(self.setting.imagine(view, luck), view.seat, self.shown, self.thumb, luck)
