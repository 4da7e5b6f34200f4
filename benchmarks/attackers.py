"""One address at its limits: all its sockets, tables of Captains, watchers who come and go, chat, requests.

A process of its own, driven by lines: `go` begins an attack, `stop` ends it; each is answered with a line of JSON.
"""

import asyncio
import json
import os
import sys
from collections import Counter
from collections.abc import Awaitable, Callable

from websockets.exceptions import WebSocketException

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck

SOURCE = "127.0.0.9"
CAPTAINS = ("captain", "captain", "captain")
LONGEST_CHAT = "鹿" * 280  # as many letters and bytes as a message may have
NICENESS = 10  # what is measured is the server, not this
FAILURES = (TurnedAway, OSError, WebSocketException, AssertionError)


class Attack:
    """What one address does, and what came of it."""

    def __init__(self, address: str, tables: int, idle: int, watchers: int) -> None:
        self.address = address
        self.idle = idle
        self.watchers = watchers
        self.wanted = tables
        self.tables: list[Player] = []
        self.counts: Counter[str] = Counter()
        self.tasks: list[asyncio.Task[None]] = []

    async def set_up(self) -> None:
        """Sit down at as many tables of Captains as one address may open at once."""
        for _ in range(self.wanted):
            self.tables.append(await self._table())

    async def _table(self) -> Player:
        player = Player(self.address, source=SOURCE)
        await player.arrive()
        while True:
            try:
                opened = await player.open("freibeuter", "person", *CAPTAINS)
                await player.sit(opened.table, opened.invitations[0] or "")
                await player.watch(opened.table)
                return player
            except TurnedAway as refused:
                self.counts[refused.refused.key] += 1
                await asyncio.sleep(2)

    async def go(self) -> None:
        """Begin; what is refused is tried again at once."""
        self.counts.clear()
        at_once: list[Callable[[], Awaitable[None]]] = [self._sit_idle] * self.idle
        at_once += [self._come_and_go] * self.watchers + [self._ask_who_one_is] * 2 + [self._ask_for_records] * 2
        for number in range(len(self.tables)):
            self.tasks.append(asyncio.create_task(self._play(number)))
        self.tasks += [asyncio.create_task(self._repeat(attack)) for attack in at_once]

    async def stop(self) -> dict[str, int]:
        """End it, and say how often what was done or refused."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.tasks.clear()
        return dict(self.counts)

    async def _repeat(self, attack: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await attack()
            except FAILURES as error:
                self.counts[error.refused.key if isinstance(error, TurnedAway) else type(error).__name__] += 1
                await asyncio.sleep(0)

    async def _play(self, number: int) -> None:
        """Answer at once, and write as much as one may; a game that is over is followed by another."""
        luck = FastLuck(number)
        while True:
            player = self.tables[number]
            try:
                if player._socket is None or player.shown is None:
                    assert player.shown is not None
                    await player.watch(player.shown.table)
                news = await player.be_asked()
                if news is None:
                    await player.leave()
                    self.tables[number] = await self._table()
                    continue
                await player.act(news.choices[luck.below(len(news.choices))].action)
                self.counts["moves"] += 1
                await player.chat(LONGEST_CHAT)
                self.counts["chats"] += 1
            except FAILURES as error:
                self.counts[error.refused.key if isinstance(error, TurnedAway) else type(error).__name__] += 1
                if not isinstance(error, TurnedAway):
                    player._socket = None

    async def _sit_idle(self) -> None:
        player = Player(self.address, source=SOURCE)
        owner = self.tables[self.counts["idle"] % len(self.tables)]
        player.cookie, player.badge = owner.cookie, owner.badge
        try:
            await player.connect()
            self.counts["idle"] += 1
            while True:
                await player.receive()
        finally:
            await player.leave()

    async def _come_and_go(self) -> None:
        """A spectator, in each case at the same table."""
        at = self.tables[0]
        assert at.shown is not None
        player = Player(self.address, source=SOURCE)
        self.counts["tried to watch"] += 1
        owner = self.tables[self.counts["tried to watch"] % len(self.tables)]
        player.cookie, player.badge = owner.cookie, owner.badge
        try:
            await player.watch(at.shown.table)
            self.counts["watched"] += 1
        finally:
            await player.leave()

    async def _ask_who_one_is(self) -> None:
        await self.tables[1].arrive()
        self.counts["start pages"] += 1

    async def _ask_for_records(self) -> None:
        player = self.tables[1]
        assert player.shown is not None
        status, _ = await player.request("GET", f"/api/tables/{player.shown.table}/record")
        self.counts[f"records: {status}"] += 1


async def obey(attack: Attack) -> None:
    """Do what each line says."""
    await attack.set_up()
    print(json.dumps({"tables": len(attack.tables)}), flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        if line == "go":
            await attack.go()
            print("{}", flush=True)
        else:
            print(json.dumps(await attack.stop()), flush=True)


def main() -> None:
    """Attack the address given, with so many tables, idle sockets, and watchers who come and go."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    address, *numbers = sys.argv[1:]
    asyncio.run(obey(Attack(address, *map(int, numbers))))


if __name__ == "__main__":
    main()
