"""The HTTP endpoints by which people find a table: what an invitation is good for, codes, knocks, the public list."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import LONGEST_WAIT, Join, KnockAt, Look

if TYPE_CHECKING:
    from quarterdeck.server.app import Site

Endpoint = Callable[[Request], Awaitable[Response]]
Answer = Callable[[object], Response]


class Finding:
    """The endpoints of one site; `answer` makes a response of a message."""

    def __init__(self, site: "Site", answer: Answer) -> None:
        self.site = site
        self.house = site.house
        self.answer = answer

    def endpoints(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and endpoint of each."""
        return [
            ("POST", "/api/tables/{table}/invitation", self.look),
            ("POST", "/api/tables/{table}/code", self.code),
            ("POST", "/api/knocks", self.knock),
            ("GET", "/api/knocks/{knock}", self.wait),
            ("DELETE", "/api/knocks/{knock}", self.leave),
            ("GET", "/api/listings", self.listings),
            ("POST", "/api/listings/{listing}/seats", self.join),
        ]

    async def look(self, request: Request) -> Response:
        """What an invitation is good for."""
        asker = await self.site.asker(request)
        body = await self.site.read_body(request, Look)
        return self.answer(await self.house.look_at(request.path_params["table"], body.invitation, asker.badge))

    async def code(self, request: Request) -> Response:
        """What the opener may say aloud."""
        asker = await self.site.asker(request)
        return self.answer(await self.house.knocker.code(request.path_params["table"], asker.badge))

    async def knock(self, request: Request) -> Response:
        """Somebody knocks with a code."""
        asker = await self.site.asker_who_changes(request)
        return self.answer(await self.house.knocker.knock(asker, await self.site.read_body(request, KnockAt)))

    async def wait(self, request: Request) -> Response:
        """How a knock stands, perhaps after a wait."""
        asker = await self.site.asker(request)
        seconds = seconds_to_wait(request)
        return self.answer(await self.house.knocker.wait(asker.badge, request.path_params["knock"], seconds))

    async def leave(self, request: Request) -> Response:
        """Whoever knocked goes away."""
        asker = await self.site.asker(request)
        self.house.knocker.leave(asker.badge, request.path_params["knock"])
        return Response(status_code=204)

    async def listings(self, request: Request) -> Response:
        """The public list as it is."""
        await self.site.asker(request)
        return self.answer(self.house.listed.rows())

    async def join(self, request: Request) -> Response:
        """A stranger sits down at a listed table."""
        asker = await self.site.asker_who_changes(request)
        body = await self.site.read_body(request, Join)
        return self.answer(await self.house.join(request.path_params["listing"], body, asker.badge, asker.address))


def seconds_to_wait(request: Request) -> int:
    """For how long somebody asks to wait for an answer."""
    text = request.query_params.get("wait", "0")
    seconds = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else -1
    if not 0 <= seconds <= LONGEST_WAIT:
        raise Refusal("wait-bad", {"most": LONGEST_WAIT})
    return seconds
