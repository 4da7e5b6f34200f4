"""Scheduler: wakes tables that have come due (a game nobody touched for 30 days, say) though nobody has them open."""

import asyncio
import contextlib
import logging
from time import monotonic
from typing import TYPE_CHECKING

from quarterdeck.server.exception_logging import describe
from quarterdeck.store import summaries
from quarterdeck.table.refusals import Refusal

if TYPE_CHECKING:
    from quarterdeck.server.house import House

SLICE = 50  # tables asked for at once
REST = 3.0  # times as long as a table took: others have most of the processor, however many are due
LONGEST = 60.0  # seconds without a look, and after a failure
FAR = 2**62  # a time that never comes
LATER = 3600 * 1000  # milliseconds until a table that cannot be woken is tried again

_log = logging.getLogger("quarterdeck.waking")


class Waker:
    """Wakes the tables of a house."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._next = FAR  # when the next table is known to come due
        self._sooner = asyncio.Event()

    def note(self, due: int | None) -> None:
        """Something comes due at this time, perhaps before all that was known."""
        if due is not None and due < self._next:
            self._sooner.set()

    async def run(self) -> None:
        """Wake whatever comes due, for ever."""
        while True:
            self._sooner.clear()
            pause = LONGEST
            try:
                await self.wake()
                pause = min(pause, max(0.0, (self._next - self.house.clock.now()) / 1000))
            except Exception as error:  # whatever it is, the next time may go well
                _log.warning("not every table that is due could be woken: %s", describe(error))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._sooner.wait(), pause)

    async def wake(self) -> None:
        """Wake all tables that are due now, one by one."""
        log, clock = self.house.log, self.house.clock
        self._next = FAR  # whatever is noted from now on may come before what is about to be found
        while due := await log.do(summaries.due_tables, clock.now(), SLICE):
            for name in due:
                began = monotonic()
                await self._wake(name)
                await self.rest(monotonic() - began)
        found = await log.do(summaries.next_due)
        self._next = FAR if found is None else found

    async def rest(self, took: float) -> None:
        """Let others have the processor after something that took so many seconds."""
        await asyncio.sleep(took * REST)

    async def _wake(self, name: str) -> None:
        """Wake one table; one that is broken or closed is left alone for a while."""
        try:
            await (await self.house.find(name)).time.wake()
        except Refusal as refusal:
            if refusal.key == "store-failed":
                raise
        now = self.house.clock.now()
        await self.house.log.do(summaries.put_off, name, now, now + LATER)
