"""A seat whose person is gone changes hands: who may take it, and who has seen too much for that."""

import asyncio
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import TurnedAway
from quarterdeck.server.sweeping import Sweeper
from quarterdeck.store import StoreFailed, spectators
from quarterdeck.table.timing import GONE, SECOND
from tests.server.around import begun, live_table, pass_time, until, until_gone
from tests.server.conftest import Bounding
from tests.server.people import Clock, leave, table_of, waiting
from tests.server.world import scenario, served


@scenario
async def test_a_seat_whose_person_is_gone_is_taken_over_by_a_new_link(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        carl, dora = await world.player("Carl"), await world.player("Dora")
        table = table_of(other)
        assert asked.shown is not None
        seat = asked.shown.seat
        assert seat is not None
        await carl.watch(table)
        await asked.leave()
        await until_gone(world, other, seat)
        with pytest.raises(TurnedAway, match="person-not-gone"):
            await other.propose("link", seat)
        await pass_time(world, clock, GONE, other)
        await other.propose("link", seat)
        await until(other, lambda: other.around and other.around.links)
        assert other.around is not None
        link = other.around.links[seat]
        with pytest.raises(TurnedAway, match="seat-barred"):
            await carl.sit(table, link)
        assert await dora.sit(table, link) == seat
        await dora.watch(table)
        assert dora.shown is not None
        assert dora.shown.seats[seat].name == "Dora"
        await asked.watch(table)
        await until(asked, lambda: asked.shown and asked.shown.seat is None)
        with pytest.raises(TurnedAway, match="seat-taken"):
            await asked.sit(table, link)
        await leave(asked, other, carl, dora)


@scenario
async def test_who_comes_back_first_waits_as_long_as_the_others_would_have(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        assert asked.shown is not None
        seat = asked.shown.seat
        assert seat is not None
        table = table_of(other)
        await leave(asked, other)
        await until_gone(world, other, seat)
        while live_table(world, other).here():
            await asyncio.sleep(0.001)
        clock.time += 2 * GONE
        await other.watch(table)
        with pytest.raises(TurnedAway, match="person-not-gone"):
            await other.propose("bot", seat)
        clock.time += GONE
        await other.propose("bot", seat)
        await other.leave()


@scenario
async def test_who_was_forgotten_in_a_running_game_strands_nobody(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        assert asked.shown is not None
        table, seat = table_of(other), asked.shown.seat
        assert seat is not None
        await asked.erase()
        with pytest.raises(ConnectionClosed, match="come again"):
            await until(other, lambda: False)
        other.news = None
        await other.watch(table)
        await pass_time(world, clock, 10 * SECOND, other)
        await pass_time(world, clock, 90 * SECOND, other)
        await until(other, lambda: other.news and any(line.key == "stood-in" for line in other.news.told))
        await pass_time(world, clock, GONE, other)
        await other.propose("bot", seat)
        assert live_table(world, other).table.bots[seat] == "bosun"
        await other.leave()


@scenario
async def test_who_watched_before_the_server_was_started_again_may_not_take_a_seat(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        table, carl = table_of(other), await world.player("Carl")
        assert asked.shown is not None
        seat = asked.shown.seat
        await carl.watch(table)
        await leave(asked, other, carl)
    async with served(tmp_path, sources=clock) as world:
        for player in (other, carl):
            player.address = world.address
        await other.watch(table)
        await pass_time(world, clock, GONE, other)
        await other.propose("link", seat)
        await until(other, lambda: other.around and other.around.links)
        assert other.around is not None
        assert seat is not None
        with pytest.raises(TurnedAway, match="seat-barred"):
            await carl.sit(table, other.around.links[seat])
        await leave(other)


@pytest.mark.parametrize("bound", ["EVER_WATCHED", "EVER_WATCHED_OF_ADDRESS"])
@scenario
async def test_whom_a_table_can_remember_no_more_sees_nothing_of_it(
    tmp_path: Path, at_most: Bounding, bound: str
) -> None:
    at_most(bound, 2)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        crowd = [await world.player(f"Carl {number}") for number in range(3)]
        for one in crowd[:2]:
            await one.watch(table_of(anna))
        with pytest.raises(TurnedAway, match="full-table"):
            await crowd[2].watch(table_of(anna))
        for one in (crowd[0], ben):
            await one.leave()
            await one.watch(table_of(anna))
        await leave(anna, ben, *crowd)


@scenario
async def test_nobody_watches_who_could_not_be_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise StoreFailed("The disk is full.")

    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        carl = await world.player("Carl")
        with monkeypatch.context() as patch:
            patch.setattr(spectators, "note", fail)
            with pytest.raises(TurnedAway, match="store-failed"):
                await carl.watch(table_of(anna))
            assert carl.shown is None
            await ben.leave()
            await ben.watch(table_of(anna))
        await carl.watch(table_of(anna))
        await leave(anna, ben, carl)


@scenario
async def test_who_watched_is_forgotten_when_the_game_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        carl, table = await world.player("Carl"), table_of(anna)
        await carl.watch(table)
        await Sweeper(world.house).sweep()
        assert len(await world.house.log.do(spectators.noted, table)) == 1
        await anna.resign()
        await ben.resign()
        await until(carl, lambda: carl.shown and carl.shown.stage == "over")
        await Sweeper(world.house).sweep()
        assert await world.house.log.do(spectators.noted, table) == []
        await leave(anna, ben, carl)


@scenario
async def test_who_watches_is_written_down_when_the_game_begins_and_not_before(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        for name in ("Carl", "Dora"):
            one = await world.player(name)
            await one.watch(opened.table)
            if name == "Carl":
                await one.leave()
        assert await world.house.log.do(spectators.noted, opened.table) == []
        await anna.start()
        assert len(await world.house.log.do(spectators.noted, opened.table)) == 1
        await leave(anna, one)
