"""The host's hand at a running server: tables, closing, bans, backup, restore, export and import."""

import asyncio
import json
import os
import stat
from pathlib import Path
from typing import TypeVar

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.client.host import ask, connect
from quarterdeck.server.chunks import FOLDER
from quarterdeck.server.crew import Crew
from quarterdeck.server.hand import Hand
from quarterdeck.server.house import House
from quarterdeck.server.records import Stored
from quarterdeck.store import Log, StoreFailed, bans
from quarterdeck.store.copying import check_copy
from quarterdeck.table.timing import Timing
from quarterdeck.wire import control
from quarterdeck.wire.control import Failed, Final, Wishes
from quarterdeck.wire.messages import Refused
from tests.server.people import leave, person_of, table_of
from tests.server.test_bytes import HIDDEN, HIDING
from tests.server.twin_tables import live_through
from tests.server.world import World, scenario, served
from tests.under_test import GAMES_UNDER_TEST

Answer = TypeVar("Answer", bound=Final)


async def wish(folder: Path, wanted: Wishes, kind: type[Answer]) -> Answer:
    """What the server on a folder answers a command."""
    line = connect(folder)
    assert line is not None
    with line:
        answer = await asyncio.to_thread(ask, line, wanted, lambda done, total: None)
    assert isinstance(answer, kind), answer
    return answer


async def put_out(player: Player) -> tuple[str, int]:
    """The last refusal a player hears, and the code with which the line is closed."""
    key = ""
    try:
        while True:
            message = await player.receive()
            if isinstance(message, Refused):
                key = message.key
    except ConnectionClosed as closed:
        return key, closed.rcvd.code if closed.rcvd else 0


async def all_heard(player: Player) -> list[str]:
    """All that was said at a player's table, as one who comes for the first time hears it."""
    player.entry, player.news = -1, None
    player.heard.clear()
    await player.watch(table_of(player))
    return [heard.text for heard in player.heard]


async def turned_away(player: Player, table: str) -> str:
    with pytest.raises(TurnedAway) as refused:
        await player.watch(table)
    return refused.value.refused.key


@scenario
async def test_a_host_sees_who_is_where_and_nothing_of_the_game(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        carl = await world.player("Carl")
        await carl.watch(table_of(anna))
        listed = await wish(tmp_path, control.ListTables(9), control.Tables)
        (table,) = listed.tables
        assert (table.table, table.game, table.stage) == (table_of(anna)[:8], "freibeuter", "playing")
        badge = anna.badge[:8]
        assert table.seats == (control.Sitting("Anna", badge), control.Sitting(bot="deckhand"))
        assert set(table.present) == {
            control.Present(badge, "127.0.0.1", 0),
            control.Present(carl.badge[:8], "127.0.0.1", None),
        }
        assert listed.sockets == 2
        assert (await wish(tmp_path, control.ListTables(9, "over"), control.Tables)).tables == ()
        for player in (anna, carl):
            await player.leave()


@scenario
async def test_a_closed_table_puts_everybody_out_for_good_until_it_is_opened_again(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person", timing=Timing(decision=60))
        table = table_of(anna)
        assert world.house.clock.wanted()
        closed = await wish(tmp_path, control.CloseTable(f"table/{table[:8]}"), control.Closed)
        assert closed.told == 2
        assert not world.house.clock.wanted(), "of a table that is closed no clock runs"
        for player in (anna, ben):
            assert await put_out(player) == ("table-closed", 4003)
            assert await turned_away(player, table) == "table-closed"
        assert (await anna.arrive()).tables == ()
    async with served(tmp_path) as world:
        assert await turned_away(await world.player(), table) == "table-closed", "also after a restart"
        await wish(tmp_path, control.CloseTable(table, reopen=True), control.Closed)
        watching = await world.player()
        await watching.watch(table)
        await watching.leave()


@scenario
async def test_a_deleted_table_is_gone_with_its_log(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        table = table_of(anna)
        await wish(tmp_path, control.CloseTable(f"http://127.0.0.1/table/{table}#x", delete=True), control.Closed)
        assert (await put_out(anna))[0] == "table-closed"
        assert await turned_away(anna, table) == "table-unknown"
        assert await world.house.log.entries(table) == []
        assert await world.house.log.do(bans.list_bans) == []


@pytest.mark.parametrize("by", ["badge", "address", "network"])
@scenario
async def test_who_is_banned_is_put_out_at_once_and_refused_everywhere(tmp_path: Path, by: str) -> None:
    async with served(tmp_path) as world:
        opened = await (await world.player()).open("freibeuter", "person", "person")
        ben = Player(world.address, "Ben", source="127.0.0.9")
        await ben.arrive()
        await ben.watch(opened.table)
        whom = {"badge": f"badge/{ben.badge[:8]}", "address": "127.0.0.9", "network": "127.0.0.8/30"}[by]
        banned = await wish(tmp_path, control.PutBan(whom, "rude"), control.Banned)
        assert banned.told == 1
        assert await put_out(ben) == ("banned", 4003)
        for path in ("/api/me", f"/api/tables/{opened.table}/record"):
            status, text = await ben.request("GET", path)
            assert (status, json.loads(text)["key"]) == (403, "banned")
        await ben.connect()
        assert await put_out(ben) == ("banned", 4003)
        assert (await ben.request("GET", "/"))[0] == 200, "the page can be read, which says why"
    async with served(tmp_path) as world:
        ben.address = world.address
        assert (await ben.request("GET", "/api/me"))[0] == 403, "also after a restart"
        anna = await world.player()
        await anna.arrive()
        listed = (await wish(tmp_path, control.ListBans(), control.Bans)).bans
        assert [(ban.kind, ban.reason) for ban in listed] == [("badge" if by == "badge" else "address", "rude")]
        await wish(tmp_path, control.PutBan(whom, lift=True), control.Banned)
        assert (await ben.request("GET", "/api/me"))[0] == 200


BAD = {
    "0.0.0.0/0": "nearly everybody",
    "10.0.0.0/7": "nearly everybody",
    "::/0": "nearly everybody",
    "1.2.3.999": "neither an address nor a badge",
    "badge/nobody-here": "There is no badge",
    "ab": "At least 4 letters",
}


@pytest.mark.parametrize("whom", BAD)
@scenario
async def test_a_ban_that_makes_no_sense_is_refused_in_a_sentence(tmp_path: Path, whom: str) -> None:
    async with served(tmp_path) as world:
        assert BAD[whom] in (await wish(tmp_path, control.PutBan(whom), Failed)).why
        assert await world.house.log.do(bans.list_bans) == []


BANNED = {
    "2001:db8::1": ("2001:db8::/64", "A household"),
    "::ffff:192.0.2.7": ("192.0.2.7", ""),
    "127.0.0.1": ("127.0.0.1", "this machine"),
    "192.0.2.9/24": ("192.0.2.0/24", ""),
}


@pytest.mark.parametrize("whom", BANNED)
@scenario
async def test_an_address_is_banned_as_it_is_compared(tmp_path: Path, whom: str) -> None:
    async with served(tmp_path) as world:
        banned = await wish(tmp_path, control.PutBan(whom), control.Banned)
        value, warning = BANNED[whom]
        assert banned.value == value
        assert banned.warning.startswith(warning) if not warning.startswith("this") else warning in banned.warning
        assert world.house.door.bans(None, whom.partition("/")[0])
        assert not world.house.door.bans(None, "198.51.100.1")


@scenario
async def test_a_backup_of_a_running_server_has_what_was_acknowledged_and_plays(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat("before")
        await wish(tmp_path, control.Backup(str(tmp_path / "copy")), control.Copied)
        await anna.chat("after")
        for player in (anna, ben):
            await player.leave()
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    check_copy(tmp_path / "copy")
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "copy").rename(tmp_path / "elsewhere" / "tables.sqlite")
    async with served(tmp_path / "elsewhere") as world:
        anna.address = world.address
        assert await all_heard(anna) == ["before"]
        await anna.leave()


@scenario
async def test_a_restored_store_is_in_place_at_once_and_the_one_before_is_kept(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat("before")
        await wish(tmp_path, control.Backup(str(tmp_path / "copy")), control.Copied)
        await anna.chat("after")
        later = await world.player("Carl")
        opened = await later.open("freibeuter", "person", "person")
        await later.watch(opened.table)
        world.house.records.put(opened.table, Stored("record.json", b"{}"))
        restored = await wish(tmp_path, control.Restore(str(tmp_path / "copy")), control.Restored)
        assert restored.tables == 1
        for player in (anna, ben, later):
            assert await put_out(player) == ("", 4000), "come again"
        assert await turned_away(later, opened.table) == "table-unknown"
        assert world.house.records.get(opened.table) is None
        assert await all_heard(anna) == ["before"]
        await anna.chat("and on")
        await anna.leave()
    kept = Log(Path(restored.aside))
    assert len(await kept.entries(opened.table)) == 1
    kept.close()


@scenario
async def test_of_two_restores_at_once_one_is_refused_and_the_other_is_whole(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, _ = await world.at_table("person", "person")
        await anna.chat("before")
        await wish(tmp_path, control.Backup(str(tmp_path / "copy")), control.Copied)
        hand, restore = Hand(world.house), control.Restore(str(tmp_path / "copy"))
        both = (hand.do(restore, lambda *_: None) for _ in range(2))
        done, refused = await asyncio.gather(*both, return_exceptions=True)
        assert isinstance(done, control.Restored)
        assert done.tables == 1
        assert isinstance(refused, StoreFailed)
        assert "try again" in str(refused)
        assert await all_heard(anna) == ["before"]
        await anna.leave()


@scenario
async def test_while_a_backup_is_restored_nothing_is_promised_that_would_be_lost_with_the_old_store(
    tmp_path: Path,
) -> None:
    async with served(tmp_path) as world:
        anna, _ = await world.at_table("person", "person")
        wishes = (control.PutBan("192.0.2.1", "rude"), control.CloseTable(table_of(anna)), control.Import("x"))
        async with world.house.exchanging:
            for one in wishes:
                failed = await wish(tmp_path, one, Failed)
                assert "try again afterwards" in failed.why
        await anna.chat("still here")
        await anna.leave()


@scenario
async def test_nothing_is_written_where_everybody_could_fetch_it(tmp_path: Path) -> None:
    async with served(tmp_path):
        file = tmp_path / FOLDER / "x-AAAAAAAA.js"
        for one in (control.Backup(str(file)), control.Export(str(file))):
            assert "served to everybody" in (await wish(tmp_path, one, Failed)).why
        assert not file.exists()


@scenario
async def test_what_is_no_backup_is_not_restored_and_nobody_notices(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        (tmp_path / "text").write_text("x" * 5000)
        for file in ("text", "nothing", "tables.sqlite"):
            failed = await wish(tmp_path, control.Restore(str(tmp_path / file)), Failed)
            assert str(tmp_path / file) in failed.why
        await anna.chat("still here")
        for player in (anna, ben):
            await player.leave()
    assert not list(tmp_path.glob("*.coming*"))


async def exported(world: World, folder: Path) -> list[str]:
    """Two tables, one of them in play, in a file; their names."""
    anna, ben = await world.at_table("person", "person")
    opened = await anna.open("freibeuter", "person", "person")
    for player in (anna, ben):
        await player.leave()
    written = await wish(folder, control.Export(str(folder / "file")), control.Exported)
    assert (written.tables, written.skipped) == (2, ())
    return [table_of(anna), opened.table]


@pytest.mark.parametrize("spaced", [False, True])
@scenario
async def test_exported_tables_are_taken_over_once_byte_for_byte(tmp_path: Path, spaced: bool) -> None:
    """Also where another program has written the file again, with spaces between."""
    async with served(tmp_path) as world:
        names = await exported(world, tmp_path)
        before = [await world.house.log.entries(name) for name in names]
        known = await wish(tmp_path, control.ListTables(9), control.Tables)
    assert stat.S_IMODE((tmp_path / "file").stat().st_mode) == 0o600
    if spaced:
        lines = (tmp_path / "file").read_text().splitlines()
        (tmp_path / "file").write_text("".join(json.dumps(json.loads(line)) + "\n" for line in lines))
    other = tmp_path / "other"
    other.mkdir()
    async with served(other) as world:
        came = await wish(other, control.Import(str(tmp_path / "file")), control.Imported)
        assert sorted(came.tables) == sorted(name[:8] for name in names)
        assert [await world.house.log.entries(name) for name in names] == before
        again = await wish(other, control.Import(str(tmp_path / "file")), control.Imported)
        assert (again.tables, {one.why for one in again.skipped}) == ((), {"it is here already"})
        listed = await wish(other, control.ListTables(9), control.Tables)
        assert [table.seats for table in listed.tables] == [table.seats for table in known.tables]
        assert {table.stage for table in listed.tables} == {"playing", "waiting"}
        watching = await world.player()
        await watching.watch(names[0])
        await watching.leave()


@scenario
async def test_a_spoilt_export_is_taken_over_as_far_as_its_tables_are_whole(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        await exported(world, tmp_path)
    lines = (tmp_path / "file").read_bytes().splitlines(keepends=True)
    heads = [number for number, line in enumerate(lines) if line.startswith(b'{"table"')]
    other = tmp_path / "other"
    other.mkdir()
    spoilt = {
        "the file ends in the middle of it": lines[:-1],
        "its log does not play": [line.replace(b'"edition":1', b'"edition":99') for line in lines],
        "a line of it cannot be read": [*lines[: heads[0] + 1], b"{}\n", *lines[heads[0] + 2 :]],
    }
    for why, text in spoilt.items():
        async with served(other) as world:
            (tmp_path / "spoilt").write_bytes(b"".join(text))
            came = await wish(other, control.Import(str(tmp_path / "spoilt")), control.Imported)
            assert any(one.why.startswith(why) for one in came.skipped), came
            assert len(await world.house.log.do(lambda c: c.execute("SELECT * FROM tables").fetchall())) == len(
                came.tables
            )
        (other / "tables.sqlite").unlink()
    async with served(other):
        for line, why in ((b"x\n", "is not an export"), (b'{"quarterdeck":"tables","version":9}\n', "version 9")):
            (tmp_path / "spoilt").write_bytes(line)
            assert why in (await wish(other, control.Import(str(tmp_path / "spoilt")), Failed)).why
        (tmp_path / "spoilt").write_bytes(lines[0] + b'{"table":"../x","entries":1}\n')
        assert "none does" in (await wish(other, control.Import(str(tmp_path / "spoilt")), Failed)).why


@pytest.mark.parametrize(
    "beside",
    [{"person": "somebody else"}, {"fades": True}, {"at": 2**70}, {"at": -1}],
    ids=["person", "fades", "late", "early"],
)
@scenario
async def test_what_stands_beside_an_entry_must_fit_it_to_be_taken_over(
    tmp_path: Path, beside: dict[str, object]
) -> None:
    async with served(tmp_path) as world:
        await exported(world, tmp_path)
    lines = [json.loads(line) for line in (tmp_path / "file").read_bytes().splitlines()]
    lines[2] |= beside
    (tmp_path / "spoilt").write_text("".join(json.dumps(line) + "\n" for line in lines))
    other = tmp_path / "other"
    other.mkdir()
    async with served(other):
        came = await wish(other, control.Import(str(tmp_path / "spoilt")), control.Imported)
    assert (len(came.tables), [one.why for one in came.skipped]) == (1, ["a line of it cannot be read"])


@scenario
async def test_a_pipe_is_no_export_and_keeps_no_server_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    async with served(tmp_path):
        failed = await asyncio.wait_for(wish(tmp_path, control.Import(str(tmp_path / "pipe")), Failed), 10)
    assert "no ordinary file" in failed.why


@scenario
async def test_a_beginning_that_fits_two_tables_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        await world.house.log.do(
            lambda connection: connection.executemany(
                "INSERT INTO tables VALUES (?, 'freibeuter', '', NULL, 'over', 0, 0, 0, NULL)",
                [("abcdef1",), ("abcdef2",)],
            )
        )
        assert "More than one table" in (await wish(tmp_path, control.CloseTable("abcdef"), Failed)).why
        assert "At least 4 letters" in (await wish(tmp_path, control.CloseTable("%"), Failed)).why
        assert "At least 4 letters" in (await wish(tmp_path, control.CloseTable("table/"), Failed)).why
        assert (await wish(tmp_path, control.CloseTable("abcdef1"), control.Closed)).told == 0


@scenario
async def test_reports_are_listed(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.report(table_of(anna), 1, "He swears.")
        (report,) = (await wish(tmp_path, control.ListReports(9), control.Reports)).reports
        assert table_of(anna).startswith(report.table)
        assert person_of(ben).startswith(report.reported)
        assert (report.seat, report.text) == (1, "He swears.")
        await leave(anna, ben)


@pytest.mark.parametrize("hidden", [next(name for name in HIDDEN if name.startswith(game)) for game in HIDING])
def test_what_a_host_is_shown_does_not_depend_on_hidden_cards(tmp_path: Path, hidden: str) -> None:
    """A host may sit at the table."""

    @scenario
    async def compare() -> None:
        twins = HIDDEN[hidden]()
        shown: list[control.Tables] = []
        for name, world in (("first", twins.first), ("second", twins.second)):
            await live_through(tmp_path / name, world, twins, bot=False)
            house = House(GAMES_UNDER_TEST, Log(tmp_path / name / "tables.sqlite"), Crew())
            shown.append(await Hand(house).list_tables(control.ListTables(9)))
            await house.close()
        assert shown[0].tables[0].stage == "playing"
        assert shown[0] == shown[1]

    compare()
