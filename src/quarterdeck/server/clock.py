"""The server's time: milliseconds that go on from the last time in the store, whatever the wall clock says.

While no server runs no time passes. The store has for each run what the wall clock said, so that people are shown the
time of day, and so that what is kept for some days is kept for days of the calendar.
"""

import asyncio
import contextlib
import logging
from bisect import bisect_right
from collections.abc import AsyncIterator

from quarterdeck.server.exception_logging import describe
from quarterdeck.server.sources import Sources
from quarterdeck.store import Log, StoreFailed, eras, summaries
from quarterdeck.store.eras import Era, Times
from quarterdeck.table.timing import UNTOUCHED

DAY = 24 * 3600 * 1000  # milliseconds
LEAP = 1000  # milliseconds by which a wall clock may run otherwise before it has been put right, or wrong
BEAT, SLOW_BEAT = 0.95, 60.0  # seconds to the next alive time: while a clock or a grace time runs, and else

_log = logging.getLogger("quarterdeck.clock")


class Clock:
    """The time of one house; `begin` comes before everything else."""

    def __init__(self, log: Log, sources: Sources) -> None:
        self._log = log
        self._sources = sources
        self._eras: list[Era] = []  # those before this run
        self._base: int | None = None  # the first time of this run
        self._began = 0  # by the monotonic clock
        self._wall = 0  # by the wall clock
        self._seen = 0  # by the wall clock, when the server before this one was last alive
        self._lock = asyncio.Lock()  # held while the store has no time, or not yet this one
        self._running: set[str] = set()  # tables at which a clock or a grace time runs
        self._sooner = asyncio.Event()
        self._failed = False

    # Running

    async def begin(self) -> None:
        """Go on from the last time in the store, once; where there is none, from the wall clock."""
        if self._base is None:
            async with self._lock:
                if self._base is None:
                    await self._begin()

    @contextlib.asynccontextmanager
    async def exchanging(self) -> AsyncIterator[None]:
        """While another store is put in place: nothing is kept, and then its time goes on from its own last one."""
        async with self._lock:
            yield
            await self._begin()

    async def _begin(self) -> None:
        wall = self._sources.wall()
        try:
            times = await self._log.do(eras.read_times)
            running = await self._log.do(summaries.due_within, UNTOUCHED)
        except StoreFailed as error:
            _log.error("the store does not say what time it is, so the wall clock does: %s", error)
            times, running = Times([], 0), []
        base = times.last + 1 if times.last else wall
        if not times.eras and base > wall + DAY:  # of a time before eras, when a wall clock was wrong once
            base = wall
        last = times.eras[-1] if times.eras else Era(0, 0, times.last)
        self._seen = last.wall + last.alive - last.server
        self._eras, self._base, self._began, self._wall = times.eras, base, self._sources.monotonic(), wall
        self._running = set(running)
        self._sooner.set()
        await self._keep()

    def now(self) -> int:
        """The server's time; it never goes back and never leaps."""
        assert self._base is not None, "the clock has not begun"
        return self._base + self._sources.monotonic() - self._began

    @property
    def began(self) -> int:
        """The first time of this run."""
        assert self._base is not None, "the clock has not begun"
        return self._base

    # Staying alive

    def needs(self, table: str, *, runs: bool) -> None:
        """Whether a clock or a grace time runs at a table, so that time must be kept to the second."""
        if runs:
            self._running.add(table)
            self._sooner.set()
        else:
            self._running.discard(table)

    def wanted(self) -> bool:
        """Whether time must be kept to the second."""
        return bool(self._running)

    async def beat(self) -> None:
        """Keep the present time in the store. A store that fails costs no more than the time since the last beat."""
        if self._base is not None:
            async with self._lock:
                await self._keep()

    async def _keep(self) -> None:
        passed = self._sources.monotonic() - self._began
        if abs(self._sources.wall() - passed - self._wall) > LEAP:
            self._wall = self._sources.wall() - passed
        try:
            await self._log.do(eras.keep_era, self._era())
            self._failed = False
        except Exception as error:  # whatever it is, the next time may go well
            if not self._failed:
                _log.warning("the time could not be kept in the store: %s", describe(error))
            self._failed = True

    async def run(self) -> None:
        """Keep the time as often as it is wanted, for ever."""
        while True:
            self._sooner.clear()
            if self.wanted():
                await asyncio.sleep(BEAT)
            else:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._sooner.wait(), SLOW_BEAT)
            await self.beat()

    # The wall clock

    def _era(self) -> Era:
        """The run that lasts. What the wall clock says last is held to be right for all of it."""
        assert self._base is not None
        return Era(self._base, self._wall, self.now())

    def wall(self, at: int) -> int:
        """What the wall clock said at a server time; before the first run that is known, all times are its own."""
        if self._base is None or at >= self._base:
            return at if self._base is None else self._wall + at - self._base
        place = bisect_right(self._eras, at, key=lambda era: era.server)
        return self._eras[place - 1].wall + at - self._eras[place - 1].server if place else at

    def server(self, wall: int) -> int:
        """The server time when the wall clock showed this; where no server ran then, when the next one did."""
        end = self.now() + 1
        for era in (self._era(), *reversed(self._eras)):
            if era.wall <= wall:
                return min(era.server + wall - era.wall, end)
            end = era.server
        return min(wall, end)

    def last_seen(self) -> int:
        """What the wall clock said when the server before this one was last alive; 0 if there was none."""
        return self._seen
