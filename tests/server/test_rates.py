"""Rates by address: whatever is asked or sent beyond them costs the others nothing, and is answered by its key."""

import asyncio
import json
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.requests import Request

from quarterdeck import built
from quarterdeck.client import Player, TurnedAway
from quarterdeck.games import GAMES
from quarterdeck.server import bounds, protocols
from quarterdeck.server.gate import Lines
from quarterdeck.server.health import Health
from quarterdeck.server.limits import Buckets
from quarterdeck.server.reach import Reach
from quarterdeck.server.turning_away import SECURITY, answer, reader_of
from quarterdeck.store import Log, Row
from quarterdeck.table.entries import Chatted, write_entry
from quarterdeck.table.refusals import Refusal
from quarterdeck.texts.words import words_of
from quarterdeck.wire.hands import LiftCurtain
from quarterdeck.wire.oneself import MakeWay, SignOut
from tests.server.conftest import Bounding
from tests.server.test_bounds import knock
from tests.server.test_floods import CLOSE, LAST, PING, masked, socket_to, until_hung_up
from tests.server.wiretap import Wiretap
from tests.server.world import World, scenario, served

FOR_A_PERSON = "Accept: text/html,*/*;q=0.8\r\nAccept-Language: de-DE, fr-FR;q=0.9, en;q=0.8\r\n"


@pytest.fixture(autouse=True)
def without_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks too often is answered at once."""
    monkeypatch.setattr(protocols, "HOLD", 0.0)


def asking(world: World, path: str = "/health", headers: str = "") -> bytes:
    """A request."""
    return f"GET {path} HTTP/1.1\r\nHost: {urlsplit(world.address).netloc}\r\n{headers}\r\n".encode()


async def asked(world: World, *requests: bytes, source: str = "127.0.0.9") -> bytes:
    """All that is answered over one connection until it is hung up on."""
    reader, writer = await knock(world, source)
    writer.write(b"".join(requests))
    try:
        return await asyncio.wait_for(until_hung_up(reader), 20)
    finally:
        writer.close()


def statuses(heard: bytes) -> list[int]:
    return [int(part[:3]) for part in heard.split(b"HTTP/1.1 ")[1:]]


# Requests


@scenario
async def test_requests_of_an_address_are_bounded_whatever_they_ask_for(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REQUESTS", 6)
    async with served(tmp_path) as world:
        for path in ("/health", "/words/house.en.ftl", "/assets/none.js", "/api/friends", "/", "/api/tables/x/record"):
            await asked(world, asking(world, path, "Connection: close\r\n"))
        for path in ("/health", "/words/house.en.ftl"):
            heard = await asked(world, asking(world, path))
            assert statuses(heard) == [429]
            assert json.loads(heard.partition(b"\r\n\r\n")[2])["key"] == "too-often"
        stranger = Player(world.address, source="127.0.0.9")
        stranger.cookie = stranger.badge = "x"
        with pytest.raises(Exception, match="429"):
            await stranger.connect()
        await world.player()  # from elsewhere


@scenario
async def test_what_cannot_be_read_counts_as_a_request(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REQUESTS", 2)
    async with served(tmp_path) as world:
        answers = [statuses(await asked(world, b"NONSENSE\r\n\r\n")) for _ in range(3)]
        assert answers == [[400], [400], [429]]
        await world.player()  # from elsewhere


@scenario
async def test_requests_within_the_rate_are_answered_before_who_asks_too_often_is_hung_up_on(
    tmp_path: Path, at_most: Bounding, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_most("REQUESTS", 3)
    async with served(tmp_path) as world:
        monkeypatch.setattr(protocols, "HOLD", 3600.0)
        reader, writer = await knock(world, "127.0.0.9")
        writer.write(asking(world) * 9)
        heard = b""
        while heard.count(b"ok\n") < 3:
            part = await reader.read(2**16)
            assert part, "hung up on before the answers came"
            heard += part
    assert statuses(heard + await until_hung_up(reader)) == [200] * 3  # and no word more while it was held
    writer.close()


@scenario
async def test_a_person_who_asks_too_often_is_told_so_in_their_language(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REQUESTS", 0)
    async with served(tmp_path) as world:
        head, _, body = (await asked(world, asking(world, "/", FOR_A_PERSON))).partition(b"\r\n\r\n")
        assert words_of("fr").say("too-often") in body.decode()
        assert b'lang="fr"' in body
        for name, value in SECURITY.items():
            assert f"{name}: {value}".encode() in head


@pytest.mark.parametrize(
    ("accepted", "language"), [(b"", "en"), (b"fr", "fr"), (b"de, FR-ca;q=0.7, en", "fr"), (b"\xff, en-GB", "en")]
)
def test_a_reader_has_the_first_language_of_ours_they_name(accepted: bytes, language: str) -> None:
    assert reader_of(accepted) == language


def test_what_a_page_reads_is_no_page() -> None:
    heard = answer(HTTPStatus.TOO_MANY_REQUESTS, Refusal("too-often"), [(b"accept", b"*/*")])
    assert json.loads(heard.partition(b"\r\n\r\n")[2])["key"] == "too-often"


def test_ten_phones_may_fetch_all_there_is_at_once() -> None:
    """Every file of the client and all words and books of one language, which no first visit does."""
    files = sum(path.is_file() for path in built.CLIENT.rglob("*"))
    words = 4 + 2 * len(GAMES)
    assert 10 * (files + words) <= bounds.REQUESTS.most


# Behind a proxy


@scenario
async def test_visitors_of_a_proxy_are_counted_each_by_their_own_address(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REQUESTS", 1)
    at_most("FRAMES_OF_ADDRESS", 0)
    reach = Reach(public_url="https://ship.example", proxies=("127.0.0.9",))
    async with served(tmp_path, reach=reach) as world:

        def visit(visitor: str) -> bytes:
            return asking(world, headers=f"X-Forwarded-For: {visitor}\r\nConnection: close\r\n")

        for visitor, status in (("10.0.0.1", 200), ("10.0.0.2", 200), ("10.0.0.1", 429), ("6.6.6.6, 10.0.0.2", 429)):
            assert statuses(await asked(world, visit(visitor))) == [status]
        forged = [statuses(await asked(world, visit(f"10.0.1.{number}"), source="127.0.0.8")) for number in range(2)]
        assert forged == [[200], [429]]


@pytest.mark.parametrize(
    ("host", "forwarded", "visitor"),
    [
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("::ffff:10.0.0.1", "2001:db8:0:1::7", "2001:db8:0:1::/64"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("192.0.2.9", "192.0.2.7", "192.0.2.9"),
    ],
)
def test_only_a_proxy_speaks_for_others(host: str, forwarded: str, visitor: str) -> None:
    assert Lines(("10.0.0.1",)).visitor(host, forwarded) == visitor


# Heads and handshakes


@scenario
async def test_the_head_of_a_request_has_at_most_eight_kibibytes(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        empty = len(asking(world, headers="Connection: close\r\nX: \r\n"))
        for size, status in ((8192, 200), (8193, 431), (30_000, 431)):
            head = asking(world, headers=f"Connection: close\r\nX: {'x' * (size - empty)}\r\n")
            assert len(head) == size
            assert statuses(await asked(world, head)) == [status]
        person = asking(world, headers=f"{FOR_A_PERSON}X: {'x' * 8192}\r\n")
        assert words_of("fr").say("too-large") in (await asked(world, person)).decode()


@pytest.mark.parametrize(
    "body", ["Content-Length: 2\r\n\r\nhi", "Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n"], ids=str
)
def test_an_upgrade_that_cannot_be_read_is_answered(tmp_path: Path, body: str) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            lines = ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", body]
            request = asking(world, "/api/socket")[:-2] + "\r\n".join(lines).encode()
            heard = await asked(world, request)
            assert statuses(heard) == [400]
            assert b'"message-bad"' in heard

    try_it()


# Tables that are made ready again


@scenario
async def test_an_address_restores_so_many_tables_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now, bound = 0.0, bounds.RESTORED_OF_ADDRESS._replace(most=6, per_second=2.0)
    monkeypatch.setattr(bounds, "RESTORED_OF_ADDRESS", bound)
    async with served(tmp_path) as world:
        world.house._restored = Buckets(bound, lambda: now)
        host = await world.player("Anna")
        opened = [await host.open("freibeuter", "person", "person") for _ in range(9)]
        long, *short = [one.table for one in opened]
        await host.sit(long, opened[0].invitations[0] or "")
        chats = [Row(long, number, 0, write_entry(Chatted(0, "Ahoy!"))) for number in range(2, 10)]
        await world.house.log.append(chats)

        def let_go() -> None:
            for live in world.house.tables:
                world.house.forget(live)

        async def ask(name: str, source: str) -> str:
            player = Player(world.address, source=source)
            await player.arrive()
            return (await player.request("GET", f"/api/tables/{name}/news?wait=0"))[1].decode()

        let_go()
        for name in short[:6]:
            assert "too-often" not in await ask(name, "127.0.1.1")
        assert "too-often" in await ask(short[6], "127.0.1.1")
        assert "too-often" not in await ask(short[0], "127.0.1.1"), "what is ready is shown"
        assert "too-often" not in await ask(short[6], "127.0.1.2"), "others have as much"
        now = 0.5
        assert '"type":"table"' in await ask(long, "127.0.1.1")
        let_go()
        now = 5.4
        assert "too-often" in await ask(short[0], "127.0.1.1"), "a long table costs as much as it has entries"
        now = 5.5
        assert "too-often" not in await ask(short[0], "127.0.1.1")


# Sockets


async def tap_of(world: World) -> Wiretap:
    tap = Wiretap(world.address)
    await tap.request("GET", "/api/me")
    await tap._open()
    return tap


async def keys(tap: Wiretap, number: int) -> list[str]:
    return [getattr(await tap.receive(), "key", "") for _ in range(number)]


@scenario
async def test_messages_of_an_address_are_bounded_over_all_its_sockets(tmp_path: Path, at_most: Bounding) -> None:
    at_most("MESSAGES_OF_ADDRESS", 5)
    async with served(tmp_path) as world:
        taps = [await tap_of(world) for _ in range(2)]
        for tap, last in zip(taps, ("watch-first", "too-often"), strict=True):
            for number in range(3):
                tap.send(b"{" if number < 2 else b'{"type": "act", "ask": 7, "decision": 1, "action": "x"}')
            assert await keys(tap, 3) == ["message-bad", "message-bad", last]
        elsewhere = Player(world.address, source="127.0.0.9")
        await elsewhere.arrive()
        with pytest.raises(TurnedAway, match="table-unknown"):
            await elsewhere.watch("none")
        await elsewhere.leave()
        for tap in taps:
            await tap.leave()


@scenario
async def test_frames_of_an_address_are_bounded_over_all_its_sockets(tmp_path: Path, at_most: Bounding) -> None:
    at_most("FRAMES_OF_ADDRESS", 5)
    async with served(tmp_path) as world:
        lines = [await socket_to(world) for _ in range(2)]
        lines[0][1].write(masked(LAST | PING) * 5)
        assert len(await lines[0][0].readexactly(10)) == 10
        lines[1][1].write(masked(LAST | PING))
        assert await until_hung_up(lines[1][0]) == b""
        for _, writer in lines:
            writer.close()


@scenario
async def test_who_sends_a_hundred_messages_nobody_understands_is_told_before_the_end(
    tmp_path: Path, at_most: Bounding
) -> None:
    at_most("MESSAGES", 10**6)  # as slowly as one likes
    async with served(tmp_path) as world:
        tap = await tap_of(world)
        for _ in range(101):
            tap.send(b"{")
        heard = await keys(tap, 101)
        assert heard == ["message-bad"] * 100 + ["too-often"]
        assert tap._line is not None
        ended = await tap._line[0].readexactly(4)
        assert (ended[0], int.from_bytes(ended[2:4], "big")) == (LAST | CLOSE, 1008)
        await tap.leave()


# Health


@scenario
async def test_all_who_wait_for_the_health_of_a_server_are_answered_together(tmp_path: Path) -> None:
    released, looks = asyncio.Event(), 0

    class Waiting(Log):
        async def do(self, *work: object) -> object:  # type: ignore[override]
            nonlocal looks
            looks += 1
            return await released.wait()

    health = Health(Waiting(tmp_path / "tables.sqlite"))
    waiting = [asyncio.ensure_future(health.answer(Request({"type": "http"}))) for _ in range(200)]
    await turns(5)
    released.set()
    await turns(10)
    assert all(one.done() for one in waiting)
    assert looks == 1


async def turns(number: int) -> None:
    """Of the event loop."""
    for _ in range(number):
        await asyncio.sleep(0)


OF_ADDRESSES: dict[str, tuple[str, str, object]] = {
    "CURTAINS_OF_ADDRESS": ("POST", "/api/tables/nowhere/curtain", LiftCurtain(0)),
    "WAYS_MADE_OF_ADDRESS": ("POST", "/api/me/ways", MakeWay("device")),
    "SIGN_OUTS_OF_ADDRESS": ("POST", "/api/me/badges", SignOut("once")),
    "LISTS_OF_ADDRESS": ("GET", "/api/me/tables?filter=turn", None),
}


@pytest.mark.parametrize("bound", OF_ADDRESSES)
@scenario
async def test_whatever_badges_an_address_has_it_may_do_so_much_and_others_as_much(
    tmp_path: Path, at_most: Bounding, bound: str
) -> None:
    at_most(bound, 2)
    async with served(tmp_path) as world:
        refused = []
        for source in ("127.0.1.1", "127.0.1.1", "127.0.1.1", "127.0.1.2"):
            player = Player(world.address, source=source)
            await player.arrive()
            status, text = await player.request(*OF_ADDRESSES[bound])
            assert (status == 429) == (b"too-often" in text)
            refused.append(status == 429)
        assert refused == [False, False, True, False]
