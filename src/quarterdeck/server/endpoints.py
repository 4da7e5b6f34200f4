"""Typed declarations of the API's endpoints: its routes are made of them, and the document that describes them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Generic, Literal, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from quarterdeck.server.answering import error_response, json_response, refusal_of
from quarterdeck.server.askers import ASKING, NOBODY, Asker, address_of
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import LONGEST_WAIT, Wait
from quarterdeck.wire.hands import OpenHand

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

LONGEST_BODY = 8 * 1024  # bytes
JSON = "application/json"
NOTHING = b"{}"  # what no body stands for
HAND = "Quarterdeck-Hand"  # the header that opens a hand of a screen: its seat and its secret

# What may be refused wherever a request has the thing that is named

ANYWHERE = ("banned", "foreign-page", "server-failed", "store-failed", "too-often")
OF_A_BADGE = ("no-badge",)
OF_A_NAME = ("not-found",)
OF_A_BODY = ("message-bad", "not-json", "too-large")
OF_A_WAIT = ("message-bad", "wait-bad")
OF_A_TABLE = ("table-broken", "table-closed", "table-failed", "table-unknown")
OF_A_LISTING = ("listing-unknown",)
OF_A_REPLAY = ("replay-unknown",)
OF_A_HAND = ("game-not-begun", "hand-not-here", "hand-secret-wrong", "message-bad")

Takes = TypeVar("Takes")
Answers = TypeVar("Answers")
Method = Literal["GET", "POST", "DELETE"]


@dataclass(frozen=True)
class Call(Generic[Takes]):
    """One request, read: who asks, and what for."""

    request: Request
    asker: Asker
    body: Takes

    @property
    def host(self) -> str:
        """The address it comes from, as it is banned."""
        return self.request.client.host if self.request.client else ""

    @property
    def hand(self) -> OpenHand | None:
        """The hand it opens, if any."""
        given = self.request.headers.get(HAND)
        if given is None:
            return None
        seat, _, secret = given.partition(" ")
        if not (seat.isascii() and seat.isdigit() and len(seat) < 3):
            raise Refusal("message-bad")
        return OpenHand(int(seat), secret)

    def named(self, name: str) -> str:
        """What stands in the path at a name."""
        return str(self.request.path_params[name])


@dataclass(frozen=True)
class Endpoint(Generic[Takes, Answers]):
    """What may be asked at a path: what it takes, in a body or (`GET`) in the query, what it answers and may refuse.

    `do` answers with a message, or with a response that has its body and more. Without a `badge` anybody may ask.
    `limit` is the rate it is held to. `hand` says that it may be asked as one of those at a screen. `rules`
    says that what a game forbids is refused too, by keys of its own. A body has at most the `largest` number of bytes;
    one that is `unread` is handed over as it came. What it answers is of a `kind`; what is refused, always JSON.
    """

    method: Method
    path: str
    summary: str
    do: Callable[[Call[Takes]], Awaitable[Answers | Response]]
    takes: type[Takes] | None = None
    answers: object = None  # a type; None: there is nothing to answer
    status: int = 200
    refuses: tuple[str, ...] = ()
    badge: bool = True
    limit: Callable[[Asker], None] | None = None
    hand: bool = False
    rules: bool = False
    largest: int = LONGEST_BODY
    unread: bool = False
    kind: str = JSON

    @property
    def has_body(self) -> bool:
        """Whether what it takes stands in a body."""
        return self.takes is not None and self.method != "GET"

    @property
    def refusals(self) -> tuple[str, ...]:
        """The keys of all that may be refused here but for a game's own."""
        found = {*ANYWHERE, *self.refuses}
        found |= set(OF_A_BADGE if self.badge else ())
        found |= set(OF_A_NAME if "{" in self.path else ())
        found |= set(OF_A_BODY if self.has_body else ())
        found |= set(OF_A_WAIT if self.takes is not None and issubclass(self.takes, Wait) else ())
        found |= set(OF_A_HAND if self.hand else ())
        found |= set(OF_A_LISTING if "{listing}" in self.path else ())
        found |= set(OF_A_REPLAY if "{replay}" in self.path else ())
        found |= set(
            OF_A_TABLE if "{table}" in self.path or "{listing}" in self.path or "{replay}" in self.path else ()
        )
        return tuple(sorted(found))

    def refuse(self, refusal: Refusal) -> Response:
        """The response to what is refused."""
        return error_response(refusal)

    def route(self, site: "Site") -> Route:
        """The route by which it is reached."""
        return Route(self.path, partial(answer, self, site), methods=[self.method])


async def answer(endpoint: Endpoint[Takes, Answers], site: "Site", request: Request) -> Response:
    """The response to a request; what is refused is JSON too."""
    try:
        asker = await site.asker(request) if endpoint.badge else NOBODY
        ASKING.set(asker._replace(address=address_of(request)))
        if endpoint.limit is not None:
            endpoint.limit(asker)
        body = await _read(endpoint, request)
        if endpoint.badge and endpoint.has_body:  # while it came, they may have signed out, or been banned
            asker = await site.asker(request)
            site.house.door.check(asker.badge, request.client.host if request.client else "")
        made = await endpoint.do(Call(request, asker, body))
    except ClientDisconnect:
        return Response(status_code=400)
    except Exception as error:
        return endpoint.refuse(refusal_of(error))
    if isinstance(made, Response):
        return made
    return Response(status_code=204) if endpoint.answers is None else json_response(made, endpoint.status)


async def _read(endpoint: Endpoint[Takes, Answers], request: Request) -> Takes:
    """What an endpoint takes, checked."""
    if endpoint.takes is None:
        return None  # type: ignore[return-value]  # then it takes None
    if not endpoint.has_body:
        return _read_query(request, endpoint.takes)
    kind = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    if kind != JSON:
        raise Refusal("not-json")
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > endpoint.largest:
            raise Refusal("too-large")
    if endpoint.unread:
        return body  # type: ignore[return-value]  # then it takes bytes
    try:
        return msgspec.json.decode(body or NOTHING, type=endpoint.takes)
    except (msgspec.DecodeError, ValueError, RecursionError):
        raise Refusal("message-bad") from None


def _read_query(request: Request, kind: type[Takes]) -> Takes:
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        if str(error).endswith("`$.wait`"):
            raise Refusal("wait-bad", {"most": LONGEST_WAIT}) from None
        raise Refusal("message-bad") from None
