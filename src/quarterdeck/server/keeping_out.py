"""Middleware that refuses whoever the host banned, before any endpoint of the API is asked."""

from collections.abc import Callable

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from quarterdeck.server.house import House
from quarterdeck.store import StoreFailed
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Refused

PUT_OUT = 4003  # close code: there is no use in coming again
API = "/api/"  # the page itself may be read, which says in the reader's language why nothing else may be done

Answer = Callable[[Refusal], Response]


class KeepsOut:
    """Asks the door about the badge and the address of each request and socket."""

    def __init__(self, app: ASGIApp, house: House, answer: Answer) -> None:
        self.app = app
        self.house = house
        self.answer = answer

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asks = scope["type"] in ("http", "websocket") and scope["path"].startswith(API)
        if not asks or not await self._is_banned(HTTPConnection(scope)):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self.answer(Refusal("banned"))(scope, receive, send)
        else:
            socket = WebSocket(scope, receive, send)
            await socket.accept()  # a page is not told why a socket was not accepted
            await socket.send_text(msgspec.json.encode(Refused("banned")).decode())
            await socket.close(PUT_OUT, "banned")

    async def _is_banned(self, connection: HTTPConnection) -> bool:
        try:
            await self.house.door.read()
            person = (await self.house.badges()).bearer(connection.cookies)
        except StoreFailed:  # whoever is asked next says so
            return False
        return self.house.door.bans(person, connection.client.host if connection.client else "")
