"""What a sensible player of Cartagena lays in a duel, from its own cards and what everybody sees."""

from typing import Final

from mypy_extensions import i64

from quarterdeck.core.bags import number_of
from quarterdeck.core.bits import BIT, count
from quarterdeck.games.cartagena.box.pieces import MONKEY, SIDES, VALUES, side_of, value_of
from quarterdeck.games.cartagena.rules.state import Cartagena

STAKE: Final = 2  # points for each per cent of a duel
LAST_STAKE: Final = 5  # of one that can decide the mutiny (C6.3)
SURE: Final = 100
REACH_ALONE: Final = 2  # a lead that is as good as a win, when nobody else is in the duel,
REACH: Final = 2  # and more for everyone who is
PRICE: Final = 9  # a point of strength that later duels will lack
LAST_OPENER: Final = 60  # a card without which a later duel cannot be opened (C7.3)
MONKEY_COIN: Final = 30  # what the monkey brings in the second bout (C7.5)
HELPING_THE_OTHERS: Final = 4  # a card of the other colour, beside what it does


def lay_worth(state: Cartagena, seat: i64, card: i64) -> i64:
    """A card or the monkey: what it does to the duel, less what it costs."""
    lead = half_points(state, seat)
    others = state.fighting & ~BIT[seat]
    if others == 0 and state.bout > 1:
        return worth_alone(state, seat, card, lead)
    stake = stake_of(state)
    reach = REACH_ALONE + REACH * count(others)
    lead += 2 * known_help(state, seat, others)
    if card == MONKEY:
        return stake * chance(lead, reach) + (MONKEY_COIN if state.bout == 2 else 0)
    value = value_of(card)
    if side_of(card) != state.side[seat]:
        return stake * chance(lead - 2 * value, reach) - HELPING_THE_OTHERS - opener_cost(state, seat)
    return stake * chance(lead + 2 * value, reach) - PRICE * value - opener_cost(state, seat)


def worth_alone(state: Cartagena, seat: i64, card: i64, lead: i64) -> i64:
    """Who is the last one in wins the duel for certain, if that is worth its cards, or leaves at once."""
    side = state.side[seat]
    if card == MONKEY:
        return MONKEY_COIN if state.bout == 2 else 0
    if lead > 0 or side_of(card) != side or not can_turn(state, seat, -lead):
        return -SURE - PRICE * value_of(card)
    value = value_of(card)
    if lead + 2 * value > 0:
        return stake_of(state) * SURE - PRICE * value
    return stake_of(state) * SURE - LAST_OPENER + PRICE * value


def can_turn(state: Cartagena, seat: i64, short: i64) -> bool:
    """Whether the own cards, highest first, make up for so many half points and leave enough to open later duels."""
    side = state.side[seat]
    hand = state.combat.hand[seat]
    left = state.combat.held[seat] - later_duels(state)
    if stake_of(state) == LAST_STAKE:
        left = state.combat.held[seat]
    for step in range(VALUES):
        value = VALUES - step
        for _ in range(number_of(hand, VALUES * side + value - 1)):
            if left > 0:
                left -= 1
                short -= 2 * value
    return short < 0


def half_points(state: Cartagena, seat: i64) -> i64:
    """How far the own side leads, in half points: on a tie the side with the smaller sailor wins (C7.8)."""
    side = state.side[seat]
    lead = 2 * (state.strength(side) - state.strength(1 - side))
    smaller = state.post[SIDES * state.duel + side] < state.post[SIDES * state.duel + 1 - side]
    return lead + 1 if smaller else lead - 1


def chance(lead: i64, reach: i64) -> i64:
    """How likely a lead of so many half points wins, in per cent."""
    return min(max(SURE // 2 + SURE * lead // (4 * reach), 0), SURE)


def known_help(state: Cartagena, seat: i64, others: i64) -> i64:
    """Friends less enemies among those still in the duel, as far as the seat has spied them out."""
    friends: i64 = 0
    for other in range(state.players):
        if others & BIT[other] and state.knows_side(seat, other):
            friends += 1 if state.side[other] == state.side[seat] else -1
    return friends


def later_duels(state: Cartagena) -> i64:
    """How many duels there may be after this one."""
    return 2 * state.numbers.needed - 2 - count(state.pink_wins) - count(state.grey_wins)


def stake_of(state: Cartagena) -> i64:
    """What a per cent of this duel is worth."""
    most = max(count(state.pink_wins), count(state.grey_wins))
    return LAST_STAKE if most == state.numbers.needed - 1 else STAKE


def opener_cost(state: Cartagena, seat: i64) -> i64:
    """What a card costs that a later duel cannot do without; in the first bout one must be laid anyway."""
    return LAST_OPENER if state.bout > 1 and state.combat.held[seat] <= later_duels(state) else 0
