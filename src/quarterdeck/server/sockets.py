"""The WebSocket endpoint: who may open one, and how one too many is turned away."""

import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from quarterdeck.server import bounds
from quarterdeck.server.answering import error_response, refusal_of
from quarterdeck.server.askers import ASKING
from quarterdeck.server.audience import frame
from quarterdeck.server.connection import Connection
from quarterdeck.server.limits import Buckets
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Refused

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

TRY_LATER = 1013  # close code of a socket that is one too many


class Sockets:
    """The sockets of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self._opened = Buckets(bounds.SOCKETS_OPENED)

    async def serve(self, socket: WebSocket) -> None:
        """The WebSocket of one tab."""
        try:
            asker = await self.site.asker(socket)
            ASKING.set(asker)
            self._opened.check(asker.address)
        except Exception as error:
            refusal = refusal_of(error)
            if refusal.key == "no-badge":
                await socket.close(1008)
            else:
                await socket.send_denial_response(error_response(refusal))
            return
        house = self.site.house
        try:
            with self.site.gate.through(asker):
                await socket.accept()
                connection = Connection(house, socket, asker, self.site.messages)
                with house.door.entered(connection, socket.client.host if socket.client else ""):
                    await self.site.asker(socket)  # who signed out in the meantime was not hung up on
                    await connection.serve()
        except Refusal as refusal:
            await turn_away(socket, refusal)


async def turn_away(socket: WebSocket, refusal: Refusal) -> None:
    """Refuse a socket so that the page can read why: before it is accepted, a browser tells it nothing."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept()
        await socket.send_text(frame(Refused(refusal.key, dict(refusal.slots), refusal.clause)))
        await socket.close(TRY_LATER)
