"""Many games between bots: the same seed gives the same games, whatever the number of workers."""

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from itertools import islice

from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.plan import Plan, Played, Player
from quarterdeck.lab.summary import Tally

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
    chunks = (range(first, min(first + size, games + 1)) for first in range(1, games + 1, size))
    if workers == 1:
        return _play_here(plan, chunks, interruption)
    return _play_in_processes(plan, chunks, workers, interruption)


def _play_here(plan: Plan, chunks: Iterator[range], interruption: Interruption) -> Iterator[list[Played]]:
    player = Player(plan)
    for chunk in chunks:
        done: list[Played] = []
        for number in chunk:
            if interruption.asked:
                break
            done.append(player.play(number))
        yield done
        if interruption.asked:
            return


def _play_in_processes(
    plan: Plan, chunks: Iterator[range], workers: int, interruption: Interruption
) -> Iterator[list[Played]]:
    """A few chunks ahead for each worker; the pool takes them in order, so those it has begun leave no gap."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_sit_down, initargs=(plan,)) as pool:
        waiting: deque[Future[list[Played]]] = deque()
        with interruption.held_back():
            for chunk in islice(chunks, 2 * workers):
                waiting.append(pool.submit(_play_chunk, chunk))
        while waiting:
            while not interruption.asked and not waiting[0].done():
                wait([waiting[0]], timeout=0.2)
            if interruption.asked:
                break
            yield waiting.popleft().result()
            with interruption.held_back():  # the pool may start another process
                for chunk in islice(chunks, 1):
                    waiting.append(pool.submit(_play_chunk, chunk))
        for future in reversed(waiting):
            future.cancel()
        for future in waiting:
            if future.cancelled():
                break
            yield future.result()


_player: list[Player] = []  # of this worker process


def _sit_down(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this
    _player.append(Player(plan))


def _play_chunk(chunk: range) -> list[Played]:
    return [_player[0].play(number) for number in chunk]
