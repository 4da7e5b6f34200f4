"""The tables on one's list at a real server: three filters, page by page, and what may be taken off it."""

from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds, mine
from quarterdeck.wire.messages import Mine, Opened
from quarterdeck.wire.oneself import Filter
from tests.server.people import Clock, leave, table_of
from tests.server.test_playing import finished
from tests.server.world import scenario, served


async def all_of(player: Player, only: Filter) -> list[Mine]:
    """Every table that passes a filter."""
    found = await player.tables(only)
    tables = list(found.tables)
    while found.more:
        found = await player.tables(only, found.more)
        tables += found.tables
    return tables


async def alone(player: Player) -> str:
    """A table with a bot only, which waits for the person."""
    opened: Opened = await player.open("freibeuter", "person", "deckhand")
    assert opened.invitations[0] is not None
    await player.sit(opened.table, opened.invitations[0])
    return opened.table


@scenario
async def test_the_three_filters_divide_the_list(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        await finished([anna, ben])
        over = table_of(anna)
        await leave(anna, ben)
        waiting = await anna.open("freibeuter", "person", "person")
        clock.time += 1
        await anna.sit(waiting.table, waiting.invitations[0] or "")
        clock.time += 1
        asked = await alone(anna)
        await anna.watch(asked)
        await anna.be_asked()
        assert [one.table for one in await all_of(anna, "finished")] == [over]
        assert [one.table for one in await all_of(anna, "running")] == [asked, waiting.table]
        assert [one.table for one in await all_of(anna, "turn")] == [asked]
        assert await all_of(await world.player("Zoe"), "running") == []
        await leave(anna)


@scenario
async def test_a_long_list_comes_page_by_page_without_gaps_and_twice_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("POSTS_OF_BADGE", "POSTS_OF_ADDRESS"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=1000))
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna = await world.player()
        tables = []
        for number in range(2 * mine.SLICE + 3):
            clock.time += number % 2  # some were touched in the same moment
            tables.append(await alone(anna))
        first = await anna.tables("running")
        assert len(first.tables) == mine.SLICE
        found = [one.table for one in await all_of(anna, "running")]
        assert sorted(found) == sorted(tables)
        assert [one.table for one in (await anna.arrive()).tables] == found[: mine.MOST_FIRST]


@scenario
async def test_a_table_taken_off_the_list_is_gone_from_it_alone_and_can_be_put_back(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await finished([anna, ben])
        table = table_of(anna)
        await anna.remove_table(table)
        assert await all_of(anna, "finished") == []
        assert (await anna.arrive()).tables == ()
        assert [one.table for one in await all_of(ben, "finished")] == [table]
        assert (await anna.request("GET", f"/api/tables/{table}/record"))[0] == 200
        await anna.remove_table(table)
        await anna.put_table_back(table)
        assert [one.table for one in await all_of(anna, "finished")] == [table]
        await leave(anna, ben)


@scenario
async def test_nobody_takes_a_table_off_the_list_at_which_somebody_waits_or_may_come_to(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        with pytest.raises(TurnedAway, match="table-needs-you"):
            await anna.remove_table(table_of(anna))
        waiting = await anna.open("freibeuter", "person", "person")
        await anna.sit(waiting.table, waiting.invitations[0] or "")
        with pytest.raises(TurnedAway, match="table-needs-you"):
            await anna.remove_table(waiting.table)
        with pytest.raises(TurnedAway, match="not-at-table"):
            await ben.remove_table(waiting.table)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await ben.remove_table("nowhere")
        own = await alone(anna)
        await anna.remove_table(own)
        assert own not in [one.table for one in await all_of(anna, "running")]
        await leave(anna, ben)


@pytest.mark.parametrize("path", ["filter=all", "", "filter=turn&after=x", "filter=turn&after=1.%2e%2e"])
@scenario
async def test_a_list_asked_for_in_a_way_nobody_understands_is_refused(tmp_path: Path, path: str) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        status, text = await anna.request("GET", f"/api/me/tables?{path}")
        assert (status, b"message-bad" in text) == (400, True)


@scenario
async def test_lists_are_asked_for_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "LISTS_OF_BADGE", bounds.LISTS_OF_BADGE._replace(per_second=0.0))
    async with served(tmp_path) as world:
        anna = await world.player()
        for _ in range(bounds.LISTS_OF_BADGE.most):
            await anna.tables("turn")
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.tables("turn")
