"""Bounds on what happens around a game: bots that search, rematches, and logs that are long."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server import bounds, restorer
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.table import Table
from tests.server.people import leave, table_of
from tests.server.world import scenario, served


@scenario
async def test_while_too_many_searches_wait_no_hint_is_given_and_no_captain_seated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        assert await anna.be_asked()
        ben = await world.player("Ben")
        opened = await ben.open("freibeuter", "person", "person", "person")
        await ben.sit(opened.table, opened.invitations[0] or "")
        await ben.watch(opened.table)
        monkeypatch.setattr(bounds, "SEARCHES_OF_BADGE", bounds.SEARCHES_OF_BADGE._replace(most=0))
        with pytest.raises(TurnedAway, match="crew-busy"):
            await anna.ask_hint()
        with pytest.raises(TurnedAway, match="crew-busy"):
            await ben.arrange(1, "captain")
        with pytest.raises(TurnedAway, match="crew-busy"):
            await ben.start("captain")
        await ben.arrange(1, "bosun")  # who does not search
        await leave(anna, ben)


@scenario
async def test_a_rematch_counts_as_a_table_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "POSTS_OF_BADGE", bounds.POSTS_OF_BADGE._replace(most=3))
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")  # one table opened, one seat taken
        await anna.propose("end")
        await anna.rematch()
        ben = await world.player("Ben")
        ended = await ben.open("freibeuter", "person", "deckhand")
        await ben.sit(ended.table, ended.invitations[0] or "")
        await ben.watch(ended.table)
        await ben.propose("end")
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.open("freibeuter", "person", "deckhand")
        await ben.open("freibeuter", "person", "deckhand")
        with pytest.raises(TurnedAway, match="too-often"):
            await ben.rematch()
        await leave(anna, ben)


@scenario
async def test_others_are_served_while_a_long_log_is_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(restorer, "SLICE", -1.0)  # every entry takes too long
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        for _ in range(5):
            await anna.chat("Ahoy!")
        name = table_of(anna)
        await leave(anna)
        live = world.house._tables[name]
        await live.close()
        world.house.forget(live)
        turns, applied, apply = 0, list[int](), Table.apply

        def count(table: Table, entry: TableEntry, at: int) -> None:
            applied.append(turns)
            apply(table, entry, at)

        monkeypatch.setattr(Table, "apply", count)
        finding = asyncio.create_task(world.house.find(name))
        while not finding.done():
            await asyncio.sleep(0)
            turns += 1
        assert len(applied) == (await finding).table.last
        assert len(set(applied)) == len(applied)
