"""What seats may take back: judged by a worker from what the seat itself saw, and told to that seat alone."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from quarterdeck.bots.guard import BotFailed
from quarterdeck.server.audience import frame
from quarterdeck.server.crew import NoCrew
from quarterdeck.server.exception_logging import retrieve
from quarterdeck.server.questions import question_to_judge
from quarterdeck.table import undoing
from quarterdeck.table.entries import Answered, TableEntry
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Offer, TakeBackReason

if TYPE_CHECKING:
    from quarterdeck.server.audience import Watcher
    from quarterdeck.server.live import LiveTable


class Offers:
    """Those of one table; whoever asks for something holds the table's lock."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._offers: dict[int, Offer] = {}  # what each seat was told last
        self._judging: dict[int, asyncio.Task[None]] = {}

    def follow(self, entries: Sequence[TableEntry]) -> None:
        """After entries were told: what was offered may be gone, and what was answered is judged."""
        for entry in entries:
            if isinstance(entry, Answered) and not entry.stand_in and not self.live.table.bots[entry.seat]:
                self._consider(entry.seat)
        for seat, offer in list(self._offers.items()):
            if offer.reason is None and (why := self._why_not(seat, offer.entry)) is not None:
                self._tell(seat, Offer(offer.entry, why))

    def show(self, watcher: "Watcher") -> None:
        """Somebody comes: what their seat may take back; after a restart it is judged again."""
        seat = self.live.table.seat_of(watcher.viewer)
        if seat is None or self.live.table.stage != "playing":
            return
        if seat in self._offers:
            watcher.tell_news(frame(self._offers[seat]), self.live.table.last)
        elif seat not in self._judging and self.live.table.answered_in(seat) is not None:
            self._consider(seat)

    def take_back(self, table: Table, /, seat: int | None, entry: int, *, at: int) -> list[TableEntry]:
        """A command: a seat takes back what it was offered to."""
        offered = seat is not None and self._offers.get(seat) == Offer(entry)
        entries = undoing.take_back(table, seat, entry, offered, at=at)
        if seat is not None:
            self._offers.pop(seat, None)
        return entries

    async def close(self) -> None:
        """Let nobody judge any longer."""
        for task in self._judging.values():
            task.cancel()
        await asyncio.gather(*self._judging.values(), return_exceptions=True)

    def _consider(self, seat: int) -> None:
        """Judge a seat's last answer, unless it is plain already."""
        entry = self.live.table.answered_in(seat)
        assert entry is not None
        self._offers.pop(seat, None)
        if (why := self._why_not(seat, entry)) is not None:
            self._tell(seat, Offer(entry, why))
            return
        if before := self._judging.pop(seat, None):
            before.cancel()
        task = self._judging[seat] = asyncio.create_task(self._judge(seat, entry))
        task.add_done_callback(retrieve)

    async def _judge(self, seat: int, entry: int) -> None:
        live = self.live
        question = question_to_judge(live.table, live.house, seat)
        try:
            learned = await live.house.crew.ask(question, live.asker)
        except (BotFailed, NoCrew):
            learned = "learned"  # what cannot be judged is not offered
        async with live.lock:
            self._judging.pop(seat, None)
            if not live.failed and live.table.answered_in(seat) == entry:
                why: TakeBackReason | None = "learned" if learned else None
                self._tell(seat, Offer(entry, why or self._why_not(seat, entry)))

    def _why_not(self, seat: int, entry: int) -> TakeBackReason | None:
        """What everybody knows that keeps a seat from taking an answer back."""
        table = self.live.table
        if table.referee is None or table.stage != "playing" or table.answered_in(seat) != entry:
            return "moved-on"
        return table.referee.why_not_taken_back(seat)

    def _tell(self, seat: int, offer: Offer) -> None:
        self._offers[seat] = offer
        self.live.watchers.tell(seat, offer)
