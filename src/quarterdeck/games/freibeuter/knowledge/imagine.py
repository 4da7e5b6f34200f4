"""From a seat's view of Freibeuter to a truth that could be."""

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.luck import Luck
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.pieces import (
    CARD_NUMBERS,
    NOWHERE,
    REGION_NUMBERS,
    SHIPS,
    TOKEN_NUMBERS,
    TOKEN_WORDS,
    places_of,
)
from quarterdeck.games.freibeuter.knowledge.redeal import refill_hand
from quarterdeck.games.freibeuter.knowledge.see import PHASES
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner
from quarterdeck.games.freibeuter.rules.cards import move_dutchman_card, move_sea_card
from quarterdeck.games.freibeuter.rules.pirates import Pirate
from quarterdeck.games.freibeuter.rules.state import NO_TOKENS, Freibeuter


def imagine(numbers: Numbers, view: FreibeuterView, luck: Luck) -> Freibeuter:
    """A state that could be true, every way to lay the unseen cards being equally likely."""
    state = Freibeuter(numbers)
    state.token = NO_TOKENS[:]
    state.unlaid = vec[i64]([0] * len(TOKEN_WORDS))
    _lay(state, view.tokens)
    for place in members(state.tokens):
        if state.token[place] < SHIPS:
            state.free |= BIT[place]
    present = state.tokens
    _lay(state, view.gone)
    state.tokens = present
    for owner in view.owners:
        state.pirates.append(_pirate(state, owner))
    for kind in range(SHIPS):
        if view.ships[kind].doubled:
            state.doubled |= BIT[kind]
    state.stores = view.stores_left
    state.turn = view.turn
    state.phase = PHASES.index(view.phase)
    for seat in view.actors:
        state.acting |= BIT[seat]
    state.waiting = places_of(view.waiting)
    state.dutchman_at = NOWHERE if view.dutchman is None else REGION_NUMBERS[view.dutchman]
    if view.outcome is not None:
        state.ended_by = int(view.outcome.clause[-1])
    _lay_cards(state, view, luck)
    return state


def _lay(state: Freibeuter, tokens: dict[str, str]) -> None:
    for where, what in tokens.items():
        place = REGION_NUMBERS[where]
        state.token[place] = TOKEN_NUMBERS[what]
        state.tokens |= BIT[place]


def _pirate(state: Freibeuter, owner: Owner) -> Pirate:
    pirate = Pirate(owner.stock + len(owner.boats), owner.money)
    pirate.debt = owner.debt
    for word in owner.boats:
        pirate.place_boat(REGION_NUMBERS[word])
    pirate.boarded = places_of(owner.boarded)
    for kind in range(SHIPS):
        for _ in range(owner.captured[kind]):
            pirate.capture(kind)
    state.occupied |= pirate.boat
    state.free &= ~pirate.boarded
    return pirate


def _lay_cards(state: Freibeuter, view: FreibeuterView, luck: Luck) -> None:
    """Known cards leave the piles first; the other hands are then drawn from what is left."""
    seen = Pirate(0, 0)
    _move(state, view.discards, seen)
    if view.hand is not None and view.seat is not None:
        _move(state, view.hand, state.pirates[view.seat])
    for seat in range(len(view.owners)):
        pirate = state.pirates[seat]
        if view.opened_hands:
            if seat != view.seat:
                _move(state, view.opened_hands[seat], pirate)
        elif seat != view.seat:
            pirate.sea_cards = view.owners[seat].sea_cards
            pirate.dutchman_cards = view.owners[seat].dutchman_cards
            refill_hand(state, pirate, luck)


def _move(state: Freibeuter, cards: Hand, pirate: Pirate) -> None:
    """These cards go from the piles into a hand."""
    for word in cards.sea:
        move_sea_card(state, REGION_NUMBERS[word], pirate)
    for word in cards.dutchman:
        move_dutchman_card(state, CARD_NUMBERS[word], pirate)
