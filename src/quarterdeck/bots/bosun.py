"""The Bosun: the game's heuristic policy in a single determinisation, a world it imagines; it does not search."""

from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.bots.bot import Bot, Budget
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import SILENCE, Statement
from quarterdeck.core.view import View


class Bosun(Bot):
    """Plays by rules of thumb, makes statements and reads them."""

    name: ClassVar[str] = "bosun"
    speaks: ClassVar[bool] = True

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb = game.thumb(setting)

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        assert view is not None
        assert view.seat is not None
        if len(legal) == 1:
            return legal[0]
        self.thumb.hear(list(statements))
        return self.thumb.choose(self.setting.imagine(view, luck), view.seat, luck)

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        assert view.seat is not None
        self.thumb.hear(list(statements))
        statement = self.thumb.speak(self.setting.imagine(view, luck), view.seat, luck)
        return None if statement == SILENCE else statement
