"""The API over HTTP: what it reads, and that its document says all of it."""

from pathlib import Path
from typing import Any

import msgspec
from starlette.routing import Route

from quarterdeck.games.freibeuter import FREIBEUTER
from quarterdeck.server.app import make_app
from quarterdeck.server.openapi import describe
from quarterdeck.server.playing import WISHES
from quarterdeck.server.reach import Reach
from quarterdeck.server.site import Site
from quarterdeck.texts.words import LANGUAGES, words_of
from quarterdeck.wire.messages import Open, Refused
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served


@scenario
async def test_what_says_it_is_no_json_is_not_read(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        wish = Open("freibeuter", ("person", "bosun"))
        for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"):
            status, text = await anna.request("POST", "/api/tables", wish, {"content-type": kind})
            assert (status, msgspec.json.decode(text, type=Refused).key) == (415, "not-json")
        status, text = await anna.request("POST", "/api/tables", wish, {"content-type": "application/json; charset=x"})
        assert status == 201


@scenario
async def test_every_route_of_the_api_stands_in_its_document_and_nothing_else(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        document = await anna.ask("GET", "/api/openapi.json", dict[str, Any])
        described = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
        routes = [route for route in make_app(world.house, Reach()).routes if isinstance(route, Route)]
        routed = {(method, route.path) for route in routes for method in route.methods or () if method != "HEAD"}
        assert described == {(method, path) for method, path in routed if path.startswith("/api/")}
        assert {("POST", f"/api/tables/{{table}}/{kind.__struct_config__.tag}") for kind in WISHES} <= described
        assert ("GET", "/api/openapi.json") in described


@scenario
async def test_the_document_is_the_same_for_everybody_and_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        first, other = Wiretap(world.address), Wiretap(world.address)
        await other.request("GET", "/api/me")
        texts = [await one.request("GET", "/api/openapi.json") for one in (first, other)]
        assert texts[0] == texts[1]
        assert b"etag:" in first.heard
        assert first.heard.count(b"HTTP/1.1 200") == 1
        document = msgspec.json.decode(texts[0])
        cookie = document["components"]["securitySchemes"]["badge"]["name"]
        assert other.cookie.startswith(f"{cookie}=")


@scenario
async def test_every_refusal_in_the_document_has_words_in_every_language(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        endpoints = Site(world.house, Reach()).endpoints
        for key in {key for endpoint in endpoints for key in endpoint.refusals}:
            said = [words_of(language, FREIBEUTER.texts).has(key) for language in LANGUAGES]
            assert all(said), key
        responses = describe(endpoints, "badge")["paths"]["/api/tables/{table}/act"]["post"]["responses"]
        assert set(responses) == {"200", "400", "401", "403", "404", "410", "413", "415", "429", "500", "503"}
        assert "decision-closed" in responses["400"]["description"]
        assert responses["429"]["description"] == "too-often"
