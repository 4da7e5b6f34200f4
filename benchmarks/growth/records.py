"""What long records and long tables cost: playing them again, restoring them, and one more move."""

import statistics
import time
from functools import cache, partial

from benchmarks.growth.curves import Case, Curve, interleaved, seconds
from benchmarks.growth.plays import Voyage, cut, slowly, spread
from benchmarks.growth.states import SLOW_CARTAGENA, voyages
from quarterdeck.core.errors import BadSetting
from quarterdeck.core.lines import Acted
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record, read
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from quarterdeck.games.cartagena import CARTAGENA
from quarterdeck.games.traitres import TRAITRES
from quarterdeck.server.audience import frame
from quarterdeck.table.entries import Answered, TableEntry, read_entry, write_entry
from quarterdeck.table.opening import PERSON, plan_table, restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import NOTHING
from quarterdeck.wire.news import news

GAMES_TRIED = 6  # of which the longest is measured
AT = 1_700_000_000_000  # when all of it happened, in milliseconds
MOVES = 10  # at each of some tables, of which the mean is one measurement
TABLES = 4
FEWEST = 16  # entries of the shortest record or table
MILLISECONDS, MICROSECONDS = 1e3, 1e6
TALKING = "Traîtres à bord, talking"
SLOW_TABLE = "Cartagena, slowly"


# Records


def replays(rounds: int) -> list[Curve]:
    """The time of reading a record and playing it again, its luck checked, by entries and tellings."""
    records = {
        name: _beginnings(voyage, 2 if name == SLOW_CARTAGENA else GAMES_TRIED, talk=False)
        for name, voyage in voyages().items()
    }
    records[TALKING] = _beginnings(voyages()[TRAITRES.title], GAMES_TRIED, talk=True)
    cases = {
        name: {size: partial(replay_time, record.json().encode()) for size, record in found.items()}
        for name, found in records.items()
    }
    entries = {name: {size: len(record.log) for size, record in found.items()} for name, found in records.items()}
    return interleaved("replay", cases, rounds, above_first=True, entries=entries)


def _beginnings(voyage: Voyage, games: int, *, talk: bool) -> dict[int, Record]:
    """Beginnings of a long game, by their entries and what these make the referee tell."""
    referee = voyage.longest(games, talk=talk)
    dealt = next(number for number, entry in enumerate(referee.entries) if isinstance(entry, Acted))
    records = [cut(referee, size) for size in spread(max(dealt, FEWEST), len(referee.entries))]
    return {len(record.log) + replay(GAMES, record).told: record for record in records}


def replay_time(text: bytes) -> float:
    """Milliseconds of one record."""
    return seconds(lambda: replay(GAMES, read(text))) * MILLISECONDS


# Numbers


def long_table(voyage: Voyage, seed: int, *, talk: bool = False) -> list[TableEntry]:
    """The log of a table of people who play a whole game; with talk, each says and writes something all the time."""
    luck = FastLuck(seed)
    invitations = [f"invitation {seat}" for seat in range(voyage.players)]
    opened = plan_table(
        voyage.game,
        [PERSON] * voyage.players,
        {},
        (),
        opener="person 0",
        key=seed.to_bytes(32, "big"),
        invitations=invitations,
    )
    table = Table(voyage.game, opened, at=AT)
    entries: list[TableEntry] = [opened]
    for seat, invitation in enumerate(invitations):
        entries += table.sit(f"person {seat}", invitation, f"Player {seat}", "00" * 16, at=AT)
    while table.stage == "playing":
        entries += move(table, voyage, luck)
        for seat in range(voyage.players if talk else 0):
            entries += _talk(table, seat, luck)
    return entries


def move(table: Table, voyage: Voyage, luck: FastLuck) -> list[TableEntry]:
    """Whoever must decide does something."""
    assert table.referee is not None
    seat = table.referee.actors()[0]
    decision = table.decision(seat)
    assert decision is not None
    action = voyage.choose(table.referee.legal(seat), luck)
    return table.act(seat, decision, table.game.alphabet.words(action), at=AT)


def _talk(table: Table, seat: int, luck: FastLuck) -> list[TableEntry]:
    assert table.game.statements is not None
    statements = table.game.statements
    said: list[TableEntry] = []
    while table.may_say(seat):
        try:
            said += table.say(seat, statements.words(luck.below(len(statements))), at=AT)
        except (Refusal, BadSetting):  # of somebody who is not there
            continue
    return said


def timed(entries: list[TableEntry]) -> list[tuple[int, TableEntry]]:
    """A log as it is stored, everything at the same time."""
    return [(AT, entry) for entry in entries]


@cache
def tables() -> dict[str, tuple[Voyage, list[TableEntry]]]:
    """For each kind of table the longest log of some."""
    found = {}
    for name, voyage in voyages().items():
        if voyage.data is None:
            found[name] = (voyage, _longest(voyage, talk=False))
    slow = Voyage(CARTAGENA, CARTAGENA.players[-1], slowly)
    found[SLOW_TABLE] = (slow, _longest(slow, talk=False))
    voyage = voyages()[TRAITRES.title]
    found[TALKING] = (voyage, _longest(voyage, talk=True))
    return found


def _longest(voyage: Voyage, *, talk: bool) -> list[TableEntry]:
    return max((long_table(voyage, seed, talk=talk) for seed in range(GAMES_TRIED)), key=len)


def sizes_of(entries: list[TableEntry]) -> list[int]:
    """The lengths of a log's beginnings to measure."""
    return spread(FEWEST, len(entries))


def with_tellings(entries: list[TableEntry]) -> int:
    """How long a log is: its entries, and what they make the referee tell, which is more for some than for others."""
    referee = restore_table(GAMES, timed(entries)).referee
    return len(entries) + (referee.told if referee is not None else 0)


def restores(rounds: int) -> list[Curve]:
    """The time of making a table from its log and telling a newcomer all of it, by entries and tellings."""
    cases: dict[str, dict[int, Case]] = {}
    lengths: dict[str, dict[int, int]] = {}
    for name, (_, entries) in tables().items():
        texts = [write_entry(entry) for entry in entries]
        lengths[name] = {with_tellings(entries[:number]): number for number in sizes_of(entries)}
        cases[name] = {size: partial(restore_time, texts[:number]) for size, number in lengths[name].items()}
    return interleaved("restore", cases, rounds, above_first=True, entries=lengths)


def restore_time(texts: list[bytes]) -> float:
    """Milliseconds of one table."""

    def show() -> None:
        table = restore_table(GAMES, [(AT, read_entry(text)) for text in texts])
        frame(news(table, None, NOTHING))

    return seconds(show) * MILLISECONDS


def moves(rounds: int) -> list[Curve]:
    """The time of one more move and of the news of it, by entries before it."""
    cases: dict[str, dict[int, Case]] = {}
    for name, (voyage, entries) in tables().items():
        last = [number for number, entry in enumerate(entries) if isinstance(entry, Answered)][-MOVES - 4]
        sizes = spread(FEWEST, last)
        cases[name] = {size: partial(move_time, voyage, entries[:size], talk=name == TALKING) for size in sizes}
    return interleaved("move", cases, rounds, above_first=True)


def move_time(voyage: Voyage, entries: list[TableEntry], *, talk: bool) -> float:
    """Microseconds of one move with all that it has the table say, the mean of some moves and of some tables."""
    spent: list[float] = []
    for seed in range(TABLES):
        table = restore_table(GAMES, timed(entries))
        luck = FastLuck(seed)
        for _ in range(MOVES):
            begun = time.thread_time()
            _move_and_news(table, voyage, luck, talk=talk)
            if table.stage == "over":  # what is laid open then is no part of a usual move
                break
            spent.append(time.thread_time() - begun)
    return statistics.mean(spent) * MICROSECONDS


def _move_and_news(table: Table, voyage: Voyage, luck: FastLuck, *, talk: bool) -> None:
    assert table.referee is not None
    seat, before = table.referee.actors()[0], table.last
    move(table, voyage, luck)
    frame(news(table, seat, before))
    if talk:
        _talk(table, seat, luck)
        frame(news(table, seat, before))
