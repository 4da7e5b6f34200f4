"""Erasure: a person leaves one table or all of them, and nothing stored says any longer who it was."""

import asyncio
import contextlib
import sqlite3
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from quarterdeck.server.exception_logging import retrieve
from quarterdeck.store import StoreFailed, lists, people, rewriting, summaries, ways
from quarterdeck.table.entries import TableEntry, read_entry, write_entry
from quarterdeck.table.forgetting import Forgetting, people_of
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.people import Erased

if TYPE_CHECKING:
    from quarterdeck.server.house import House

SLICE = 50  # tables asked for at once
TRIES = 5  # to meet a table that is being restored


async def erase(house: "House", person: str) -> Erased:
    """Forget somebody everywhere. Each table is one transaction: whoever was cut off asks again for the rest."""
    task = asyncio.create_task(_erase(house, person))
    task.add_done_callback(retrieve)
    return await asyncio.shield(task)


async def _erase(house: "House", person: str) -> Erased:
    with house.leaving(person):
        house.knocker.forget_person(person)
        house.rooms.forget_person(person)
        house.bookshelf.forget_person(person)
        erased = await _erase_tables(house, person)
        await house.log.do(people.forget, person)
        await house.log.do(ways.drop, person)
        await house.log.do(lists.forget_removed, person)
        await house.blocking.refresh(person)
        with contextlib.suppress(StoreFailed):  # while it is copied; the next one will do it
            await house.log.checkpoint()
    return erased


async def _erase_tables(house: "House", person: str) -> Erased:
    deleted = changed = 0
    after = ""
    while found := await house.log.do(people.tables_with, person, after, SLICE):
        for name in found:
            if await leave(house, name, person, whatever=True):
                deleted += 1
            else:
                changed += 1
        after = found[-1]
    return Erased(deleted, changed)


async def leave(house: "House", name: str, person: str, *, whatever: bool) -> bool:
    """Forget somebody at one table, or say why not; whether the table is deleted, since nobody is left there."""
    work = partial(_leave, table=name, person=person, stranger=house.sources.name())
    change = partial(house.log.do, work)
    for _ in range(TRIES):
        try:
            if whatever:
                deleted = await house.rewrite(name, change)
            else:
                deleted = await (await house.find(name)).rewrite(change, partial(_may_leave, person=person))
            if deleted:
                house.knocker.stop(name)
            return deleted
        except Refusal as refusal:
            if refusal.key != "table-failed":  # somebody else had it made again: once more
                raise
    raise Refusal("table-failed")


def _may_leave(table: Table, person: str) -> None:
    """Whoever leaves a game in play would leave the others waiting."""
    seated = bool(table.seats_of(person))
    if not seated and person not in table.former and person != table.opened.opener:
        raise Refusal("not-at-table")
    others = people_of([table.opened, *table.people.values()]) - {person}
    if table.stage == "playing" and others and (seated or person not in table.former):
        raise Refusal("game-in-play")


def _leave(connection: sqlite3.Connection, table: str, person: str, stranger: str) -> bool:
    """Work for the store's thread."""
    entries = [read for _, text in people.timed_entries(connection, table) if (read := _read(text)) is not None]
    if not people_of(entries) - {person}:
        return summaries.delete_table(connection, table)
    forgetting = Forgetting(entries, person, stranger)

    def change(text: bytes) -> bytes:
        entry = _read(text)
        if entry is None:  # a damaged one, which nobody can play
            return b"{}" if person.encode() in text else text
        changed = forgetting.change(entry)
        return text if changed == entry else write_entry(changed)

    rewriting.forget_person(connection, table, person, change)
    return False


def _read(text: bytes) -> TableEntry | None:
    try:
        return read_entry(text)
    except (msgspec.DecodeError, ValueError):
        return None
