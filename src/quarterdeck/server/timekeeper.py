"""Timekeeper of one table: who is noticed to be away, what is done when it comes due, and when to look again."""

import asyncio
from typing import TYPE_CHECKING, Final

from quarterdeck.server.commands import strongest
from quarterdeck.server.exception_logging import retrieve, shielded
from quarterdeck.store import summaries
from quarterdeck.table import hands
from quarterdeck.table.agreeing import Company
from quarterdeck.table.presence import SELDOM, break_off_untouched, next_notice, notice
from quarterdeck.table.timing import UNTOUCHED

if TYPE_CHECKING:
    from quarterdeck.server.attendance import Attendance
    from quarterdeck.server.live import LiveTable

LONGEST: Final = 24 * 3600 * 1000  # milliseconds until it looks again, whatever it waits for


class Timekeeper:
    """What a table does by itself. Its clocks follow from its log; here it is only seen to that they are read."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._began = live.now()
        self._alarm: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def _attendance(self) -> "Attendance":
        return self.live.watchers.attendance

    # What is done

    async def tend(self, least: int = SELDOM) -> bool:
        """Do what is due; whoever asks holds the lock. Whether anything was written down.

        Who has been gone for the `least` time is noticed.
        """
        live, table = self.live, self.live.table
        before, now = table.last, live.now()
        gone = self._attendance.gone(now)
        entries = break_off_untouched(table, at=now)
        entries += hands.lift(table, live.watchers.lifted(), at=now)
        entries += notice(table, gone, at=now, least=least, began=self._began)
        await live.keep(entries, before, now)
        live.tempo.tend(now)
        live.bots.ask()
        self._set_alarm(now)
        return bool(entries)

    async def wake(self) -> None:
        """The same though nobody asks for it; the store is told when the next thing comes due."""
        await shielded(asyncio.create_task(self._wake()))

    async def _wake(self) -> None:
        live = self.live
        async with live.lock:
            live.check()
            try:
                written = await self.tend()
            except Exception as error:
                live.give_up(error)
            if not written:
                due = live.table.due(live.now())
                await live.house.log.do(summaries.set_due, live.name, due)
                self.comes_due(due)

    def comes_due(self, due: int | None) -> None:
        """Have the house wake the table, and keep the time to the second while a clock or a grace time runs."""
        runs = due is not None and due < self.live.table.touched + UNTOUCHED
        self.live.house.comes_due(self.live.name, due, runs=runs)

    # Who is there

    def sign(self, person: str) -> None:
        """Somebody gave a sign of life; one who was taken to be away is here again."""
        now = self.live.now()
        before = self._attendance.here(now)
        self._attendance.sign(person, now)
        if self._attendance.here(now) != before:
            self.ring()

    def company(self) -> Company:
        """Who is here, and what a seat is given away with."""
        now, fresh = self.live.now(), self.live.house.sources.name()
        here, absent = self._attendance.here(now), self._attendance.absent(now)
        return Company(here, absent, strongest(self.live.table), fresh, self.live.watchers.spectators)

    # When to look again

    def _set_alarm(self, now: int) -> None:
        """For what the store does not know: who falls silent, and a going that it was too soon to write down."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moments = (next_notice(self.live.table, self._attendance.gone(now)), self._attendance.next_silence(now))
        found = [moment for moment in moments if moment is not None and moment > now]
        if self.live.table.stage == "playing" and found:
            wait = min(min(found) - now, LONGEST) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self.ring)

    def ring(self) -> None:
        """Look again now."""
        task = asyncio.create_task(self._look())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(retrieve)

    async def _look(self) -> None:
        async with self.live.lock:
            if not self.live.failed and self.live.house.has(self.live):
                await self.tend()

    def close(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()
