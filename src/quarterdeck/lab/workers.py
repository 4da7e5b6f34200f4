"""A work queue of numbered jobs, over worker processes or in this one: results come in order, until interrupted."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeVar

from quarterdeck.lab.interruption import Interruption

Result = TypeVar("Result")
Done = TypeVar("Done", covariant=True)


class Work(Protocol[Done]):
    """What is sent to each worker process, and so must be picklable."""

    def begin(self) -> Callable[[int], Done]:
        """Get ready, once for each process; the function that does a job by its number."""
        ...


def done_in_order(
    work: Work[Result], numbers: Sequence[int], workers: int, interruption: Interruption, *, size: int = 1
) -> Iterator[list[Result]]:
    """The results of these jobs, a chunk at a time; when interrupted, the first ones without a gap."""
    chunks = (numbers[first : first + size] for first in range(0, len(numbers), size))
    if workers == 1:
        return _done_here(work, chunks, interruption)
    return _done_in_processes(work, chunks, workers, interruption)


def _done_here(
    work: Work[Result], chunks: Iterator[Sequence[int]], interruption: Interruption
) -> Iterator[list[Result]]:
    do = work.begin()
    for chunk in chunks:
        done: list[Result] = []
        for number in chunk:
            if interruption.asked:
                break
            done.append(do(number))
        yield done
        if interruption.asked:
            return


def _done_in_processes(
    work: Work[Result], chunks: Iterator[Sequence[int]], workers: int, interruption: Interruption
) -> Iterator[list[Result]]:
    """Submit a few chunks ahead; the pool takes them in order, so those it has begun leave no gap."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_get_ready, initargs=(work,)) as pool:
        waiting: deque[Future[list[Result]]] = deque()
        with interruption.held_back():
            for chunk in islice(chunks, 2 * workers):
                waiting.append(pool.submit(_do_chunk, chunk))
        while waiting:
            while not interruption.asked and not waiting[0].done():
                wait([waiting[0]], timeout=0.2)
            if interruption.asked:
                break
            yield waiting.popleft().result()
            with interruption.held_back():  # the pool may start another process
                for chunk in islice(chunks, 1):
                    waiting.append(pool.submit(_do_chunk, chunk))
        for future in reversed(waiting):
            future.cancel()
        for future in waiting:
            if future.cancelled():
                break
            try:
                yield future.result()
            except KeyboardInterrupt:  # the second one: a bot that hangs would keep the pool waiting for its worker
                for worker in multiprocessing.active_children():
                    worker.terminate()
                raise


_do: list[Callable[[int], Any]] = []  # of this worker process


def _get_ready(work: Work[Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started this
    threading.Thread(target=_end_with_parent, daemon=True, name="parent").start()
    _do.append(work.begin())


def _end_with_parent() -> None:
    """However the command ends, nobody plays on for it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do_chunk(chunk: Sequence[int]) -> list[Any]:
    return [_do[0](number) for number in chunk]
