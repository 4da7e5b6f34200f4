"""Backups and exports of a house's store, and the way back.

Files are written by the process that has the store, under the name it is given; who asked for them checks a backup and
gives it its final name.
"""

import asyncio
import contextlib
import os
import stat
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

import msgspec

from quarterdeck.server.chunks import FOLDER
from quarterdeck.server.house import House
from quarterdeck.server.portable import Portable, PortableTable, read_portable, write_portable
from quarterdeck.store import EntryTaken, StoreFailed, restoring, summaries
from quarterdeck.store.copying import throttled
from quarterdeck.table.entries import read_entry
from quarterdeck.table.opening import restore_table
from quarterdeck.table.refusals import BrokenLog
from quarterdeck.table.table import Table
from quarterdeck.wire.control import Backup, Copied, Export, Exported, Import, Imported, Restore, Restored, Skipped

ALL = 2**31  # tables
Tell = Callable[[int, int], None]
Done = TypeVar("Done")


def _target(house: House, name: str) -> Path:
    """Where something is written to, unless everybody could fetch it there."""
    file = Path(name)
    if file.resolve().parent == (house.log.path.parent / FOLDER).resolve():
        raise StoreFailed(f"What lies in {FOLDER} is served to everybody; choose another folder.")
    return file


async def backup(house: House, wish: Backup, tell: Tell) -> Copied:
    """Copy the store to a new file, while everybody plays on; whoever loses interest breaks it off."""
    file, stop = _target(house, wish.file), threading.Event()
    copy = asyncio.ensure_future(house.log.copy(file, stop, throttled(tell)))
    try:
        await asyncio.shield(copy)
    except asyncio.CancelledError:
        stop.set()
        with contextlib.suppress(StoreFailed):
            await copy
        file.unlink(missing_ok=True)
        raise
    return Copied(file.stat().st_size)


async def restore(house: House, wish: Restore) -> Restored:
    """Put a backup in the place of the store, which is kept under another name; everybody comes again."""
    if house.exchanging.locked():  # both would write the file that is about to come
        raise StoreFailed("Another backup is being restored; try again when that is done.")
    async with house.exchanging:
        return await _restore(house, wish)


async def _restore(house: House, wish: Restore) -> Restored:
    store = house.log.path
    preparing = asyncio.ensure_future(asyncio.to_thread(restoring.prepare, Path(wish.file), store))
    try:
        coming = await to_its_end(preparing)
    except asyncio.CancelledError:
        if not preparing.exception():
            restoring.discard(preparing.result())
        raise
    aside = restoring.name_aside(store, datetime.now(UTC).strftime("%Y%m%d-%H%M%S"))
    try:
        await to_its_end(asyncio.ensure_future(house.start_over(partial(restoring.exchange, store, coming, aside))))
    finally:
        restoring.discard(coming)
    return Restored(str(aside), len(await house.log.do(summaries.list_tables, ALL)))


async def to_its_end(task: asyncio.Future[Done]) -> Done:
    """What something results in that must not stop half way; one who is cancelled meanwhile hears of it only then."""
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


async def export(house: House, wish: Export, names: Sequence[str], tell: Tell) -> Exported:
    """Write the logs of some tables, or of all, to a new file; a table that cannot be read is left out."""
    names = names or [one.table for one in await house.log.do(summaries.list_tables, ALL)]
    file, told = _target(house, wish.file), throttled(tell)
    skipped: list[Skipped] = []
    entries = 0
    try:
        with Portable.new(file) as portable:
            for number, name in enumerate(names, start=1):
                rows = await house.log.do(write_portable, name)
                rows = [msgspec.structs.replace(row, at=house.clock.wall(row.at)) for row in rows]
                try:
                    await asyncio.to_thread(portable.write, PortableTable(name, rows))
                    entries += len(rows)
                except ValueError:
                    skipped.append(Skipped(name[:8], "its log cannot be read"))
                told(number, len(names))
            await asyncio.to_thread(portable.settle)
    except BaseException as error:
        file.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StoreFailed(f"{file} cannot be written: {error.strerror}.") from error
        raise
    return Exported(len(names) - len(skipped), entries, tuple(skipped))


async def take_over(house: House, wish: Import, tell: Tell) -> Imported:
    """Append the logs of a file's tables to the store, each whole or not at all, where they can be played again."""
    taken: list[str] = []
    skipped: list[Skipped] = []
    told, size = throttled(tell), max(1, await asyncio.to_thread(_size, Path(wish.file)))
    with await asyncio.to_thread(Portable.open, Path(wish.file)) as portable:
        while (table := await asyncio.to_thread(read_portable, portable)) is not None:
            why = await _take(house, _in_our_time(house, table))
            if why:
                skipped.append(Skipped(table.name[:8], why))
            else:
                taken.append(table.name[:8])
            told(portable.place(), size)
    house.waker.note(0)
    return Imported(tuple(taken), tuple(skipped))


def _in_our_time(house: House, table: PortableTable) -> PortableTable:
    """A table with its times in those of this server; what another one's clock had in the future is now."""
    now = house.clock.now()
    ours = [msgspec.structs.replace(line, at=min(now, house.clock.server(line.at))) for line in table.lines]
    return table._replace(lines=ours)


async def _take(house: House, table: PortableTable) -> str:
    """Take one table over, or say why not."""
    if table.why:
        return table.why
    if await house.log.do(summaries.find_table, table.name) is not None:
        return "it is here already"
    try:
        restored = await asyncio.to_thread(_restored, house, table)
    except BrokenLog as error:
        return f"its log does not play: {error}"
    except Exception:  # whatever is wrong with it; other texts may name a card
        return "its log does not play"
    try:
        await house.log.append(table.rows(restored.stage, restored.game.name, restored.opened.opener))
    except EntryTaken:
        return "it is here already"
    return ""


def _restored(house: House, table: PortableTable) -> Table:
    entries = [(line.at, read_entry(line.entry)) for line in table.lines]
    return restore_table(house.games, entries, house.sources.luck)


def _size(file: Path) -> int:
    try:
        found = os.stat(file)
    except OSError as error:
        raise StoreFailed(f"{file} cannot be read: {error.strerror}.") from error
    if not stat.S_ISREG(found.st_mode):  # who opens a pipe waits for ever, and the server with them when it stops
        raise StoreFailed(f"{file} cannot be read: it is no ordinary file.")
    return found.st_size
