"""Tables that come due are woken though nobody has them open."""

import asyncio
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from quarterdeck.server import timekeeper, waking
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import House
from quarterdeck.server.waking import Waker
from quarterdeck.store import About, Log, Row, summaries
from quarterdeck.table.entries import Answered, read_entry
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.timing import DAY as ONE_DAY
from quarterdeck.table.timing import UNTOUCHED, Timing
from tests.server.people import DAY, START, Clock, leave, table_of
from tests.server.test_playing import act_in_turn, finished
from tests.server.world import scenario, served
from tests.store.reading import texts
from tests.under_test import GAMES_UNDER_TEST


async def due_of(house: House, table: str) -> int | None:
    def look(connection: object) -> int | None:
        query = "SELECT due FROM tables WHERE table_id = ?"
        found: int | None = connection.execute(query, (table,)).fetchone()[0]  # type: ignore[attr-defined]
        return found

    return await house.log.do(look)


@scenario
async def test_when_a_game_comes_due_is_written_with_the_entry_and_gone_with_its_end(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        carl = await world.player("Carl")
        opened = await carl.open("freibeuter", "person", "person")
        assert await due_of(world.house, opened.table) is None, "nobody plays yet"
        anna, ben = await world.at_table("person", "person")
        assert await due_of(world.house, table_of(anna)) == START + UNTOUCHED
        clock.pass_days(1)
        await act_in_turn(anna, ben, times=1)
        assert await due_of(world.house, table_of(anna)) == START + DAY + UNTOUCHED
        await finished([anna, ben])
        assert await due_of(world.house, table_of(anna)) is None
        await leave(anna, ben)


@scenario
async def test_a_game_nobody_touched_for_thirty_days_is_broken_off_while_nobody_is_there(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await leave(anna, ben)
        clock.pass_days(29.9)
        await world.house.waker.wake()
        assert (await world.house.find(table)).table.stage == "playing"
        world.house.forget(await world.house.find(table))
        clock.pass_days(0.1)
        await world.house.waker.wake()
        assert (await texts(world.house.log, table))[-1] == b'{"entry":"broken-off","reason":"untouched"}'
        found = await world.house.log.do(summaries.find_table, table)
        assert found is not None
        assert found.stage == "over"
        assert await due_of(world.house, table) is None
        status, record = await anna.request("GET", f"/api/tables/{table}/record")
        assert status == 200
        assert b"broken off after 30 days" in record


@scenario
async def test_by_correspondence_a_stand_in_answers_after_its_days_though_everybody_is_gone(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person", timing=Timing(pace="correspondence", decision=ONE_DAY))
        table = table_of(anna)
        await leave(anna, ben)
        world.house.forget(await world.house.find(table))
        before = await texts(world.house.log, table)
        clock.pass_days(0.999)
        await world.house.waker.wake()
        assert await texts(world.house.log, table) == before
        clock.pass_days(0.001)
        await world.house.waker.wake()
        while (written := await texts(world.house.log, table)) == before:
            await asyncio.sleep(0.001)
        entry = read_entry(written[len(before)])
        assert isinstance(entry, Answered)
        assert entry.stand_in == "bosun"
        assert await due_of(world.house, table) == START + 2 * DAY, "then it is another's day, or theirs again"


@scenario
async def test_a_server_wakes_by_itself_what_comes_due_and_tells_whoever_watches(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        live = await world.house.find(table_of(anna))
        clock.pass_days(31)
        world.house.waker.note(0)
        while live.table.stage == "playing":
            await asyncio.sleep(0)
        while anna.shown is None or anna.shown.stage != "over":
            await anna.receive()
        assert anna.shown.luck is not None
        await leave(anna, ben)


@scenario
async def test_a_table_due_for_no_reason_that_is_known_is_looked_at_and_its_bots_are_left_alone(
    tmp_path: Path,
) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        (anna,) = await world.at_table("person", "deckhand")
        table = table_of(anna)
        await leave(anna)
        live = await world.house.find(table)
        while live.bots.busy:
            await asyncio.sleep(0)
        world.house.forget(live)
        await world.house.log.do(summaries.set_due, table, 0)
        before = await texts(world.house.log, table)
        await world.house.waker.wake()
        assert await due_of(world.house, table) == START + UNTOUCHED
        live = await world.house.find(table)
        assert not live.bots.busy
        assert await texts(world.house.log, table) == before


@scenario
async def test_a_table_that_cannot_be_woken_is_put_off_and_the_others_are_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        house = world.house
        await house.log.append([Row("broken", 0, 1, b"{", about=About("playing", due=2))])
        anna, ben = await world.at_table("person", "person")
        await leave(anna, ben)
        clock.pass_days(31)
        with monkeypatch.context() as patch:
            patch.setattr(timekeeper, "break_off_untouched", lambda *_, **__: 1 // 0)
            await house.waker.wake()
        for table in ("broken", table_of(anna)):
            assert await due_of(house, table) == START + 31 * DAY + waking.LATER
        clock.pass_days(1)
        await house.waker.wake()
        assert (await house.find(table_of(anna))).table.stage == "over"
        with pytest.raises(Refusal, match="table-broken"):
            await house.find("broken")


@scenario
async def test_many_tables_that_are_due_leave_time_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each table there is a rest by how long it took."""
    house = House(GAMES_UNDER_TEST, Log(tmp_path / "tables.sqlite"), Crew(), sources=Clock())
    await house.clock.begin()
    many = waking.SLICE + 3
    rows = [Row(f"t{number}", 0, 1, b"{", about=About("playing", due=2)) for number in range(many)]
    await house.log.append(rows)
    waker = Waker(house)
    rests: list[float] = []

    async def rest(took: float) -> None:
        rests.append(took)

    monkeypatch.setattr(waking, "monotonic", partial(next, count()))
    monkeypatch.setattr(waker, "rest", rest)
    try:
        await waker.wake()
        assert rests == [1] * many
        assert await house.log.do(summaries.due_tables, house.clock.now(), 9) == []
    finally:
        await house.close()
