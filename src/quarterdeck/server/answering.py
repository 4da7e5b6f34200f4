"""HTTP responses: a message as JSON, and what went wrong as a refusal with a fitting status."""

import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quarterdeck.core.errors import BadSetting
from quarterdeck.server.exception_logging import describe
from quarterdeck.store import StoreFailed
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Refused

USUAL = 400  # the status of a refusal that has no other

KEYS = {
    401: ("no-badge", "signed-out"),
    403: (
        "foreign-page",
        "banned",
        "opener-only",
        "hand-not-here",
        "hand-code-wrong",
        "replay-not-yours",
        "room-outside",
        "room-not-leader",
    ),
    404: (
        "way-unknown",
        "table-unknown",
        "not-found",
        "listing-unknown",
        "knock-unknown",
        "code-unknown",
        *("replay-unknown", "room-unknown", "guest-unknown"),
        "review-unknown",
        "step-unknown",
    ),
    409: ("room-led", "seat-taken", "table-needs-you"),
    410: ("table-closed", "way-expired", "way-used"),
    413: ("too-large",),
    415: ("not-json",),
    429: (
        "codes-full",
        *("files-full", "rooms-full", "room-full"),
        "review-running",
        *("full-address", "full-badge"),
        *("too-often", "codes-often", "codes-rest", "knocks-many", "knocks-full", "hand-codes-often"),
        *("devices-full", "tables-waiting", "tables-playing", "tables-bytes", "tables-address"),
    ),
    500: ("table-broken", "server-failed", "replay-broken"),
    503: (
        "store-failed",
        "table-failed",
        "server-full",
        "crew-busy",
        "replays-busy",
        "reviews-full",
        "full-house",
        "full-table",
    ),
}
STATUS = {key: status for status, keys in KEYS.items() for key in keys}

Answering = Callable[[Request], Awaitable[Response]]

_log = logging.getLogger("quarterdeck.app")


def status_of(key: str) -> int:
    """The status of a refusal."""
    return STATUS.get(key, USUAL)


def json_response(message: object, status: int = 200) -> Response:
    """A message as a JSON response that no cache may keep."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(message), status, headers, media_type="application/json")


def error_response(refusal: Refusal) -> Response:
    """A refusal as a JSON response with a fitting status."""
    return json_response(Refused(refusal.key, dict(refusal.slots), refusal.clause), status_of(refusal.key))


def refusal_of(error: Exception) -> Refusal:
    """What to tell somebody about an exception; of an unexpected one no text, neither to them nor in the log."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, BadSetting):
        return Refusal(error.key, error.slots)
    if isinstance(error, StoreFailed):
        return Refusal("store-failed")
    _log.error("a request ended with %s", describe(error))
    return Refusal("server-failed")


def json_errors(endpoint: Answering) -> Answering:
    """Turn the refusals of what answers requests into JSON error responses."""

    async def attempt(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Exception as error:
            return error_response(refusal_of(error))

    return attempt
