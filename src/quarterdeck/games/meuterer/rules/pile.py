"""The draw pile, which is a bag: its top card is any of its cards (G1.7). It is filled again as M9.2 and M9.3 say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE, kth_card, size_of
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.knowledge.memory import PUBLIC

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer


def draw_card(state: Meuterer, seat: i64, point: i64, luck: Luck, listener: Listener | None) -> i64:
    """A card goes from the pile into a hand."""
    if state.middle_cards == 0:
        fill_pile(state, listener)
    kind = kth_card(state.middle, luck.choose(point, seat, state.middle_cards, state))
    state.middle -= ONE[kind]
    state.middle_cards -= 1
    state.sailors[seat].take(kind)
    state.traces.drew(seat, kind)
    return kind


def fill_pile(state: Meuterer, listener: Listener | None) -> None:
    """M9.2, M9.3: what lies under the pile comes first; with nothing there all discards are shuffled."""
    traces = state.traces
    traces.emptied()
    if state.numbers.returns_under:
        for number in range(state.round + 1):
            if state.rejects[number]:
                open_rejects(state, number)
                return
    trace = traces.begin()
    traces.note(trace, PUBLIC, state.discards)
    for seat in range(state.players):
        traces.note(trace, seat, state.discards)
    state.middle = state.discards
    state.discards = 0
    if not state.numbers.returns_under:
        shuffle_rejects_in(state, trace)
    state.middle_cards = size_of(state.middle)
    if listener is not None:
        listener.openly("M9.2", "renewed", {"number": state.middle_cards})


def open_rejects(state: Meuterer, number: i64) -> None:
    """M9.3: the three cards a Loader laid under the pile, mixed among themselves, are drawn now."""
    bag = state.rejects[number]
    owner = state.rejecter[number]
    traces = state.traces
    trace = traces.begin()
    traces.filled(number, owner, bag)
    traces.note(trace, owner, bag)
    state.middle = bag
    state.middle_cards = size_of(bag)
    state.set_rejects(number, 0, 0)


def shuffle_rejects_in(state: Meuterer, trace: i64) -> None:
    """M9.2: what the Loaders gave back is among the discards; each knows what he did."""
    traces = state.traces
    for number in range(state.round + 1):
        bag = state.rejects[number]
        if bag:
            owner = state.rejecter[number]
            traces.filled(number, owner, bag)
            traces.note(trace, owner, traces.of(trace, owner) + bag)
            state.middle += bag
            state.set_rejects(number, 0, 0)
