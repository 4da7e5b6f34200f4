"""The HTTP endpoints of several people at one screen: each takes a seat, and lifts the curtain before their hand."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.table.hands import secret_of
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.hands import LiftCurtain, Lifted, TakeHand
from quarterdeck.wire.messages import Seated

if TYPE_CHECKING:
    from quarterdeck.server.app import Site

Endpoint = Callable[[Request], Awaitable[Response]]
Answer = Callable[[object], Response]


class Hands:
    """The endpoints of one site; `answer` makes a response of a message."""

    def __init__(self, site: "Site", answer: Answer) -> None:
        self.site = site
        self.house = site.house
        self.answer = answer
        self._curtains = Limits(bounds.CURTAINS_OF_ADDRESS, bounds.CURTAINS_OF_BADGE)
        self._wrong_codes = Buckets(bounds.WRONG_HAND_CODES)

    def endpoints(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and endpoint of each."""
        return [
            ("POST", "/api/tables/{table}/hands", self.take),
            ("POST", "/api/tables/{table}/hands/{seat:int}", self.lift),
        ]

    async def take(self, request: Request) -> Response:
        """One more of those at a screen sits down."""
        asker = await self.site.asker_who_changes(request)
        body = await self.site.read_body(request, TakeHand)
        table = request.path_params["table"]
        return self.answer(Seated(await self.house.take_hand(table, body, asker.badge, asker.address)))

    async def lift(self, request: Request) -> Response:
        """What opens a hand, for the screen that holds it."""
        asker = await self.site.asker(request)
        self._curtains.check(asker)
        body = await self.site.read_body(request, LiftCurtain)
        table, seat = request.path_params["table"], request.path_params["seat"]
        live = await self.house.find(table)
        wrong = f"{table}/{seat}"
        if not self._wrong_codes.has(wrong):
            raise Refusal(self._wrong_codes.bound.refusal)
        try:
            secret = await live.look(partial(secret_of, holder=asker.badge, seat=seat, code=body.code))
        except Refusal as refusal:
            if refusal.key == "hand-code-wrong":
                self._wrong_codes.take(wrong)
            raise
        return self.answer(Lifted(secret))
