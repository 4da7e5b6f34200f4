"""Another name at a real server: who sees it, what is kept of it, and that it goes with whoever is forgotten."""

from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server.hand import Hand
from quarterdeck.wire.control import ListTables
from quarterdeck.wire.own import OwnEntry
from tests.server.around import until
from tests.server.people import START, Clock, leave, table_of
from tests.server.test_playing import finished
from tests.server.world import scenario, served
from tests.store.reading import texts


@scenario
async def test_everybody_sees_a_new_name_at_once_and_after_a_restart(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        done = await anna.rename("Bess")
        assert anna.name == "Bess"
        await until(ben, lambda: ben.entry == done.entry)
        assert ben.shown is not None
        assert ben.shown.seats[0].name == "Bess"
        assert ben.news is not None
        assert [(line.entry, line.key, line.slots["text"]) for line in ben.news.told] == [
            (done.entry, "renamed", "Anna")
        ]
        with pytest.raises(TurnedAway, match="name-taken"):
            await ben.rename("bess")
        listed = await Hand(world.house).list_tables(ListTables(10))
        assert [seat.name for seat in listed.tables[0].seats] == ["Bess", "Ben 1"]
        cleo = await world.player("Cleo")
        await cleo.watch(table)
        with pytest.raises(TurnedAway, match="only-watching"):
            await cleo.rename("Dora")
        await leave(anna, ben, cleo)
    async with served(tmp_path) as world:
        cleo = await world.player("Cleo")
        await cleo.watch(table)
        assert cleo.shown is not None
        assert [seat.name for seat in cleo.shown.seats] == ["Bess", "Ben 1"]
        await cleo.leave()


@scenario
async def test_one_s_names_are_in_one_s_file_and_go_with_whoever_is_forgotten(tmp_path: Path) -> None:
    async with served(tmp_path, sources=Clock()) as world:
        anna, ben = await world.at_table("person", "person")
        table = table_of(anna)
        done = await anna.rename("Bess")
        await ben.rename("Cleo")
        await finished([anna, ben])
        (own,) = (await anna.data()).tables
        assert own.name == "Bess"
        assert [one for one in own.entries if one.what == "renamed"] == [OwnEntry(done.entry, START, "renamed", "Bess")]
        assert (await ben.look_whom((await anna.make_way("link")).secret)).name == "Bess"
        await leave(anna, ben)
        await anna.erase()
        left = b"".join(await texts(world.house.log, table))
        assert b"Bess" not in left
        assert b"Anna" not in left
        assert b"Cleo" in left
        _, record = await ben.request("GET", f"/api/tables/{table}/record")
        assert b"Sailor" in record
        assert b"Ben 1" in record, "the record keeps the name of the deal"
