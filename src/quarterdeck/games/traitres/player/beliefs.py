"""Beliefs: a heuristic likelihood of worlds, by how well they explain what the others laid, announced and told.

In an imagined world every lay has a card, an announcement and a layer with a role; `EXPLAINS` says how often somebody
of that role who has the card lays it and announces that. Roles are drawn by suspicion, cards by that table, and what is
left, whether people told what they saw in that world, is the weight of a world.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.core.luck import Luck
from quarterdeck.games.traitres.box.pieces import LOOT_KINDS, NOTHING
from quarterdeck.games.traitres.player.heard import Heard
from quarterdeck.games.traitres.player.suspicion import Suspicion
from quarterdeck.games.traitres.rules.cards import set_loot
from quarterdeck.games.traitres.rules.packed import (
    card_laid,
    claim_of,
    layer_of,
    looked_at,
    looker_of,
    number_of_looks,
    seen_by,
    set_seen,
    with_laid,
)
from quarterdeck.games.traitres.rules.state import Traitres

# How often who has a card lays it and announces it as +1, 0 or −2, in a hundred
_PIRATE: Final = [[100, 2, 2], [2, 45, 2], [2, 2, 10]]  # +1, 0, and −2: rarely, and not by choice
_MUTINEER: Final = [[35, 8, 3], [20, 50, 3], [90, 30, 5]]
EXPLAINS: Final[vec[i64]] = vec[i64]([often for row in _PIRATE + _MUTINEER for often in row])
TOLD_OTHERWISE: Final = 0.1  # a pirate who says to have seen something else than was there
TOLD_BY_MUTINEER: Final = 0.5  # whatever a mutineer says
FINE: Final = 1_000_000


def draw_world(state: Traitres, seat: i64, heard: Heard, thoughts: Suspicion, luck: Luck) -> None:
    """Deal anew what a seat does not know, roles and laid cards as likely as it finds them."""
    state.redeal(seat, luck)
    draw_roles(state, seat, heard, thoughts, luck)
    traced = traced_loot(state)
    for number in range(state.lays):
        if layer_of(state.lay[number]) != seat:
            draw_lay(state, seat, number, traced, luck)


def draw_roles(state: Traitres, seat: i64, heard: Heard, thoughts: Suspicion, luck: Luck) -> None:
    """Mutineers are drawn one after the other, each player as likely as suspected."""
    unknown: i64 = 0
    for other in range(state.players):
        if not state.knows_role(seat, other):
            unknown |= BIT[other]
    left = count(state.mutineers & unknown)
    if left == 0:
        return
    thoughts.form(state, seat, heard)
    state.mutineers &= ~unknown
    while left:
        total = 0.0
        for other in range(state.players):
            if unknown & BIT[other]:
                total += math.exp(float(thoughts.points[other]) / 100.0)
        drawn = total * float(luck.below(FINE)) / float(FINE)
        one: i64 = NOTHING
        for other in range(state.players):
            if unknown & BIT[other] and drawn >= 0.0:
                drawn -= math.exp(float(thoughts.points[other]) / 100.0)
                one = other
        unknown &= ~BIT[one]
        state.mutineers |= BIT[one]
        left -= 1


def traced_loot(state: Traitres) -> i64:
    """Loot cards to which a trace leads whose lay is not known: they are left alone."""
    places: i64 = 0
    for one in range(state.traces.number):
        if state.traces.lay(one) == NOTHING:
            places |= state.traces.loot(one)
    return places


def draw_lay(state: Traitres, seat: i64, number: i64, traced: i64, luck: Luck) -> None:
    """The card of another's lay is exchanged with the pile: each as likely as it explains the lay.

    What the seat knows stays, and what was mixed: of that the seat knows only that it fits all mixings.
    """
    if state.origin[number] != BIT[number] or traced & BIT[number] or state.knows_loot(seat, number):
        return
    lay = state.lay[number]
    kind = card_laid(lay)
    claim = claim_of(lay)
    first = LOOT_KINDS * LOOT_KINDS if state.mutineers & BIT[layer_of(lay)] else 0
    bag = state.middle + ONE[kind]
    total: i64 = 0
    for other in range(LOOT_KINDS):
        total += number_of(bag, other) * EXPLAINS[first + LOOT_KINDS * other + claim]
    k = luck.below(total)
    new: i64 = 0
    while True:
        k -= number_of(bag, new) * EXPLAINS[first + LOOT_KINDS * new + claim]
        if k < 0:
            break
        new += 1
    if new != kind:
        exchange(state, number, kind, new)


def exchange(state: Traitres, number: i64, kind: i64, new: i64) -> None:
    """A lay was another card, and who looked at it saw that."""
    state.middle += ONE[kind] - ONE[new]
    state.lay[number] = with_laid(state.lay[number], new)
    set_loot(state, number, new)
    looks = state.looks
    for look in range(number_of_looks(looks)):
        if looked_at(looks, look) & BIT[number]:
            set_seen(looks, look, seen_by(looks, look) + ONE[new] - ONE[kind])
    for one in range(state.traces.number):
        if state.traces.lay(one) == number:
            state.traces.know(one, new)


def weigh_reports(state: Traitres, seat: i64, heard: Heard) -> float:
    """How well a world explains what the others say they saw."""
    weight = 1.0
    told: i64 = 0  # looks of each seat so far, as a bag of seats
    looks = state.looks
    for look in range(number_of_looks(looks)):
        by = looker_of(looks, look)
        if by != seat:
            bag = heard.sight(by, number_of(told, by), count(looked_at(looks, look)))
            if bag != NOTHING:
                if state.mutineers & BIT[by]:
                    weight *= TOLD_BY_MUTINEER
                elif bag != seen_by(looks, look):
                    weight *= TOLD_OTHERWISE
        told += ONE[by]
    return weight
