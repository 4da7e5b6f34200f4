"""Reviews of finished games: a queue, one process of low priority that lets every bot go first, and what it found."""

import asyncio
import contextlib
import itertools
import signal
import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.server.processes import NoCrew, Worker
from quarterdeck.server.reviewer import Go, Slice
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.replaying import Review, Reviewed, ReviewSince, ReviewState

if TYPE_CHECKING:
    from quarterdeck.server.bookshelf import Book
    from quarterdeck.server.house import House
    from quarterdeck.server.site import Site

COMMAND: Final = (sys.executable, "-m", "quarterdeck.server.reviewer")
NICENESS: Final = 19
PATIENCE: Final = 3600.0  # seconds by the wall clock, however long it stands still; the process bounds its own time
LONGEST: Final = 16 * 2**20  # bytes of an answer
ABANDONED: Final = 60_000  # milliseconds after which a review that nobody asks for is given up
KEPT: Final = 32  # reviews that are done
AT_ONCE: Final = 100  # of what was found, in one answer


class Reviewing:
    """The review of one record, wherever it is asked for."""

    def __init__(self, key: str, text: bytes, asker: Asker, now: int) -> None:
        self.key = key
        self.text = text
        self.asker = asker
        self.asked_at = now
        self.state: ReviewState = "queued"
        self.done = 0
        self.of = 0
        self.sides: tuple[str, ...] = ()
        self.found: list[Reviewed] = []
        self.changed = asyncio.Event()

    @property
    def unfinished(self) -> bool:
        """Whether it still waits or is worked at."""
        return self.state in ("queued", "running")

    def change(self, state: ReviewState) -> None:
        """Let all who wait for it know that there is something new."""
        self.state = state
        self.changed.set()
        self.changed = asyncio.Event()

    def learn(self, part: Slice) -> None:
        """What another slice found."""
        self.done, self.of, self.sides = part.done, part.of, part.sides
        self.found += part.found
        self.change("failed" if part.failed else "done" if part.over else "running")


class Reviews:
    """All reviews of one house, and their process, which there is only while somebody waits."""

    def __init__(self, house: "House", command: Sequence[str] = COMMAND) -> None:
        self.house = house
        self.patience = PATIENCE
        self._command = command
        self._worker = self._new_worker()
        self._reviews: dict[str, Reviewing] = {}  # those that were begun first come first
        self._working: asyncio.Task[None] | None = None
        self._closed = False
        self._numbers = itertools.count(1)
        house.crew.when_asked = partial(self._signal, "SIGSTOP")
        house.crew.when_quiet = partial(self._signal, "SIGCONT")

    @property
    def process(self) -> asyncio.subprocess.Process | None:
        """The process, while there is one."""
        return self._worker.process

    def begin(self, book: "Book", asker: Asker) -> Reviewing:
        """The review of a record, which is begun where nobody asked for it yet."""
        review = self._reviews.get(book.key)
        if review is not None and review.state != "failed":
            return self._seen(review)
        self._check_room(asker)
        self._reviews.pop(book.key, None)
        review = self._reviews[book.key] = Reviewing(book.key, book.stored.text, asker, self._now())
        self._forget_oldest()
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return review

    def find(self, book: "Book") -> Reviewing:
        """The review of a record that somebody asked for."""
        review = self._reviews.get(book.key)
        if review is None:
            raise Refusal("review-unknown")
        return self._seen(review)

    def place(self, review: Reviewing) -> int:
        """How many come before one that waits."""
        unfinished = [one for one in self._reviews.values() if one.unfinished]
        return unfinished.index(review) if review.state == "queued" else 0

    def _check_room(self, asker: Asker) -> None:
        if self._closed:
            raise Refusal("reviews-full")
        unfinished = [one for one in self._reviews.values() if one.unfinished]
        waiting = sum(one.state == "queued" for one in unfinished)
        for number, bound in (
            (sum(one.asker.badge == asker.badge for one in unfinished), bounds.REVIEWS_OF_BADGE),
            (sum(one.asker.address == asker.address for one in unfinished), bounds.REVIEWS_OF_ADDRESS),
            (waiting, bounds.REVIEWS),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal, {"most": bound.most})

    def _now(self) -> int:
        return self.house.sources.monotonic()

    def _seen(self, review: Reviewing) -> Reviewing:
        review.asked_at = self._now()
        return review

    def _forget_oldest(self) -> None:
        over = [key for key, one in self._reviews.items() if not one.unfinished]
        for key in over[: max(0, len(self._reviews) - KEPT)]:
            del self._reviews[key]

    # The work

    def _new_worker(self) -> Worker[Slice]:
        """The process to be, which starts with its first order."""
        return Worker(self._command, Slice, whose="reviews'", longest=LONGEST, niceness=NICENESS)

    async def _work(self) -> None:
        """Review one record after the other, as long as there are any."""
        try:
            while (review := next((one for one in self._reviews.values() if one.unfinished), None)) is not None:
                await self._review(review)
        finally:
            self._working = None
            if not self._closed:
                worker, self._worker = self._worker, self._new_worker()
                await worker.end()  # a process that has nothing to do takes room

    async def _review(self, review: Reviewing) -> None:
        """Have the process review one record, slice by slice, none of them while a bot is asked anywhere."""
        text = review.text.decode()
        review.change("running")
        while review.unfinished:
            await self.house.crew.quiet()
            if self._now() - review.asked_at > ABANDONED:
                del self._reviews[review.key]
                review.change("failed")
                return
            try:
                review.learn(await self._worker.ask(Go(next(self._numbers), text), self.patience))
            except (TimeoutError, NoCrew):
                review.change("failed")
            text = ""

    def _signal(self, name: str) -> None:
        """Have the process stand still in the middle of a slice, or go on, where a system can do that."""
        process = self._worker.process
        if process is not None and hasattr(signal, name):
            with contextlib.suppress(ProcessLookupError):
                process.send_signal(getattr(signal, name))

    async def close(self) -> None:
        """End the process, whatever it is at."""
        self._closed = True
        if self._working is not None:
            self._working.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._working
        for review in self._reviews.values():
            if review.unfinished:
                review.change("failed")
        await self._worker.end()


class ReviewEndpoints:
    """What may be asked of reviews at one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._limits = Limits(bounds.MOMENTS_OF_ADDRESS, bounds.MOMENTS_OF_BADGE, bounds.MOMENTS)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        path = "/api/replays/{replay}/review"
        return [
            Endpoint(
                *("POST", path, "Have a finished game reviewed.", self.begin),
                answers=Review,
                status=202,
                refuses=("review-running", "reviews-full"),
                limit=self._limits.check,
            ),
            Endpoint(
                *("GET", path, "How far a review is, and what it found.", self.show),
                takes=ReviewSince,
                answers=Review,
                refuses=("full-address", "full-badge", "full-house", "review-unknown"),
                limit=self._limits.check,
            ),
        ]

    async def begin(self, call: Call[None]) -> Review:
        book = await self.house.bookshelf.find(call.named("replay"))
        return self._told(self.house.reviews.begin(book, call.asker), 0)

    async def show(self, call: Call[ReviewSince]) -> Review:
        """What is new since a part; at once where there is anything, else when something comes or the wait is over."""
        book = await self.house.bookshelf.find(call.named("replay"))
        review = self.house.reviews.find(book)
        if review.unfinished and call.body.since >= len(review.found):
            with self.site.gate.through(call.asker):
                await self.house.waiting.wait(review.changed, call.body.wait, call.request)
            await self.house.bookshelf.find(call.named("replay"))  # it may have been withdrawn meanwhile
        return self._told(review, call.body.since)

    def _told(self, review: Reviewing, since: int) -> Review:
        return Review(
            review.state,
            self.house.reviews.place(review),
            review.done,
            review.of,
            review.sides,
            tuple(review.found[since : since + AT_ONCE]),
        )
