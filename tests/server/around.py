"""A table in play at a real server, and what tests wait for around it."""

import asyncio
from collections.abc import Callable

from quarterdeck.client import Player
from quarterdeck.server.live import LiveTable
from quarterdeck.table.timing import Timing
from tests.server.people import Clock, table_of
from tests.server.world import World


async def begun(world: World, *seats: str, timing: Timing | None = None, game: str = "freibeuter") -> list[Player]:
    """A table with somebody on each person's seat, all watching, and the one who is asked first in front."""
    players = await world.at_table(*seats, game=game, timing=timing)
    await until(players[0], lambda: any(player.news and player.news.decision for player in players), *players)
    return sorted(players, key=lambda player: player.news is None or player.news.decision is None)


async def until(player: Player, holds: Callable[[], object], *others: Player) -> None:
    """Hear what comes until something is so."""
    while not holds():
        for one in others or (player,):
            try:
                await asyncio.wait_for(one.receive(), 0.05 if others else 20)
            except TimeoutError:
                continue


def live_table(world: World, player: Player) -> LiveTable:
    return world.house._tables[table_of(player)]


async def until_gone(world: World, player: Player, seat: int) -> None:
    """Until the server has seen that somebody hung up."""
    while seat in live_table(world, player).here():
        await asyncio.sleep(0.001)


async def act_first(player: Player) -> None:
    """Do the first thing that can be done."""
    assert player.news is not None
    await player.act(player.news.choices[0].action)


async def pass_time(world: World, clock: Clock, milliseconds: int, player: Player) -> None:
    """Let time go by, and the table look at its clock."""
    clock.time += milliseconds
    await live_table(world, player).time._look()
