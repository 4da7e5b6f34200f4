"""Suspicion: a heuristic estimate of roles and of the chest, from what a seat knows alone.

It is counted in points of log-odds: 100 more make it e times as likely that somebody is a mutineer.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.games.traitres.box.pieces import MOST_SEATS, NOTHING, WORTH
from quarterdeck.games.traitres.player.heard import SUSPECTED, TRUSTED, Heard, cards_in
from quarterdeck.games.traitres.rules.packed import (
    card_laid,
    claim_of,
    kind_of,
    layer_of,
    lays_of,
    looked_at,
    looker_of,
    number_of_looks,
    seen_by,
)
from quarterdeck.games.traitres.rules.state import Traitres

# Points for what is announced: few pirates have to lay anything but +1
ANNOUNCED: Final[vec[i64]] = vec[i64]([-10, 15, 30])
ANNOUNCED_ON_PURPOSE: Final[vec[i64]] = vec[i64]([5, 0, -60])  # a mutineer who thinks never says −2
LIED: Final = 300  # for each who may be the one that announced a card which was not there
HONEST: Final[vec[i64]] = vec[i64]([-80, 0, 0])  # what was announced was there
FALSE_REPORT: Final = 400  # says not to have seen a card which the listener laid himself
# Points for what a player who is believed says of another
SUSPECT_POINTS: Final = 70
TRUST_POINTS: Final = -40
REPORTED: Final = 70  # a sight told by others counts so much of an own one, in a hundred
BELIEVED: Final = 100  # what a player without points is believed, in a hundred
DISTRUST: Final = 2  # points that make somebody believed one less
UNMASKED: Final = -40  # how a mutineer overboard is believed

# What a mutineer's lay is worth on the average when +1, 0 or −2 is announced
LIES_WORTH: Final[vec[float]] = vec[float]([-0.9, -0.7, -1.8])
LIES_SPREAD: Final = 1.6

SUREST: Final = 0.97  # nobody whose role is hidden is more surely a mutineer


@final
class Suspicion:
    """One seat's thoughts, formed anew for each decision."""

    def __init__(self) -> None:
        self.announced: vec[i64] = ANNOUNCED
        self.points: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.chance: vec[float] = vec[float]([0.0] * MOST_SEATS)  # that a seat is a mutineer
        self.stake: vec[float] = vec[float]([0.0] * MOST_SEATS)  # what the chest loses if it is
        self.belief: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how far a seat is believed, in a hundred
        self.looked: vec[i64] = vec[i64]([0] * MOST_SEATS)  # how often it has looked so far
        self.usual: float = 0.0  # the chance of somebody of whom nothing is known
        self.mean: float = 0.0  # of the chest
        self.spread: float = 0.0

    def form(self, state: Traitres, seat: i64, heard: Heard, *, hearsay: bool = True) -> None:
        """Think of everybody, and of the chest; whom others suspect is hearsay."""
        points = self.points
        for other in range(MOST_SEATS):
            points[other] = 0
        self.weigh_lays(state, seat)
        if heard.number:
            self.weigh_words(state, seat, heard, hearsay)
        self.find_chances(state, seat)
        self.add_up(state, seat)

    # What the seat saw itself

    def weigh_lays(self, state: Traitres, seat: i64) -> None:
        """What was announced, and where the seat looked itself what was there."""
        seen: i64 = 0
        looks = state.looks
        for look in range(number_of_looks(looks)):
            lays = lays_of(looks, look)
            if looker_of(looks, look) == seat and count(lays) == count(looked_at(looks, look)):
                self.weigh_sight(state, seat, seat, seen_by(looks, look), lays & ~seen, 100)
                seen |= lays
        for number in range(state.lays):
            if not seen & BIT[number]:
                lay = state.lay[number]
                self.points[layer_of(lay)] += self.announced[claim_of(lay)]

    def weigh_sight(self, state: Traitres, seat: i64, by: i64, bag: i64, lays: i64, percent: i64) -> None:
        """Cards that somebody saw, or says so, against what was announced."""
        announced: i64 = 0
        others: i64 = 0
        left = lays
        while left:
            number = lowest(left)
            left &= left - 1
            lay = state.lay[number]
            if layer_of(lay) == seat:
                kind = card_laid(lay)
                if number_of(bag, kind) == 0:
                    if by != seat:
                        self.points[by] += FALSE_REPORT
                    return
                bag -= ONE[kind]
            else:
                others |= BIT[number]
                announced += ONE[claim_of(lay)]
        if cards_in(bag) != count(others):
            return
        guilty: i64 = 0
        left = others
        while left:
            number = lowest(left)
            left &= left - 1
            layer = layer_of(state.lay[number])
            claim = claim_of(state.lay[number])
            if number_of(announced, claim) > number_of(bag, claim):
                guilty |= BIT[layer]
            elif bag == announced and layer != by:
                self.points[layer] += HONEST[claim] * percent // 100
        while guilty:
            self.points[lowest(guilty)] += LIED * percent // 100
            guilty &= guilty - 1

    # What the others say

    def weigh_words(self, state: Traitres, seat: i64, heard: Heard, hearsay: bool) -> None:
        """Sights and opinions that were told, each as far as who tells them is believed."""
        belief = self.belief
        looked = self.looked
        for by in range(state.players):
            belief[by] = self.believed(state, seat, by)
            looked[by] = 0
        looks = state.looks
        for look in range(number_of_looks(looks)):
            by = looker_of(looks, look)
            if by != seat:
                places = count(looked_at(looks, look))
                lays = lays_of(looks, look)
                bag = heard.sight(by, looked[by], places)
                if bag != NOTHING and count(lays) == places and belief[by] > 0:
                    self.weigh_sight(state, seat, by, bag, lays, REPORTED * belief[by] // 100)
            looked[by] += 1
        for by in range(state.players):
            if by != seat and hearsay:
                for to in range(state.players):
                    word = heard.thinks(by, to)
                    if word == SUSPECTED:
                        self.points[to] += SUSPECT_POINTS * belief[by] // 100
                    elif word == TRUSTED:
                        self.points[to] += TRUST_POINTS * belief[by] // 100

    def believed(self, state: Traitres, seat: i64, by: i64) -> i64:
        """How far a player is believed, in a hundred."""
        if state.knows_role(seat, by):
            return UNMASKED if state.mutineers & BIT[by] else BELIEVED
        return max(0, min(BELIEVED, BELIEVED - self.points[by] // DISTRUST))

    # What follows

    def find_chances(self, state: Traitres, seat: i64) -> None:
        """How likely each player is a mutineer."""
        hidden = state.numbers.mutineers
        unknown: i64 = 0
        total = 0.0
        for other in range(state.players):
            self.chance[other] = 0.0
            if state.knows_role(seat, other):
                if state.mutineers & BIT[other]:
                    self.chance[other] = 1.0
                    hidden -= 1
            else:
                unknown += 1
                weight = math.exp(float(self.points[other]) / 100.0)
                self.chance[other] = -weight
                total += weight
        self.usual = float(hidden) / float(unknown) if unknown else 0.0
        for other in range(state.players):
            if self.chance[other] < 0.0:
                self.chance[other] = min(SUREST, -self.chance[other] * float(hidden) / total)

    def add_up(self, state: Traitres, seat: i64) -> None:
        """What the chest is worth, as far as the seat can tell."""
        mean = 0.0
        spread = 0.0
        for other in range(MOST_SEATS):
            self.stake[other] = 0.0
        for number in range(state.lays):
            if state.chest & BIT[number]:
                if state.knows_loot(seat, number):
                    mean += float(WORTH[kind_of(state.loot[number])])
                else:
                    origin = state.origin[number]
                    share = 1.0 / float(count(origin))
                    while origin:
                        lay = state.lay[lowest(origin)]
                        origin &= origin - 1
                        mean += share * self.expected(lay, seat)
                        by = layer_of(lay)
                        if by != seat:
                            claim = claim_of(lay)
                            self.stake[by] += share * (float(WORTH[claim]) - LIES_WORTH[claim])
                            spread += share * self.chance[by] * LIES_SPREAD
        for other in range(state.players):
            spread += self.chance[other] * (1.0 - self.chance[other]) * self.stake[other] * self.stake[other]
        self.mean = mean
        self.spread = spread

    def expected(self, lay: i64, seat: i64) -> float:
        """What a lay is worth: one's own for sure, another's as far as its layer is believed."""
        by = layer_of(lay)
        if by == seat:
            return float(WORTH[card_laid(lay)])
        claim = claim_of(lay)
        return float(WORTH[claim]) * (1.0 - self.chance[by]) + LIES_WORTH[claim] * self.chance[by]

    def worth_of_top(self, state: Traitres, seat: i64, most: i64) -> float:
        """What the uppermost cards of the chest are worth, as far as the seat can tell."""
        places = state.topmost(most)
        mean = 0.0
        while places:
            number = lowest(places)
            places &= places - 1
            if state.knows_loot(seat, number):
                mean += float(WORTH[kind_of(state.loot[number])])
            else:
                origin = state.origin[number]
                share = 1.0 / float(count(origin))
                while origin:
                    mean += share * self.expected(state.lay[lowest(origin)], seat)
                    origin &= origin - 1
        return mean

    def chest_is_full(self, target: i64) -> float:
        """How likely the chest holds the target."""
        margin = (self.mean - float(target) + 0.5) / math.sqrt(self.spread + 0.05)
        return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, 1.7 * margin))))
