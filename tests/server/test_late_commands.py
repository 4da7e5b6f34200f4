"""What waits for its turn at a table is done for whoever has the seat then, not for whoever had it when they asked."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.client import Player
from quarterdeck.server.askers import Asker
from quarterdeck.server.asking import carry_out
from quarterdeck.server.live import LiveTable
from quarterdeck.server.sitting import sit_down, sit_down_at_a_screen
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.hands import TakeHand
from quarterdeck.wire.messages import Act, Arrange, Chat, Propose, Rename, Resign, Say, Sit, TakeBack, Wish
from tests.server.around import begun, live_table
from tests.server.people import leave, table_of
from tests.server.world import World, scenario, served

LATE: tuple[Wish, ...] = (
    Act(1, 0, "board A1"),  # with the decision that is open
    Say(1, "trust 1"),
    Chat(1, "Still here!"),
    Rename(1, "Zed"),
    TakeBack(1, 4),
    Resign(1),
    Propose(1, "end"),
)


async def refused_late(world: World, live: LiveTable, person: str, first: tuple[str, Wish], late: Wish) -> str:
    """By which key a wish is refused that waited while another one, of its person or the opener, was carried out."""

    async def wish(whose: str, one: Wish) -> None:
        await carry_out(world.house, live, Asker("127.0.0.1", whose), one, lambda entry: None)

    async with live.lock:  # whatever comes now waits
        tasks = [asyncio.create_task(wish(*first)), asyncio.create_task(wish(person, late))]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    results = await asyncio.gather(*tasks, return_exceptions=True)
    assert results[0] is None
    assert isinstance(results[1], Refusal)
    return results[1].key


def badge_of(live: LiveTable, player: Player) -> str:
    assert player.shown is not None
    assert player.shown.seat is not None
    return live.table.people[player.shown.seat].badge


@scenario
async def test_who_resigned_while_they_waited_only_watches(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        for late in LATE:
            asked, other = await begun(world, "person", "person")
            live = live_table(world, other)
            assert asked.news is not None
            if isinstance(late, Act):
                assert asked.news.decision is not None
                late = Act(1, asked.news.decision, asked.news.choices[0].action)
            person = badge_of(live, asked)
            assert await refused_late(world, live, person, (person, Resign(1)), late) == "only-watching"
            world.house.forget(live)
            restored = await world.house.find(table_of(other))  # what was written down is a table
            assert restored.table.stage == "playing"
            await leave(asked, other)


@scenario
async def test_who_was_removed_while_they_waited_only_watches(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        opener, guest = await world.player("Anna"), await world.player("Ben")
        for late in (Chat(1, "Still here!"), Rename(1, "Zed")):
            opened = await opener.open("freibeuter", "person", "person", "person")
            await opener.sit(opened.table, opened.invitations[0] or "")
            await guest.sit(opened.table, opened.invitations[1] or "")
            live = await world.house.find(opened.table)
            people = [live.table.people[seat].badge for seat in (0, 1)]
            removal = (people[0], Arrange(1, 1))
            assert await refused_late(world, live, people[1], removal, late) == "only-watching"
            world.house.forget(live)
            assert (await world.house.find(opened.table)).table.stage == "waiting"
        await leave(opener, guest)


@pytest.mark.parametrize("hand", [False, True])
@scenario
async def test_who_is_removed_as_they_sit_down_is_told_where_they_sat(tmp_path: Path, hand: bool) -> None:
    async with served(tmp_path) as world:
        anna = await world.player("Anna")
        opened = await anna.open("freibeuter", "person", "person", "person")
        await anna.sit(opened.table, opened.invitations[0] or "")
        live = await world.house.find(opened.table)
        link, ben = opened.invitations[1] or "", "b" * 22

        async def sit() -> int:
            if hand:
                return await sit_down_at_a_screen(world.house, live.name, TakeHand(link, "Ben"), Asker("", ben))
            return await sit_down(world.house, live.name, Sit(link, "Ben"), Asker("", ben))

        async def remove() -> None:
            opener = Asker("127.0.0.1", live.table.opened.opener)
            await carry_out(world.house, live, opener, Arrange(1, 1), lambda entry: None)

        async with live.lock:  # both wait, in this order
            sitting = asyncio.create_task(sit())
            while not live.lock._waiters:
                await asyncio.sleep(0)
            removing = asyncio.create_task(remove())
            while len(live.lock._waiters) < 2:
                await asyncio.sleep(0)
        assert await sitting == 1
        await removing
        assert live.table.seats_of(ben) == ()
