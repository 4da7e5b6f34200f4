"""How fast the bots of one table answer: as all agreed, at once where those who are there want to skip, or not yet."""

import asyncio
from typing import TYPE_CHECKING

from quarterdeck.bots import LADDER, Budget
from quarterdeck.server.pace import QUICKEST, beat_of, budget_for, never, on_the_beat
from quarterdeck.table.hurry import Hurry, Standing

if TYPE_CHECKING:
    from collections.abc import Awaitable

    from quarterdeck.server.live import LiveTable
    from quarterdeck.table.entries import TableEntry
    from quarterdeck.table.table import Table


class BotTempo:
    """Of one table. The step is in its log; who skips and who reads is in memory alone."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self.standing = Standing()
        self._hurry = Hurry()
        self._going = asyncio.Event()
        self._going.set()
        self._alarm: asyncio.TimerHandle | None = None

    # Commands; they give no entries

    def skip(self, table: "Table", seat: int | None, *, at: int) -> "list[TableEntry]":
        """Who waits wants not to, until they are asked."""
        seat = table.seat_in_play(seat)
        if table.decision(seat) is None:
            self._hurry.skip(table.people[seat].badge)
        return []

    def read(self, table: "Table", seat: int | None, on: bool, *, at: int) -> "list[TableEntry]":
        """Somebody reads what a bot should not play on behind, or has read it."""
        seat = table.seat_in_play(seat)
        self._hurry.read(table.people[seat].badge, at, on=on)
        return []

    # What follows

    @property
    def beat(self) -> float:
        """How long a bot that is asked now takes to answer."""
        usual = self.live.house.pace
        beat = beat_of(self.live.table.tempo, usual)
        return min(beat, QUICKEST) if self.standing.hurried else beat

    async def on_the_beat(self, answer: "Awaitable[str]", beat: float, bot: str) -> str:
        """A bot's answer; how long one searches nobody may learn by skipping, so it keeps its beat."""
        hurried = never if LADDER[bot].searches else lambda: self.standing.hurried
        return await on_the_beat(answer, beat, hurried)

    def budget(self, beat: float) -> Budget:
        """For how long it may search."""
        return budget_for(beat, self.live.house.budget)

    async def go(self) -> None:
        """Return when bots need not wait for those who read."""
        await self._going.wait()

    def tend(self, now: int) -> None:
        """See how things stand, tell everybody if that is otherwise than before; whoever does so holds the lock."""
        table, before = self.live.table, self.standing
        playing = table.stage == "playing"
        self._hurry.ask({table.people[seat].badge for seat in table.people_asked()} if playing else set())
        present = {seat: table.people[seat].badge for seat in sorted(self.live.here())} if playing else {}
        live = table.opened.timing.live  # by correspondence nobody has to be there to have a say
        self.standing = self._hurry.stands(present, len(present if live else table.people), now)
        if self.standing.waiting:
            self._going.clear()
        else:
            self._going.set()
        if self.standing != before:
            self.live.watchers.tell_around()
        self._set_alarm(self._hurry.next_change(now), now)

    def _set_alarm(self, moment: int | None, now: int) -> None:
        self.close()
        if moment is not None:
            self._alarm = asyncio.get_running_loop().call_later((moment - now) / 1000, self.live.time.ring)

    def close(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
