"""The HTTP endpoints of the start page: who one is, where friends find the server, tables and seats, records."""

from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from quarterdeck.core.record import Record
from quarterdeck.server import bounds
from quarterdeck.server.answering import json_response
from quarterdeck.server.askers import address_of
from quarterdeck.server.badges import Held
from quarterdeck.server.endpoints import JSON, Call, Endpoint
from quarterdeck.server.limits import Buckets, Limits
from quarterdeck.server.opening import open_table
from quarterdeck.server.sitting import sit_down
from quarterdeck.server.welcome import welcome
from quarterdeck.wire.messages import ForFriends, Open, Opened, Seated, Sit, Welcome

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

OPENING = (
    *("game-unknown", "players-count", "seat-kind-unknown", "nobody-plays"),
    *("option-unknown", "option-value", "time-bad", "clocks-two"),
    *("crew-busy", "server-full", "tables-address", "tables-bytes", "tables-playing", "tables-waiting"),
)
SITTING = (
    *("invitation-unknown", "seat-taken", "seat-barred", "already-seated", "removed", "game-began", "game-over"),
    *("name-bad", "name-brackets", "name-taken", "luck-bad"),
)


class Lobby:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._visits = Buckets(bounds.VISITS)
        self._records = Limits(bounds.RECORDS_OF_ADDRESS, bounds.RECORDS_OF_BADGE, bounds.RECORDS)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        posts = self.house.posts.check
        return [
            Endpoint(
                *("GET", "/api/me", "Who one is and where one sits; whoever is new gets a badge.", self.me),
                answers=Welcome,
                badge=False,
            ),
            Endpoint(
                *("GET", "/api/friends", "Where friends find this server, for the links they are sent.", self.friends),
                answers=ForFriends,
            ),
            Endpoint(
                *("POST", "/api/tables", "Open a table.", self.open),
                takes=Open,
                answers=Opened,
                status=201,
                refuses=OPENING,
                limit=posts,
            ),
            Endpoint(
                *("POST", "/api/tables/{table}/seats", "Sit down with an invitation.", self.sit),
                takes=Sit,
                answers=Seated,
                refuses=SITTING,
                limit=posts,
            ),
            Endpoint(
                *("GET", "/api/tables/{table}/record", "The record of a finished game.", self.record),
                answers=Record,
                refuses=("game-not-over", "replay-unknown"),
                limit=self._records.check,
            ),
        ]

    async def me(self, call: Call[None]) -> Response:
        request = call.request
        self._visits.check(address_of(request))
        badges = await self.house.badges()
        held = badges.held(request.cookies) or Held(self.house.sources.name(), 0)
        response = json_response(await welcome(self.house, held.person))
        await self.site.give_badge(request, response, badges.make(*held))
        return response

    async def friends(self, call: Call[None]) -> ForFriends:
        request = call.request
        return ForFriends(self.site.reach.url_for_friends(request.headers["host"], request.url.scheme))

    async def open(self, call: Call[Open]) -> Opened:
        return await open_table(self.house, call.body, call.asker)

    async def sit(self, call: Call[Sit]) -> Seated:
        return Seated(await sit_down(self.house, call.named("table"), call.body, call.asker))

    async def record(self, call: Call[None]) -> Response:
        stored = await self.house.bookshelf.record_for(call.named("table"), call.asker.badge)
        headers = {"content-disposition": f'attachment; filename="{stored.name}"', "cache-control": "private"}
        return Response(stored.text, media_type=JSON, headers=headers)
