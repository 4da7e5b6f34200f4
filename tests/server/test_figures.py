"""Health and metrics: whether the server works, and figures that tell nobody and nothing from another."""

import asyncio
import re
from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import health
from quarterdeck.server.metrics import Metrics, make_metrics_server
from quarterdeck.server.serving import take_address
from quarterdeck.store import Row, StoreFailed
from tests.server.people import leave
from tests.server.world import World, scenario, served

LABELS = {"route", "type", "status", "le"}


@scenario
async def test_health_needs_no_badge_no_name_and_tells_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        stranger = Player(world.address)
        assert await stranger.request("GET", "/health") == (200, b"ok\n")
        assert await stranger.request("GET", "/health", headers={"host": "10.0.0.7"}) == (200, b"ok\n")
        assert stranger.badge == ""
        assert (await stranger.request("POST", "/health"))[0] >= 400


@scenario
async def test_a_store_that_does_not_answer_is_no_health(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        world.house.log._connection.execute("DROP TABLE secrets")
        assert await Player(world.address).request("GET", "/health") == (503, b"no\n")


@scenario
async def test_a_store_that_cannot_be_written_is_no_health_until_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        stranger = Player(world.address)

        async def do(*statements: str) -> None:
            await world.house.log.do(lambda connection: [connection.execute(one) for one in statements])

        async def asked() -> tuple[int, bytes]:
            return await stranger.request("GET", "/health")

        assert await asked() == (200, b"ok\n")
        await do(
            "CREATE TEMP TRIGGER one BEFORE INSERT ON main.entries BEGIN SELECT RAISE(FAIL, 'full'); END",
            "CREATE TEMP TRIGGER two BEFORE INSERT ON main.secrets BEGIN SELECT RAISE(FAIL, 'full'); END",
        )
        assert await asked() == (200, b"ok\n"), "nobody wanted to write"
        with pytest.raises(StoreFailed):
            await world.house.log.append([Row("other", 0, 0, b"{}")])
        for _ in range(2):
            assert await asked() == (503, b"no\n")
        await do("DROP TRIGGER one", "DROP TRIGGER two")
        assert await asked() == (200, b"ok\n"), "though nobody plays"
        await leave(anna, ben)


@scenario
async def test_a_full_disk_is_no_health_though_small_things_still_find_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite overwrites what is there already in a file that cannot grow."""
    monkeypatch.setattr(health, "FRESH", 0.0)
    async with served(tmp_path) as world:
        stranger, log = Player(world.address), world.house.log
        (pages,) = await log.do(lambda connection: connection.execute("PRAGMA page_count").fetchone())
        await log.do(lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}").fetchone())
        with pytest.raises(StoreFailed, match="full"):
            await log.append([Row("other", 0, 0, b"{}" * 50_000)])
        for _ in range(2):
            await world.house.clock.beat()
            assert await stranger.request("GET", "/health") == (503, b"no\n")
        await log.do(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchone())
        assert await stranger.request("GET", "/health") == (200, b"ok\n"), "though nobody plays"
        journal = Path(f"{log.path}-wal")
        before, secrets = journal.stat().st_size, "SELECT name FROM secrets WHERE name = 'probe'"
        await log.probe()
        assert journal.stat().st_size > before + 2**16, "it was on the disk"
        assert await log.do(lambda connection: connection.execute(secrets).fetchall()) == []


async def figures(world: World, metrics: Metrics) -> str:
    """What Prometheus reads, at an address of its own."""
    with take_address("127.0.0.1", 0) as listening:
        server = make_metrics_server(metrics)
        task = asyncio.create_task(server._serve(sockets=[listening]))
        status, text = await Player(f"http://127.0.0.1:{listening.getsockname()[1]}").request("GET", "/metrics")
        server.should_exit = True
        await task
    assert status == 200
    return text.decode()


@scenario
async def test_figures_have_no_label_but_route_type_and_status(tmp_path: Path) -> None:
    metrics = Metrics()
    async with served(tmp_path, meter=metrics) as world:
        metrics.watch(world.house)
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        await anna.chat("a secret")
        await anna.send("nonsense")
        with pytest.raises(TurnedAway):
            await ben.act("board Z9")
        await anna.request("GET", f"/api/tables/{table}/record")
        await anna.request("GET", f"/{table}")
        text = await figures(world, metrics)
        for player in (anna, ben):
            await player.leave()
    assert set(re.findall(r'[{,](\w+)="', text)) <= LABELS
    for hidden in (table, table[:8], anna.badge[:8], "Anna", "freibeuter", "secret", "127.0.0.1", "board"):
        assert hidden not in text
    assert 'quarterdeck_requests_total{route="/api/tables/{table}/record",status="4xx"} 1.0' in text
    assert 'quarterdeck_requests_total{route="other",status="4xx"} 1.0' in text
    assert 'quarterdeck_messages_total{status="2xx",type="chat"} 1.0' in text or 'type="chat",status="2xx"} 1.0' in text
    assert 'type="bad"' in text
    assert "quarterdeck_sockets 2.0" in text
    assert "quarterdeck_tables_in_memory 1.0" in text
    assert "quarterdeck_entries_written_total 5.0" in text
    assert "quarterdeck_bot_questions 0.0" in text
    assert "quarterdeck_commit_seconds_count" in text


@scenario
async def test_the_players_address_has_no_figures(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        assert (await Player(world.address).request("GET", "/metrics"))[0] == 404
