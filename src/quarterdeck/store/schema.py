"""The form of the file: what stands in it, how it is opened, and how older forms become today's.

`entries` is the log and the truth. `tables` sums each log up, so that lists and bounds need not read logs; it and the
indexes are derived from the entries, and made anew where they are damaged. The rest is what people and the host said
of each other, and by what people become themselves again.
"""

import contextlib
import os
import secrets
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from quarterdeck.store.failures import StoreFailed, is_damage

FORMAT = 6  # of the file, kept in its user_version

ENTRIES = """
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,     -- server time, in milliseconds
    person TEXT,             -- who sat down in this entry
    entry BLOB NOT NULL,
    fades INTEGER,           -- 1 where its text is forgotten after a while
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID
"""
SECRETS = "CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID"
PEOPLE = "CREATE INDEX people ON entries (person, table_id) WHERE person IS NOT NULL"
FADING = "CREATE INDEX fading ON entries (at) WHERE fades IS NOT NULL"
TABLES = """
CREATE TABLE tables (
    table_id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    opener TEXT NOT NULL,    -- who opened it
    origin TEXT,             -- a keyed fingerprint of the address it was opened from, forgotten after a while
    stage TEXT NOT NULL,     -- waiting, playing, over
    opened INTEGER NOT NULL, -- the times of its first and its last entry
    touched INTEGER NOT NULL,
    bytes INTEGER NOT NULL,  -- of all its entries
    due INTEGER              -- when something happens there though nobody does anything; 0: look at once
) WITHOUT ROWID
"""
OPENERS = "CREATE INDEX openers ON tables (opener)"
ORIGINS = "CREATE INDEX origins ON tables (origin) WHERE origin IS NOT NULL"
DUE = "CREATE INDEX due ON tables (due) WHERE due IS NOT NULL"
STAGES = "CREATE INDEX stages ON tables (stage, touched)"
ERAS = """
CREATE TABLE eras (
    server INTEGER PRIMARY KEY, -- the first server time of a run
    wall INTEGER NOT NULL,      -- milliseconds since 1970 at that time
    alive INTEGER NOT NULL      -- the last server time at which it is known to have run
)
"""
BANS = """
CREATE TABLE bans (
    kind TEXT NOT NULL,      -- badge, address, table
    value TEXT NOT NULL,
    at INTEGER NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (kind, value)
) WITHOUT ROWID
"""
BLOCKS = """
CREATE TABLE blocks (
    person TEXT NOT NULL,
    blocked TEXT NOT NULL,
    handle TEXT NOT NULL,    -- by which whoever blocks names the block
    name TEXT NOT NULL,      -- what the blocked were called then
    at INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) WITHOUT ROWID
"""
BLOCKED = "CREATE INDEX blocked ON blocks (blocked)"
REPORTS = """
CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    reported TEXT NOT NULL,  -- who sat there
    reporter TEXT NOT NULL,
    text TEXT NOT NULL
)
"""
REPORTERS = "CREATE INDEX reporters ON reports (reporter, at)"
REPORTED = "CREATE INDEX reported ON reports (table_id)"
SPECTATORS = """
CREATE TABLE spectators (
    table_id TEXT NOT NULL,
    mark TEXT NOT NULL,      -- what the table makes of somebody who watched it
    PRIMARY KEY (table_id, mark)
) WITHOUT ROWID
"""

WAYS = """
CREATE TABLE ways (
    secret TEXT PRIMARY KEY,
    person TEXT NOT NULL,    -- whom it leads to
    kind TEXT NOT NULL,      -- link, device, feed
    made INTEGER NOT NULL,
    used INTEGER NOT NULL    -- 1 where it was good once, and was used
) WITHOUT ROWID
"""
WAYS_OF = "CREATE INDEX ways_of ON ways (person)"
GENERATIONS = """
CREATE TABLE generations (
    person TEXT PRIMARY KEY,
    generation INTEGER NOT NULL -- of the badges that are live since they signed out everywhere
) WITHOUT ROWID
"""
REMOVED = """
CREATE TABLE removed (
    person TEXT NOT NULL,    -- from whose list
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID
"""
REMOVALS = "CREATE INDEX removals ON removed (table_id)"
REPLAYS = """
CREATE TABLE replays (
    replay TEXT PRIMARY KEY, -- what opens the record of a game that is over, and nothing else
    table_id TEXT NOT NULL UNIQUE,
    made INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL -- 1 where somebody who sat there closed it for good
) WITHOUT ROWID
"""
ONESELF = (WAYS, WAYS_OF, GENERATIONS, REMOVED, REMOVALS)

# What can be made anew from the entries
DERIVED = {"people": PEOPLE, "fading": FADING, "tables": TABLES, "openers": OPENERS, "origins": ORIGINS}
DERIVED |= {"stages": STAGES, "due": DUE}


def connect(path: Path) -> sqlite3.Connection:
    """Open the file for this process alone, making it where it is not there, and bring it to today's form."""
    with contextlib.ExitStack() as undone:
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))  # it holds what is hidden at every table
            connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=1)
            undone.callback(connection.close)
            _settle(connection, path)
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise StoreFailed(f"{path} is in use by another Quarterdeck.") from error
            raise StoreFailed(f"{path} cannot be opened: {error}.") from error
        except sqlite3.DatabaseError as error:
            raise StoreFailed(f"{path} is not a store of Quarterdeck: {error}.") from error
        except OSError as error:
            raise StoreFailed(f"{path} cannot be opened: {error.strerror}.") from error
        undone.pop_all()
    return connection


def _settle(connection: sqlite3.Connection, path: Path) -> None:
    """Set the connection up for one careful writer, and migrate what it finds."""
    connection.execute("PRAGMA locking_mode = EXCLUSIVE")
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # what people delete is overwritten
    if mode != "wal":
        raise StoreFailed(f"{path} cannot be kept safely: SQLite has no write-ahead log there.")
    form = _bring_up(connection)
    if form > FORMAT:
        raise StoreFailed(f"{path} has format {form}; this Quarterdeck knows formats up to {FORMAT}.")


def _bring_up(connection: sqlite3.Connection) -> int:
    """Migrate step by step, all or nothing; the format the file has then."""
    connection.execute("BEGIN IMMEDIATE")
    (form,) = connection.execute("PRAGMA user_version").fetchone()
    while form < FORMAT:
        form = STEPS[form](connection)
        connection.execute(f"PRAGMA user_version = {form}")
    connection.execute("COMMIT")
    return int(form)


def _make(connection: sqlite3.Connection) -> int:
    """A new file has today's form at once."""
    said = (BANS, BLOCKS, BLOCKED, REPORTS, REPORTERS, REPORTED, SPECTATORS)
    for statement in (ENTRIES, SECRETS, *DERIVED.values(), ERAS, *said, *ONESELF, REPLAYS):
        connection.execute(statement)
    return FORMAT


def _from_1(connection: sqlite3.Connection) -> int:
    """Format 1 had entries, secrets and the index of people alone."""
    connection.execute("ALTER TABLE entries ADD COLUMN fades INTEGER")
    for statement in (FADING, TABLES, OPENERS, ORIGINS, STAGES, DUE, BANS, BLOCKS, BLOCKED, REPORTS, REPORTERS):
        connection.execute(statement)
    connection.execute(REPORTED)
    connection.execute(ERAS)
    connection.execute('UPDATE entries SET fades = 1 WHERE instr(entry, CAST(\'{"entry":"chatted"\' AS BLOB)) = 1')
    sum_up(connection)
    return 3


def _from_2(connection: sqlite3.Connection) -> int:
    """Format 2 knew neither when tables come due nor when servers ran: its times are the wall clock's."""
    connection.execute("ALTER TABLE tables ADD COLUMN due INTEGER")
    connection.execute(DUE)
    connection.execute(ERAS)
    connection.execute("UPDATE tables SET due = 0 WHERE stage = 'playing'")
    return 3


def _from_3(connection: sqlite3.Connection) -> int:
    """Format 3 did not know who watched."""
    connection.execute(SPECTATORS)
    return 4


def _from_4(connection: sqlite3.Connection) -> int:
    """Format 4 had one badge for each person, which nothing made void, and nobody took tables off a list."""
    for statement in ONESELF:
        connection.execute(statement)
    return 5


def _from_5(connection: sqlite3.Connection) -> int:
    """Format 5 had no replays. Games of which only their restoring tells that they are over get theirs then."""
    connection.execute(REPLAYS)
    over = connection.execute("SELECT table_id, touched FROM tables WHERE stage = 'over'").fetchall()
    made = [(secrets.token_urlsafe(16), table, touched, 0) for table, touched in over]
    connection.executemany("INSERT INTO replays (replay, table_id, made, withdrawn) VALUES (?, ?, ?, ?)", made)
    return 6


STEPS: dict[int, Callable[[sqlite3.Connection], int]] = {
    0: _make,
    1: _from_1,
    2: _from_2,
    3: _from_3,
    4: _from_4,
    5: _from_5,
}


def sum_up(connection: sqlite3.Connection) -> None:
    """Fill `tables` from the entries. That a game is over no entry says: it is learnt when the table is restored.

    Nor does one say when it comes due: a game that seems to be in play is looked at at once.
    """
    connection.execute(
        """
        INSERT INTO tables (table_id, game, opener, origin, stage, opened, touched, bytes)
        SELECT table_id, '', '', NULL, 'waiting', min(at), max(at), sum(length(entry)) FROM entries GROUP BY table_id
        """
    )
    began = 'SELECT table_id FROM entries WHERE instr(entry, CAST(\'{"entry":"began"\' AS BLOB)) = 1'
    connection.execute(f"UPDATE tables SET stage = 'playing', due = 0 WHERE table_id IN ({began})")
    for table, entry in connection.execute("SELECT table_id, entry FROM entries WHERE number = 0").fetchall():
        opened = _read(entry)
        named = (str(opened.get("game", "")), str(opened.get("opener", "")), table)
        connection.execute("UPDATE tables SET game = ?, opener = ? WHERE table_id = ?", named)


def _read(entry: bytes) -> dict[str, Any]:
    """An entry as it stands in JSON; one that is damaged says nothing."""
    try:
        read = msgspec.json.decode(entry)
    except (msgspec.DecodeError, ValueError):
        return {}
    return read if isinstance(read, dict) else {}


def find_damage(connection: sqlite3.Connection) -> bool:
    """Whether something that is derived cannot be read to its end."""
    looks = [
        f"SELECT count(*) FROM entries INDEXED BY {name} WHERE {column} IS NOT NULL"
        for name, column in (("people", "person"), ("fading", "fades"))
    ]
    looks += [
        "SELECT sum(bytes) FROM tables",
        "SELECT count(*) FROM tables INDEXED BY openers WHERE opener >= ''",
    ]
    looks += ["SELECT count(*) FROM tables INDEXED BY origins WHERE origin IS NOT NULL"]
    looks += ["SELECT count(*) FROM tables INDEXED BY stages WHERE stage >= ''"]
    looks += ["SELECT count(*) FROM tables INDEXED BY due WHERE due IS NOT NULL"]
    try:
        for look in looks:
            connection.execute(look).fetchone()
    except sqlite3.DatabaseError as error:
        return is_damage(error)
    return False


def derive_again(connection: sqlite3.Connection) -> None:
    """Make all that is derived anew. DROP walks through the damaged pages and fails, so its rows leave the schema."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        connection.execute("PRAGMA writable_schema = ON")
        names = ", ".join(f"'{name}'" for name in DERIVED)
        connection.execute(f"DELETE FROM sqlite_master WHERE name IN ({names})")
        connection.execute("PRAGMA writable_schema = RESET")
        for statement in DERIVED.values():
            connection.execute(statement)
        sum_up(connection)
        connection.execute("COMMIT")
    except sqlite3.Error:  # the entries are damaged as well
        connection.rollback()
        connection.execute("PRAGMA writable_schema = RESET")
        raise
