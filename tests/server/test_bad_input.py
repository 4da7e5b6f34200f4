"""Bad input: typed refusals or a closed connection, and other tables never notice."""

import asyncio
import contextlib
import gc
import json
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.http11 import Response

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.server.quotas import Quotas
from quarterdeck.store.summaries import Held
from quarterdeck.wire.messages import Act, News, Refused, Watch
from tests.server.test_playing import asked, fresh, play
from tests.server.world import World, scenario, served

NONSENSE = [
    "",
    "null",
    "[]",
    "{",
    "{}",
    '"act"',
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "ask": "one", "decision": 1, "action": "board A1"}',
    '{"type": "act", "ask": 1, "decision": 1, "action": "board A1", "seat": 0}',
    '{"type": "act", "ask": 1e999, "decision": 1, "action": "board A1"}',
    '{"type": "watch", "table": 7}',
    "[" * 3000,
    "\ud7ff" * 100,
]


async def read_on(player: Player) -> None:
    while True:
        await player.receive()


async def refused(player: Player, message: str | Act | Watch) -> Refused:
    await player.send(message)
    while True:
        answer = await player.receive()
        if isinstance(answer, Refused):
            return answer


@scenario
async def test_nonsense_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        before = await fresh(anna)
        for text in NONSENSE:
            assert (await refused(anna, text)).key == "message-bad", text
        assert await fresh(anna) == before
        actor = asked(anna, ben)
        assert actor is not None
        await play(actor, FastLuck(1), 1)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_wrong_answers_are_refused_and_change_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        actor = asked(anna, ben)
        other = ben if actor is anna else anna
        spectator = await world.player("Carl")
        assert actor is not None
        assert actor.news is not None
        assert actor.shown is not None
        assert actor.news.decision is not None
        await spectator.watch(actor.shown.table)
        decision, action = actor.news.decision, actor.news.choices[0].action
        before = await fresh(anna)
        for player, message, key in (
            (other, Act(1, decision, action), "decision-closed"),  # out of turn
            (spectator, Act(1, decision, action), "only-watching"),
            (actor, Act(1, decision + 1, action), "decision-closed"),
            (actor, Act(1, 10**30, action), "decision-closed"),
            (actor, Act(1, decision, "walk the plank"), "action-unknown"),
            (actor, Act(1, decision, "x" * 3000), "action-unknown"),
            (actor, Act(1, decision, "draw sea"), "no-draw-due"),
            (actor, Watch("elsewhere"), "watching-already"),
        ):
            answer = await refused(player, message)
            assert answer.key == key
            assert answer.ask == (1 if isinstance(message, Act) else None)
        assert (await refused(actor, Act(1, decision, "draw sea"))).clause == "F10.1"
        assert await fresh(anna) == before
        for player in (anna, ben, spectator):
            await player.leave()


@scenario
async def test_a_refusal_that_nobody_waits_for_any_more_leaves_no_word_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        actor = asked(anna, ben)
        assert actor is not None
        assert actor.news is not None
        assert actor.news.decision is not None
        assert actor.shown is not None
        assert actor._socket is not None
        wrong = Act(1, actor.news.decision, f"place {unheld_card(actor.news)}")
        assert unheld_card(actor.news) in (await refused(actor, wrong)).slots.values()
        live = world.house._tables[actor.shown.table]
        async with live.lock:  # as while something is written
            await actor.send(wrong)
            while not live.lock._waiters:
                await asyncio.sleep(0.01)
            actor._socket.transport.abort()
            while len(live.watchers) == 2:
                for watcher in live.watchers:
                    watcher.tell("{}")  # that it is gone is noticed when it is told something
                await asyncio.sleep(0.01)
        async with live.lock:  # it is refused by now
            gc.collect()
        for player in (anna, ben):
            await player.leave()
    assert not caplog.records


def unheld_card(news: News) -> str:
    """A sea card that a seat of Freibeuter does not hold."""
    held = json.loads(bytes(news.view))["hand"]["sea"]
    return next(card for card in ("A1", "B2", "C3", "D4", "E5") if card not in held)


@scenario
async def test_tables_that_are_not_there(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        for name in ("nowhere", "", "x" * 3000, "../../etc/passwd", "a'; drop table entries"):
            with pytest.raises(TurnedAway, match="table-unknown"):
                await anna.watch(name)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await anna.sit("nowhere", "invitation")
        assert (await anna.request("GET", "/api/tables/nowhere/record", None))[0] == 404
        await anna.leave()
        assert not world.house._tables


@scenario
async def test_who_acts_before_watching_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        await anna.connect()
        assert (await refused(anna, Act(1, 1, "board A1"))).key == "watch-first"
        await anna.leave()


@scenario
async def test_a_frame_that_is_too_large_closes_the_connection_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.send("x" * 5000)
        with pytest.raises(ConnectionClosed) as closed:
            await read_on(anna)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
        assert anna.shown is not None
        await anna.watch(anna.shown.table)
        actor = asked(anna, ben)
        assert actor is not None
        await play(actor, FastLuck(1), 1)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_asks_too_often_is_told_so_and_then_put_out(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        keys: set[str] = set()
        with contextlib.suppress(ConnectionClosed):
            while True:
                keys.add((await refused(anna, Watch("elsewhere"))).key)
        assert keys == {"watching-already", "too-often"}
        actor = asked(anna, ben)
        assert ben.shown is not None
        if actor is ben:
            await play(ben, FastLuck(1), 1)
        await ben.leave()


@scenario
async def test_a_strangers_badge_is_nobodys(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        person, _, signature = anna.badge.rpartition(".")
        other = ben.badge.rpartition(".")[2]
        for badge in ("", "x", ".", f"{person}.", f"{person}.{other}", f"{person}x.{signature}", f"{person}.é"):
            stranger = Player(world.address)
            stranger.cookie, stranger.badge = anna.cookie, badge
            with pytest.raises((InvalidStatus, UnicodeError)) as answer:
                await stranger.connect()
            if isinstance(answer.value, InvalidStatus):
                assert answer.value.response.status_code == 403
            if badge.isascii():
                with pytest.raises(TurnedAway, match="no-badge"):
                    await stranger.open("freibeuter", "person", "person")
        for player in (anna, ben):
            await player.leave()


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://["},
        {"Host": "elsewhere.example"},
        {"Host": "elsewhere.example", "Origin": "http://elsewhere.example"},
    ],
    ids=str,
)
def test_other_peoples_pages_are_refused(tmp_path: Path, headers: dict[str, str]) -> None:
    @scenario
    async def try_it() -> None:
        async with served(tmp_path) as world:
            anna = await world.player()
            cookie = {"Cookie": f"{anna.cookie}={anna.badge}"}
            with pytest.raises(InvalidStatus) as answer:
                await connect_with(world, {**cookie, **headers})
            assert answer.value.response.status_code == 403
            status, text = await anna.request("POST", "/api/tables", {"game": "freibeuter"}, headers)
            assert (status, json.loads(text)["key"]) == (403, "foreign-page")
            assert (await anna.request("GET", "/", None, headers))[0] == 403

    try_it()


async def connect_with(world: World, headers: dict[str, str]) -> None:
    """A handshake with exactly these headers."""
    netloc = urlsplit(world.address).netloc
    reader, writer = await asyncio.open_connection(*netloc.split(":"))
    lines = ["GET /api/socket HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in ({"Host": netloc} | headers).items()]
    lines += ["Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    writer.write("\r\n".join([*lines, "", ""]).encode())
    status = int((await reader.readline()).split()[1])
    writer.close()
    await writer.wait_closed()
    if status != 101:
        raise InvalidStatus(Response(status, "", Headers()))


@scenario
async def test_a_page_of_ours_may_connect(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        await connect_with(world, {"Cookie": f"{anna.cookie}={anna.badge}", "Origin": world.address})
        async with connect(
            world.address.replace("http", "ws") + "/api/socket",
            additional_headers={"Cookie": f"{anna.cookie}={anna.badge}"},
            origin=world.address,  # type: ignore[arg-type]
        ):
            pass


@scenario
async def test_bad_wishes_over_http_are_refused_with_a_key(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        for wish, status, key in (
            ({"game": "chess", "seats": ["person"]}, 400, "game-unknown"),
            ({"game": "freibeuter", "seats": ["person"]}, 400, "players-count"),
            ({"game": "freibeuter", "seats": ["person"] * 900}, 400, "players-count"),
            ({"game": "freibeuter", "seats": ["deckhand", "deckhand"]}, 400, "nobody-plays"),
            ({"game": "freibeuter", "seats": ["person", "admiral"]}, 400, "seat-kind-unknown"),
            ({"game": "freibeuter", "seats": ["person", "person"], "options": {"x": "y"}}, 400, "option-unknown"),
            ({"game": "freibeuter", "seats": ["person", "person"], "data": {}}, 400, "message-bad"),
            ([], 400, "message-bad"),
            ({"game": "x" * 9000, "seats": []}, 413, "too-large"),
        ):
            answer = await anna.request("POST", "/api/tables", wish)
            assert (answer[0], json.loads(answer[1])["key"]) == (status, key)
        for path, method, status in (
            ("/nothing", "GET", 404),
            ("/words/house.xx.ftl", "GET", 404),
            ("/words/..%2f..%2fx.en.ftl", "GET", 404),
            ("/book/chess.en.json", "GET", 404),
            ("/api/tables", "GET", 404),
            ("/assets/..%2f..%2fapp.py", "GET", 404),
        ):
            assert (await anna.request(method, path, None))[0] == status, path


@scenario
async def test_tables_are_not_opened_without_end(tmp_path: Path) -> None:
    roomy = Quotas(badge=Held(waiting=1000, playing=1000, bytes=10**9))
    async with served(tmp_path, quotas=roomy) as world:
        anna = await world.player()
        with pytest.raises(TurnedAway, match=r"too-often|tables-waiting"):
            await asyncio.gather(*(anna.open("freibeuter", "person", "person") for _ in range(60)))
