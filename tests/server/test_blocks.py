"""Blocks: what a blocked person writes does not come, everything else does, and nobody is told."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds
from quarterdeck.store import StoreFailed, people
from quarterdeck.wire.messages import News, Watch
from tests.server.people import START, Clock, leave, person_of, table_of
from tests.server.screens import at_one_screen
from tests.server.test_playing import act_in_turn
from tests.server.world import scenario, served


async def until(player: Player, entry: int) -> None:
    """Read until an entry has come."""
    while player.entry < entry:
        await player.receive()


def texts(player: Player) -> list[str]:
    return [heard.text for heard in player.heard]


async def come_again(player: Player, since: int = -1) -> None:
    """A new connection, that has seen this much."""
    table = table_of(player)
    await player.leave()
    player.entry, player.heard, player.news = since, [], None
    await player.watch(table)


@scenario
async def test_what_a_blocked_person_writes_is_not_sent_and_statements_are(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, carl = await world.at_table("person", "person", "person", game="smugglers")
        await anna.block(table_of(anna), 1)
        await ben.chat("You will not read this.")
        await carl.chat("But this.")
        last = (await ben.say("trust 2")).entry
        for player in (anna, ben, carl):
            await until(player, last)
        assert texts(anna) == ["But this.", ""]
        assert anna.heard[-1].key == "statement-trust"
        assert texts(carl) == texts(ben) == ["You will not read this.", "But this.", ""]
        await leave(anna, ben, carl)


@scenario
async def test_who_comes_back_is_not_sent_it_either_and_unblocked_it_comes_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await ben.chat("One")
        (blocked,) = (await anna.block(table_of(anna), 1)).people
        await ben.chat("Two")
        for since in (anna.entry, -1):
            await come_again(anna, since)
            assert texts(anna) == []
            assert anna.news is not None
            assert anna.news.entry == ben.entry
        assert (await anna.unblock(blocked.id)).people == ()
        await ben.chat("Three")
        await until(anna, ben.entry)
        assert texts(anna) == ["Three"]
        await come_again(anna)
        assert texts(anna) == ["One", "Two", "Three"]
        await leave(anna, ben)


@scenario
async def test_with_and_without_a_block_two_spectators_are_told_the_same_but_for_chat(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        carl, dora = await world.player("Carl"), await world.player("Dora")
        for spectator in (carl, dora):
            await spectator.watch(table_of(anna))
        await carl.block(table_of(anna), 1)
        told: list[list[News]] = [[], []]
        for _ in range(3):
            await ben.chat("Ahoy")
            await anna.chat("Ahoy yourself")
            await act_in_turn(anna, ben, times=1)
            last = max(anna.entry, ben.entry)
            for spectator, news in zip((carl, dora), told, strict=True):
                while spectator.entry < last:
                    if isinstance(message := await spectator.receive(), News):
                        news.append(message)
        for one, other in zip(*told, strict=True):
            kept = tuple(heard for heard in other.said if heard.seat != 1)
            assert one == msgspec.structs.replace(other, said=kept)
        assert any(heard.seat == 1 for news in told[1] for heard in news.said), "nothing was tested"
        await leave(anna, ben, carl, dora)


@scenario
async def test_who_is_blocked_cannot_sit_down_where_the_blocker_opened_and_is_not_told_why(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.block(table_of(anna), 1)
        opened = await anna.open("freibeuter", "person", "person")
        with pytest.raises(TurnedAway) as blocked:
            await ben.sit(opened.table, opened.invitations[1] or "")
        with pytest.raises(TurnedAway) as wrong:
            await ben.sit(opened.table, "no invitation")
        assert blocked.value.refused == wrong.value.refused
        carl = await world.player("Carl")
        await carl.sit(opened.table, opened.invitations[1] or "")
        others = await ben.open("freibeuter", "person", "person")
        await anna.sit(others.table, others.invitations[0] or "")
        # Where they sat before, they still sit
        await act_in_turn(anna, ben, times=2)
        await leave(anna, ben)


@scenario
async def test_whoever_blocks_sees_names_dates_and_seats_and_never_a_badge(tmp_path: Path) -> None:
    async with served(tmp_path, sources=Clock()) as world:
        anna, ben = await world.at_table("person", "person")
        for _ in range(2):  # twice is once
            (blocked,) = (await anna.block(table_of(anna), 1)).people
            assert (blocked.name, blocked.at, blocked.seat) == ("Ben 1", START, 1)
        assert [one.seat for one in (await anna.blocks(table_of(anna))).people] == [1]
        assert [one.seat for one in (await anna.blocks()).people] == [None]
        _, text = await anna.request("GET", "/api/me/blocks")
        assert person_of(ben).encode() not in text
        assert (await ben.blocks()).people == ()
        await ben.unblock(blocked.id)  # of somebody else's blocks nobody undoes any
        assert len((await anna.blocks()).people) == 1
        assert await anna.unblock(blocked.id) == await anna.unblock(blocked.id)
        await leave(anna, ben)


@scenario
async def test_one_blocks_only_people_one_has_met_and_only_so_many(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "BLOCKS", bounds.BLOCKS._replace(most=1))
    async with served(tmp_path) as world:
        anna, ben, carl = await world.at_table("person", "person", "person")
        dora = await world.player("Dora")
        with pytest.raises(TurnedAway, match="not-at-table"):
            await dora.block(table_of(anna), 1)
        await anna.block(table_of(anna), 1)
        with pytest.raises(TurnedAway, match="blocks-full"):
            await anna.block(table_of(anna), 2)
        await anna.block(table_of(anna), 1)
        dora.badge = ""
        with pytest.raises(TurnedAway, match="no-badge"):
            await dora.blocks()
        await leave(anna, ben, carl)


@scenario
async def test_a_block_outlasts_the_connection_and_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await anna.block(table, 1)
        await ben.chat("One")
        await leave(anna, ben)
        while world.house.blocking._connections:  # until the server has noticed that they left
            await asyncio.sleep(0.01)
        assert not world.house.blocking._blocked
    async with served(tmp_path) as world:
        for player in (anna, ben):
            player.address = world.address
            await come_again(player)
        assert (texts(anna), texts(ben)) == ([], ["One"])
        await leave(anna, ben)


@scenario
async def test_of_tabs_that_come_back_at_the_same_moment_none_is_sent_it(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await ben.chat("One")
        await anna.block(table, 1)
        await anna.leave()
        while world.house.blocking._connections[person_of(anna)]:  # until the server has noticed
            await asyncio.sleep(0.01)
        tabs = [Player(world.address) for _ in range(4)]
        for tab in tabs:
            tab.cookie, tab.badge = anna.cookie, anna.badge
        await asyncio.gather(*(tab.watch(table) for tab in tabs))
        assert [texts(tab) for tab in tabs] == [[]] * 4
        await leave(ben, *tabs)


@scenario
async def test_whoever_watches_again_after_the_store_failed_is_not_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await ben.chat("One")
        await anna.block(table_of(anna), 1)
        await anna.leave()
        while world.house.blocking._connections[person_of(anna)]:  # until the server has noticed
            await asyncio.sleep(0.01)
        anna.entry, anna.heard = -1, []
        with monkeypatch.context() as broken:
            broken.setattr(people, "blocks_of", fail)
            with pytest.raises(TurnedAway, match="store-failed"):
                await anna.watch(table_of(anna))
        await anna.send(Watch(table_of(ben)))
        while not isinstance(await anna.receive(), News):
            pass
        assert texts(anna) == []
        await leave(anna, ben)


def fail(*_: object) -> None:
    raise StoreFailed("broken for a test")


@scenario
async def test_a_block_of_a_hand_names_the_seat_that_was_meant(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        tablet, opened = await at_one_screen(world, "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        for seat in (0, 1):
            (blocked,) = (await ben.block(opened.table, seat)).people
            assert (blocked.seat, blocked.name) == (seat, ("Anne", "Bob")[seat])
            await ben.unblock(blocked.id)
        await leave(ben, tablet)
