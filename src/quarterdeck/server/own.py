"""The HTTP endpoints about being oneself: links to oneself, devices and feeds, signing out, and one's tables."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, get_args

from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.server import bounds, mine
from quarterdeck.server.badges import Held
from quarterdeck.server.limits import Limits
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.oneself import Claim, Filter, MakeWay, WayKind

if TYPE_CHECKING:
    from quarterdeck.server.app import Site

Endpoint = Callable[[Request], Awaitable[Response]]
Answer = Callable[[object], Response]


class Own:
    """The endpoints of one site; `answer` makes a response of a message."""

    def __init__(self, site: "Site", answer: Answer) -> None:
        self.site = site
        self.house = site.house
        self.answer = answer
        self._lists = Limits(bounds.LISTS_OF_ADDRESS, bounds.LISTS_OF_BADGE)

    def endpoints(self) -> list[tuple[str, str, Endpoint]]:
        """Method, path and endpoint of each."""
        return [
            ("GET", "/api/me/ways", self.ways),
            ("POST", "/api/me/ways", self.make),
            ("DELETE", "/api/me/ways/{kind}", self.revoke),
            ("POST", "/api/ways/look", self.look),
            ("POST", "/api/ways/claim", self.claim),
            ("DELETE", "/api/me/badge", self.forget),
            ("DELETE", "/api/me/badges", self.sign_out),
            ("GET", "/api/me/tables", self.tables),
            ("DELETE", "/api/me/tables/{table}", self.remove),
            ("POST", "/api/me/tables/{table}", self.put_back),
        ]

    # Ways

    async def ways(self, request: Request) -> Response:
        """What leads to one at the moment."""
        return secret(self.answer(await self.house.oneself.ways((await self.site.asker(request)).badge)))

    async def make(self, request: Request) -> Response:
        """A link to oneself, to one's feed, or for one device."""
        held, address = await self._held(request)
        body = await self.site.read_body(request, MakeWay)
        return secret(self.answer(await self.house.oneself.make(held, address, body.kind, renew=body.renew)))

    async def revoke(self, request: Request) -> Response:
        """No link, or feed, or device that is yet to come leads to one any longer."""
        held, _ = await self._held(request)
        kind = request.path_params["kind"]
        if kind not in get_args(WayKind):
            raise Refusal("not-found")
        await self.house.oneself.revoke(held, kind)
        return Response(status_code=204)

    async def look(self, request: Request) -> Response:
        """Whom a secret leads to."""
        held, address = await self._held(request)
        body = await self.site.read_body(request, Claim)
        return secret(self.answer(await self.house.oneself.look(held, address, body.secret)))

    async def claim(self, request: Request) -> Response:
        """Whoever asks is somebody else from now on."""
        held, address = await self._held(request)
        body = await self.site.read_body(request, Claim)
        found, badge = await self.house.oneself.claim(held, address, body.secret)
        response = secret(self.answer(found))
        await self.site.give_badge(request, response, badge)
        return response

    # Badges

    async def forget(self, request: Request) -> Response:
        """Whoever asks is nobody from now on; other badges and ways of theirs stay."""
        await self.site.asker(request)
        response = Response(status_code=204)
        await self.site.take_badge(request, response)
        return response

    async def sign_out(self, request: Request) -> Response:
        """All badges and links made before are void; this browser has a fresh badge."""
        held, address = await self._held(request)
        response = Response(status_code=204)
        await self.site.give_badge(request, response, await self.house.oneself.sign_out(held, address))
        return response

    # Tables

    async def tables(self, request: Request) -> Response:
        """One's tables, those that pass a filter."""
        asker = await self.site.asker(request)
        self._lists.check(asker)
        only, after = (request.query_params.get(name, "") for name in ("filter", "after"))
        if only not in get_args(Filter):
            raise Refusal("message-bad")
        return self.answer(await mine.page_of(self.house, asker.badge, only, after))  # type: ignore[arg-type]

    async def remove(self, request: Request) -> Response:
        """A table is off one's list."""
        asker = await self.site.asker_who_changes(request)
        await mine.remove(self.house, asker.badge, request.path_params["table"])
        return Response(status_code=204)

    async def put_back(self, request: Request) -> Response:
        """A table is on one's list again."""
        asker = await self.site.asker_who_changes(request)
        await mine.put_back(self.house, asker.badge, request.path_params["table"])
        return Response(status_code=204)

    async def _held(self, request: Request) -> tuple[Held, str]:
        """The badge of a request with its generation, and the address it comes from."""
        asker = await self.site.asker(request)
        held = (await self.house.badges()).held(request.cookies)
        if held is None or held.person != asker.badge:
            raise Refusal("no-badge")
        return held, asker.address


def secret(response: Response) -> Response:
    """An answer that no cache keeps."""
    response.headers["cache-control"] = "no-store"
    return response
