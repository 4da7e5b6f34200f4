"""Online backup: copies the file of a running store in slices, between which its thread serves others.

SQLite carries whatever the same connection writes meanwhile over into pages that are copied already, so the copy is
the store as it stands when the last slice is done. The copy is written out bit by bit, since a disk that is handed all
of it at once makes every commit wait.
"""

import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import monotonic

from quarterdeck.store.failures import StoreFailed

SLICE = 64  # pages of 4 KiB
PAUSE = 0.002  # seconds for others after each slice
UNWRITTEN = 4 * 2**20  # bytes handed to the disk before it is waited for

Serve = Callable[[float], None]  # serve others for so many seconds; raises to break the copy off
Tell = Callable[[int, int], None]  # pages copied, of how many


def copy_store(connection: sqlite3.Connection, target: Path, serve: Serve, tell: Tell) -> None:
    """Copy all of a store to a new file that its owner alone may read; one that is broken off leaves no file."""
    try:
        copy = os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise StoreFailed(f"{target} cannot be written: {error.strerror}.") from error
    try:
        try:
            with ThreadPoolExecutor(1, "quarterdeck backup") as disk:
                slices = _Slices(copy, disk, serve, tell)
                _copy(connection, target, slices)
                slices.settle()
        finally:
            os.close(copy)
    except BaseException as error:
        target.unlink(missing_ok=True)
        if isinstance(error, OSError | sqlite3.Error):
            raise StoreFailed(f"{target} cannot be written: {error}.") from error
        raise


def _copy(connection: sqlite3.Connection, target: Path, slices: "_Slices") -> None:
    copied = sqlite3.connect(target, isolation_level=None)
    try:
        copied.execute("PRAGMA journal_mode = OFF")  # where it fails, the whole file goes
        copied.execute("PRAGMA synchronous = OFF")
        connection.backup(copied, pages=SLICE, progress=slices.between)
    finally:
        copied.close()


class _Slices:
    """What happens between two slices."""

    def __init__(self, copy: int, disk: ThreadPoolExecutor, serve: Serve, tell: Tell) -> None:
        self._copy = copy
        self._disk = disk
        self._serve = serve
        self._tell = tell
        self._written = 0  # bytes the disk was not told to keep
        self._syncing: Future[None] | None = None

    def between(self, status: int, remaining: int, total: int) -> None:
        """Called by SQLite: pages that remain, of how many."""
        self._tell(total - remaining, total)
        if status != sqlite3.SQLITE_OK:
            return
        self._serve(PAUSE)
        self._written += SLICE * 4096
        if self._written >= UNWRITTEN:
            self._written = 0
            self._wait()
            self._syncing = self._disk.submit(os.fsync, self._copy)

    def settle(self) -> None:
        """Have all of the copy on the disk."""
        self._wait()
        self._syncing = self._disk.submit(os.fsync, self._copy)
        self._wait()

    def _wait(self) -> None:
        """Serve others until the disk is done; what it could not keep is raised here."""
        if self._syncing is not None:
            while not self._syncing.done():
                self._serve(PAUSE)
            self._syncing.result()


def check_copy(path: Path, copied: Path | None = None) -> None:
    """See that a file is a whole store of a format that is known; `StoreFailed` says what it is else.

    It names what was `copied` there, where that is what somebody asked for.
    """
    from quarterdeck.store.schema import FORMAT

    name = copied or path
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        try:
            (form,) = connection.execute("PRAGMA user_version").fetchone()
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not {"entries", "secrets"} <= tables or form < 1:
                raise StoreFailed(f"{name} is not a store of Quarterdeck.")
            if form > FORMAT:
                raise StoreFailed(f"{name} has format {form}; this Quarterdeck knows formats up to {FORMAT}.")
            found = [row[0] for row in connection.execute("PRAGMA integrity_check(3)")]
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise StoreFailed(f"{name} is not a store of Quarterdeck: {error}.") from error
    if found != ["ok"]:
        raise StoreFailed(f"{name} is damaged: {found[0].splitlines()[0]}.")


def settle_file(path: Path, to: Path) -> None:
    """Give a written file its name for good: on the disk, and in place of whatever had that name."""
    path.replace(to)
    sync_folder(to.parent)


def sync_folder(folder: Path) -> None:
    """Have the names of a folder's files on the disk, where the system can."""
    if os.name != "posix":
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def throttled(tell: Tell, seconds: float = 0.1) -> Tell:
    """The same, but not more often; the last of all is told in any case."""
    said = [0.0]

    def now_and_then(done: int, total: int) -> None:
        if done >= total or monotonic() - said[0] >= seconds:
            said[0] = monotonic()
            tell(done, total)

    return now_and_then
