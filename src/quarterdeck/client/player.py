"""A person at a server, without a browser: opens tables, sits down, watches, acts."""

import asyncio
import http.client
import itertools
import secrets
import socket
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.record import read
from quarterdeck.core.verification import Kept, Verdict, verify
from quarterdeck.wire.messages import (
    NOTHING,
    Act,
    Asked,
    Block,
    Blocks,
    Chat,
    Done,
    Erased,
    Heard,
    News,
    Open,
    Opened,
    Refused,
    Report,
    Reported,
    Say,
    Seated,
    Sent,
    Shown,
    Sit,
    Watch,
    Welcome,
)
from quarterdeck.wire.own import Own

Answer = TypeVar("Answer")

COOKIE = "quarterdeck-"  # how the name of the cookie begins; the rest is the server's own
PERSON = "person"  # the kind of a seat that waits for one
PATIENCE = 30.0  # seconds for an answer over HTTP

_SENT: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)


class TurnedAway(QuarterdeckError):
    """The server refused something; `refused` says why, with a key and slots."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.key)
        self.refused = refused


class Player:
    """One person with a badge of its own; at most one table at a time is watched.

    `shown` and `news` are the last of their kind that came, `heard` all that was said; `entry` is the last entry seen,
    from which it resumes. `kept` is what it was shown of each table's luck before it added to it, and what it added.
    """

    def __init__(self, address: str, name: str = "Player", source: str = "") -> None:
        self.address = address.rstrip("/")
        self.name = name
        self.source = source  # the address to connect from, where the machine has several
        self.badge = ""
        self.cookie = ""  # the name under which this server knows the badge
        self.shown: Shown | None = None
        self.news: News | None = None
        self.heard: list[Heard] = []
        self.entry = NOTHING
        self.kept: dict[str, Kept] = {}
        self._added: dict[str, str] = {}  # what was or will be sent for a table; the same however often it is asked
        self._socket: ClientConnection | None = None
        self._asks = itertools.count(1)

    # Over HTTP

    async def arrive(self) -> Welcome:
        """Get a badge, or show the one there is."""
        return await self._ask("GET", "/api/me", Welcome)

    async def open(self, game: str, *seats: str, **options: str | bool) -> Opened:
        """Open a table."""
        opened = await self._ask("POST", "/api/tables", Opened, Open(game, seats, options))
        self.kept[opened.table] = Kept(opened.commitment, seats=tuple(kind.replace(PERSON, "") for kind in seats))
        return opened

    async def sit(self, table: str, invitation: str) -> int:
        """Take a seat, adding to its luck; where somebody has this name already, under the one that is proposed.

        The commitment and whose seats are bots' are kept where they were shown before, by `open` or `watch`.
        """
        shown = self.kept.get(table, Kept())
        luck = self._added.setdefault(table, secrets.token_hex(16))
        wish = Sit(invitation, self.name, luck)
        path = f"/api/tables/{table}/seats"
        try:
            seat = (await self._ask("POST", path, Seated, wish)).seat
        except TurnedAway as turned_away:
            if turned_away.refused.key != "name-taken":
                raise
            self.name = str(turned_away.refused.slots["free"])
            seat = (await self._ask("POST", path, Seated, msgspec.structs.replace(wish, name=self.name))).seat
        self.kept[table] = msgspec.structs.replace(shown, contributions={seat: luck})
        return seat

    async def verify(self, table: str) -> Verdict:
        """Hold the luck of a finished game against what was kept; `TurnedAway` or `BadRecord` where there is none."""
        status, text = await self.request("GET", f"/api/tables/{table}/record")
        if status >= 400:
            raise TurnedAway(msgspec.json.decode(text, type=Refused))
        return verify(read(text), self.kept.get(table))

    # About people

    async def report(self, table: str, seat: int, text: str = "") -> Reported:
        """Report who sits on a seat to the host."""
        return await self._ask("POST", f"/api/tables/{table}/reports", Reported, Report(seat, text))

    async def block(self, table: str, seat: int) -> Blocks:
        """Block who sits on a seat: nothing they write comes any more."""
        return await self._ask("POST", f"/api/tables/{table}/blocks", Blocks, Block(seat))

    async def blocks(self, table: str = "") -> Blocks:
        """All who are blocked, with their seats where a table is named."""
        return await self._ask("GET", f"/api/tables/{table}/blocks" if table else "/api/me/blocks", Blocks)

    async def unblock(self, blocked: str) -> Blocks:
        """Block somebody no longer, by the id of the block."""
        return await self._ask("DELETE", f"/api/me/blocks/{blocked}", Blocks)

    async def data(self) -> Own:
        """All that the server has of this person."""
        return await self._ask("GET", "/api/me/data", Own)

    async def leave_table(self, table: str) -> Erased:
        """Be forgotten at one table."""
        return await self._ask("DELETE", f"/api/tables/{table}/me", Erased)

    async def erase(self) -> Erased:
        """Be forgotten everywhere; the badge is gone then."""
        erased = await self._ask("DELETE", "/api/me", Erased)
        self.badge = ""
        return erased

    async def _ask(self, method: str, path: str, kind: type[Answer], wish: object = None) -> Answer:
        status, text = await self.request(method, path, wish)
        if status >= 400:
            raise TurnedAway(msgspec.json.decode(text, type=Refused))
        return msgspec.json.decode(text, type=kind)

    async def request(
        self, method: str, path: str, wish: object = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Ask for anything; the status and the text of the answer."""
        return await asyncio.to_thread(self._request, method, path, wish, headers)

    def _request(self, method: str, path: str, wish: object, headers: dict[str, str] | None) -> tuple[int, bytes]:
        source = (self.source, 0) if self.source else None
        connection = http.client.HTTPConnection(urlsplit(self.address).netloc, timeout=PATIENCE, source_address=source)
        try:
            body = None if wish is None else msgspec.json.encode(wish)
            connection.request(method, path, body, self._cookie() | (headers or {}))
            response = connection.getresponse()
            for name, _, rest in (part.partition("=") for part in response.headers.get_all("set-cookie", [])):
                if name.startswith(COOKIE):
                    self.cookie, self.badge = name, rest.partition(";")[0]
            return response.status, response.read()
        finally:
            connection.close()

    # Over the socket

    async def connect(self, room: int = 0) -> None:
        """Open the socket; `room` limits the bytes that wait to be read, for a client that is slow on purpose."""
        await self.leave()
        server = urlsplit(self.address)
        line = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        line.setblocking(False)
        if room:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        if self.source:
            line.bind((self.source, 0))
        await asyncio.get_running_loop().sock_connect(line, (server.hostname or "", server.port or 80))
        self._socket = await connect(
            f"ws://{server.netloc}/api/socket",
            sock=line,
            additional_headers=self._cookie(),
            compression=None,
            proxy=None,
            max_queue=1 if room else None,
        )

    async def watch(self, table: str, room: int = 0) -> None:
        """Connect, and be shown a table from the last entry seen on."""
        await self.connect(room)
        await self.send(Watch(table, self.entry))
        self.shown = None
        while self.news is None or self.shown is None:
            message = await self.receive()
            if isinstance(message, Refused):
                raise TurnedAway(message)

    def _cookie(self) -> dict[str, str]:
        return {"cookie": f"{self.cookie}={self.badge}"} if self.badge else {}

    async def leave(self) -> None:
        """Close the socket; what was seen stays seen."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Asked | str) -> None:
        """Send a message, or whatever text."""
        assert self._socket is not None
        text = message if isinstance(message, str) else msgspec.json.encode(message).decode()
        await self._socket.send(text)

    async def receive(self) -> Sent:
        """The next message; what it says is remembered."""
        assert self._socket is not None
        message = _SENT.decode(await self._socket.recv())
        if isinstance(message, Shown):
            self.shown = message
            bots = tuple(chair.bot for chair in message.seats)
            self.kept.setdefault(message.table, Kept(message.commitment, seats=bots))
        elif isinstance(message, News):
            self.news = message
            self.heard += (one for one in message.said if one.entry > self.entry)
            self.entry = message.entry
        return message

    async def act(self, action: str, decision: int | None = None) -> Done:
        """Answer the open decision, or another; `TurnedAway` if it is refused."""
        if decision is None:
            assert self.news is not None
            decision = self.news.decision
        return await self._do(Act(next(self._asks), NOTHING if decision is None else decision, action))

    async def say(self, statement: str) -> Done:
        """Make a statement; `TurnedAway` if it is refused."""
        return await self._do(Say(next(self._asks), statement, secrets.token_hex(8)))

    async def chat(self, text: str) -> Done:
        """Write to everybody at the table; `TurnedAway` if it is refused."""
        return await self._do(Chat(next(self._asks), text, secrets.token_hex(8)))

    async def _do(self, message: Act | Say | Chat) -> Done:
        await self.send(message)
        while True:
            answer = await self.receive()
            if isinstance(answer, Refused):
                raise TurnedAway(answer)
            if isinstance(answer, Done) and answer.ask == message.ask:
                return answer

    async def be_asked(self) -> News | None:
        """Wait until something must be decided here; None when the game is over."""
        while True:
            assert self.shown is not None
            if self.news is not None and self.news.decision is not None:
                return self.news
            if self.shown.stage == "over":
                return None
            await self.receive()
