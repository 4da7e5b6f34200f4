"""Putting another file in the place of the store, so that whoever is killed meanwhile finds the old one or the new one.

What is to be restored is first copied beside the store, checked and brought to today's form. The store in use is kept
under another name; the one step that counts is the renaming, which a file system does whole or not at all.
"""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from quarterdeck.store import schema
from quarterdeck.store.copying import check_copy, sync_folder
from quarterdeck.store.failures import StoreFailed

OF_THE_DISK = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN)  # errors that are no backup's fault
COMING = ".coming"  # what a store that is about to be restored is called meanwhile


def prepare(source: Path, store: Path) -> Path:
    """A checked copy of a backup, in today's form, beside the store."""
    if not source.exists():
        raise StoreFailed(f"There is no file {source}.")
    if not source.is_file():
        raise StoreFailed(f"{source} is {'a folder' if source.is_dir() else 'no file'}, not a store of Quarterdeck.")
    if store.exists() and source.samefile(store):
        raise StoreFailed(f"{source} is the store itself.")
    coming = store.with_name(store.name + COMING)
    try:
        discard(coming)
        store.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(coming, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        _copy(source, coming)
        check_copy(coming, source)
        schema.connect(coming).close()  # migrates it, and leaves no write-ahead log
        with coming.open("rb+") as file:
            os.fsync(file.fileno())
    except BaseException as error:
        discard(coming)
        if isinstance(error, sqlite3.Error) and getattr(error, "sqlite_errorcode", 0) & 0xFF not in OF_THE_DISK:
            raise StoreFailed(f"{source} is not a store of Quarterdeck: {error}.") from error
        if isinstance(error, sqlite3.Error):
            raise StoreFailed(f"{source} cannot be restored: {error}.") from error
        if isinstance(error, OSError):
            raise StoreFailed(f"{source} cannot be restored: {error.strerror}.") from error
        raise
    return coming


def _copy(source: Path, coming: Path) -> None:
    """Copy by SQLite, which reads a write-ahead log beside the file; where there is none, nothing is written there."""
    kept = "" if Path(f"{source}-wal").exists() else "&immutable=1"
    with (
        closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro{kept}", uri=True)) as given,
        closing(sqlite3.connect(coming, isolation_level=None)) as copied,
    ):
        given.backup(copied)


def exchange(store: Path, coming: Path, aside: Path) -> None:
    """Keep the store, which nobody has open, under another name, and put the coming one in its place."""
    if Path(f"{store}-wal").exists():
        raise StoreFailed(f"{store} could not be closed in order; nothing is restored.")
    try:
        if store.exists():
            _keep(store, aside)
        coming.replace(store)
        sync_folder(store.parent)
    except OSError as error:
        raise StoreFailed(f"{store} cannot be exchanged: {error.strerror}.") from error


def _keep(store: Path, aside: Path) -> None:
    """A second name for the same file; where a file system knows none, a copy."""
    try:
        os.link(store, aside)
    except OSError:
        shutil.copy2(store, aside)
        with aside.open("rb+") as file:
            os.fsync(file.fileno())
    sync_folder(store.parent)


def clear_up(store: Path) -> None:
    """Discard what a restore that was killed had not put in place; only for whoever holds the store."""
    discard(store.with_name(store.name + COMING))


def discard(coming: Path) -> None:
    """Forget what is not to be restored after all."""
    for path in (coming, Path(f"{coming}-wal"), Path(f"{coming}-shm"), Path(f"{coming}-journal")):
        path.unlink(missing_ok=True)


def name_aside(store: Path, stamp: str) -> Path:
    """What the store in use is called once another one is restored: never a name that is taken."""
    wish = store.with_name(f"{store.stem}.before-{stamp}{store.suffix}")
    number = 2
    while wish.exists():
        wish = store.with_name(f"{store.stem}.before-{stamp}-{number}{store.suffix}")
        number += 1
    return wish
