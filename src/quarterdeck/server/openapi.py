"""The OpenAPI document of the API, made of the endpoints' declarations and the types of the messages."""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

import quarterdeck
from quarterdeck.server.answering import USUAL, status_of
from quarterdeck.server.endpoints import HAND, JSON, Call, Endpoint
from quarterdeck.server.page import kept
from quarterdeck.wire.messages import Refused

if TYPE_CHECKING:
    from quarterdeck.server.site import Site

VERSION = "3.1.0"
SEAT_AND_SECRET = "^[0-9]{1,2} [0-9a-f]{32}$"
BADGE = "badge"

Schema = dict[str, Any]


class Document:
    """The endpoint that describes all endpoints of a site, itself among them; the same for everybody."""

    def __init__(self, site: "Site") -> None:
        self.site = site
        self._text = b""

    def endpoints(self) -> list[Endpoint[Any, Any]]:
        """What may be asked."""
        return [
            Endpoint(
                *("GET", "/api/openapi.json", "This document.", self.answer),
                answers=dict[str, Any],
                badge=False,
            )
        ]

    async def answer(self, call: Call[None]) -> Response:
        if not self._text:
            cookie = (await self.site.house.badges()).cookie
            self._text = msgspec.json.encode(describe(self.site.endpoints, cookie))
        return kept(call.request, self._text, JSON)


def describe(endpoints: Sequence[Endpoint[Any, Any]], cookie: str) -> Schema:
    """The document of these endpoints, for a server whose badges are kept in this cookie."""
    types: list[Any] = [Refused]
    types += [one.takes for one in endpoints if one.takes is not None]
    types += [one.answers for one in endpoints if one.answers is not None]
    made, components = msgspec.json.schema_components(
        types, schema_hook=_anything, ref_template="#/components/schemas/{name}"
    )
    schemas = dict(zip(map(repr, types), made, strict=True))
    paths: dict[str, Schema] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schemas, components)
    return {
        "openapi": VERSION,
        "info": {"title": "Quarterdeck", "version": quarterdeck.__version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {BADGE: {"type": "apiKey", "in": "cookie", "name": cookie}},
        },
    }


def _anything(kind: type) -> Schema:
    """The schema of what may be anything: slots, and what a game's options are."""
    if kind is object:
        return {"description": "Of any type."}
    raise NotImplementedError


def _operation(endpoint: Endpoint[Any, Any], schemas: dict[str, Schema], components: dict[str, Any]) -> Schema:
    operation: Schema = {
        "operationId": "-".join((endpoint.method.lower(), *re.findall(r"[\w-]+", endpoint.path)[1:])),
        "summary": endpoint.summary,
        "security": [{BADGE: []}] if endpoint.badge else [],
        "parameters": [_parameter(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)],
        "responses": {**_answered(endpoint, schemas), **_refused(endpoint, schemas)},
    }
    if endpoint.takes is not None and endpoint.has_body:
        needed = any(field.required for field in msgspec.structs.fields(endpoint.takes))
        operation["requestBody"] = {"required": needed, "content": {JSON: {"schema": schemas[repr(endpoint.takes)]}}}
    elif endpoint.takes is not None:
        properties = components[endpoint.takes.__name__]["properties"]
        operation["parameters"] += [_parameter(name, "query", schema) for name, schema in properties.items()]
    if endpoint.hand:
        operation["parameters"] += [_parameter(HAND, "header", {"type": "string", "pattern": SEAT_AND_SECRET})]
    return operation


def _parameter(name: str, place: str, schema: Schema | None = None) -> Schema:
    return {"name": name, "in": place, "required": schema is None, "schema": schema or {"type": "string"}}


def _answered(endpoint: Endpoint[Any, Any], schemas: dict[str, Schema]) -> Schema:
    if endpoint.answers is None:
        return {"204": {"description": "Done."}}
    return {str(endpoint.status): _response("Done.", schemas[repr(endpoint.answers)], endpoint.kind)}


def _refused(endpoint: Endpoint[Any, Any], schemas: dict[str, Schema]) -> Schema:
    """By status, the keys of all that may be refused; what a game forbids has a clause, and a key of the game's."""
    refused = {}
    for status, found in groupby(sorted(endpoint.refusals, key=status_of), status_of):
        keys: Iterable[str] = sorted(found)
        named: Schema = {"properties": {"key": {"enum": keys}}}
        if endpoint.rules and status == USUAL:
            named = {"anyOf": [named, {"properties": {"clause": {"minLength": 1}}}]}
        refused[str(status)] = _response(", ".join(keys), {"allOf": [schemas[repr(Refused)], named]})
    return refused


def _response(description: str, schema: Schema, kind: str = JSON) -> Schema:
    return {"description": description, "content": {kind: {"schema": schema}}}
