"""Set-up (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import ROLES, card_words
from tools.new_game.template.game.knowledge.moves import draw_card, stow_in_hold
from tools.new_game.template.game.rules.actions import DEAL, DEAL_ROLE, FIRST, LOAD, ROUND_BEGINS

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# X1 Set-up


def deal(state: Smugglers, luck: Luck, listener: Listener | None) -> None:
    """X1.1 to X1.3: who is first, a role and some cards each, some cards into the hold."""
    state.first = luck.choose(FIRST, NOBODY, state.players, state)
    for seat in range(state.players):
        role = state.spare.kth(luck.choose(DEAL_ROLE, seat, state.spare.size, state))
        state.spare.remove(role)
        state.role[seat] = role
    for seat in range(state.players):
        for _ in range(state.numbers.hand):
            draw_card(state, seat, DEAL, luck)
    for _ in range(state.numbers.crates):
        stow_in_hold(state, state.pile.draw(luck, LOAD, NOBODY, state))
    if listener is not None:
        tell_deal(state, listener)
    state.proceed(ROUND_BEGINS)


def tell_deal(state: Smugglers, listener: Listener) -> None:
    """X1.2, X1.3: each learns the own role and cards, the others that there are some."""
    listener.openly("X1.1", "first-player", {"seat": state.first})
    for seat in range(state.players):
        role: dict[str, object] = {"seat": seat, "role": ROLES[state.role[seat]]}
        listener.secretly("X1.2", seat, "role-dealt-own", role, "role-dealt", {"seat": seat})
        own: dict[str, object] = {"seat": seat, "cards": card_words(state.hand[seat])}
        seen: dict[str, object] = {"seat": seat, "number": len(state.hand[seat])}
        listener.secretly("X1.3", seat, "dealt-own", own, "dealt", seen)
    listener.openly("X1.3", "loaded", {"number": state.numbers.crates})
