"""The captain's offer and the offering of goods, phases 1 and 2 (M2, M3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import ONE
from quarterdeck.core.bits import members
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import ACTION_WORDS, CARD_WORDS, CONFLICT, ISLANDS, NOTHING, PIRATES
from quarterdeck.games.meuterer.rules.actions import ALL_HAVE_LEFT, GOODS_BEGIN, PIRATES_SAIL, SHOWING, TAKING
from quarterdeck.games.meuterer.rules.slots import goal_slots

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M2 Phase 1: the captain's offer


def make_offer(state: Meuterer, seat: i64, points: i64, listener: Listener | None) -> None:
    """M2.1: openly 0 to 3 points for the First Mate's support, which hold for this round."""
    state.offer = points
    if listener is not None:
        listener.openly("M2.1", "offered", {"seat": seat, "points": points})
    state.proceed(GOODS_BEGIN)


# M3 Phase 2: offering goods


def ask_for_goods(state: Meuterer, seat: i64, listener: Listener | None) -> None:
    """M3.1, M3.3: a card is shown, or one leaves; whose turn comes without cards must leave, the referee does it."""
    state.ask(seat, SHOWING)
    if state.sailors[seat].cards == 0:
        leave(state, seat, "M3.3", listener)


def show(state: Meuterer, seat: i64, kind: i64, listener: Listener | None) -> None:
    """M3.1, M3.2: any goods card is shown face up."""
    me = state.sailors[seat]
    me.lay(kind)
    if state.traces.number:
        state.traces.seen(seat, kind)
    if listener is not None:
        clause = "M10.2" if kind == PIRATES else "M3.2" if kind == CONFLICT else "M3.1"
        listener.openly(clause, "showed", {"seat": seat, "card": CARD_WORDS[kind]})
    if kind == PIRATES:
        state.proceed(PIRATES_SAIL)
    else:
        me.shown += ONE[kind]
        go_round(state, seat, listener)


def leave(state: Meuterer, seat: i64, clause: str, listener: Listener | None) -> None:
    """M3.5, M3.6: a captain who leaves puts his destination, anyone else looks at the action cards that remain."""
    me = state.sailors[seat]
    me.leaver = state.leavers
    if seat == state.captain:
        state.captains_goal = (state.ship + me.cards) % ISLANDS
        if listener is not None:
            own_clause = clause if clause == "M3.3" else "M3.5"
            listener.openly(own_clause, "captain-left", goal_slots(state, seat, state.captains_goal))
        state.leavers += 1
        go_round(state, seat, listener)
    else:
        if listener is not None:
            tell_leaving(state, seat, clause, listener)
        state.ask(seat, TAKING)


def tell_leaving(state: Meuterer, seat: i64, clause: str, listener: Listener) -> None:
    """M3.6: only who leaves sees which action cards remain."""
    others: dict[str, object] = {"seat": seat, "number": state.sailors[seat].cards}
    own = others.copy()
    own["actions"] = [ACTION_WORDS[action] for action in members(state.remaining_actions(state.leavers))]
    listener.secretly(clause, seat, "leaves-own", own, "leaves", others)


def take_action(state: Meuterer, seat: i64, action: i64, listener: Listener | None) -> None:
    """M3.6: exactly one action card is taken face down; only the chooser sees it."""
    state.sailors[seat].action = action
    state.leavers += 1
    if listener is not None:
        own: dict[str, object] = {"seat": seat, "action": ACTION_WORDS[action]}
        listener.secretly("M3.6", seat, "took-own", own, "took", {"seat": seat})
    go_round(state, seat, listener)


def go_round(state: Meuterer, seat: i64, listener: Listener | None) -> None:
    """M3.1, M3.7, M3.8: clockwise to the next who is still in, be it the same one again; until all have left."""
    if state.leavers == state.players:
        state.proceed(ALL_HAVE_LEFT)
        return
    following = seat
    while True:
        following += 1
        if following == state.players:
            following = 0
        if state.sailors[following].leaver == NOTHING:
            ask_for_goods(state, following, listener)
            return
