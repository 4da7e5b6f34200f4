"""The Deckhand: does anything that is allowed, each thing as likely as any other."""

from collections.abc import Sequence
from typing import ClassVar

from quarterdeck.bots.bot import Bot
from quarterdeck.core.luck import Luck
from quarterdeck.core.view import View


class Deckhand(Bot):
    """Chooses without looking."""

    name: ClassVar[str] = "deckhand"
    looks: ClassVar[bool] = False

    def choose(self, view: View | None, legal: Sequence[int], luck: Luck) -> int:
        return legal[luck.below(len(legal))]
