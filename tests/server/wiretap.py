"""A client that keeps every byte it is sent, and that says the same bytes every time it is used."""

import asyncio
from urllib.parse import urlsplit

import msgspec

from quarterdeck.server.endpoints import HAND
from quarterdeck.wire.doors import Knocks
from quarterdeck.wire.hands import OpenHand
from quarterdeck.wire.messages import Act, Around, Asked, Done, News, Refused, Sent, Shown, Wish

_SENT: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Wiretap:
    """One person, over plain TCP; `heard` is all that the server sent."""

    def __init__(self, address: str) -> None:
        self.netloc = urlsplit(address).netloc
        self.heard = b""
        self.cookie = ""
        self.news: News | None = None
        self.entry = -1
        self.shown: Shown | None = None
        self.around: Around | None = None
        self._line: Stream | None = None
        self._unread = b""

    @property
    def over(self) -> bool:
        """Whether the game is."""
        return self.shown is not None and self.shown.stage == "over"

    async def request(self, method: str, path: str, wish: object = None, hand: OpenHand | None = None) -> bytes:
        """Ask over HTTP, perhaps with a hand of a screen open; the body of the answer."""
        body = b"" if wish is None else bytes(wish) if isinstance(wish, msgspec.Raw) else msgspec.json.encode(wish)
        opened = [] if hand is None else [f"{HAND}: {hand.seat} {hand.secret}"]
        reader, writer = await self.connect(
            f"{method} {path} HTTP/1.1", "Connection: close", f"Content-Length: {len(body)}", *opened
        )
        writer.write(body)
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        self.heard += answer.replace(self.netloc.encode(), b"the server")
        head, _, rest = answer.partition(b"\r\n\r\n")
        for line in head.split(b"\r\n"):
            if line.lower().startswith(b"set-cookie: quarterdeck-"):
                self.cookie = line.partition(b": ")[2].partition(b";")[0].decode()
        return rest

    async def watch(self, message: Asked) -> None:
        """Open the socket, and be shown a table."""
        await self.speak(msgspec.json.encode(message))
        self.entry = -1
        await self.until(0)

    async def speak(self, text: bytes) -> None:
        """Say something over the socket, which is opened where it is not."""
        if self._line is None:
            await self._open()
        self.send(text)

    async def _open(self) -> None:
        self._line = await self.connect(
            "GET /api/socket HTTP/1.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            f"Origin: http://{self.netloc}",
        )
        self.heard += await self._line[0].readuntil(b"\r\n\r\n")

    async def act(self, action: str, decision: int | None = None) -> Done | Refused:
        """Answer the open decision."""
        assert self.news is not None
        if decision is None:
            decision = -1 if self.news.decision is None else self.news.decision
        return await self.do(Act(1, decision, action))

    async def do(self, message: Wish) -> Done | Refused:
        """Ask for something, and hear what came of it."""
        self.send(msgspec.json.encode(message))
        while True:
            answer = await self.receive()
            if isinstance(answer, Done | Refused):
                return answer

    async def until(self, entry: int) -> None:
        """Read until the news of an entry came."""
        while self.entry < entry:
            await self.receive()

    async def until_here(self, seat: int, here: bool = True) -> None:
        """Read until somebody is there, or is away."""
        while self.shown is None or self.shown.seats[seat].here != here:
            await self.receive()

    async def until_watched(self, spectators: int) -> None:
        """Read until so many watch who sit nowhere."""
        while self.shown is None or self.shown.spectators != spectators:
            await self.receive()

    async def until_knocks(self) -> None:
        """Read until somebody knocks."""
        while not isinstance(await self.receive(), Knocks):
            pass

    async def until_links(self) -> None:
        """Read until a seat was given away."""
        while self.around is None or not self.around.links:
            await self.receive()

    async def leave(self) -> None:
        """Hang up."""
        if self._line is not None:
            self._line[1].close()
            await self._line[1].wait_closed()
            self._line = None

    def send(self, text: bytes) -> None:
        """A masked text frame; the mask is zero."""
        assert self._line is not None
        size = bytes([0x80 | len(text)]) if len(text) < 126 else bytes([0x80 | 126]) + len(text).to_bytes(2, "big")
        self._line[1].write(b"\x81" + size + b"\0\0\0\0" + text)

    async def receive(self) -> Sent:
        """The next message."""
        assert self._line is not None
        reader = self._line[0]
        head = await reader.readexactly(2)
        size = head[1]
        if size >= 126:
            long = await reader.readexactly(2 if size == 126 else 8)
            head += long
            size = int.from_bytes(long, "big")
        text = await reader.readexactly(size)
        self.heard += head + text
        message = _SENT.decode(text)
        if isinstance(message, Shown):
            self.shown = message
        if isinstance(message, Around):
            self.around = message
        if isinstance(message, News):
            self.news = message
            self.entry = message.entry
        return message

    async def connect(self, *lines: str) -> Stream:
        """A connection of its own, over which a request with these lines was sent."""
        host, port = self.netloc.split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        cookie = [f"Cookie: {self.cookie}"] if self.cookie else []
        head = [lines[0], f"Host: {self.netloc}", *lines[1:], *cookie, "", ""]
        writer.write("\r\n".join(head).encode())
        return reader, writer
