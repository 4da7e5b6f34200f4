"""SIGKILL while something is done around a game: what was acknowledged holds, the rest is done wholly or not at all."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from quarterdeck.client import Player
from quarterdeck.store import Log
from quarterdeck.table.entries import read_entry
from tests.browser.clocked import Clocked
from tests.server.people import table_of
from tests.server.world import scenario

GONE = 611.0  # seconds after which a seat may be given away


class Deed(NamedTuple):
    """Something to do at a table, and what its log says once it is done."""

    table: str
    do: Callable[[], Awaitable[object]]
    tag: str
    times: int = 1  # entries of this kind with the one it makes
    watcher: Player | None = None  # who looks at it afterwards


class Crowd:
    """People at a server, from a few addresses, so that nobody opens tables too often."""

    def __init__(self, server: Clocked) -> None:
        self.server = server
        self._numbers = itertools.count(1)
        self.players: list[Player] = []

    async def arrive(self) -> Player:
        number = next(self._numbers)
        player = Player(self.server.address, f"Name {number}", f"127.0.0.{2 + number % 8}")
        await player.arrive()
        self.players.append(player)
        return player

    async def alone(self) -> Player:
        """Somebody who is asked, at a table with a bot."""
        player = await self.arrive()
        opened = await player.open("freibeuter", "person", "deckhand")
        await player.sit(opened.table, opened.invitations[0] or "")
        await player.watch(opened.table)
        assert await player.be_asked()
        return player

    async def two(self) -> tuple[Player, Player]:
        """Two people at a table, the one who is asked first."""
        players = [await self.arrive(), await self.arrive()]
        opened = await players[0].open("freibeuter", "person", "person")
        for player, invitation in zip(players, opened.invitations, strict=True):
            await player.sit(opened.table, invitation or "")
        for player in players:
            await player.watch(opened.table)
        first, second = sorted(players, key=lambda player: player.news is None or player.news.decision is None)
        return first, second

    async def leave(self) -> None:
        for player in self.players:
            await player.leave()


async def hear(player: Player, holds: Callable[[], object]) -> None:
    """Hear what comes until something is so."""
    while not holds():
        await player.receive()


async def board_a_ship(player: Player) -> None:
    """Do something that tells nobody anything."""
    assert player.news is not None
    await player.act(next(choice.action for choice in player.news.choices if choice.verb == "board"))


async def take_back(crowd: Crowd) -> Deed:
    first, _ = await crowd.two()
    await board_a_ship(first)
    await hear(first, lambda: first.offer is not None and first.offer.reason is None)
    return Deed(table_of(first), first.take_back, "took-back", watcher=first)


async def rewind(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    await board_a_ship(player)
    await hear(player, lambda: player.around and player.around.own)
    assert player.around is not None
    entry = player.around.own[0]
    return Deed(table_of(player), lambda: player.rewind(entry), "rewound", watcher=player)


async def hint(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    return Deed(table_of(player), player.ask_hint, "hinted", watcher=player)


async def resign(crowd: Crowd) -> Deed:
    first, second = await crowd.two()
    return Deed(table_of(first), first.resign, "resigned", watcher=second)


async def propose(crowd: Crowd) -> Deed:
    first, _ = await crowd.two()
    return Deed(table_of(first), lambda: first.propose("pause"), "proposed", watcher=first)


async def proposed(crowd: Crowd) -> tuple[Player, Player]:
    first, second = await crowd.two()
    await first.propose("pause")
    await hear(second, lambda: second.around and second.around.proposal)
    return first, second


async def agree(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    return Deed(table_of(second), second.agree, "paused", watcher=second)


async def decline(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    return Deed(table_of(second), second.decline, "declined", watcher=second)


async def resume(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    await second.agree()
    return Deed(table_of(second), second.resume, "resumed", watcher=second)


async def waiting(crowd: Crowd) -> Player:
    player = await crowd.arrive()
    opened = await player.open("freibeuter", "person", "person")
    await player.sit(opened.table, opened.invitations[0] or "")
    await player.watch(opened.table)
    return player


async def arrange(crowd: Crowd) -> Deed:
    player = await waiting(crowd)
    return Deed(table_of(player), lambda: player.arrange(1), "arranged", watcher=player)


async def start(crowd: Crowd) -> Deed:
    player = await waiting(crowd)
    return Deed(table_of(player), player.start, "began", watcher=player)


async def end(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    return Deed(table_of(player), lambda: player.propose("end"), "broken-off", watcher=player)


async def rematch(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    await player.propose("end")
    return Deed(table_of(player), player.rematch, "rematched", watcher=player)


async def deserted(crowd: Crowd) -> tuple[Player, int]:
    """Somebody who waits, and the seat of another one who is gone for good."""
    first, second = await crowd.two()
    assert first.shown is not None
    seat = first.shown.seat
    assert seat is not None
    await hear(second, lambda: second.shown is not None and second.shown.seats[seat].here)
    await first.leave()
    await hear(second, lambda: second.shown is not None and not second.shown.seats[seat].here)
    crowd.server.let_pass(GONE)
    return second, seat


async def give_link(crowd: Crowd) -> Deed:
    player, seat = await deserted(crowd)
    return Deed(table_of(player), lambda: player.propose("link", seat), "handed-over", watcher=player)


async def sit_by_link(crowd: Crowd) -> Deed:
    player, seat = await deserted(crowd)
    await player.propose("link", seat)
    await hear(player, lambda: player.around and player.around.links)
    assert player.around is not None
    invitation, stranger = player.around.links[seat], await crowd.arrive()
    return Deed(table_of(player), lambda: stranger.sit(table_of(player), invitation), "sat", 3, player)


DEEDS = [
    *(sit_by_link, give_link),  # first, since time leaps for them
    *(take_back, rewind, hint, resign, propose, agree, decline, resume, arrange, start, end, rematch),
]


@asynccontextmanager
async def deeds_at(server: Clocked) -> AsyncIterator[list[Deed]]:
    """Each of them about to be done, at a table of its own."""
    crowd = Crowd(server)
    yield [await prepare(crowd) for prepare in DEEDS]
    await crowd.leave()


async def count(folder: Path, deeds: list[Deed]) -> list[int]:
    """How often the log of each table has what its deed makes, while no server has the store open."""
    log = Log(folder / "tables.sqlite")
    try:
        tags = [[read_entry(text).__struct_config__.tag for _, text in await log.entries(deed.table)] for deed in deeds]
        return [found.count(deed.tag) for found, deed in zip(tags, deeds, strict=True)]
    finally:
        log.close()


async def come_again(server: Clocked, deeds: list[Deed]) -> None:
    """Every table is made again from its log, and shown."""
    server.start()
    for deed in deeds:
        assert deed.watcher is not None
        await deed.watcher.watch(deed.table)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Clocked]:
    served = Clocked(tmp_path)
    yield served
    served.stop()


def test_whatever_was_acknowledged_around_a_game_is_there_after_sigkill(tmp_path: Path, server: Clocked) -> None:
    @scenario
    async def act() -> None:
        async with deeds_at(server) as deeds:
            await asyncio.gather(*(deed.do() for deed in deeds))
            server.kill()
            assert await count(tmp_path, deeds) == [deed.times for deed in deeds]
            await come_again(server, deeds)

    act()


def test_what_was_under_way_happened_wholly_or_not_at_all(tmp_path: Path, server: Clocked) -> None:
    @scenario
    async def act() -> None:
        async with deeds_at(server) as deeds:
            tasks = [asyncio.ensure_future(deed.do()) for deed in deeds]
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            server.kill()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
            done = [not isinstance(one, BaseException) for one in ended]
            assert any(done)
            found = await count(tmp_path, deeds)
            for deed, times, acknowledged in zip(deeds, found, done, strict=True):
                assert times in ((deed.times,) if acknowledged else (deed.times - 1, deed.times)), deed.tag
            await come_again(server, deeds)

    act()
