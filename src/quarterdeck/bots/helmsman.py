"""The Helmsman: an epsilon-noisy policy, the Bosun's heuristics with slips, for children and beginners.

It slips by its own luck alone: the mistakes say nothing about what is hidden.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from quarterdeck.bots.bosun import Bosun
from quarterdeck.bots.bot import Budget
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

SLIPS: Final = 60  # of a hundred decisions
NOTICED: Final = 2  # how many choices it thinks of where it slips


class Helmsman(Bosun):
    """Often thinks of two of the choices only, and takes the better one; otherwise it plays as a Bosun."""

    name: ClassVar[str] = "helmsman"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        actions = range(len(game.alphabet))
        self.left_alone = {action for action in actions if game.alphabet.parts(action)[0].name in game.left_alone}

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        if luck.below(100) >= SLIPS:
            return super().choose(view, legal, statements, luck, budget)
        return self.slip(view, legal, statements, luck)

    def slip(self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck) -> int:
        """The better of a few choices drawn by lot; never one that only judgement should choose."""
        assert view is not None
        assert view.seat is not None
        thought_of = [action for action in legal if action not in self.left_alone] or list(legal)
        while len(thought_of) > NOTICED:
            thought_of.pop(luck.below(len(thought_of)))
        if len(thought_of) == 1:
            return thought_of[0]
        self.thumb.hear(list(statements))
        world, seat = self.setting.imagine(view, luck), view.seat
        return max(thought_of, key=lambda action: self.thumb.worth(world, seat, action))
