"""The public list at a real server: found, joined, watched, and nobody crowded out."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.games import GAMES
from quarterdeck.server import bounds
from quarterdeck.server.house import House
from quarterdeck.server.listing import PAUSE, PublicList
from quarterdeck.wire.doors import Listed, ListedSeat
from quarterdeck.wire.hands import OpenHand
from quarterdeck.wire.messages import Watch
from tests.server.around import until, until_gone
from tests.server.conftest import Bounding
from tests.server.people import leave, waiting
from tests.server.test_audience import in_no_time
from tests.server.world import scenario, served
from tests.store.reading import texts
from tests.table.seated import seated


@scenario
async def test_whom_the_opener_blocks_hears_of_a_listed_table_that_it_is_gone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.block(anna.shown.table, 1)  # type: ignore[union-attr]
        await leave(anna, ben)
        opened = await anna.open("freibeuter", "person", "person", "person")
        await anna.sit(opened.table, opened.invitation)
        await anna.watch(opened.table)
        await anna.set_doors(listed=True, anyone=True)
        (row,) = (await ben.listings()).tables
        with pytest.raises(TurnedAway, match="listing-unknown"):
            await ben.join(row.listing)
        await leave(anna)


async def listed(player: Player, *rows: Listed) -> None:
    """Until the list is this."""
    await until(player, lambda: player.listed == rows)


@scenario
async def test_a_listed_table_is_found_joined_and_watched(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben, cleo, dora = [await world.player(name) for name in ("Ben", "Cleo", "Dora")]
        await dora.browse()
        await anna.set_doors(listed=True, anyone=True)
        await until(dora, lambda: dora.listed)
        (row,) = dora.listed
        assert row.seats == (ListedSeat(taken=True), ListedSeat(), ListedSeat("bosun", taken=True))
        assert (row.game, row.stage, row.anyone, row.spectators) == ("freibeuter", "waiting", True, 0)
        assert row.listing not in (opened.table, opened.invitation)
        await cleo.watch_listed(row.listing)
        assert cleo.shown is not None
        assert (cleo.shown.table, cleo.shown.seat, cleo.shown.invitation) == (row.listing, None, "")
        assert await ben.join(row.listing) == opened.table
        await ben.watch(opened.table)
        await until(dora, lambda: dora.listed[0].stage == "playing")
        assert (dora.listed[0].listing, dora.listed[0].anyone) == (row.listing, False)
        await until(anna, lambda: anna.shown and anna.shown.spectators == 1)
        assert anna.shown is not None
        assert anna.shown.listed
        await ben.chat("Between us")
        await until(anna, lambda: anna.heard)
        await until(cleo, lambda: cleo.news and ben.entry == cleo.news.entry)
        assert not cleo.heard, "strangers do not read what people write"
        with pytest.raises(TurnedAway, match="game-began"):
            await dora.join(row.listing)
        await anna.set_doors()
        with pytest.raises(ConnectionClosed):
            await until(cleo, lambda: False)
        with pytest.raises(TurnedAway, match="listing-unknown"):
            await cleo.watch_listed(row.listing)
        await listed(dora)
        await leave(anna, ben, dora, cleo)


@scenario
async def test_a_table_that_one_may_only_watch_cannot_be_joined(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        await anna.set_doors(listed=True)
        ben = await world.player("Ben")
        await ben.browse()
        await until(ben, lambda: ben.listed)
        before = await texts(world.house.log, opened.table)
        for listing, key in ((ben.listed[0].listing, "join-closed"), ("nothing", "listing-unknown")):
            with pytest.raises(TurnedAway, match=key):
                await ben.join(listing)
        assert await texts(world.house.log, opened.table) == before
        await leave(anna, ben)


@scenario
async def test_a_listing_ends_with_the_game_and_while_nobody_is_there(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "bosun")
        ben = await world.player("Ben")
        assert (await ben.listings()).tables == ()
        await anna.set_doors(listed=True)
        (row,) = (await ben.listings()).tables
        await ben.watch_listed(row.listing)
        await anna.leave()
        await until_gone(world, anna, 0)
        assert (await ben.listings()).tables == ()
        await anna.watch(anna.shown.table)  # type: ignore[union-attr]
        assert (await ben.listings()).tables == (msgspec.structs.replace(row, spectators=1),)
        await anna.resign()
        await until(ben, lambda: ben.shown and ben.shown.stage == "over")
        assert (await ben.listings()).tables == ()
        cleo, before = await world.player("Cleo"), await texts(world.house.log, opened.table)
        for come in (cleo.watch_listed, cleo.join):
            with pytest.raises(TurnedAway, match="listing-unknown"):
                await come(row.listing)
        assert await texts(world.house.log, opened.table) == before
        await leave(anna, ben, cleo)


@scenario
async def test_the_list_has_at_most_so_many_rows_those_to_join_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "LISTED", bounds.LISTED._replace(most=2))
    async with served(tmp_path) as world:
        played = await waiting(world, "person", "bosun")
        joined = [await waiting(world) for _ in range(2)]
        for anna, _ in (*joined, played):
            await anna.set_doors(listed=True, anyone=True)
        rows = (await played[0].listings()).tables
        assert [row.stage for row in rows] == ["waiting", "waiting"]
        await leave(played[0], *(anna for anna, _ in joined))


@scenario
async def test_who_lists_many_tables_crowds_nobody_out(tmp_path: Path, at_most: Bounding) -> None:
    at_most("LISTED", 2)
    async with served(tmp_path) as world:
        tables = [await waiting(world) for _ in range(3)]
        for (anna, opened), address in zip(tables, ("127.0.1.1", "127.0.1.2", "127.0.1.2"), strict=True):
            await anna.set_doors(listed=True)
            live = world.house.in_memory(opened.table)
            assert live is not None
            live.see(live.table.opened.opener, address)
        rows = (await tables[0][0].listings()).tables
        live = world.house.in_memory(tables[0][1].table)
        assert live is not None
        assert live.table.doors.listing in [row.listing for row in rows]
        await leave(*(anna for anna, _ in tables))


@scenario
async def test_a_list_that_was_refused_leaves_nothing_behind_at_a_socket(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        await anna.set_doors(listed=True)
        (row,) = (await anna.listings()).tables
        ben = await world.player("Ben")
        await ben.connect()
        await ben.send(Watch(listing=row.listing, hand=OpenHand(0, "no secret")))
        await ben.send(Watch(opened.table))
        await until(ben, lambda: ben.shown is not None)
        assert ben.shown is not None
        assert ben.shown.table == opened.table
        await leave(anna, ben)


# As often as it is told


class Page:
    """A connection that shows the list, and notes when it is told."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self.clock = clock
        self.told: list[float] = []

    def tell(self, message: str) -> None:
        self.told.append(self.clock())


class Stand(SimpleNamespace):
    """What stands for a live table, and is like no other."""

    def __hash__(self) -> int:  # type: ignore[override]  # a namespace has none
        return id(self)


def one_listed() -> tuple[House, Stand]:
    """A house with one table in the public list, which nobody looked at yet."""
    table, _ = seated(GAMES["freibeuter"], 2)
    table.doors.listing = "listing"
    live = Stand(name="table", table=table, here=lambda: {0}, asker=SimpleNamespace(address=""))
    live.watchers = SimpleNamespace(spectating=lambda: 0)
    return cast(House, SimpleNamespace(tables=(live,), in_memory={"table": live}.get)), live


@pytest.mark.parametrize("asks_again", [False, True])
def test_a_page_is_told_of_a_list_that_always_changes_once_a_second_however_often_it_asks(asks_again: bool) -> None:
    async def look_on() -> None:
        house, live = one_listed()
        clock = asyncio.get_running_loop().time
        public, page = PublicList(house, clock), Page(clock)
        looking = asyncio.create_task(public.run())
        public.read()
        await asyncio.sleep(0.9 * PAUSE)
        public.enter(page)
        for number in range(500):
            live.watchers.spectating = lambda number=number: number
            if asks_again:
                public.enter(page)
            await asyncio.sleep(0.02 * PAUSE)
        looking.cancel()
        assert 8 <= len(page.told) <= 11
        assert all(later - earlier >= PAUSE for earlier, later in zip(page.told, page.told[1:], strict=False))

    in_no_time(look_on())


def test_the_list_has_fifty_rows_and_is_looked_at_once_a_second() -> None:
    house, live = one_listed()
    house.tables = tuple(Stand(**vars(live)) for _ in range(60))  # type: ignore[misc]
    public = PublicList(house, lambda: 0.0)
    assert (len(public.rows().tables), public.pause) == (50, 1.0)


def test_whoever_asks_again_for_a_list_that_did_not_change_is_told_nothing() -> None:
    now = [0.0]
    public, page = PublicList(one_listed()[0], lambda: now[0]), Page(lambda: now[0])
    for _ in range(5):
        public.enter(page)
        now[0] += 2 * PAUSE
    assert page.told == [0.0]


def test_the_list_is_made_once_a_second_however_many_read_it() -> None:
    now, house = [0.0], one_listed()[0]
    public = PublicList(house, lambda: now[0])
    first = public.read()
    assert public.read() is first
    now[0] += PAUSE
    assert public.read() is not first


def test_a_table_that_was_restored_within_the_second_is_found_by_its_id() -> None:
    house, live = one_listed()
    public = PublicList(house, lambda: 0.0)
    public.read()
    again = Stand(**vars(live))
    house.in_memory = {"table": again}.get  # type: ignore[method-assign,assignment]
    assert public.find("listing") is again  # type: ignore[comparison-overlap]


@scenario
async def test_whatever_stands_in_the_list_can_be_joined_polled_and_watched_at_once(tmp_path: Path) -> None:
    now = [0.0]
    async with served(tmp_path) as world:
        world.house.listed.pause, world.house.listed.clock = PAUSE, lambda: now[0]
        anna, opened = await waiting(world, "person", "person", "person")
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        assert (await ben.listings()).tables == ()
        await anna.set_doors(listed=True, anyone=True)
        assert (await ben.listings()).tables == (), "the same second: it would not be found yet"
        now[0] += PAUSE
        (row,) = (await ben.listings()).tables
        assert await ben.join(row.listing) == opened.table
        assert (await cleo.request("GET", f"/api/listings/{row.listing}/news"))[0] == 200
        await cleo.watch_listed(row.listing)
        await leave(anna, cleo)


@scenario
async def test_the_list_is_asked_for_only_so_often(tmp_path: Path, at_most: Bounding) -> None:
    at_most("LISTINGS_OF_ADDRESS", 3)
    at_most("LISTINGS_OF_BADGE", 2)
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        for player, bound in ((anna, 2), (ben, 0)):
            for _ in range(bound):
                await player.listings()
            with pytest.raises(TurnedAway, match="too-often"):
                await player.listings()
