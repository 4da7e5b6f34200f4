"""A store whose file is damaged: what cannot be read is refused with a key, and nobody else is shut out."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from quarterdeck.client import Player
from tests.server.world import scenario, served
from tests.store.spoiling import spoil


@scenario
async def test_without_the_key_of_badges_everybody_is_told_that_the_store_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with served(tmp_path) as world:
        before = await world.player()
    spoil(tmp_path / "tables.sqlite", "secrets")
    async with served(tmp_path) as world:
        anna = Player(world.address)
        anna.cookie, anna.badge = before.cookie, before.badge
        status, text = await anna.request("GET", "/api/me")
        assert (status, json.loads(text)["key"]) == (503, "store-failed")
        with pytest.raises(InvalidStatus) as answer:
            await anna.connect()
        assert answer.value.response.status_code == 503
        assert json.loads(answer.value.response.body)["key"] == "store-failed"
        assert (await anna.request("GET", "/words/house.en.ftl"))[0] == 200
    assert capsys.readouterr().err == ""  # where uvicorn logs


@scenario
async def test_a_damaged_index_of_people_shuts_nobody_out(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        for player in (anna, ben):
            await player.leave()
    spoil(tmp_path / "tables.sqlite", "people")
    async with served(tmp_path) as world:
        carl, dora = await world.at_table("person", "person")
        for player in (carl, dora):
            await player.leave()
        anna.address = world.address
        assert len((await anna.arrive()).tables) == 1
