"""What several chapters tell of islands and destinations, as slots of events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.games.meuterer.box.pieces import ISLAND_WORDS

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer


def island_name(state: Meuterer, place: i64) -> str:
    """What the island at a place is called."""
    return ISLAND_WORDS[state.island[place]].replace("-", " ")


def goal_slots(state: Meuterer, seat: i64, place: i64) -> dict[str, object]:
    """M3.5, M4.2: where a destination lies, and why."""
    slots: dict[str, object] = {"seat": seat, "number": state.sailors[seat].cards}
    slots["island"] = island_name(state, place)
    return slots
