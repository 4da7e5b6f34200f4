"""The HTTP endpoints of a table: every wish that a socket can bring, signs of life, and the news."""

from functools import partial
from typing import TYPE_CHECKING, Any, get_args

import msgspec
from starlette.responses import Response

from quarterdeck.server import bounds
from quarterdeck.server.askers import Asker
from quarterdeck.server.asking import carry_out
from quarterdeck.server.endpoints import JSON, Call, Endpoint
from quarterdeck.server.limits import Buckets
from quarterdeck.server.live import LiveTable
from quarterdeck.server.polling import Polls
from quarterdeck.table.hands import open_hand
from quarterdeck.wire.doors import Knocks
from quarterdeck.wire.messages import (
    Around,
    AskHint,
    Done,
    Hint,
    News,
    Offer,
    Poll,
    Shown,
    Wish,
)
from quarterdeck.wire.parts import Part

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

WISHES: tuple[type[Wish], ...] = get_args(Wish)
UNASKED = 0  # the `ask` of what comes over HTTP, where each answer has its own question
Seen = Shown | News | Around | Offer | Hint | Knocks

IN_PLAY = ("only-watching", "game-not-begun", "game-over", "broken-off")
OPENING = ("opener-only", "game-began", "nobody-plays", "seat-kind-unknown", "crew-busy")
VOTING = ("proposal-closed", "proposal-not-yours", "person-not-gone", "often-enough")
REFUSED = {
    "act": ("only-watching", "game-not-begun", "decision-closed", "paused", "action-unknown"),
    "say": ("only-watching", "game-not-begun", "statements-closed", "no-such-statement"),
    "rename": ("only-watching", "name-bad", "name-brackets", "name-taken", "often-enough"),
    "chat": ("only-watching", "chat-empty", "chat-long", "chat-full"),
    "take-back": (*IN_PLAY, "nothing-to-take-back", "often-enough"),
    "rewind": (*IN_PLAY, "rewind-alone", "nothing-to-rewind", "rewound-far", "often-enough"),
    "ask-hint": (*IN_PLAY, "hint-alone", "decision-closed", "often-enough", "crew-busy"),
    "resign": IN_PLAY,
    "propose": (
        *IN_PLAY,
        *("proposal-open", "proposal-soon", "person-missing", "person-not-gone", "paused", "often-enough"),
    ),
    "agree": (*IN_PLAY, *VOTING),
    "decline": (*IN_PLAY, *VOTING),
    "resume": (*IN_PLAY, "often-enough"),
    "skip": IN_PLAY,
    "reading": IN_PLAY,
    "arrange": (*OPENING, "no-such-seat", "seat-taken", "person-self", "often-enough"),
    "start": OPENING,
    "rematch": ("only-watching", "game-not-over", "crew-busy", "server-full"),
    "set-doors": ("opener-only", "game-over", "often-enough"),
    "let-in": ("opener-only", "game-began", "knock-unknown"),
}
RULED = ("act", "say")  # what a game's rules may forbid


class Playing:
    """The endpoints of one site."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self.house = site.house
        self._polls = Polls(site)
        self._messages = Buckets(bounds.MESSAGES_OF_BADGE)

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        return [
            *(self._wished(kind) for kind in WISHES),
            Endpoint(
                *("POST", "/api/tables/{table}/alive", "Somebody looks at the table.", self.alive),
                limit=self.count,
            ),
            Endpoint(
                *("GET", "/api/tables/{table}/news", "The table as it stands, and the news of it.", self.news),
                takes=Poll,
                answers=tuple[Seen, ...],
                refuses=("full-address", "full-badge", "full-house", "full-table", "signed-out"),
                limit=self.count,
                hand=True,
            ),
            Endpoint(
                *("GET", "/api/listings/{listing}/news", "The same of a listed table, for a stranger.", self.listed),
                takes=Poll,
                answers=tuple[Seen, ...],
                refuses=("full-address", "full-badge", "full-house", "full-table", "listing-over", "signed-out"),
                limit=self.count,
            ),
        ]

    def _wished(self, kind: type[Wish]) -> Endpoint[Any, Any]:
        """The endpoint of a message: what it takes are the message's fields without `ask`."""
        name = str(kind.__struct_config__.tag)

        async def wish(call: Call[Any]) -> Done | Hint:
            message = kind(UNASKED, **msgspec.structs.asdict(call.body))
            live = await self._sign(call.asker, call.named("table"))
            viewer = await self._viewer(call, live)
            stands: list[int] = []
            hint = await carry_out(self.house, live, call.asker, message, stands.append, viewer)
            return hint or Done(UNASKED, *stands)

        assert kind.__doc__ is not None
        return Endpoint(
            *("POST", f"/api/tables/{{table}}/{name}", kind.__doc__.splitlines()[0], wish),
            takes=_unasked(kind),
            answers=Hint if kind is AskHint else Done,
            refuses=REFUSED[name],
            limit=self.count,
            hand=True,
            rules=name in RULED,
        )

    async def alive(self, call: Call[None]) -> None:
        await self._sign(call.asker, call.named("table"))

    async def news(self, call: Call[Poll]) -> Response:
        return await self._news(call, await self.house.find(call.named("table")), "")

    async def listed(self, call: Call[Poll]) -> Response:
        listing = call.named("listing")
        live = self.house.listed.find(listing)
        return await self._news(call, live, "" if live.knows(call.asker.badge) else listing)

    async def _news(self, call: Call[Poll], live: LiveTable, listing: str) -> Response:
        viewer = await self._viewer(call, live) if not listing else call.asker.badge
        text = await self._polls.news(call.asker, live, listing, call.body, call.request, viewer)
        return Response(text, headers={"cache-control": "no-store"}, media_type=JSON)

    async def _viewer(self, call: Call[Any], live: LiveTable) -> str:
        """Under which name somebody sits who asks: their own, or that of the hand they open."""
        hand = call.hand
        if hand is None:
            return call.asker.badge
        person, generation = call.asker.badge, (await self.house.badges()).generation(call.asker.badge)
        return await live.look(
            partial(open_hand, holder=person, seat=hand.seat, secret=hand.secret, generation=generation)
        )

    async def _sign(self, asker: Asker, table: str) -> LiveTable:
        """A table at which somebody does something: who sits there gives a sign of life by it."""
        live = await self.house.find(table)
        if live.table.seats_of(asker.badge):
            live.see(asker.badge, asker.address)
            live.time.sign(asker.badge)
        return live

    def count(self, asker: Asker) -> None:
        """Refuse one message too many; of an address they count together with those over sockets."""
        self.site.messages.check(asker.address)
        self._messages.check(asker.badge)


def _unasked(kind: type[Wish]) -> type[msgspec.Struct]:
    """What a message says besides its type and the number of the question."""
    fields = [
        (field.name, field.type) if field.required else (field.name, field.type, field.default)
        for field in msgspec.structs.fields(kind)
        if field.name != "ask"
    ]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        bases=(Part,),
        frozen=True,
        forbid_unknown_fields=True,
        namespace={"__doc__": kind.__doc__},
    )
