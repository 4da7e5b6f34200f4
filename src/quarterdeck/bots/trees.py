"""Search trees as parallel arrays, one for each fact about a node, with a hash table from node and step to child."""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

FIRST_ROOM: Final = 1024
SPREAD: Final = 40503  # multiplicative hash, small enough that no product overflows
NONE: Final = -1


@final
class Trees:
    """The trees of all seats; the first nodes are the roots, seat by seat."""

    def __init__(self, seats: i64, span: i64) -> None:
        self.span: i64 = span  # more than any step from a node to the next
        self.nodes: i64 = seats
        self.visits: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.won: vec[i64] = vec[i64]([0] * FIRST_ROOM)
        self.offered: vec[i64] = vec[i64]([0] * FIRST_ROOM)  # how often it was there to be chosen
        self.liked: vec[float] = vec[float]([1.0] * FIRST_ROOM)  # what a thumb makes of it
        self.steps: vec[i64] = vec[i64]([NONE] * (2 * FIRST_ROOM))  # keys of an open-addressing hash table
        self.ends: vec[i64] = vec[i64]([0] * (2 * FIRST_ROOM))  # where each step leads

    def child(self, node: i64, step: i64) -> i64:
        """Where a step leads, or `NONE`."""
        wanted = node * self.span + step
        mask = len(self.steps) - 1
        at = wanted * SPREAD & mask
        while self.steps[at] != wanted:
            if self.steps[at] == NONE:
                return NONE
            at = at + 1 & mask
        return self.ends[at]

    def grow(self, node: i64, step: i64) -> i64:
        """A new node where a step leads that nobody took yet."""
        if self.nodes == len(self.visits):
            self.make_room()
        new = self.nodes
        self.nodes += 1
        self.enter(node * self.span + step, new)
        return new

    def enter(self, wanted: i64, end: i64) -> None:
        """Insert where a step leads."""
        mask = len(self.steps) - 1
        at = wanted * SPREAD & mask
        while self.steps[at] != NONE:
            at = at + 1 & mask
        self.steps[at] = wanted
        self.ends[at] = end

    def make_room(self) -> None:
        """Double the arrays and rehash."""
        room: int = len(self.visits)
        none_yet = vec[i64]([0] * room)
        self.visits = extend(self.visits, none_yet)
        self.won = extend(self.won, none_yet)
        self.offered = extend(self.offered, none_yet)
        self.liked = extend(self.liked, vec[float]([1.0] * room))
        steps, ends = self.steps, self.ends
        self.steps = vec[i64]([NONE] * (4 * room))
        self.ends = vec[i64]([0] * (4 * room))
        for at in range(len(steps)):
            if steps[at] != NONE:
                self.enter(steps[at], ends[at])
