"""Ablations: Captains who lack something, to see what it is worth, such as `quarterdeck.lab.variants:Unbelieving`."""

from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.bots.bosun import Bosun
from quarterdeck.bots.bot import Budget
from quarterdeck.bots.captain import Captain
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Unbelieving(Captain):
    """Takes every world for as likely as any other, whatever the others did and said."""

    name: ClassVar[str] = "unbelieving"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb.doubts = 0


class Late(Captain):
    """Follows the rules of thumb, and searches only where a Captain weighs worlds: all its time goes into these."""

    name: ClassVar[str] = "late"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self._usual = game.thumb(setting)

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        assert view is not None
        if self._usual.doubted(self.setting.imagine(view, luck)):
            return super().choose(view, legal, statements, luck, budget)
        return Bosun.choose(self, view, legal, statements, luck, budget)


class LateUnbelieving(Late):
    """Searches where a Captain weighs worlds, but weighs none."""

    name: ClassVar[str] = "lateunbelieving"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb.doubts = 0


class Silent(Captain):
    """Says nothing."""

    name: ClassVar[str] = "silent"
    speaks: ClassVar[bool] = False


class Unguided(Captain):
    """Searches without rules of thumb: no action is preferred, and playouts do anything."""

    name: ClassVar[str] = "unguided"

    def __init__(self, game: Game, setting: Setting) -> None:
        super().__init__(game, setting)
        self.thumb.guided = False
        self.thumb.sharpness = 0.0
