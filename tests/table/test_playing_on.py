"""A table that plays on from a step of a finished game, and what nobody can play on from."""

import msgspec
import pytest

from quarterdeck.core.errors import BadRecord, BrokenRule
from quarterdeck.core.lines import count
from quarterdeck.core.luck import FastLuck, SecretLuck
from quarterdeck.core.record import Person, Record
from quarterdeck.core.replay import replay
from quarterdeck.core.verification import verify
from quarterdeck.table import earlier, undoing
from quarterdeck.table.earlier import cut
from quarterdeck.table.entries import TableOpened, read_entry, write_entry
from quarterdeck.table.opening import restore_table
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.wire.messages import NOTHING
from quarterdeck.wire.news import news
from tests.core.forged import fair
from tests.core.headed import line_spoilt, played_on
from tests.laws.play import finished
from tests.referees.boxes import boxes_of
from tests.referees.records import BoxedCase
from tests.table.headed import ME, OTHER_KEY, REPLAY, plays_on, sits_down
from tests.table.seated import play, timed
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS
from tools.new_game.template.tests.positions import GAMES, record_of

DEAL = ("first 0", "role smuggler spy", "deal rum silk powder powder", "load silk")
STOWED = (*DEAL, "0: stow rum", "1: stow powder", "mix powder rum")
ENDED = (*STOWED, "0: lay silk saying rum", "draw rum", "1: accuse 0")


def refused(record: Record, step: int) -> str:
    with pytest.raises(Refusal) as refusal:
        cut(GAMES, record, step, REPLAY)
    return refusal.value.key


# What can be played on from


def test_nobody_plays_on_from_a_running_game() -> None:
    """Whatever its record claims: the seat of a running game is opened to nobody else."""
    running = record_of(2, *ENDED[:-1])
    assert refused(running, 2) == "record-unfinished"
    finished_game = replay(GAMES, record_of(2, *ENDED)).record()
    with pytest.raises(BrokenRule, match="stops before the game is over"):
        cut(GAMES, msgspec.structs.replace(running, outcome=finished_game.outcome), 2, REPLAY)


def test_one_plays_on_from_any_step_but_the_last() -> None:
    whole = record_of(2, *ENDED)
    assert [len(cut(GAMES, whole, step, REPLAY).log) for step in range(4)] == [8, 9, 12, 14]
    assert refused(whole, 4) == "step-over"
    assert refused(whole, 5) == "step-unknown"
    broken_off = record_of(2, *STOWED, "broken off by agreement")
    assert len(cut(GAMES, broken_off, 2, REPLAY).log) == 12
    assert refused(broken_off, 3) == "step-over"


def test_a_record_that_breaks_a_rule_is_no_head() -> None:
    with pytest.raises(BrokenRule):
        cut(GAMES, record_of(2, *STOWED, "0: lay rum saying rum"), 1, REPLAY)
    with pytest.raises(BrokenRule, match="does not follow from the key"):
        cut(GAMES, line_spoilt(played_on(SMUGGLERS), of_the_head=False), 1, REPLAY)
    with pytest.raises(BadRecord):
        cut(GAMES, msgspec.structs.replace(fair(SMUGGLERS), data="0123456789abcdef"), 1, REPLAY)


def test_a_head_that_is_too_large_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(earlier, "LARGEST", 400)
    assert refused(record_of(2, *ENDED), 2) == "head-large"


def test_a_head_names_bots_and_no_people() -> None:
    """Whoever asks to be forgotten stands in no game that somebody else played on."""
    people = (Person("Ann"), Person("Moll", "bosun"))
    log = (*DEAL, "0 is handed over to person Bea", *ENDED[4:])
    head = cut(GAMES, msgspec.structs.replace(record_of(2, *log), seats=people), 3, REPLAY)
    assert head.head[0].seats == (Person("…"), Person("Moll", "bosun"))
    assert "0 is handed over to person …" in head.log
    assert b"Ann" not in msgspec.json.encode(head)
    assert b"Bea" not in msgspec.json.encode(head)


# The table


def test_its_key_is_sealed_before_anybody_sits_and_its_record_says_where_it_came_from() -> None:
    before = fair(SMUGGLERS)
    table = plays_on(before, 4, 1)
    assert table.commitment == SecretLuck(OTHER_KEY).commitment
    assert table.stage == "waiting"
    assert news(table, None, NOTHING).told == ()
    sits_down(table)
    play(table, FastLuck(3))
    record = table.record()
    (stretch,) = record.head
    assert record.quarterdeck == 3
    assert (stretch.replay, stretch.steps, stretch.luck) == (REPLAY, 4, before.luck)
    assert record.luck is not None
    assert (record.luck.key, record.luck.contributions) == (OTHER_KEY.hex(), {1: "0abc"})
    assert record.log[: stretch.lines] == before.log[: stretch.lines]
    assert [person.bot for person in record.seats] == ["bosun", ""]
    assert verify(record).holds


def test_one_plays_on_from_what_was_played_on() -> None:
    """Before the end of its head, that is playing on from the first game."""
    once = played_on(SMUGGLERS, 4)
    inside, at, behind = (cut(GAMES, once, step, "second") for step in (2, 4, 5))
    assert [(one.replay, one.steps) for one in inside.head] == [("replay1", 2)]
    assert [(one.replay, one.steps) for one in at.head] == [("replay1", 4)]
    assert [(one.replay, one.steps) for one in behind.head] == [("replay1", 4), ("second", 5)]
    assert inside.head[0].luck == at.head[0].luck == once.head[0].luck != once.luck == behind.head[1].luck
    for step in (2, 4, 5):
        table = plays_on(once, step, 0)
        sits_down(table)
        play(table, FastLuck(step))
        assert verify(table.record()).holds
        replay(GAMES, table.record())


def test_the_edition_of_the_head_rules_the_table() -> None:
    old = msgspec.structs.replace(replay(GAMES, record_of(2, *ENDED)).record(), rules=1, outcome=None)
    table = plays_on(old, 2, 0)
    assert (table.opened.edition, table.options.edition) == (1, 1)
    log = [*sits_down(table), *play(table, FastLuck(1))]
    assert table.record().rules == 1
    assert restore_table(GAMES, timed(log)).record() == table.record()


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_other_components_are_those_of_the_table(name: str) -> None:
    game = GAMES_UNDER_TEST[name]
    box = next(iter(boxes_of(name)))
    record = finished(BoxedCase(name, game.players[0], 1, box)).record()
    table = plays_on(record, sum(count(text) is None for text in record.log) // 2, 0)
    log = [*sits_down(table), *play(table, FastLuck(1))]
    assert table.data == boxes_of(name)[box](game.players[0]) != game.data()
    again = restore_table(GAMES_UNDER_TEST, timed(read_entry(write_entry(entry)) for entry in log))
    assert again.record() == table.record()
    assert verify(table.record()).holds
    replay(GAMES_UNDER_TEST, table.record())


def test_who_is_alone_now_rewinds_and_is_given_hints_but_never_into_the_head() -> None:
    table = plays_on(record_of(2, *ENDED), 1, 1)
    sits_down(table)
    assert table.alone
    decision = table.decision(1)
    assert decision == table.began
    undoing.hint(table, 1, decision, "captain", at=0)
    table.act(1, decision, "stow powder", at=0)
    answered = table.answered_in(1)
    assert answered is not None
    undoing.rewind(table, 1, answered, at=0)
    with pytest.raises(Refusal, match="nothing-to-rewind"):
        undoing.rewind(table, 1, table.began, at=0)
    assert (table.rewinds, table.hints) == (1, 1)


def test_only_who_was_invited_sits_down_there() -> None:
    table = plays_on(record_of(2, *ENDED), 1, 1)
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit(ME, "on 0", "Ida", "", at=0)


def test_what_was_said_and_undone_before_is_told_before_all_entries() -> None:
    log = (*DEAL, "0: stow rum", "1 says: trust 0", "1: stow powder", "mix powder rum", "0 asks captain")
    record = record_of(2, *log, "0 rewinds to line 5", *ENDED[4:])
    solo = msgspec.structs.replace(record, seats=(Person("Ann"), Person("Moll", "bosun")))
    table = plays_on(solo, 5, 1)
    sits_down(table)
    first = news(table, 1, table.began - 1)
    assert first.since == NOTHING
    assert [heard.entry for heard in first.said] == [-5]
    undone = next(line for line in first.told if line.key == "went-back")
    assert (undone.entry, undone.slots["entry"]) == (-2, -6)
    assert all(line.entry < NOTHING for line in first.told)
    assert news(table, 1, table.began).told == ()


@pytest.mark.parametrize("change", ["line", "stretch", "data"])
def test_a_log_whose_head_cannot_be_played_again_is_broken(change: str) -> None:
    table = plays_on(fair(SMUGGLERS), 4, 1)
    log = sits_down(table)
    opened = log[0]
    assert isinstance(opened, TableOpened)
    assert opened.head is not None
    head, data = opened.head, opened.data
    if change == "line":
        head = msgspec.structs.replace(head, log=(*head.log[:-1], "0: stow gold"))
    elif change == "stretch":
        head = msgspec.structs.replace(head, stretches=(*head.stretches, *head.stretches))
    else:
        data = {"cards": 3}
    log[0] = msgspec.structs.replace(opened, head=head, data=data)
    with pytest.raises(BrokenLog):
        restore_table(GAMES, timed(log))


def test_a_table_without_a_head_is_stored_as_ever() -> None:
    """So that an older program reads it."""
    assert b"head" not in write_entry(msgspec.structs.replace(plays_on(fair(SMUGGLERS), 4, 1).opened, head=None))
