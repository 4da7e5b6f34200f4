"""A server in a thread, with tables at every stage, at which one badge sits; it takes as much as a fuzzer asks for."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from quarterdeck.client import Player
from quarterdeck.games import GAMES
from quarterdeck.server import bounds
from quarterdeck.server.bounds import BOUNDS
from quarterdeck.server.metrics import Metrics
from quarterdeck.server.quotas import Quotas
from quarterdeck.store.summaries import Held
from quarterdeck.wire.messages import Opened
from tests.server.world import World, served

PLENTY = 1e9  # more than a fuzzer asks for
ROOM = Held(10**6, 10**6, 10**12)


class Fuzzed(NamedTuple):
    """Where the server is, the cookie of somebody who sits there, and values that mean something, by parameter."""

    address: str
    cookie: str
    known: dict[str, list[str | int]]
    metrics: Metrics

    def done_at(self) -> set[str]:
        """The routes at which something was done."""
        counted = next(found for found in self.metrics.registry.collect() if found.name == "quarterdeck_requests")
        routes = {one.labels["route"] for one in counted.samples if one.labels["status"] == "2xx"}
        return {route for route in routes if route.startswith("/api/")}


@contextmanager
def running(folder: Path) -> Iterator[Fuzzed]:
    """A server until the block ends."""
    found: list[Fuzzed] = []
    began, over = threading.Event(), asyncio.Event()
    loop = asyncio.new_event_loop()

    async def serve() -> None:
        metrics = Metrics()
        async with served(folder, quotas=Quotas(ROOM, ROOM, ROOM), meter=metrics) as world:
            found.append(await furnish(world, metrics))
            began.set()
            await over.wait()

    with pytest.MonkeyPatch.context() as patch:
        for name, bound in [(name, bound) for name, bound in vars(bounds).items() if bound in BOUNDS]:
            if bound.per_second:
                patch.setattr(bounds, name, bound._replace(most=int(PLENTY), per_second=PLENTY))
        thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
        thread.start()
        try:
            assert began.wait(60)
            yield found[0]
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join()
            loop.close()


async def furnish(world: World, metrics: Metrics) -> Fuzzed:
    """Tables that wait, at which it is somebody's turn, and that are over."""
    badge = await world.player()
    tables, listings, invitations, actions, decisions = [], [], [], set(), set()
    for game in GAMES:
        least = world.house.games[game].players[0]
        for others in ("person", "deckhand"):
            anna, opened = await sit_down(world, badge, game, *[others] * (least - 1))
            tables.append(opened.table)
            if others == "person":
                await anna.set_doors(listed=True, anyone=True)
                listings.append((await world.house.find(opened.table)).table.doors.listing)
                invitations.append(str(opened.invitations[-1]))
            else:
                news = await anna.be_asked()
                assert news is not None
                assert news.decision is not None
                decisions.add(news.decision)
                actions |= {choice.action for choice in news.choices[:3]}
            await anna.leave()
    anna, opened = await sit_down(world, badge, "traitres", "deckhand", "deckhand")
    while (news := await anna.be_asked()) is not None:
        await anna.act(news.choices[0].action)
    await anna.leave()
    tables.append(opened.table)
    known: dict[str, list[str | int]] = {
        "path.table": [*tables],
        "path.listing": [*listings],
        "body.invitation": [*invitations],
        "body.action": sorted(actions),
        "body.decision": sorted(decisions),
        "body.game": [*GAMES],
        "body.seats[*]": ["person", "deckhand", "bosun"],
        "body.bot": ["bosun", "deckhand"],
        "body.seat": [0, 1, 2],
    }
    return Fuzzed(world.address, f"{badge.cookie}={badge.badge}", known, metrics)


async def sit_down(world: World, badge: Player, game: str, *others: str) -> tuple[Player, Opened]:
    """A table that somebody with this badge opened, sits at and watches."""
    anna = Player(world.address, "Anna")
    anna.badge, anna.cookie = badge.badge, badge.cookie
    opened = await anna.open(game, "person", *others)
    await anna.sit(opened.table, str(opened.invitations[0]))
    await anna.watch(opened.table)
    return anna, opened
