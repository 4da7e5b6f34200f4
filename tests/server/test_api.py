"""The API over HTTP: what it reads, and that its document says all of it."""

from pathlib import Path

import msgspec

from quarterdeck.wire.messages import Open, Refused
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
