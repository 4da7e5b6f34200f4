"""The HTTP and WebSocket API of a house."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from quarterdeck.core.errors import BadSetting
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker, address_of
from quarterdeck.server.audience import frame
from quarterdeck.server.background import background
from quarterdeck.server.badges import COOKIE
from quarterdeck.server.chunks import FOLDER, Chunks
from quarterdeck.server.connection import Connection
from quarterdeck.server.control import listening
from quarterdeck.server.exception_logging import describe
from quarterdeck.server.finding import Finding
from quarterdeck.server.gate import Gate
from quarterdeck.server.hands import Hands
from quarterdeck.server.health import HEALTH, Health
from quarterdeck.server.house import House
from quarterdeck.server.keeping_out import KeepsOut
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.live import LiveTable
from quarterdeck.server.origin import is_ours
from quarterdeck.server.page import WORTH_PACKING, Assets, book, curtain, page, words
from quarterdeck.server.privacy import Privacy
from quarterdeck.server.reach import Reach
from quarterdeck.server.records import Stored
from quarterdeck.server.sweeping import Sweeper
from quarterdeck.server.turning_away import SECURITY
from quarterdeck.store import StoreFailed
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import ForFriends, Open, Refused, Seated, Sit

YEAR = 365 * 24 * 3600  # seconds
LONGEST_BODY = 8 * 1024  # bytes
TRY_LATER = 1013  # close code of a socket that is one too many

ANSWERED = "quarterdeck.answered"  # in a scope whose response has begun, or whose handshake is done

STATUS = {
    "table-unknown": 404,
    "not-found": 404,
    "listing-unknown": 404,
    "knock-unknown": 404,
    "code-unknown": 404,
    "too-often": 429,
    "too-large": 413,
    "foreign-page": 403,
}
STATUS |= {"store-failed": 503, "table-failed": 503, "table-broken": 500, "no-badge": 401, "seat-taken": 409}
STATUS |= {"tables-waiting": 429, "tables-playing": 429, "tables-bytes": 429, "tables-address": 429, "server-full": 503}
STATUS |= {"banned": 403, "table-closed": 410}
STATUS |= {"server-failed": 500, "crew-busy": 503, "codes-often": 429, "codes-rest": 429, "codes-full": 503}
STATUS |= {"knocks-many": 429, "knocks-full": 429, "opener-only": 403}
STATUS |= {"hand-not-here": 403, "hand-code-wrong": 403, "hand-codes-often": 429}

_log = logging.getLogger("quarterdeck.app")

Endpoint = Callable[[Request], Awaitable[Response]]
Body = TypeVar("Body")


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


class Site:
    """The endpoints of one house."""

    def __init__(self, house: House, reach: Reach) -> None:
        self.house = house
        self.reach = reach
        self._gate = Gate()
        self._visits = Buckets(bounds.VISITS)
        self._sockets = Buckets(bounds.SOCKETS_OPENED)
        self._messages = Buckets(bounds.MESSAGES_OF_ADDRESS)
        self._records = Limits(bounds.RECORDS_OF_ADDRESS, bounds.RECORDS_OF_BADGE, bounds.RECORDS)
        self.chunks = Chunks(house.log.path.parent / FOLDER)

    def routes(self) -> list[Route | WebSocketRoute | Mount]:
        """The routing table."""
        parts = (Privacy(self, json_response), Finding(self, json_response), Hands(self, json_response))
        others = [one for part in parts for one in part.endpoints()]
        return [
            Route("/", page),
            Route("/table/{table}", page),
            Route("/table/{table}/curtain", curtain),
            Route("/watch/{listing}", page),
            Route("/knock", page),
            Mount("/assets", Assets(self.chunks)),
            Route("/words/{name}.{language}.ftl", json_errors(words)),
            Route("/book/{game}.{language}.json", json_errors(book)),
            Route("/api/me", json_errors(self.me)),
            Route("/api/friends", json_errors(self.friends)),
            Route("/api/tables", json_errors(self.open), methods=["POST"]),
            Route("/api/tables/{table}/seats", json_errors(self.sit), methods=["POST"]),
            Route("/api/tables/{table}/record", json_errors(self.record)),
            WebSocketRoute("/api/socket", self.socket),
            *(Route(path, json_errors(endpoint), methods=[method]) for method, path, endpoint in others),
            Route(HEALTH, Health(self.house.log).answer),
        ]

    async def me(self, request: Request) -> Response:
        """Who one is and where one sits; whoever is new gets a badge."""
        self._visits.check(address_of(request))
        badges = await self.house.badges()
        person = badges.bearer(request.cookies) or self.house.sources.name()
        response = json_response(await self.house.welcome(person))
        if badges.person(request.cookies.get(badges.cookie)) != person:
            badge, secure = badges.make(person), self.reach.is_secure(request.headers["host"], request.url.scheme)
            response.set_cookie(
                badges.cookie, badge, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
            )
        if badges.person(request.cookies.get(COOKIE)) is not None:  # it has its new name; another store's is left alone
            response.delete_cookie(COOKIE, path="/")
        return response

    async def take_badge(self, request: Request, response: Response) -> None:
        """Have a browser throw its badge away."""
        badges, secure = await self.house.badges(), request.url.scheme == "https"
        for name in (badges.cookie, COOKIE):
            if badges.person(request.cookies.get(name)) is not None:  # another store's is left alone
                response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)

    async def friends(self, request: Request) -> Response:
        """Where friends find this server, for the links they are sent."""
        if (await self.house.badges()).bearer(request.cookies) is None:
            raise Refusal("no-badge")
        return json_response(ForFriends(self.reach.url_for_friends(request.headers["host"], request.url.scheme)))

    async def open(self, request: Request) -> Response:
        """A new table."""
        asker = await self.asker_who_changes(request)
        body = await self.read_body(request, Open)
        return json_response(await self.house.open(body, asker.badge, asker.address), 201)

    async def sit(self, request: Request) -> Response:
        """Somebody sits down."""
        asker = await self.asker_who_changes(request)
        body = await self.read_body(request, Sit)
        table = request.path_params["table"]
        return json_response(Seated(await self.house.sit(table, body, asker.badge, asker.address)))

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        self._records.check(await self.asker(request))
        table = request.path_params["table"]
        stored = self.house.records.get(table)
        if stored is None:
            live = await self.house.find(table)
            stored = await live.look(partial(self._keep_record, live=live))
        headers = {"content-disposition": f'attachment; filename="{stored.name}"', "cache-control": "private"}
        return Response(stored.text, media_type="application/json", headers=headers)

    def _keep_record(self, table: Table, live: LiveTable) -> Stored:
        """The record of a table as it stands, while nobody changes it."""
        stored = Stored(f"{table.game.name}-{live.name[:8]}.json", table.record().json().encode())
        self.house.records.put(live.name, stored)
        return stored

    async def socket(self, socket: WebSocket) -> None:
        """The WebSocket of one tab."""
        try:
            asker = await self.asker(socket)
            self._sockets.check(asker.address)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal.key == "no-badge":
                await socket.close(1008)
            else:
                await socket.send_denial_response(error_response(refusal))
            return
        try:
            with self._gate.through(asker):
                await socket.accept()
                connection = Connection(self.house, socket, asker, self._messages)
                with self.house.door.entered(connection, socket.client.host if socket.client else ""):
                    await connection.serve()
        except Refusal as refusal:
            await turn_away(socket, refusal)

    async def asker(self, connection: HTTPConnection) -> Asker:
        """The session of a request or socket."""
        person = (await self.house.badges()).bearer(connection.cookies)
        if person is None:
            raise Refusal("no-badge")
        return Asker(address_of(connection), person)

    async def asker_who_changes(self, request: Request) -> Asker:
        """The session of a request that changes or gathers something, within its rate limit."""
        asker = await self.asker(request)
        self.house.posts.check(asker)
        return asker

    async def read_body(self, request: Request, kind: type[Body]) -> Body:
        """The request body, bounded and decoded."""
        body = b""
        async for part in request.stream():
            body += part
            if len(body) > LONGEST_BODY:
                raise Refusal("too-large")
        try:
            return msgspec.json.decode(body, type=kind)
        except (msgspec.DecodeError, ValueError, RecursionError):
            raise Refusal("message-bad") from None


def json_errors(endpoint: Endpoint) -> Endpoint:
    """Turn the refusals of an endpoint into JSON error responses."""

    async def attempt(request: Request) -> Response:
        try:
            return await endpoint(request)
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            return error_response(refusal_of(error))

    return attempt


def refusal_of(error: Exception) -> Refusal:
    """What to tell somebody about an exception; of an unexpected one no text, neither to them nor in the log."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, BadSetting):
        return Refusal(error.key, error.slots)
    if isinstance(error, StoreFailed):
        return Refusal("store-failed")
    _log.error("a request ended with %s", describe(error))
    return Refusal("server-failed")


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Refuse a socket so that the page can read why: before it is accepted, a browser tells it nothing."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(frame(Refused(refusal.key, dict(refusal.slots), refusal.clause)))
        await socket.close(TRY_LATER)


def json_response(message: object, status: int = 200) -> Response:
    """A message as a JSON response that no cache may keep."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def error_response(refusal: Refusal) -> Response:
    """A refusal as a JSON response with a fitting status."""
    return json_response(Refused(refusal.key, dict(refusal.slots), refusal.clause), STATUS.get(refusal.key, 400))


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

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.build = house.build
        await asyncio.to_thread(site.chunks.keep)
        await house.clock.begin()
        async with background(house.clock.run, Sweeper(house).run, house.waker.run, house.listed.run), listening(house):
            yield
        await house.close()

    return Starlette(
        routes=site.routes(),
        middleware=[
            Middleware(OursOnly, reach=reach),
            Middleware(KeepsOut, house=house, answer=error_response),
            Middleware(GZipMiddleware, minimum_size=WORTH_PACKING),
        ],
        exception_handlers={404: not_found, 405: not_found},
        lifespan=lifespan,
    )
