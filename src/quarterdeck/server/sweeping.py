"""Retention: what is kept no longer than a while is cleared up, at the start and every hour, in small slices."""

import asyncio
import contextlib
import logging
import sqlite3
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from quarterdeck.server.exception_logging import describe
from quarterdeck.store import people, rewriting, spectators, summaries, ways
from quarterdeck.table.entries import Chatted, Seating, TableOpened, blank, read_entry
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.people import CHAT_DAYS, NEVER_BEGUN_DAYS, ORIGIN_DAYS, REPORT_DAYS

if TYPE_CHECKING:
    from quarterdeck.server.house import House

DAY = 24 * 3600 * 1000  # milliseconds

PERIOD = 3600.0  # seconds from one time to the next
LEAP = NEVER_BEGUN_DAYS * DAY  # a clock so far ahead of all it was seen to say may be wrong
TABLES, TEXTS = 500, 100  # asked for, and blanked, in one transaction

_log = logging.getLogger("quarterdeck.sweeping")


class Sweeper:
    """Clears up what a house has kept long enough."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self._seen = 0  # what the clock said last

    async def run(self) -> None:
        """Clear up now and then, for ever."""
        while True:
            try:
                if await self.believes_clock():
                    await self.sweep()
            except Exception as error:  # whatever it is, the next time may go well
                _log.warning("not everything could be cleared up (%s); it is tried again in an hour", describe(error))
            await asyncio.sleep(PERIOD)

    async def believes_clock(self) -> bool:
        """Whether the clock goes on from where it was; one that leapt has an hour to be put right, and is reported."""
        now, before = self.house.sources.wall(), max(self._seen, self.house.clock.last_seen())
        self._seen = now
        if before and now - before > LEAP:
            days = (now - before) // DAY
            _log.warning("the clock is %d days ahead of all that is stored; nothing is cleared up for an hour", days)
            return False
        return True

    async def sweep(self) -> None:
        """Clear up once."""
        log = self.house.log
        await self._clear_tables(self._days_ago(NEVER_BEGUN_DAYS))
        while faded := await log.do(rewriting.fade, self._days_ago(CHAT_DAYS), TEXTS, _blank):
            for name in faded:
                with contextlib.suppress(Refusal):
                    await self.house.rewrite(name, _nothing)
        await log.do(people.drop_reports, self._days_ago(REPORT_DAYS))
        await log.do(spectators.drop_over)
        await log.do(ways.drop_devices, self._days_ago(1))
        await log.do(summaries.forget_origins, self._days_ago(ORIGIN_DAYS))
        await log.checkpoint()

    def _days_ago(self, days: int) -> int:
        """The server time so many days of the calendar ago."""
        return self.house.clock.server(self.house.sources.wall() - days * DAY)

    async def _clear_tables(self, before: int) -> None:
        """Delete tables that never began, one by one; those that somebody watches are left for another time."""
        cleared = True
        while cleared:
            cleared = False
            for name in await self.house.log.do(summaries.never_begun, before, TABLES):
                cleared |= await self._clear(name, before)

    async def _clear(self, name: str, before: int) -> bool:
        if self.house.is_watched(name):
            return False
        try:
            return await self.house.rewrite(name, partial(self.house.log.do, _delete, name, before))
        except Refusal:  # it is being made again: another time
            return False


async def _nothing() -> None:
    """What is left to do where the log is changed already."""


def _delete(connection: sqlite3.Connection, table: str, before: int) -> bool:
    """Work for the store's thread: a table goes only if its log says that its game never began."""
    waits = all(_waits(text) for _, text in people.timed_entries(connection, table))
    return waits and summaries.delete_stale(connection, table, before)


def _blank(text: bytes) -> bytes:
    """What an entry that faded becomes; of one that is damaged nothing is kept."""
    try:
        return blank(text)
    except (msgspec.DecodeError, ValueError):
        return b"{}"


def _waits(text: bytes) -> bool:
    try:
        return isinstance(read_entry(text), TableOpened | Seating | Chatted)
    except (msgspec.DecodeError, ValueError):
        return False
