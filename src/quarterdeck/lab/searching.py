"""Searches in slices, so that whoever runs them may pause or stop between two."""

import math
from collections.abc import Callable, Generator, Sequence
from statistics import fmean, variance
from typing import Final, TypeVar

import msgspec

from quarterdeck.bots.captain import Captain
from quarterdeck.bots.search import Search
from quarterdeck.core.luck import Luck
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

SLICE: Final = 50  # iterations between two moments in which a search may be paused

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
    captain: Captain,
    view: View,
    statements: Sequence[Statement],
    luck: Luck,
    iterations: int,
    each: Callable[[Search], None] | None = None,
) -> Sliced[Search]:
    """The search a Captain makes from a seat's view; somebody may look at it after each iteration."""
    captain.thumb.hear(list(statements))
    search = captain.begin(view, luck)
    yield
    for begun in range(0, iterations, SLICE):
        number = min(SLICE, iterations - begun)
        if each is None:
            search.run(number)
        else:
            for _ in range(number):
                search.run(1)
                each(search)
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


def share_in(searches: Sequence[Search], seat: int) -> Estimate:
    """What several searches, each by itself, make of a seat's share on the average.

    Iterations of one search scatter less than searches do: a tree comes to prefer one way, a chain of worlds is slow.
    So the standard error is that of the iterations or, where it is larger, that of the searches.
    """
    shares = [search.share(seat) for search in searches]
    within = fmean(search.variance(seat) / max(1, int(search.open_iterations)) for search in searches) / len(searches)
    between = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    return Estimate(fmean(shares), math.sqrt(max(within, between)))


def value_of(search: Search, action: int) -> Estimate:
    """What a search makes of an action; tried seldom, it is taken for less sure than what came of it looks."""
    value, visits = search.value(action), search.visits(action)
    careful = (value * visits + 1) / (visits + 2)  # Agresti and Coull: shares lie between 0 and 1, and so vary no more
    return Estimate(value, math.sqrt(careful * (1 - careful) / (visits + 2)))
