"""Reports: the host learns who was meant and what was said, within bounds, and nothing that is hidden."""

from pathlib import Path

import pytest

from quarterdeck.client import TurnedAway
from quarterdeck.server import bounds
from quarterdeck.store import people
from quarterdeck.wire.people import LONGEST_REPORT
from tests.server.conftest import Bounding
from tests.server.people import DAY, START, Clock, leave, person_of, table_of
from tests.server.world import World, scenario, served


async def reports(world: World) -> list[people.Report]:
    return await world.house.log.do(people.list_reports, 100)


@scenario
async def test_a_report_says_who_was_meant_by_whom_and_why(tmp_path: Path) -> None:
    async with served(tmp_path, sources=Clock()) as world:
        anna, ben = await world.at_table("person", "person")
        answer = await anna.report(table_of(anna), 1, "  He insults\neverybody.\u202e ")
        assert answer.until == START + 90 * DAY
        assert await reports(world) == [
            people.Report(1, START, table_of(anna), 1, person_of(ben), person_of(anna), "He insults everybody.")
        ]
        await leave(anna, ben)


@scenario
async def test_who_watches_may_report_and_who_has_left_may_not(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        carl = await world.player("Carl")
        with pytest.raises(TurnedAway, match="not-at-table"):
            await carl.report(table_of(anna), 1)
        await carl.watch(table_of(anna))
        await carl.report(table_of(anna), 1)
        assert [report.reporter for report in await reports(world)] == [person_of(carl)]
        await leave(anna, ben, carl)


@scenario
async def test_what_cannot_be_reported_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player("Anna")
        opened = await anna.open("freibeuter", "person", "person", "deckhand")
        await anna.sit(opened.table, opened.invitations[0] or "")
        for seat, text, key in (
            (0, "", "person-self"),
            (1, "", "person-missing"),
            (2, "", "person-is-bot"),
            (3, "", "no-such-seat"),
            (-1, "", "no-such-seat"),
        ):
            with pytest.raises(TurnedAway, match=key):
                await anna.report(opened.table, seat, text)
            with pytest.raises(TurnedAway, match=key):
                await anna.block(opened.table, seat)
        with pytest.raises(TurnedAway, match="table-unknown"):
            await anna.report("nowhere", 0)
        ben = await world.player("Ben")
        await ben.sit(opened.table, opened.invitations[1] or "")
        for text in ("x" * (LONGEST_REPORT + 1), "\U0001f3f4" * 400):
            with pytest.raises(TurnedAway, match="report-long"):
                await anna.report(opened.table, 1, text)
        for body in ({}, {"seat": "1"}, {"seat": 1, "why": "x"}, {"seat": 1, "text": 7}):
            status, _ = await anna.request("POST", f"/api/tables/{opened.table}/reports", body)
            assert status == 400
        anna.badge = ""
        with pytest.raises(TurnedAway, match="no-badge"):
            await anna.report(opened.table, 1)
        assert await reports(world) == []


@scenario
async def test_strangers_cannot_use_up_the_reports_of_those_who_sit_there(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REPORTS_OF_SPECTATORS", 2)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        strangers = [await world.player(name) for name in ("Carl", "Dora", "Ed")]
        for number, stranger in enumerate(strangers):
            await stranger.watch(table_of(anna))
            if number < 2:
                await stranger.report(table_of(anna), 1)
            else:
                with pytest.raises(TurnedAway, match="reports-full"):
                    await stranger.report(table_of(anna), 1)
        for _ in range(4):
            await anna.report(table_of(anna), 1)
        assert len(await reports(world)) == 6
        await leave(anna, ben, *strangers)


@scenario
async def test_who_sits_there_uses_up_no_reports_of_those_who_watch(tmp_path: Path, at_most: Bounding) -> None:
    at_most("REPORTS_OF_SPECTATORS", 1)
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.report(table_of(anna), 1)
        carl = await world.player("Carl")
        await carl.watch(table_of(anna))
        await carl.report(table_of(anna), 1)
        await leave(anna, ben, carl)


@scenario
async def test_reports_are_bounded_by_person_and_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    monkeypatch.setattr(bounds, "REPORTS_OF_BADGE", bounds.REPORTS_OF_BADGE._replace(most=2))
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await world.at_table("person", "person")
        for _ in range(2):
            await anna.report(table_of(anna), 1)
        with pytest.raises(TurnedAway, match="reports-often"):
            await anna.report(table_of(anna), 1)
        await ben.report(table_of(anna), 0)
        clock.pass_days(1.1)
        await anna.report(table_of(anna), 1)
        assert len(await reports(world)) == 4
        await leave(anna, ben)


@scenario
async def test_one_address_reports_only_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "REPORTS_OF_ADDRESS", bounds.REPORTS_OF_ADDRESS._replace(most=3, per_second=0.0))
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        for player, seat in ((anna, 1), (ben, 0), (anna, 1)):
            await player.report(table_of(anna), seat)
        with pytest.raises(TurnedAway, match="reports-often"):
            await ben.report(table_of(anna), 0)
        ben.source = "127.0.0.2"
        await ben.report(table_of(anna), 0)
        await leave(anna, ben)
