"""Captains who lack something, to see what it is worth: in an arena `quarterdeck.lab.variants:Unbelieving`."""

from typing import ClassVar

from quarterdeck.bots.captain import Captain
from quarterdeck.core.game import Game
from quarterdeck.core.state import Setting


class Unbelieving(Captain):
    """Takes every world for as likely as any other, whatever the others did and said."""

    name: ClassVar[str] = "unbelieving"

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
