"""Subject access: all that is stored under one badge, as one value."""

import contextlib
from typing import TYPE_CHECKING

import msgspec

from quarterdeck.store import lists, people, replays, summaries, ways
from quarterdeck.table.entries import (
    Answered,
    Arranged,
    Chatted,
    HandedOver,
    Renamed,
    Resigned,
    SatDown,
    Stated,
    TableEntry,
    read_entry,
)
from quarterdeck.wire.own import FORMAT, Own, OwnBlock, OwnEntry, OwnReport, OwnTable, OwnWay
from quarterdeck.wire.people import CHAT_DAYS, NEVER_BEGUN_DAYS, ORIGIN_DAYS, REPORT_DAYS

if TYPE_CHECKING:
    from quarterdeck.server.house import House

Timed = tuple[int, int, TableEntry]  # an entry with its number and its time

SLICE = 50  # tables asked for at once
DAYS: dict[str, int | None] = {
    "tables_never_begun": NEVER_BEGUN_DAYS,
    "chat": CHAT_DAYS,
    "reports": REPORT_DAYS,
    "origins": ORIGIN_DAYS,
    "games": None,  # until their people delete them
    "blocks": None,
    "devices": 1,
}


async def gather(house: "House", person: str) -> Own:
    """What the store has of somebody, asked for table by table, so that nobody's move waits for long."""
    clock, log = house.clock, house.log
    tables: list[OwnTable] = []
    after = ""
    while found := await log.do(people.tables_with, person, after, SLICE):
        for name in found:
            tables += await _seats(house, name, person)
        after = found[-1]
    blocks = [OwnBlock(one.name, clock.wall(one.at)) for one in await log.do(people.blocks_of, person)]
    reports = [
        OwnReport(one.table, one.seat, clock.wall(one.at), one.text) for one in await log.do(people.reports_by, person)
    ]
    bans = [clock.wall(at) for at in await log.do(people.bans_of, person)]
    leading = [OwnWay(one.kind, clock.wall(one.made), one.used) for one in await log.do(ways.ways_of, person)]
    removed = await log.do(lists.removed_by, person)
    signed_out = await log.do(ways.generation_of, person)
    return Own(
        *(FORMAT, house.sources.wall(), person, tuple(tables), tuple(blocks), tuple(reports), tuple(bans), DAYS),
        *(tuple(leading), tuple(removed), signed_out),
    )


async def _seats(house: "House", name: str, person: str) -> list[OwnTable]:
    """One table, without anything that is not this person's own: no key, no draw, nobody else.

    Where several share a screen, it stands there for each of their seats.
    """
    summary = await house.log.do(summaries.find_table, name)
    entries = [(house.clock.wall(at), text) for at, text in await house.log.do(people.timed_entries, name)]
    if summary is None:  # deleted meanwhile
        return []
    opener = summary.opener == person
    origin = await house.log.do(people.origin_of, name) if opener else None
    log: list[Timed] = []
    for number, (at, text) in enumerate(entries):
        with contextlib.suppress(msgspec.DecodeError, ValueError):  # a damaged one says nothing
            log.append((number, at, read_entry(text)))
    sat_down = [entry for _, _, entry in log if isinstance(entry, SatDown) and entry.badge == person]
    table = OwnTable(
        table=name,
        game=summary.game,
        stage=summary.stage,
        opened=house.clock.wall(summary.opened),
        touched=house.clock.wall(summary.touched),
        opener=opener,
        origin=origin,
        seat=None,
        name="",
        sat=None,
        luck="",
        entries=(),
        replay=await house.log.do(replays.of_table, name),
    )
    hands = {sat.person: bool(sat.holder) for sat in sat_down}
    found = [_seat(table, log, hand) for hand in hands]
    if summary.stage == "playing" and any(hands.values()):  # those at one screen do not know what each other did
        found = [msgspec.structs.replace(one, entries=tuple(filter(_is_open, one.entries))) for one in found]
    return found or [table]


def _is_open(entry: OwnEntry) -> bool:
    return entry.what != "acted"


def _seat(table: OwnTable, log: list[Timed], hand: str) -> OwnTable:
    """What one did at a table under this name."""
    sat, sat_at, has_seat = SatDown(-1, hand, ""), None, False
    own: list[OwnEntry] = []
    for number, at, entry in log:
        if isinstance(entry, SatDown) and entry.person == hand:
            sat, sat_at, has_seat = entry, at, True
        elif isinstance(entry, SatDown | Arranged | Resigned | HandedOver) and entry.seat == sat.seat:
            has_seat = isinstance(entry, HandedOver) and not entry.bot  # until somebody else sits down
        elif has_seat and isinstance(entry, Renamed) and entry.seat == sat.seat:
            sat = msgspec.structs.replace(sat, name=entry.name)
            own.append(OwnEntry(number, at, "renamed", entry.name))
        elif has_seat and sat_at is not None and (found := _own(number, at, entry, sat.seat)) is not None:
            own.append(found)
    entries = tuple(own)
    return msgspec.structs.replace(table, seat=sat.seat, name=sat.name, sat=sat_at, luck=sat.luck, entries=entries)


def _own(number: int, at: int, entry: TableEntry, seat: int) -> OwnEntry | None:
    """An entry of this seat's, as it is known there."""
    if isinstance(entry, Answered) and entry.seat == seat and not entry.stand_in:
        return OwnEntry(number, at, "acted", entry.action)
    if isinstance(entry, Stated) and entry.seat == seat:
        return OwnEntry(number, at, "said", entry.statement)
    if isinstance(entry, Chatted) and entry.seat == seat:
        return OwnEntry(number, at, "wrote", entry.text)
    return None
