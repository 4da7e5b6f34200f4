"""A real server in this process, on a free loopback port, with sources of one's own."""

import asyncio
import itertools
import socket
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import wraps
from pathlib import Path
from typing import Any

from quarterdeck.bots import worker
from quarterdeck.bots.worker import Question
from quarterdeck.client import Player
from quarterdeck.core.game import Game
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew
from quarterdeck.server.house import House
from quarterdeck.server.meter import Meter
from quarterdeck.server.quotas import Quotas
from quarterdeck.server.reach import Reach
from quarterdeck.server.serving import Server, make_server, new_loop, take_address
from quarterdeck.server.sources import Sources
from quarterdeck.store import Log
from quarterdeck.table.timing import Timing
from tests.under_test import GAMES_UNDER_TEST

PATIENCE = 60.0  # seconds after which a test that waits has failed


@dataclass
class World:
    """A server that runs, and its house."""

    address: str
    house: House

    async def player(self, name: str = "Anna") -> Player:
        """Somebody with a badge."""
        player = Player(self.address, name)
        await player.arrive()
        return player

    async def at_table(self, *seats: str, game: str = "freibeuter", timing: Timing | None = None) -> list[Player]:
        """A table with a player on each person's seat, all watching."""
        players: list[Player] = []
        opener = await self.player("Anna")
        opened = await opener.open(game, *seats, timing=timing)
        for invitation in opened.invitations:
            if invitation is not None:
                player = opener if not players else await self.player(f"Ben {len(players)}")
                await player.sit(opened.table, invitation)
                players.append(player)
        for player in players:
            await player.watch(opened.table)
        return players


class Nearby(Crew):
    """The crew, but what is judged after each answer is judged in this process: to start another takes longer."""

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        if question.task == "judge":
            return worker.ask(GAMES_UNDER_TEST, question)
        return await super().ask(question, asker)


@asynccontextmanager
async def served(
    folder: Path,
    *,
    pace: float = 0.0,
    sources: Sources | None = None,
    crew: Crew | None = None,
    log: Log | None = None,
    quotas: Quotas | None = None,
    small_buffers: bool = False,
    meter: Meter | None = None,
    only: tuple[str, ...] = tuple(GAMES_UNDER_TEST),
    games: Mapping[str, Game] = GAMES_UNDER_TEST,
    reach: Reach | None = None,
) -> AsyncIterator[World]:
    """Serve until the block ends; everybody must be gone by then."""
    listening = take_address("127.0.0.1", 0)
    if small_buffers:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    house = House(
        {name: games[name] for name in only},
        log or Log(folder / "tables.sqlite"),
        crew or Nearby(),
        pace=pace,
        quotas=quotas,
        sources=sources,
    )
    house.meter = meter or house.meter
    house.presence_pause = 0.0
    house.listed.pause = 0.01
    house.listed.clock = itertools.count().__next__  # by which the list is looked at anew each time
    server = make_server(house, reach or Reach(), lambda: None)
    server.config.log_config = None
    with listening:
        await start(server, listening)
        try:
            yield World(f"http://127.0.0.1:{listening.getsockname()[1]}", house)
        finally:
            await stop(server)


async def start(server: Server, listening: socket.socket) -> None:
    """What uvicorn does at its start."""
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup(sockets=[listening])
    assert server.started


async def stop(server: Server) -> None:
    """What uvicorn does at its end, without the pauses of a tenth of a second that would be most of a short test."""
    server.should_exit = True
    server.stopping()
    for one in server.servers:
        one.close()
    for connection in list(server.server_state.connections):
        connection.shutdown()
    while server.server_state.connections or server.server_state.tasks:
        await asyncio.sleep(0.001)
    await server.lifespan.shutdown()


def scenario(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine, on the event loop a server runs on, and that never waits for ever."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run
