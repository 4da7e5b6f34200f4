"""Fair scheduling of replays: one at a time, in short slices, in turns by address and badge of those who wait."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from time import monotonic
from typing import TypeVar

from quarterdeck.server.askers import Asker
from quarterdeck.server.turns import Turns

SLICE = 0.005  # seconds at once in which a table is made again from its log
REST = 2.0  # after a slice no other one begins for so many times what it took

Step = TypeVar("Step")
Later = Callable[[float, Callable[[], None]], object]


class Replaying:
    """One replay, and all who wait for it: it goes on when it is the turn of any of them."""

    def __init__(self, asker: Asker) -> None:
        self.askers = [asker]
        self.turn: asyncio.Future[None] | None = None


class Restorer:
    """Lets one replay after the other go on; clock and timer are given by tests alone."""

    def __init__(self, clock: Callable[[], float] = monotonic, later: Later | None = None) -> None:
        self._clock = clock
        self._later = later
        self._turns: Turns[Replaying] = Turns()
        self._busy = False  # with a slice, or with the rest after it

    def join(self, replaying: Replaying, asker: Asker) -> None:
        """One more waits for it, who need not wait until it is the turn of the others."""
        if asker not in replaying.askers:
            replaying.askers.append(asker)
            if replaying.turn is not None and not replaying.turn.done():
                self._turns.put(asker, replaying)

    async def take(self, replaying: Replaying, steps: Iterable[Step]) -> Step | None:
        """Take all steps; the last one."""
        left, last, more = iter(steps), None, True
        for asker in replaying.askers:
            self._turns.put(asker, replaying)
        while more:
            await self._its_turn(replaying)
            began = self._clock()
            try:
                last, more = self._slice(left, last, began)
            finally:
                later = self._later or asyncio.get_running_loop().call_later
                later(REST * (self._clock() - began), self._next)
            if more:
                for asker in replaying.askers:  # before what waits at the same address: few are half made at once
                    self._turns.put_first(asker, replaying)
        return last

    def _slice(self, steps: Iterator[Step], last: Step | None, began: float) -> tuple[Step | None, bool]:
        """The last step taken, and whether more may follow."""
        for last in steps:
            if self._clock() - began > SLICE:
                return last, True
        return last, False

    async def _its_turn(self, replaying: Replaying) -> None:
        replaying.turn = asyncio.get_running_loop().create_future()
        if not self._busy:
            self._next()
        try:
            await replaying.turn
        except asyncio.CancelledError:
            self._withdraw(replaying)
            if not replaying.turn.cancelled():
                self._next()
            raise

    def _withdraw(self, replaying: Replaying) -> None:
        for asker in replaying.askers:
            self._turns.discard(asker, replaying)

    def _next(self) -> None:
        self._busy = False
        while len(self._turns) and not self._busy:
            replaying = self._turns.take()
            self._withdraw(replaying)
            assert replaying.turn is not None
            if not replaying.turn.done():  # else it was cancelled this moment
                replaying.turn.set_result(None)
                self._busy = True
