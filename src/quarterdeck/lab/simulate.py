"""Many games between bots: the same seed gives the same games, whatever the number of workers."""

from collections.abc import Callable, Iterator

from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.plan import Plan, Played
from quarterdeck.lab.summary import Tally
from quarterdeck.lab.workers import done_in_order

LONGEST_CHUNK = 50

Progress = Callable[[int], None]


def simulate(plan: Plan, games: int, *, workers: int = 1, progress: Progress | None = None) -> Tally:
    """Play games 1 to `games` and count them; after Ctrl-C those done so far, which are the first ones without a gap.

    `progress` is told how many games are done.
    """
    tally = Tally(len(plan.bots))
    with Interruption() as interruption:
        for chunk in play_chunks(plan, games, workers, interruption):
            for played in chunk:
                tally.add(played)
            if progress is not None:
                progress(tally.games)
    return tally


def play_chunks(plan: Plan, games: int, workers: int, interruption: Interruption) -> Iterator[list[Played]]:
    """The games in order, some at a time."""
    size = max(1, min(LONGEST_CHUNK, games // (workers * 8)))
    return done_in_order(plan, range(1, games + 1), workers, interruption, size=size)
