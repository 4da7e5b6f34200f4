"""How a position of Cartagena stands: which side will win the mutiny, and who is the richest of it.

The numbers were fitted to games between Bosuns.
"""

import math
from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count
from quarterdeck.games.cartagena.box.pieces import NOTHING, SIDES, strength_of
from quarterdeck.games.cartagena.player.values import own_side
from quarterdeck.games.cartagena.rules.state import Cartagena

CARD_POINT: Final = 0.26  # what a point of strength in hand does for its side, in logits
SAILOR_POINT: Final = 0.2  # a point by which the sailor of a duel to come is stronger,
MOST_SAILORS: Final = 6  # up to so many
DUEL_WON: Final = 0.8
DUEL_POINT: Final = 0.2  # a point by which a side leads in the duel being fought,
MOST_LEAD: Final = 8  # up to so many
DECISIVE: Final = 0.25  # with each duel over, all of it counts so much more
FORTUNE: Final = (
    0.8  # the lead in coins that makes the richer one e times as likely to stay it when the ship has landed,
)
VOYAGE_FORTUNE: Final = 0.33  # and more for each square it has still to go
HURRY: Final = 0.5  # who has not declared will have time to, but e times less likely for each 1 / 0.5 squares gone


def expected_share(state: Cartagena, seat: i64) -> float:
    """The part of the win that a seat may expect."""
    side = own_side(state, seat)
    if side == NOTHING:
        side = 0
    took_part = presence(state, seat)
    if took_part == 0.0:
        return 0.0
    spread = FORTUNE + VOYAGE_FORTUNE * float(state.numbers.mutiny - state.ship)
    wealth = state.wealth(seat)
    rivals = 1.0
    for other in range(state.players):
        if other != seat and own_side(state, other) == side:
            ahead = float(min(max(state.wealth(other) - wealth, -40), 40))
            rivals += presence(state, other) * math.exp(ahead / spread)
    lead = side_lead(state)
    chance = 1.0 / (1.0 + math.exp(-lead if side == 0 else lead))
    return took_part * chance / rivals


def presence(state: Cartagena, seat: i64) -> float:
    """How likely a seat takes part in the mutiny."""
    if state.duel != NOTHING:
        return 1.0 if state.mutineers & BIT[seat] else 0.0
    if state.side[seat] != NOTHING:
        return 1.0
    return 1.0 - math.exp(-HURRY * float(state.numbers.mutiny - state.ship))


def side_lead(state: Cartagena) -> float:
    """How far Valverde's side is ahead, in logits."""
    cards: i64 = 0
    for seat in range(state.players):
        if state.duel == NOTHING or state.mutineers & BIT[seat]:
            side = own_side(state, seat)
            if side == 0:
                cards += strength_of(state.combat.hand[seat], 0)
            elif side == 1:
                cards -= strength_of(state.combat.hand[seat], 1)
    sailors: i64 = 0
    for letter in range(state.duel + 1, state.numbers.letters):
        if state.placed(letter):
            sailors += within(state.post[SIDES * letter] - state.post[SIDES * letter + 1], MOST_SAILORS)
    lead = CARD_POINT * float(cards) + SAILOR_POINT * float(sailors)
    if state.duel == NOTHING:
        return lead
    pink, grey = count(state.pink_wins), count(state.grey_wins)
    lead += DUEL_WON * float(pink - grey)
    lead += DUEL_POINT * float(within(state.strength(0) - state.strength(1), MOST_LEAD))
    return lead * (1.0 + DECISIVE * float(pink + grey))


def within(number: i64, most: i64) -> i64:
    """A number, neither above nor below so much."""
    return min(max(number, -most), most)
