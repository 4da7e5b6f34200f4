"""What happens around a game, as messages: clocks and who is away, proposals, new links, and lines of the log."""

from collections.abc import Mapping

from quarterdeck.table.entries import (
    Answered,
    BrokenOff,
    HandedOver,
    Hinted,
    Renamed,
    Resigned,
    SatDown,
    TableEntry,
    Undoing,
)
from quarterdeck.table.hurry import Standing
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import Around, Line, Proposal, SeatTime

KEYS = {
    "acted": "stood-in",
    "sat": "took-over",
    "took-back": "took-back",
    "rewound": "went-back",
    "hinted": "hinted",
    "resigned": "resigned",
    "left": "went-away",
    "returned": "came-back",
    "handed-over": "handed-to-bot",
    "reclaimed": "came-back",
    "paused": "game-paused",
    "resumed": "game-resumed",
    "broken-off": "broken-off",
    "renamed": "renamed",
}


def line_beside(entry: int, one: TableEntry) -> Line | None:
    """What everybody is told of an entry that is no part of the game itself, if anything."""
    tag = str(one.__struct_config__.tag)
    slots: dict[str, object] = {"seat": seat} if (seat := getattr(one, "seat", None)) is not None else {}
    key = KEYS.get(tag)
    if isinstance(one, BrokenOff):
        key = f"broken-off-{one.reason}"
    elif isinstance(one, HandedOver) and not one.bot:
        key = "seat-free"
    elif isinstance(one, HandedOver | Hinted | Resigned):
        slots["text"] = one.bot
    elif isinstance(one, Answered):
        slots["text"] = one.stand_in
    elif isinstance(one, SatDown):
        slots["text"] = one.name
    elif isinstance(one, Renamed):
        slots["text"] = one.was
    elif isinstance(one, Undoing):
        slots["entry"] = one.answer  # from there on nothing counts that was told before this line
    return None if key is None else Line(entry, "", key, slots)


def around(table: Table, seat: int | None, at: int, gone_in: Mapping[int, int], standing: Standing) -> Around:
    """How things stand around a game that has begun, for a seat or a spectator.

    `gone_in` says of each seat whose person is not there in how many milliseconds the others may give it away;
    `standing`, who wants to skip the bots' waiting or have them wait.
    """
    playing = table.stage == "playing"
    proposal = table.proposals.open(at) if playing else None
    return Around(
        seats=tuple(_seat_time(table, one, at, gone_in) if playing else SeatTime() for one in range(len(table.bots))),
        paused=playing and table.times.stands_still("paused"),
        deserted=playing and table.times.stands_still("deserted"),
        proposal=None
        if proposal is None
        else Proposal(proposal.number, proposal.seat, proposal.what, proposal.voters, proposal.agreed, proposal.about),
        links={one: handed.invitation for one, handed in table.links.items()} if playing and seat is not None else {},
        own=tuple(table.own_answers(seat)) if playing and table.alone and seat is not None else (),
        rewinds=table.rewinds,
        hints=table.hints,
        tempo=table.tempo,
        skipping=standing.skipping,
        reading=standing.reading,
        hurried=standing.hurried,
        waiting=standing.waiting,
    )


def _seat_time(table: Table, seat: int, at: int, gone_in: Mapping[int, int]) -> SeatTime:
    if table.bots[seat]:
        return SeatTime()
    times, asked = table.times, seat in table.people_asked()
    clock = times.left(seat, at)
    return SeatTime(
        clock=clock,
        runs=clock is not None and asked and not times.still and times.curtained(seat, at) == 0,
        away=seat in times.away,
        stand_in=times.until(seat, at) if seat in times.away else None,
        gone=gone_in.get(seat),
    )
