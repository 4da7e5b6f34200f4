"""The arena: bots meet over the same deals; the same seed gives the same games, whatever the number of workers."""

from collections.abc import Callable

from quarterdeck.lab.contest import Bout, Contest
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.results import Results
from quarterdeck.lab.workers import done_in_order

Progress = Callable[[int], None]


def compete(
    contest: Contest, games: int, *, workers: int = 1, results: Results | None = None, progress: Progress | None = None
) -> list[Bout]:
    """Let the bots meet in so many games, or a few more, until the last deal is done; after Ctrl-C those played so far.

    What the file of results holds already is not played again. `progress` is told how many games are done, those of the
    yardstick among them.
    """
    wanted = range(contest.deals(games) * len(contest.rounds))
    bouts = {bout.number: bout for bout in results.bouts if bout.number in wanted} if results else {}
    left = [number for number in wanted if number not in bouts]
    with Interruption() as interruption:
        for chunk in done_in_order(contest, left, workers, interruption):
            bouts.update({bout.number: bout for bout in chunk})
            if results is not None:
                results.add(chunk)
            if progress is not None:
                progress(len(bouts))
    return [bouts[number] for number in sorted(bouts)]
