"""A person at a server, over HTTP: a badge, other people, one's own data."""

import asyncio
import http.client
from typing import TypeVar
from urllib.parse import urlsplit

import msgspec

from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.wire.messages import Refused, Welcome
from quarterdeck.wire.own import Own
from quarterdeck.wire.people import Block, Blocks, Erased, Report, Reported

Answer = TypeVar("Answer")

COOKIE = "quarterdeck-"  # how the name of the cookie begins; the rest is the server's own
PATIENCE = 30.0  # seconds for an answer


class TurnedAway(QuarterdeckError):
    """The server refused something; `refused` says why, with a key and slots."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.key)
        self.refused = refused


class Guest:
    """One person with a badge of its own."""

    def __init__(self, address: str, source: str = "") -> None:
        self.address = address.rstrip("/")
        self.source = source  # the address to connect from, where the machine has several
        self.badge = ""
        self.cookie = ""  # the name under which this server knows the badge

    async def arrive(self) -> Welcome:
        """Get a badge, or show the one there is."""
        return await self.ask("GET", "/api/me", Welcome)

    # About people

    async def report(self, table: str, seat: int, text: str = "") -> Reported:
        """Report who sits on a seat to the host."""
        return await self.ask("POST", f"/api/tables/{table}/reports", Reported, Report(seat, text))

    async def block(self, table: str, seat: int) -> Blocks:
        """Block who sits on a seat: nothing they write comes any more."""
        return await self.ask("POST", f"/api/tables/{table}/blocks", Blocks, Block(seat))

    async def blocks(self, table: str = "") -> Blocks:
        """All who are blocked, with their seats where a table is named."""
        return await self.ask("GET", f"/api/tables/{table}/blocks" if table else "/api/me/blocks", Blocks)

    async def unblock(self, blocked: str) -> Blocks:
        """Block somebody no longer, by the id of the block."""
        return await self.ask("DELETE", f"/api/me/blocks/{blocked}", Blocks)

    async def data(self) -> Own:
        """All that the server has of this person."""
        return await self.ask("GET", "/api/me/data", Own)

    async def leave_table(self, table: str) -> Erased:
        """Be forgotten at one table."""
        return await self.ask("DELETE", f"/api/tables/{table}/me", Erased)

    async def erase(self) -> Erased:
        """Be forgotten everywhere; the badge is gone then."""
        erased = await self.ask("DELETE", "/api/me", Erased)
        self.badge = ""
        return erased

    async def ask(
        self, method: str, path: str, kind: type[Answer], wish: object = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """Ask for something, and read the answer; `TurnedAway` where it is refused."""
        status, text = await self.request(method, path, wish, headers)
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

    def _cookie(self) -> dict[str, str]:
        return {"cookie": f"{self.cookie}={self.badge}"} if self.badge else {}
