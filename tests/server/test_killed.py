"""SIGKILL while something is done around a game: what was acknowledged holds, the rest is done wholly or not at all."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from quarterdeck.client import Player
from quarterdeck.store import Log
from quarterdeck.table.entries import read_entry
from quarterdeck.table.timing import SECOND, Timing
from tests.browser.clocked import Clocked
from tests.server.people import table_of
from tests.server.world import scenario

GONE = 611.0  # seconds after which a seat may be given away
TIMING = Timing(bank=600, increment=5)


@dataclass
class Deed:
    """Something to do at a table, and what its log says once it is done."""

    table: str  # empty while there is none
    do: Callable[[], Awaitable[object]]
    tag: str
    watcher: Player  # who looks at it afterwards
    before: int = 4  # entries of its log without what happens by itself: opened, two sit, it began
    makes: int = 1  # entries that it makes, the last of which has the tag


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

    async def two(self, timing: Timing | None = None) -> tuple[Player, Player]:
        """Two people at a table, the one who is asked first."""
        players = [await self.arrive(), await self.arrive()]
        opened = await players[0].open("freibeuter", "person", "person", timing=timing)
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
    return Deed(table_of(first), first.take_back, "took-back", first)


async def rewind(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    await board_a_ship(player)
    await hear(player, lambda: player.around and player.around.own)
    assert player.around is not None
    entry = player.around.own[0]
    return Deed(table_of(player), lambda: player.rewind(entry), "rewound", player, 3)


async def hint(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    return Deed(table_of(player), player.ask_hint, "hinted", player, 3)


async def resign(crowd: Crowd) -> Deed:
    first, second = await crowd.two()
    return Deed(table_of(first), first.resign, "resigned", second)


async def propose(crowd: Crowd) -> Deed:
    first, _ = await crowd.two()
    return Deed(table_of(first), lambda: first.propose("pause"), "proposed", first)


async def proposed(crowd: Crowd) -> tuple[Player, Player]:
    first, second = await crowd.two()
    await first.propose("pause")
    await hear(second, lambda: second.around and second.around.proposal)
    return first, second


async def agree(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    return Deed(table_of(second), second.agree, "paused", second, 5, 2)


async def decline(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    return Deed(table_of(second), second.decline, "declined", second, 5)


async def resume(crowd: Crowd) -> Deed:
    _, second = await proposed(crowd)
    await second.agree()
    return Deed(table_of(second), second.resume, "resumed", second, 7)


async def open_with_a_clock(crowd: Crowd) -> Deed:
    player = await crowd.arrive()

    async def do() -> None:
        deed.table = (await player.open("freibeuter", "person", "person", timing=TIMING)).table

    deed = Deed("", do, "opened", player, 0)
    return deed


async def waiting(crowd: Crowd) -> Player:
    player = await crowd.arrive()
    opened = await player.open("freibeuter", "person", "person", "person")
    for number, invitation in enumerate(opened.invitations[:2]):
        await (await crowd.arrive() if number else player).sit(opened.table, invitation or "")
    await player.watch(opened.table)
    return player


async def arrange(crowd: Crowd) -> Deed:
    player = await waiting(crowd)
    return Deed(table_of(player), lambda: player.arrange(2), "arranged", player, 3)


async def remove(crowd: Crowd) -> Deed:
    player = await waiting(crowd)
    return Deed(table_of(player), lambda: player.arrange(1), "doors", player, 3, 2)


async def start(crowd: Crowd) -> Deed:
    player = await waiting(crowd)
    return Deed(table_of(player), player.start, "began", player, 3, 2)


async def end(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    return Deed(table_of(player), lambda: player.propose("end"), "broken-off", player, 3, 2)


async def rematch(crowd: Crowd) -> Deed:
    player = await crowd.alone()
    await player.propose("end")
    return Deed(table_of(player), player.rematch, "rematched", player, 5)


async def deserted(crowd: Crowd) -> tuple[Player, Player, int]:
    """Somebody who waits, another one who is gone for good, and their seat."""
    first, second = await crowd.two()
    assert first.shown is not None
    seat = first.shown.seat
    assert seat is not None
    await hear(second, lambda: second.shown is not None and second.shown.seats[seat].here)
    await first.leave()
    await hear(second, lambda: second.shown is not None and not second.shown.seats[seat].here)
    crowd.server.let_pass(GONE)
    return second, first, seat


async def give_link(crowd: Crowd) -> Deed:
    player, _, seat = await deserted(crowd)
    return Deed(table_of(player), lambda: player.propose("link", seat), "handed-over", player, makes=2)


async def give_to_bot(crowd: Crowd) -> Deed:
    player, _, seat = await deserted(crowd)
    return Deed(table_of(player), lambda: player.propose("bot", seat), "handed-over", player, makes=2)


async def linked(crowd: Crowd) -> tuple[Player, Player, str]:
    """Somebody who waits, whoever left, and the new link to their seat."""
    player, gone, seat = await deserted(crowd)
    await player.propose("link", seat)
    await hear(player, lambda: player.around and player.around.links)
    assert player.around is not None
    return player, gone, player.around.links[seat]


async def sit_by_link(crowd: Crowd) -> Deed:
    player, _, invitation = await linked(crowd)
    stranger = await crowd.arrive()
    return Deed(table_of(player), lambda: stranger.sit(table_of(player), invitation), "sat", player, 6)


async def reclaim(crowd: Crowd) -> Deed:
    player, gone, invitation = await linked(crowd)
    return Deed(table_of(player), lambda: gone.sit(table_of(player), invitation), "reclaimed", player, 6)


DEEDS = [
    *(sit_by_link, reclaim, give_link, give_to_bot),  # first, since time leaps for them
    *(take_back, rewind, hint, resign, propose, agree, decline, resume, end, rematch),
    *(open_with_a_clock, arrange, remove, start),
]


@asynccontextmanager
async def deeds_at(server: Clocked) -> AsyncIterator[list[Deed]]:
    """Each of them about to be done, at a table of its own."""
    crowd = Crowd(server)
    yield [await prepare(crowd) for prepare in DEEDS]
    await crowd.leave()


BY_ITSELF = {"acted", "left", "returned", "deserted", "peopled"}  # comes to a log whenever it is time


async def written(folder: Path, deeds: list[Deed]) -> list[list[str]]:
    """What the log of each table has, but for what happens by itself, while no server has the store open."""
    log = Log(folder / "tables.sqlite")
    try:
        logs = [[read_entry(text) for _, text in await log.entries(deed.table)] for deed in deeds]
    finally:
        log.close()
    tags = [[str(entry.__struct_config__.tag) for entry in entries] for entries in logs]
    return [[tag for tag in found if tag not in BY_ITSELF] for found in tags]


def is_done(deed: Deed, found: list[str]) -> bool:
    """Whether all that a deed makes is there; what is there is that or nothing, and nothing else."""
    assert len(found) in (deed.before, deed.before + deed.makes), (deed.tag, found)
    assert (found[-1:] == [deed.tag]) == (len(found) > deed.before), (deed.tag, found)
    return len(found) > deed.before


async def come_again(server: Clocked, deeds: list[Deed]) -> None:
    """Every table is made again from its log, and shown."""
    server.start()
    for deed in deeds:
        if deed.table:
            await deed.watcher.watch(deed.table)
            assert deed.watcher.shown is not None
            assert (deed.watcher.shown.timing == TIMING) == (deed.tag == "opened")


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
            for deed, tags in zip(deeds, await written(tmp_path, deeds), strict=True):
                assert is_done(deed, tags), deed.tag
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
            found = await written(tmp_path, deeds)
            for deed, tags, acknowledged in zip(deeds, found, done, strict=True):
                assert is_done(deed, tags) or not acknowledged, deed.tag
            await come_again(server, deeds)

    act()


async def clock_of(player: Player, table: str, seat: int) -> int:
    """What a clock shows that runs."""
    player.around = None
    await player.watch(table)
    await hear(player, lambda: player.around is not None)
    clock = player.around.seats[seat].clock  # type: ignore[attr-defined]
    assert clock is not None
    return int(clock)


@scenario
async def test_a_clock_is_off_by_at_most_a_second_after_sigkill_however_long_nothing_ran(tmp_path: Path) -> None:
    server = Clocked(tmp_path)
    crowd = Crowd(server)
    try:
        first, _ = await crowd.two(TIMING)
        assert first.shown is not None
        seat, table = first.shown.seat or 0, first.shown.table
        full = await clock_of(first, table, seat)
        server.let_pass(40)
        while (before := await clock_of(first, table, seat)) > full - 42 * SECOND:  # the time was kept since
            await asyncio.sleep(0.05)
        looked = time.monotonic()
        server.kill()
        lived = (time.monotonic() - looked) * SECOND
        server.let_pass(3600)
        again = time.monotonic()
        server.start()
        after = await clock_of(first, table, seat)
        lived += (time.monotonic() - again) * SECOND
        assert before - lived <= after <= before + SECOND
    finally:
        await crowd.leave()
        server.stop()
