"""The roles, the mutiny and the points for the ship, phases 3 to 5a (M4 to M6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.core.state import Listener
from quarterdeck.games.meuterer.box.pieces import (
    ACTION_WORDS,
    CABIN_BOY,
    CONFLICT,
    FIRST_MATE,
    ISLANDS,
    MUTINEER,
    NOTHING,
    NOWHERE,
)
from quarterdeck.games.meuterer.rules.actions import (
    FAILED,
    FIGHTING,
    MUTINY_SETTLED,
    NONE,
    ROLES_REVEALED,
    SHIP_SCORED,
    SUCCEEDED,
)
from quarterdeck.games.meuterer.rules.slots import goal_slots, island_name

if TYPE_CHECKING:
    from quarterdeck.games.meuterer.rules.state import Meuterer

# M4 Phase 3: revealing


def reveal(state: Meuterer, listener: Listener | None) -> None:
    """M4.1, M4.2: all action cards are revealed, and the Mutineer puts his destination."""
    if listener is not None:
        for step in range(state.players):
            seat = (state.captain + step) % state.players
            if seat != state.captain:
                slots: dict[str, object] = {"seat": seat, "action": ACTION_WORDS[state.sailors[seat].action]}
                listener.openly("M4.1", "revealed", slots)
    mutineer = state.holder(MUTINEER)
    if mutineer != NOTHING:
        state.mutineers_goal = (state.ship + state.sailors[mutineer].cards) % ISLANDS
        if listener is not None:
            listener.openly("M4.2", "mutineer-aims", goal_slots(state, mutineer, state.mutineers_goal))
    state.proceed(ROLES_REVEALED)


# M5 Phase 4: mutiny


def begin_mutiny(state: Meuterer, listener: Listener | None) -> None:
    """M5.1, M5.7: only if someone took the Mutineer."""
    state.step = 0
    if state.holder(MUTINEER) == NOTHING:
        state.mutiny = NONE
        if listener is not None:
            listener.openly("M5.1", "no-mutiny", {})
        state.proceed(MUTINY_SETTLED)
    else:
        ask_fighter(state, listener)


def ask_fighter(state: Meuterer, listener: Listener | None) -> None:
    """M5.2: once around from the captain, each of the four roles is asked, whatever he holds."""
    while state.step < state.players:
        seat = (state.captain + state.step) % state.players
        if seat == state.captain or state.sailors[seat].action <= FIRST_MATE:
            state.ask(seat, FIGHTING)
            return
        state.step += 1
    settle_mutiny(state, listener)


def fight(state: Meuterer, seat: i64, number: i64, listener: Listener | None) -> None:
    """M5.2: any number of conflict cards is played openly; none is forced."""
    me = state.sailors[seat]
    me.fought = number
    for _ in range(number):
        me.lay(CONFLICT)
        if state.traces.number:
            state.traces.seen(seat, CONFLICT)
    if listener is not None:
        listener.openly("M5.2", "fought", {"seat": seat, "number": number})
    state.step += 1
    ask_fighter(state, listener)


def settle_mutiny(state: Meuterer, listener: Listener | None) -> None:
    """M5.3 to M5.5: both sides are counted, the First Mate as one more; a tie goes to the mutiny."""
    loyal: i64 = 0
    mutinous: i64 = 0
    for seat in range(state.players):
        sailor = state.sailors[seat]
        conflicts = sailor.fought
        if state.numbers.shown_conflicts_count:
            conflicts += number_of(sailor.shown, CONFLICT)
        if seat == state.captain:
            loyal += conflicts
        elif sailor.action == FIRST_MATE:
            loyal += conflicts + 1
        elif sailor.action <= CABIN_BOY:
            mutinous += conflicts
    succeeded = mutinous >= loyal
    state.mutiny = SUCCEEDED if succeeded else FAILED
    if listener is not None:
        key = "mutiny-succeeded" if succeeded else "mutiny-failed"
        listener.openly("M5.5", key, {"mutiny": mutinous, "captain": loyal})
    state.proceed(MUTINY_SETTLED)


# M6 Phase 5a: points for the ship


def score_ship(state: Meuterer, listener: Listener | None) -> None:
    """M6.1, M6.3: to whom the ship obeys now, and those with him."""
    if state.mutiny == SUCCEEDED:
        score_mutineer(state, listener)
    else:
        score_captain(state, listener)
    state.proceed(SHIP_SCORED)


def score_captain(state: Meuterer, listener: Listener | None) -> None:
    """M6.1, M6.2: the captain scores for docking; the First Mate scores 1 and the offer, which the captain pays."""
    state.mutineers_goal = NOWHERE  # M6.4
    dock(state, state.captain, "M6.1", state.captains_goal, listener)
    mate = state.holder(FIRST_MATE)
    if mate != NOTHING:
        state.sailors[mate].points += 1 + state.offer
        state.sailors[state.captain].points -= state.offer
        if listener is not None:
            slots: dict[str, object] = {"seat": mate, "to": state.captain, "points": 1 + state.offer}
            slots["offer"] = state.offer
            listener.openly("M6.2", "supported", slots)


def score_mutineer(state: Meuterer, listener: Listener | None) -> None:
    """M6.3: the Mutineer scores for docking and becomes captain at once, the Cabin Boy scores 2."""
    mutineer = state.holder(MUTINEER)
    state.captains_goal = NOWHERE  # M6.4
    dock(state, mutineer, "M6.3", state.mutineers_goal, listener)
    state.captain = mutineer
    boy = state.holder(CABIN_BOY)
    if boy != NOTHING:
        state.sailors[boy].points += 2
    if listener is not None:
        listener.openly("M6.3", "new-captain", {"seat": mutineer})
        if boy != NOTHING:
            listener.openly("M6.3", "cabin-boy-scored", {"seat": boy, "points": 2})


def dock(state: Meuterer, seat: i64, clause: str, place: i64, listener: Listener | None) -> None:
    """The docking value of a destination, also where the ship lies already."""
    points = state.numbers.docking[state.island[place]]
    state.sailors[seat].points += points
    if listener is not None:
        listener.openly(clause, "docked", {"seat": seat, "island": island_name(state, place), "points": points})
