"""Long polls: news of a table over HTTP alone, who is here by them, and what they take up."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player
from quarterdeck.server import polling
from quarterdeck.server.playing import Seen
from quarterdeck.store.bans import Ban
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import LONGEST_WAIT
from quarterdeck.wire.messages import Around, News, Offer, Refused, Sent, Shown
from tests.server.around import until
from tests.server.conftest import Bounding
from tests.server.people import person_of, table_of
from tests.server.wiretap import Wiretap
from tests.server.world import scenario, served

ALL = tuple[Seen, ...]


async def poll(player: Player, table: str, since: int = -1, wait: int = 0) -> tuple[Sent, ...]:
    """The news of a table."""
    return await player.poll(table, since, wait)


async def refused(player: Player, method: str, path: str, wish: object = None) -> tuple[int, str]:
    """The status and the key of a refusal."""
    status, text = await player.request(method, path, wish)
    return status, msgspec.json.decode(text, type=Refused).key


def news_of(seen: Sequence[Sent]) -> News:
    """The news among what was shown."""
    return next(message for message in seen if isinstance(message, News))


def shown_of(seen: Sequence[Sent]) -> Shown:
    """What table it is."""
    return next(message for message in seen if isinstance(message, Shown))


@scenario
async def test_a_poll_brings_what_a_socket_brings(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        seen = await poll(anna, table)
        assert [type(message) for message in seen[:2]] == [Shown, News]
        assert anna.shown is not None
        assert msgspec.structs.replace(shown_of(seen), seats=()) == msgspec.structs.replace(anna.shown, seats=())
        assert news_of(seen) == anna.news
        turn = anna if anna.news is not None and anna.news.decision is not None else ben
        assert turn.news is not None
        await turn.act(turn.news.choices[0].action)
        late = await poll(turn, table, turn.entry - 1)
        assert news_of(late).since == turn.entry - 1
        assert any(isinstance(message, Around) for message in late)
        while not any(isinstance(message, Offer) for message in late):  # once it was judged
            late = await poll(turn, table, turn.entry, 25)
        await anna.leave()
        await ben.leave()


@scenario
async def test_a_poll_waits_until_something_happens(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await anna.leave()
        since = news_of(await poll(anna, table)).entry
        waiting = asyncio.create_task(until_told(anna, table, since))
        await ben.chat("Ahoy!")
        assert [one.text for one in (await waiting).said] == ["Ahoy!"]
        unchanged = news_of(await poll(anna, table, since + 1, 1))
        assert (unchanged.entry, unchanged.said) == (since + 1, ())
        for wait in ("26", "-1", "soon"):
            path = f"/api/tables/{table}/news?since=-1&wait={wait}"
            assert await refused(anna, "GET", path) == (400, "wait-bad")
        assert await refused(anna, "GET", f"/api/tables/{table}/news?since=x") == (400, "message-bad")
        assert news_of(await poll(anna, table, 10**9)).since == -1
        await ben.leave()


async def until_told(player: Player, table: str, since: int) -> News:
    """Poll until there is something after an entry; whoever comes and goes is news too."""
    news = None
    while news is None or news.entry == since:
        news = news_of(await poll(player, table, since, 25))
    return news


@scenario
async def test_who_polls_is_here_between_two_polls_too_and_then_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await anna.leave()
        await until_here(ben, 0, here=False)
        await poll(anna, table)
        await until_here(ben, 0, here=True)
        monkeypatch.setattr(polling, "LINGER", 0.01)
        await poll(anna, table)
        await until_here(ben, 0, here=False)
        live = await world.house.find(table)
        assert [watcher.person for watcher in live.watchers] == [person_of(ben)]
        assert len(world.house.door.here) == 1
        await ben.leave()


async def until_here(player: Player, seat: int, *, here: bool) -> None:
    """Read until somebody is there, or is not."""
    while player.shown is None or player.shown.seats[seat].here != here:
        await player.receive()


@scenario
async def test_polls_take_the_places_of_sockets_and_who_hangs_up_frees_theirs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, at_most: Bounding
) -> None:
    monkeypatch.setattr(polling, "LINGER", 600.0)  # whoever hangs up does not linger
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "bosun")
        table = table_of(anna)
        at_most("SOCKETS_OF_BADGE", 1)
        assert await refused(anna, "GET", f"/api/tables/{table}/news") == (429, "full-badge")
        await anna.leave()
        wire = Wiretap(world.address)
        wire.cookie = f"{anna.cookie}={anna.badge}"
        since = news_of(await poll(anna, table)).entry  # with the place that it still has
        _, writer = await wire.connect(f"GET /api/tables/{table}/news?since={since}&wait=25 HTTP/1.1")
        live = await world.house.find(table)
        writer.close()
        await writer.wait_closed()
        while live.watchers:
            await asyncio.sleep(0.001)
        assert not world.house.door.here
        assert len(await poll(anna, table)) > 1


@scenario
async def test_a_server_that_stops_lets_nobody_wait(tmp_path: Path) -> None:
    async with asyncio.timeout(LONGEST_WAIT / 2):
        async with served(tmp_path) as world:
            anna, dora = await world.player(), await world.player("Dora")
            opened = await anna.open("freibeuter", "person", "person")
            knocking = await dora.knock((await anna.code(opened.table)).code)
            waiting = asyncio.create_task(dora.wait_at_door(knocking.knock, LONGEST_WAIT))
            while not world.house.waiting.count:
                await asyncio.sleep(0)
        assert (await waiting).state == "waiting"


@scenario
async def test_a_stranger_polls_a_listed_table_until_it_is_listed_no_longer(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, _ = people = await world.at_table("person", "person")
        table, dora = table_of(anna), await world.player("Dora")
        await anna.set_doors(listed=True)
        listing = await listed(dora)
        path = f"/api/listings/{listing}/news"
        seen = await dora.ask("GET", path, ALL)
        assert (shown_of(seen).table, shown_of(seen).seat) == (listing, None)
        assert table not in str(seen)
        assert shown_of(await anna.ask("GET", path, ALL)).table == table, "who sits there is no stranger"
        await until(anna, lambda: anna.shown and anna.shown.spectators == 1)  # who polls does not watch unawares
        since = news_of(seen).entry
        waiting = asyncio.create_task(over(dora, f"{path}?since={since}&wait=25"))
        await anna.set_doors(listed=False)
        assert await waiting in ("listing-over", "listing-unknown")
        for player in people:
            await player.leave()


async def listed(player: Player) -> str:
    """The id of the one table in the public list."""
    while not (tables := (await player.listings()).tables):
        await asyncio.sleep(0)
    return tables[0].listing


async def over(player: Player, path: str) -> str:
    """Poll until that is refused, and why."""
    while (answer := await player.request("GET", path))[0] == 200:
        pass
    return msgspec.json.decode(answer[1], type=Refused).key


@scenario
async def test_who_polls_a_table_that_is_closed_is_told_so(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "bosun")
        table = table_of(anna)
        await anna.leave()
        since = news_of(await poll(anna, table)).entry
        waiting = asyncio.create_task(over(anna, f"/api/tables/{table}/news?since={since}&wait=25"))
        while not world.house.waiting.count:
            await asyncio.sleep(0)
        await world.house.door.put(Ban("table", table, 0, ""))
        await world.house.close_table(table, "table-closed")
        assert await waiting == "table-closed"
        assert not world.house.door.here


@scenario
async def test_a_poll_that_waits_at_a_table_that_fails_is_refused_and_the_next_goes_on(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "bosun")
        table = table_of(anna)
        await anna.leave()
        since = news_of(await poll(anna, table)).entry
        waiting = asyncio.create_task(over(anna, f"/api/tables/{table}/news?since={since}&wait=25"))
        while not world.house.waiting.count:
            await asyncio.sleep(0)
        live = await world.house.find(table)
        with pytest.raises(Refusal):
            live.give_up(RuntimeError())
        assert await waiting == "table-failed"
        assert news_of(await poll(anna, table, since)).entry >= since
        again = await world.house.find(table)
        assert [watcher.person for watcher in again.watchers] == [person_of(anna)]


@scenario
async def test_who_hangs_up_waits_at_no_door(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, dora = await world.player(), await world.player("Dora")
        opened = await anna.open("freibeuter", "person", "person")
        knocking = await dora.knock((await anna.code(opened.table)).code)
        wire = Wiretap(world.address)
        wire.cookie = f"{dora.cookie}={dora.badge}"
        _, writer = await wire.connect(f"GET /api/knocks/{knocking.knock}?wait=25 HTTP/1.1")
        while not world.house.waiting.count:
            await asyncio.sleep(0)
        writer.close()
        await writer.wait_closed()
        while world.house.waiting.count:
            await asyncio.sleep(0)
