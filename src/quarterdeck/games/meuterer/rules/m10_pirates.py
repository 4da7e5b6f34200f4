"""The pirates variant (M10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import ISLANDS, PIRATES, card_words
from quarterdeck.games.meuterer.rules.actions import GOODS_GO_ON
from quarterdeck.games.meuterer.rules.slots import island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M10 Pirates variant


def sail_pirates(state: Meuterer, seat: i64, listener: Listener | None) -> None:
    """M10.2, M10.3: the card is discarded, the pirates sail counter-clockwise and rob the ship they meet."""
    state.discards += ONE[PIRATES]
    way = state.sailors[seat].cards
    distance = (state.pirates - state.ship + ISLANDS) % ISLANDS
    state.pirates = (state.pirates - way + ISLANDS) % ISLANDS
    if listener is not None:
        slots: dict[str, object] = {"seat": seat, "number": way, "island": island_name(state, state.pirates)}
        listener.openly("M10.2", "pirates-sail", slots)
    if distance <= way:
        robbed: i64 = 0
        for sailor in state.sailors:
            robbed += sailor.shown
            sailor.shown = 0
        state.discards += robbed
        if listener is not None:
            listener.openly("M10.3", "robbed", {"cards": card_words(robbed)})
    state.proceed(GOODS_GO_ON)  # M10.7
