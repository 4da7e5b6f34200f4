"""What a seat of Traîtres à bord makes of the others and of the chest, from what it knows alone.

Suspicion is counted in points: 100 more make it e times as likely that somebody is a mutineer.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import ONE, number_of
from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.games.traitres.box.pieces import MOST_SEATS, NOTHING, WORTH
from quarterdeck.games.traitres.player.talk import SUSPECTED, TRUSTED, Heard, cards_in
from quarterdeck.games.traitres.rules.position import CLAIM, KNOWERS, LAID, LOOK, SEEN, Position

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
        self.lays: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self.usual: float = 0.0  # the chance of somebody of whom nothing is known
        self.mean: float = 0.0  # of the chest
        self.spread: float = 0.0

    def form(self, position: Position, seat: i64, heard: Heard, *, hearsay: bool = True) -> None:
        """Think of everybody, and of the chest; whom others suspect is hearsay."""
        points = self.points
        for other in range(MOST_SEATS):
            points[other] = 0
        self.weigh_lays(position, seat)
        if heard.number:
            self.weigh_words(position, seat, heard, hearsay)
        self.find_chances(position, seat)
        self.add_up(position, seat)

    # What the seat saw itself

    def weigh_lays(self, position: Position, seat: i64) -> None:
        """What was announced, and where the seat looked itself what was there."""
        seen: i64 = 0
        looks = position.looks
        for look in range(0, len(looks), LOOK):
            if looks[look] % SEEN == seat and count(looks[look + 2]) == count(looks[look + 1]):
                self.weigh_sight(position, seat, seat, looks[look] // SEEN, looks[look + 2] & ~seen, 100)
                seen |= looks[look + 2]
        for number in range(position.lays):
            if not seen & BIT[number]:
                lay = position.lay[number]
                self.points[lay % CLAIM] += self.announced[lay % LAID // CLAIM]

    def weigh_sight(self, position: Position, seat: i64, by: i64, bag: i64, lays: i64, percent: i64) -> None:
        """Cards that somebody saw, or says so, against what was announced."""
        announced: i64 = 0
        others: i64 = 0
        left = lays
        while left:
            number = lowest(left)
            left &= left - 1
            lay = position.lay[number]
            if lay % CLAIM == seat:
                kind = lay // LAID
                if number_of(bag, kind) == 0:
                    if by != seat:
                        self.points[by] += FALSE_REPORT
                    return
                bag -= ONE[kind]
            else:
                others |= BIT[number]
                announced += ONE[lay % LAID // CLAIM]
        if cards_in(bag) != count(others):
            return
        guilty: i64 = 0
        left = others
        while left:
            number = lowest(left)
            left &= left - 1
            layer = position.lay[number] % CLAIM
            claim = position.lay[number] % LAID // CLAIM
            if number_of(announced, claim) > number_of(bag, claim):
                guilty |= BIT[layer]
            elif bag == announced and layer != by:
                self.points[layer] += HONEST[claim] * percent // 100
        while guilty:
            self.points[lowest(guilty)] += LIED * percent // 100
            guilty &= guilty - 1

    # What the others say

    def weigh_words(self, position: Position, seat: i64, heard: Heard, hearsay: bool) -> None:
        """Sights and opinions that were told, each as far as who tells them is believed."""
        belief = self.stake  # for a moment: how far each seat is believed
        for by in range(position.players):
            belief[by] = float(self.believed(position, seat, by))
        numbers = self.lays
        for by in range(MOST_SEATS):
            numbers[by] = 0
        looks = position.looks
        for look in range(0, len(looks), LOOK):
            by = looks[look] % SEEN
            if by != seat:
                places = count(looks[look + 1])
                bag = heard.sight(by, numbers[by], places)
                if bag != NOTHING and count(looks[look + 2]) == places and belief[by] > 0.0:
                    percent = REPORTED * i64(belief[by]) // 100
                    self.weigh_sight(position, seat, by, bag, looks[look + 2], percent)
            numbers[by] += 1
        for by in range(position.players):
            if by != seat and hearsay:
                for to in range(position.players):
                    word = heard.thinks(by, to)
                    if word == SUSPECTED:
                        self.points[to] += SUSPECT_POINTS * i64(belief[by]) // 100
                    elif word == TRUSTED:
                        self.points[to] += TRUST_POINTS * i64(belief[by]) // 100

    def believed(self, position: Position, seat: i64, by: i64) -> i64:
        """How far a player is believed, in a hundred."""
        if position.knows_role(seat, by):
            return UNMASKED if position.mutineers & BIT[by] else BELIEVED
        return max(0, min(BELIEVED, BELIEVED - self.points[by] // DISTRUST))

    # What follows

    def find_chances(self, position: Position, seat: i64) -> None:
        """How likely each player is a mutineer."""
        hidden = position.numbers.mutineers
        unknown: i64 = 0
        total = 0.0
        for other in range(position.players):
            self.chance[other] = 0.0
            if position.knows_role(seat, other):
                if position.mutineers & BIT[other]:
                    self.chance[other] = 1.0
                    hidden -= 1
            else:
                unknown += 1
                weight = math.exp(float(self.points[other]) / 100.0)
                self.chance[other] = -weight
                total += weight
        self.usual = float(hidden) / float(unknown) if unknown else 0.0
        for other in range(position.players):
            if self.chance[other] < 0.0:
                self.chance[other] = min(SUREST, -self.chance[other] * float(hidden) / total)

    def add_up(self, position: Position, seat: i64) -> None:
        """What the chest is worth, as far as the seat can tell."""
        mean = 0.0
        spread = 0.0
        for other in range(MOST_SEATS):
            self.stake[other] = 0.0
        for number in range(position.lays):
            if position.chest & BIT[number]:
                if position.knows_loot(seat, number):
                    mean += float(WORTH[position.loot[number] % KNOWERS])
                else:
                    origin = position.origin[number]
                    share = 1.0 / float(count(origin))
                    while origin:
                        lay = position.lay[lowest(origin)]
                        origin &= origin - 1
                        mean += share * self.expected(lay, seat)
                        by = lay % CLAIM
                        if by != seat:
                            claim = lay % LAID // CLAIM
                            self.stake[by] += share * (float(WORTH[claim]) - LIES_WORTH[claim])
                            spread += share * self.chance[by] * LIES_SPREAD
        for other in range(position.players):
            spread += self.chance[other] * (1.0 - self.chance[other]) * self.stake[other] * self.stake[other]
        self.mean = mean
        self.spread = spread

    def expected(self, lay: i64, seat: i64) -> float:
        """What a lay is worth: one's own for sure, another's as far as its layer is believed."""
        by = lay % CLAIM
        if by == seat:
            return float(WORTH[lay // LAID])
        claim = lay % LAID // CLAIM
        return float(WORTH[claim]) * (1.0 - self.chance[by]) + LIES_WORTH[claim] * self.chance[by]

    def worth_of_top(self, position: Position, seat: i64, most: i64) -> float:
        """What the uppermost cards of the chest are worth, as far as the seat can tell."""
        places = position.topmost(most)
        mean = 0.0
        while places:
            number = lowest(places)
            places &= places - 1
            if position.knows_loot(seat, number):
                mean += float(WORTH[position.loot[number] % KNOWERS])
            else:
                origin = position.origin[number]
                share = 1.0 / float(count(origin))
                while origin:
                    mean += share * self.expected(position.lay[lowest(origin)], seat)
                    origin &= origin - 1
        return mean

    def chest_is_full(self, target: i64) -> float:
        """How likely the chest holds the target."""
        margin = (self.mean - float(target) + 0.5) / math.sqrt(self.spread + 0.05)
        return 1.0 / (1.0 + math.exp(-max(-20.0, min(20.0, 1.7 * margin))))
