"""Whom a player of Cartagena takes for whose: how well a world explains what the others did, as far as it can be seen.

During the voyage nothing of it has a colour (C5.13), so the mutiny alone is judged. In it four traces lie open. Who
arranged the sailors of a letter last put the stronger one on his own side. Who has declared a side holds the cards for
it: he chose it by his cards, and kept, bought and exchanged for it since. In a duel cards of a colour come from its
side. And a card that lies face down in this bout is one that a sensible player would lay. Whom somebody spied on with
Ojo tells nothing: one looks at the richest.

The numbers are those by which, in games between Bosuns, true sides were believed most and true hands missed least.
"""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.games.cartagena.box.pieces import COMBAT_KINDS, MONKEY, NOTHING, SIDES, side_of, strength_of
from quarterdeck.games.cartagena.player.fighting import lay_worth
from quarterdeck.games.cartagena.rules.actions import LAYING
from quarterdeck.games.cartagena.rules.state import Cartagena

AGAINST_HIMSELF: Final = 0.02  # that somebody puts the stronger sailor on the other side
SUITED: Final = 0.18  # how much more likely a hand is for each point of strength: e times as much for 1 / 0.18 points
MOST_SUITED: Final = 15  # points
USED_UP: Final = 3.0  # with each duel, and with its first bout, what is left of a hand tells a third less
OWN_COLOUR: Final = 0.94  # of the cards somebody lays in duels
SENSIBLE: Final = 80.0  # a card laid that is worth so much less than the best is e times less likely


def credibility(state: Cartagena, seat: i64) -> float:
    """How well a world that a seat imagines explains what the others did."""
    credit = duels_explained(state, seat)
    for other in range(state.players):
        if other != seat and state.side[other] != NOTHING:
            credit *= sailors_explained(state, other) * hand_explained(state, other)
            if state.phase == LAYING and state.laid[other] != NOTHING:
                credit *= laid_explained(state, other)
    return credit


def sailors_explained(state: Cartagena, other: i64) -> float:
    """C5.12: who knows which sailor stands where arranged them last, and for his own side."""
    side = state.side[other]
    credit = 1.0
    for letter in range(state.numbers.letters):
        arranged = state.placed(letter) and state.knows_sides(other, letter)
        if arranged and state.post[SIDES * letter + side] < state.post[SIDES * letter + 1 - side]:
            credit *= AGAINST_HIMSELF
    return credit


def hand_explained(state: Cartagena, other: i64) -> float:
    """C5.2 to C5.6, C5.10: a side is chosen by the cards, and then cards for the side."""
    side = state.side[other]
    hand = state.combat.hand[other]
    points = min(max(strength_of(hand, side) - strength_of(hand, 1 - side), -MOST_SUITED), MOST_SUITED)
    used = 0 if state.duel == NOTHING else state.duel + (1 if state.bout > 1 else 0)
    return math.exp(SUITED * max(0.0, 1.0 - float(used) / USED_UP) * float(points))


def duels_explained(state: Cartagena, seat: i64) -> float:
    """C7.2: the colours of the cards that the others laid tell how many of them stand on which side."""
    cards = vec[float]([0.0, 0.0])
    for letter in range(state.duel + 1):
        for card in range(COMBAT_KINDS):
            cards[side_of(card)] += float(number_of(state.fought[letter], card))
    fighters: i64 = 0
    pink_fighters: i64 = 0
    for other in range(state.players):
        if other != seat and state.mutineers & BIT[other]:
            fighters += 1
            if state.side[other] == 0:
                pink_fighters += 1
    if fighters == 0:
        return 1.0
    if state.mutineers & BIT[seat]:  # who laid about as many himself, of his own colour
        own = (cards[0] + cards[1]) / float(fighters + 1)
        cards[state.side[seat]] = max(0.0, cards[state.side[seat]] - own)
    pink = (1.0 - OWN_COLOUR) + (2.0 * OWN_COLOUR - 1.0) * float(pink_fighters) / float(fighters)
    return math.exp(cards[0] * math.log(pink) + cards[1] * math.log(1.0 - pink))


def laid_explained(state: Cartagena, other: i64) -> float:
    """C7.2: a card just laid face down is hardly one that the rules of thumb would never lay."""
    laid = state.laid[other]
    kinds = kinds_of(state.combat.hand[other])
    if state.bout > 1:
        kinds |= BIT[MONKEY]
    if count(kinds) < 2:
        return 1.0
    chosen = lay_worth(state, other, laid)
    total = 0.0
    for card in range(MONKEY + 1):
        if kinds & BIT[card]:
            total += math.exp(float(lay_worth(state, other, card) - chosen) / SENSIBLE)
    return 1.0 / total
