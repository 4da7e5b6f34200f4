"""How a server is reached: which hosts it answers to, what friends are told, whose forwarded headers are believed."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.datastructures import Headers

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import addresses
from quarterdeck.server.bounds import POSTS_OF_ADDRESS
from quarterdeck.server.origin import is_ours
from quarterdeck.server.reach import BadReach, Reach, host_of, read_public_url
from quarterdeck.server.turning_away import SECURITY
from quarterdeck.store.bans import Ban
from quarterdeck.wire.messages import ForFriends
from tests.server.world import World, scenario, served

WIFI = "192.168.1.23"
HOUSE_OF_FRIENDS = Reach("0.0.0.0", 8321, find=lambda: [WIFI, "10.8.0.2"])
BEHIND_A_PROXY = Reach("127.0.0.1", 8321, (), "https://ship.example", ("127.0.0.9",))


# Which hosts


@pytest.mark.parametrize(
    ("reach", "host", "arrived_at", "accepted"),
    [
        (Reach(), "127.0.0.1:8321", "127.0.0.1", True),
        (Reach(), "localhost", "127.0.0.1", True),
        (Reach(), "[::1]:8321", "127.0.0.1", True),
        (Reach(), "LocalHost.:8321", "127.0.0.1", True),
        (Reach(), "laptop.local", "127.0.0.1", False),
        (Reach(), "evil.example", "127.0.0.1", False),
        (Reach("127.0.0.5"), "127.0.0.5:8321", "127.0.0.5", True),
        (Reach(names=("Ship.example",)), "ship.example:8321", "127.0.0.1", True),
        (Reach(WIFI), f"{WIFI}:8321", WIFI, True),
        (Reach(WIFI), "evil.example", WIFI, False),
        (Reach(WIFI), "laptop.home.example", WIFI, True),
        (Reach(WIFI), "laptop.local:8321", WIFI, True),
        (Reach(WIFI), "192.168.1.24", WIFI, False),
        (HOUSE_OF_FRIENDS, f"{WIFI}:8321", WIFI, True),
        (HOUSE_OF_FRIENDS, "evil.example:8321", WIFI, False),
        (HOUSE_OF_FRIENDS, "0.0.0.0:8321", WIFI, False),
        (Reach("::", 8321), WIFI, f"::ffff:{WIFI}", True),
        (Reach("::", 8321), "[2001:DB8:0::1]:8321", "2001:db8::1", True),
        (BEHIND_A_PROXY, "ship.example", "127.0.0.1", True),
        (BEHIND_A_PROXY, "evil.example", "127.0.0.1", False),
        (HOUSE_OF_FRIENDS, "", "", False),
        (HOUSE_OF_FRIENDS, "[", WIFI, False),
        (HOUSE_OF_FRIENDS, f"{WIFI}:x", WIFI, False),
        (HOUSE_OF_FRIENDS, f"me@{WIFI}", WIFI, False),
    ],
    ids=str,
)
def test_only_a_server_s_own_hosts_are_answered(
    monkeypatch: pytest.MonkeyPatch, reach: Reach, host: str, arrived_at: str, accepted: bool
) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "laptop.home.example")
    fresh = replace(reach)  # that knows this name
    assert is_ours(Headers({"host": host}), fresh, arrived_at) == accepted


@pytest.mark.parametrize(
    ("host", "origin", "accepted"),
    [
        ("ship.example", "https://ship.example", True),
        ("ship.example", "http://ship.example", False),
        ("ship.example", "ftp://ship.example", False),
        ("127.0.0.1:8321", "http://127.0.0.1:8321", True),
        ("127.0.0.1:8321", "chrome-extension://127.0.0.1:8321", False),
    ],
)
def test_a_page_that_came_in_the_clear_is_not_the_one_that_came_by_https(
    host: str, origin: str, accepted: bool
) -> None:
    assert is_ours(Headers({"host": host, "origin": origin}), BEHIND_A_PROXY, "127.0.0.1") == accepted


def test_a_machine_that_changed_its_network_answers_to_its_new_address_alone() -> None:
    assert HOUSE_OF_FRIENDS.accepts("10.1.1.7", arrived_at="10.1.1.7")
    assert not HOUSE_OF_FRIENDS.accepts(WIFI, arrived_at="10.1.1.7")


@pytest.mark.parametrize("name", ["localhost", "localhost.localdomain.localhost", ""])
def test_a_machine_without_a_name_of_its_own_answers_to_none(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: name)
    assert addresses.own_names() == ()


@scenario
async def test_two_host_lines_are_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        netloc = world.address.removeprefix("http://")
        for hosts in ([netloc, "evil.example"], ["evil.example", netloc], [netloc, netloc], []):
            head = await ask(netloc, "/", [f"Host: {host}" for host in hosts])
            assert head.startswith("http/1.1 403 "), hosts
        assert (await ask(netloc, "/", [f"Host: {netloc}"])).startswith("http/1.1 200 ")


@scenario
async def test_whoever_is_turned_away_gets_the_security_headers_too(tmp_path: Path) -> None:
    socket = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    socket.append("Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    async with served(tmp_path) as world:
        netloc = world.address.removeprefix("http://")
        for path, lines in (
            ("/", ["Host: evil.example"]),
            ("/", [f"Host: {netloc}", "Origin: https://evil.example"]),
            ("/api/socket", ["Host: evil.example", *socket]),
            ("/api/socket", [f"Host: {netloc}", *socket]),  # no badge
        ):
            head = await ask(netloc, path, lines)
            assert head.startswith("http/1.1 403 "), lines
            for name, value in SECURITY.items():
                assert f"\r\n{name}: {value}\r\n".lower() in head, (lines, name)


async def ask(netloc: str, path: str, lines: list[str]) -> str:
    """The head of the answer to a request with exactly these lines, in small letters."""
    reader, writer = await asyncio.open_connection(*netloc.split(":"))
    writer.write("\r\n".join([f"GET {path} HTTP/1.1", *lines, "", ""]).encode())
    head = await reader.readuntil(b"\r\n\r\n")
    writer.close()
    await writer.wait_closed()
    return head.decode().lower()


# What friends are told


@pytest.mark.parametrize(
    ("reach", "came_by", "told"),
    [
        (Reach(), "localhost:8321", ""),
        (Reach(names=("ship.example",)), "ship.example", "http://ship.example"),
        (HOUSE_OF_FRIENDS, "127.0.0.1:8321", f"http://{WIFI}:8321"),
        (HOUSE_OF_FRIENDS, "laptop.local:8321", "http://laptop.local:8321"),
        (HOUSE_OF_FRIENDS, "10.8.0.2:8321", "http://10.8.0.2:8321"),
        (Reach(WIFI, 8321), "localhost:8321", f"http://{WIFI}:8321"),
        (Reach("fd00::2", 8321), "localhost:8321", "http://[fd00::2]:8321"),
        (Reach("0.0.0.0", 8321, find=list), "localhost:8321", ""),
        (BEHIND_A_PROXY, "localhost:8321", "https://ship.example"),
        (BEHIND_A_PROXY, "ship.example", "https://ship.example"),
    ],
    ids=str,
)
def test_friends_are_told_an_address_that_works_for_them(reach: Reach, came_by: str, told: str) -> None:
    assert reach.url_for_friends(came_by, "http") == told


@scenario
async def test_the_page_is_told_where_friends_find_the_server(tmp_path: Path) -> None:
    found = [WIFI]
    async with served(tmp_path, reach=Reach("0.0.0.0", 8321, find=lambda: found)) as world:
        anna = await world.player()
        assert await friends(anna) == f"http://{WIFI}:8321"
        found[:] = ["10.1.1.7"]  # another Wi-Fi
        assert await friends(anna) == "http://10.1.1.7:8321"
        with pytest.raises(TurnedAway, match="no-badge"):
            await friends(Player(world.address))


async def friends(player: Player) -> str:
    """What a page of this player would be told."""
    return (await player.ask("GET", "/api/friends", ForFriends)).url


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("https://ship.example", "https://ship.example"),
        ("https://Ship.Example/", "https://ship.example"),
        ("http://192.168.1.23:8321", "http://192.168.1.23:8321"),
        ("https://[2001:db8::1]:8443", "https://[2001:db8::1]:8443"),
    ],
)
def test_an_address_for_others_is_read(text: str, read: str) -> None:
    assert read_public_url(text) == read


@pytest.mark.parametrize(
    "text",
    [
        *("ship.example", "ftp://ship.example", "https://", "https://ship.example/games", "https://ship.example/?a=b"),
        *(
            "https://me@ship.example",
            "https://ship.example:x",
            "https://ship.example:0",
            "http://[",
            "http://0.0.0.0:80",
        ),
        *("unix:/run/quarterdeck.sock", "http://[fe80::1%25eth0]/"),
    ],
)
def test_an_address_that_is_none_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(BadReach, match=r"[A-Z“].*\.$"):
        read_public_url(text)


# Finding addresses


def adapter(name: str, *ips: object) -> SimpleNamespace:
    one = [SimpleNamespace(ip=ip, is_IPv4=isinstance(ip, str)) for ip in ips]
    return SimpleNamespace(nice_name=name, ips=one)


LAPTOP = [
    adapter("lo", "127.0.0.1", ("::1", 0, 0)),
    adapter("docker0", "172.17.0.1"),
    adapter("tun0", "10.8.0.2"),
    adapter("eth0", "169.254.7.7"),
    adapter("wlan0", WIFI, ("fe80::1", 0, 3)),
]


@pytest.mark.parametrize("routed", [WIFI, "10.8.0.2", ""])
def test_the_wi_fi_comes_before_tunnels_and_containers(monkeypatch: pytest.MonkeyPatch, routed: str) -> None:
    monkeypatch.setattr(addresses, "get_adapters", lambda: LAPTOP)
    monkeypatch.setattr(addresses, "_routed_address", lambda: routed)
    found = addresses.network_addresses()
    assert found[0] == WIFI
    assert sorted(found) == ["10.8.0.2", "172.17.0.1", WIFI]


def test_where_interfaces_cannot_be_listed_the_route_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbid() -> None:
        raise PermissionError

    monkeypatch.setattr(addresses, "get_adapters", forbid)
    monkeypatch.setattr(addresses, "_routed_address", lambda: WIFI)
    assert addresses.network_addresses() == [WIFI]


def test_a_machine_without_a_route_says_so_in_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "ELSEWHERE", ("255.255.255.255", 9))  # nobody may connect to everybody
    assert addresses._routed_address() == ""


def test_no_address_of_this_very_machine_is_loopback_s_or_everybody_s() -> None:
    for address in addresses.network_addresses():
        assert not addresses.is_loopback(address)
        assert not addresses.is_every_address(address)


@pytest.mark.parametrize("host", ["Ship.example.", "[::ffff:192.168.1.23]", "[2001:DB8:0::1]"])
def test_a_host_has_one_form(host: str) -> None:
    assert host_of(host) in ("ship.example", WIFI, "2001:db8::1")


# Proxies


@scenario
async def test_a_forged_address_gains_nothing(tmp_path: Path) -> None:
    """Neither without a proxy, from this very machine, nor from elsewhere where there is one."""
    for reach, source in ((Reach(), "127.0.0.1"), (BEHIND_A_PROXY, "127.0.0.8")):
        async with served(tmp_path / source, reach=reach) as world:
            assert await refused_of(world, source, POSTS_OF_ADDRESS.most + 10) >= 5


@scenario
async def test_a_proxy_that_was_named_says_who_it_was(tmp_path: Path) -> None:
    async with served(tmp_path, reach=BEHIND_A_PROXY) as world:
        assert await refused_of(world, "127.0.0.9", POSTS_OF_ADDRESS.most + 10) == 0


@scenario
async def test_what_stands_behind_a_body_is_no_header(tmp_path: Path) -> None:
    """A proxy may hand on what a visitor puts there: where they come from is said by the proxy alone."""
    async with served(tmp_path, reach=BEHIND_A_PROXY) as world:
        await world.house.door.put(Ban("address", "203.0.113.7", 1, ""))
        port = int(world.address.rstrip("/").rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
        writer.write(
            b"GET /api/me HTTP/1.1\r\nHost: ship.example\r\nX-Forwarded-For: 203.0.113.7\r\nConnection: close\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n0\r\nX-Forwarded-For: 203.0.113.8\r\n\r\n"
        )
        answer = await reader.read()
        writer.close()
        assert b" 403 " in answer.partition(b"\r\n")[0]


@scenario
async def test_what_cannot_be_read_is_refused_with_the_security_headers(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        port = int(world.address.rstrip("/").rsplit(":", 1)[1])
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"NONSENSE\r\n\r\n")
        answer = await reader.read()
        writer.close()
        assert b" 400 " in answer.partition(b"\r\n")[0]
        assert b'"message-bad"' in answer
        for name, value in SECURITY.items():
            assert f"{name}: {value}".encode() in answer


async def refused_of(world: World, source: str, times: int) -> int:
    """How many of so many sittings are refused as too many, when each claims to come from somewhere else."""
    player = Player(world.address, source=source)
    count = 0
    for number in range(times):
        if number % 10 == 0:  # a badge has a limit of its own, which is not meant here
            player = Player(world.address, source=source)
            await player.arrive()
        headers = {"X-Forwarded-For": f"203.0.113.{number}"}
        _, text = await player.request("POST", "/api/tables/none/seats", {"invitation": "", "name": "A"}, headers)
        count += json.loads(text)["key"] == "too-often"
    return count


@pytest.mark.parametrize(
    ("source", "scheme", "host", "secure"),
    [
        ("127.0.0.9", "https", "ship.example", True),
        ("127.0.0.8", "https", "localhost", False),  # not the proxy: not believed
        ("127.0.0.8", "http", "ship.example", True),  # nobody comes by this name but by HTTPS
        ("127.0.0.8", "http", "localhost", False),
    ],
)
def test_a_cookie_is_secure_where_the_browser_s_way_is(
    tmp_path: Path, source: str, scheme: str, host: str, secure: bool
) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path, reach=BEHIND_A_PROXY) as world:
            port = world.address.rpartition(":")[2]
            reader, writer = await asyncio.open_connection("127.0.0.1", int(port), local_addr=(source, 0))
            writer.write(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nX-Forwarded-Proto: {scheme}\r\n\r\n".encode())
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            writer.close()
            assert ("; secure" in head.partition("set-cookie: ")[2].partition("\r\n")[0]) == secure

    try_it()
