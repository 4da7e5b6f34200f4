"""Set-up (T1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.traitres.box.pieces import MUTINEER, PIRATE, ROLE_WORDS
from quarterdeck.games.traitres.rules.actions import FIRST, ROLE, TURN
from quarterdeck.games.traitres.rules.cards import deal_hand
from quarterdeck.games.traitres.rules.slots import hand_words

if TYPE_CHECKING:
    from quarterdeck.games.traitres.rules.state import Traitres

# T1 Set-up


def deal(state: Traitres, luck: Luck, listener: Listener | None) -> None:
    """T1.1, T1.2, T1.4: roles and hands are dealt secretly, and the first player is drawn by lot."""
    state.lay_out()
    mutineers = state.numbers.mutineers
    for seat in range(state.players):
        role = PIRATE
        if luck.choose(ROLE, seat, state.players - seat, state) < mutineers:
            role = MUTINEER
            mutineers -= 1
            state.mutineers |= BIT[seat]
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "role": ROLE_WORDS[role]}
            listener.secretly("T1.1", seat, "role-dealt-own", own, "role-dealt", {"seat": seat})
    if state.numbers.mutineers_know and listener is not None:
        tell_mates(state, listener)
    for seat in range(state.players):
        deal_hand(state, seat, luck)
        if listener is not None:
            cards: dict[str, object] = {"seat": seat, "cards": hand_words(state, seat)}
            number: dict[str, object] = {"seat": seat, "number": state.numbers.hand}
            listener.secretly("T1.2", seat, "dealt-own", cards, "dealt", number)
    state.first = luck.choose(FIRST, NOBODY, state.players, state)
    if listener is not None:
        listener.openly("T1.4", "first-drawn", {"seat": state.first})
    state.ask(state.first, TURN)


def tell_mates(state: Traitres, listener: Listener) -> None:
    """T1.1: mutineers are told who the others are; everybody else is told nothing as often."""
    for seat in range(state.players):
        own: dict[str, object] = {"seat": seat}
        if state.mutineers & BIT[seat]:
            for mate in members(state.mutineers & ~BIT[seat]):
                listener.secretly("T1.1", seat, "mate-own", {"seat": seat, "to": mate}, "mates-told", own)
        else:
            for _ in range(state.numbers.mutineers - 1):
                listener.secretly("T1.1", seat, "no-mate-own", own, "mates-told", own)
