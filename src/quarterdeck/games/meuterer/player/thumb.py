"""Rules of thumb for Meuterer: add up the points that sales and a role promise, and do what promises most."""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.core.bags import kinds_of, number_of
from quarterdeck.core.bits import lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import WHOLE, Thumb
from quarterdeck.games.meuterer.box.pieces import (
    ALL_ACTIONS,
    ANY,
    CONFLICT,
    FIRST_MATE,
    GOODS,
    MOST_CARDS,
    MUTINEER,
    NOTHING,
    NOWHERE,
    PIRATES,
)
from quarterdeck.games.meuterer.player.beliefs import explains
from quarterdeck.games.meuterer.player.estimates import (
    Sale,
    docking,
    number_for,
    role_hope,
    staying,
    unseen_by,
)
from quarterdeck.games.meuterer.player.values import (
    KEPT_CONFLICT,
    fight_worth,
    keeping_worth,
    naming_worth,
    split_worth,
)
from quarterdeck.games.meuterer.rules.actions import (
    BEHIND,
    FIGHT,
    HERE,
    LEAVE,
    OFFER,
    OVER,
    PUT,
    RETURN,
    RETURNING,
    SELL,
    SHOW,
    SHOWING,
    TAKE,
    good_sold,
    number_put,
)
from quarterdeck.games.meuterer.rules.m7_sales import price
from quarterdeck.games.meuterer.rules.state import Meuterer

POINT: Final = 100.0  # what a point is worth
BOUGHT_SUPPORT: Final = 0.4  # what a captain without conflict cards gets for a point he offers
LATE: Final = 0.1  # with each card shown, others are likelier to choose an action card first
GONE: Final = 0.2  # how much likelier a certain action card is gone with each who has left
SHOWN: Final = 3  # a card already shown makes its kind a better choice than one still held
HELD: Final = 2
WORST: Final = -1000.0
SLIPS: Final = 10  # of a hundred decisions in playouts

# Before the end: what a position promises, in points, measured over games between Bosuns
CAPTAIN: Final = -1.0  # he has no action card, and a crew that may mutiny
CONFLICT_HELD: Final = 0.2
GOODS_HELD: Final = 0.8  # each card, for each point more than `COMMON` that an active island pays for it
COMMON: Final = 3
SPREAD: Final = 2.1  # points that make e times a winner with one round left; it grows with the root of the rounds


@final
class MeutererThumb(Thumb):
    """What a sensible sailor offers, shows, takes, plays, sells and gives back."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.guided = True
        self.sharpness = 1.0
        self.doubts = 1
        # What the seat whose plan is made might show for each island, what each number of cards more may bring there,
        # and what a role promises with each number of cards left
        self.here_kind: i64 = NOTHING
        self.behind_kind: i64 = NOTHING
        self.here: vec[float] = vec[float]([0.0] * (MOST_CARDS + 1))
        self.behind: vec[float] = vec[float]([0.0] * (MOST_CARDS + 1))
        self.role: vec[float] = vec[float]([0.0] * (MOST_CARDS + 1))
        self.sale = Sale()

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        assert isinstance(state, Meuterer)
        if action < SHOW:
            points = self.offer_worth(state, seat, action - OFFER)
        elif action <= LEAVE:
            self.plan(state, seat)
            points = self.plan_worth(state, seat, action)
        elif action < FIGHT:
            remaining = state.remaining_actions(state.leavers)
            cards = state.sailors[seat].cards
            points = role_hope(state, seat, action - TAKE, remaining, cards, unseen_by(state, seat))
        elif action < SELL:
            points = fight_worth(state, seat, action - FIGHT)
        elif action < PUT:
            points = naming_worth(state, seat, good_sold(action))
        elif action < RETURN:
            points = split_worth(state, seat, number_put(action))
        else:
            points = -keeping_worth(state, seat, action - RETURN)
        return i64(POINT * points)

    def weight(self, state: State, seat: i64) -> float:
        assert isinstance(state, Meuterer)
        return explains(state, seat)

    def quick(self, state: State, seat: i64, luck: Luck) -> i64:
        """For playouts: what is worth most, with a slip now and then."""
        if luck.below(100) < SLIPS:
            return state.any_legal(seat, luck)
        assert isinstance(state, Meuterer)
        if state.phase != SHOWING:
            return self.choose(state, seat, luck)
        self.plan(state, seat)
        best: i64 = LEAVE
        best_worth = self.plan_worth(state, seat, LEAVE)
        kinds = kinds_of(state.sailors[seat].hand)
        while kinds:
            action = SHOW + lowest(kinds)
            worth = self.plan_worth(state, seat, action)
            if worth > best_worth:
                best = action
                best_worth = worth
            kinds &= kinds - 1
        return best

    # How a position stands

    def stage(self, state: State) -> i64:
        """Rounds; what a Loader gives back belongs to the next one already."""
        assert isinstance(state, Meuterer)
        return 2 * state.round + (1 if state.phase == RETURNING else 0)

    def reward(self, state: State, seat: i64) -> i64:
        """At the end the win; before it the chance to win, the surer a lead the fewer rounds are left."""
        assert isinstance(state, Meuterer)
        if state.phase == OVER:
            return Thumb.reward(self, state, seat)
        left = state.numbers.rounds - state.round - (1 if state.phase == RETURNING else 0)
        spread = SPREAD * math.sqrt(float(left))
        mine = self.evaluate(state, seat)
        total = 0.0
        for other in range(state.players):
            total += math.exp(max(-20.0, min(20.0, (self.evaluate(state, other) - mine) / spread)))
        return i64(float(WHOLE) / total)

    def evaluate(self, state: Meuterer, seat: i64) -> float:
        """Points, and what the position promises before a round."""
        me = state.sailors[seat]
        hope = float(me.points) + CONFLICT_HELD * float(number_of(me.hand, CONFLICT))
        if seat == state.captain:
            hope += CAPTAIN
        for where in range(BEHIND + 1):
            place = state.active_place(where)
            if place != NOWHERE:
                number = number_for(me.hand, state.buys_at(where))
                hope += GOODS_HELD * float(number * (price(state, place, 1) - COMMON))
        return hope

    # M2 The offer

    def offer_worth(self, state: Meuterer, seat: i64, points: i64) -> float:
        """A captain without a conflict card offers a point, any other nothing."""
        if points == 1 and number_of(state.sailors[seat].hand, CONFLICT) == 0:
            return BOUGHT_SUPPORT
        return -float(points)

    # M3 Showing goods, or leaving

    def plan(self, state: Meuterer, seat: i64) -> None:
        """What every number of cards shown and kept promises, written down for `plan_worth`."""
        unseen = unseen_by(state, seat)
        self.choose_kinds(state, seat)
        self.judge_island(state, seat, HERE, self.here_kind, unseen)
        self.judge_island(state, seat, BEHIND, self.behind_kind, unseen)
        most = state.sailors[seat].cards
        if seat == state.captain:
            stays = staying(state)
            for cards in range(most + 1):
                self.role[cards] = stays * docking(state, cards)
        else:
            there = 1.0 - GONE * float(state.leavers)
            mate = role_hope(state, seat, FIRST_MATE, ALL_ACTIONS, most, unseen)
            for cards in range(most + 1):
                mutineer = role_hope(state, seat, MUTINEER, ALL_ACTIONS, cards, unseen)
                self.role[cards] = there * max(mutineer, mate)

    def choose_kinds(self, state: Meuterer, seat: i64) -> None:
        """What to sell at each island: where any is bought, the kind one has most of but for the other island's."""
        here = state.buys_at(HERE)
        behind: i64 = NOTHING if state.behind == NOWHERE else state.buys_at(BEHIND)
        if here == ANY:
            here = self.most_held(state, seat, behind)
        if behind == ANY:
            behind = self.most_held(state, seat, here)
        self.here_kind = here
        self.behind_kind = NOTHING if behind == here else behind

    def most_held(self, state: Meuterer, seat: i64, but: i64) -> i64:
        """The goods a seat shows and holds most of, or `NOTHING`."""
        me = state.sailors[seat]
        best: i64 = NOTHING
        most: i64 = 0
        for kind in range(GOODS):
            number = SHOWN * number_of(me.shown, kind) + HELD * number_of(me.hand, kind)
            if kind != but and number > most:
                best = kind
                most = number
        return best

    def judge_island(self, state: Meuterer, seat: i64, where: i64, kind: i64, unseen: i64) -> None:
        """What an island may pay for each number of cards more of a kind."""
        hopes = self.here if where == HERE else self.behind
        hopes[0] = 0.0
        if kind == NOTHING:
            return
        me = state.sailors[seat]
        place = state.active_place(where)
        alone = float(price(state, place, 1))
        tied = float(price(state, place, 2))
        for more in range(number_of(me.hand, kind) + 1):
            self.sale.judge(state, seat, where, number_of(me.shown, kind) + more, unseen)
            hopes[more] = alone * self.sale.alone + tied * (self.sale.unbeaten - self.sale.alone)

    def plan_worth(self, state: Meuterer, seat: i64, action: i64) -> float:
        """To leave now; or the best of all plans that show this card: so many for each island, and some useless ones.

        Useless cards are shown to dock where more is paid, and to draw others.
        """
        me = state.sailors[seat]
        if action == LEAVE:
            return self.here[0] + self.behind[0] + self.role[me.cards]
        kind = action - SHOW
        here = number_of(me.hand, self.here_kind) if self.here_kind != NOTHING else 0
        behind = number_of(me.hand, self.behind_kind) if self.behind_kind != NOTHING else 0
        least_here: i64 = 1 if kind == self.here_kind else 0
        least_behind: i64 = 1 if kind == self.behind_kind else 0
        least_useless = 1 - least_here - least_behind
        useless = me.cards - here - behind - number_of(me.hand, CONFLICT)
        best = WORST
        for first in range(least_here, here + 1):
            for second in range(least_behind, behind + 1):
                for third in range(least_useless, max(useless, least_useless) + 1):
                    shown = first + second + third
                    if shown <= me.cards:
                        hope = self.here[first] + self.behind[second] + self.role[me.cards - shown]
                        best = max(best, hope - LATE * float(shown))
        return best - KEPT_CONFLICT if kind in (CONFLICT, PIRATES) else best
