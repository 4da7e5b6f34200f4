"""The law of ending, and what is left of such an evening."""

import json
from collections.abc import Sequence
from pathlib import Path

from quarterdeck.core.lines import Acted, Rewound, TakenBack
from quarterdeck.core.record import read
from quarterdeck.core.replay import replay
from quarterdeck.table.entries import Answered, BrokenOff, TableEntry, TookBack, read_entry, write_entry
from quarterdeck.table.opening import restore_table
from quarterdeck.table.table import Table
from quarterdeck.table.timing import SECOND, UNTOUCHED
from tests.laws.evening import ANSWER, BEAT, Evening, longest_wait
from tests.under_test import GAMES_UNDER_TEST

LENGTHS = Path(__file__).parent.parent.parent / "measurements" / "lengths.json"
LONGEST = {(row["game"], row["players"]): row["most"] for row in json.loads(LENGTHS.read_bytes())["rows"]}  # decisions
GOING = 5 * SECOND  # within it all go, where all do


def the_evening_ends(name: str, players: int, number: int, manner: str = "") -> Evening:
    """As long as one person is there and answers the game ends in time, and nobody decides for that person."""
    evening = Evening(name, players, number, manner=manner)
    evening.play()
    assert evening.table.record().outcome is not None, "it was broken off, and who was there never agreed"
    longest = max(LONGEST.get((name, players), 0), evening.decisions)
    most = longest * longest_wait(evening.timing) + evening.decisions * (ANSWER + BEAT)
    assert evening.now - evening.paused <= most, (
        f"it lasts longer than the longest game with every wait, {evening.manners}"
    )
    for _, entry in evening.log:
        if isinstance(entry, Answered) and entry.seat == evening.answering:
            assert not entry.stand_in, f"somebody decided for who was there and answered, {evening.manners}"
    return evening


def nobody_is_waited_for_longer_than_thirty_days(name: str, players: int, number: int) -> Evening:
    """All go, sooner or later: a live table waits and is broken off; by correspondence stand-ins end the game."""
    evening = Evening(name, players, number, answered=False)
    evening.manners = dict.fromkeys(evening.manners, "gone")
    evening.moves = {seat: evening.luck.below(GOING) for seat in evening.moves}
    evening.play()
    if not evening.timing.live:
        assert evening.table.record().outcome is not None, "by correspondence the clock goes on"
        return evening
    if evening.table.record().outcome is not None:
        assert evening.now <= GOING + BEAT, "it went on when all had gone"
        return evening
    assert evening.table.record().log[-1] == "broken off after 30 days"
    (touched, _), (ended, last) = evening.log[-2:]
    assert last == BrokenOff("untouched")
    assert ended == touched + UNTOUCHED
    return evening


def what_is_left_of_it_can_be_read(table: Table, log: Sequence[tuple[int, TableEntry]]) -> None:
    """The log makes the same record, and the record alone the same game, with all its luck from the key."""
    again = restore_table(GAMES_UNDER_TEST, [(at, read_entry(write_entry(entry))) for at, entry in log])
    record = table.record()
    assert again.record() == record, "the log makes another record"
    assert record.luck is not None
    referee = replay(GAMES_UNDER_TEST, read(record.json().encode()))
    assert (referee.outcome, referee.broken_off) == (record.outcome, table.referee.broken_off)  # type: ignore[union-attr]
    for kind, times in ((Rewound, table.rewinds), (TakenBack, sum(isinstance(one, TookBack) for _, one in log))):
        assert sum(isinstance(entry, kind) for entry in referee.entries) == times, f"{kind} in the record"
    stood_in = sum(isinstance(entry, Answered) and bool(entry.stand_in) for _, entry in log)
    assert sum(isinstance(entry, Acted) and bool(entry.stand_in) for entry in referee.entries) == stood_in
