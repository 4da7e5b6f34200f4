"""Stores of every format there ever was are opened for ever, and nothing in them is lost."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quarterdeck.games import GAMES
from quarterdeck.store import Log, StoreFailed, schema, summaries
from quarterdeck.table.entries import Chatted, read_entry
from quarterdeck.table.opening import restore_table
from tests.store.reading import texts
from tests.table.seated import timed

FORMATS = sorted((Path(__file__).parent / "formats").glob("*.sqlite"))


def contents(path: Path, query: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_a_store_of_every_format_before_this_one_is_kept() -> None:
    assert [path.stem for path in FORMATS] == [str(form) for form in range(1, schema.FORMAT)]


@pytest.mark.parametrize("stored", FORMATS, ids=lambda path: f"format {path.stem}")
def test_an_old_store_becomes_todays_with_every_entry(tmp_path: Path, stored: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(stored, path)
    entries = "SELECT table_id, number, at, person, entry FROM entries ORDER BY table_id, number"
    before, secrets = contents(path, entries), contents(path, "SELECT * FROM secrets")
    Log(path).close()
    assert contents(path, entries) == before
    assert contents(path, "SELECT * FROM secrets") == secrets
    assert contents(path, "PRAGMA user_version") == [(schema.FORMAT,)]
    assert contents(path, "PRAGMA integrity_check") == [("ok",)]
    fresh = tmp_path / "fresh.sqlite"
    Log(fresh).close()
    form = "SELECT type, name, tbl_name FROM sqlite_master ORDER BY name"
    assert contents(path, form) == contents(fresh, form)
    columns = "SELECT m.name, c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c ORDER BY 1, 2"
    assert contents(path, columns) == contents(fresh, columns)


def test_tables_of_format_1_are_summed_up_and_play_on(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(FORMATS[0], path)

    async def scenario() -> None:
        log = Log(path)
        found = await log.do(summaries.list_tables, 10)
        assert {(table.game, table.stage) for table in found} == {
            ("meuterer", "waiting"),
            ("traitres", "playing"),
            ("freibeuter", "playing"),  # that it is over is learnt when it is restored
        }
        for table in found:
            entries = await texts(log, table.table)
            assert table.bytes == sum(map(len, entries))
            assert table.opener
            assert restore_table(GAMES, timed(map(read_entry, entries))).game.name == table.game
        log.close()

    asyncio.run(scenario())
    fading = contents(path, "SELECT entry FROM entries WHERE fades = 1")
    chats = [read_entry(text) for (text,) in fading]
    said = {chat.text for chat in chats if isinstance(chat, Chatted)}
    assert said == {"Is anybody there?", "Ahoy, Anna", "Well played"}
    assert len(fading) == 3


def test_games_in_play_of_format_2_are_looked_at_at_once_and_the_others_never(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(FORMATS[1], path)
    Log(path).close()
    found = contents(path, "SELECT stage, due FROM tables ORDER BY stage")
    assert found == [("over", None), ("playing", 0), ("waiting", None)]
    assert contents(path, "SELECT * FROM eras") == []


def test_a_migration_that_fails_leaves_the_old_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "tables.sqlite"
    shutil.copy(FORMATS[0], path)

    def fail(connection: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(schema, "sum_up", fail)
        with pytest.raises(StoreFailed, match="cannot be opened: disk I/O error"):
            Log(path)
    assert contents(path, "PRAGMA user_version") == [(1,)]
    Log(path).close()
    assert contents(path, "PRAGMA user_version") == [(schema.FORMAT,)]
