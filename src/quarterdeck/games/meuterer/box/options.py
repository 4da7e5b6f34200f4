"""The choices a table of Meuterer makes before it begins, and the French reading by name."""

from collections.abc import Mapping
from typing import Final, Literal

from quarterdeck.core.game import Options


class MeutererOptions(Options, frozen=True):
    """The islands (M1.1), what the books differ in (M5.4, M9.3), and the pirates variant (M10.1)."""

    layout: Literal["shuffled", "example"] = "shuffled"
    shown_conflicts: Literal["count", "ignore"] = "count"
    loader_returns: Literal["discard", "under_draw"] = "discard"
    pirates: bool = False


# M11.1: what the French book says otherwise
PRESETS: Final[Mapping[str, Mapping[str, object]]] = {
    "french": {"shown_conflicts": "ignore", "loader_returns": "under_draw"},
}
