"""The law of playing on: at a table with a head each seat knows what it knew there, and may do what it might."""

from collections.abc import Iterator

from quarterdeck.core.errors import LuckRefused
from quarterdeck.core.lines import Entry
from quarterdeck.core.luck import Draw, FastLuck, seed_of
from quarterdeck.core.record import Record, read
from quarterdeck.core.replay import replay
from quarterdeck.core.state import SPECTATOR
from quarterdeck.core.verification import verify
from quarterdeck.table import undoing
from quarterdeck.table.earlier import cut
from quarterdeck.table.entries import GameBegan, TableEntry, TableOpened, read_entry, write_entry
from quarterdeck.table.opening import restore_table
from quarterdeck.table.refusals import Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import NOTHING, News
from quarterdeck.wire.news import news, shown
from quarterdeck.wire.walking import Walk
from tests.laws.cases import Case, choose
from tests.laws.evening import Evening
from tests.laws.play import finished
from tests.laws.secrets import wire
from tests.laws.twins import World, exchange
from tests.table.headed import REPLAY, alone_with_rewinds, plays_on, sits_down
from tests.table.seated import NOW, act, timed
from tests.under_test import GAMES_UNDER_TEST

NOT_IN_RECORDS = {"went-away", "came-back", "game-paused", "game-resumed", "renamed", "seat-free"}
NAMES = {"took-over"}  # tellings with a person's name, which a head does not have

Log = list[tuple[int, TableEntry]]


def earlier_game(name: str, players: int, number: int) -> tuple[Record, Log]:
    """A finished game and its log: of one alone who rewinds, or of an evening of many manners."""
    if number % 2:
        table, entries = alone_with_rewinds(name, players, number)
        return table.record(), timed(entries)
    evening = Evening(name, players, number)
    evening.play()
    return evening.table.record(), evening.log


def moments_of(log: Log, most: int, luck: FastLuck) -> Iterator[tuple[int, Table]]:
    """Some moments of a table that plays, each with how many steps of its record were taken by then."""
    began = next(number for number, (_, entry) in enumerate(log, start=1) if isinstance(entry, GameBegan))
    for ends in sorted({began, *(began + luck.below(len(log) - began) for _ in range(most))}):
        table = restore_table(GAMES_UNDER_TEST, log[:ends])
        assert table.referee is not None
        if table.stage == "playing":
            yield sum(not isinstance(entry, Draw) for entry in table.referee.entries), table


def everybody_knows_what_they_knew(name: str, players: int, number: int) -> None:
    """The news of the entry that begins the game are those of the earlier table up to there, for every viewer."""
    luck = FastLuck(seed_of(name, players, number, "onward"))
    record, log = earlier_game(name, players, number)
    for step, before in moments_of(log, 3, luck):
        table = plays_on(record, step, luck.below(players))
        opened = sits_down(table)
        for viewer in (None, *range(players)):
            there, here = news(before, viewer, NOTHING), news(table, viewer, table.began - 1)
            assert here.since == NOTHING, "who waited is not told all"
            assert known(here) == known(there), f"{name}/{players}/{number}: {viewer} after step {step}"
        it_plays_on(table, opened, luck)


def known(one: News) -> dict[str, bytes]:
    """All that a viewer knows, without numbers of entries, chat, and what no record says."""
    told = [
        (
            line.clause,
            line.key,
            {slot: value for slot, value in line.slots.items() if slot not in hidden_slots(line.key)},
        )
        for line in one.told
        if line.key not in NOT_IN_RECORDS
    ]
    said = [(heard.seat, heard.clause, heard.key, heard.slots) for heard in one.said if heard.key]
    parts = {"told": told, "said": said, "view": one.view, "asked": one.asked, "hints": one.hints}
    return {name: wire(part) for name, part in {**parts, "choices": one.choices}.items()}


def hidden_slots(key: str) -> set[str]:
    return {"entry", "text"} if key in NAMES else {"entry"}


def it_plays_on(table: Table, log: list[TableEntry], luck: FastLuck) -> None:
    """To its end, with take-backs and rewinds, but never into its head; its log and its record make it again."""
    assert table.referee is not None
    seat = next(iter(table.people))
    began, head = table.began, table.referee.begins
    nothing_of_the_head_is_undone(table, seat)
    for _ in range(5000):
        actors = table.referee.actors()
        if not actors:
            break
        own, last = table.own_answers(seat), table.answered_in(seat)
        if own and luck.below(24) == 0 and table.rewinds < 3:
            log += undoing.rewind(table, seat, own[luck.below(len(own))], at=NOW)
        elif last is not None and luck.below(8) == 0 and table.referee.why_not_taken_back(seat) is None:
            log += undoing.take_back(table, seat, last, True, at=NOW)
        else:
            log += act(table, actors[luck.below(len(actors))], luck)
    assert all(entry > began for entry in table.own_answers(seat))
    restored = restore_table(GAMES_UNDER_TEST, timed(read_entry(write_entry(entry)) for entry in log))
    for viewer in (None, *range(len(table.bots))):
        assert wire(news(restored, viewer, NOTHING)) == wire(news(table, viewer, NOTHING)), (
            "the log makes another table"
        )
    record = table.record()
    assert record.log[:head] == log[0].head.log if isinstance(log[0], TableOpened) and log[0].head else False
    assert verify(record).holds
    again = replay(GAMES_UNDER_TEST, read(record.json().encode()))
    assert (again.outcome, again.head) == (record.outcome, record.head)
    assert restored.record() == record
    walk = Walk(GAMES_UNDER_TEST, record)
    steps = walk.end().steps
    for viewer in range(len(table.bots)):
        replayed, shown_here = walk.news(str(viewer), steps, NOTHING), news(table, viewer, NOTHING)  # type: ignore[arg-type]
        assert known(replayed) == known(shown_here), f"the replay shows {viewer} something else than the table did"


def nothing_of_the_head_is_undone(table: Table, seat: int) -> None:
    """Neither by a command nor by an entry that somebody wrote into the log."""
    for entry in range(-10, table.entries):
        for command in (undoing.rewind, undoing.take_back):
            arguments = (True,) if command is undoing.take_back else ()
            try:
                command(table, seat, entry, *arguments, at=NOW)
            except Refusal:
                continue
            raise AssertionError(f"what stands in the head is undone by {command.__name__} {entry}")


# Twins


def twins_play_on_alike(case: Case) -> int:
    """Two games that a viewer could not tell apart when they were left look the same to it when they are played on.

    How many pairs there were.
    """
    luck = case.luck("seats of twins")
    pairs = 0
    for viewer in range(SPECTATOR, case.players):
        for step, records in twin_records(case, viewer):
            seat = luck.below(case.players)
            sent = [_sent(record, step, seat, viewer) for record in records]
            assert sent[0] == sent[1], f"{case}: {viewer} can tell two worlds apart after {step} steps"
            pairs += 1
    return pairs


def twin_records(case: Case, viewer: int) -> Iterator[tuple[int, list[Record]]]:
    """Two finished games that differ up to a step in what is hidden from a viewer, and so does what follows."""
    entries = finished(case).entries
    luck = case.luck(f"twins of heads for {viewer}")
    exchanged = exchange(case, entries, viewer, luck)
    steps = 0 if exchanged is None else _together(case, entries, exchanged, viewer)
    if exchanged is not None and steps:
        step = steps - luck.below(min(4, steps))
        records = [_ended(case, world, step) for world in (entries, exchanged)]
        if len({cut(GAMES_UNDER_TEST, record, step, REPLAY).log for record in records}) > 1:
            yield step, records


def _together(case: Case, entries: list[Entry], exchanged: list[Entry], viewer: int) -> int:
    """For how many actions two worlds tell a viewer the same, and are not over; 0 where they cannot both be."""
    try:
        truth, twin = World(case, entries), World(case, exchanged)
    except LuckRefused:
        return 0
    steps = 0
    while truth.step() and twin.step() and not (truth.referee.over or twin.referee.over):
        told = [wire(world.referee.tellings(viewer)) for world in (truth, twin)]
        if told[0] != told[1]:
            break
        steps += 1
    return steps


def _ended(case: Case, entries: list[Entry], steps: int) -> Record:
    """The record of a world that goes another way after some steps, with fresh luck."""
    world = World(case, entries)
    for _ in range(steps):
        world.step()
    referee, luck = world.referee, case.luck("another end")
    referee._luck.source = luck
    while actors := referee.actors():
        referee.act(actors[0], choose(case, referee.truth, actors[0], luck))
    return referee.record()


def _sent(record: Record, step: int, seat: int, viewer: int) -> list[bytes]:
    """All that a viewer is sent of a table that plays on, and what a bot on its seat is asked."""
    table = plays_on(record, step, seat)
    sits_down(table)
    assert table.referee is not None
    who = None if viewer == SPECTATOR else viewer
    sent = [wire(news(table, who, NOTHING)), wire(shown(table, "table", f"person {viewer}", ()))]
    return [*sent, wire(table.referee.statements()), wire(table.referee.actors())]
