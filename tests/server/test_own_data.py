"""What a server has of somebody, as a file: all of theirs, and nothing of anybody else's."""

from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds
from quarterdeck.store import Row
from quarterdeck.table.entries import Answered, read_entry
from quarterdeck.wire.own import OwnBlock, OwnReport
from tests.server.people import START, Clock, leave, person_of, table_of
from tests.server.test_playing import act_in_turn
from tests.server.world import scenario, served
from tests.store.reading import texts


@scenario
async def test_the_file_holds_all_that_is_stored_under_a_badge(tmp_path: Path) -> None:
    async with served(tmp_path, sources=Clock()) as world:
        anna, ben = await world.at_table("person", "person", game="smugglers")
        table = table_of(anna)
        await anna.chat("Ahoy")
        await anna.say("trust 1")
        await ben.chat("Not Anna's")
        await act_in_turn(anna, ben, times=4)
        await anna.block(table, 1)
        await anna.report(table, 1, "Why not")
        waiting = await anna.open("freibeuter", "person", "person")
        await world.house.log.do(
            lambda connection: connection.execute(
                "INSERT INTO bans VALUES ('badge', ?, 7, 'Ben said so')", (person_of(anna),)
            )
        )
        own = await anna.data()
        assert (own.person, own.at, own.bans) == (person_of(anna), START, (7,))
        assert own.blocks == (OwnBlock("Ben 1", START),)
        assert own.reports == (OwnReport(table, 1, START, "Why not"),)
        tables = {one.table: one for one in own.tables}
        assert set(tables) == {table, waiting.table}
        assert (tables[waiting.table].opener, tables[waiting.table].seat) == (True, None)
        played = tables[table]
        assert (played.opener, played.seat, played.name, played.stage) == (True, 0, "Anna", "playing")
        assert len(played.luck) == 32
        assert played.origin
        assert [(one.what, one.text) for one in played.entries][:2] == [("wrote", "Ahoy"), ("said", "trust 1")]
        log = [read_entry(text) for text in await texts(world.house.log, table)]
        acted = [(number, one.action) for number, one in enumerate(log) if isinstance(one, Answered) and one.seat == 0]
        assert [(one.entry, one.text) for one in played.entries if one.what == "acted"] == acted != []
        assert own.days["chat"] == 90
        await leave(anna, ben)


@scenario
async def test_the_file_names_nobody_else_no_draw_and_no_key(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        await ben.chat("Of Ben")
        await ben.report(table, 0, "About Anna")
        await act_in_turn(anna, ben, times=6)
        opened = world.house._tables[table].table.opened
        status, text = await anna.request("GET", "/api/me/data")
        assert status == 200
        for hidden in (
            opened.key,
            person_of(ben),
            "Of Ben",
            "About Anna",
            "draws",
            *(s.invitation for s in opened.seats),
        ):
            assert hidden.encode() not in text
        assert (await anna.data()).blocks == ()
        await leave(anna, ben)


@scenario
async def test_the_file_is_fetched_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "FILES_OF_BADGE", bounds.FILES_OF_BADGE._replace(per_second=0.0))
    async with served(tmp_path) as world:
        anna = await world.player()
        for _ in range(bounds.FILES_OF_BADGE.most):
            assert (await anna.data()).tables == ()
        with pytest.raises(TurnedAway, match="too-often"):
            await anna.data()


@scenario
async def test_the_file_is_fetched_only_so_often_from_one_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "FILES_OF_ADDRESS", bounds.FILES_OF_ADDRESS._replace(most=2, per_second=0.0))
    async with served(tmp_path) as world:
        for _ in range(2):
            assert (await (await world.player()).data()).tables == ()
        with pytest.raises(TurnedAway, match="too-often"):
            await (await world.player()).data()
        elsewhere = Player(world.address, "Dan", source="127.0.0.9")
        await elsewhere.arrive()
        assert (await elsewhere.data()).tables == ()


@scenario
async def test_a_damaged_table_is_in_the_file_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        await world.house.log.append([Row("nonsense", 0, 0, b"{", person_of(anna))])
        assert [(one.table, one.entries) for one in (await anna.data()).tables] == [("nonsense", ())]
