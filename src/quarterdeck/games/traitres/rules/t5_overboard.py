"""Overboard (T5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import LAST_PLANK, PLANK
from quarterdeck.games.traitres.rules.actions import CREW_SHRINKS
from quarterdeck.games.traitres.rules.cards import throw_hand
from quarterdeck.games.traitres.rules.packed import without_seat
from quarterdeck.games.traitres.rules.slots import role_word, tell_thrown_away

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# T5 Overboard


def go_overboard(state: Traitres, listener: Listener | None) -> None:
    """T5.1: the role is revealed, planks and hand are discarded, and then it may be the end (T7.1, T7.2)."""
    seat: i64 = 0
    while number_of(state.planks, seat) < LAST_PLANK:
        seat += 1
    state.aboard &= ~BIT[seat]
    if listener is not None:
        listener.openly("T5.1", "overboard", {"seat": seat, "role": role_word(state, seat)})
        tell_thrown_away(state, seat, "T5.1", listener)
    state.planks = without_seat(state.planks, seat)
    state.used += LAST_PLANK * ONE[PLANK]
    throw_hand(state, seat)
    state.proceed(CREW_SHRINKS)
