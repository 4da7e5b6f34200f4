"""The HTTP endpoints by which people find a table: what an invitation is good for, codes, knocks, the public list."""

from functools import partial
from typing import TYPE_CHECKING, Any

from quarterdeck.server import bounds
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.server.lobby import SITTING
from quarterdeck.server.sitting import join, look_at
from quarterdeck.wire.doors import Code, Join, Joined, KnockAt, Knocking, Listings, Look, Looked, Wait

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

WRONG_CODES = ("code-unknown", "codes-often", "codes-rest")


class Finding:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.house = site.house
        self._listings = Limits(bounds.LISTINGS_OF_ADDRESS, bounds.LISTINGS_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        posts = self.house.posts.check
        return [
            Endpoint(
                *("POST", "/api/tables/{table}/invitation", "What an invitation is good for.", self.look),
                takes=Look,
                answers=Looked,
            ),
            Endpoint(
                *("POST", "/api/tables/{table}/code", "What the opener may say aloud.", self.code),
                answers=Code,
                refuses=("codes-full", "game-began", "opener-only", "server-full"),
            ),
            Endpoint(
                *("POST", "/api/knocks", "Knock at the table of a code.", self.knock),
                takes=KnockAt,
                answers=Knocking,
                refuses=(*WRONG_CODES, "knocks-full", "knocks-many", "name-bad", "name-brackets"),
                limit=posts,
            ),
            Endpoint(
                *("GET", "/api/knocks/{knock}", "How a knock stands, perhaps after a wait.", self.wait),
                takes=Wait,
                answers=Knocking,
                refuses=("knock-unknown",),
            ),
            Endpoint(
                *("DELETE", "/api/knocks/{knock}", "Knock no longer.", self.leave),
                refuses=("knock-unknown",),
            ),
            Endpoint(
                *("GET", "/api/listings", "The public list.", self.listings),
                answers=Listings,
                limit=self._listings.check,
            ),
            Endpoint(
                *("POST", "/api/listings/{listing}/seats", "Sit down at a listed table.", self.join),
                takes=Join,
                answers=Joined,
                refuses=(*SITTING, "join-closed"),
                limit=posts,
            ),
        ]

    async def look(self, call: Call[Look]) -> Looked:
        return await look_at(self.house, call.named("table"), call.body.invitation, call.asker.badge)

    async def code(self, call: Call[None]) -> Code:
        return await self.house.knocker.code(call.named("table"), call.asker)

    async def knock(self, call: Call[KnockAt]) -> Knocking:
        return await self.house.knocker.knock(call.asker, call.body, call.host)

    async def wait(self, call: Call[Wait]) -> Knocking:
        until = partial(self.house.waiting.wait, seconds=call.body.wait, request=call.request)
        return await self.house.knocker.wait(call.asker.badge, call.named("knock"), until)

    async def leave(self, call: Call[None]) -> None:
        self.house.knocker.leave(call.asker.badge, call.named("knock"))

    async def listings(self, call: Call[None]) -> Listings:
        return self.house.listed.read()

    async def join(self, call: Call[Join]) -> Joined:
        return await join(self.house, call.named("listing"), call.body, call.asker)
