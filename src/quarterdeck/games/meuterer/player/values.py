"""Heuristic values of what can be played, sold and given back once the action cards are revealed."""

import math
from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.games.meuterer.box.pieces import (
    ANY,
    CABIN_BOY,
    CONFLICT,
    FIRST_MATE,
    MERCHANT,
    MUTINEER,
    NOWHERE,
    PIRATES,
)
from quarterdeck.games.meuterer.player.estimates import (
    is_last_round,
    number_for,
    part_of,
    shown_conflicts,
    unseen_by,
)
from quarterdeck.games.meuterer.rules.actions import BEHIND, HERE
from quarterdeck.games.meuterer.rules.m7_sales import price
from quarterdeck.games.meuterer.rules.state import Meuterer

KEPT_CONFLICT: Final = 0.5  # a conflict card is good in any round to come
KEPT_GOODS: Final = 0.05  # goods may be bought one day
KEPT_SALE: Final = 0.1  # of what an island pays that buys them next


# M5 Mutiny


def fight_worth(state: Meuterer, seat: i64, number: i64) -> float:
    """What is at stake, as surely as so many conflict cards win it, less what they are worth if they are kept."""
    kept = 0.0 if is_last_round(state) else KEPT_CONFLICT * float(number)
    succeeds = mutiny_chance(state, seat, number)
    if seat == state.captain:
        return (1.0 - succeeds) * goal_worth(state, state.captains_goal) - kept
    action = state.sailors[seat].action
    if action == MUTINEER:
        return succeeds * goal_worth(state, state.mutineers_goal) - kept
    if action == CABIN_BOY:
        return succeeds * 2.0 - kept
    return (1.0 - succeeds) * float(1 + state.offer) - kept


def goal_worth(state: Meuterer, place: i64) -> float:
    """What a destination pays for docking."""
    return float(state.numbers.docking[state.island[place]])


def mutiny_chance(state: Meuterer, seat: i64, number: i64) -> float:
    """How likely the mutiny succeeds if a seat plays so many; who is asked later has a part of what is unseen."""
    part = part_of(unseen_by(state, seat), CONFLICT)
    lead = 0.5  # a tie is enough
    unsure = 0.05
    for step in range(state.players):
        other = (state.captain + step) % state.players
        sailor = state.sailors[other]
        if other != state.captain and sailor.action > FIRST_MATE:
            continue
        conflicts = shown_conflicts(state, other)
        if other == seat:
            conflicts += float(number)
        elif step < state.step:
            conflicts += float(sailor.fought)
        else:
            conflicts += part * float(sailor.cards)
            unsure += part * float(sailor.cards)
        if other != state.captain and sailor.action <= CABIN_BOY:
            lead += conflicts
        elif other == state.captain:
            lead -= conflicts
        else:
            lead -= conflicts + 1.0
    return 1.0 / (1.0 + math.exp(max(-30.0, min(30.0, -lead / unsure))))


# M7 Sales


def naming_worth(state: Meuterer, seat: i64, good: i64) -> float:
    """The best that can come of selling a kind where any is bought."""
    me = state.sailors[seat]
    here = state.buys_at(HERE)
    behind = state.buys_at(BEHIND)
    number = number_of(me.shown, good)
    if here == ANY and behind == ANY:
        if state.selling == HERE:
            return paid(state, seat, HERE, number)
        if me.here_kind == good:
            return best_split(state, seat, 1, number - 1, number)
        return both_paid(state, seat, number_of(me.shown, me.here_kind), number)
    if here == ANY:
        if good == behind:
            return best_split(state, seat, 1, number, number)
        return both_paid(state, seat, number, number_of(me.shown, behind))
    if good == here:
        return best_split(state, seat, 0, number - 1, number)
    return both_paid(state, seat, number_of(me.shown, here), number)


def best_split(state: Meuterer, seat: i64, least: i64, most: i64, number: i64) -> float:
    """The best way to part so many cards of a kind between both islands."""
    best = 0.0
    for first in range(least, most + 1):
        best = max(best, both_paid(state, seat, first, number - first))
    return best


def split_worth(state: Meuterer, seat: i64, number: i64) -> float:
    """So many at the ship's island, all others at the one behind it."""
    me = state.sailors[seat]
    return both_paid(state, seat, number, number_of(me.shown, me.here_kind) - number)


def both_paid(state: Meuterer, seat: i64, here: i64, behind: i64) -> float:
    """What both islands pay for so many cards."""
    return paid(state, seat, HERE, here) + paid(state, seat, BEHIND, behind)


def paid(state: Meuterer, seat: i64, where: i64, number: i64) -> float:
    """What an island pays for so many cards if those who choose later sell there all they can."""
    if number == 0:
        return 0.0
    buys = state.buys_at(where)
    tied: i64 = 1
    for step in range(state.players):
        other = (state.captain + step) % state.players
        if other == seat:
            continue
        rival = state.sailors[other]
        if step >= state.step:
            theirs = number_for(rival.shown, buys)
        else:
            theirs = rival.here if where == HERE else rival.behind
        if theirs > number:
            return 0.0
        if theirs == number:
            tied += 1
    if state.sailors[seat].action == MERCHANT:
        tied = 1
    return float(price(state, state.active_place(where), tied))


# M9 The Loader


def keeping_worth(state: Meuterer, seat: i64, kind: i64) -> float:
    """What a card promises: a conflict always something, goods where they are bought next, more with their like."""
    if kind == CONFLICT:
        return KEPT_CONFLICT
    if kind == PIRATES:
        return 0.0
    hope = KEPT_GOODS
    for where in range(BEHIND + 1):
        place = state.active_place(where)
        if place != NOWHERE and state.buys_at(where) in (kind, ANY):
            hope += KEPT_SALE * float(price(state, place, 1))
    return hope * float(number_of(state.sailors[seat].hand, kind))
