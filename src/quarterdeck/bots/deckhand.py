"""The Deckhand: the uniform random policy, the baseline other bots are measured by.

Verbs that only judgement should choose, such as one that ends the game by a guess, it leaves alone.
"""

from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.bots.bot import Bot, Budget
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Deckhand(Bot):
    """Chooses without looking."""

    name: ClassVar[str] = "deckhand"
    looks: ClassVar[bool] = False

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        actions = range(len(game.alphabet))
        self.left_alone = {action for action in actions if game.alphabet.parts(action)[0].name in game.left_alone}

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        if self.left_alone:
            legal = [action for action in legal if action not in self.left_alone] or legal
        return legal[luck.below(len(legal))]
