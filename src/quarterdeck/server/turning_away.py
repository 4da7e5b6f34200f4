"""Answers to those who are hung up on, written without the application: as JSON for a page, as a page for a person."""

from collections.abc import Sequence
from functools import cache
from html import escape
from http import HTTPStatus

import msgspec

from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.words import LANGUAGES, words_of
from quarterdeck.wire.messages import Refused

SECURITY = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",  # addresses of tables are for those who have them
    "x-content-type-options": "nosniff",
}

PAGE = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quarterdeck</title>
<p>{sentence}</p>
"""

Headers = Sequence[tuple[bytes, bytes]]


def answer(status: HTTPStatus, refusal: Refusal, headers: Headers = ()) -> bytes:
    """A whole answer to a request with these headers; what a browser shows is in its reader's language."""
    said = dict(headers)
    if b"text/html" in said.get(b"accept", b""):
        return _page(status, refusal.key, reader_of(said.get(b"accept-language", b"")))
    return _answer(status, "application/json", msgspec.json.encode(Refused(refusal.key, dict(refusal.slots))))


def reader_of(accepted: bytes) -> str:
    """The language of ours that an `Accept-Language` names first."""
    names = (part.strip()[:2].decode("latin-1").lower() for part in accepted.split(b","))
    return next((name for name in names if name in LANGUAGES), LANGUAGES[0])


@cache
def _page(status: HTTPStatus, key: str, language: str) -> bytes:
    """Of refusals without slots, of which there are few."""
    text = PAGE.format(language=language, sentence=escape(words_of(language).say(key)))
    return _answer(status, "text/html; charset=utf-8", text.encode())


def _answer(status: HTTPStatus, kind: str, body: bytes) -> bytes:
    head = [f"HTTP/1.1 {status} {status.phrase}", f"content-type: {kind}", f"content-length: {len(body)}"]
    head += [*(f"{name}: {value}" for name, value in SECURITY.items()), "cache-control: no-store", "connection: close"]
    return "\r\n".join([*head, "", ""]).encode() + body
