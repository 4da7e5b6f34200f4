"""What is known of a table without reading its log, and how entries change afterwards."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.store import About, Log, Row, rewriting, summaries
from quarterdeck.store.summaries import Held, Summary
from tests.store.reading import texts
from tests.store.spoiling import spoil


def opening(table: str, at: int, opener: str = "anna", origin: str | None = "here") -> Row:
    return Row(table, 0, at, b"opened", about=About("waiting", "meuterer", opener, origin))


def test_a_summary_follows_its_log(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1)])
        await log.append([Row("a", 1, 5, b"sat", "anna"), Row("a", 2, 5, b"began", about=About("playing"))])
        await log.append([Row("a", 3, 9, b"acted")])
        assert await log.do(summaries.find_table, "a") == Summary("a", "meuterer", "anna", "playing", 1, 9, 19)
        assert await log.do(summaries.find_table, "b") is None
        await log.append([opening("b", 2, "ben")])
        assert [one.table for one in await log.do(summaries.list_tables, 9)] == ["a", "b"]
        assert [one.table for one in await log.do(summaries.list_tables, 9, "waiting")] == ["b"]
        assert await log.do(summaries.size) > 4096
        log.close()

    asyncio.run(scenario())


def test_tables_are_counted_by_opener_by_origin_and_in_all(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1), opening("b", 1, "ben"), opening("c", 1, "ben", "elsewhere")])
        await log.append([Row("a", 1, 5, b"began", about=About("playing"))])
        assert await log.do(summaries.held_by, 0, opener="ben") == Held(2, 0, 12)
        assert await log.do(summaries.held_by, 0, opener="nobody") == Held(0, 0, 0)
        assert await log.do(summaries.held_by, 0, origin="here") == Held(1, 1, 17)
        assert (await log.do(summaries.held_in_all, 0))[:2] == (2, 1)
        assert (await log.do(summaries.held_in_all, 6))[:2] == (2, 0), (
            "one that nobody plays at any more counts no longer"
        )
        await log.append([Row("a", 2, 7, b"acted", about=About("over"))])
        assert await log.do(summaries.held_by, 0, origin="here") == Held(1, 0, 22)
        log.close()

    asyncio.run(scenario())


def test_where_a_table_was_opened_is_forgotten_when_nobody_touched_it_for_long(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1), opening("b", 5)])
        assert await log.do(summaries.forget_origins, 2) == 1
        assert (await log.do(summaries.held_by, 0, origin="here")).waiting == 1
        await log.do(summaries.set_stage, "b", "over")
        assert (await log.do(summaries.held_by, 0, origin="here")).waiting == 0
        log.close()

    asyncio.run(scenario())


def test_a_table_that_is_deleted_is_gone(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1), Row("a", 1, 2, b"sat", "anna"), opening("b", 9)])
        assert await log.do(summaries.never_begun, 5, 10) == ["a"]
        assert await log.do(summaries.delete_table, "a")
        assert not await log.do(summaries.delete_table, "a")
        assert await texts(log, "a") == []
        assert await log.tables_of("anna", 9) == []
        assert [one.table for one in await log.do(summaries.list_tables, 9)] == ["b"]
        log.close()

    asyncio.run(scenario())


def test_texts_fade_and_keep_their_numbers(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        rows = [Row("a", 1, 2, b"old", fades=True), Row("a", 2, 3, b"act"), Row("a", 3, 8, b"new", fades=True)]
        await log.append([opening("a", 1), *rows])
        assert await log.do(rewriting.fade, 5, 10, lambda entry: b"") == ["a"]
        assert await log.do(rewriting.fade, 5, 10, lambda entry: b"") == []
        assert await texts(log, "a") == [b"opened", b"", b"act", b"new"]
        assert (await log.do(summaries.list_tables, 1))[0].bytes == 12
        log.close()

    asyncio.run(scenario())


def test_somebody_who_is_forgotten_sits_nowhere_and_opened_nothing(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1), Row("a", 1, 2, b"sat anna", "anna"), Row("a", 2, 3, b"sat ben", "ben")])
        await log.do(rewriting.forget_person, "a", "anna", lambda entry: entry.replace(b"anna", b"gone"))
        assert await texts(log, "a") == [b"opened", b"sat gone", b"sat ben"]
        assert await log.tables_of("anna", 9) == []
        assert await log.tables_of("ben", 9) == [("a", 3)]
        assert await log.do(summaries.held_by, 0, opener="anna") == Held(0, 0, 0)
        log.close()

    asyncio.run(scenario())


def test_what_is_deleted_is_overwritten_on_the_disk(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        await log.append([opening("a", 1), Row("a", 1, 2, b"a secret of Anna's " * 9, fades=True)])
        await log.do(rewriting.fade, 5, 10, lambda entry: b"")
        log.close()

    asyncio.run(scenario())
    assert b"a secret of Anna" not in (tmp_path / "log").read_bytes()


@pytest.mark.parametrize("name", ["tables", "openers", "origins", "stages", "due", "fading"])
def test_a_damaged_summary_is_made_anew_from_the_entries(tmp_path: Path, name: str) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        entry = b'{"entry":"opened","game":"meuterer","opener":"anna"}'
        about = About("waiting", "meuterer", "anna", "here", due=9)
        await log.append([Row("a", 0, 1, entry, about=about), Row("a", 1, 2, b"sat", "anna", fades=True)])
        log.close()
        spoil(tmp_path / "log", name)
        log = Log(tmp_path / "log")
        await log.append([Row("a", 2, 5, b"acted", fades=True)])
        assert await log.do(summaries.find_table, "a") == Summary(
            "a", "meuterer", "anna", "waiting", 1, 5, len(entry) + 8
        )
        assert (await log.do(summaries.held_by, 0, opener="anna")).waiting == 1
        due = await log.do(summaries.due_tables, 9, 9)
        assert not due or name == "origins", "no entry says when a table comes due"  # nothing looked at those
        log.close()

    asyncio.run(scenario())


def test_tables_come_due_in_their_order_until_an_entry_says_otherwise(tmp_path: Path) -> None:
    async def scenario() -> None:
        log = Log(tmp_path / "log")
        for name, due in (("b", 20), ("a", 10), ("never", None)):
            await log.append([Row(name, 0, 1, b"opened", about=About("playing", due=due))])
        assert await log.do(summaries.next_due) == 10
        assert await log.do(summaries.due_tables, 9, 5) == []
        assert await log.do(summaries.due_tables, 20, 5) == ["a", "b"]
        assert await log.do(summaries.due_tables, 20, 1) == ["a"]
        await log.append([Row("a", 1, 2, b"imported")])
        assert await log.do(summaries.next_due) == 10, "an entry that says nothing of it changes nothing"
        await log.append([Row("a", 2, 2, b"end", about=About("over"))])
        assert await log.do(summaries.due_tables, 20, 5) == ["b"]
        await log.do(summaries.put_off, "b", 19, 30)
        assert await log.do(summaries.next_due) == 20, "it is not due yet"
        await log.do(summaries.put_off, "b", 20, 30)
        assert await log.do(summaries.next_due) == 30
        log.close()

    asyncio.run(scenario())
