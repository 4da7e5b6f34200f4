"""One house as it is reached over HTTP: who asks, how often they may, and all that may be asked."""

from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker, address_of
from quarterdeck.server.badges import COOKIE, Held
from quarterdeck.server.endpoints import Endpoint
from quarterdeck.server.finding import Finding
from quarterdeck.server.gate import Gate
from quarterdeck.server.hands import Hands
from quarterdeck.server.house import House
from quarterdeck.server.limits import Buckets
from quarterdeck.server.lobby import Lobby
from quarterdeck.server.openapi import Document
from quarterdeck.server.own import Own
from quarterdeck.server.playing import Playing
from quarterdeck.server.privacy import Privacy
from quarterdeck.server.reach import Reach
from quarterdeck.server.replays import Replays
from quarterdeck.server.reviews import ReviewEndpoints
from quarterdeck.server.shared import Shared
from quarterdeck.table.refusals import Refusal

YEAR = 365 * 24 * 3600  # seconds


class Site:
    """What the endpoints of one house share."""

    def __init__(self, house: House, reach: Reach) -> None:
        self.house = house
        self.reach = reach
        self.gate = Gate()
        self.messages = Buckets(bounds.MESSAGES_OF_ADDRESS)
        parts = (
            *(Lobby(self), Finding(self), Hands(self), Own(self), Playing(self), Privacy(self)),
            *(Replays(self), ReviewEndpoints(self), Shared(self), Document(self)),
        )
        self.endpoints: tuple[Endpoint[Any, Any], ...] = tuple(one for part in parts for one in part.endpoints())

    # Badges

    async def asker(self, connection: HTTPConnection) -> Asker:
        """The session of a request or socket."""
        return Asker(address_of(connection), (await self.held(connection)).person)

    async def held(self, connection: HTTPConnection) -> Held:
        """The badge of a request with its generation; of a signing out that the store lost, the store learns by it."""
        badges = await self.house.badges()
        held = badges.held(connection.cookies)
        if held is None:
            raise Refusal("no-badge")
        if badges.is_ahead(held):
            await self.house.oneself.catch_up(held)
        return held

    async def give_badge(self, request: Request, response: Response, badge: str) -> None:
        """Have a browser keep a badge, where it does not yet."""
        badges = await self.house.badges()
        if request.cookies.get(badges.cookie) != badge:
            secure = self.reach.is_secure(request.headers["host"], request.url.scheme)
            response.set_cookie(
                badges.cookie, badge, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
            )
        if badges.read(request.cookies.get(COOKIE)) is not None:  # it has its new name; another store's is left alone
            response.delete_cookie(COOKIE, path="/")

    async def take_badge(self, request: Request, response: Response) -> None:
        """Have a browser throw its badge away."""
        badges, secure = await self.house.badges(), request.url.scheme == "https"
        for name in (badges.cookie, COOKIE):
            if badges.read(request.cookies.get(name)) is not None:  # another store's is left alone
                response.delete_cookie(name, path="/", httponly=True, samesite="lax", secure=secure)
