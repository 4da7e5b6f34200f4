"""From the truth to a seat's view, and from a view back to a truth that could be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, members
from quarterdeck.core.luck import Luck
from quarterdeck.games.freibeuter.box.numbers import Numbers
from quarterdeck.games.freibeuter.box.pieces import CARD_WORDS, NOWHERE, REGION_WORDS, SHIPS, TOKEN_WORDS, Pirate
from quarterdeck.games.freibeuter.knowledge.view import FreibeuterView, Hand, Owner, Phase, Ship
from quarterdeck.games.freibeuter.rules.codes import OVER
from quarterdeck.games.freibeuter.rules.position import NO_TOKENS, Position
from quarterdeck.games.freibeuter.rules.rules import Freibeuter
from quarterdeck.games.freibeuter.texts.tellings import card_words, sea_words

PHASES: Final[list[Phase]] = ["turn", "order", "draw", "over"]
REGION_NUMBERS: Final = {word: number for number, word in enumerate(REGION_WORDS)}
TOKEN_NUMBERS: Final = {word: number for number, word in enumerate(TOKEN_WORDS)}
CARD_NUMBERS: Final = {word: number for number, word in enumerate(CARD_WORDS)}


# What a seat sees


def view(state: Freibeuter, seat: int) -> FreibeuterView:
    """All that a seat (or a spectator) may know and remember."""
    over = state.phase == OVER
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
        waiting=tuple([REGION_WORDS[place] for place in members(state.waiting)]),
        stores_left=state.stores,
        opened_hands=tuple([_hand(state.pirates[other]) for other in everyone]) if over else (),
        opened_piles=_bag(state.sea, state.sea_twice, state.dutchman) if over else None,
        outcome=state.outcome(),
    )


def _bag(once: i64, twice: i64, cards: i64) -> Hand:
    return Hand(sea=tuple(sea_words(once, twice)), dutchman=tuple(card_words(cards)))


def _hand(pirate: Pirate) -> Hand:
    return _bag(pirate.sea, pirate.sea_twice, pirate.dutchman)


def _gone(state: Position) -> dict[str, str]:
    """F1.4: all that left the board is public."""
    gone: dict[str, str] = {}
    for place in range(len(state.token)):
        kind = state.token[place]
        if kind < len(TOKEN_WORDS) and not state.tokens & BIT[place]:
            gone[REGION_WORDS[place]] = TOKEN_WORDS[kind]
    return gone


def _ship(state: Position, kind: i64) -> Ship:
    numbers = state.numbers
    return Ship(value=numbers.value[kind], share=numbers.share[kind], doubled=state.doubled & BIT[kind] != 0)


def _owner(state: Position, seat: i64) -> Owner:
    pirate = state.pirates[seat]
    return Owner(
        money=pirate.money,
        debt=pirate.debt,
        stock=pirate.stock,
        sea_cards=pirate.sea_cards,
        dutchman_cards=pirate.dutchman_cards,
        boats=tuple(sea_words(pirate.boat, pirate.second)),
        boarded=tuple([REGION_WORDS[place] for place in members(pirate.boarded)]),
        captured=tuple([pirate.ships(kind) for kind in range(SHIPS)]),
        wealth=state.wealth(seat),
    )


def _discards(state: Position) -> Hand:
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


# What a seat can imagine


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
    state.free_ships = count(state.free)
    for kind in range(SHIPS):
        if view.ships[kind].doubled:
            state.doubled |= BIT[kind]
    state.stores = view.stores_left
    state.turn = view.turn
    state.phase = PHASES.index(view.phase)
    for seat in view.actors:
        state.acting |= BIT[seat]
    for word in view.waiting:
        state.waiting |= BIT[REGION_NUMBERS[word]]
    state.dutchman_at = NOWHERE if view.dutchman is None else REGION_NUMBERS[view.dutchman]
    if view.outcome is not None:
        state.ended_by = int(view.outcome.clause[-1])
    _lay_cards(state, view, luck)
    return state


def _lay(state: Position, tokens: dict[str, str]) -> None:
    for where, what in tokens.items():
        place = REGION_NUMBERS[where]
        state.token[place] = TOKEN_NUMBERS[what]
        state.tokens |= BIT[place]


def _pirate(state: Position, owner: Owner) -> Pirate:
    pirate = Pirate(owner.stock + len(owner.boats), owner.money)
    pirate.debt = owner.debt
    for word in owner.boats:
        pirate.place_boat(REGION_NUMBERS[word])
    for word in owner.boarded:
        pirate.boarded |= BIT[REGION_NUMBERS[word]]
    for kind in range(SHIPS):
        for _ in range(owner.captured[kind]):
            pirate.capture(kind)
    state.occupied |= pirate.boat
    state.free &= ~pirate.boarded
    return pirate


def _lay_cards(state: Position, view: FreibeuterView, luck: Luck) -> None:
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
            state.refill_hand(pirate, luck)


def _move(state: Position, cards: Hand, pirate: Pirate) -> None:
    """These cards go from the piles into a hand."""
    for word in cards.sea:
        state.move_sea_card(REGION_NUMBERS[word], pirate)
    for word in cards.dutchman:
        state.move_dutchman_card(CARD_NUMBERS[word], pirate)
