"""What can be looked at again: the games that are over, by the ids of their replays, and files that people sent in."""

import hashlib
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from quarterdeck.core.record import Record
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.errands import Errand
from quarterdeck.server.reader import Reader
from quarterdeck.server.records import Stored
from quarterdeck.store import replays
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.replaying import Eyes, Moment, ReplayMade

if TYPE_CHECKING:
    from quarterdeck.server.house import House
    from quarterdeck.server.live import LiveTable

LONGEST_ID = 64  # letters
FILE_KEPT = 3600 * 1000  # milliseconds
CPU_SECONDS = 2.0  # processor time that anything asked of a record may take


class Book(NamedTuple):
    """A record as it is looked at: its text, and the table it is of, or nothing where it is a file."""

    replay: str
    stored: Stored
    table: str = ""

    @property
    def key(self) -> str:
        """What tells it from all other texts, also from the same record before somebody in it was forgotten."""
        return hashlib.sha256(self.stored.text).hexdigest()


class Extent(NamedTuple):
    """How many seats and steps a game had: which moments of it there are."""

    seats: int
    steps: int

    def check(self, eyes: Eyes, step: int) -> None:
        """Refuse a moment that there is not, as the replay itself does."""
        if eyes.isdigit() and int(eyes) >= self.seats:
            raise Refusal("no-such-seat", {"number": int(eyes)})
        if step > self.steps:
            raise Refusal("step-unknown")


class Steps(msgspec.Struct, frozen=True):
    """Of how a game ended: after how many steps."""

    steps: int


class Kept(NamedTuple):
    """A file that somebody sent in, until when it is kept, and for whom it counts."""

    book: Book
    until: int
    asker: Asker


class Bookshelf:
    """The replays of one house."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.games = Reader()
        self.files = Reader()
        self._files: dict[str, Kept] = {}  # those sent in first come first

    async def find(self, replay: str) -> Book:
        """What a replay opens; the refusal is the same for one that never was, is withdrawn, or is kept no more."""
        self._forget_old()
        if replay in self._files:
            return self._files[replay].book
        table = await self.house.log.do(replays.table_of, replay) if len(replay) <= LONGEST_ID else None
        if table is None:
            raise Refusal("replay-unknown")
        return Book(replay, await self.record(table), table)

    async def record_for(self, table: str, person: str) -> Stored:
        """The record of a table for somebody; once its replay is withdrawn, for those who sit or sat there alone."""
        stored = await self.record(table)
        if await self.house.log.do(replays.is_withdrawn, table):
            seats = (await self.house.find(table)).table
            if not seats.seats_of(person) and person not in seats.former:
                raise Refusal("replay-unknown")
        return stored

    async def record(self, table: str) -> Stored:
        """The record of a table, as a file."""
        stored = self.house.records.get(table)
        if stored is None:
            live = await self.house.find(table)
            stored = await live.look(partial(self._keep_record, live=live))
        return stored

    def _keep_record(self, table: Table, live: "LiveTable") -> Stored:
        """The record of a table as it stands, while nobody changes it."""
        stored = Stored(f"{table.game.name}-{live.name[:8]}.json", table.record().json().encode())
        self.house.records.put(live.name, stored)
        return stored

    async def news(self, book: Book, moment: Moment, asker: Asker) -> msgspec.Raw:
        """The news of a moment."""
        errand = Errand(0, book.key, "news", "", moment.eyes, moment.step, moment.since, seconds=CPU_SECONDS)
        return await self._reader(book).ask(errand, book.stored.text.decode(), asker)

    async def end(self, book: Book, asker: Asker) -> msgspec.Raw:
        """How it ended."""
        errand = Errand(0, book.key, "end", seconds=CPU_SECONDS)
        return await self._reader(book).ask(errand, book.stored.text.decode(), asker)

    async def extent(self, book: Book, asker: Asker) -> Extent:
        """Which moments there are of it."""
        end = msgspec.json.decode(await self.end(book, asker), type=Steps)
        return Extent(len(msgspec.json.decode(book.stored.text, type=Record).seats), end.steps)

    async def cut(self, book: Book, step: int, asker: Asker) -> Record:
        """What stands in it up to a step, as the head of a game that is played on from there.

        Of a file that must not take long: from then on the server itself plays the head again whenever it has to.
        """
        seconds = CPU_SECONDS if book.table else bounds.HEAD_TIME.most / 1000
        errand = Errand(0, book.key, "cut", step=step, seconds=seconds, replay=book.replay if book.table else "")
        try:
            found = await self._reader(book).ask(errand, book.stored.text.decode(), asker)
        except Refusal as refusal:
            raise (Refusal("head-slow") if refusal.key == "record-slow" else refusal) from None
        return msgspec.json.decode(found, type=Record)

    async def story(self, book: Book, language: str, asker: Asker) -> str:
        """The whole game as a page of HTML, with everything open."""
        errand = Errand(0, book.key, "story", eyes="open", language=language, replay=book.replay, seconds=CPU_SECONDS)
        return msgspec.json.decode(await self._reader(book).ask(errand, book.stored.text.decode(), asker), type=str)

    def _reader(self, book: Book) -> Reader:
        return self.games if book.table else self.files

    # Who sat there

    async def seat(self, book: Book, person: str) -> int | None:
        """Where somebody sat at the end of a game; nobody sat in a file."""
        return None if not book.table else (await self.house.find(book.table)).table.seat_of(person)

    async def may_withdraw(self, book: Book, person: str) -> bool:
        """Whether somebody sat there, or sent the file in."""
        if not book.table:
            return self._files[book.replay].asker.badge == person
        return bool((await self.house.find(book.table)).table.seats_of(person))

    async def withdraw(self, book: Book, person: str) -> None:
        """Let a replay open nothing any more, if somebody may."""
        if not await self.may_withdraw(book, person):
            raise Refusal("replay-not-yours")
        if book.table:
            await (await self.house.find(book.table)).withdraw(book.replay)
        else:
            self._files.pop(book.replay, None)

    # Files

    async def take_in(self, text: bytes, asker: Asker) -> ReplayMade:
        """Keep a record that somebody sent in, if there is room and it keeps the rules."""
        self._check_room(text, asker)
        try:
            words = text.decode()
        except UnicodeDecodeError:
            raise Refusal("record-bad", {"text": "It is not text in UTF-8."}) from None
        key = Book("", Stored("", text)).key
        await self.files.ask(Errand(0, key, "check", words, seconds=CPU_SECONDS), words, asker)
        self._check_room(text, asker)
        replay = self.house.sources.name()
        book = Book(replay, Stored(f"{replay[:8]}.json", text))
        self._files[replay] = Kept(book, self.house.sources.monotonic() + FILE_KEPT, asker)
        return ReplayMade(replay)

    def _check_room(self, text: bytes, asker: Asker) -> None:
        self._forget_old()
        kept = self._files.values()
        held = sum(len(one.book.stored.text) for one in kept) + len(text)
        for number, bound in (
            (sum(one.asker.badge == asker.badge for one in kept), bounds.FILES_KEPT_OF_BADGE),
            (sum(one.asker.address == asker.address for one in kept), bounds.FILES_KEPT_OF_ADDRESS),
            (len(kept), bounds.FILES_KEPT),
            (held // 2**20, bounds.FILES_KEPT_MEGABYTES),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)

    def forget_person(self, badge: str) -> None:
        """Keep nothing any longer that somebody sent in."""
        self._files = {replay: kept for replay, kept in self._files.items() if kept.asker.badge != badge}

    def _forget_old(self) -> None:
        now = self.house.sources.monotonic()
        while self._files and (oldest := next(iter(self._files.values()))).until <= now:
            del self._files[oldest.book.replay]

    async def close(self) -> None:
        """End the processes."""
        await self.games.close()
        await self.files.close()
