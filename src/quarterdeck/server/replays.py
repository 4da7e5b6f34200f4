"""The HTTP endpoints of replays: what game one is of, its moments, its end, its record; files; withdrawing one."""

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from quarterdeck.core.record import Record
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker, address_of
from quarterdeck.server.bookshelf import Book
from quarterdeck.server.endpoints import JSON, Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.server.opening import open_onward
from quarterdeck.wire.messages import News, Opened
from quarterdeck.wire.replaying import LARGEST_FILE, Moment, PlayOn, ReplayEnd, ReplayMade, ReplayShown, StoryIn
from quarterdeck.wire.walked import shown

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

HTML = "text/html"
ONWARD = (
    *("bots-count", "head-large", "head-slow", "no-such-seat", "seat-kind-unknown", "step-over", "step-unknown"),
    *("crew-busy", "server-full", "tables-address", "tables-bytes", "tables-playing", "tables-waiting"),
    *("replay-broken", "replays-busy"),
)
WALKING = ("replay-broken", "replays-busy", "record-slow")
FILES = ("record-bad", "record-breaks", "record-long", "record-unfinished", "files-full", "server-full")


class Replays:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.house = site.house
        self.shelf = site.house.bookshelf
        self.games = site.house.games
        self._moments = Limits(bounds.MOMENTS_OF_ADDRESS, bounds.MOMENTS_OF_BADGE, bounds.MOMENTS)
        self._stories = Limits(bounds.STORIES_OF_ADDRESS, bounds.STORIES_OF_ADDRESS, bounds.STORIES)
        self._records = Limits(bounds.RECORDS_OF_ADDRESS, bounds.RECORDS_OF_BADGE, bounds.RECORDS)
        self._files = Limits(bounds.FILES_SENT_OF_ADDRESS, bounds.FILES_SENT_OF_BADGE, bounds.FILES_SENT)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        return [
            Endpoint(
                *("POST", "/api/replays", "Send a record in, to look at it for an hour.", self.send),
                takes=Record,
                answers=ReplayMade,
                status=201,
                refuses=(*FILES, *WALKING),
                limit=self._files.check,
                largest=LARGEST_FILE,
                unread=True,
            ),
            Endpoint(
                *("GET", "/api/replays/{replay}", "What game a replay is of, and who was dealt in.", self.show),
                answers=ReplayShown,
                limit=self._moments.check,
            ),
            Endpoint(
                *("GET", "/api/replays/{replay}/news", "How things stood after a step, by some eyes.", self.news),
                takes=Moment,
                answers=News,
                refuses=("message-bad", "no-such-seat", "step-unknown", *WALKING),
                limit=self._moments.check,
            ),
            Endpoint(
                *("GET", "/api/replays/{replay}/end", "How the game ended, and its marks.", self.end),
                answers=ReplayEnd,
                refuses=WALKING,
                limit=self._moments.check,
            ),
            Endpoint(
                *("POST", "/api/replays/{replay}/tables", "Open a table that plays on from a step.", self.play_on),
                takes=PlayOn,
                answers=Opened,
                status=201,
                refuses=ONWARD,
                limit=self.house.posts.check,
            ),
            Endpoint(
                *("GET", "/api/replays/{replay}/story", "The whole game as a page to read.", self.story),
                takes=StoryIn,
                answers=str,
                refuses=("message-bad", *WALKING),
                badge=False,
                kind=HTML,
            ),
            Endpoint(
                *("GET", "/api/replays/{replay}/record", "The record that a replay opens.", self.record),
                answers=Record,
                limit=self._records.check,
            ),
            Endpoint(
                *(
                    "DELETE",
                    "/api/replays/{replay}",
                    "Let a replay open nothing any more.",
                    self.withdraw,
                ),
                refuses=("replay-not-yours",),
                limit=self._moments.check,
            ),
        ]

    async def _book(self, call: Call[Any]) -> Book:
        return await self.shelf.find(call.named("replay"))

    async def send(self, call: Call[bytes]) -> ReplayMade:
        return await self.shelf.take_in(call.body, call.asker)

    async def show(self, call: Call[None]) -> ReplayShown:
        book = await self._book(call)
        seat = await self.shelf.seat(book, call.asker.badge)
        own = await self.shelf.may_withdraw(book, call.asker.badge)
        found = shown(self.games, book.replay, msgspec.json.decode(book.stored.text, type=Record))
        return msgspec.structs.replace(found, seat=seat, withdrawable=own, file=not book.table)

    async def news(self, call: Call[Moment]) -> Response:
        return _answer(await self.shelf.news(await self._book(call), call.body, call.asker))

    async def end(self, call: Call[None]) -> Response:
        return _answer(await self.shelf.end(await self._book(call), call.asker))

    async def play_on(self, call: Call[PlayOn]) -> Opened:
        wish, book = call.body, await self._book(call)
        head = await self.shelf.cut(book, wish.step, call.asker)
        return await open_onward(self.house, head, wish.seat, wish.bots, call.asker)

    async def story(self, call: Call[StoryIn]) -> Response:
        address = address_of(call.request)
        self._stories.check(asker := Asker(address, address))
        page = await self.shelf.story(await self._book(call), call.body.language, asker)
        return Response(page, media_type=HTML, headers={"cache-control": "no-store"})

    async def record(self, call: Call[None]) -> Response:
        book = await self._book(call)
        name = f"quarterdeck-{book.replay[:8]}.json"  # nothing of the table's own name
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "private"}
        return Response(book.stored.text, media_type=JSON, headers=headers)

    async def withdraw(self, call: Call[None]) -> None:
        await self.shelf.withdraw(await self._book(call), call.asker.badge)


def _answer(message: msgspec.Raw) -> Response:
    return Response(bytes(message), media_type=JSON, headers={"cache-control": "no-store"})
