"""Frame and set-up (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bits import BIT
from quarterdeck.core.luck import NOBODY, Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.freibeuter.box.pieces import CROSSINGS, PLACE_OF_CROSSING, SHIPS
from quarterdeck.games.freibeuter.rules.actions import FIRST, TOKEN, TURN
from quarterdeck.games.freibeuter.rules.cards import draw_dutchman_card, draw_sea_card
from quarterdeck.games.freibeuter.rules.pirates import Pirate
from quarterdeck.games.freibeuter.rules.slots import hand_slots

if TYPE_CHECKING:
    from quarterdeck.games.freibeuter.rules.state import Freibeuter

# F1 Frame and set-up


def deal(state: Freibeuter, luck: Luck, listener: Listener | None) -> None:
    """F1.1: first player by lot; tokens on the crossings; boats, money and cards for each player."""
    state.turn = luck.choose(FIRST, NOBODY, state.players, state)
    lay_tokens(state, luck)
    if listener is not None:
        listener.openly("F1.1", "first-player", {"seat": state.turn})
        listener.openly("F1.2", "tokens-laid", {"number": CROSSINGS})
    deal_hands(state, luck)
    if listener is not None:
        for seat in range(state.players):
            tell_hand(state, seat, listener)
    state.ask(TURN)


def lay_tokens(state: Freibeuter, luck: Luck) -> None:
    """F1.2: the tokens are shuffled and laid on the crossings, face up, row by row from A1."""
    token = state.token[:]
    unlaid = state.unlaid[:]
    state.unlaid = unlaid
    for number in range(CROSSINGS):
        kind = state.thing(TOKEN, luck.choose(TOKEN, NOBODY, CROSSINGS - number, state))
        unlaid[kind] -= 1
        crossing = PLACE_OF_CROSSING[number]
        token[crossing] = kind
        state.tokens |= BIT[crossing]
        if kind < SHIPS:
            state.free |= BIT[crossing]
    state.token = token


def deal_hands(state: Freibeuter, luck: Luck) -> None:
    """F1.1: sea cards seat by seat, then Dutchman cards."""
    numbers = state.numbers
    for _ in range(state.players):
        state.pirates.append(Pirate(numbers.boats, numbers.money))
    for seat in range(state.players):
        for _ in range(numbers.sea_hand):
            draw_sea_card(state, seat, luck)
    for seat in range(state.players):
        for _ in range(numbers.dutchman_hand):
            draw_dutchman_card(state, seat, luck)


def tell_hand(state: Freibeuter, seat: i64, listener: Listener) -> None:
    """F1.3: hands are secret, how many cards of each kind they hold is public."""
    pirate = state.pirates[seat]
    others: dict[str, object] = {"seat": seat, "sea_cards": pirate.sea_cards, "dutchman_cards": pirate.dutchman_cards}
    listener.secretly("F1.1", seat, "dealt-own", hand_slots(state, seat), "dealt", others)
