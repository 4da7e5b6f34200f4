"""From the truth to a seat's view."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, members
from quarterdeck.core.state import SPECTATOR
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.pieces import (
    NOWHERE,
    REGION_WORDS,
    SHIPS,
    TOKEN_WORDS,
    card_words,
    place_words,
    sea_words,
)
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner, Phase, Ship
from quarterdeck.games.freibeuter.rules.actions import OVER
from quarterdeck.games.freibeuter.rules.f11_end import wealth
from quarterdeck.games.freibeuter.rules.pirates import Pirate
from quarterdeck.games.freibeuter.rules.state import Freibeuter

PHASES: Final[list[Phase]] = ["turn", "order", "draw", "over"]


def view(state: Freibeuter, seat: int) -> FreibeuterView:
    """All that a seat (or a spectator) may know and remember."""
    return _view(state, seat, state.phase == OVER)


def laid_open(state: Freibeuter) -> FreibeuterView:
    """What a spectator would see with all that is hidden laid open, in the middle of a game that is looked at again."""
    return _view(state, SPECTATOR, True)


def _view(state: Freibeuter, seat: int, opened: bool) -> FreibeuterView:
    everyone = range(state.players)
    return FreibeuterView(
        seat=seat if seat >= 0 else None,
        actors=tuple(state.actors()),
        phase=PHASES[state.phase],
        turn=state.turn,
        tokens={REGION_WORDS[place]: TOKEN_WORDS[state.token[place]] for place in members(state.tokens)},
        gone=_gone(state),
        ships=tuple([_ship(state, kind) for kind in range(SHIPS)]),
        owners=tuple([_owner(state, other) for other in everyone]),
        hand=_hand(state.pirates[seat]) if seat >= 0 else None,
        discards=_discards(state),
        sea_pile=state.sea_cards,
        dutchman_pile=state.dutchman_cards,
        dutchman=None if state.dutchman_at == NOWHERE else REGION_WORDS[state.dutchman_at],
        waiting=tuple(place_words(state.waiting)),
        stores_left=state.stores,
        opened_hands=tuple([_hand(state.pirates[other]) for other in everyone]) if opened else (),
        opened_piles=_bag(state.sea, state.sea_twice, state.dutchman) if opened else None,
        outcome=state.outcome(),
    )


def _bag(once: i64, twice: i64, cards: i64) -> Hand:
    return Hand(sea=tuple(sea_words(once, twice)), dutchman=tuple(card_words(cards)))


def _hand(pirate: Pirate) -> Hand:
    return _bag(pirate.sea, pirate.sea_twice, pirate.dutchman)


def _gone(state: Freibeuter) -> dict[str, str]:
    """F1.4: all that left the board is public."""
    gone: dict[str, str] = {}
    for place in range(len(state.token)):
        kind = state.token[place]
        if kind < len(TOKEN_WORDS) and not state.tokens & BIT[place]:
            gone[REGION_WORDS[place]] = TOKEN_WORDS[kind]
    return gone


def _ship(state: Freibeuter, kind: i64) -> Ship:
    numbers = state.numbers
    return Ship(value=numbers.value[kind], share=numbers.share[kind], doubled=state.doubled & BIT[kind] != 0)


def _owner(state: Freibeuter, seat: i64) -> Owner:
    pirate = state.pirates[seat]
    return Owner(
        money=pirate.money,
        debt=pirate.debt,
        stock=pirate.stock,
        sea_cards=pirate.sea_cards,
        dutchman_cards=pirate.dutchman_cards,
        boats=tuple(sea_words(pirate.boat, pirate.second)),
        boarded=tuple(place_words(pirate.boarded)),
        captured=tuple([pirate.ships(kind) for kind in range(SHIPS)]),
        wealth=wealth(state, seat),
    )


def _discards(state: Freibeuter) -> Hand:
    """F1.3: both discard piles are open: whatever is neither in a pile nor in a hand."""
    once = state.sea
    twice = state.sea_twice
    cards = state.dutchman
    for pirate in state.pirates:
        twice |= pirate.sea_twice | once & pirate.sea
        once |= pirate.sea
        cards |= pirate.dutchman
    return _left_of(state.numbers, once, twice, cards)


def _left_of(numbers: Numbers, once: i64, twice: i64, cards: i64) -> Hand:
    """All cards of the box but those of a bag."""
    left_twice = numbers.sea_twice & ~once
    left_once = numbers.sea & ~once | numbers.sea_twice & ~twice
    return _bag(left_once, left_twice, numbers.dutchman & ~cards)
