"""The server's time goes on from the last time in the store, whatever the wall clock says."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.server import clock as clock_module
from quarterdeck.server.background import background
from quarterdeck.server.clock import Clock
from quarterdeck.server.sources import Sources
from quarterdeck.server.sweeping import Sweeper
from quarterdeck.store import About, Log, Row, StoreFailed, eras, summaries
from quarterdeck.wire import control
from tests.server.people import DAY, START, leave, table_of
from tests.server.test_hand import wish
from tests.server.test_playing import act_in_turn
from tests.server.world import scenario, served
from tests.store.reading import texts

SECOND, HOUR = 1000, 3_600_000


class TwoClocks(Sources):
    """A wall clock that jumps and a monotonic one that does not."""

    def __init__(self) -> None:
        self.walls = START
        self.passed = 500

    def wall(self) -> int:
        return self.walls

    def monotonic(self) -> int:
        return self.passed

    def pass_time(self, milliseconds: int) -> None:
        self.walls += milliseconds
        self.passed += milliseconds


async def started(path: Path, sources: Sources) -> tuple[Log, Clock]:
    log = Log(path / "tables.sqlite")
    clock = Clock(log, sources)
    await clock.begin()
    return log, clock


@scenario
async def test_a_new_store_begins_with_the_wall_clock(tmp_path: Path) -> None:
    log, clock = await started(tmp_path, TwoClocks())
    assert clock.now() == START
    assert clock.wall(clock.now()) == START
    log.close()


@pytest.mark.parametrize("days", [400, -400])
@scenario
async def test_a_wall_clock_that_jumps_changes_nothing_at_a_table(tmp_path: Path, days: int) -> None:
    sources = TwoClocks()
    async with served(tmp_path, sources=sources) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        sources.pass_time(SECOND)
        sources.walls += days * DAY
        await act_in_turn(anna, ben, times=1)
        await leave(anna, ben)
        assert [at for at, _ in await world.house.log.entries(table)] == [START] * 4 + [START + SECOND]
    sources.walls += days * DAY
    sources.passed = 7  # a monotonic clock begins anywhere
    async with served(tmp_path, sources=sources) as world:
        assert world.house.clock.now() == START + SECOND + 1
        live = await world.house.find(table)
        assert live.table.touched == START + SECOND
        await world.house.waker.wake()
        assert live.table.stage == "playing"


@scenario
async def test_what_a_killed_server_lived_is_kept_to_the_last_beat(tmp_path: Path) -> None:
    sources = TwoClocks()
    log, clock = await started(tmp_path, sources)
    sources.pass_time(10 * SECOND)
    await clock.beat()
    sources.pass_time(SECOND - 1)
    killed = clock.now()
    log.close()
    sources.pass_time(3 * HOUR)
    log, clock = await started(tmp_path, sources)
    assert killed - SECOND < clock.now() <= killed, "what lies between is nobody's"
    log.close()


def test_while_a_clock_runs_a_server_that_is_killed_loses_at_most_one_second() -> None:
    assert clock_module.BEAT <= 1.0


@scenario
async def test_time_is_kept_at_once_when_a_clock_runs_and_then_again_and_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sources = TwoClocks()
    log, clock = await started(tmp_path, sources)

    async def alive() -> int:
        return (await log.do(eras.read_times)).eras[-1].alive

    async def until(time: int) -> None:
        while await alive() != time:
            await asyncio.sleep(0)

    async with background(clock.run):
        sources.pass_time(HOUR)
        for _ in range(50):
            assert await alive() == START, "nothing runs"
        monkeypatch.setattr(clock_module, "BEAT", 0.0)
        clock.needs("table", runs=True)
        await until(START + HOUR)
        sources.pass_time(SECOND)
        await until(START + HOUR + SECOND)
        clock.needs("table", runs=False)
        assert not clock.wanted()
    log.close()


@scenario
async def test_a_started_server_knows_where_clocks_run(tmp_path: Path) -> None:
    log = Log(tmp_path / "tables.sqlite")
    for name, due in (("grace", 90 * SECOND), ("untouched", 30 * DAY), ("over", None)):
        await log.append([Row(name, 0, 5, b"{}", about=About("playing", due=None if due is None else 5 + due))])
    log.close()
    log, clock = await started(tmp_path, TwoClocks())
    assert clock.wanted()
    clock.needs("grace", runs=False)
    assert not clock.wanted()
    log.close()


@scenario
async def test_a_store_that_cannot_keep_the_time_is_reported_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    log, clock = await started(tmp_path, TwoClocks())

    def fail(*_: object) -> None:
        raise StoreFailed("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(eras, "keep_era", fail)
        for _ in range(3):
            await clock.beat()
    assert caplog.text.count("the time could not be kept in the store") == 1
    log.close()


@scenario
async def test_people_are_shown_the_time_of_day_across_runs(tmp_path: Path) -> None:
    sources = TwoClocks()
    stamps = []
    for _ in range(3):
        log, clock = await started(tmp_path, sources)
        for _ in range(2):
            sources.pass_time(HOUR)
            stamps.append((clock.now(), sources.wall()))
        await clock.beat()
        log.close()
        sources.pass_time(5 * DAY)
    log, clock = await started(tmp_path, sources)
    assert [clock.wall(at) for at, _ in stamps] == [wall for _, wall in stamps]
    assert [clock.server(wall) for _, wall in stamps] == [at for at, _ in stamps]
    assert clock.wall(START - DAY) == START - DAY, "before the first run all times are the wall clock's"
    assert clock.server(START - DAY) == START - DAY
    assert clock.server(stamps[1][1] + 2 * DAY) == stamps[1][0] + 1, "while none ran: when the next one began"
    assert clock.server(sources.wall() + DAY) == clock.now() + 1, "nothing is newer than now"
    log.close()


@scenario
async def test_a_wall_clock_that_is_put_right_is_right_for_the_whole_run(tmp_path: Path) -> None:
    sources = TwoClocks()
    log, clock = await started(tmp_path, sources)
    sources.pass_time(HOUR)
    sources.walls += 900 * DAY
    assert clock.wall(START) == START
    await clock.beat()
    assert clock.wall(START) == START + 900 * DAY
    log.close()
    log, clock = await started(tmp_path, sources)
    assert clock.wall(START) == START + 900 * DAY
    log.close()


@scenario
async def test_what_is_kept_for_days_is_kept_for_days_of_the_calendar(tmp_path: Path) -> None:
    """A server that was down most of the time still clears up when seven days have gone by."""
    sources = TwoClocks()
    async with served(tmp_path, sources=sources) as world:
        carl = await world.player("Carl")
        old = await carl.open("freibeuter", "person", "person")
    sources.pass_time(6 * DAY)
    async with served(tmp_path, sources=sources) as world:
        await Sweeper(world.house).sweep()
        assert await texts(world.house.log, old.table)
        young = await (await world.player("Dora")).open("freibeuter", "person", "person")
    sources.pass_time(2 * DAY)
    async with served(tmp_path, sources=sources) as world:
        await Sweeper(world.house).sweep()
        assert not await texts(world.house.log, old.table)
        assert await texts(world.house.log, young.table)


@scenario
async def test_a_restored_store_goes_on_from_its_own_last_time(tmp_path: Path) -> None:
    sources = TwoClocks()
    async with served(tmp_path, sources=sources) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await leave(anna, ben)
        await wish(tmp_path, control.Backup(str(tmp_path / "copy")), control.Copied)
        sources.pass_time(40 * DAY)
        await world.house.clock.beat()
        await wish(tmp_path, control.Restore(str(tmp_path / "copy")), control.Restored)
        assert world.house.clock.now() == START + 1
        assert world.house.clock.wall(world.house.clock.now()) == START + 40 * DAY
        await world.house.waker.wake()
        assert (await world.house.find(table)).table.stage == "playing", "those 40 days were nobody's"


@scenario
async def test_imported_tables_bring_no_future_with_them(tmp_path: Path) -> None:
    ahead, other = TwoClocks(), tmp_path / "other"
    ahead.walls += 900 * DAY
    async with served(tmp_path, sources=ahead) as world:
        anna, ben = await world.at_table("person", "person")
        await leave(anna, ben)
        await wish(tmp_path, control.Export(str(tmp_path / "file")), control.Exported)
    other.mkdir()
    sources = TwoClocks()
    async with served(other, sources=sources) as world:
        await wish(other, control.Import(str(tmp_path / "file")), control.Imported)
        assert await world.house.log.do(summaries.last_touched) == START
        await world.house.waker.wake()
        assert await world.house.log.do(summaries.next_due) == START + 30 * DAY
    async with served(other, sources=sources) as world:
        assert world.house.clock.now() == START + 1
