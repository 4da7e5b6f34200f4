"""Ways to a table at a real server: its one link, codes and knocks, the public list."""

import asyncio
import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.server import bounds, knocking
from quarterdeck.server.askers import Asker
from quarterdeck.server.codes import LETTERS, Codes
from quarterdeck.server.forgetting import erase
from quarterdeck.store.bans import Ban
from quarterdeck.table.refusals import Refusal
from quarterdeck.wire.doors import Knock, KnockAt, Listed, ListedSeat, Looked
from quarterdeck.wire.messages import Opened
from tests.server.around import until
from tests.server.conftest import Bounding
from tests.server.people import Clock, leave
from tests.server.world import World, scenario, served


async def waiting(world: World, *seats: str) -> tuple[Player, Opened]:
    """A table whose opener sits there and watches."""
    anna = await world.player("Anna")
    opened = await anna.open("freibeuter", *(seats or ("person", "person", "bosun")))
    assert opened.invitations[0] is not None
    await anna.sit(opened.table, opened.invitations[0])
    await anna.watch(opened.table)
    return anna, opened


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
        assert await ben.look(opened.table, let_in.invitation) == Looked("free", opener=0)
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
        await anna.set_doors(anyone=True)
        knock = await ben.knock((await anna.code(opened.table)).code)
        assert (knock.state, anna.knocks) == ("waiting", ())
        assert await ben.look(opened.table, opened.invitation) == Looked("void"), "as any wrong link"
        await leave(anna)


@scenario
async def test_ten_thousand_wrong_codes_from_fifty_addresses_find_nothing_and_links_go_on(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, opened = await waiting(world, "person", "person", "person")
        code = (await anna.code(opened.table)).code
        wrong = ["".join(letters) for letters in itertools.product(LETTERS, repeat=4) if "".join(letters) != code]
        refused: Counter[str] = Counter()
        for number, guess in enumerate([*wrong[: 9_999 * 16 : 16], code]):
            asker = Asker(f"127.0.1.{number % 50}", f"eve {number}")
            with pytest.raises(Refusal) as why:
                await world.house.knocker.knock(asker, KnockAt(guess, "Eve"))
            refused[why.value.key] += 1
        assert refused == {"code-unknown": 101, "codes-rest": 10_000 - 101}
        ben, cleo = await world.player("Ben"), await world.player("Cleo")
        with pytest.raises(TurnedAway, match="codes-rest"):
            await ben.knock(code)
        assert await cleo.sit(opened.table, opened.invitation) == 1, "a link goes on"
        clock.time += 60_000
        assert not anna.knocks
        assert (await ben.knock(code)).state == "waiting"
        await leave(anna)


def wrong_codes(codes: Codes, times: int, *addresses: str) -> None:
    """So many from each address, all of which are looked for."""
    for _, address in itertools.product(range(times), addresses):
        with pytest.raises(Refusal, match="code-unknown"):
            codes.find("AEIO", address)


def test_an_address_has_five_wrong_codes_a_minute_and_all_a_hundred() -> None:
    clock = Clock()
    codes = Codes(clock)
    code, _ = codes.make("table")
    wrong_codes(codes, 4, "a guesser")
    clock.time += 59_999
    wrong_codes(codes, 1, "a guesser")
    for guess in (code, "AEIO"):
        with pytest.raises(Refusal, match="codes-often"):
            codes.find(guess, "a guesser")
    clock.time += 1
    assert codes.find(code, "a guesser") == "table"
    wrong_codes(codes, 4, "a guesser")
    with pytest.raises(Refusal, match="codes-often"):
        codes.find("AEIO", "a guesser")
    wrong_codes(codes, 5, *(f"address {number}" for number in range(19)))
    assert codes.find(code, "an honest one") == "table", "a hundred were wrong, and no more"
    wrong_codes(codes, 1, "one more")
    clock.time += 59_999
    with pytest.raises(Refusal, match="codes-rest"):
        codes.find(code, "an honest one")
    clock.time += 1
    assert codes.find(code, "an honest one") == "table"


def test_a_code_is_good_for_two_hours_however_it_is_written() -> None:
    clock = Clock()
    codes = Codes(clock)
    code, seconds = codes.make("table")
    assert seconds == 2 * 3600
    clock.time += 2 * 3_600_000 - 1
    assert codes.find(f" {code[:2].lower()}-{code[2:]}", "somebody") == "table"
    clock.time += 1
    with pytest.raises(Refusal, match="code-unknown"):
        codes.find(code, "somebody")


def test_there_are_never_so_many_codes_that_one_is_easily_guessed() -> None:
    codes = Codes(Clock())
    most, each = bounds.CODES.most, bounds.CODES_OF_ADDRESS.most
    assert len({codes.make(f"table {number}", f"address {number // each}")[0] for number in range(most)}) == most
    with pytest.raises(Refusal, match="codes-full"):
        codes.make("one more")
    codes.end("table 7")
    codes.make("one more")
    codes.end("one more")
    with pytest.raises(Refusal, match="codes-full"):
        codes.make("one more", "address 1")


@scenario
async def test_a_table_that_is_deleted_has_no_code_any_more(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        code = (await anna.code(opened.table)).code
        live = world.house.in_memory(opened.table)
        assert live is not None
        await erase(world.house, live.table.opened.opener)
        with pytest.raises(Refusal, match="code-unknown"):
            world.house.knocker.codes.find(code, "127.0.1.1")
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
        assert await ben.look(opened.table, invitation) == Looked("free", opener=0)
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
async def test_whom_the_opener_blocks_hears_of_a_listed_table_that_it_is_gone(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.block(anna.shown.table, 1)  # type: ignore[union-attr]
        await leave(anna, ben)
        opened = await anna.open("freibeuter", "person", "person", "person")
        await anna.sit(opened.table, opened.invitation)
        await anna.watch(opened.table)
        await anna.set_doors(listed=True, anyone=True)
        (row,) = (await ben.listings()).tables
        with pytest.raises(TurnedAway, match="listing-unknown"):
            await ben.join(row.listing)
        await leave(anna)


@pytest.mark.parametrize("bound", ["SPECTATORS", "EVER_WATCHED", "EVER_WATCHED_OF_ADDRESS"])
@scenario
async def test_who_is_invited_gets_in_however_many_watch(tmp_path: Path, at_most: Bounding, bound: str) -> None:
    at_most(bound, 0)
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben = await world.player("Ben")
        for invitation in ("", "any other"):
            with pytest.raises(TurnedAway, match="full-table"):
                await ben.watch(opened.table, invitation=invitation)
        await ben.watch(opened.table, invitation=opened.invitation)
        await leave(anna, ben)


# The public list


async def listed(player: Player, *rows: Listed) -> None:
    """Until the list is this."""
    await until(player, lambda: player.listed == rows)


@scenario
async def test_a_listed_table_is_found_joined_and_watched(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, opened = await waiting(world)
        ben, cleo, dora = [await world.player(name) for name in ("Ben", "Cleo", "Dora")]
        await dora.browse()
        await anna.set_doors(listed=True, anyone=True)
        await until(dora, lambda: dora.listed)
        (row,) = dora.listed
        assert row.seats == (ListedSeat(taken=True), ListedSeat(), ListedSeat("bosun", taken=True))
        assert (row.game, row.stage, row.anyone, row.spectators) == ("freibeuter", "waiting", True, 0)
        assert row.listing not in (opened.table, opened.invitation)
        await cleo.watch_listed(row.listing)
        assert cleo.shown is not None
        assert (cleo.shown.table, cleo.shown.seat, cleo.shown.invitation) == (row.listing, None, "")
        assert await ben.join(row.listing) == opened.table
        await ben.watch(opened.table)
        await until(dora, lambda: dora.listed[0].stage == "playing")
        assert (dora.listed[0].listing, dora.listed[0].anyone) == (row.listing, False)
        await until(anna, lambda: anna.shown and anna.shown.spectators == 1)
        assert anna.shown is not None
        assert anna.shown.listed
        await ben.chat("Between us")
        await until(anna, lambda: anna.heard)
        await until(cleo, lambda: cleo.news and ben.entry == cleo.news.entry)
        assert not cleo.heard, "strangers do not read what people write"
        with pytest.raises(TurnedAway, match="game-began"):
            await dora.join(row.listing)
        await anna.set_doors()
        with pytest.raises(ConnectionClosed):
            await until(cleo, lambda: False)
        with pytest.raises(TurnedAway, match="listing-unknown"):
            await cleo.watch_listed(row.listing)
        await listed(dora)
        await leave(anna, ben, dora, cleo)


@scenario
async def test_a_table_that_one_may_only_watch_cannot_be_joined(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, _ = await waiting(world)
        await anna.set_doors(listed=True)
        ben = await world.player("Ben")
        await ben.browse()
        await until(ben, lambda: ben.listed)
        for listing, key in ((ben.listed[0].listing, "join-closed"), ("nothing", "listing-unknown")):
            with pytest.raises(TurnedAway, match=key):
                await ben.join(listing)
        await leave(anna, ben)


@scenario
async def test_a_listing_ends_with_the_game_and_while_nobody_is_there(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, _ = await waiting(world, "person", "bosun")
        ben = await world.player("Ben")
        assert (await ben.listings()).tables == ()
        await anna.set_doors(listed=True)
        (row,) = (await ben.listings()).tables
        await ben.watch_listed(row.listing)
        await anna.leave()
        while (await ben.listings()).tables:
            pass
        await anna.watch(anna.shown.table)  # type: ignore[union-attr]
        assert (await ben.listings()).tables == (msgspec.structs.replace(row, spectators=1),)
        await anna.resign()
        await until(ben, lambda: ben.shown and ben.shown.stage == "over")
        assert (await ben.listings()).tables == ()
        with pytest.raises(TurnedAway, match="listing-unknown"):
            await (await world.player("Cleo")).watch_listed(row.listing)
        await leave(anna, ben)


@scenario
async def test_the_list_has_at_most_so_many_rows_those_to_join_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "LISTED", bounds.LISTED._replace(most=2))
    async with served(tmp_path) as world:
        played = await waiting(world, "person", "bosun")
        joined = [await waiting(world) for _ in range(2)]
        for anna, _ in (*joined, played):
            await anna.set_doors(listed=True, anyone=True)
        rows = (await played[0].listings()).tables
        assert [row.stage for row in rows] == ["waiting", "waiting"]
        await leave(played[0], *(anna for anna, _ in joined))


@scenario
async def test_who_lists_many_tables_crowds_nobody_out(tmp_path: Path, at_most: Bounding) -> None:
    at_most("LISTED", 2)
    async with served(tmp_path) as world:
        tables = [await waiting(world) for _ in range(3)]
        for (anna, opened), address in zip(tables, ("127.0.1.1", "127.0.1.2", "127.0.1.2"), strict=True):
            await anna.set_doors(listed=True)
            live = world.house.in_memory(opened.table)
            assert live is not None
            live.see(live.table.opened.opener, address)
        rows = (await tables[0][0].listings()).tables
        live = world.house.in_memory(tables[0][1].table)
        assert live is not None
        assert live.table.doors.listing in [row.listing for row in rows]
        await leave(*(anna for anna, _ in tables))
