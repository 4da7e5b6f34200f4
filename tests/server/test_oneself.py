"""Being oneself in several browsers at a real server: links, devices, forgetting here, signing out everywhere."""

import asyncio
import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds
from quarterdeck.server.badges import Held
from quarterdeck.server.keeping_out import PUT_OUT
from quarterdeck.store import Log, ways
from quarterdeck.store.bans import Ban
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.messages import Refused
from quarterdeck.wire.own import OwnWay
from tests.server.around import until
from tests.server.people import START, Clock, leave, person_of, table_of, waiting
from tests.server.world import World, scenario, served

MINUTE = 60 * 1000


async def browser(world: World) -> Player:
    """Somebody new."""
    return await world.player("Zoe")


async def is_seated(player: Player, table: str) -> bool:
    """Whether a browser is somebody who has a seat there."""
    return table in [mine.table for mine in (await player.arrive()).tables]


async def farewell(player: Player) -> tuple[str, int]:
    """The last word a tab is told before it is hung up on, and the code."""
    key = ""
    while True:
        try:
            message = await player.receive()
        except ConnectionClosed as closed:
            return key, closed.rcvd.code if closed.rcvd is not None else 0
        key = message.key if isinstance(message, Refused) else ""


async def renew_often(player: Player, times: int) -> None:
    for _ in range(times):
        await player.make_way("link", renew=True)


# My link


@scenario
async def test_my_link_makes_any_browser_me_with_all_my_seats_and_the_first_one_stays_me(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        link = await anna.make_way("link")
        phone = await browser(world)
        found = await phone.look_whom(link.secret)
        assert (found.kind, found.you, found.name, found.tables, found.own) == ("link", False, "Anna", 1, 0)
        assert not await is_seated(phone, table), "looking changes nothing"
        await phone.become(link.secret)
        await phone.watch(table)
        assert phone.shown is not None
        assert phone.shown.seat == 0
        await anna.chat("Here")
        await phone.chat("And here")
        assert person_of(phone) == person_of(anna)
        assert (await phone.look_whom(link.secret)).you
        await leave(anna, ben, phone)


@scenario
async def test_my_link_stays_the_same_until_it_is_renewed(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, phone = await browser(world), await browser(world)
        link = await anna.make_way("link")
        assert await anna.make_way("link") == link
        assert (await anna.ways()).ways == (link,)
        fresh = await anna.make_way("link", renew=True)
        assert fresh.secret != link.secret
        with pytest.raises(TurnedAway, match="way-unknown"):
            await phone.become(link.secret)
        assert person_of(phone) != person_of(anna)
        await phone.become(fresh.secret)
        assert person_of(phone) == person_of(anna)
        await anna.revoke("link")
        with pytest.raises(TurnedAway, match="way-unknown"):
            await (await browser(world)).become(fresh.secret)
        assert (await anna.ways()).ways == ()
        with pytest.raises(TurnedAway, match="not-found"):
            await anna.revoke("badge")  # type: ignore[arg-type]


@scenario
async def test_a_browser_that_becomes_somebody_leaves_its_seats_with_whom_it_was(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        stranger = await browser(world)
        back, forth = await ben.make_way("link"), await stranger.make_way("link")
        assert (await ben.look_whom(forth.secret)).own == 1
        await ben.become(forth.secret)
        assert not await is_seated(ben, table)
        await ben.become(back.secret)
        assert await is_seated(ben, table)
        await leave(anna, ben)


# Devices


@scenario
async def test_a_device_is_added_once_within_ten_minutes(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, phone, tablet = [await browser(world) for _ in range(3)]
        device = await anna.make_way("device")
        assert (device.seconds, device.made) == (600, START)
        assert (await anna.look_whom(device.secret)).you
        await anna.become(device.secret)  # oneself already: it is not used up
        clock.time += 10 * MINUTE
        assert (await anna.ways()).ways[0].seconds == 0
        await phone.become(device.secret)
        assert person_of(phone) == person_of(anna)
        with pytest.raises(TurnedAway, match="way-used"):
            await tablet.become(device.secret)
        late = await anna.make_way("device")
        clock.time += 10 * MINUTE + 1
        for ask in (tablet.look_whom, tablet.become):
            with pytest.raises(TurnedAway, match="way-expired"):
                await ask(late.secret)
        assert person_of(tablet) != person_of(anna)
        assert (await anna.ways()).ways == ()


@scenario
async def test_two_browsers_that_take_a_device_s_code_at_once_are_not_both_let_in(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, *others = [await browser(world) for _ in range(5)]
        device = await anna.make_way("device")
        came = await asyncio.gather(*(one.become(device.secret) for one in others), return_exceptions=True)
        assert sorted(str(one) for one in came if isinstance(one, TurnedAway)) == ["way-used"] * 3
        assert [person_of(one) for one in others].count(person_of(anna)) == 1


@scenario
async def test_ten_minutes_are_those_of_the_wall_clock_also_while_no_server_runs(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna = await browser(world)
        device = await anna.make_way("device")
    clock.time += 11 * MINUTE
    async with served(tmp_path, sources=clock) as world:
        with pytest.raises(TurnedAway, match="way-expired"):
            await (await browser(world)).become(device.secret)


# Forget me here


@scenario
async def test_a_browser_that_is_forgotten_here_is_somebody_new_and_the_others_stay(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, was = table_of(anna), person_of(anna)
        link = await anna.make_way("link")
        phone = await browser(world)
        await phone.become(link.secret)
        await anna.forget_here()
        assert anna.badge == ""
        assert not await is_seated(anna, table)
        assert person_of(anna) != was
        assert await is_seated(phone, table)
        await anna.become(link.secret)
        assert await is_seated(anna, table)
        await leave(anna, ben)


# Sign out everywhere


@scenario
async def test_signing_out_everywhere_voids_badges_links_and_feeds_and_puts_open_tabs_out(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        secrets = [(await anna.make_way(kind)).secret for kind in ("link", "device", "feed")]
        phone = await browser(world)
        await phone.become(secrets[0])
        await phone.watch(table)
        old = anna.badge
        await anna.sign_out()
        assert anna.badge != old
        assert await farewell(phone) == ("signed-out", PUT_OUT)
        assert await is_seated(anna, table), "the browser that did it stays who it was"
        await anna.watch(table)
        assert anna.shown is not None
        assert anna.shown.seat == 0
        for secret in secrets[:2]:
            with pytest.raises(TurnedAway, match="way-unknown"):
                await ben.become(secret)
        assert (await ben.feed(secrets[2]))[0] == 404
        with pytest.raises(TurnedAway, match="no-badge"):
            await phone.make_way("link")
        assert not await is_seated(phone, table), "whoever has a void badge is somebody new"
        thief = Player(world.address)
        thief.cookie, thief.badge = anna.cookie, old
        for path in ("/api/friends", "/api/me/ways", "/api/me/data", "/api/me/blocks"):
            assert (await thief.request("GET", path))[0] == 401
        await leave(anna, ben)


@scenario
async def test_who_waits_for_news_over_http_is_told_that_they_signed_out(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, phone = table_of(anna), await browser(world)
        await phone.become((await anna.make_way("link")).secret)
        seen = (await world.house.find(table)).table.last
        waits = asyncio.create_task(phone.poll(table, seen, 25))
        while sum(one.visitor.person == person_of(anna) for one in world.house.door.here) < 2:
            await asyncio.sleep(0)
        await anna.sign_out()
        with pytest.raises(TurnedAway, match="signed-out"):
            await waits
        await leave(anna, ben)


@scenario
async def test_what_was_voided_stays_void_after_a_restart_and_links_made_since_are_good(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await browser(world)
        old, was = anna.badge, person_of(anna)
        for _ in range(2):
            await anna.sign_out()
        link = await anna.make_way("link")
        kept = anna.badge, anna.cookie
    async with served(tmp_path) as world:
        one, other, phone = (Player(world.address) for _ in range(3))
        one.badge, one.cookie = kept
        other.badge, other.cookie = old, kept[1]
        for player in (one, other, phone):
            await player.arrive()
        await phone.become(link.secret)
        assert [person_of(player) == was for player in (one, other, phone)] == [True, False, True]
        assert one.badge == phone.badge == kept[0]


@scenario
async def test_whoever_is_late_while_another_browser_signs_out_gets_nothing(tmp_path: Path) -> None:
    """A device, a link and a socket in the very moment: each came before it, and is void, or is refused."""
    async with served(tmp_path) as world:
        for turn in range(6):
            anna, ben = await browser(world), await browser(world)
            device, link = await anna.make_way("device"), await anna.make_way("link")
            twin, phone = Player(world.address), Player(world.address)
            twin.badge, twin.cookie = anna.badge, anna.cookie
            await phone.arrive()
            if turn % 2:
                await phone.become(link.secret)
            asked = [ben.become(device.secret), twin.make_way("link", renew=True), phone.connect()]
            await asyncio.gather(anna.sign_out(), *asked, return_exceptions=True)
            assert (await anna.ways()).ways == ()
            was = person_of(anna)
            assert not any(one.visitor.person == was for one in world.house.door.here)
            for one in (ben, twin):
                await one.arrive()
                assert person_of(one) != was
            await phone.leave()


@scenario
async def test_two_browsers_that_sign_out_at_once_leave_one_of_them_signed_in(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, twin = await browser(world), Player(world.address)
        was, twin.badge, twin.cookie = person_of(anna), anna.badge, anna.cookie
        await asyncio.gather(anna.sign_out(), twin.sign_out(), return_exceptions=True)
        for one in (anna, twin):
            await one.arrive()
        assert [person_of(anna), person_of(twin)].count(was) == 1


@scenario
async def test_a_restored_store_says_which_badges_are_void(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await browser(world)
        old, was = anna.badge, person_of(anna)

        def put_another_in_place() -> None:
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
                connection.execute("INSERT INTO generations VALUES (?, 7)", (was,))
                connection.commit()

        await world.house.start_over(put_another_in_place)
        await anna.arrive()
        assert person_of(anna) != was
        assert (await world.house.badges()).person(old) is None


# Bounds and bad input


@pytest.mark.parametrize("wrong", ["", "x", "x" * 5000, "\x00", "ä", "../../api/me"])
@scenario
async def test_a_wrong_secret_opens_nothing_and_changes_nothing(tmp_path: Path, wrong: str) -> None:
    async with served(tmp_path) as world:
        anna = await browser(world)
        badge = anna.badge
        for ask in (anna.look_whom, anna.become):
            with pytest.raises(TurnedAway, match="way-unknown"):
                await ask(wrong)
        assert anna.badge == badge


@scenario
async def test_a_link_to_one_who_is_being_forgotten_leads_nowhere(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        link = await anna.make_way("link")
        oneself = world.house.oneself
        held = Held(person_of(ben), 0)
        world.house._leaving[person_of(anna)] += 1
        with pytest.raises(Refusal, match="way-unknown"):
            await oneself.claim(held, "127.0.0.1", link.secret)
        assert (await ben.arrive()).tables == ()


@scenario
async def test_a_feed_makes_nobody_anybody(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await browser(world), await browser(world)
        with pytest.raises(TurnedAway, match="way-unknown"):
            await ben.become((await anna.make_way("feed")).secret)
        assert (await ben.feed((await anna.make_way("link")).secret))[0] == 404


@scenario
async def test_wrong_links_devices_and_signing_out_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("WRONG_WAYS_OF_ADDRESS", "WAYS_MADE_OF_BADGE", "SIGN_OUTS_OF_BADGE"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(per_second=0.0))
    async with served(tmp_path) as world:
        anna, phone = await browser(world), await browser(world)
        link = await anna.make_way("link")
        for _ in range(bounds.DEVICES.most):
            await anna.make_way("device")
        with pytest.raises(TurnedAway, match="devices-full"):
            await anna.make_way("device")
        with pytest.raises(TurnedAway, match="too-often"):
            await renew_often(anna, bounds.WAYS_MADE_OF_BADGE.most)
        assert (await anna.make_way("link")).secret != link.secret
        for _ in range(bounds.WRONG_WAYS_OF_ADDRESS.most):
            with pytest.raises(TurnedAway, match="way-unknown"):
                await phone.become("wrong")
        with pytest.raises(TurnedAway, match="too-often"):
            await phone.become((await anna.make_way("link")).secret)
        for _ in range(bounds.SIGN_OUTS_OF_BADGE.most):
            await anna.sign_out()
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.sign_out()


@scenario
async def test_a_full_server_makes_no_new_links_and_voids_no_more_badges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "WAYS", bounds.WAYS._replace(most=1))
    monkeypatch.setattr(bounds, "SIGNED_OUT", bounds.SIGNED_OUT._replace(most=1))
    async with served(tmp_path) as world:
        anna, ben = await browser(world), await browser(world)
        link = await anna.make_way("link")
        with pytest.raises(TurnedAway, match="server-full"):
            await ben.make_way("link")
        assert await anna.make_way("link") == link
        await anna.make_way("link", renew=True)
        await anna.sign_out()
        await anna.sign_out()
        with pytest.raises(TurnedAway, match="server-full"):
            await ben.sign_out()


@scenario
async def test_no_secret_of_anybody_stands_in_a_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with served(tmp_path) as world:
        anna, phone = await browser(world), await browser(world)
        secrets = [(await anna.make_way(kind)).secret for kind in ("link", "device", "feed")]
        await phone.feed(secrets[2])
        await phone.become(secrets[0])
        await phone.become(secrets[1])
        await anna.sign_out()
        await phone.feed(secrets[2])
        assert not [secret for secret in secrets for record in caplog.records if secret in record.getMessage()]


# One's own data


@scenario
async def test_the_file_of_one_s_data_names_ways_without_their_secrets_and_deletion_takes_them(tmp_path: Path) -> None:
    async with served(tmp_path, sources=Clock()) as world:
        (anna,), ben = await world.at_table("person", "deckhand"), await browser(world)
        table = table_of(anna)
        link, feed = await anna.make_way("link"), await anna.make_way("feed")
        await anna.remove_table(table)
        own = await anna.data()
        assert sorted(own.ways, key=lambda one: one.kind) == [
            OwnWay("feed", START, False),
            OwnWay("link", START, False),
        ]
        assert (own.removed, own.signed_out) == ((table,), 0)
        _, text = await anna.request("GET", "/api/me/data")
        assert link.secret.encode() not in text
        assert feed.secret.encode() not in text
        await anna.leave()
        await anna.erase()
        with pytest.raises(TurnedAway, match="way-unknown"):
            await ben.become(link.secret)
        left = "SELECT person FROM ways UNION ALL SELECT person FROM removed"
        assert await world.house.log.do(lambda connection: connection.execute(left).fetchall()) == []


@scenario
async def test_codes_for_devices_are_swept_away(tmp_path: Path) -> None:
    log = Log(tmp_path / "tables.sqlite")
    for number, kind in enumerate(("device", "link", "device")):
        await log.do(ways.put, ways.Way(f"secret {number}", "anna", kind, number))  # type: ignore[arg-type]
    assert await log.do(ways.drop_devices, 2) == 1
    assert [way.secret for way in await log.do(ways.ways_of, "anna")] == ["secret 1", "secret 2"]
    assert msgspec.json.encode(await log.do(ways.generations)) == b"{}"
    log.close()


# What comes late


async def held_back(player: Player, path: str, body: bytes) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A request of which all but the last byte has arrived."""
    host = player.address.removeprefix("http://")
    reader, writer = await asyncio.open_connection(*host.split(":"))
    head = f"POST {path} HTTP/1.1\r\nHost: {host}\r\nCookie: {player.cookie}={player.badge}\r\nConnection: close\r\n"
    writer.write(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body[:-1])
    await writer.drain()
    return reader, writer


@pytest.mark.parametrize("key", ["no-badge", "banned"])
@scenario
async def test_a_request_that_ends_after_its_badge_is_void_or_banned_is_refused(tmp_path: Path, key: str) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        body = b'{"text": "It is me", "once": ""}'
        reader, writer = await held_back(anna, f"/api/tables/{table_of(anna)}/chat", body)
        await ben.arrive()  # by now the server waits for the rest
        if key == "banned":
            await world.house.door.put(Ban("badge", person_of(anna), 0, ""))
        else:
            await anna.sign_out()
        writer.write(body[-1:])
        assert f'"{key}"'.encode() in await reader.read()
        writer.close()
        assert not ben.heard
        await leave(anna, ben)


@scenario
async def test_whoever_loses_the_answer_to_signing_out_asks_again_and_is_who_they_were(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await browser(world)
        was, old = person_of(anna), anna.badge
        await anna.sign_out("a word")
        fresh = anna.badge
        for once in ("another", ""):
            anna.badge = old
            with pytest.raises(TurnedAway, match="no-badge"):
                await anna.sign_out(once)
        anna.badge = old
        await anna.sign_out("a word")
        assert anna.badge == fresh
        await anna.arrive()
        assert person_of(anna) == was


@scenario
async def test_after_an_older_store_is_put_in_place_the_newest_badge_counts_and_voids_the_others(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as world:
        anna = await browser(world)
        was, old = person_of(anna), anna.badge
        await anna.sign_out()

        def put_another_in_place() -> None:
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as connection:
                connection.execute("DELETE FROM generations")
                connection.commit()

        await world.house.start_over(put_another_in_place)
        await anna.ways()
        assert person_of(anna) == was
        assert (await world.house.badges()).person(old) is None
        assert await world.house.log.do(ways.generation_of, was) == 1


@scenario
async def test_a_knock_ends_with_signing_out(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben = await world.player("Ben")
        await ben.knock((await anna.code(opened.table)).code)
        await until(anna, lambda: anna.knocks)
        await ben.sign_out()
        await until(anna, lambda: not anna.knocks)
        await leave(anna)
