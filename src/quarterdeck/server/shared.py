"""The HTTP endpoints of rooms: make one for a replay, come in, look, lead, write."""

from typing import TYPE_CHECKING, Any

from quarterdeck.server import bounds
from quarterdeck.server.endpoints import Call, Endpoint
from quarterdeck.server.limits import Limits
from quarterdeck.server.replays import WALKING
from quarterdeck.wire.replaying import ChatInRoom, EnterRoom, GiveLead, MoveRoom, Room, RoomMade, RoomSince

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

NAMED = ("name-bad", "name-brackets", "name-taken")
INSIDE = ("room-unknown", "room-outside")


class Shared:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self.rooms = site.house.rooms
        self._asked = Limits(bounds.ROOM_ASKED_OF_ADDRESS, bounds.ROOM_ASKED_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        count = self._asked.check
        return [
            Endpoint(
                *("POST", "/api/replays/{replay}/rooms", "Make a room for a replay, and lead there.", self.open),
                takes=EnterRoom,
                answers=RoomMade,
                status=201,
                refuses=(*NAMED, *WALKING, "rooms-full", "server-full"),
                limit=self.house.posts.check,
            ),
            Endpoint(
                *("POST", "/api/rooms/{room}/guests", "Come in, or be called otherwise there.", self.enter),
                takes=EnterRoom,
                answers=Room,
                refuses=(*NAMED, "room-unknown", "room-full"),
                limit=count,
            ),
            Endpoint(
                *("DELETE", "/api/rooms/{room}/guests", "Leave the room; one may come back.", self.leave),
                refuses=INSIDE,
                limit=count,
            ),
            Endpoint(
                *("GET", "/api/rooms/{room}", "The room, when it has changed.", self.look),
                takes=RoomSince,
                answers=Room,
                refuses=(*INSIDE, "full-address", "full-badge", "full-house"),
                limit=count,
            ),
            Endpoint(
                *("POST", "/api/rooms/{room}/move", "Who leads looks at another moment.", self.move),
                takes=MoveRoom,
                refuses=(*INSIDE, "no-such-seat", "room-not-leader", "step-unknown"),
                limit=count,
            ),
            Endpoint(
                *("POST", "/api/rooms/{room}/chat", "Write to all in the room.", self.chat),
                takes=ChatInRoom,
                refuses=(*INSIDE, "chat-empty", "chat-long"),
                limit=count,
            ),
            Endpoint(
                *("POST", "/api/rooms/{room}/lead", "Give the lead away, or take it where nobody leads.", self.lead),
                takes=GiveLead,
                refuses=(*INSIDE, "guest-unknown", "room-led", "room-not-leader"),
                limit=count,
            ),
        ]

    async def open(self, call: Call[EnterRoom]) -> RoomMade:
        book = await self.house.bookshelf.find(call.named("replay"))
        extent = await self.house.bookshelf.extent(book, call.asker)
        return RoomMade((await self.rooms.open(book.replay, extent, call.body.name, call.asker)).name)

    async def enter(self, call: Call[EnterRoom]) -> Room:
        return await self.rooms.enter(call.named("room"), call.body.name, call.asker)

    async def leave(self, call: Call[None]) -> None:
        self.rooms.leave(call.named("room"), call.asker.badge)

    async def look(self, call: Call[RoomSince]) -> Room:
        wish, asker = call.body, call.asker
        found = await self.rooms.poll(call.named("room"), asker, wish.since, wish.wait, call.request)
        await self.site.asker(call.request)  # who signed out while they waited sees nothing more
        return found

    async def move(self, call: Call[MoveRoom]) -> None:
        self.rooms.find(call.named("room")).move(call.asker.badge, call.body.eyes, call.body.step)

    async def chat(self, call: Call[ChatInRoom]) -> None:
        self.rooms.write(call.named("room"), call.asker.badge, call.body.text)

    async def lead(self, call: Call[GiveLead]) -> None:
        self.rooms.find(call.named("room")).lead(call.asker.badge, call.body.guest)
