"""From a view back to a truth that could be."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.bits import BIT, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.meuterer.box.numbers import Numbers
from quarterdeck.games.meuterer.box.pieces import (
    ACTION_WORDS,
    ALL_ACTIONS,
    CARD_WORDS,
    CONFLICT,
    ISLAND_WORDS,
    NOTHING,
)
from quarterdeck.games.meuterer.knowledge.memory import FIRST_REJECTS, PILE, PUBLIC
from quarterdeck.games.meuterer.knowledge.see import MUTINIES, PHASES
from quarterdeck.games.meuterer.knowledge.view import MeutererView, Opened
from quarterdeck.games.meuterer.knowledge.view import Sailor as SailorView
from quarterdeck.games.meuterer.rules.actions import BEHIND, HERE, SHOWING, TAKING
from quarterdeck.games.meuterer.rules.sailor import Sailor
from quarterdeck.games.meuterer.rules.state import Meuterer

CARD_NUMBERS: Final = {word: number for number, word in enumerate(CARD_WORDS)}
ACTION_NUMBERS: Final = {word: number for number, word in enumerate(ACTION_WORDS)}
ISLAND_NUMBERS: Final = {word: number for number, word in enumerate(ISLAND_WORDS)}


def imagine(numbers: Numbers, view: MeutererView, luck: Luck) -> Meuterer:
    """A state that could be true: what is seen is put where it is, all else anyhow, and that is then dealt anew."""
    state = Meuterer(numbers)
    _set_table(state, view)
    state.sailors = [_imagined_sailor(sailor) for sailor in view.sailors]
    _set_traces(state, view)
    if view.opened is not None:
        _lay_opened(state, view, view.opened)
        return state
    unseen = _lay_seen(state, view)
    _lay_unseen(state, view, unseen)
    _take_actions(state, view)
    state.redeal(-1 if view.seat is None else view.seat, luck)
    return state


def _or_nothing(number: int | None) -> i64:
    return NOTHING if number is None else number


def _bag(words: tuple[str, ...]) -> i64:
    bag: i64 = 0
    for word in words:
        bag += ONE[CARD_NUMBERS[word]]
    return bag


def _set_table(state: Meuterer, view: MeutererView) -> None:
    """All that lies open but the cards."""
    for seat in view.actors:
        state.acting |= BIT[seat]
    state.phase = PHASES.index(view.phase)
    state.round = view.round - 1
    state.turn = view.turn
    state.step = view.step
    state.captain = view.captain
    state.offer = _or_nothing(view.offer)
    state.island = vec[i64]([ISLAND_NUMBERS[island.name] for island in view.islands])
    state.ship = view.ship
    state.behind = _or_nothing(view.behind)
    state.pirates = _or_nothing(view.pirates)
    state.captains_goal = _or_nothing(view.captains_goal)
    state.mutineers_goal = _or_nothing(view.mutineers_goal)
    state.mutiny = MUTINIES.index(view.mutiny)
    for sailor in view.sailors:
        if sailor.left is not None:
            state.leavers += 1
    if view.phase == "action":
        state.leavers -= 1
    state.discards = _bag(view.discards)
    for rejects in view.rejects:
        state.set_rejects(rejects.round - 1, 0, rejects.by)
    if view.selling is not None:
        state.selling = HERE if view.selling == view.ship else BEHIND
    if view.split is not None:
        state.least = view.split.least
        state.most = view.split.most


def _imagined_sailor(seen: SailorView) -> Sailor:
    sailor = Sailor()
    sailor.points = seen.points
    sailor.shown = _bag(seen.shown)
    sailor.fought = seen.fought
    sailor.leaver = _or_nothing(seen.left)
    if seen.role is not None:
        sailor.action = ACTION_NUMBERS[seen.role]
    if seen.here is not None:
        sailor.here_kind = CARD_NUMBERS[seen.here.good]
        sailor.here = seen.here.number
    if seen.behind is not None:
        sailor.behind_kind = CARD_NUMBERS[seen.behind.good]
        sailor.behind = seen.behind.number
    return sailor


def _set_traces(state: Meuterer, view: MeutererView) -> None:
    for seen in view.traces:
        trace = state.traces.begin()
        state.traces.places[trace] = 0
        for word in seen.places:
            state.traces.places[trace] |= BIT[_place_number(word)]
        state.traces.note(trace, PUBLIC, _bag(seen.public))
        if view.seat is not None:
            state.traces.note(trace, view.seat, _bag(seen.known))


def _place_number(word: str) -> int:
    sort, _, number = word.partition("-")
    if sort == "rejects":
        return FIRST_REJECTS + int(number) - 1
    return PILE if sort == "pile" else int(number)


def _lay_opened(state: Meuterer, view: MeutererView, opened: Opened) -> None:
    """Once the game is over everything lies open."""
    for seat in range(state.players):
        _fill_hand(state.sailors[seat], _bag(opened.hands[seat]))
    state.middle = _bag(opened.pile)
    state.middle_cards = view.pile
    for number in range(len(opened.rejects)):
        state.set_rejects(number, _bag(opened.rejects[number]), state.rejecter[number])


def _fill_hand(sailor: Sailor, bag: i64) -> None:
    sailor.hand = bag
    sailor.cards = size_of(bag)


def _lay_seen(state: Meuterer, view: MeutererView) -> i64:
    """The cards a viewer sees are laid where they are; all others are unseen."""
    unseen = state.numbers.box - state.discards
    for sailor in state.sailors:
        unseen -= sailor.shown + sailor.fought * ONE[CONFLICT]
    for rejects in view.rejects:
        unseen -= _bag(rejects.cards)
    if view.seat is not None and view.hand is not None:
        hand = _bag(view.hand)
        unseen -= hand
        _fill_hand(state.sailors[view.seat], hand)
        state.drawn = _bag(view.own_drawn)
        state.aside = _bag(view.own_aside)
        unseen -= state.aside
    return unseen


def _lay_unseen(state: Meuterer, view: MeutererView, unseen: i64) -> None:
    """As many cards as lie anywhere unseen, whichever."""
    if view.seat != view.turn:
        state.aside = _first_cards(unseen, view.laid_aside)
        unseen -= state.aside
        state.drawn = _first_cards(unseen, view.drawn)
    for seat in range(state.players):
        if seat != view.seat:
            _fill_hand(state.sailors[seat], _first_cards(unseen, view.sailors[seat].cards))
            unseen -= state.sailors[seat].hand
    for rejects in view.rejects:
        bag = _bag(rejects.cards)
        if not bag:
            bag = _first_cards(unseen, rejects.number)
            unseen -= bag
        state.set_rejects(rejects.round - 1, bag, rejects.by)
    state.middle = unseen
    state.middle_cards = view.pile


def _first_cards(bag: i64, number: int) -> i64:
    """So many cards of a bag."""
    taken: i64 = 0
    for _ in range(number):
        taken += ONE[kth_card(bag - taken, 0)]
    return taken


def _take_actions(state: Meuterer, view: MeutererView) -> None:
    """Before they are revealed: the own action card, and for all others who took one any that was there for them."""
    if state.phase != SHOWING and state.phase != TAKING:
        return
    seen: i64 = ALL_ACTIONS
    mine: i64 = state.players
    if view.seat is not None and view.remaining is not None:
        mine = state.sailors[view.seat].leaver
        seen = 0
        for word in view.remaining:
            seen |= BIT[ACTION_NUMBERS[word]]
        if view.action is not None:
            state.sailors[view.seat].action = ACTION_NUMBERS[view.action]
    before = ALL_ACTIONS & ~seen if mine < state.players else ALL_ACTIONS
    after = seen & ~BIT[state.sailors[view.seat].action] if view.seat is not None and view.action is not None else seen
    for sailor in state.sailors:
        if 0 <= sailor.leaver < state.leavers and sailor.action == NOTHING:
            if state.sailors[state.captain] is sailor:
                continue
            if sailor.leaver < mine:
                sailor.action = lowest(before)
                before &= before - 1
            else:
                sailor.action = lowest(after)
                after &= after - 1
