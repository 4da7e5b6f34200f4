"""Rules of thumb: a game's heuristic policy and evaluation, asked of imagined worlds by bots and by their search.

A game's own thumb says how much it likes an action, how well a world explains what the others did, and how a position
stands. For a seat's own choice it uses nothing that the seat does not know, so that the choice is the same in every
world the seat can imagine.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from quarterdeck.core.bits import BIT, count
from quarterdeck.core.luck import Luck
from quarterdeck.core.playout import LONGEST
from quarterdeck.core.state import Setting, State

Statement = tuple[int, int, int]  # how many actions came before it, who said it, what

WHOLE: Final = 840  # a whole win; up to eight winners share it in whole parts
SILENCE: Final = -1
OPEN: Final = -1  # on none of the sides somebody may secretly be on


@mypyc_attr(allow_interpreted_subclasses=True)
class Thumb:
    """The rules of thumb of a game without any: every action is worth the same, every world is as likely as another."""

    def __init__(self, setting: Setting) -> None:
        self.depth: i64 = LONGEST  # playout cutoff: decisions after which the position is estimated
        self.ahead: i64 = 1  # search horizon: stages before the position is estimated
        self.guided: bool = False  # whether playouts follow the rules of thumb
        self.sharpness: float = 0.0  # inverse temperature of priors: 100 / sharpness more is e times as likely
        self.shrewd: bool = False  # whether the others are taken for players who think, not for just anybody
        self.doubts: i64 = 0  # worlds that are held against each other where something speaks for one; 0 for never
        self.sides: list[str] = []  # on which somebody may secretly be, in words

    def hear(self, statements: list[Statement]) -> None:
        """What was said so far."""

    def worth(self, state: State, seat: i64, action: i64) -> i64:
        """How good an action looks to a seat that must decide; 100 more is a clear preference."""
        return 0

    def redeal(self, state: State, seat: i64, luck: Luck) -> None:
        """Redraw, in place, all that a seat does not know: for a world that is then weighed."""
        state.redeal(seat, luck)

    def weight(self, state: State, seat: i64) -> float:
        """How well a world that a seat imagines explains what the others did and said, compared with other worlds."""
        return 1.0

    def doubted(self, state: State) -> i64:
        """How many worlds are held against each other before one is searched: none where nothing speaks for any."""
        return self.doubts

    def side(self, state: State, seat: i64) -> i64:
        """On which of the sides a seat is in a world, or `OPEN`."""
        return OPEN

    def in_play(self, state: State, seat: i64) -> bool:
        """Whether a seat still has a say in how the game ends."""
        return True

    def stage(self, state: State) -> i64:
        """How far the game has come, where it has stages, such as rounds, after which a position can be estimated."""
        return 0

    def reward(self, state: State, seat: i64) -> i64:
        """How much of the win (`WHOLE`) a seat has when the game is over, or may expect while it lasts."""
        winners = state.winners()
        if winners & BIT[seat]:
            return WHOLE // count(winners)
        return 0

    def speak(self, state: State, seat: i64, luck: Luck) -> i64:
        """A statement the seat makes, or `SILENCE`."""
        return SILENCE

    # How a choice is made of it

    def choose(self, state: State, seat: i64, luck: Luck) -> i64:
        """The action worth most; of several any."""
        best: i64 = 0
        best_worth: i64 = 0
        equal: i64 = 0
        for k in range(state.count_legal(seat)):
            action = state.kth_legal(seat, k)
            worth = self.worth(state, seat, action)
            if equal == 0 or worth > best_worth:
                best = action
                best_worth = worth
                equal = 1
            elif worth == best_worth:
                equal += 1
                if luck.below(equal) == 0:
                    best = action
        return best

    def quick(self, state: State, seat: i64, luck: Luck) -> i64:
        """For playouts: the better of two actions drawn by lot."""
        legal = state.count_legal(seat)
        one = state.kth_legal(seat, luck.below(legal))
        if legal == 1:
            return one
        other = state.kth_legal(seat, luck.below(legal))
        if one != other and self.worth(state, seat, other) > self.worth(state, seat, one):
            return other
        return one
