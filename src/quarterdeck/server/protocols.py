"""uvicorn's protocols with timeouts and size limits, where they have none."""

import asyncio
from asyncio import BaseTransport, TimerHandle, Transport
from http import HTTPStatus
from typing import ClassVar, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from quarterdeck.server import bounds
from quarterdeck.server.askers import counted
from quarterdeck.server.bounds import FRAMES
from quarterdeck.server.gate import Lines
from quarterdeck.server.limits import Bucket
from quarterdeck.server.turning_away import answer
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.replaying import LARGEST_FILE

LONGEST_HEAD = 8 * 1024  # bytes of a request
LONGEST_REQUEST = 24 * 1024  # bytes, with its head, and with what the parts of a body are wrapped in
FILES = ("POST", "/api/replays")  # where a record is sent in, which is longer
REQUEST_TIMEOUT = 20.0  # seconds for a whole request
WRITE_TIMEOUT = 60.0  # seconds without room for a byte in the write buffer
MOST_FRAGMENTS = 32  # of one message
MOST_PIPELINED = 16  # requests that wait for the answer to another one, on one connection
HOLD = 1.0  # seconds before one who asks too often is answered; at once, they would come again at once
LINGER = 1.0  # seconds for an answer to be read before its connection is closed
READ_AT_ONCE = 1024  # bytes of requests or frames


class WriteTimeout(asyncio.Protocol):
    """Write timeout: aborts the transport of a client that reads nothing; merely closed, it would wait for ever.

    Until its connection is lost, it is counted.
    """

    lines: ClassVar[Lines] = Lines()  # a server has its own
    transport: Transport
    client: tuple[str, int] | None
    loop: asyncio.AbstractEventLoop
    _counted: str | None = None  # the address it is counted under
    _write_timer: TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timer = self.loop.call_later(WRITE_TIMEOUT, self._hang_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_write_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_write_timer()
        if self._counted is not None:
            self.lines.leave(self._counted)
            self._counted = None
        super().connection_lost(exc)

    def _hang_up(self) -> None:
        self.transport.abort()

    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def _address(self) -> str:
        return counted(self._host())

    def _stop_write_timer(self) -> None:
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None


class BoundedHttp(WriteTimeout, HttpToolsProtocol):
    """Request timeout and size limit: hangs up on a request that never comes to its end."""

    _unanswered: tuple[RequestResponseCycle, ...] = ()
    _received = 0  # bytes of a request that is not complete
    _longest = LONGEST_REQUEST
    _in_head = False
    _turning_away: TimerHandle | None = None
    _speaks_for_others = False
    _request_timer: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(cast(Transport, transport))
        try:
            self.lines.enter(self._address(), self._host())
        except Refusal as refusal:
            self.transport.write(answer(HTTPStatus.SERVICE_UNAVAILABLE, refusal))
            self.transport.close()
        else:
            self._counted = self._address()
            self._speaks_for_others = self.lines.is_proxy(self._host())
            self._start_request_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_request_timer()
        if self._turning_away is not None:
            self._turning_away.cancel()
        self._answer_nobody()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        start = 0
        while start < len(data):  # all requests of a piece are parsed before they are counted
            if self._done_with() or self.transport.get_protocol() is not self:
                return
            room = LONGEST_HEAD - self._received  # so that a head is cut off at its last byte
            piece = data[start : start + (min(READ_AT_ONCE, room) if room > 0 else READ_AT_ONCE)]
            start += len(piece)
            self._received += len(piece)
            super().data_received(piece)
            if self._in_head and self._received >= LONGEST_HEAD:
                self._turn_away(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "too-large")
            elif self._received > self._longest:
                self.transport.close()
            elif len(self.pipeline) > MOST_PIPELINED:
                self._hang_up()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head = True
        self._longest = LONGEST_REQUEST
        self._start_request_timer()

    def on_header(self, name: bytes, value: bytes) -> None:
        """What comes after a body is no header: a proxy hands on what a visitor claims there."""
        if self._in_head:
            super().on_header(name, value)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read; it counts as a request, but of a proxy's nobody knows whose."""
        if self._owes_an_answer():
            self._hang_up()  # it would be taken for that one
        elif self._speaks_for_others or self.lines.requests.take(self._counted or ""):
            self.transport.write(answer(HTTPStatus.BAD_REQUEST, Refusal("message-bad")))
            self.transport.close()
        else:
            self._hold()

    # The rest of a piece is parsed even after somebody was turned away: nothing is made of it

    def on_headers_complete(self) -> None:
        self._in_head = False
        if self._done_with():
            return
        if self.lines.requests.take(self._visitor()):
            super().on_headers_complete()
            self._unanswered = tuple(
                one for one in (*self._unanswered, self.cycle) if one and not one.response_complete
            )
            if (self.scope.get("method"), self.scope.get("path")) == FILES:
                self._longest = LONGEST_REQUEST + LARGEST_FILE
        else:
            self._hold()

    def on_body(self, body: bytes) -> None:
        if not self._done_with():
            super().on_body(body)

    def on_message_complete(self) -> None:
        if not self._done_with():
            super().on_message_complete()
        self._stop_request_timer()

    def _done_with(self) -> bool:
        return self._turning_away is not None or self.transport.is_closing()

    def _visitor(self) -> str:
        """The address a request counts under."""
        if not self._speaks_for_others:
            return self._counted or ""
        forwarded = b", ".join(value for name, value in self.headers if name == b"x-forwarded-for")
        return self.lines.visitor(self._host(), forwarded.decode("latin-1"))

    def _hold(self) -> None:
        """Let one who asks too often wait for being turned away."""
        self.flow.pause_reading()
        self._turning_away = self.loop.call_later(
            HOLD, self._turn_away, HTTPStatus.TOO_MANY_REQUESTS, bounds.REQUESTS.refusal
        )

    def _turn_away(self, status: HTTPStatus, key: str) -> None:
        """Say why and hang up; without a word where the answer to an earlier request would have to come first."""
        if self.transport.is_closing():
            return
        if self._owes_an_answer():
            self._hang_up()
            return
        self.transport.write(answer(status, Refusal(key), self.headers))
        self.transport.write_eof()
        self.flow.resume_reading()  # into nothing: what is left unread would take the answer back
        self._turning_away = self.loop.call_later(LINGER, self.transport.close)

    def _hang_up(self) -> None:
        self._answer_nobody()
        super()._hang_up()

    def _answer_nobody(self) -> None:
        """Drop what is still answered; uvicorn does so with the last request alone. uvloop raises at closed lines."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()
        self._unanswered = ()

    def _owes_an_answer(self) -> bool:
        """Whether an earlier request is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete

    def handle_websocket_upgrade(self) -> None:
        if self._done_with():
            return
        self._stop_request_timer()
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, BoundedSocket)
        upgraded.refuse_bad_handshake()

    def _start_request_timer(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_TIMEOUT, self._hang_up)

    def _stop_request_timer(self) -> None:
        self._received = 0
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None


class BoundedSocket(WriteTimeout, WebSocketsSansIOProtocol):
    """Bounded buffers: no pongs pile up for one who does not read, nor fragments of a message that has no end.

    Bounded work: frames that come faster than anybody's need, of whatever kind, end the connection.
    """

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self._counted = self._visitor = self._address()  # since it was a request
        self._frames = Bucket(FRAMES.most, FRAMES.per_second)

    def handle_connect(self, event: Request) -> None:
        self._visitor = self.lines.visitor(self._host(), ", ".join(event.headers.get_all("X-Forwarded-For")))
        super().handle_connect(event)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), READ_AT_ONCE):  # all frames of a piece are parsed before one is counted
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + READ_AT_ONCE])

    def refuse_bad_handshake(self) -> None:
        """Answer a request to upgrade that cannot be read, such as one with a body; nobody else ever would."""
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(answer(HTTPStatus.BAD_REQUEST, Refusal("message-bad")))
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        if self._may_send():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._may_send():
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if not self._may_send():
            return
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong; the next one will do

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if not self._may_send():
            return
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many parts")
            self.handle_parser_exception()

    def _may_send(self) -> bool:
        """Count a frame; one too many ends the connection."""
        if self.transport.is_closing():
            return False
        if self._frames.take() and self.lines.frames.take(self._visitor):
            return True
        self.transport.abort()  # merely closed, it would have to take its answers first
        return False

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
    """Whether these bytes decode."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
