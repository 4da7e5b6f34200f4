"""Searches in slices, so that whoever runs them may pause or stop between two."""

import math
from collections.abc import Generator, Sequence
from typing import Final, TypeVar

import msgspec

from quarterdeck.bots.captain import Captain
from quarterdeck.bots.search import Search
from quarterdeck.core.luck import Luck
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

SLICE: Final = 10  # iterations between two moments in which a search may be paused

# A search tries what it thinks little of too seldom to say how little; so each alternative is tried out as often as
# this part of the iterations, and what was done more often
SELDOM: Final = 40
OFTEN: Final = 10
AT_ONCE: Final = 10  # tries of one alternative before the next has its turn

Result = TypeVar("Result")
Sliced = Generator[None, None, Result]  # work that may be paused wherever it yields


class Estimate(msgspec.Struct, frozen=True):
    """A share of the win as a search estimates it, with its standard error."""

    value: float
    error: float


def finished(work: Sliced[Result]) -> Result:
    """What comes of some work that nobody pauses."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: Result = done.value
            return result


def searched(
    captain: Captain, view: View, statements: Sequence[Statement], luck: Luck, iterations: int
) -> Sliced[Search]:
    """The search a Captain makes from a seat's view."""
    captain.thumb.hear(list(statements))
    search = captain.begin(view, luck)
    yield
    for begun in range(0, iterations, SLICE):
        search.run(min(SLICE, iterations - begun))
        yield
    return search


def tried_out(search: Search, legal: Sequence[int], compared: Sequence[int], iterations: int) -> Sliced[None]:
    """Force visits until every alternative was tried often enough for its value to mean something."""
    wanted = dict.fromkeys(legal, -(-iterations // SELDOM))
    wanted.update(dict.fromkeys(compared, -(-iterations // OFTEN)))
    left = [action for action in legal if search.visits(action) < wanted[action]]
    while left:
        for action in left:
            search.try_out(action, min(AT_ONCE, wanted[action] - search.visits(action)))
            yield
        left = [action for action in left if search.visits(action) < wanted[action]]


def share_in(search: Search, seat: int) -> Estimate:
    """What a search makes of a seat's share."""
    return Estimate(search.share(seat), math.sqrt(search.variance(seat) / max(1, search.open_iterations)))


def value_of(search: Search, action: int) -> Estimate:
    """What a search makes of an action; of shares between 0 and 1 with this mean none vary more than this."""
    value = search.value(action)
    return Estimate(value, math.sqrt(max(0.0, value * (1 - value)) / max(1, search.visits(action))))
