"""Rules of thumb for Cartagena: what each decision is worth to a sensible player."""

from typing import Final, final

from mypy_extensions import i64

from quarterdeck.core.bits import BIT, count, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import OPEN, WHOLE, Thumb
from quarterdeck.games.cartagena.box.pieces import NOTHING, SIDE_WORDS, SIDES, value_of
from quarterdeck.games.cartagena.player import values
from quarterdeck.games.cartagena.player.beliefs import credibility
from quarterdeck.games.cartagena.player.evaluation import expected_share
from quarterdeck.games.cartagena.player.fighting import lay_worth
from quarterdeck.games.cartagena.player.values import own_side, seen_wealth
from quarterdeck.games.cartagena.rules.actions import (
    BUY,
    CHOOSING,
    COIN,
    DECLARE,
    DECLARING,
    EMBARK,
    FINISH,
    GOLD,
    INSPECT,
    INSPECTING,
    KEEP,
    KEEPING,
    KNOCK,
    LAY,
    LAYING,
    MONKEY_ROBBING,
    OJO_DECLARING,
    OVER,
    PLACE,
    PLACING,
    PUT,
    PUTTING,
    ROB,
    ROBBING,
    SELL,
    SPY,
    SPYING,
    STORMING,
    TAKE,
    TAKING,
    TRADING,
    TURN,
    USE,
)
from quarterdeck.games.cartagena.rules.state import Cartagena
from quarterdeck.games.cartagena.rules.supplies import kind_of

LOOKS_AHEAD: Final = 60  # decisions of a playout, about as many as a mutiny takes
SLIPS: Final = 8  # of so many choices in a playout one is anything at all
RIVAL_ON_MY_SIDE: Final = 40  # to take a coin from someone who may win in one's place
RICH: Final = 8  # for each coin the victim seems to have


@final
class CartagenaThumb(Thumb):
    """A coin is worth 30, and everything else is measured by it."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.guided = True
        self.sharpness = 2.0
        self.doubts = 3
        self.sides = [*SIDE_WORDS]
        self.depth = LOOKS_AHEAD

    def quick(self, state: State, seat: i64, luck: Luck) -> i64:
        """In playouts everybody follows the rules of thumb, but for a slip now and then.

        The better of two drawn actions would be too far from that: hardly anyone would leave a duel in time.
        """
        if luck.below(SLIPS) == 0:
            return state.any_legal(seat, luck)
        return self.choose(state, seat, luck)

    def doubted(self, state: State) -> i64:
        """During the voyage nothing that others can see has a colour (C5.13)."""
        assert isinstance(state, Cartagena)
        return 0 if state.duel == NOTHING else self.doubts

    def weight(self, state: State, seat: i64) -> float:
        assert isinstance(state, Cartagena)
        return credibility(state, seat)

    def side(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Cartagena)
        return OPEN if state.side[seat] == NOTHING else state.side[seat]

    def in_play(self, state: State, seat: i64) -> bool:
        """C7.2: in the mutiny those who take part and were not excluded."""
        assert isinstance(state, Cartagena)
        return state.duel == NOTHING or state.mutineers & BIT[seat] != 0

    def reward(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Cartagena)
        if state.phase != OVER:
            return i64(float(WHOLE) * expected_share(state, seat))
        if state.won & BIT[seat]:
            return WHOLE // count(state.won)
        return 0

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Cartagena)
        phase = state.phase
        if phase == LAYING:
            return lay_worth(state, seat, action - LAY)
        if phase == TURN:
            side = own_side(state, seat)
            if action == KNOCK:
                return values.knock_worth(state, seat, side)
            return values.pirate_worth(state, seat, side, action - USE)
        if phase == PLACING:
            return place_worth(state, seat, action - PLACE)
        if phase in (DECLARING, OJO_DECLARING):
            return 0 if action == FINISH else declare_worth(state, seat, action - DECLARE)
        if phase in (ROBBING, MONKEY_ROBBING):
            return 0 if action == FINISH else rob_worth(state, seat, action - ROB)
        if phase == SPYING:
            return 0 if action == FINISH else spy_worth(state, seat, action - SPY)
        if phase == INSPECTING:
            return 0 if action == FINISH else inspect_worth(state, seat, action - INSPECT)
        if phase == STORMING:
            return -values.pirate_worth(state, seat, own_side(state, seat), action - EMBARK)
        return exchange_worth(state, seat, action)


def exchange_worth(state: Cartagena, seat: i64, action: i64) -> i64:
    """Díaz, Tembo, Wessel-Jan, Dean Nero and Pang: cards for coins, or for other cards."""
    side = own_side(state, seat)
    held = state.combat.held[seat]
    phase = state.phase
    if phase == CHOOSING:
        if action == TAKE + GOLD:
            return values.COIN * value_of(kind_of(state.gold.looked))
        return values.card_worth(state, seat, side, kind_of(state.combat.looked), held)
    if phase == KEEPING:
        return values.card_worth(state, seat, side, action - KEEP, held)
    if phase == TAKING:
        return values.COIN if action == TAKE + COIN else values.drawn_worth(state, seat, side, held)
    if action == FINISH:
        return 0
    if phase == PUTTING:
        return values.put_worth(state, seat, side, action - PUT)
    assert phase == TRADING
    if action == BUY:
        return values.bought_worth(state, seat, side, 0)
    return values.sold_worth(state, seat, side, action - SELL, 0)


def declare_worth(state: Cartagena, seat: i64, side: i64) -> i64:
    """C5.10: the side that looks stronger, with the own cards and what one knows; one's own again in doubt."""
    lead = values.leaning(state, seat)
    if state.side[seat] != NOTHING:
        lead += values.CHANGE - 1 if state.side[seat] == 0 else 1 - values.CHANGE
    return 200 + 20 * (lead if side == 0 else -lead)


def rob_worth(state: Cartagena, seat: i64, other: i64) -> i64:
    """C5.8, C7.5: from the richest, first of all from one who stands on one's own side (C8.1)."""
    worth = values.COIN + RICH * seen_wealth(state, other)
    if state.side[other] == NOTHING or not state.knows_side(seat, other):
        return worth
    return worth + RIVAL_ON_MY_SIDE if state.side[other] == state.side[seat] else worth - RIVAL_ON_MY_SIDE


def spy_worth(state: Cartagena, seat: i64, other: i64) -> i64:
    """C5.11: the richest whose side one does not know."""
    return 0 if state.knows_side(seat, other) else values.SPYING_WORTH + RICH * seen_wealth(state, other)


def place_worth(state: Cartagena, seat: i64, sailor: i64) -> i64:
    """C5.12: the stronger sailor on one's own side."""
    other = lowest(state.taken & ~BIT[sailor])
    side = own_side(state, seat)
    if side == NOTHING:
        return 0
    return 20 * (sailor - other) if side == 0 else 20 * (other - sailor)


def inspect_worth(state: Cartagena, seat: i64, letter: i64) -> i64:
    """C5.12: a letter that one does not know, and where others did; never one that stands well."""
    if not state.knows_sides(seat, letter):
        return values.SAILORS
    side = own_side(state, seat)
    if side == NOTHING:
        return 0
    return 10 * (state.post[SIDES * letter + 1 - side] - state.post[SIDES * letter + side])
