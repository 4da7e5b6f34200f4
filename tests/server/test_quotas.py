"""What is stored is bounded, for each badge, each address and in all; games that have begun go on."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server.quotas import Quotas
from quarterdeck.server.sources import Sources
from quarterdeck.store import summaries
from quarterdeck.store.summaries import Held
from quarterdeck.texts.words import LANGUAGES, words_of
from tests.server.world import World, scenario, served

MANY = Held(waiting=1000, playing=1000, bytes=10**9)
ROOMY = Quotas(badge=MANY, address=MANY, all=MANY, reserve=0)
DAY = 24 * 3600 * 1000


class Clock(Sources):
    """A time that tests move on."""

    time = 0

    def wall(self) -> int:
        return self.time

    def monotonic(self) -> int:
        return self.time


async def refused(player: Player, *seats: str) -> str:
    """Why somebody may open no table; nothing is stored, and the sentence is there in every language."""
    with pytest.raises(TurnedAway) as turned:
        await player.open("freibeuter", *(seats or ("person", "person")))
    for language in LANGUAGES:
        assert words_of(language).say(turned.value.refused.key, turned.value.refused.slots)
    return turned.value.refused.key


async def stored(world: World) -> int:
    return len(await world.house.log.do(summaries.list_tables, 100))


@scenario
async def test_one_person_has_so_many_tables_that_wait_for_people(tmp_path: Path) -> None:
    quotas = ROOMY._replace(badge=MANY._replace(waiting=2))
    async with served(tmp_path, quotas=quotas) as world:
        anna, ben = await world.player(), await world.player("Ben")
        first = await anna.open("freibeuter", "person", "person")
        await anna.open("freibeuter", "person", "person")
        assert await refused(anna) == "tables-waiting"
        assert await stored(world) == 2
        await ben.open("freibeuter", "person", "person")
        for player, invitation in zip((anna, ben), first.invitations, strict=True):
            assert invitation is not None
            await player.sit(first.table, invitation)
        await anna.open("freibeuter", "person", "person")


@scenario
async def test_one_person_plays_at_so_many_tables_at_once(tmp_path: Path) -> None:
    quotas, clock = ROOMY._replace(badge=MANY._replace(playing=1)), Clock()
    async with served(tmp_path, quotas=quotas, sources=clock) as world:
        (anna,) = await world.at_table("person", "deckhand")
        assert await refused(anna, "person", "deckhand") == "tables-playing"
        await anna.leave()
        clock.time += 2 * DAY
        await anna.open("freibeuter", "person", "deckhand")


@scenario
async def test_one_persons_tables_take_so_many_bytes(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=ROOMY._replace(badge=MANY._replace(bytes=2_000_000))) as world:
        anna = await world.player()
        await anna.open("freibeuter", "person", "person")
        world.house.storage.quotas = ROOMY._replace(badge=MANY._replace(bytes=100))
        assert await refused(anna) == "tables-bytes"
        assert await stored(world) == 1


@scenario
async def test_an_address_plays_at_so_many_tables_at_once_whatever_badges_come_from_it(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=ROOMY._replace(address=MANY._replace(playing=2))) as world:
        for _ in range(2):
            (player,) = await world.at_table("person", "deckhand")
            await player.leave()
        assert await refused(await world.player("Cleo"), "person", "deckhand") == "tables-address"
        elsewhere = Player(world.address, "Dan", source="127.0.0.9")
        await elsewhere.arrive()
        await elsewhere.open("freibeuter", "person", "deckhand")


@pytest.mark.parametrize("most", [{"waiting": 2}, {"bytes": 100}])
@scenario
async def test_an_address_is_bounded_whatever_badges_come_from_it(tmp_path: Path, most: dict[str, int]) -> None:
    async with served(tmp_path, quotas=ROOMY) as world:
        for name in ("Anna", "Ben"):
            await (await world.player(name)).open("freibeuter", "person", "person")
        world.house.storage.quotas = ROOMY._replace(address=MANY._replace(**most))
        assert await refused(await world.player("Cleo")) == "tables-address"
        elsewhere = Player(world.address, "Dan", source="127.0.0.9")
        await elsewhere.arrive()
        await elsewhere.open("freibeuter", "person", "person")
        assert await stored(world) == 3


@pytest.mark.parametrize("most", [{"waiting": 1}, {"playing": 1}, {"bytes": 100}])
@scenario
async def test_a_server_that_is_full_opens_no_table_and_its_games_go_on(tmp_path: Path, most: dict[str, int]) -> None:
    async with served(tmp_path, quotas=ROOMY) as world:
        (anna,) = await world.at_table("person", "deckhand")
        await anna.open("freibeuter", "person", "person")
        world.house.storage.quotas = ROOMY._replace(all=MANY._replace(**most))
        assert await refused(await world.player("Ben")) == "server-full"
        news = await anna.be_asked()
        assert news is not None
        await anna.act(news.choices[0].action)
        assert await stored(world) == 2
        await anna.leave()


@scenario
async def test_no_table_is_opened_while_the_disk_is_nearly_full(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=ROOMY) as world:
        anna = await world.player()
        world.house.storage.quotas = ROOMY._replace(reserve=10**18)
        assert await refused(anna) == "server-full"
        world.house.storage.quotas = ROOMY
        await anna.open("freibeuter", "person", "person")


@scenario
async def test_an_address_is_stored_as_a_fingerprint_alone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        await anna.open("freibeuter", "person", "person")
        query = "SELECT origin FROM tables"
        ((origin,),) = await world.house.log.do(lambda connection: connection.execute(query).fetchall())
        assert origin == (await world.house.badges()).origin("127.0.0.1")
    assert b"127.0.0" not in (tmp_path / "tables.sqlite").read_bytes()


@scenario
async def test_many_who_ask_at_once_get_no_more_than_one_after_the_other(tmp_path: Path) -> None:
    async with served(tmp_path, quotas=ROOMY._replace(badge=MANY._replace(waiting=2))) as world:
        anna = await world.player()
        answers = [anna.open("freibeuter", "person", "person") for _ in range(6)]
        done = await asyncio.gather(*answers, return_exceptions=True)
        assert sum(isinstance(one, TurnedAway) for one in done) == 4
        assert await stored(world) == 2
