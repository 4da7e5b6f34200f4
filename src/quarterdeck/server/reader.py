"""The processes that walk through finished games, asked in turn: one for the games played here, one for files."""

import asyncio
import itertools
import sys
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.errands import Errand, Found
from quarterdeck.server.exception_logging import retrieve
from quarterdeck.server.processes import NoCrew, Worker
from quarterdeck.server.turns import Turns
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Refused

COMMAND = (sys.executable, "-m", "quarterdeck.server.walker")
PATIENCE = 10.0  # seconds by the wall clock after which a process that does not answer is ended
LONGEST = 64 * 2**20  # bytes of an answer


class Waits(NamedTuple):
    """An errand, and the answer that somebody waits for."""

    errand: Errand
    answer: "asyncio.Future[Found]"


class Reader:
    """One process and those who wait for it; it is started when somebody asks first."""

    def __init__(self, command: Sequence[str] = COMMAND) -> None:
        self.patience = PATIENCE
        self._worker = Worker(command, Found, whose="replays'", longest=LONGEST)
        self._turns: Turns[Waits] = Turns()
        self._working: asyncio.Task[None] | None = None
        self._closed = False
        self._numbers = itertools.count(1)

    async def ask(self, errand: Errand, text: str, asker: Asker) -> msgspec.Raw:
        """The message that answers an errand about a record of this text, or the refusal."""
        found = await self._ask(errand, asker)
        if found.missing:
            found = await self._ask(msgspec.structs.replace(errand, text=text), asker)
        if found.refused is not None:
            raise Refusal(found.refused.key, found.refused.slots)
        return found.message

    async def _ask(self, errand: Errand, asker: Asker) -> Found:
        for number, bound in (
            (self._turns.of_badge(asker), bounds.WALKS_OF_BADGE),
            (self._turns.of_address(asker.address), bounds.WALKS_OF_ADDRESS),
            (len(self._turns), bounds.WALKS),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)
        if self._closed:
            raise Refusal("replays-busy")
        numbered = msgspec.structs.replace(errand, number=next(self._numbers))
        waits = Waits(numbered, asyncio.get_running_loop().create_future())
        waits.answer.add_done_callback(retrieve)
        self._turns.put(asker, waits)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        try:
            return await waits.answer
        finally:
            self._turns.discard(asker, waits)

    async def _work(self) -> None:
        """Have the process carry out one errand after the other, as long as there are any."""
        try:
            while self._turns:
                waits = self._turns.take()
                try:
                    found = await self._worker.ask(waits.errand, self.patience)
                except TimeoutError:
                    found = Found(waits.errand.number, refused=Refused("record-slow"))
                except NoCrew:
                    found = Found(waits.errand.number, refused=Refused("replays-busy"))
                if not waits.answer.done():
                    waits.answer.set_result(found)
        finally:
            self._working = None

    async def close(self) -> None:
        """End the process; whoever waits is told."""
        self._closed = True
        while self._turns:
            if not (answer := self._turns.take().answer).done():
                answer.set_exception(Refusal("replays-busy"))
        await self._worker.dismiss()
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)
        await self._worker.dismiss()
