"""From a view back to a truth that could be."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import BIT, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.numbers import Numbers
from quarterdeck.games.traitres.box.pieces import KIND_WORDS, MUTINEER, NOTHING, PLANK, ROLE_WORDS
from quarterdeck.games.traitres.knowledge.memory import Traces
from quarterdeck.games.traitres.knowledge.redeal import deal_unseen
from quarterdeck.games.traitres.knowledge.see import PHASES
from quarterdeck.games.traitres.knowledge.view import Trace, TraitresView
from quarterdeck.games.traitres.rules.actions import ENDS
from quarterdeck.games.traitres.rules.cards import set_loot, set_top
from quarterdeck.games.traitres.rules.packed import (
    add_look,
    first_places,
    hand_place,
    pack_lay,
    pack_loot,
    pack_thrown,
    top_place,
)
from quarterdeck.games.traitres.rules.state import Traitres

NUMBERS: Final = {word: number for number, word in enumerate(KIND_WORDS)}


def imagine(numbers: Numbers, view: TraitresView, luck: Luck) -> Traitres:
    """A state that could be true: what is seen is put where it is, all else anyhow, and that is then dealt anew."""
    state = Traitres(numbers)
    state.lay_out()
    _set_table(state, view)
    _set_crew(state, view)
    _set_loot(state, view)
    _set_traces(state, view)
    state.middle = _lay_seen(state, view)
    if view.opened is None:
        deal_unseen(state, -1 if view.seat is None else view.seat, state.middle, luck)
    return state


def _set_table(state: Traitres, view: TraitresView) -> None:
    """All that lies open but the cards."""
    for seat in view.actors:
        state.acting |= BIT[seat]
    state.phase = PHASES.index(view.phase)
    state.first = view.first
    state.turn = view.turn
    state.using = NOTHING if view.using is None else NUMBERS[view.using]
    state.looking = view.looking
    state.returning = view.returning
    state.opened_by = NOTHING if view.opened_by is None else view.opened_by
    if view.outcome is not None:
        state.ended_by = ENDS.index(view.outcome.clause)
    for word in view.used:
        state.used += ONE[NUMBERS[word]]
    if view.top:
        state.put_by = view.top[0].by


def _set_crew(state: Traitres, view: TraitresView) -> None:
    """Planks, and the roles that are known; of the others any are mutineers."""
    left = view.mutineers
    for seat in range(len(view.players)):
        seen = view.players[seat]
        state.planks += seen.planks * ONE[seat]
        state.held += seen.cards * ONE[seat]
        state.fresh += seen.fresh * ONE[seat]
        if not seen.aboard:
            state.aboard &= ~BIT[seat]
        if seen.role == ROLE_WORDS[MUTINEER]:
            state.mutineers |= BIT[seat]
            left -= 1
    for seat in range(len(view.players)):
        if view.players[seat].role is None and left:
            state.mutineers |= BIT[seat]
            left -= 1


def _set(numbers: tuple[int, ...]) -> i64:
    found: i64 = 0
    for number in numbers:
        found |= BIT[number]
    return found


# Loot


def _set_loot(state: Traitres, view: TraitresView) -> None:
    """Who laid what and announced what, who looked where, and where all these cards lie."""
    state.lays = len(view.lays)
    for number in range(len(view.lays)):
        lay = view.lays[number]
        kind = NUMBERS[lay.card] if lay.card is not None else 0
        state.lay[number] = pack_lay(lay.by, NUMBERS[lay.claim], kind)
    for card in view.chest:
        state.chest |= BIT[card.number]
    state.origin = state.origin[:]
    for card in (*view.chest, *view.thrown_out):
        state.origin[card.number] = _set(card.lays)
        state.loot[card.number] = pack_loot(0, _set(card.known_by))
    for look in view.looks:
        seen: i64 = 0
        for word in look.cards or ():
            seen += ONE[NUMBERS[word]]
        state.looks = add_look(state.looks, look.by, seen, _set(look.loot), _set(look.lays))


def _set_traces(state: Traitres, view: TraitresView) -> None:
    if view.traces:
        state.traces = Traces()
    for trace in view.traces:
        kind = NOTHING if trace.card is None else NUMBERS[trace.card]
        lay = NOTHING if trace.lay is None else trace.lay
        hands = _hands(state, trace)
        state.traces.begin(trace.seat, kind, lay, hands, _set(trace.loot), _set(trace.thrown_away))


def _hands(state: Traitres, trace: Trace) -> i64:
    """The places of hands and on top of the pile to which a trace leads."""
    places: i64 = 0
    for seat in trace.hands:
        places |= first_places(seat, state.settled(seat))
    for seat, number in trace.fresh:
        places |= BIT[hand_place(seat, number)]
    for number in trace.pile:
        places |= BIT[top_place(number)]
    return places


# Cards


def _lay_seen(state: Traitres, view: TraitresView) -> i64:
    """The cards a viewer sees are laid where they are; all others are unseen."""
    unseen = state.numbers.deck - state.used
    if state.using != NOTHING:
        unseen -= ONE[state.using]
    for seat in range(len(view.players)):
        unseen -= view.players[seat].planks * ONE[PLANK]
        unseen -= _lay_hand(state, seat, view.opened.hands[seat] if view.opened is not None else _own(view, seat))
    for card in (*view.chest, *view.thrown_out):
        if card.card is not None:
            set_loot(state, card.number, NUMBERS[card.card])
            unseen -= ONE[NUMBERS[card.card]]
    places = state.topmost(state.looking)
    for word in view.looked_at:
        set_loot(state, lowest(places), NUMBERS[word])
        places &= places - 1
        unseen -= ONE[NUMBERS[word]]
    return _lay_piles(state, view, unseen)


def _own(view: TraitresView, seat: int) -> tuple[str, ...]:
    return view.hand if seat == view.seat and view.hand is not None else ()


def _lay_hand(state: Traitres, seat: int, hand: tuple[str, ...]) -> i64:
    """The cards of a hand that a viewer sees, as a bag."""
    bag: i64 = 0
    for number in range(len(hand)):
        kind = NUMBERS[hand[number]]
        state.hand[hand_place(seat, number)] = kind
        bag += ONE[kind]
    return bag


def _lay_piles(state: Traitres, view: TraitresView, unseen: i64) -> i64:
    """What a viewer knows on top of the pile and in the discard; where it is unknown, any card lies there for now."""
    state.cards = view.pile - len(view.top)
    for number in range(len(view.top)):
        card = view.top[number].card
        set_top(state, number, 0 if card is None else NUMBERS[card])
        if card is not None:
            unseen -= ONE[NUMBERS[card]]
    for thrown in view.thrown_away:
        kind = 0 if thrown.card is None else NUMBERS[thrown.card]
        state.thrown = append(state.thrown, pack_thrown(kind, thrown.by))
        if thrown.card is not None:
            unseen -= ONE[kind]
    return unseen
