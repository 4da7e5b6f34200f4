"""Stowing (X2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import KINDS, NOTHING
from tools.new_game.template.game.knowledge.moves import from_hand, mix_all, move_all, shuffle_pile, stow_in_hold
from tools.new_game.template.game.knowledge.places import CRATES, STOWED
from tools.new_game.template.game.rules.actions import ALL_CHOSE, MIX, STOWING, TURN_BEGINS

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# X2 Stowing


def begin_round(state: Smugglers, listener: Listener | None) -> None:
    """X2.1, X2.2, X2.4: all choose at the same time; who has a single card is not asked, since all can see that."""
    if state.round > 0:
        shuffle_pile(state)
        if listener is not None:
            listener.openly("X2.4", "shuffled", {})
    state.phase = STOWING
    state.done = 0
    for seat in state.in_play():
        if len(state.hand[seat]) == 1:
            note_choice(state, seat, state.hand[seat][0], "X2.2", listener)
        elif state.hand[seat]:
            state.acting |= BIT[seat]
    if not state.acting:
        state.proceed(ALL_CHOSE)


def choose(state: Smugglers, seat: int, card: int, listener: Listener | None) -> None:
    """X2.1: nothing is shown but who has chosen; the card stays in the hand until all have."""
    note_choice(state, seat, card, "X2.1", listener)
    state.acting &= ~BIT[seat]
    if not state.acting:
        state.proceed(ALL_CHOSE)


def note_choice(state: Smugglers, seat: int, card: int, clause: str, listener: Listener | None) -> None:
    """X2.1: a card is chosen."""
    state.chosen[seat] = card
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": KINDS[card]}
        listener.secretly(clause, seat, "chose-own", own, "chose", {"seat": seat})


def stow(state: Smugglers, luck: Luck, listener: Listener | None) -> None:
    """X2.3: the chosen cards are mixed and go face down into the hold; nobody sees which is whose."""
    stowers = [seat for seat in state.in_play() if state.chosen[seat] >= 0]
    for seat in stowers:
        state.stowed.add(state.chosen[seat])
        from_hand(state, seat, state.chosen[seat], STOWED + seat)
        state.chosen[seat] = NOTHING
    mix_all(state, [STOWED + seat for seat in stowers])
    for seat in stowers:
        move_all(state, STOWED + seat, CRATES + len(state.hold))
        card = state.stowed.kth(luck.choose(MIX, NOBODY, state.stowed.size, state))
        state.stowed.remove(card)
        stow_in_hold(state, card)
    if listener is not None:
        listener.openly("X2.3", "stowed", {"number": len(stowers)})
    state.turn = state.first
    state.proceed(TURN_BEGINS)
