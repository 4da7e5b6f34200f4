"""Bounds: one more than there may be is refused by its key, and changes nothing; who leaves makes room."""

import asyncio
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds, descriptors
from quarterdeck.server.askers import Asker, counted
from quarterdeck.server.bounds import BOUNDS
from quarterdeck.server.descriptors import descriptor_limit, raise_descriptor_limit
from quarterdeck.server.gate import Gate, Lines, allowed
from quarterdeck.server.reach import Reach
from quarterdeck.server.records import Records, Stored
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.words import LANGUAGES, words_of
from quarterdeck.wire.messages import Refused
from tests.server.conftest import Bounding
from tests.server.test_playing import finished
from tests.server.world import World, scenario, served


def test_every_bound_is_refused_in_every_language() -> None:
    for bound in BOUNDS:
        for language in LANGUAGES:
            assert not bound.refusal or words_of(language).has(bound.refusal), bound


def test_there_are_bounds_for_each_badge_each_address_and_all_together() -> None:
    of = {(bound.what, bound.of) for bound in BOUNDS}
    for what in ("sockets", "records asked for", "waiting searches of bots"):
        assert {(what, "badge"), (what, "address"), (what, "all")} <= of


# Sockets


async def turned_away(player: Player) -> Refused:
    """What a socket that is one too many is told, before it is closed so that a page tries again later."""
    await player.connect()
    answer = await player.receive()
    assert isinstance(answer, Refused)
    with pytest.raises(ConnectionClosed) as closed:
        await player.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    return answer


async def another(world: World, player: Player, *, badge: bool, source: str = "") -> Player:
    """Another tab, of the same person or not, from the same address or not."""
    tab = Player(world.address, source=source)
    tab.cookie, tab.badge = player.cookie, player.badge if badge else ""
    await tab.arrive()
    return tab


@pytest.mark.parametrize(
    ("name", "key", "badge", "source"),
    [
        ("SOCKETS_OF_BADGE", "full-badge", True, "127.0.0.8"),
        ("SOCKETS_OF_ADDRESS", "full-address", False, ""),
        ("SOCKETS", "full-house", False, "127.0.0.8"),
    ],
)
def test_sockets_are_bounded(tmp_path: Path, at_most: Bounding, name: str, key: str, badge: bool, source: str) -> None:
    at_most(name, 2)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            anna, ben = await world.at_table("person", "person")
            if badge:
                ben.badge = anna.badge
                await ben.connect()
            before = anna.entry
            tab = await another(world, anna, badge=badge, source=source)
            assert (await turned_away(tab)).key == key
            assert anna.shown is not None
            assert world.house._tables[anna.shown.table].table.last == before
            await ben.leave()
            while True:
                try:
                    await tab.watch(anna.shown.table)
                    break
                except TurnedAway:
                    await asyncio.sleep(0.01)  # until the server has seen that there is room
            for player in (anna, tab):
                await player.leave()

    try_it()


@scenario
async def test_who_is_elsewhere_gets_in_while_an_address_has_all_its_sockets(tmp_path: Path, at_most: Bounding) -> None:
    at_most("SOCKETS_OF_ADDRESS", 3)
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        assert anna.shown is not None
        crowd = [await another(world, anna, badge=False, source="127.0.0.9") for _ in range(3)]
        for one in crowd:
            await one.connect()
        assert (await turned_away(await another(world, anna, badge=False, source="127.0.0.9"))).key == "full-address"
        await (await another(world, anna, badge=False)).watch(anna.shown.table)
        for one in (anna, *crowd):
            await one.leave()


@scenario
async def test_sockets_opened_too_often_are_not_even_accepted(tmp_path: Path, at_most: Bounding) -> None:
    at_most("SOCKETS_OPENED", 2)
    async with served(tmp_path) as world:
        anna = await world.player()
        for _ in range(2):
            await anna.connect()
        with pytest.raises(Exception, match="429"):
            await anna.connect()
        await anna.leave()


def test_a_gate_remembers_nobody_who_is_gone() -> None:
    gate = Gate()
    for number in range(100):
        with gate.through(Asker(f"address {number}", f"badge {number}")):
            pass
    assert not gate._badges._open
    assert not gate._addresses._open
    assert gate._addresses.total == 0


# Connections, of which each takes a descriptor


async def knock(world: World, source: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, _, port = urlsplit(world.address).netloc.partition(":")
    return await asyncio.open_connection(host, int(port), local_addr=(source, 0))


@scenario
async def test_idle_connections_of_an_address_are_bounded_and_others_get_in(tmp_path: Path, at_most: Bounding) -> None:
    at_most("CONNECTIONS_OF_ADDRESS", 3)
    async with served(tmp_path) as world:
        idle = [await knock(world, "127.0.0.9") for _ in range(3)]
        reader, writer = await knock(world, "127.0.0.9")
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b'"full-address"' in answer
        writer.close()
        await world.player()
        idle.pop()[1].close()
        greedy = Player(world.address, source="127.0.0.9")
        while not greedy.badge:
            try:
                await greedy.arrive()
            except TurnedAway:
                await asyncio.sleep(0.01)
        for _ in range(5):  # a socket that was a request counts once, and no longer than it lasts
            await greedy.connect()
            await greedy.leave()
        for _, writer in idle:
            writer.close()


@scenario
async def test_visitors_of_a_proxy_do_not_share_the_connections_of_its_address(
    tmp_path: Path, at_most: Bounding
) -> None:
    """Whether it was named by its address or by its network."""
    at_most("CONNECTIONS_OF_ADDRESS", 3)
    for proxy in ("127.0.0.9", "127.0.0.8/29"):
        reach = Reach(public_url="https://ship.example", proxies=(proxy,))
        async with served(tmp_path / proxy.replace("/", "-"), reach=reach) as world:
            idle = [await knock(world, "127.0.0.9") for _ in range(4)]
            idle[3][1].write(b"GET /health HTTP/1.1\r\nHost: ship.example\r\n\r\n")
            assert (await idle[3][0].readline()).startswith(b"HTTP/1.1 200 ")
            for _, writer in idle:
                writer.close()


@pytest.mark.parametrize(("proxy", "host"), [("::1", "::1"), ("fd00::/8", "fd00::7"), ("10.0.0.1", "::ffff:10.0.0.1")])
def test_a_proxy_is_known_by_its_whole_address(at_most: Bounding, proxy: str, host: str) -> None:
    at_most("CONNECTIONS_OF_ADDRESS", 1)
    lines = Lines((proxy,))
    for _ in range(3):
        lines.enter(counted(host), host)
    lines.enter("", "")  # whoever is gone already has none
    lines.enter(counted("2001:db8::1"), "2001:db8::1")
    with pytest.raises(Refusal):
        lines.enter(counted("2001:db8::1"), "2001:db8::1")


@scenario
async def test_connections_of_all_leave_the_house_its_descriptors(tmp_path: Path, at_most: Bounding) -> None:
    at_most("CONNECTIONS", 2)
    async with served(tmp_path) as world:
        idle = [await knock(world, f"127.0.0.{number}") for number in (7, 8)]
        reader, writer = await knock(world, "127.0.0.9")
        assert b'"full-house"' in await reader.read()
        for _, line in (*idle, (reader, writer)):
            line.close()


def test_fewer_descriptors_allow_fewer_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.gate.descriptor_limit", lambda: 1024)
    assert allowed(bounds.SOCKETS, bounds.RESERVED) == 1024 - bounds.RESERVED
    monkeypatch.setattr("quarterdeck.server.gate.descriptor_limit", lambda: 100)
    assert allowed(bounds.SOCKETS, bounds.RESERVED) == bounds.FEWEST
    monkeypatch.setattr("quarterdeck.server.gate.descriptor_limit", lambda: 10**6)
    assert allowed(bounds.SOCKETS, bounds.RESERVED) == bounds.SOCKETS.most


def test_the_soft_limit_of_descriptors_is_raised_to_the_hard_one() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        assert descriptor_limit() == 256
        raise_descriptor_limit()
        hard = descriptors.WANTED if before[1] == resource.RLIM_INFINITY else min(before[1], descriptors.WANTED)
        assert descriptor_limit() == hard
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


# Watchers


@scenario
async def test_spectators_of_a_table_are_bounded_and_who_sits_there_always_gets_in(
    tmp_path: Path, at_most: Bounding
) -> None:
    at_most("SPECTATORS", 2)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        crowd = [await world.player(f"Carl {number}") for number in range(3)]
        for one in crowd[:2]:
            await one.watch(table)
        with pytest.raises(TurnedAway, match="full-table"):
            await crowd[2].watch(table)
        assert len(world.house._tables[table].watchers) == 4
        tabs = [await another(world, player, badge=True) for player in (anna, ben)]
        for tab in tabs:
            await tab.watch(table)
        await crowd[0].leave()
        while len(world.house._tables[table].watchers) > 5:
            await asyncio.sleep(0.01)
        await crowd[2].watch(table)
        for one in (anna, ben, *crowd, *tabs):
            await one.leave()


# Requests


@pytest.mark.parametrize("name", ["POSTS_OF_BADGE", "POSTS_OF_ADDRESS"])
def test_tables_opened_and_seats_taken_are_limited(tmp_path: Path, at_most: Bounding, name: str) -> None:
    at_most(name, 2)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            anna = await world.player()
            opened = await anna.open("freibeuter", "person", "person")
            await anna.sit(opened.table, opened.invitations[0] or "")
            stranger = await world.player("Ben")
            if name == "POSTS_OF_BADGE":
                await stranger.open("freibeuter", "person", "person")  # it is not the address that asked too often
                stranger.badge = anna.badge
            with pytest.raises(TurnedAway, match="too-often"):
                await stranger.sit(opened.table, opened.invitations[1] or "")
            assert list(world.house._tables[opened.table].table.people) == [0]
            elsewhere = await another(world, anna, badge=False, source="127.0.0.9")
            assert await elsewhere.sit(opened.table, opened.invitations[1] or "") == 1

    try_it()


@scenario
async def test_start_pages_are_limited_by_address(tmp_path: Path, at_most: Bounding) -> None:
    at_most("VISITS", 2)
    async with served(tmp_path) as world:
        anna = await world.player()
        await anna.arrive()
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.arrive()
        await another(world, anna, badge=True, source="127.0.0.9")


# Records


async def finished_table(world: World) -> tuple[Player, str]:
    anna, ben = await world.at_table("person", "person")
    await finished([anna, ben])
    for player in (anna, ben):
        await player.leave()
    assert anna.shown is not None
    return anna, f"/api/tables/{anna.shown.table}/record"


@scenario
async def test_a_record_needs_a_badge_and_costs_nothing_the_second_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        anna, path = await finished_table(world)
        status, text = await Player(world.address).request("GET", path)
        assert (status, b'"no-badge"' in text) == (401, True)
        status, record = await anna.request("GET", path)
        assert (status, b'"quarterdeck"' in record) == (200, True)

        async def find(name: str) -> None:
            raise AssertionError("the table is looked for again")

        monkeypatch.setattr(world.house, "find", find)
        assert await anna.request("GET", path) == (200, record)


@scenario
async def test_a_record_of_a_running_game_is_not_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        path = f"/api/tables/{anna.shown.table}/record"
        assert (await anna.request("GET", path))[0] == 400
        await finished([anna, ben])
        assert (await anna.request("GET", path))[0] == 200
        for player in (anna, ben):
            await player.leave()


@pytest.mark.parametrize("name", ["RECORDS_OF_BADGE", "RECORDS_OF_ADDRESS", "RECORDS"])
def test_records_asked_for_are_limited(tmp_path: Path, at_most: Bounding, name: str) -> None:
    at_most(name, 2)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            anna, path = await finished_table(world)
            for _ in range(2):
                assert (await anna.request("GET", path))[0] == 200
            source = "127.0.0.9" if name == "RECORDS" else ""
            asker = await another(world, anna, badge=name == "RECORDS_OF_BADGE", source=source)
            status, text = await asker.request("GET", path)
            assert (status, b'"too-often"' in text) == (429, True)
            if name != "RECORDS":
                elsewhere = await another(world, anna, badge=False, source="127.0.0.9")
                assert (await elsewhere.request("GET", path))[0] == 200

    try_it()


def test_records_are_kept_within_their_bytes_and_those_asked_for_last_stay() -> None:
    records = Records(most_bytes=100)
    for name in "abc":
        records.put(name, Stored(name, b"x" * 40))
        records.get("a")
    assert [name for name in "abc" if records.get(name)] == ["a", "c"]
    records.put("a", Stored("a", b"y" * 40))
    records.put("d", Stored("d", b"x" * 101))
    assert [name for name in "abcd" if records.get(name)] == []
    records.put("e", Stored("e", b"x" * 100))
    assert records.get("e") is not None
    records.forget("e")
    assert records.get("e") is None
