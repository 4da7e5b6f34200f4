"""Being forgotten: nothing stored or sent says any longer who it was, and what the others played stays whole."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.cli import main
from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.record import Record
from quarterdeck.store import Log, StoreFailed, people
from quarterdeck.wire.people import Erased
from tests.server.people import leave, person_of, table_of
from tests.server.test_playing import act_in_turn, finished, fresh
from tests.server.world import World, scenario, served

WRITTEN = "Anna wrote this down"


async def stored(world: World) -> bytes:
    """All that the store has, but for the secrets of the house."""

    def read(connection: Any) -> bytes:
        names = ("entries", "tables", "bans", "blocks", "reports")
        return b"".join(repr(connection.execute(f"SELECT * FROM {name}").fetchall()).encode() for name in names)

    return await world.house.log.do(read)


async def record_of(player: Player, table: str) -> tuple[int, bytes]:
    return await player.request("GET", f"/api/tables/{table}/record")


async def until_closed(player: Player) -> None:
    while True:
        await player.receive()


@scenario
async def test_what_was_deleted_is_in_no_file_of_the_store_while_it_is_served(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat(WRITTEN)
        await finished([anna, ben])
        await anna.erase()
        left = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
        assert WRITTEN.encode() not in left
        assert b"Ben 1" in left
        await ben.leave()


@scenario
async def test_a_finished_game_stays_with_the_others_under_a_name_that_says_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await anna.chat(WRITTEN)
        await ben.chat("I stay.")
        await finished([anna, ben])
        _, before = await record_of(ben, table)
        gone, badge = person_of(anna), anna.badge
        assert await anna.erase() == Erased(0, 1)
        assert anna.badge == ""
        _, text = await record_of(ben, table)
        record, old = (msgspec.json.decode(one, type=Record) for one in (text, before))
        assert [seat.name for seat in record.seats] == ["Sailor 1", "Ben 1"]
        assert record == msgspec.structs.replace(old, seats=record.seats)
        path = tmp_path / "record.json"
        path.write_bytes(text)
        assert main(["check", str(path)]) == 0
        kept = await stored(world)
        for trace in (gone, WRITTEN, "Anna"):
            assert trace.encode() not in kept
        await ben.leave()
        ben.entry, ben.heard, ben.news = -1, [], None
        await ben.watch(table)
        assert [heard.text for heard in ben.heard] == ["I stay."]
        assert ben.shown is not None
        assert [chair.name for chair in ben.shown.seats] == ["Sailor 1", "Ben 1"]
        anna.badge = badge  # a copy that somebody kept opens nothing
        assert (await anna.arrive()).tables == ()
        await leave(anna, ben)


@scenario
async def test_tables_nobody_else_sits_at_are_deleted_whole(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        table = table_of(anna)
        await anna.open("freibeuter", "person", "person")
        await anna.leave()
        assert await anna.erase() == Erased(2, 0)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await (await world.player()).watch(table)
        assert await world.house.log.entries(table) == []


@scenario
async def test_a_record_somebody_fetched_before_is_not_handed_out_after_one_left_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await finished([anna, ben])
        await record_of(ben, table)
        assert await anna.leave_table(table) == Erased(0, 1)
        _, text = await record_of(ben, table)
        assert [seat.name for seat in msgspec.json.decode(text, type=Record).seats] == ["Sailor 1", "Ben 1"]
        assert await ben.leave_table(table) == Erased(1, 0)
        assert (await record_of(ben, table))[0] == 404
        await leave(anna, ben)


@scenario
async def test_a_running_game_is_told_under_the_new_name_at_once_and_can_be_watched_on(tmp_path: Path) -> None:
    """Who watches is hung up on, comes again, and finds a seat that nobody holds; all moves are still there."""
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await act_in_turn(anna, ben, times=4)
        table, before = table_of(ben), await fresh(ben)
        await anna.erase()
        with pytest.raises(ConnectionClosed, match="come again"):
            await until_closed(ben)
        await ben.watch(table)
        assert await fresh(ben) == before
        assert ben.shown is not None
        assert [(chair.name, chair.here) for chair in ben.shown.seats] == [("Sailor 1", False), ("Ben 1", True)]
        with pytest.raises(TurnedAway, match="person-gone"):
            await ben.report(table, 0)
        with pytest.raises(TurnedAway, match="person-gone"):
            await ben.block(table, 0)
        await leave(anna, ben)


@scenario
async def test_before_the_game_began_the_seat_is_free_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, carl = [await world.player(name) for name in ("Anna", "Ben", "Carl")]
        opened = await anna.open("freibeuter", "person", "person")
        await ben.sit(opened.table, opened.invitations[1] or "")
        await ben.watch(opened.table)
        await ben.chat(WRITTEN)
        await ben.leave()
        assert await ben.leave_table(opened.table) == Erased(0, 1)
        await carl.sit(opened.table, opened.invitations[1] or "")
        await anna.sit(opened.table, opened.invitations[0] or "")
        await anna.watch(opened.table)
        assert anna.shown is not None
        assert anna.shown.stage == "playing"
        assert [chair.name for chair in anna.shown.seats] == ["Anna", "Carl"]
        assert anna.heard == []
        await anna.leave()


@scenario
async def test_the_name_that_says_nothing_is_nobodys_at_the_table(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("sailor 1")
        opened = await anna.open("freibeuter", "person", "person")
        for player, invitation in zip((anna, ben), opened.invitations, strict=True):
            await player.sit(opened.table, invitation or "")
        await anna.erase()
        await ben.watch(opened.table)
        assert ben.shown is not None
        assert [chair.name for chair in ben.shown.seats] == ["Sailor 2", "sailor 1"]
        await ben.leave()


@scenario
async def test_one_game_leaves_ones_list_and_is_deleted_with_its_last_person(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        with pytest.raises(TurnedAway, match="game-in-play"):
            await anna.leave_table(table)
        carl = await world.player("Carl")
        with pytest.raises(TurnedAway, match="not-at-table"):
            await carl.leave_table(table)
        await finished([anna, ben])
        await leave(anna, ben)
        record = f"/api/tables/{table}/record"
        assert b'"Anna"' in (await ben.request("GET", record))[1]
        assert await anna.leave_table(table) == Erased(0, 1)
        assert b'"Anna"' not in (await ben.request("GET", record))[1]
        assert (await anna.arrive()).tables == ()
        assert [mine.table for mine in (await ben.arrive()).tables] == [table]
        with pytest.raises(TurnedAway, match="not-at-table"):
            await anna.leave_table(table)
        assert await ben.leave_table(table) == Erased(1, 0)
        assert (await ben.request("GET", record))[0] == 404
        with pytest.raises(TurnedAway, match="table-unknown"):
            await ben.leave_table(table)


@scenario
async def test_what_one_said_of_others_goes_and_what_others_reported_stays(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        for player, seat in ((anna, 1), (ben, 0)):
            await player.block(table_of(anna), seat)
            await player.report(table_of(anna), seat, "A report")
        await anna.erase()
        left = await world.house.log.do(people.list_reports, 10)
        assert [report.reporter for report in left] == [person_of(ben)]
        assert (await ben.blocks()).people == ()
        await leave(anna, ben)


@scenario
async def test_twice_is_once_and_nobody_cannot_be_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        badge = anna.badge
        assert await anna.erase() == Erased(0, 1)
        anna.badge = badge
        assert await anna.erase() == Erased(0, 0)
        for wanted in (anna.erase, anna.data, lambda: anna.leave_table("nowhere")):
            anna.badge = ""
            with pytest.raises(TurnedAway, match="no-badge"):
                await wanted()
        await leave(anna, ben)


class Slow(Log):
    """A log in which forgetting somebody at a table takes as long as a test wants."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()

    async def do(self, work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if getattr(getattr(work, "func", work), "__name__", "") == "_leave":
            self.begun.set()
            await self.go_on.wait()
        return await super().do(work, *args, **named)


@scenario
async def test_what_another_tab_asks_for_meanwhile_is_not_left_behind(tmp_path: Path) -> None:
    log = Slow(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        first, opened = table_of(anna), await ben.open("freibeuter", "person", "person")
        await ben.sit(opened.table, opened.invitations[0] or "")
        await anna.leave()
        await anna.watch(opened.table)
        erasing = asyncio.create_task(anna.erase())
        await log.begun.wait()
        wishes: list[Callable[[], Awaitable[object]]] = [
            lambda: anna.open("freibeuter", "person", "person"),
            lambda: anna.sit(opened.table, opened.invitations[1] or ""),
            lambda: anna.block(opened.table, 0),
            lambda: anna.report(opened.table, 0),
        ]
        for wish in wishes:
            with pytest.raises(TurnedAway, match="no-badge"):
                await wish()
        gone = person_of(anna)
        log.go_on.set()
        assert await erasing == Erased(0, 1)
        assert gone.encode() not in await stored(world)
        assert first != opened.table
        await leave(anna, ben)


class CutOff(Log):
    """A log that does some things and then no more."""

    left = 10**9

    async def do(self, work: Callable[..., Any], *args: Any, **named: Any) -> Any:
        if getattr(getattr(work, "func", work), "__name__", "") == "_leave":
            self.left -= 1
            if self.left < 0:
                raise StoreFailed("the power is gone")
        return await super().do(work, *args, **named)


@scenario
async def test_whoever_is_cut_off_in_the_middle_asks_again_and_is_forgotten(tmp_path: Path) -> None:
    log = CutOff(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        for _ in range(3):
            opened = await anna.open("freibeuter", "person", "person")
            for player, invitation in zip((anna, ben), opened.invitations, strict=True):
                await player.sit(opened.table, invitation or "")
        log.left = 1
        with pytest.raises(TurnedAway, match="store-failed"):
            await anna.erase()
        assert len((await anna.arrive()).tables) == 2
        log.left = 10
        assert await anna.erase() == Erased(0, 2)
        assert b"Anna" not in await stored(world)
        for mine in (await ben.arrive()).tables:
            assert [chair.name for chair in mine.seats] == ["Sailor 1", "Ben"]


@scenario
async def test_a_damaged_table_forgets_its_people_as_well(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, gone = table_of(anna), person_of(anna)
        await leave(anna, ben)

        def spoil(connection: Any) -> None:
            connection.execute("UPDATE entries SET entry = x'7b' WHERE table_id = ? AND number = 3", (table,))
            connection.execute(
                "UPDATE entries SET entry = CAST(? AS BLOB) WHERE table_id = ? AND number = 1", (f'{{"{gone}', table)
            )

        await world.house.rewrite(table, lambda: world.house.log.do(spoil))
        await anna.erase()
        assert gone.encode() not in await stored(world)
