"""Ways to a table at a real server: its one link, knocks, and who is let in."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server import knocking
from quarterdeck.server.askers import Asker
from quarterdeck.server.codes import LETTERS
from quarterdeck.server.forgetting import erase
from quarterdeck.store.bans import Ban
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import Knock, KnockAt, Looked
from tests.server.around import until
from tests.server.conftest import Bounding
from tests.server.people import leave, waiting
from tests.server.world import scenario, served

# Invitations


@scenario
async def test_an_invitation_says_what_it_is_good_for_before_it_is_used(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        seats = [link or "" for link in opened.invitations]
        assert await ben.look(opened.table, seats[0]) == Looked("taken", 0, 0)
        assert await anna.look(opened.table, seats[0]) == Looked("yours", 0, 0)
        assert await ben.look(opened.table, seats[1]) == Looked("free", 1, 0)
        assert await ben.look(opened.table, "wrong") == Looked("void")
        assert await ben.look(opened.table, "") == Looked("void")
        assert await ben.look(opened.table, opened.invitation) == Looked("free", opener=0)
        for one in (ben, cleo):
            assert await one.sit(opened.table, opened.invitation) == (1 if one is ben else 2)
        assert await ben.look(opened.table, opened.invitation) == Looked("yours", 1, 0)
        dora = await world.player("Dora")
        assert await dora.look(opened.table, opened.invitation) == Looked("taken", opener=0)
        with pytest.raises(TurnedAway, match="game-began"):
            await dora.sit(opened.table, opened.invitation)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await dora.look("nowhere", opened.invitation)
        await leave(anna)


# Codes and knocks


@scenario
async def test_a_code_knocks_and_the_opener_lets_in(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        code = (await anna.code(opened.table)).code
        assert len(code) == 4
        assert set(code) <= set(LETTERS)
        assert (await anna.code(opened.table)).code == code
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        knock = await ben.knock(f"{code[:2].lower()} {code[2:]}")
        assert (knock.state, knock.game, knock.table, knock.invitation) == ("waiting", "freibeuter", "", "")
        assert (await ben.knock(code)).knock == knock.knock, "one who knocks twice stands there once"
        other = await cleo.knock(code)
        await until(anna, lambda: len(anna.knocks) == 2)
        assert anna.knocks[0] == Knock(knock.knock, "Ben")
        waits = asyncio.create_task(ben.wait_at_door(knock.knock, 25))
        await anna.let_in(knock.knock)
        let_in = await waits
        assert (let_in.state, let_in.table) == ("in", opened.table)
        with pytest.raises(TurnedAway, match="invitation-unknown"):
            await cleo.sit(opened.table, let_in.invitation)
        assert await ben.look(opened.table, let_in.invitation) == Looked("free", opener=0, let_in=True)
        assert await ben.sit(opened.table, let_in.invitation) == 1
        await anna.let_in(other.knock, welcome=False)
        assert (await cleo.wait_at_door(other.knock)).state == "away"
        await until(anna, lambda: not anna.knocks)
        await leave(anna)


@scenario
async def test_knocks_are_bounded_for_each_person_and_at_each_table(tmp_path: Path, at_most: Bounding) -> None:
    at_most("KNOCKS_OF_BADGE", 1)
    at_most("KNOCKS_OF_TABLE", 2)
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        dora, other = await waiting(world)
        code, elsewhere = (await anna.code(opened.table)).code, (await dora.code(other.table)).code
        ben, cleo, eve = [await world.player(name) for name in ("Ben", "Cleo", "Eve")]
        first = await ben.knock(code)
        with pytest.raises(TurnedAway, match="knocks-many"):
            await ben.knock(elsewhere)
        await cleo.knock(code)
        with pytest.raises(TurnedAway, match="knocks-full"):
            await eve.knock(code)
        await ben.request("DELETE", f"/api/knocks/{first.knock}")
        assert (await eve.knock(code)).state == "waiting"
        assert (await ben.knock(elsewhere)).state == "waiting"
        await leave(anna, dora)


@scenario
async def test_where_anyone_may_join_a_code_lets_in_at_once(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        await anna.set_doors(anyone=True)
        ben = await world.player("Ben")
        knock = await ben.knock((await anna.code(opened.table)).code)
        assert await ben.sit(knock.table, knock.invitation) == 1
        await leave(anna)


@scenario
async def test_a_code_ends_when_the_table_waits_for_nobody_and_who_knocks_is_turned_away(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        knock = await ben.knock(code)
        await anna.start()
        assert (await ben.wait_at_door(knock.knock, 25)).state == "away"
        with pytest.raises(TurnedAway, match="code-unknown"):
            await cleo.knock(code)
        with pytest.raises(TurnedAway, match="game-began"):
            await anna.code(opened.table)
        await leave(anna)


@scenario
async def test_a_knock_is_forgotten_with_whoever_knocked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        ben = await world.player("Ben")
        knock = await ben.knock(code)
        await until(anna, lambda: anna.knocks)
        assert (await ben.request("DELETE", f"/api/knocks/{knock.knock}"))[0] == 204
        await until(anna, lambda: not anna.knocks)
        with pytest.raises(TurnedAway, match="knock-unknown"):
            await ben.wait_at_door(knock.knock)
        monkeypatch.setattr(knocking, "PATIENCE", 0.01)
        await ben.knock(code)
        await until(anna, lambda: anna.knocks)
        await until(anna, lambda: not anna.knocks)
        await leave(anna)


@scenario
async def test_who_opens_and_who_knocks_are_told_apart(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        ben, eve = await world.player("Ben"), await world.player("Eve")
        knock = await ben.knock(code)
        await eve.watch(opened.table)
        asked: list[tuple[Callable[[], object], str]] = [
            (lambda: eve.code(opened.table), "opener-only"),
            (lambda: eve.let_in(knock.knock), "opener-only"),
            (lambda: eve.set_doors(listed=True), "opener-only"),
            (lambda: eve.wait_at_door(knock.knock), "knock-unknown"),
            (lambda: anna.let_in("nobody"), "knock-unknown"),
            (lambda: ben.wait_at_door(knock.knock, 26), "wait-bad"),
            (lambda: ben.wait_at_door(knock.knock, -1), "wait-bad"),
        ]
        for ask, key in asked:
            with pytest.raises(TurnedAway, match=key):
                await ask()  # type: ignore[misc]
        assert (await ben.wait_at_door(knock.knock)).state == "waiting"
        assert not eve.knocks, "nobody else is told who knocks"
        await leave(anna, eve)


@scenario
async def test_whom_the_opener_blocks_knocks_unheard(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.block(anna.shown.table, 1)  # type: ignore[union-attr]
        await leave(anna, ben)
        opened = await anna.open("freibeuter", "person", "person", "person")
        await anna.watch(opened.table)
        code = (await anna.code(opened.table)).code
        knock = await ben.knock(code)
        assert (knock.state, anna.knocks) == ("waiting", ())
        await ben.request("DELETE", f"/api/knocks/{knock.knock}")
        await anna.set_doors(anyone=True)
        answers = [await ben.request("POST", "/api/knocks", {"code": said, "name": "Ben"}) for said in (code, "AEIO")]
        assert answers[0] == answers[1], "where everybody is let in, the code is as any wrong one"
        assert (await (await world.player("Cleo")).knock(code)).state == "in"
        assert await ben.look(opened.table, opened.invitation) == Looked("void"), "as any wrong link"
        await leave(anna)


@scenario
async def test_who_was_removed_comes_back_if_they_knock_and_are_let_in(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        await anna.arrange(1, "")
        knock = await ben.knock((await anna.code(opened.table)).code)
        await anna.let_in(knock.knock)
        invitation = (await ben.wait_at_door(knock.knock)).invitation
        assert await ben.look(opened.table, invitation) == Looked("free", opener=0, let_in=True)
        assert await ben.sit(opened.table, invitation) == 1
        await leave(anna)


@scenario
async def test_who_was_let_in_sits_down_though_the_server_was_started_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben = await world.player("Ben")
        knock = await ben.knock((await anna.code(opened.table)).code)
        await anna.let_in(knock.knock)
        let_in = await ben.wait_at_door(knock.knock)
        world.house.knocker = knocking.Knocker(world.house)
        eve = await world.player("Eve")
        with pytest.raises(TurnedAway, match="invitation-unknown"):
            await eve.sit(opened.table, let_in.invitation)
        assert await ben.sit(opened.table, let_in.invitation) == 1
        await leave(anna)


@scenario
async def test_one_address_does_not_keep_the_others_from_knocking(tmp_path: Path, at_most: Bounding) -> None:
    at_most("KNOCKS_OF_ADDRESS", 2)
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        for number in range(2):
            await world.house.knocker.knock(Asker("127.0.1.1", f"eve {number}"), KnockAt(code, "Eve"))
        with pytest.raises(Refusal, match="knocks-full"):
            await world.house.knocker.knock(Asker("127.0.1.1", "eve 2"), KnockAt(code, "Eve"))
        await (await world.player("Ben")).knock(code)
        await leave(anna)


@scenario
async def test_who_is_banned_or_forgotten_knocks_no_longer(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        knocker, door = world.house.knocker, world.house.door
        for number, name in enumerate(("Ben", "Cleo", "Dora")):
            await knocker.knock(Asker("127.0.1.1", name.lower()), KnockAt(code, name), f"127.0.1.{number}")
        await until(anna, lambda: len(anna.knocks) == 3)
        await door.put(Ban("badge", "ben", 0, ""))
        await door.put(Ban("address", "127.0.1.1/32", 0, ""))
        assert door.put_out_banned() == 2
        await until(anna, lambda: [one.name for one in anna.knocks] == ["Dora"])
        await erase(world.house, "dora")
        await until(anna, lambda: not anna.knocks)
        assert not door.knocking
        await leave(anna)


@scenario
async def test_who_is_invited_gets_in_however_many_watch(tmp_path: Path, at_most: Bounding) -> None:
    at_most("SPECTATORS", 0)
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben = await world.player("Ben")
        for invitation in ("", "any other"):
            with pytest.raises(TurnedAway, match="full-table"):
                await ben.watch(opened.table, invitation=invitation)
        await ben.watch(opened.table, invitation=opened.invitation)
        await leave(anna, ben)


@scenario
async def test_whoever_was_removed_knocks_also_where_anyone_may_join(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitation)
        await anna.arrange(1, "")
        await anna.set_doors(anyone=True)
        code = (await anna.code(opened.table)).code
        assert (await ben.knock(code)).state == "waiting"
        assert (await (await world.player("Cleo")).knock(code)).state == "in"
        await leave(anna)


@scenario
async def test_at_a_waiting_table_of_an_older_version_a_code_lets_in_as_anywhere(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        live = world.house.in_memory(opened.table)
        assert live is not None
        live.table.doors.invitation = ""
        ben = await world.player("Ben")
        knock = await ben.knock((await anna.code(opened.table)).code)
        await anna.let_in(knock.knock)
        assert await ben.sit(opened.table, (await ben.wait_at_door(knock.knock)).invitation) == 1
        await leave(anna)


@scenario
async def test_codes_count_for_where_they_are_asked_for_also_after_a_restart(tmp_path: Path, at_most: Bounding) -> None:
    at_most("CODES_OF_ADDRESS", 1)
    async with served(tmp_path) as world:
        for address in ("127.0.1.1", "127.0.1.2"):
            anna, opened = await waiting(world)
            live = world.house.in_memory(opened.table)
            assert live is not None
            live._address = ""
            await world.house.knocker.code(opened.table, Asker(address, live.table.opened.opener))
            await leave(anna)
