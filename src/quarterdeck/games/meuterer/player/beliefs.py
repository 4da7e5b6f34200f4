"""How well an imagined world explains what others did this round in Meuterer.

Two things speak against a world: an action card taken by somebody for whom, with that hand, another would have been
better; and a card kept by somebody who could have shown or played it.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.core.bits import BIT
from quarterdeck.games.meuterer.box.pieces import ACTION_CARDS, ANY, CONFLICT, GOODS, MOST_CARDS, NOTHING, NOWHERE
from quarterdeck.games.meuterer.player.estimates import role_hope, unseen_by
from quarterdeck.games.meuterer.rules.actions import BEHIND, FIGHTING, OFFERING, OVER, RETURNING
from quarterdeck.games.meuterer.rules.state import Meuterer

SENSE: Final = 2.0  # an action card that promises a point more is taken e**2 times as often
MOST_SENSE: Final = 50.0  # and never more than e**50 times, however much other islands pay
# A world is half as likely for each card that somebody could have shown before he left, or played in a mutiny
HALVED: Final[vec[float]] = vec[float]([0.5**cards for cards in range(2 * MOST_CARDS + 1)])


def explains(state: Meuterer, seat: i64) -> float:
    """How well a world that a seat imagines explains who took what, and what was not shown and not played."""
    phase = state.phase
    if phase in (OFFERING, RETURNING, OVER):
        return 1.0
    weight = 1.0
    for other in range(state.players):
        sailor = state.sailors[other]
        if other == seat or sailor.leaver == NOTHING:
            continue
        weight *= HALVED[could_have_shown(state, other)]
        if sailor.action != NOTHING:
            weight *= took(state, other)
        if phase == FIGHTING and (other - state.captain + state.players) % state.players < state.step:
            weight *= HALVED[number_of(sailor.hand, CONFLICT)]
    return weight


def took(state: Meuterer, seat: i64) -> float:
    """How likely somebody with this hand took this action card of those that remained for him."""
    sailor = state.sailors[seat]
    remaining = state.remaining_actions(sailor.leaver)
    unseen = unseen_by(state, seat)
    cards = sailor.cards + sailor.fought
    taken = role_hope(state, seat, sailor.action, remaining, cards, unseen)
    total = 0.0
    for action in range(ACTION_CARDS):
        if remaining & BIT[action]:
            better = SENSE * (role_hope(state, seat, action, remaining, cards, unseen) - taken)
            total += math.exp(min(MOST_SENSE, better))
    return 1.0 / total


def could_have_shown(state: Meuterer, seat: i64) -> i64:
    """How many cards of a hand an active island buys; where it buys any, of the kinds that were shown already."""
    sailor = state.sailors[seat]
    number: i64 = 0
    for where in range(BEHIND + 1):
        if state.active_place(where) == NOWHERE:
            continue
        buys = state.buys_at(where)
        if buys != ANY:
            number += number_of(sailor.hand, buys)
        else:
            for kind in range(GOODS):
                if number_of(sailor.shown, kind):
                    number += number_of(sailor.hand, kind)
    return number
