"""The application: routes of the API, the page and its files, and what stands before all of them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from functools import partial

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quarterdeck.server.answering import error_response, json_errors, refusal_of
from quarterdeck.server.background import background
from quarterdeck.server.chunks import FOLDER, Chunks
from quarterdeck.server.control import listening
from quarterdeck.server.feed import Feed
from quarterdeck.server.health import HEALTH, Health
from quarterdeck.server.house import House
from quarterdeck.server.keeping_out import KeepsOut
from quarterdeck.server.origin import is_ours
from quarterdeck.server.page import WORTH_PACKING, Assets, book, curtain, page, rules, words
from quarterdeck.server.reach import Reach
from quarterdeck.server.site import Site
from quarterdeck.server.sockets import Sockets
from quarterdeck.server.sweeping import Sweeper
from quarterdeck.server.turning_away import SECURITY
from quarterdeck.table.refusals import Refusal

ANSWERED = "quarterdeck.answered"  # in a scope whose response has begun, or whose handshake is done


class OursOnly:
    """Middleware: rejects cross-origin requests, and sets security headers on every response."""

    def __init__(self, app: ASGIApp, reach: Reach) -> None:
        self.app = app
        self.reach = reach

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        guarded = partial(self._send, scope, send)
        asked_at = (scope.get("server") or ("", 0))[0]
        if scope["path"] == HEALTH or is_ours(Headers(scope=scope), self.reach, asked_at):
            await self._serve(scope, receive, guarded)
        else:
            await error_response(Refusal("foreign-page"))(scope, receive, guarded)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The last resort: an exception nobody thought of would reach the server's log with its text."""
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            refusal = refusal_of(error)
            if not scope.get(ANSWERED):
                await error_response(refusal)(scope, receive, send)
            elif scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": 1011})

    @staticmethod
    async def _send(scope: Scope, send: Send, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.close" and not scope.get(ANSWERED):
            start = {"type": "websocket.http.response.start", "status": 403, "headers": []}
            MutableHeaders(scope=start).update(SECURITY)
            await send(start)
            message = {"type": "websocket.http.response.body", "body": b""}
        elif kind in ("http.response.start", "websocket.http.response.start"):
            MutableHeaders(scope=message).update(SECURITY)
        scope[ANSWERED] = scope.get(ANSWERED) or kind in ("http.response.start", "websocket.accept")
        await send(message)


def routes(site: Site, chunks: Chunks) -> list[BaseRoute]:
    """The routing table."""
    return [
        Route("/", page),
        Route("/table/{table}", page),
        Route("/table/{table}/curtain", curtain),
        Route("/watch/{listing}", page),
        Route("/replay/{moment:path}", page),
        Route("/rules/{game}", rules),
        Route("/knock", page),
        Route("/me", page),
        Route("/feed/{secret}.atom", json_errors(Feed(site).answer)),
        Mount("/assets", Assets(chunks)),
        Route("/words/{name}.{language}.ftl", json_errors(words)),
        Route("/book/{game}.{language}.json", json_errors(book)),
        *(endpoint.route(site) for endpoint in site.endpoints),
        WebSocketRoute("/api/socket", Sockets(site).serve),
        Route(HEALTH, Health(site.house.log).answer),
    ]


async def not_found(request: Request, error: Exception) -> Response:
    """There is nothing here; a person is told so by the page."""
    if request.method == "GET" and "text/html" in request.headers.get("accept", ""):
        response = await page(request)
        response.status_code = max(404, response.status_code)
        return response
    return error_response(Refusal("not-found"))


def make_app(house: House, reach: Reach) -> Starlette:
    """The application of a house that is reached in this way alone."""
    site = Site(house, reach)
    chunks = Chunks(house.log.path.parent / FOLDER)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.build = house.build
        await asyncio.to_thread(chunks.keep)
        await house.clock.begin()
        async with background(house.clock.run, Sweeper(house).run, house.waker.run, house.listed.run), listening(house):
            yield
        await house.close()

    return Starlette(
        routes=routes(site, chunks),
        middleware=[
            Middleware(OursOnly, reach=reach),
            Middleware(KeepsOut, house=house, answer=error_response),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING),
        ],
        exception_handlers={404: not_found, 405: not_found},
        lifespan=lifespan,
    )
