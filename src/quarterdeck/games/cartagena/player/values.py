"""What a sensible player of Cartagena thinks of cards, coins and pirates; a coin is the measure of all of it.

Nothing here looks at what the seat does not know: its own hand, what everybody sees, allegiances and sailors it has
looked at.
"""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.games.cartagena.box.pieces import (
    BIJOUX,
    CHANG_YE,
    COMBAT_KINDS,
    CRACKPOTT,
    DEAN_NERO,
    DIAZ,
    GHOST,
    MOST_EXCHANGES,
    NOTHING,
    OJO,
    PANG,
    SATE,
    SIDES,
    TEMBO,
    VALVERDE,
    WESSEL_JAN,
    side_of,
    strength_of,
    value_of,
)
from quarterdeck.games.cartagena.rules.state import Cartagena

COIN: Final = 30  # what a coin is worth
GOLD_CARD: Final = 2  # the coins that an unseen gold card is worth
STRENGTH: Final = 13  # a point of strength for one's own side
LIKELY_STRENGTH: Final = 9  # and for the side one has not declared yet, but leans to
FILLER: Final = 22  # any card, while there may be too few to open every duel with (C7.3)
SPARE: Final = 4  # any card beyond that; Dean Nero buys it
OPENERS: Final = 5  # cards that open every duel
DECLARING_NOW: Final = 50  # to declare at once,
DECLARING_LATE: Final = 900  # and more with every square the ship comes nearer to the mutiny (C6.1)
SAILORS: Final = 48  # the stronger of two sailors on one's own side
SAILORS_UNDECLARED: Final = 36
SPYING_WORTH: Final = 14
STEALING: Final = 12  # that a rival has a coin less
CHANGE: Final = 5  # points by which the other side must look stronger before one changes over


# Sides


def leaning(state: Cartagena, seat: i64) -> i64:
    """How much stronger Valverde's side looks to a seat: its own cards, sailors and richer rivals it knows."""
    hand = state.combat.hand[seat]
    lead = strength_of(hand, 0) - strength_of(hand, 1)
    for letter in range(state.numbers.letters):
        if state.placed(letter) and state.knows_sides(seat, letter):
            lead += (state.post[SIDES * letter] - state.post[SIDES * letter + 1]) // 2
    for other in range(state.players):
        if other != seat and state.knows_side(seat, other) and seen_wealth(state, other) >= state.wealth(seat):
            lead += 4 * state.side[other] - 2  # the richer of two on a side wins (C8.1)
    return lead


def own_side(state: Cartagena, seat: i64) -> i64:
    """The side a seat has declared, or leans to, or `NOTHING`."""
    if state.side[seat] != NOTHING:
        return state.side[seat]
    lead = leaning(state, seat)
    if lead == 0:
        return NOTHING
    return 0 if lead > 0 else 1


def seen_wealth(state: Cartagena, seat: i64) -> i64:
    """How rich a player looks to the others (C1.3)."""
    return state.coins[seat] + GOLD_CARD * state.gold.held[seat]


# Cards


def card_worth(state: Cartagena, seat: i64, side: i64, card: i64, held: i64) -> i64:
    """A combat card in a hand of so many: strength for one's own side, and something to open a duel with."""
    worth: i64 = FILLER if held < OPENERS else SPARE
    if side == NOTHING:
        return worth + LIKELY_STRENGTH * value_of(card) // 2
    if side_of(card) != side:
        return worth
    return worth + (LIKELY_STRENGTH if state.side[seat] == NOTHING else STRENGTH) * value_of(card)


def drawn_worth(state: Cartagena, seat: i64, side: i64, held: i64) -> i64:
    """A card from the pile: a two of either colour."""
    return (card_worth(state, seat, side, 1, held) + card_worth(state, seat, side, 4, held)) // 2


def put_worth(state: Cartagena, seat: i64, side: i64, card: i64) -> i64:
    """What Wessel-Jan makes of a card put under the pile."""
    held = state.combat.held[seat]
    return drawn_worth(state, seat, side, held) - card_worth(state, seat, side, card, held)


def sold_worth(state: Cartagena, seat: i64, side: i64, card: i64, sold: i64) -> i64:
    """What Dean Nero's coin leaves over the card sold for it, after others."""
    return COIN - card_worth(state, seat, side, card, state.combat.held[seat] - 1 - sold)


def bought_worth(state: Cartagena, seat: i64, side: i64, bought: i64) -> i64:
    """What a card bought from Dean Nero leaves over its coin, after others."""
    return drawn_worth(state, seat, side, state.combat.held[seat] + bought) - COIN


# Pirates


def pirate_worth(state: Cartagena, seat: i64, side: i64, pirate: i64) -> i64:
    """What a pirate does for whoever uses him now."""
    held = state.combat.held[seat]
    if pirate == VALVERDE:
        return (1 + GOLD_CARD) * COIN
    if pirate == DIAZ:
        return GOLD_CARD * COIN + COIN // 4
    if pirate == CRACKPOTT:
        return drawn_worth(state, seat, side, held) + drawn_worth(state, seat, side, held + 1)
    if pirate == TEMBO:
        return drawn_worth(state, seat, side, held) * 3 // 2
    if pirate == WESSEL_JAN:
        return exchange_worth(state, seat, side)
    if pirate == DEAN_NERO:
        return trade_worth(state, seat, side)
    if pirate == PANG:
        return max(COIN, drawn_worth(state, seat, side, held))
    if pirate == CHANG_YE:
        return COIN + STEALING if state.others_with_coins(seat, BIT[state.players] - 1) else 0
    if pirate == SATE:
        return COIN * min(state.sate, state.island)
    if pirate in (BIJOUX, OJO):
        return plot_worth(state, seat, pirate)
    return SAILORS if state.side[seat] != NOTHING else SAILORS_UNDECLARED


def plot_worth(state: Cartagena, seat: i64, pirate: i64) -> i64:
    """Bijoux and Ojo: who has not declared when the ship lands has lost; later they serve to change over and to spy."""
    if state.side[seat] == NOTHING:
        return DECLARING_NOW + DECLARING_LATE // (state.numbers.mutiny - state.ship + 3)
    if pirate == BIJOUX:
        lead = leaning(state, seat)
        against = lead if state.side[seat] else -lead
        return COIN if against >= CHANGE else 0
    for other in range(state.players):
        if other != seat and state.side[other] != NOTHING and not state.knows_side(seat, other):
            return SPYING_WORTH
    return 0


def exchange_worth(state: Cartagena, seat: i64, side: i64) -> i64:
    """Wessel-Jan: the worst cards, up to three, for others."""
    hand = state.combat.hand[seat]
    left: i64 = MOST_EXCHANGES
    total: i64 = 0
    for card in range(COMBAT_KINDS):
        gain = put_worth(state, seat, side, card)
        if gain > 0:
            number = min(left, number_of(hand, card))
            left -= number
            total += gain * number
    return total


def trade_worth(state: Cartagena, seat: i64, side: i64) -> i64:
    """Dean Nero: up to three cards sold, or bought."""
    hand = state.combat.hand[seat]
    sold: i64 = 0
    selling: i64 = 0
    most = min(MOST_EXCHANGES, state.island)
    for card in range(COMBAT_KINDS):
        for _ in range(number_of(hand, card)):
            gain = sold_worth(state, seat, side, card, sold)
            if gain > 0 and sold < most:
                sold += 1
                selling += gain
    buying: i64 = 0
    for number in range(min(min(MOST_EXCHANGES, state.coins[seat]), state.combat.size())):
        buying += max(0, bought_worth(state, seat, side, number))
    return max(selling, buying)


def knock_worth(state: Cartagena, seat: i64, side: i64) -> i64:
    """The next door: each pirate is as likely behind it as another; one may knock again, but for the last (C2.4)."""
    behind = state.in_play() & ~state.seen
    number = count(behind)
    once = total_worth(state, seat, side, behind, 0) // number
    if state.opened + 1 == state.numbers.row:
        return once
    return total_worth(state, seat, side, behind, once) // number


def total_worth(state: Cartagena, seat: i64, side: i64, behind: i64, least: i64) -> i64:
    """What all these pirates are worth together, each at least so much; the Ghost nothing (C2.6)."""
    total: i64 = 0
    for pirate in range(GHOST):
        if behind & BIT[pirate]:
            total += max(least, pirate_worth(state, seat, side, pirate))
    return total
