"""Replays: a game that is over has an id that opens its record, and nothing else."""

import json
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player
from quarterdeck.core.record import read
from quarterdeck.store import replays
from quarterdeck.wire.messages import News, Refused, Seat
from quarterdeck.wire.replaying import ReplayEnd, ReplayMade, ReplayShown
from tests.server.test_playing import finished
from tests.server.world import World, scenario, served

RECORDS = Path(__file__).parents[1] / "records"
SEALED = RECORDS / "freibeuter" / "v1" / "sealed-luck.json"


async def over(world: World, game: str = "freibeuter") -> tuple[Player, Player, str]:
    """A game of two people that is over, and its replay."""
    anna, ben = await world.at_table("person", "person", game=game)
    assert anna.shown is not None
    assert anna.shown.replay == ""
    await finished([anna, ben])
    assert anna.shown.replay
    return anna, ben, anna.shown.replay


async def refused(player: Player, method: str, path: str, body: bytes | None = None) -> tuple[int, str]:
    status, text = await player.request(method, path, None if body is None else msgspec.Raw(body))
    return status, msgspec.json.decode(text, type=Refused).key


@scenario
async def test_a_game_that_is_over_is_opened_by_its_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        assert ben.shown is not None
        assert ben.shown.replay == replay
        stranger = await world.player("Carl")
        shown = await stranger.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert shown.game == "freibeuter"
        assert shown.seats == (Seat("Anna", taken=True), Seat("Ben 1", taken=True))
        assert shown.commitment == ben.shown.commitment
        assert (shown.seat, shown.withdrawable, shown.file) == (None, False, False)
        own = await ben.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert own == msgspec.structs.replace(shown, seat=1, withdrawable=True)
        status, text = await stranger.request("GET", f"/api/replays/{replay}/record")
        assert status == 200
        assert [seat.name for seat in read(text).seats] == ["Anna", "Ben 1"]
        assert text == (await anna.request("GET", f"/api/tables/{ben.shown.table}/record"))[1]
        for player in (anna, ben):
            await player.leave()


@pytest.mark.parametrize("game", ["freibeuter", "meuterer"])
def test_the_last_moment_is_what_was_seen_last(tmp_path: Path, game: str) -> None:
    @scenario
    async def look() -> None:
        async with served(tmp_path) as world:
            players = await world.at_table(*["person"] * (2 if game == "freibeuter" else 3), game=game)
            await finished(players)
            last = world.house.tables[0].table.last
            replay = players[0].shown.replay if players[0].shown else ""
            end = await players[0].ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
            for seat, player in enumerate(players):
                path = f"/api/replays/{replay}/news?eyes={seat}&step={end.steps}&since=-1"
                news = await player.ask("GET", path, News)
                while player.entry < last:
                    await player.receive()
                assert player.news is not None
                assert bytes(news.view) == bytes(player.news.view)
                await player.leave()
            assert end.outcome is not None

    look()


@scenario
async def test_beyond_the_end_every_step_is_refused_alike(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        end = await anna.ask("GET", f"/api/replays/{replay}/end", ReplayEnd)
        answers = set()
        for step in (end.steps + 1, end.steps + 2, 9_999, 10_000):
            answers.add(await anna.request("GET", f"/api/replays/{replay}/news?eyes=0&step={step}"))
        assert len(answers) == 1
        ((status, text),) = answers
        assert (status, json.loads(text)["key"], json.loads(text)["slots"]) == (404, "step-unknown", {})
        assert (await anna.request("GET", f"/api/replays/{replay}/news?eyes=0&step={end.steps}"))[0] == 200
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_sat_there_withdraws_a_replay_for_good_and_nobody_else(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        stranger = await world.player("Carl")
        assert await refused(stranger, "DELETE", f"/api/replays/{replay}") == (403, "replay-not-yours")
        assert (await stranger.request("GET", f"/api/replays/{replay}"))[0] == 200
        assert (await ben.request("DELETE", f"/api/replays/{replay}"))[0] == 204
        for path in ("", "/news", "/end", "/record"):
            assert await refused(anna, "GET", f"/api/replays/{replay}{path}") == (404, "replay-unknown")
        while anna.shown is None or anna.shown.replay:
            await anna.receive()
        table = anna.shown.table
        assert (await anna.request("GET", f"/api/tables/{table}/record"))[0] == 200, "the table is theirs still"
        for player in (anna, ben):
            await player.leave()
        world.house._tables.clear()
        live = await world.house.find(table)
        assert live.replay == ""


@scenario
async def test_a_running_game_has_no_replay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        assert await world.house.log.do(replays.of_table, table) == ""
        for guess in (table, anna.shown.commitment, "x" * 22, "x" * 1000):
            assert await refused(anna, "GET", f"/api/replays/{guess}/news") == (404, "replay-unknown")
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_restored_table_has_the_replay_it_had(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, replay = await over(world)
        table = anna.shown.table if anna.shown else ""
        for player in (anna, ben):
            await player.leave()
    async with served(tmp_path) as world:
        assert (await world.house.find(table)).replay == replay


@scenario
async def test_a_file_is_looked_at_for_an_hour(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player(), await world.player("Ben")
        status, text = await anna.request("POST", "/api/replays", msgspec.Raw(SEALED.read_bytes()))
        assert status == 201
        replay = msgspec.json.decode(text, type=ReplayMade).replay
        shown = await ben.ask("GET", f"/api/replays/{replay}", ReplayShown)
        assert (shown.file, shown.withdrawable, shown.seat) == (True, False, None)
        news = await ben.ask("GET", f"/api/replays/{replay}/news?eyes=open&step=3", News)
        assert b'"opened_hands":[{' in bytes(news.view)
        assert (await ben.request("GET", f"/api/replays/{replay}/record"))[1] == SEALED.read_bytes()
