"""The house: which tables it keeps in memory, and what it does with one that is broken."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.server import house as house_module
from quarterdeck.server.restorer import SLICE, Restorer
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import TableEntry
from quarterdeck.table.table import Table
from tests.server.test_playing import act_in_turn, asked, fresh, play
from tests.server.world import scenario, served


@scenario
async def test_tables_nobody_is_at_are_let_go_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house_module, "MOST_IDLE", 1)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=4)
        before = await fresh(anna)
        for player in (anna, ben):
            await player.leave()
        carl = await world.player("Carl")
        for _ in range(5):
            await carl.open("freibeuter", "person", "person")
        assert anna.shown is not None
        assert anna.shown.table not in world.house._tables
        assert len(world.house._tables) <= 2
        assert await fresh(anna) == before


@scenario
async def test_few_long_tables_are_kept_as_are_many_short_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as world:
        anna = await world.player("Anna")
        for _ in range(3):
            await anna.open("freibeuter", "person", "person")
        assert len(world.house._tables) == 3
        monkeypatch.setattr(house_module, "MOST_IDLE_ENTRIES", 2)
        last = await anna.open("freibeuter", "person", "person")
        assert len(world.house._tables) == 2
        assert last.table in world.house._tables


@scenario
async def test_a_table_that_was_damaged_on_the_disk_is_refused_and_the_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    log = Log(tmp_path / "tables.sqlite")
    await log.append(
        [Row("nonsense", 0, 0, b"{", "anna"), Row("unopened", 0, 0, b'{"entry": "began", "draws": []}', "anna")]
    )
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        for name in ("nonsense", "unopened"):
            with pytest.raises(TurnedAway, match="table-broken"):
                await (await world.player()).watch(name)
        assert len([record for record in caplog.records if "cannot be restored" in record.message]) == 2
        await act_in_turn(anna, ben, times=2)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_damaged_tables_are_left_out_of_the_start_page(tmp_path: Path) -> None:
    log = Log(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        (anna,) = await world.at_table("person", "deckhand")
        person = anna.badge.rpartition(".")[0]
        await log.append([Row("nonsense", 0, 0, b"{", person)])
        assert anna.shown is not None
        assert [mine.table for mine in (await anna.arrive()).tables] == [anna.shown.table]
        await anna.leave()


@scenario
async def test_an_error_nobody_thought_of_costs_nothing_that_was_acknowledged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What is in memory may be half changed then; the table is made again from its log.

    The server's own log says where it happened, and nothing the error says.
    """
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=3)
        before = await fresh(anna)
        actor = asked(anna, ben)
        assert actor is not None
        assert actor.shown is not None
        table = world.house._tables[actor.shown.table].table

        def fail(*args: object, **kwargs: object) -> None:
            raise ZeroDivisionError("Ben holds C4")

        with monkeypatch.context() as broken:
            broken.setattr(Table, "_note", fail)
            with pytest.raises(Exception, match=r"come again|no close frame"):
                await play(actor, FastLuck(1), 1)
        assert "a table failed with ZeroDivisionError in test_house.py, line" in caplog.text
        assert "C4" not in caplog.text
        assert await fresh(anna) == before
        assert world.house._tables[actor.shown.table].table is not table
        for player in (anna, ben):
            await player.watch(actor.shown.table)
        await act_in_turn(anna, ben, times=3)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_reading_by_name_is_offered_with_options_that_a_table_can_be_opened_with(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        offered = {game.name: game for game in (await anna.arrive()).games}
        assert offered["freibeuter"].presets == {}
        french = offered["meuterer"].presets["french"]
        for option, value in french.items():
            assert value in offered["meuterer"].options[option][1:]
        opened = await anna.open("meuterer", "person", "deckhand", "deckhand", timing=None, **french, pirates=True)
        await anna.sit(opened.table, opened.invitations[0] or "")
        await anna.watch(opened.table)
        assert anna.shown is not None
        assert anna.shown.options == {"layout": "shuffled", **french, "pirates": True}
        await anna.leave()


@scenario
async def test_a_person_who_is_lost_finds_the_page(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        status, text = await anna.request("GET", "/elsewhere", headers={"Accept": "text/html"})
        assert status in (404, 503)  # 503 where the client is not built
        assert not text.startswith(b'{"type"')
        status, text = await anna.request("GET", "/elsewhere")
        assert (status, text[:17]) == (404, b'{"type":"refused"')


@scenario
async def test_a_move_waits_for_one_slice_however_many_tables_are_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time, rests, applied = 0.0, list[tuple[float, Callable[[], None]]](), list[Table]()
    apply = Table.apply

    def clock() -> float:
        nonlocal time
        time += 0.001
        return time

    def count(table: Table, entry: TableEntry, at: int) -> None:
        applied.append(table)
        apply(table, entry, at)

    resting = partial(Restorer, clock, lambda seconds, go_on: rests.append((seconds, go_on)))
    monkeypatch.setattr(house_module, "Restorer", resting)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=20)
        assert anna.shown is not None
        log, house = world.house.log, world.house
        entries = await log.entries(anna.shown.table)
        names = [f"copy {number}" for number in range(20)]
        for name in names:
            await log.append([Row(name, number, at, text) for number, (at, text) in enumerate(entries)])
        played = house.tables[0].table
        monkeypatch.setattr(Table, "apply", count)
        restored = [asyncio.create_task(house.find(name)) for name in names]
        slices = 0
        while not all(task.done() for task in restored):
            while not rests and not all(task.done() for task in restored):
                await asyncio.sleep(0)
            if slices < 5:
                before = [table for table in applied if table is not played]
                assert len(before) <= (slices + 1) * (SLICE / 0.001 + 1), "one slice at a time"
                await act_in_turn(anna, ben, times=1)
                assert [table for table in applied if table is not played] == before, "and none while it rests"
            if rests:
                ((seconds, go_on),) = rests
                rests.clear()
                assert seconds > 0
                slices += 1
                go_on()
        assert slices > len(names)
        for task in restored:
            assert (await task).table.last == len(entries) - 1
        for player in (anna, ben):
            await player.leave()
