"""WebSocket connection of one tab: what it asks, and what it is sent."""

import asyncio
import contextlib
import logging
from functools import partial
from time import monotonic

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from quarterdeck.core.errors import BadSetting
from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.asking import carry_out
from quarterdeck.server.audience import Given, frame
from quarterdeck.server.exception_logging import describe
from quarterdeck.server.house import House
from quarterdeck.server.keeping_out import PUT_OUT
from quarterdeck.server.limits import Bucket, Buckets
from quarterdeck.server.live import LiveTable
from quarterdeck.server.outbox import Flooded, Outbox
from quarterdeck.server.sitting import read_invitation
from quarterdeck.store import StoreFailed
from quarterdeck.table.hands import open_hand
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import Browse
from quarterdeck.wire.hands import OpenHand
from quarterdeck.wire.messages import NOTHING, Alive, Asked, Done, Refused, Watch, Wish

MOST_REFUSED = 100  # messages that nobody understands, or that come too often

TABLE_GONE = 4000  # close codes: come again at once
TOO_MUCH = 1008

_log = logging.getLogger("quarterdeck.connection")
_READ: msgspec.json.Decoder[Asked] = msgspec.json.Decoder(Asked)


class Connection:
    """Reads from and writes to one socket. It is a watcher of the table its tab shows."""

    def __init__(self, house: House, socket: WebSocket, asker: Asker, messages: Buckets) -> None:
        self.address, self.person = asker
        self.viewer = self.person
        self.listing = ""
        self.sent = NOTHING
        self._house = house
        self._socket = socket
        self._outbox = Outbox()
        self._live: LiveTable | None = None
        self._bucket = Bucket(bounds.MESSAGES.most, bounds.MESSAGES.per_second)
        self._messages = messages  # of all sockets, by address
        self._misread = 0
        self._entered = False  # whether it counts among those who are told things
        self._closing: tuple[int, str] | None = None
        self._farewell = ""  # the last message before it is closed
        self._reading: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """Until either side closes."""
        reading = self._reading = asyncio.create_task(self._read())
        sending = asyncio.create_task(self._send())
        try:
            await asyncio.wait((reading, sending), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (reading, sending):
                task.cancel()
            for ended in await asyncio.gather(reading, sending, return_exceptions=True):
                if isinstance(ended, Exception):
                    _log.error("a connection ended with %s", describe(ended))
            self._house.listed.leave(self)
            if self._live is not None:
                await self._live.unwatch(self)
            if self._entered:
                self._house.blocking.leave(self.person)
            if self._closing is not None:
                with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                    if self._farewell:
                        await self._socket.send_text(self._farewell)
                    await self._socket.close(*self._closing)

    # As a watcher

    def tell(self, message: str) -> None:
        try:
            self._outbox.put(message)
        except Flooded:
            self._close(TOO_MUCH, "answers are not read")

    def tell_news(self, message: str, entry: int) -> None:
        self._outbox.put_news(message, entry)

    def take_news(self) -> None:
        self._outbox.take_news()

    def drop(self) -> None:
        self._close(TABLE_GONE, "come again")

    def put_out(self, key: str) -> None:
        self._farewell = frame(Refused(key))
        self._close(PUT_OUT, key)

    def _close(self, code: int, reason: str) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            if self._reading is not None:
                self._reading.cancel()

    # Sending

    async def _send(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                waiting = await self._outbox.get()
                if waiting is None:
                    assert self._live is not None
                    await self._live.catch_up(self)
                    continue
                text, entry = waiting
                await self._socket.send_text(text)
                if entry is not None:
                    self.sent = max(self.sent, entry)

    # Reading

    async def _read(self) -> None:
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._handle(received.get("text"))
                await self._outbox.drain()  # whoever reads the answers may ask as fast as they like

    async def _handle(self, text: str | None) -> None:
        ask, kind, status, began = None, "bad", 400, monotonic()
        try:
            allowed = self._bucket.take() and self._messages.take(self.address)
            message = self._decode(text)
            kind = str(message.__struct_config__.tag)
            ask = None if isinstance(message, Watch | Browse | Alive) else message.ask
            if not allowed:
                self._count_misread()
                raise Refusal("too-often")
            if isinstance(message, Watch):
                await self._watch(message)
            elif isinstance(message, Browse):
                self._house.listed.enter(self)
            else:
                await self._do(message)
            status = 200
        except Refusal as refusal:
            if self._closing is None:  # else the farewell says why
                self.tell(frame(Refused(refusal.key, dict(refusal.slots), refusal.clause, ask)))
        except BadSetting as error:
            self.tell(frame(Refused(error.key, dict(error.slots), ask=ask)))
        except StoreFailed:
            status = 503
            self.tell(frame(Refused("store-failed", ask=ask)))
        finally:
            self._house.meter.message(kind, status, monotonic() - began)

    def _decode(self, text: str | None) -> Asked:
        try:
            if text is None:
                raise Refusal("message-bad")
            message = _READ.decode(text)
        except (msgspec.DecodeError, ValueError, RecursionError):
            self._count_misread()
            raise Refusal("message-bad") from None
        return message

    def _count_misread(self) -> None:
        """Disconnect after too many bad messages; nobody who means well sends so many while a tab is open."""
        self._misread += 1
        if self._misread > MOST_REFUSED:
            self._farewell = frame(Refused(bounds.MESSAGES.refusal))
            self._close(TOO_MUCH, "too many messages that cannot be taken")

    async def _watch(self, message: Watch) -> None:
        if self._live is not None:
            raise Refusal("watching-already")
        if not self._entered:
            self._entered = True
            self._house.blocking.enter(self.person)
        await self._house.blocking.know(self.person)
        live = self._live = await self._find(message)
        try:
            if message.hand is not None:
                self.viewer = await self._open_hand(message.hand, live)
            await live.watch(self, message.since, await self._given(message, live))
        except Refusal:
            self._live, self.viewer, self.listing = None, self.person, ""
            raise

    async def _open_hand(self, hand: OpenHand, live: LiveTable) -> str:
        """Under which name somebody sits before whom the curtain is lifted."""
        generation = (await self._house.badges()).generation(self.person)
        return await live.look(
            partial(open_hand, holder=self.person, seat=hand.seat, secret=hand.secret, generation=generation)
        )

    async def _given(self, message: Watch, live: LiveTable) -> Given | None:
        """The invitation somebody comes with, if any."""
        if not message.invitation or message.listing:
            return None
        return await read_invitation(self._house, live, message.invitation, self.person)

    async def _find(self, message: Watch) -> LiveTable:
        """The table somebody wants to watch."""
        if not message.listing:
            return await self._house.find(message.table)
        live = self._house.listed.find(message.listing)
        self.listing = "" if live.knows(self.person) else message.listing
        return live

    async def _do(self, message: Alive | Wish) -> None:
        live = self._live
        if live is None:
            raise Refusal("watch-first")
        live.time.sign(self.person)
        if isinstance(message, Alive):
            return
        done = partial(self._done, message.ask)
        await carry_out(self._house, live, Asker(self.address, self.person), message, done, self.viewer)

    def _done(self, ask: int, entry: int) -> None:
        self.tell(frame(Done(ask, entry)))
