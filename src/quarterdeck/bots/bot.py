"""The interface of a bot: a policy from a seat's view to an action, and perhaps to a statement."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

import msgspec

from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a bot may think: iterations of a search, or milliseconds of processor time."""

    iterations: int = 0
    milliseconds: int = 0


USUAL = Budget(iterations=2000)
QUICK = Budget(milliseconds=600)  # where people wait for it


class Bot(ABC):
    """Chooses one of the legal actions, from a seat's view and what was said alone; its luck is a stream of its own.

    It never gets a state of the table. Without `looks` it is handed None and no view is built; without `speaks` it is
    never asked for a statement. One that `searches` uses its budget up; all others are done in about a millisecond.
    """

    name: ClassVar[str]
    looks: ClassVar[bool] = True
    speaks: ClassVar[bool] = False
    searches: ClassVar[bool] = False

    def __init__(self, game: Game, setting: Setting) -> None:
        self.game = game
        self.setting = setting

    @abstractmethod
    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        """One of the legal actions."""

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        """A statement, or None; asked once after each action, also of who is out of play."""
        return None
