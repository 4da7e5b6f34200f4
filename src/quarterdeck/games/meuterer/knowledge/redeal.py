"""What a seat of Meuterer does not know, dealt anew: every way that agrees with what it knows alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import size_of, without
from quarterdeck.core.bits import BIT, count, kth
from quarterdeck.core.luck import Luck
from quarterdeck.games.meuterer.box.pieces import ALL_ACTIONS, NOTHING
from quarterdeck.games.meuterer.knowledge.memory import MIDDLE, PUBLIC, rejects_place
from quarterdeck.games.meuterer.knowledge.sampling import Pools
from quarterdeck.games.meuterer.rules.actions import OVER, RETURNING, SHOWING, TAKING

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer


def redeal(state: Meuterer, seat: i64, luck: Luck) -> None:
    """Action cards and goods cards, where this seat does not know them; and what others remember of those."""
    if state.phase == OVER:
        return
    if state.leavers and (state.phase == SHOWING or state.phase == TAKING):
        redeal_actions(state, seat, luck)
    redeal_cards(state, seat, luck)
    if state.traces.number:
        recall(state, seat)


# Action cards before they are revealed (M1.6, M3.6)


def redeal_actions(state: Meuterer, seat: i64, luck: Luck) -> None:
    """Who left before this seat took any of what it saw missing, who left after it any of the rest."""
    mine: i64 = state.sailors[seat].leaver if seat >= 0 and seat != state.captain else NOTHING
    if mine >= 0:
        seen = state.remaining_actions(mine)
        deal_actions(state, 0, mine, ~seen & ALL_ACTIONS, luck)
        own = state.sailors[seat].action
        if own != NOTHING:
            deal_actions(state, mine + 1, state.leavers, seen & ~BIT[own], luck)
    else:
        deal_actions(state, 0, state.leavers, ALL_ACTIONS, luck)


def deal_actions(state: Meuterer, first: i64, end: i64, cards: i64, luck: Luck) -> None:
    """Those who left in between, and have taken a card, took any of these."""
    for leaver in range(first, end):
        for other in range(state.players):
            sailor = state.sailors[other]
            if sailor.leaver == leaver and sailor.action != NOTHING:
                sailor.action = kth(cards, luck.below(count(cards)))
                cards &= ~BIT[sailor.action]


# Goods cards


def redeal_cards(state: Meuterer, seat: i64, luck: Luck) -> None:
    """All cards this seat does not see are gathered and laid again where as many lay."""
    unseen = state.middle
    for other in range(state.players):
        if other != seat:
            unseen += state.sailors[other].hand
    for number in range(state.round + 1):
        if state.rejects[number] and state.rejecter[number] != seat:
            unseen += state.rejects[number]
    if state.phase == RETURNING and state.turn != seat:
        unseen += state.aside
    pools = Pools(state, seat, unseen, luck)
    for other in range(state.players):
        if other != seat:
            redeal_hand(state, other, pools, luck)
    for number in range(state.round + 1):
        if state.rejects[number] and state.rejecter[number] != seat:
            bag = pools.take(rejects_place(number), size_of(state.rejects[number]), luck)
            state.set_rejects(number, bag, state.rejecter[number])
    state.middle = pools.rest(MIDDLE)


def redeal_hand(state: Meuterer, seat: i64, pools: Pools, luck: Luck) -> None:
    """As many cards as the hand is known to hold; of a Loader's also what he drew and laid aside (M9.3)."""
    sailor = state.sailors[seat]
    if state.phase == RETURNING and seat == state.turn:
        drawn = size_of(state.drawn)
        state.aside = pools.take(BIT[seat], size_of(state.aside), luck)
        state.drawn = pools.take(BIT[seat], drawn, luck)
        sailor.hand = state.drawn + pools.take(BIT[seat], sailor.cards - drawn, luck)
    elif sailor.cards:
        sailor.hand = pools.take(BIT[seat], sailor.cards, luck)


# What others remember in a world that is only imagined


def recall(state: Meuterer, seat: i64) -> None:
    """Others know what is public, as it looks from their hands.

    That may be less than they remember: only they know what they once gave back, and what they drew since.
    """
    traces = state.traces
    for trace in range(traces.number):
        public = traces.of(trace, PUBLIC)
        for other in range(state.players):
            if other != seat:
                traces.note(trace, other, without(public, own_cards(state, other, traces.places[trace])))


def own_cards(state: Meuterer, seat: i64, places: i64) -> i64:
    """The cards that lie in some places and are simply seen by this seat: of the hand, and rejects."""
    sailor = state.sailors[seat]
    bag: i64 = 0
    if places & BIT[seat]:
        bag = sailor.hand
        if state.phase == RETURNING and state.turn == seat:
            bag += state.aside
    for number in range(state.round + 1):
        if places & rejects_place(number) and state.rejecter[number] == seat:
            bag += state.rejects[number]
    return bag
