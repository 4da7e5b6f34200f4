"""Talk at a table: who may say what and when, that it is kept, and that it changes nothing else."""

from collections.abc import Iterator

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from quarterdeck.table import talk
from quarterdeck.table.entries import Chatted, Stated, TableEntry, blank, read_entry, write_entry
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import LONGEST_CHAT, LONGEST_CHAT_BYTES, Heard
from quarterdeck.wire.news import news
from tests.table.seated import NOW, opened, play, seated, timed
from tests.under_test import GAMES_UNDER_TEST

FREIBEUTER, SMUGGLERS = GAMES["freibeuter"], GAMES_UNDER_TEST["smugglers"]
VIEWERS = (None, 0, 1)


def why_not(table: Table, *command: object) -> Refusal:
    """Why something is not said; everybody is sent what they were sent before."""
    before = [news(table, viewer, -1) for viewer in VIEWERS]
    name, *arguments = command
    with pytest.raises(Refusal) as refusal:
        getattr(table, str(name))(*arguments, at=NOW)
    assert [news(table, viewer, -1) for viewer in VIEWERS] == before
    return refusal.value


def texts(table: Table, since: int = -1) -> list[str]:
    return [heard.text for heard in news(table, None, since).said]


def went_ashore(table: Table) -> Iterator[object]:
    """Who goes ashore while the others play on."""
    luck = FastLuck(1)
    while play(table, luck, 1) and table.stage == "playing":
        yield from (line.slots["seat"] for line in news(table, None, table.last - 1).told if line.key == "ashore")


# Statements


def test_a_statement_is_heard_by_everybody_and_stands_in_the_record() -> None:
    table, _ = seated(SMUGGLERS, 2)
    assert table.say(0, "  TRUST 1 ", at=NOW) == [Stated(0, "trust 1")]
    heard = Heard(table.last, 0, clause="X5.1", key="statement-trust", slots={"seat": 1})
    assert [news(table, viewer, -1).said for viewer in VIEWERS] == [(heard,)] * 3
    play(table, FastLuck(1))
    assert "0 says: trust 1" in table.record().log


def test_one_is_told_whether_one_may_make_a_statement() -> None:
    """X5.1: at most one for each seat between two actions."""
    table, _ = seated(SMUGGLERS, 2)
    table.say(0, "trust 1", at=NOW)
    assert [news(table, viewer, -1).speaks for viewer in VIEWERS] == [False, False, True]
    refusal = why_not(table, "say", 0, "trust 0")
    assert (refusal.key, refusal.clause) == ("already-spoke", "X5.1")
    play(table, FastLuck(1), 1)
    assert news(table, 0, -1).speaks
    play(table, FastLuck(1))
    assert not news(table, 0, -1).speaks


def test_what_is_no_statement_here_is_refused_with_a_key() -> None:
    table, _ = seated(SMUGGLERS, 2)
    assert why_not(table, "say", 0, "trust gold" * 20).slots == {"text": ("trust gold" * 20)[:60]}
    assert why_not(table, "say", 0, "trust 3").key == "no-such-seat"
    assert why_not(table, "say", None, "trust 1").key == "only-watching"
    assert why_not(seated(FREIBEUTER, 2)[0], "say", 0, "trust 1").key == "no-statements"


def test_statements_are_made_while_the_game_lasts() -> None:
    waiting = opened(SMUGGLERS, PERSON, PERSON)
    waiting.sit("anna", "to 0", "Anna", "", at=NOW)
    assert why_not(waiting, "say", 0, "trust 1").key == "game-not-begun"
    over, _ = seated(SMUGGLERS, 2)
    play(over, FastLuck(1))
    assert why_not(over, "say", 0, "trust 1").key == "statements-closed"


def test_who_is_out_of_play_still_talks() -> None:
    table, _ = seated(SMUGGLERS, 4)
    ashore = next(seat for seat in went_ashore(table) if isinstance(seat, int))
    assert table.say(ashore, "suspect 0", at=NOW)
    assert table.chat(ashore, "Look at crate 2!", at=NOW)


# What people write


def test_what_is_written_is_read_by_everybody_before_during_and_after_the_game() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    table.sit("person 0", "to 0", "Anna", "", at=NOW)
    table.chat(0, "Anybody here?", at=NOW)
    table.sit("person 1", "to 1", "Ben", "", at=NOW)
    assert table.chat(1, "I am.", at=NOW) == [Chatted(1, "I am.")]
    play(table, FastLuck(2))
    table.chat(0, "Well played.", at=NOW)
    for viewer in VIEWERS:
        said = news(table, viewer, -1).said
        assert [(heard.seat, heard.text) for heard in said] == [
            (0, "Anybody here?"),
            (1, "I am."),
            (0, "Well played."),
        ]
    assert not any("Anybody" in line for line in table.record().log)


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ahoy,\n\tsailor!\r\n ", "Ahoy, sailor!"),
        ("l’île\u00a0!", "l’île !"),
        ("\x1b[31mred\x07", "[31mred"),
        ("safe\u202ekcart\u202c \u2066x\u2069\u200f", "safekcart x"),
        ("a\u200bb\ufeff \u00adc", "ab c"),
        ("👩‍✈️ 🏴", "👩‍✈️ 🏴"),
        ("שלום", "שלום"),
        ("<b>bold</b> { $seat }", "<b>bold</b> { $seat }"),
    ],
)
def test_what_cannot_be_seen_is_left_out(typed: str, kept: str) -> None:
    table, _ = seated(FREIBEUTER, 2)
    table.chat(0, typed, at=NOW)
    assert texts(table) == [kept]


BLANK = ["\u3164", "\u2800", "\ufe0f", "\u115f\uffa0", "\u034f", "\u17b4", "\u2800 \u3164"]


@pytest.mark.parametrize("text", ["", "  \n ", "\u200b", "\u202e\u2066", "\u200d", "\x00\x1b", *BLANK])
def test_what_has_nothing_to_read_in_it_is_refused(text: str) -> None:
    assert why_not(seated(FREIBEUTER, 2)[0], "chat", 0, text).key == "chat-empty"


def test_a_message_is_short_and_spectators_write_none() -> None:
    table, _ = seated(FREIBEUTER, 2)
    table.chat(0, " " + "é" * LONGEST_CHAT + "\n", at=NOW)
    refusal = why_not(table, "chat", 0, "x" * (LONGEST_CHAT + 1))
    assert (refusal.key, refusal.slots) == ("chat-long", {"most": LONGEST_CHAT, "bytes": LONGEST_CHAT_BYTES})
    assert why_not(table, "chat", None, "Hello").key == "only-watching"


def test_a_message_of_large_letters_is_bounded_in_bytes() -> None:
    table, _ = seated(FREIBEUTER, 2)
    most = LONGEST_CHAT_BYTES // 4
    table.chat(0, "\N{PARROT}" * most, at=NOW)
    assert why_not(table, "chat", 0, "\N{PARROT}" * (most + 1)).key == "chat-long"
    table.chat(0, "鹿" * LONGEST_CHAT, at=NOW)
    assert texts(table) == ["\N{PARROT}" * most, "鹿" * LONGEST_CHAT]


def test_nobody_writes_without_end_or_takes_room_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_CHATS", 3)
    table, _ = seated(FREIBEUTER, 2)
    for number in range(3):
        table.chat(0, f"{number}", at=NOW)
    assert why_not(table, "chat", 0, "more").key == "chat-full"
    assert table.chat(1, "still", at=NOW)


def test_a_newcomer_is_sent_the_newest_of_what_was_written_and_all_statements(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "MOST_SENT", 3)
    table, _ = seated(SMUGGLERS, 2)
    for number in range(5):
        table.chat(0, f"{number}", at=NOW)
        if number < 2:
            table.say(number, "hold rum", at=NOW)
    assert texts(table) == ["", "", "2", "3", "4"]
    assert texts(table, since=table.last - 2) == ["3", "4"]


def test_the_same_thing_asked_again_is_said_once() -> None:
    """As after a lost connection, when nobody knows whether it was heard."""
    table, log = seated(SMUGGLERS, 2)
    log += table.chat(0, "Ahoy", "a", at=NOW) + table.say(0, "trust 1", "b", at=NOW)
    assert table.chat(0, "Ahoy", "a", at=NOW) == []
    play(table, FastLuck(1), 1)
    assert table.say(0, "trust 1", "b", at=NOW) == []
    assert table.chat(1, "Ahoy", "a", at=NOW)
    assert table.chat(0, "Ahoy", at=NOW)
    assert table.chat(0, "Ahoy", at=NOW)
    assert texts(table) == ["Ahoy", "", "Ahoy", "Ahoy", "Ahoy"]


# Beside the moves


def test_talk_opens_and_closes_no_decision_and_changes_no_view() -> None:
    table, _ = seated(SMUGGLERS, 2)
    before = [news(table, viewer, -1) for viewer in VIEWERS]
    table.chat(1, "Think well.", at=NOW)
    table.say(0, "hold rum", at=NOW)
    for viewer, old in zip(VIEWERS, before, strict=True):
        now = news(table, viewer, -1)
        assert (now.view, now.decision, now.choices, now.told) == (old.view, old.decision, old.choices, old.told)
        assert news(table, viewer, old.entry).told == ()


@pytest.mark.parametrize("name", GAMES_UNDER_TEST)
def test_the_log_alone_brings_back_what_was_said(name: str) -> None:
    game = GAMES_UNDER_TEST[name]
    table, log = seated(game, 3)
    luck = FastLuck(7)
    while table.stage == "playing":
        log += table.chat(luck.below(3), f"after {table.last}", f"once {table.last}", at=NOW)
        if game.statements is not None and table.may_say(2):
            log += table.say(2, game.statements.words(luck.below(3)), at=NOW)
        log += play(table, luck, 1)
        if table.last > 60:
            break
    log += table.chat(0, "So it is.", at=NOW)
    again = restore_table(GAMES_UNDER_TEST, timed(read_entry(write_entry(entry)) for entry in log))
    for viewer in (None, 0, 1, 2):
        assert news(again, viewer, -1) == news(table, viewer, -1)
    assert again.last == table.last == len(log) - 1
    first = next(entry for entry in log if isinstance(entry, Chatted))
    assert again.chat(first.seat, first.text, first.once, at=NOW) == []
    if again.stage == "over":
        replay(GAMES_UNDER_TEST, again.record())


def test_a_stored_message_is_kept_whatever_may_be_written_now(monkeypatch: pytest.MonkeyPatch) -> None:
    table, log = seated(FREIBEUTER, 2)
    log += table.chat(0, "Ahoy, sailor!", at=NOW) + table.chat(0, "Ahoy again!", at=NOW)
    monkeypatch.setattr(talk, "LONGEST_CHAT", 5)
    monkeypatch.setattr(talk, "MOST_CHATS", 1)
    assert texts(restore_table(GAMES, timed(log))) == ["Ahoy, sailor!", "Ahoy again!"]


def test_a_log_in_which_nobody_could_have_said_that_is_not_played() -> None:
    _, log = seated(SMUGGLERS, 2)
    wrong: list[TableEntry] = [
        Chatted(2, "Ahoy"),
        Stated(0, "trust gold"),
        Stated(0, "trust 3"),
        Stated(7, "trust 1"),
    ]
    for entry in wrong:
        with pytest.raises(BrokenLog):
            restore_table(GAMES_UNDER_TEST, timed([*log, entry]))
    with pytest.raises(BrokenLog):
        restore_table(GAMES_UNDER_TEST, timed([log[0], Stated(0, "trust 1")]))


def test_what_somebody_wrote_can_fade_without_moving_any_entry() -> None:
    table, log = seated(FREIBEUTER, 2)
    log += table.chat(0, "A word between us", at=NOW) + table.chat(1, "Another", at=NOW)
    faded = [read_entry(blank(write_entry(entry))) if entry == log[-2] else entry for entry in log]
    restored = restore_table({FREIBEUTER.name: FREIBEUTER}, timed(faded))
    assert restored.last == table.last
    assert texts(restored) == ["Another"]
    assert [blank(write_entry(entry)) == write_entry(entry) for entry in log] == [True] * (len(log) - 2) + [False] * 2
