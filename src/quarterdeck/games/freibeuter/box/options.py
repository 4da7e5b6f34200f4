"""The choices a table of Freibeuter makes before it begins."""

from typing import Literal

from quarterdeck.core.game import Options


class FreibeuterOptions(Options, frozen=True):
    """Readings of the book: what happens when the sea cards run out (F10.3), and at the last store (F11.1)."""

    sea_runs_out: Literal["must_draw", "pile_empty"] = "must_draw"
    last_store: Literal["resolve_all", "instant"] = "resolve_all"
