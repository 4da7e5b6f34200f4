"""Retention: what nobody needs any longer is gone in time, by a clock that tests can turn on."""

import sqlite3
from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server.sweeping import Sweeper
from quarterdeck.store import Log, Row, StoreFailed, people, summaries
from tests.server.people import Clock, leave, table_of
from tests.server.test_playing import act_in_turn, finished
from tests.server.world import scenario, served
from tests.store.reading import texts


@scenario
async def test_tables_that_never_began_are_cleared_after_seven_days(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        begun = table_of(anna)
        await leave(anna, ben)
        carl = await world.player("Carl")
        old = await carl.open("freibeuter", "person", "person")
        await carl.sit(old.table, old.invitations[0] or "")
        touched = await carl.open("freibeuter", "person", "person")
        clock.pass_days(6)
        await carl.sit(touched.table, touched.invitations[0] or "")
        clock.pass_days(1.5)
        await Sweeper(world.house).sweep()
        with pytest.raises(TurnedAway, match="table-unknown"):
            await carl.watch(old.table)
        assert [mine.table for mine in (await carl.arrive()).tables] == [touched.table]
        assert [mine.table for mine in (await anna.arrive()).tables] == [begun]


@scenario
async def test_a_table_somebody_watches_is_left_until_they_go(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        carl = await world.player("Carl")
        opened = await carl.open("freibeuter", "person", "person")
        await carl.watch(opened.table)
        clock.pass_days(8)
        await Sweeper(world.house).sweep()
        await carl.sit(opened.table, opened.invitations[0] or "")
        await carl.leave()
        clock.pass_days(8)
        await Sweeper(world.house).sweep()
        assert await texts(world.house.log, opened.table) == []


@scenario
async def test_what_people_wrote_fades_after_ninety_days_also_in_memory_and_games_stay(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat("Long ago")
        clock.pass_days(60)
        await ben.chat("Lately")
        await finished([anna, ben])
        table = table_of(anna)
        clock.pass_days(31)
        await Sweeper(world.house).sweep()
        carl = await world.player("Carl")
        await carl.watch(table)
        assert [heard.text for heard in carl.heard] == ["Lately"]
        assert b"Long ago" not in b"".join(await texts(world.house.log, table))
        assert (await carl.request("GET", f"/api/tables/{table}/record"))[0] == 200
        await leave(anna, ben, carl)


@scenario
async def test_a_game_in_play_goes_on_after_its_talk_has_faded(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=2)
        await anna.chat("Long ago")
        for _ in range(4):
            clock.pass_days(23)
            await act_in_turn(anna, ben, times=1)
        await Sweeper(world.house).sweep()
        table = table_of(anna)
        for player in (anna, ben):
            await player.watch(table)
        await act_in_turn(anna, ben, times=2)
        await leave(anna, ben)


@scenario
async def test_a_damaged_text_fades_like_any_other(tmp_path: Path) -> None:
    log = Log(tmp_path / "tables.sqlite")
    rows = [Row("a", 0, 0, b"{", fades=True), Row("b", 0, 0, b"not even JSON", fades=True)]
    await log.append(rows)
    async with served(tmp_path, log=log, sources=Clock()) as world:
        await Sweeper(world.house).sweep()
        assert [await texts(log, name) for name in "ab"] == [[b"{}"], [b"{}"]]


@scenario
async def test_reports_and_origins_are_forgotten_in_their_time(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.report(table_of(anna), 1)
        assert await world.house.log.do(people.origin_of, table_of(anna))
        clock.pass_days(8)
        await Sweeper(world.house).sweep()
        assert await world.house.log.do(people.origin_of, table_of(anna)) is None
        assert len(await world.house.log.do(people.list_reports, 9)) == 1
        clock.pass_days(83)
        await Sweeper(world.house).sweep()
        assert await world.house.log.do(people.list_reports, 9) == []
        await leave(anna, ben)


@scenario
async def test_a_server_clears_up_when_it_starts(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        carl = await world.player("Carl")
        for _ in range(3):
            await carl.open("freibeuter", "person", "person")
        clock.pass_days(5)
        await carl.open("freibeuter", "person", "person")
    clock.pass_days(3)
    log = Log(tmp_path / "tables.sqlite")
    async with served(tmp_path, sources=clock, log=log) as world:
        while len(await log.do(summaries.list_tables, 9)) > 1:
            await (await world.player()).arrive()


@scenario
async def test_a_clock_that_leaps_is_reported_and_clears_nothing_up_for_an_hour(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        carl = await world.player("Carl")
        waiting = await carl.open("freibeuter", "person", "person")
    clock.pass_days(8)
    async with served(tmp_path, sources=clock) as world:
        while "the clock is 8 days ahead" not in caplog.text:
            await (await world.player()).arrive()
        assert await texts(world.house.log, waiting.table)
        sweeper = Sweeper(world.house)
        assert not await sweeper.believes_clock()
        clock.pass_days(1)
        assert await sweeper.believes_clock(), "an hour later it is the clock there is"
        clock.pass_days(8)
        assert not await sweeper.believes_clock(), "also while the server runs"


@scenario
async def test_a_store_that_cannot_be_cleared_up_is_still_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(connection: sqlite3.Connection, before: int, most: int) -> list[str]:
        raise StoreFailed("disk I/O error")

    monkeypatch.setattr(summaries, "never_begun", fail)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=2)
        await leave(anna, ben)
    assert "not everything could be cleared up" in caplog.text
