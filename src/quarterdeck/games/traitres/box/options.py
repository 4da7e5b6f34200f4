"""The choices a table of Traîtres à bord makes before it begins."""

from typing import Literal

from quarterdeck.core.game import Options


class TraitresOptions(Options, frozen=True):
    """Whether mutineers know each other (T1.1), how many planks there are (T1.2), when an empty pile counts (T7.3)."""

    mutineers_know: bool = False
    planks: Literal["book", "light"] = "book"
    empty_pile: Literal["after_effect", "instant"] = "after_effect"
