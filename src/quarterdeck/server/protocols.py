"""How bytes come and go: uvicorn's protocols, with an end to what has none there."""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from typing import cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

LONGEST_REQUEST = 64 * 1024  # bytes, with its head
PATIENCE = 20.0  # seconds for a whole request
DEAF = 60.0  # seconds without room for a byte, after which nobody is there
MOST_PARTS = 32  # of one message


class Impatient(asyncio.Protocol):
    """Hangs up on whoever reads nothing; a transport that is merely closed waits for them for ever."""

    transport: Transport
    loop: asyncio.AbstractEventLoop
    _deaf: TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._deaf = self.loop.call_later(DEAF, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._hears()

    def connection_lost(self, exc: Exception | None) -> None:
        self._hears()
        super().connection_lost(exc)

    def _hears(self) -> None:
        if self._deaf is not None:
            self._deaf.cancel()
            self._deaf = None


class BoundedHttp(Impatient, HttpToolsProtocol):
    """Hangs up on a request that grows without end, or never comes to its end."""

    _received = 0  # bytes of a request that is not complete
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self._received > LONGEST_REQUEST:
            self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_request()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._expect_nothing()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def _expect_nothing(self) -> None:
        self._received = 0
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None


class BoundedSocket(Impatient, WebSocketsSansIOProtocol):
    """Keeps neither pongs for one who does not read nor parts of a message that has no end."""

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong; the next one will do

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_utf_8(b"".join(self.frames)):
            self.frames = []  # uvicorn would log a traceback for each
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused; uvicorn would log that it was forgotten

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


def is_utf_8(data: bytes) -> bool:
    """Whether these bytes are text."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
