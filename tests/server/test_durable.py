"""Nothing is said before it is on the disk; what is there and cannot be read harms nobody else."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.store import Log, Row, StoreFailed
from quarterdeck.table.entries import write_entry
from quarterdeck.wire.messages import Sent, Shown
from tests.server.test_playing import finished
from tests.server.world import scenario, served


class LastEntryLost(Log):
    """A log that takes its time for the last entry of a game, and then fails."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.is_over: Callable[[], bool] = lambda: False
        self.reached = asyncio.Event()
        self.let = asyncio.Event()

    async def append(self, rows: Sequence[Row]) -> None:
        if self.is_over():
            self.reached.set()
            await self.let.wait()
            raise StoreFailed("the disk is full")
        await super().append(rows)


async def hear(player: Player, heard: list[Sent]) -> None:
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(await player.receive())


@scenario
async def test_a_luck_is_not_laid_open_while_the_last_entry_may_still_be_lost(tmp_path: Path) -> None:
    """Who leaves, who asks for the record and who opens the start page meanwhile learn nothing of it."""
    log = LastEntryLost(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        carl = await world.player("Carl")
        assert anna.shown is not None
        name = anna.shown.table
        await carl.watch(name)
        table = world.house._tables[name].table
        log.is_over = lambda: table.stage == "over"
        heard: list[Sent] = []
        hearing = asyncio.create_task(hear(carl, heard))
        playing = asyncio.create_task(finished([anna, ben]))
        await log.reached.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        fetching = asyncio.create_task(carl.request("GET", f"/api/tables/{name}/record"))
        arriving = asyncio.create_task(anna.arrive())
        for player in (anna, ben):
            await player.leave()
        await asyncio.sleep(0.2)
        log.is_over = lambda: False
        log.let.set()
        await hearing
        assert {message.stage for message in heard if isinstance(message, Shown)} <= {"playing"}
        status, text = await fetching
        assert (status, json.loads(text)["key"]) == (503, "table-failed")
        assert all(mine.stage == "playing" for mine in (await arriving).tables)
        await carl.watch(name)
        assert carl.shown is not None
        assert (carl.shown.stage, carl.shown.luck) == ("playing", None)
        await carl.leave()


@scenario
async def test_a_stored_table_that_does_not_play_is_refused_and_hides_no_other(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        for damage in (b"{", b'{"entry": "opened"}', b'"freibeuter"', b'"edition":1'):
            opened = await anna.open("freibeuter", "person", "person")
            assert opened.invitations[0] is not None
            await anna.sit(opened.table, opened.invitations[0])
            live = world.house._tables[opened.table]
            world.house.forget(live)
            broken = (
                damage if damage.startswith(b"{") else write_entry(live.table.opened).replace(damage, b'"edition":99')
            )
            change = "UPDATE entries SET entry = ? WHERE table_id = ? AND number = 0"
            world.house.log._connection.execute(change, (broken, opened.table))
            with pytest.raises(TurnedAway, match="table-broken"):
                await anna.watch(opened.table)
        whole = await anna.open("freibeuter", "person", "person")
        assert whole.invitations[1] is not None
        await anna.sit(whole.table, whole.invitations[1])
        assert [mine.table for mine in (await anna.arrive()).tables] == [whole.table]
        await anna.leave()
