"""One's seat: a browser keeps a badge for each store, whatever port its server listens on."""

import asyncio
from http.cookiejar import Cookie, CookieJar
from pathlib import Path
from urllib.request import HTTPCookieProcessor, ProxyHandler, Request, build_opener

import msgspec

from quarterdeck.client import Player
from quarterdeck.wire.messages import Opened, Welcome
from tests.server.world import World, scenario, served


class Browser:
    """A person with the cookies of one host, which go to every port of it."""

    def __init__(self) -> None:
        self.jar = CookieJar()
        self._opener = build_opener(HTTPCookieProcessor(self.jar), ProxyHandler({}))

    async def ask(self, world: World, path: str, wish: object = None) -> bytes:
        body = None if wish is None else msgspec.json.encode(wish)
        request = Request(world.address + path, body, {"content-type": "application/json"})
        with await asyncio.to_thread(self._opener.open, request) as answer:
            return bytes(answer.read())

    async def tables(self, world: World) -> list[str]:
        """The tables on the start page."""
        welcome = msgspec.json.decode(await self.ask(world, "/api/me"), type=Welcome)
        return [mine.table for mine in welcome.tables]

    async def sit_down(self, world: World) -> str:
        wish = {"game": "freibeuter", "seats": ["person", "person"]}
        opened = msgspec.json.decode(await self.ask(world, "/api/tables", wish), type=Opened)
        sit = {"invitation": opened.invitations[0], "name": "Anna"}
        await self.ask(world, f"/api/tables/{opened.table}/seats", sit)
        return opened.table

    def names(self) -> list[str]:
        return sorted(cookie.name for cookie in self.jar)

    def keep(self, name: str, value: str) -> None:
        """Have a cookie from before."""
        once = [cookie for cookie in self.jar if cookie.name == name]
        assert not once
        self.jar.set_cookie(
            Cookie(
                0, name, value, None, False, "127.0.0.1", False, False, "/", True, False, None, False, None, None, {}
            )
        )


@scenario
async def test_seats_at_one_server_stay_when_another_on_the_same_host_is_visited(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "two"]
    for folder in folders:
        folder.mkdir()
    async with served(folders[0]) as first, served(folders[1]) as second:
        browser = Browser()
        assert await browser.tables(first) == []
        here = await browser.sit_down(first)
        assert await browser.tables(second) == []
        there = await browser.sit_down(second)
        assert await browser.tables(first) == [here]
        assert await browser.tables(second) == [there]
        assert len(browser.names()) == 2


@scenario
async def test_a_badge_under_the_older_name_is_taken_once_and_renamed(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        browser = Browser()
        await browser.tables(world)
        table = await browser.sit_down(world)
        (cookie,) = browser.jar
        older = Browser()
        assert cookie.value is not None
        older.keep("quarterdeck", cookie.value)
        assert await older.tables(world) == [table]
        assert older.names() == [cookie.name]
        assert await older.tables(world) == [table]


@scenario
async def test_another_stores_badge_under_the_older_name_is_left_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        browser = Browser()
        browser.keep("quarterdeck", "anna.0123")
        assert await browser.tables(world) == []
        assert browser.names()[0] == "quarterdeck"
        assert len(browser.names()) == 2


@scenario
async def test_a_tab_from_before_goes_on_with_the_older_name(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        assert anna.shown is not None
        tab = Player(world.address)
        tab.cookie, tab.badge = "quarterdeck", anna.badge
        await tab.watch(anna.shown.table)
        assert tab.shown is not None
        assert tab.shown.seat == 0
        for player in (anna, tab):
            await player.leave()
