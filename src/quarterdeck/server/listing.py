"""The public list: tables whose openers chose so, told to whoever browses, at most once a second."""

import asyncio
import math
from collections import Counter
from collections.abc import Callable
from time import monotonic
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

from quarterdeck.server import bounds
from quarterdeck.server.audience import frame
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.doors import Listed, ListedSeat, Listings

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import LiveTable

PAUSE: Final = 1.0  # seconds between two looks
MOMENT: Final = 0.01  # seconds by which a loop may wake too early


class Browser(Protocol):
    """A connection that shows the list."""

    def tell(self, message: str) -> None:
        """The list as it is."""


class Told(NamedTuple):
    """What somebody was told last, and when."""

    frame: str = ""
    at: float = -math.inf


class PublicList:
    """Tables in memory that are listed, and where somebody is who sits there; looked at once a second at most."""

    def __init__(self, house: "House", clock: Callable[[], float] = monotonic) -> None:
        self.house = house
        self.pause = PAUSE
        self.clock = clock
        self._told: dict[Browser, Told] = {}
        self._tables: dict[str, str] = {}  # their names, by their ids
        self._read = Listings(())
        self._frame = frame(self._read)
        self._looked = -math.inf

    def find(self, listing: str) -> "LiveTable":
        """The table under an id, while it is listed and not over."""
        self._look()
        live = self.house.in_memory(self._tables.get(listing, ""))
        if live is None or not _is_listed(live.table, listing):
            raise Refusal("listing-unknown")
        return live

    def read(self) -> Listings:
        """The list as it was looked at last, so that whatever stands in it is found."""
        self._look()
        return self._read

    def rows(self) -> Listings:
        """The list as it is now; the second table of an address comes after the first of everybody."""
        listed = [live for live in self.house.tables if live.table.doors.listing and live.here()]
        listed = [live for live in listed if live.table.stage != "over"]
        listed.sort(key=lambda live: (live.table.stage != "waiting", -live.table.touched))
        seen = Counter[str]()
        turns: dict[LiveTable, int] = {}
        for live in listed:
            turns[live] = seen[live.asker.address]
            seen[live.asker.address] += 1
        listed.sort(key=lambda live: (live.table.stage != "waiting", turns[live]))
        return Listings(tuple(_row(live) for live in listed[: bounds.LISTED.most]))

    def enter(self, browser: Browser) -> None:
        """Tell somebody from now on; who asks again is told no sooner."""
        self._told.setdefault(browser, Told())
        self._tell(browser)

    def leave(self, browser: Browser) -> None:
        """Tell them no more."""
        self._told.pop(browser, None)

    async def run(self) -> None:
        """For ever: look once a second, while anybody does."""
        while True:
            await asyncio.sleep(self.pause + MOMENT)
            for browser in tuple(self._told):
                self._tell(browser)

    def _look(self) -> None:
        """Look at all tables, unless that was done just now."""
        now = self.clock()
        if now - self._looked >= self.pause:
            self._looked = now
            listed = [live for live in self.house.tables if live.table.doors.listing]
            self._tables = {live.table.doors.listing: live.name for live in listed}
            self._read = self.rows()
            self._frame = frame(self._read)

    def _tell(self, browser: Browser) -> None:
        """Tell somebody what is new to them, unless they were told something just now."""
        self._look()
        told, now = self._told[browser], self.clock()
        if told.frame != self._frame and now - told.at >= self.pause:
            self._told[browser] = Told(self._frame, now)
            browser.tell(self._frame)


def _is_listed(table: Table, listing: str) -> bool:
    return table.doors.listing == listing and table.stage != "over"


def _row(live: "LiveTable") -> Listed:
    table = live.table
    seats = (ListedSeat(bot, bool(bot) or seat in table.people) for seat, bot in enumerate(table.bots))
    joinable = table.doors.anyone and table.stage == "waiting"
    return Listed(
        *(table.doors.listing, table.game.name, table.stage, tuple(seats), joinable),
        spectators=live.watchers.spectating(),
    )
