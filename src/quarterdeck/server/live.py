"""A table that is being played at: one thing at a time, nothing said before it is on the disk."""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from itertools import chain, repeat
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec

from quarterdeck.bots.guard import BotFailed, Failure
from quarterdeck.core.errors import BadSetting
from quarterdeck.server.crew import NoCrew
from quarterdeck.server.limits import Buckets
from quarterdeck.server.mishaps import place_of
from quarterdeck.server.pace import on_the_beat, until_beat
from quarterdeck.server.questions import question_to_choose, question_to_speak, speakers
from quarterdeck.store import Row, StoreFailed
from quarterdeck.table.entries import Acted, SatDown, TableEntry, write_entry
from quarterdeck.table.messages import NOTHING, Message
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.sight import news, shown
from quarterdeck.table.table import Table

if TYPE_CHECKING:
    from quarterdeck.server.house import House

WAIT_AFTER_FAILURE = 1.0  # seconds
STAND_IN, LAST_RESORT = "bosun", "deckhand"  # who moves in the place of a bot that failed
TIME_TO_SPEAK = 5.0  # seconds in which all bots say what they want to say after an action; a busy house needs some
BEATS_OF_TALK = 3  # bots speak this much sooner than they act
CHATS, CHATS_PER_SECOND = 6, 0.5  # messages to the others, for each seat

_log = logging.getLogger("quarterdeck.table")
_JSON = msgspec.json.Encoder()

Command = Callable[[Table], list[TableEntry]]
Seen = TypeVar("Seen")


class Watcher(Protocol):
    """A connection that shows this table to a person."""

    person: str
    sent: int  # the last entry whose news went out

    def tell(self, message: str) -> None:
        """Something about the table itself."""

    def tell_news(self, message: str, entry: int) -> None:
        """News up to an entry."""

    def take_news(self) -> None:
        """One who missed news is told all of them next."""

    def drop(self) -> None:
        """The table is gone; come again."""


def frame(message: Message) -> str:
    """A message as it is sent."""
    return _JSON.encode(message).decode()


class LiveTable:
    """One table with its watchers and its bots. Whoever changes or shows it holds the lock."""

    def __init__(self, house: "House", name: str, table: Table) -> None:
        self.house = house
        self.name = name
        self.table = table
        self.watchers: set[Watcher] = set()
        self.failed = False
        self._closing = False
        self._lock = asyncio.Lock()
        self._chats = Buckets(CHATS, CHATS_PER_SECOND)
        self._bots: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._speaking: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nobody watches and no bot thinks."""
        thinking = self._bots or self._speaking
        return not self.watchers and not thinking and not self._lock.locked()

    # Watching

    async def watch(self, watcher: Watcher, since: int) -> None:
        """Show the table to a watcher from now on, beginning after an entry it has seen."""
        async with self._lock:
            self._check()
            here = self.here()
            self.watchers.add(watcher)
            watcher.sent = since if NOTHING <= since <= self.table.last else NOTHING
            self._show(watcher)
            self._tell_presence(here, watcher)
            self._ask_bots()

    async def unwatch(self, watcher: Watcher) -> None:
        """A watcher is gone, at once; the others are told as soon as nothing is being written."""
        here = self.here()
        self.watchers.discard(watcher)
        async with self._lock:
            self._tell_presence(here, None)

    async def look(self, at: Callable[[Table], Seen]) -> Seen:
        """What there is to see at the table, when all of it is on the disk."""
        async with self._lock:
            self._check()
            return at(self.table)

    async def catch_up(self, watcher: Watcher) -> None:
        """Tell a watcher that missed something all at once."""
        async with self._lock:
            watcher.take_news()
            if watcher in self.watchers:
                self._show(watcher)

    def here(self) -> set[int]:
        """The seats whose people watch."""
        seats = {self.table.seat_of(watcher.person) for watcher in self.watchers}
        return {seat for seat in seats if seat is not None}

    def _show(self, watcher: Watcher) -> None:
        watcher.tell(frame(shown(self.table, self.name, watcher.person, self.here())))
        seat = self.table.seat_of(watcher.person)
        watcher.tell_news(frame(news(self.table, seat, watcher.sent)), self.table.last)

    def _tell_presence(self, before: set[int], apart_from: Watcher | None) -> None:
        here = self.here()
        if here != before and not self.failed:
            for watcher in self.watchers - {apart_from}:
                watcher.tell(frame(shown(self.table, self.name, watcher.person, here)))

    # Changing

    async def carry_out(self, command: Command, done: Callable[[int], None] | None = None) -> None:
        """Let somebody do something. When this returns, it is on the disk and everybody knows; or it is refused.

        It goes on to its end even if whoever asked is gone. `done` is called with the table's last entry, after the
        news of it and before anything else happens.
        """
        await asyncio.shield(asyncio.create_task(self._carry_out(command, done)))

    async def _carry_out(self, command: Command, done: Callable[[int], None] | None) -> None:
        async with self._lock:
            self._check()
            before, stage = self.table.last, self.table.stage
            try:
                entries = command(self.table)
            except (Refusal, BadSetting):
                raise
            except Exception as error:
                _log.error("a table failed with %s, and is made again from its log", place_of(error))
                self._fail()
                raise Refusal("table-failed") from None
            if entries:
                await self._keep(before + 1, entries)
                changed = self.table.stage != stage or any(isinstance(entry, SatDown) for entry in entries)
                self._publish(before, table_changed=changed)
            if any(isinstance(entry, Acted) for entry in entries):
                self._let_bots_speak()
            if done is not None:
                done(self.table.last)
            self._ask_bots()

    def chat(self, table: Table, seat: int | None, text: str, once: str) -> list[TableEntry]:
        """A command: what a seat writes to everybody, not too often."""
        asked_again = seat is None or table.talk.has(seat, once)
        if not asked_again and not self._chats.take(str(seat)):
            raise Refusal("too-often")
        return table.chat(seat, text, once)

    async def _keep(self, first: int, entries: list[TableEntry]) -> None:
        now = self.house.sources.now()
        rows = [
            Row(self.name, number, now, write_entry(entry), entry.person if isinstance(entry, SatDown) else None)
            for number, entry in enumerate(entries, start=first)
        ]
        try:
            await self.house.log.append(rows)
        except StoreFailed as error:
            _log.error("a table could not be written and is given up until it is asked for again: %s", error)
            self._fail()
            raise Refusal("store-failed") from None

    def _publish(self, since: int, *, table_changed: bool) -> None:
        here = self.here()
        texts: dict[int | None, str] = {}
        for watcher in self.watchers:
            seat = self.table.seat_of(watcher.person)
            if table_changed:
                watcher.tell(frame(shown(self.table, self.name, watcher.person, here)))
            if seat not in texts:
                texts[seat] = frame(news(self.table, seat, since))
            watcher.tell_news(texts[seat], self.table.last)

    def _check(self) -> None:
        if self.failed or not self.house.has(self):
            raise Refusal("table-failed")

    def _fail(self) -> None:
        """What is in memory may not be what is in the log: forget it; the next one who asks gets what the log says."""
        self.failed = True
        self.house.forget(self)
        for watcher in tuple(self.watchers):
            watcher.drop()

    # Bots

    def _ask_bots(self) -> None:
        """Bots that must decide are asked to, when all have spoken who want to."""
        if self._speaking is not None or self._closing:
            return
        for seat, decision, kind in self.table.bots_asked():
            if (seat, decision) not in self._bots:
                task = asyncio.create_task(self._let_bot_act(seat, decision, kind))
                self._bots[seat, decision] = task
                task.add_done_callback(partial(self._bot_is_done, seat, decision))

    def _bot_is_done(self, seat: int, decision: int, task: asyncio.Task[None]) -> None:
        del self._bots[seat, decision]
        _log_mishap(task)

    async def _let_bot_act(self, seat: int, decision: int, kind: str) -> None:
        """A bot acts; where it fails, the Bosun in its place, and where not even he can, a Deckhand."""
        for bot in chain((kind, STAND_IN), repeat(LAST_RESORT)):
            try:
                question = question_to_choose(self.table, self.house, seat, bot)
                action = await on_the_beat(self.house.crew.ask(question), self.house.pace)
                await self.carry_out(partial(Table.act, seat=seat, decision=decision, action=action))
                return
            except (NoCrew, BotFailed, Refusal) as error:
                if self.failed or self.table.decision(seat) != decision:
                    return
                failure = Failure(bot, seat, kind_of(error))
                _log.warning("%s; %s moves in its place", failure, "a Deckhand" if bot != kind else "the Bosun")
                if bot != kind:
                    await asyncio.sleep(WAIT_AFTER_FAILURE)

    # What bots say

    def _let_bots_speak(self) -> None:
        """After an action each bot may say something; what was to be said after the one before is void."""
        if self._speaking is not None:
            self._speaking.cancel()
            self._speaking = None
        if self.table.stage == "playing" and speakers(self.table) and not self._closing:
            self._speaking = asyncio.create_task(self._speak(self.table.acted))
            self._speaking.add_done_callback(_log_mishap)

    async def _speak(self, moment: int) -> None:
        """One round; then those are asked who must decide."""
        begun = asyncio.get_running_loop().time()
        try:
            await self._go_round(moment, begun)
        finally:
            async with self._lock:
                if self._speaking is asyncio.current_task():
                    self._speaking = None
                    self._ask_bots()

    async def _go_round(self, moment: int, begun: float) -> None:
        """All are asked with the state of this moment, in the order of seats; then it is said, on the beat."""
        said: list[tuple[int, str]] = []
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TIME_TO_SPEAK):
                for seat, kind in speakers(self.table):
                    if words := await self._asked_to_speak(seat, kind, said):
                        said.append((seat, words))
        await until_beat(begun, self.house.pace / BEATS_OF_TALK)
        for seat, words in said:
            try:
                await self.carry_out(partial(Table.say_after, seat=seat, statement=words, moment=moment))
            except Refusal as error:
                _log.warning("a bot on seat %d was not heard (%s)", seat, error.key)

    async def _asked_to_speak(self, seat: int, kind: str, said: list[tuple[int, str]]) -> str:
        try:
            return await self.house.crew.ask(question_to_speak(self.table, self.house, seat, kind, said))
        except (NoCrew, BotFailed) as error:
            _log.warning("%s; it says nothing", Failure(kind, seat, kind_of(error)))
            return ""

    async def close(self) -> None:
        """Let nobody think any longer, and what is being written be written."""
        self._closing = True
        speaking, self._speaking = self._speaking, None
        tasks = [*self._bots.values(), *([speaking] if speaking is not None else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with self._lock:
            self.failed = True


def kind_of(error: NoCrew | BotFailed | Refusal) -> str:
    """How a bot failed, in words that tell nothing of what it saw."""
    if isinstance(error, BotFailed):
        return error.kind
    return "illegal action" if isinstance(error, Refusal) else "death"


def _log_mishap(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("a bot's turn ended with %s", place_of(error))
