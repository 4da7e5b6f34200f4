"""The HTTP endpoints about being oneself: links to oneself, devices and feeds, signing out, and one's tables."""

from typing import TYPE_CHECKING, Any, get_args

from starlette.responses import Response

from quarterdeck.server import bounds, mine
from quarterdeck.server.answering import json_response
from quarterdeck.server.askers import address_of
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.oneself import Claim, Found, ListOf, MakeWay, MyTables, SignOut, Way, WayKind, Ways

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

CLAIMING = ("way-expired", "way-unknown", "way-used")


class Own:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._lists = Limits(bounds.LISTS_OF_ADDRESS, bounds.LISTS_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        posts = self.house.posts.check
        return [
            Endpoint(
                *("GET", "/api/me/ways", "What leads to oneself at the moment.", self.ways),
                answers=Ways,
            ),
            Endpoint(
                *("POST", "/api/me/ways", "A link to oneself, to one's feed, or for one device.", self.make),
                takes=MakeWay,
                answers=Way,
                refuses=("devices-full", "server-full"),
            ),
            Endpoint(
                *("DELETE", "/api/me/ways/{kind}", "Let nothing of this kind lead to oneself.", self.revoke),
                refuses=("not-found",),
            ),
            Endpoint(
                *("POST", "/api/ways/look", "Whom a secret leads to.", self.look),
                takes=Claim,
                answers=Found,
                refuses=CLAIMING,
            ),
            Endpoint(
                *("POST", "/api/ways/claim", "Be whom a secret leads to from now on.", self.claim),
                takes=Claim,
                answers=Found,
                refuses=CLAIMING,
            ),
            Endpoint(*("DELETE", "/api/me/badge", "Be nobody here; elsewhere one stays who one is.", self.forget)),
            Endpoint(
                *("POST", "/api/me/badges", "Make all badges and links void, but for a fresh badge.", self.sign_out),
                takes=SignOut,
                refuses=("no-badge", "server-full"),
                badge=False,  # it may be void already, by the same request before
            ),
            Endpoint(
                *("GET", "/api/me/tables", "One's tables, those that pass a filter.", self.tables),
                takes=ListOf,
                answers=MyTables,
                refuses=("message-bad",),
                limit=self._lists.check,
            ),
            Endpoint(
                *("DELETE", "/api/me/tables/{table}", "Take a table off one's list.", self.remove),
                refuses=("not-at-table", "table-needs-you"),
                limit=posts,
            ),
            Endpoint(
                *("POST", "/api/me/tables/{table}", "Have a table on one's list again.", self.put_back),
                limit=posts,
            ),
        ]

    # Ways

    async def ways(self, call: Call[None]) -> Ways:
        return await self.house.oneself.ways(call.asker.badge)

    async def make(self, call: Call[MakeWay]) -> Way:
        held, body = await self.site.held(call.request), call.body
        return await self.house.oneself.make(held, call.asker.address, body.kind, renew=body.renew)

    async def revoke(self, call: Call[None]) -> None:
        kind = call.named("kind")
        if kind not in get_args(WayKind):
            raise Refusal("not-found")
        await self.house.oneself.revoke(await self.site.held(call.request), kind)  # type: ignore[arg-type]

    async def look(self, call: Call[Claim]) -> Found:
        held = await self.site.held(call.request)
        return await self.house.oneself.look(held, call.asker.address, call.body.secret)

    async def claim(self, call: Call[Claim]) -> Response:
        held = await self.site.held(call.request)
        found, badge = await self.house.oneself.claim(held, call.asker.address, call.body.secret)
        response = json_response(found)
        await self.site.give_badge(call.request, response, badge)
        return response

    # Badges

    async def forget(self, call: Call[None]) -> Response:
        response = Response(status_code=204)
        await self.site.take_badge(call.request, response)
        return response

    async def sign_out(self, call: Call[SignOut]) -> Response:
        badges, response = await self.house.badges(), Response(status_code=204)
        held = badges.read(call.request.cookies.get(badges.cookie))
        badge = self.house.oneself.signed_out(held, call.body.once) if held is not None else None
        if badge is None:
            held = await self.site.held(call.request)
            badge = await self.house.oneself.sign_out(held, address_of(call.request), call.body.once)
        await self.site.give_badge(call.request, response, badge)
        return response

    # Tables

    async def tables(self, call: Call[ListOf]) -> MyTables:
        return await mine.page_of(self.house, call.asker.badge, call.body.filter, call.body.after)

    async def remove(self, call: Call[None]) -> None:
        await mine.remove(self.house, call.asker.badge, call.named("table"))

    async def put_back(self, call: Call[None]) -> None:
        await mine.put_back(self.house, call.asker.badge, call.named("table"))
