"""What a bot is: somebody who is shown a view and chooses."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.view import View


class Bot(ABC):
    """Chooses one of the legal actions, from a seat's view alone; its luck is a stream of its own.

    A bot that does not look says so with `looks`; it is handed None, and no view is built for it.
    """

    name: ClassVar[str]
    looks: ClassVar[bool] = True

    def __init__(self, game: Game) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: View | None, legal: Sequence[int], luck: Luck) -> int:
        """One of the legal actions."""
