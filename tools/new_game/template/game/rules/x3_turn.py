"""A turn (X3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from tools.new_game.template.game.box.pieces import KINDS, card_words
from tools.new_game.template.game.knowledge.moves import draw_card, from_hand, stow_in_hold
from tools.new_game.template.game.knowledge.places import CRATES, TOPS, UNDERS
from tools.new_game.template.game.rules.actions import (
    DRAW,
    PUTTING_ON_TOP,
    PUTTING_UNDER,
    ROUND_ENDS,
    TURN,
    TURN_BEGINS,
    TURN_ENDS,
    TURN_OVER,
)

if TYPE_CHECKING:
    from tools.new_game.template.game.rules.state import Smugglers

# X3 A turn


def begin_turn(state: Smugglers) -> None:
    """X3.1: everyone in play has one turn, from the first player clockwise; there is always a card to look at."""
    for step in range(state.players):
        seat = (state.turn + step) % state.players
        if not (state.ashore | state.done) & BIT[seat]:
            state.ask(seat, TURN)
            return
    state.proceed(ROUND_ENDS)


def look(state: Smugglers, seat: int, number: int, listener: Listener | None) -> None:
    """X3.1: look at one card of the hold; everybody sees at which."""
    card = state.hold[number]
    state.memory[seat].see(CRATES + number, card)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "crate": number, "card": KINDS[card]}
        listener.secretly("X3.1", seat, "looked-own", own, "looked", {"seat": seat, "crate": number})
    state.proceed(TURN_ENDS)


def lay(state: Smugglers, seat: int, card: int, claim: int, listener: Listener | None) -> None:
    """X3.2: lay a card face down into the hold and say what it is, true or not."""
    from_hand(state, seat, card, CRATES + len(state.hold))
    stow_in_hold(state, card, seat, claim)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": KINDS[card], "claim": KINDS[claim]}
        listener.secretly("X3.2", seat, "laid-own", own, "laid", {"seat": seat, "claim": KINDS[claim]})
    state.proceed(TURN_ENDS)


def fish(state: Smugglers, seat: int, luck: Luck, listener: Listener | None) -> None:
    """X3.3: draw two cards, then put one of the hand under the pile and one on it, one by one."""
    drawn = [draw_card(state, seat, DRAW, luck) for _ in range(2)]
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "cards": card_words(drawn)}
        listener.secretly("X3.3", seat, "fished-own", own, "fished", {"seat": seat, "number": 2})
    state.ask(seat, PUTTING_UNDER)


def put_under(state: Smugglers, seat: int, card: int, listener: Listener | None) -> None:
    """X3.3, X3.4: then one goes on top; a last card is put there by the referee, since all can see that."""
    from_hand(state, seat, card, UNDERS + len(state.pile.under))
    state.pile.under.append(card)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": KINDS[card]}
        listener.secretly("X3.3", seat, "put-under-own", own, "put-under", {"seat": seat})
    state.ask(seat, PUTTING_ON_TOP)
    if len(state.hand[seat]) == 1:
        put_on_top(state, seat, state.hand[seat][0], "X3.4", listener)


def put_on_top(state: Smugglers, seat: int, card: int, clause: str, listener: Listener | None) -> None:
    """X3.3, X3.5: the turn ends without a card."""
    from_hand(state, seat, card, TOPS + len(state.pile.top))
    state.pile.top.append(card)
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "card": KINDS[card]}
        listener.secretly(clause, seat, "put-top-own", own, "put-top", {"seat": seat})
    state.proceed(TURN_OVER)


def draw_at_end(state: Smugglers, luck: Luck, listener: Listener | None) -> None:
    """X3.5: a turn ends with a card from the pile, while there is one."""
    seat = state.turn
    if state.pile.size():
        card = draw_card(state, seat, DRAW, luck)
        if listener is not None:
            own: dict[str, object] = {"seat": seat, "card": KINDS[card]}
            listener.secretly("X3.5", seat, "drew-own", own, "drew", {"seat": seat})
    state.proceed(TURN_OVER)


def end_turn(state: Smugglers) -> None:
    """X3.1: this player has had a turn."""
    state.done |= BIT[state.turn]
    state.proceed(TURN_BEGINS)
