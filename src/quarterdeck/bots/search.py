"""Multiple-observer information-set Monte Carlo tree search: one compiled search for every game.

Each iteration is a determinisation: it deals anew what the searching seat does not know and plays that world to its
end, first down the trees, then in a playout. Every seat has a tree of its own, in which it sees its own actions whole
and of the others' what they show, so that nobody in the search knows more than at a table, and decisions made at the
same time stay hidden from each other. A tree forgets how chance fell: what a seat may do at one of its nodes differs
from world to world, and an action is compared with others only as often as it was there to be chosen.
"""

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quarterdeck.bots.trees import NONE, Trees
from quarterdeck.core.bits import BIT, lowest
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import State
from quarterdeck.core.thumb import WHOLE, Thumb

EXPLORATION: Final = 0.7  # UCB constant, without preferences
CURIOSITY: Final = 1.2  # PUCT constant, with them as priors
FIRST_DOUBTS: Final = 40  # burn-in: Metropolis proposals before the first iteration
WHIM: Final = 8  # of so many decisions made at the same time as others one is made at random
LONGEST_PATH: Final = 4096
MOST_LIKING: Final = 20.0
FINE: Final = 2**30


@final
class Search:
    """One seat's search from a world it imagined; `shown` gives for each action the number of what others see of it."""

    def __init__(self, world: State, seat: int, shown: list[int], thumb: Thumb, luck: Luck) -> None:
        self.world = world
        self.seat: i64 = seat
        self.thumb = thumb
        self.luck = luck
        self.actions: i64 = len(shown)
        self.shown: vec[i64] = vec[i64](shown)
        self.trees = Trees(world.players, 2 * self.actions * world.players)
        self.here: vec[i64] = vec[i64]([0] * int(world.players))  # where each seat is in its tree, or NONE beyond it
        self.path: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.deciders: vec[i64] = vec[i64]([0] * LONGEST_PATH)
        self.rewards: vec[i64] = vec[i64]([0] * int(world.players))
        self.open_iterations: i64 = 0  # in which it was free what to do first
        self.totals: vec[i64] = vec[i64]([0] * int(world.players))  # what they brought each seat, and its squares
        self.squares: vec[i64] = vec[i64]([0] * int(world.players))
        self.last_stage: i64 = thumb.stage(world) + thumb.ahead
        self.iterations: i64 = 0
        self.certain = False  # whether the world is the only one: nothing is dealt anew
        self.tried: i64 = NONE  # what the searching seat must do first, if anything
        self.doubts: i64 = thumb.doubted(world)
        self.likelihood = 1.0
        if self.doubts:
            self.likelihood = thumb.weight(world, self.seat)
            self.doubt(FIRST_DOUBTS)

    def run(self, iterations: int) -> None:
        """Play so many worlds more."""
        for _ in range(iterations):
            self.iterate()
        self.iterations += iterations

    def try_out(self, action: int, iterations: int) -> None:
        """Play so many worlds more that begin with an action, to know what it is worth.

        The others learn to expect it, also where they do not see it: so a few times only, after an open search.
        """
        self.tried = action
        self.run(iterations)
        self.tried = NONE

    def doubt(self, times: i64) -> None:
        """Metropolis steps over worlds: one that explains less is believed as much less often."""
        for _ in range(times):
            other = self.world.copy()
            self.thumb.redeal(other, self.seat, self.luck)
            likelihood = self.thumb.weight(other, self.seat)
            if likelihood >= self.likelihood or (
                float(self.luck.below(FINE)) * self.likelihood < likelihood * float(FINE)
            ):
                self.world = other
                self.likelihood = likelihood

    def iterate(self) -> None:
        trees, here, luck = self.trees, self.here, self.luck
        if self.doubts:
            self.doubt(self.doubts)
        state = self.world.copy()
        if not self.doubts and not self.certain:
            state.redeal(self.seat, luck)
        players = state.players
        for seat in range(players):
            here[seat] = seat
        within = players  # seats still in their trees
        length: i64 = 0
        while self.goes_on(state) and within and length < LONGEST_PATH:
            seat = self.next_to_decide(state)
            node = here[seat]
            if node == NONE:
                action = self.play_on(state, seat)
            else:
                action = self.choose(state, seat, node)
                step = 2 * seat * self.actions + action
                child = trees.child(node, step)
                if child == NONE:
                    child = trees.grow(node, step)
                    trees.liked[child] = self.preference(state, seat, action)
                if trees.visits[child] == 0:
                    here[seat] = NONE
                    within -= 1
                else:
                    here[seat] = child
                self.path[length] = child
                self.deciders[length] = seat
                length += 1
            state.play(seat, action, luck, None)
            step = (2 * seat + 1) * self.actions + self.shown[action]
            for other in range(players):
                if other != seat and here[other] != NONE:
                    child = trees.child(here[other], step)
                    if child == NONE:
                        trees.grow(here[other], step)
                        within -= 1
                    here[other] = child
        self.play_out(state)
        self.learn(state, length)

    def next_to_decide(self, state: State) -> i64:
        """Of several who decide at the same time the searching seat comes first, so that its choice is at its root."""
        return self.seat if state.acting & BIT[self.seat] else lowest(state.acting)

    def goes_on(self, state: State) -> bool:
        """Whether somebody must decide, and the search looks as far as this."""
        return state.acting != 0 and self.thumb.stage(state) <= self.last_stage

    def play_on(self, state: State, seat: i64) -> i64:
        """What a seat beyond its tree does."""
        if self.thumb.guided:
            return self.thumb.quick(state, seat, self.luck)
        return state.any_legal(seat, self.luck)

    def play_out(self, state: State) -> None:
        """The playout: on to the end, or as far as the thumb wants it."""
        left = self.thumb.depth
        while left and self.goes_on(state):
            seat = lowest(state.acting)
            state.play(seat, self.play_on(state, seat), self.luck, None)
            left -= 1

    def choose(self, state: State, seat: i64, node: i64) -> i64:
        """What a seat within its tree does; where others decide at the same time, now and then anything.

        Two who choose by the same bounds would otherwise answer each other in step, as if one saw the other's choice.
        """
        if self.tried != NONE and node == self.seat:  # the root of the searching seat's own tree
            return self.tried
        legal = state.count_legal(seat)
        if legal == 1:
            return state.kth_legal(seat, 0)
        if state.acting != BIT[seat] and self.luck.below(WHIM) == 0:
            return state.kth_legal(seat, self.luck.below(legal))
        if self.thumb.sharpness > 0.0:
            return self.choose_by_preference(state, seat, node)
        return self.choose_by_bounds(state, seat, node)

    def choose_by_bounds(self, state: State, seat: i64, node: i64) -> i64:
        """UCB: a legal action nobody tried here, if there is one, or the one with the highest confidence bound."""
        trees = self.trees
        first = 2 * seat * self.actions
        best: i64 = NONE
        best_bound = -1.0
        untried: i64 = 0
        for k in range(state.count_legal(seat)):
            action = state.kth_legal(seat, k)
            child = trees.child(node, first + action)
            if child == NONE:
                untried += 1
                if self.luck.below(untried) == 0:
                    best = action
            else:
                trees.offered[child] += 1
                if untried == 0:
                    visits = float(trees.visits[child])
                    bound = float(trees.won[child]) / (float(WHOLE) * visits) + EXPLORATION * math.sqrt(
                        math.log(float(trees.offered[child])) / visits
                    )
                    if bound > best_bound:
                        best_bound = bound
                        best = action
        return best

    def choose_by_preference(self, state: State, seat: i64, node: i64) -> i64:
        """PUCT: the action with the highest mean plus a bonus for what has a higher prior and was tried less often."""
        trees = self.trees
        first = 2 * seat * self.actions
        legal = state.count_legal(seat)
        preferences = 0.0
        tried: i64 = 0
        won: i64 = 0
        for k in range(legal):
            action = state.kth_legal(seat, k)
            child = trees.child(node, first + action)
            if child == NONE:
                child = trees.grow(node, first + action)
                trees.liked[child] = self.preference(state, seat, action)
            preferences += trees.liked[child]
            tried += trees.visits[child]
            won += trees.won[child]
        hope = float(won) / (float(WHOLE) * float(tried)) if tried > 0 else 0.0  # of what was not tried
        best: i64 = NONE
        best_bound = -1.0
        for k in range(legal):
            action = state.kth_legal(seat, k)
            child = trees.child(node, first + action)
            trees.offered[child] += 1
            visits = float(trees.visits[child])
            mean = float(trees.won[child]) / (float(WHOLE) * visits) if visits > 0.0 else hope
            bound = mean + CURIOSITY * trees.liked[child] / preferences * math.sqrt(float(trees.offered[child])) / (
                1.0 + visits
            )
            if bound > best_bound:
                best_bound = bound
                best = action
        return best

    def preference(self, state: State, seat: i64, action: i64) -> float:
        """The unnormalised prior of an action: the exponential of its worth times sharpness."""
        if self.thumb.sharpness == 0.0:
            return 1.0
        liking = self.thumb.sharpness * float(self.thumb.worth(state, seat, action)) / 100.0
        return math.exp(min(max(liking, -MOST_LIKING), MOST_LIKING))

    def learn(self, state: State, length: i64) -> None:
        """Backpropagation: every choice on the path counts what it brought its seat."""
        rewards, trees = self.rewards, self.trees
        for seat in range(state.players):
            rewards[seat] = self.thumb.reward(state, seat)
        if self.tried == NONE:
            self.open_iterations += 1
            for seat in range(state.players):
                self.totals[seat] += rewards[seat]
                self.squares[seat] += rewards[seat] * rewards[seat]
        for at in range(length):
            node = self.path[at]
            trees.visits[node] += 1
            trees.won[node] += rewards[self.deciders[at]]

    # What came of it

    def visits(self, action: int) -> int:
        """How often the searching seat tried an action."""
        node = self.trees.child(self.seat, 2 * self.seat * self.actions + action)
        return 0 if node == NONE else self.trees.visits[node]

    def value(self, action: int) -> float:
        """Its mean share of the win after an action."""
        node = self.trees.child(self.seat, 2 * self.seat * self.actions + action)
        if node == NONE or not self.trees.visits[node]:
            return 0.0
        return float(self.trees.won[node]) / (float(WHOLE) * float(self.trees.visits[node]))

    def share(self, seat: int) -> float:
        """The mean share of the win of a seat, whoever decides, over all iterations that were free."""
        if self.open_iterations == 0:
            return 0.0
        return float(self.totals[seat]) / (float(WHOLE) * float(self.open_iterations))

    def variance(self, seat: int) -> float:
        """How far single iterations lie from that mean."""
        if self.open_iterations < 2:
            return 0.0
        mean = self.share(seat)
        square = float(self.squares[seat]) / (float(WHOLE) * float(WHOLE) * float(self.open_iterations))
        return max(0.0, square - mean * mean)

    def best(self) -> int:
        """The action tried most often; of several the first."""
        return max(self.world.legal(self.seat), key=self.visits)
