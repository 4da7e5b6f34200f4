"""Who watches a table: presence by seat, told together, and each kind of viewer's frame made once."""

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from quarterdeck.games import GAMES
from quarterdeck.server import audience, bounds
from quarterdeck.server.audience import Frames, Given
from quarterdeck.server.house import House
from quarterdeck.server.live import LiveTable
from quarterdeck.table.seating import renew_link
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import NOTHING, Sent, Shown
from tests.server.around import until
from tests.server.people import leave, table_of
from tests.server.test_parts import Clock
from tests.server.test_polling import news_of
from tests.server.world import scenario, served
from tests.table.seated import opened, seated


class Tab:
    """A watcher who keeps what it is told of the table itself."""

    def __init__(self, person: str) -> None:
        self.person = self.viewer = person
        self.address = ""
        self.listing = ""
        self.sent = -1
        self.told: list[str] = []

    def tell(self, message: str) -> None:
        if not message.startswith('{"type":"around"'):
            self.told.append(message)

    def tell_news(self, message: str, entry: int) -> None:
        self.sent = entry

    def take_news(self) -> None:
        """Nothing is ever missed here."""

    def drop(self) -> None:
        """It has nothing to close."""

    def put_out(self, key: str) -> None:
        """Nor here."""

    @property
    def spectators(self) -> int:
        """How many watched, when it was told last."""
        message = msgspec.json.decode(self.told[-1], type=Sent)
        assert isinstance(message, Shown)
        return message.spectators

    @property
    def here(self) -> list[tuple[bool, ...]]:
        """Who was here, each time it was told."""
        messages = [msgspec.json.decode(text, type=Sent) for text in self.told]
        return [tuple(seat.here for seat in one.seats) for one in messages if isinstance(one, Shown)]


def in_no_time(what: Coroutine[Any, Any, None]) -> None:
    """Run something on a loop whose time passes at once."""
    loop = Clock()
    try:
        loop.run_until_complete(what)
    finally:
        loop.close()


def table_of_two() -> tuple[LiveTable, list[str]]:
    """A table in play, with a house that does nothing; and who sits there."""
    table, _ = seated(GAMES["freibeuter"], 2)
    return live_table(table), [sat.person for sat in table.people.values()]


def live_table(table: Table) -> LiveTable:
    """A table with a house that does nothing."""
    house = SimpleNamespace(presence_pause=audience.PAUSE, build="", has=lambda live: True, forget=lambda live: None)
    house.blocking = SimpleNamespace(unheard=lambda person, table: frozenset())
    house.clock = SimpleNamespace(began=0, now=lambda: 0)

    async def write(*_: object) -> None:
        pass

    house.log = SimpleNamespace(do=write)
    return LiveTable(cast(House, house), "table", table)


def test_comings_and_goings_are_told_at_most_once_a_second_and_the_last_always() -> None:
    assert audience.PAUSE == 1.0, "at most once a second, and no later"

    async def come_and_go() -> None:
        live, (anna, ben) = table_of_two()
        first, second = Tab(anna), Tab(ben)
        await live.watch(first, -1)
        await live.watch(second, -1)
        await asyncio.sleep(0.01)
        assert first.here == [(True, False), (True, True)]  # the first change is told at once
        for _ in range(40):
            await live.unwatch(second)
            await live.watch(second, -1)
        await live.unwatch(second)
        await asyncio.sleep(0.5)
        assert first.here == [(True, False), (True, True)]
        await asyncio.sleep(10)
        assert first.here == [(True, False), (True, True), (True, False)]
        await live.watch(second, -1)
        await live.unwatch(second)
        await asyncio.sleep(10)
        assert len(first.here) == 3  # nothing has changed

    in_no_time(come_and_go())


def test_one_of_a_persons_tabs_may_go_and_they_are_still_here() -> None:
    async def come_and_go() -> None:
        live, (anna, ben) = table_of_two()
        tabs = [Tab(anna), Tab(ben), Tab(ben)]
        for tab in tabs:
            await live.watch(tab, -1)
        await live.unwatch(tabs[1])
        await live.unwatch(tabs[1])
        await asyncio.sleep(10)
        assert live.here() == {0, 1}
        await live.unwatch(tabs[2])
        await asyncio.sleep(10)
        assert tabs[0].here[-1] == (True, False)
        assert live.here() == {0}

    in_no_time(come_and_go())


def test_three_thousand_watchers_who_come_and_go_cost_as_much_as_three_thousand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Frames are made once for each kind of viewer, and each watcher is told what changed, once."""
    for name in ("SPECTATORS", "EVER_WATCHED", "EVER_WATCHED_OF_ADDRESS"):
        monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=5000))
    made = [0]
    for name in ("shown", "news"):
        real = getattr(audience, name)

        def counted(*given: Any, real: Any = real, **named: Any) -> Any:
            made[0] += 1
            return real(*given, **named)

        monkeypatch.setattr(audience, name, counted)

    async def come_and_go() -> None:
        live, (anna, ben) = table_of_two()
        player, crowd = Tab(anna), [Tab(f"spectator {number}") for number in range(3000)]
        for tab in (player, *crowd):
            await live.watch(tab, -1)
        assert made[0] <= 6
        await live.watch(Tab(ben), -1)
        await asyncio.sleep(10)
        assert made[0] <= 12
        assert {len(tab.told) for tab in crowd} == {2}
        assert {tab.spectators for tab in (player, *crowd)} == {3000}
        for tab in crowd:
            await live.unwatch(tab)
        await asyncio.sleep(10)
        assert (len(player.told), player.spectators) == (3, 0)
        assert made[0] <= 12
        assert len(live.watchers) == 2

    in_no_time(come_and_go())


@scenario
async def test_spectators_and_players_are_shown_what_is_theirs(tmp_path: Path) -> None:
    """What is kept of one kind of viewer is never shown to another; invitations are for whoever opened the table."""
    async with served(tmp_path) as world:
        anna, carl = await world.player("Anna"), await world.player("Carl")
        opened = await anna.open("freibeuter", "person", "person")
        await carl.watch(opened.table)
        await anna.watch(opened.table)
        assert carl.shown is not None
        assert anna.shown is not None
        assert (carl.shown.invitations, carl.shown.seat) == ((), None)
        assert anna.shown.invitations == opened.invitations
        await anna.sit(opened.table, opened.invitations[0] or "")
        while anna.shown.seat is None:
            await anna.receive()
        while not carl.shown.seats[0].here:
            await carl.receive()
        assert carl.shown.seat is None
        assert anna.shown.invitations == (None, opened.invitations[1])
        for player in (anna, carl):
            await player.leave()


@scenario
async def test_of_large_news_only_those_from_the_beginning_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(audience, "LARGEST_KEPT", 0)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        frames = Frames(world.house._tables[table_of(anna)])
        for since in (NOTHING, 0, 1):
            frames.news(Tab("a spectator"), since)
        assert [since for _, since, _ in frames._news] == [NOTHING]
        await leave(anna, ben)


def test_who_watches_a_table_that_waits_is_counted_unless_they_may_sit_down_there() -> None:
    async def come_and_sit() -> None:
        table = opened(GAMES["freibeuter"], "person", "person", "person", invitation="to any")
        live = live_table(table)
        ben, cleo, dora, eve = Tab("ben"), Tab("cleo"), Tab("dora"), Tab("eve")
        table.sit("person 0", "to 0", "Anna", "", at=0)
        for tab, given in ((ben, Given("to 1")), (cleo, Given("to any")), (dora, Given("void")), (eve, None)):
            await live.watch(tab, -1, given)
        await asyncio.sleep(1)
        assert (live.watchers.spectating(), eve.spectators) == (2, 2)
        renew_link(table, "person 0", 1, "fresh", "", at=0)
        live.watchers.publish(0, table_changed=True)
        assert eve.spectators == 3, "the link to seat 1 is void"
        table.sit("dora", "fresh", "Dora", "", at=0)
        live.watchers.publish(0, table_changed=True)
        assert eve.spectators == 2, "who sits there spectates no longer"
        table.sit("fay", "to 2", "Fay", "", at=0)
        assert table.stage == "playing"
        live.watchers.publish(0, table_changed=True)
        assert eve.spectators == 3, "whoever was invited came too late"

    in_no_time(come_and_sit())


@scenario
async def test_spectators_read_what_is_written_only_where_the_table_chose_so(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table, ida = table_of(anna), await world.player("Ida")
        await ida.watch(table)
        await anna.chat("For all to read")
        await until(ida, lambda: ida.heard)
        await anna.set_doors(overheard=False)
        for one in (anna, ben):
            await one.chat("Between us")
        await until(anna, lambda: anna.entry == ben.entry)
        await until(ida, lambda: ida.entry == ben.entry)
        assert [one.text for one in ida.heard] == ["For all to read"]
        assert ida.shown is not None
        assert not ida.shown.overheard
        fay = await world.player("Fay")
        for since in (-1, anna.entry - 2):
            assert not news_of(await fay.poll(table, since)).said
        assert len(news_of(await ben.poll(table)).said) == 3
        await anna.propose("end")
        await until(ben, lambda: ben.around is not None and ben.around.proposal is not None)
        await ben.agree()
        ida.entry = -1
        await ida.watch(table)
        assert ida.news is not None
        assert (ida.shown.stage, ida.news.said) == ("over", ())
        await ben.chat("And after the game")
        await until(ida, lambda: ida.entry == ben.entry)
        assert ida.news.said == ()
        await anna.rematch()
        await until(ben, lambda: ben.shown is not None and ben.shown.rematch is not None)
        again = ben.shown.rematch  # type: ignore[union-attr]
        assert not (await world.house.find(again.table)).table.doors.overheard  # type: ignore[union-attr]
        await leave(anna, ben, ida)
