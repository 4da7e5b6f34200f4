"""Storage quotas: what a badge, an address and all together may keep here. They bound new tables, no running game."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from quarterdeck.store import Log, summaries
from quarterdeck.store.summaries import Held
from quarterdeck.table.refusals import Refusal

DAY = 24 * 3600 * 1000  # milliseconds
MEGABYTE = 1_000_000


class Quotas(NamedTuple):
    """At most so much: tables that wait for people, tables in play within a day, and bytes of all their entries.

    An address is counted by a keyed fingerprint, and for a week after a table was last touched. In all, bytes are those
    of the whole file; below the reserve of free bytes on the disk no table is opened.
    """

    badge: Held = Held(waiting=10, playing=30, bytes=64 * MEGABYTE)
    address: Held = Held(waiting=40, playing=150, bytes=128 * MEGABYTE)
    all: Held = Held(waiting=5_000, playing=20_000, bytes=20_000 * MEGABYTE)
    reserve: int = 500 * MEGABYTE


class Storage:
    """Holds what is stored against the quotas; `free` says how many bytes the disk of a path has left."""

    def __init__(self, log: Log, quotas: Quotas | None = None, free: Callable[[Path], int] | None = None) -> None:
        self.quotas = quotas or Quotas()
        self.opening = asyncio.Lock()  # held while room is looked for and a table takes it
        self._log = log
        self._free = free or free_bytes

    async def check_room(self, now: int, opener: str, origin: str | None) -> None:
        """Whether somebody may open one more table, or why not."""
        if self._free(self._log.path.parent) < self.quotas.reserve:
            raise Refusal("server-full")
        since = now - DAY
        if _reached(await self._log.do(summaries.held_in_all, since), self.quotas.all):
            raise Refusal("server-full")
        reached = _reached(await self._log.do(summaries.held_by, since, opener=opener), most := self.quotas.badge)
        if reached == "bytes":
            raise Refusal("tables-bytes", {"most": most.bytes // MEGABYTE})
        if reached:
            raise Refusal(f"tables-{reached}", {"most": getattr(most, reached)})
        if origin and _reached(await self._log.do(summaries.held_by, since, origin=origin), self.quotas.address):
            raise Refusal("tables-address")


def _reached(held: Held, most: Held) -> str:
    """Which of the quotas is used up, if one is."""
    return next((name for name in Held._fields if getattr(held, name) >= getattr(most, name)), "")


def free_bytes(folder: Path) -> int:
    """What the disk of a folder has left."""
    return shutil.disk_usage(folder).free
