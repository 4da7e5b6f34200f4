"""Set-up (C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.cartagena.box.pieces import FIRST_GREY, FIRST_PINK, combat_words
from quarterdeck.games.cartagena.rules.actions import FIRST, ROUND_BEGINS

if TYPE_CHECKING:
    from quarterdeck.games.cartagena.rules.state import Cartagena

# C1 Set-up


def deal(state: Cartagena, luck: Luck, listener: Listener | None) -> None:
    """C1.1, C1.2: a pink 1, a grey 1 and a coin for everyone, which all can see; the first dealer by lot."""
    state.dealer = state.thing(FIRST, luck.choose(FIRST, NOBODY, state.players, state))
    if listener is not None:
        listener.openly("C1.2", "dealer-drawn", {"seat": state.dealer})
    for seat in range(state.players):
        state.combat.deal(state.players, seat, FIRST_PINK)
        state.combat.deal(state.players, seat, FIRST_GREY)
        state.coins[seat] = 1
        state.island -= 1
        if listener is not None:
            cards = combat_words(state.combat.hand[seat])
            listener.openly("C1.1", "dealt", {"seat": seat, "cards": cards})
    state.proceed(ROUND_BEGINS)
