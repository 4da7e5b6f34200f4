"""Scheduler of the bots at a table: asked when they must decide, heard after each action, replaced where they fail."""

import asyncio
import contextlib
import logging
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING

from quarterdeck.bots.guard import BotFailed, Failure
from quarterdeck.server.commands import strongest
from quarterdeck.server.crew import NoCrew
from quarterdeck.server.exception_logging import describe
from quarterdeck.server.pace import until_beat
from quarterdeck.server.questions import question_to_choose, question_to_speak, speakers
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table

if TYPE_CHECKING:
    from quarterdeck.server.live import LiveTable

WAIT_AFTER_FAILURE = 1.0  # seconds
STAND_IN, LAST_RESORT = "bosun", "deckhand"  # who moves in the place of a bot that failed
TIME_TO_SPEAK = 5.0  # seconds in which all bots say what they want to say after an action; a busy house needs some
BEATS_OF_TALK = 3  # bots speak this much sooner than they act

_log = logging.getLogger("quarterdeck.table")


class SeatedBots:
    """Those of one table; whoever asks them holds the table's lock."""

    def __init__(self, live: "LiveTable") -> None:
        self.live = live
        self._closing = False
        self._bots: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._speaking: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether one of them thinks."""
        return bool(self._bots) or self._speaking is not None

    async def close(self) -> None:
        """Let none of them think any longer."""
        self._closing = True
        speaking, self._speaking = self._speaking, None
        tasks = [*self._bots.values(), *([speaking] if speaking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # What they do

    def ask(self) -> None:
        """Bots that must decide are asked to, and stand-ins where one is due, when all have spoken who want to.

        At a live table they wait while nobody is there: bots do not play among themselves. And they wait for who reads,
        also with what they have to say; stand-ins do not, since a clock that is at zero waits for nobody.
        """
        table, read = self.live.table, self.live.tempo.standing.waiting
        if self._closing or (table.opened.timing.live and not self.live.here()):
            return
        if self._speaking is not None and not read:
            return
        for seat, decision, kind in () if read else table.bots_asked():
            self._ask(seat, decision, kind, stands_in=False)
        for seat, decision in table.overdue(self.live.now()):
            self._ask(seat, decision, strongest(table), stands_in=True)

    def _ask(self, seat: int, decision: int, kind: str, *, stands_in: bool) -> None:
        if (seat, decision) not in self._bots:
            task = asyncio.create_task(self._let_bot_act(seat, decision, kind, stands_in))
            self._bots[seat, decision] = task
            task.add_done_callback(partial(self._bot_is_done, seat, decision))

    def _bot_is_done(self, seat: int, decision: int, task: asyncio.Task[None]) -> None:
        del self._bots[seat, decision]
        _log_exception(task)

    async def _let_bot_act(self, seat: int, decision: int, kind: str, stands_in: bool) -> None:
        """A bot acts; where it fails, the Bosun in its place, and where not even he can, a Deckhand."""
        for bot in chain((kind, STAND_IN), repeat(LAST_RESORT)):
            try:
                tempo, beat = self.live.tempo, self.live.tempo.beat
                question = question_to_choose(self.live.table, self.live.house, seat, bot, tempo.budget(beat))
                action = await tempo.on_the_beat(self.live.house.crew.ask(question, self.live.asker), beat, bot)
                if not stands_in:
                    await tempo.go()
                by = bot if stands_in else ""
                await self.live.carry_out(partial(Table.act, seat=seat, decision=decision, action=action, stand_in=by))
                return
            except Exception as error:  # whatever it is, the game must go on
                if self.live.failed or not self._wanted(seat, decision, stands_in):
                    return
                failure = Failure(bot, seat, kind_of(error))
                _log.warning("%s; %s moves in its place", failure, "a Deckhand" if bot != kind else "the Bosun")
                if bot != kind:
                    await asyncio.sleep(WAIT_AFTER_FAILURE)

    def _wanted(self, seat: int, decision: int, stands_in: bool) -> bool:
        """Whether a bot is still to decide this: nobody did, and who it stands in for has not come back."""
        table = self.live.table
        if table.decision(seat) != decision or table.times.still:
            return False
        return table.times.overdue(seat, self.live.now()) if stands_in else True

    # What they say

    def speak(self) -> None:
        """After an action each bot may say something; what was to be said after the one before is void."""
        if self._speaking is not None:
            self._speaking.cancel()
            self._speaking = None
        if self.live.table.stage == "playing" and speakers(self.live.table) and not self._closing:
            self._speaking = asyncio.create_task(self._discuss(self.live.table.acted))
            self._speaking.add_done_callback(_log_exception)

    async def _discuss(self, moment: int) -> None:
        """One round; then those are asked who must decide."""
        begun = asyncio.get_running_loop().time()
        try:
            await self._go_round(moment, begun)
        finally:
            async with self.live.lock:
                if self._speaking is asyncio.current_task():
                    self._speaking = None
                    self.ask()

    async def _go_round(self, moment: int, begun: float) -> None:
        """All are asked with the state of this moment, in the order of seats; then it is said, on the beat."""
        said: list[tuple[int, str]] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME_TO_SPEAK):
                for seat, kind in speakers(self.live.table):
                    if words := await self._asked_to_speak(seat, kind, said):
                        said.append((seat, words))
        await until_beat(begun, self.live.tempo.beat / BEATS_OF_TALK)
        await self.live.tempo.go()
        for seat, words in said:
            try:
                await self.live.carry_out(partial(Table.say_after, seat=seat, statement=words, moment=moment))
            except Refusal as error:
                _log.warning("a bot on seat %d was not heard (%s)", seat, error.key)

    async def _asked_to_speak(self, seat: int, kind: str, said: list[tuple[int, str]]) -> str:
        try:
            question = question_to_speak(self.live.table, self.live.house, seat, kind, said)
            return await self.live.house.crew.ask(question, self.live.asker)
        except Exception as error:  # whatever it is, the others must be heard
            _log.warning("%s; it says nothing", Failure(kind, seat, kind_of(error)))
            return ""


def kind_of(error: Exception) -> str:
    """How a bot failed, in words that tell nothing of what it saw."""
    if isinstance(error, BotFailed):
        return error.kind
    if isinstance(error, Refusal):
        return "illegal action"
    return "death" if isinstance(error, NoCrew) else describe(error)


def _log_exception(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("a bot's turn ended with %s", describe(error))
