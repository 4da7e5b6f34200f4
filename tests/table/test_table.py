"""A table: who may sit, who may act, and that its log makes it again."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from quarterdeck.core.errors import BadSetting
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from quarterdeck.table.entries import (
    Answered,
    BrokenOff,
    Chatted,
    GameBegan,
    SatDown,
    Seat,
    Stated,
    TableEntry,
    TableOpened,
    read_entry,
    write_entry,
)
from quarterdeck.table.opening import PERSON, restore_table
from quarterdeck.table.presence import break_off_untouched
from quarterdeck.table.refusals import BrokenLog, Refusal
from quarterdeck.table.table import Table
from quarterdeck.table.timing import UNTOUCHED
from quarterdeck.wire.messages import News
from quarterdeck.wire.news import news, seats, shown
from tests.table.seated import NOW, opened, play, seated, timed
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS

FREIBEUTER = GAMES["freibeuter"]
EVERY_GAME = [pytest.param(game, id=name) for name, game in GAMES_UNDER_TEST.items()]


def stage_of(table: Table) -> str:
    return table.stage


def refused(table: Table, seat: int | None, decision: int, action: str) -> Refusal:
    """Why a table does not take an answer; it is as it was."""
    before = [news(table, viewer, -1) for viewer in (None, *range(len(table.opened.seats)))]
    with pytest.raises(Refusal) as refusal:
        table.act(seat, decision, action, at=NOW)
    assert [news(table, viewer, -1) for viewer in (None, *range(len(table.opened.seats)))] == before
    return refusal.value


# Sitting down


def test_a_table_waits_for_everybody_and_then_deals() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand", PERSON)
    assert [type(entry) for entry in table.sit("anna", "to 0", "Anna", "", at=NOW)] == [SatDown]
    assert stage_of(table) == "waiting"
    assert bytes(news(table, 0, -1).view) == b"null"
    assert [type(entry) for entry in table.sit("ben", "to 2", "Ben", "", at=NOW)] == [SatDown, GameBegan]
    assert stage_of(table) == "playing"
    assert [seat.name for seat in seats(table, {0})] == ["Anna", "", "Ben"]
    assert [seat.here for seat in seats(table, {0})] == [True, True, False]


def test_an_invitation_is_for_one_seat_and_one_person() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    table.sit("anna", "to 0", "Anna", "", at=NOW)
    for person, invitation, key in (
        ("ben", "to 0", "seat-taken"),
        ("anna", "to 1", "already-seated"),
        ("ben", "to 7", "invitation-unknown"),
        ("ben", "", "invitation-unknown"),
    ):
        with pytest.raises(Refusal, match=key):
            table.sit(person, invitation, "Ben", "", at=NOW)
    assert stage_of(table) == "waiting"


def test_a_bots_seat_has_no_invitation() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand")
    with pytest.raises(Refusal, match="invitation-unknown"):
        table.sit("anna", "", "Anna", "", at=NOW)


def test_who_sits_down_twice_sits() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    table.sit("anna", "to 0", "Anna", "", at=NOW)
    assert table.sit("anna", "to 0", "Other", "", at=NOW) == []
    assert seats(table, ())[0].name == "Anna"


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\x1b[31m", "a\u202eb", "\n"])
def test_a_name_can_be_read(name: str) -> None:
    with pytest.raises(Refusal, match="name-bad"):
        opened(FREIBEUTER, PERSON, PERSON).sit("anna", "to 0", name, "", at=NOW)


def test_a_name_is_kept_as_it_is_read() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    table.sit("anna", "to 0", " Ａｎｎａ\u3000Bonny ", "", at=NOW)
    assert seats(table, ())[0].name == "Anna Bonny"


@pytest.mark.parametrize("name", ["Anna", "ANNA", "Аnna", "Ａｎｎａ", "Moll", "Margot", "Moll bot", "Jacquot", "Jaсk"])
def test_nobody_takes_the_name_of_a_person_or_a_bot_at_the_table(name: str) -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand", PERSON, "deckhand")
    table.sit("anna", "to 0", "Anna", "", at=NOW)
    with pytest.raises(Refusal, match="name-taken") as refusal:
        table.sit("ben", "to 2", name, "", at=NOW)
    assert table.last == 1
    table.sit("ben", "to 2", str(refusal.value.slots["free"]), "", at=NOW)
    assert stage_of(table) == "playing"


def test_the_name_of_a_bot_that_sits_elsewhere_is_free() -> None:
    table = opened(FREIBEUTER, PERSON, "deckhand")
    table.sit("tom", "to 0", "Tom", "", at=NOW)
    assert stage_of(table) == "playing"


def test_a_stored_table_keeps_the_names_it_has() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    log: list[TableEntry] = [table.opened, SatDown(0, "anna", "Moll (bot)", ""), SatDown(1, "ben", "\u3164", "")]
    restored = restore_table(GAMES, timed(log))
    assert [seat.name for seat in seats(restored, ())] == ["Moll (bot)", "\u3164"]


@pytest.mark.parametrize("luck", ["xyz", "0", "00" * 65])
def test_what_is_added_to_the_luck_is_some_bytes(luck: str) -> None:
    with pytest.raises(Refusal, match="luck-bad"):
        opened(FREIBEUTER, PERSON, PERSON).sit("anna", "to 0", "Anna", luck, at=NOW)


def test_what_people_add_changes_the_deal_and_the_seal_does_not() -> None:
    deals = []
    for luck in ("00", "01"):
        table = opened(FREIBEUTER, PERSON, "deckhand")
        sealed = table.commitment
        deals.append(table.sit("anna", "to 0", "Anna", luck, at=NOW)[1])
        assert table.commitment == sealed
    assert deals[0] != deals[1]


def test_tables_that_cannot_be_are_refused() -> None:
    with pytest.raises(BadSetting):
        opened(FREIBEUTER, *[PERSON] * 5)
    with pytest.raises(BadSetting):
        opened(FREIBEUTER, PERSON, PERSON, options={"last_store": "never"})
    with pytest.raises(Refusal, match="seat-kind-unknown"):
        opened(FREIBEUTER, PERSON, "admiral")
    with pytest.raises(Refusal, match="nobody-plays"):
        opened(FREIBEUTER, "deckhand", "deckhand")


def test_only_the_opener_sees_invitations_and_only_while_they_are_wanted() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    assert shown(table, "name", "person 0", ()).invitations == ("to 0", "to 1")
    assert shown(table, "name", "stranger", ()).invitations == ()
    table.sit("person 0", "to 0", "Anna", "", at=NOW)
    assert shown(table, "name", "person 0", ()).invitations == (None, "to 1")
    table.sit("ben", "to 1", "Ben", "", at=NOW)
    assert shown(table, "name", "person 0", ()).invitations == ()


# Acting


def test_an_answer_names_the_decision_it_answers() -> None:
    table, _ = seated(FREIBEUTER, 2)
    seat = table.referee.actors()[0] if table.referee else 0
    decision = table.decision(seat)
    assert decision is not None
    choice = news(table, seat, -1).choices[0].action
    for wrong in (decision - 1, decision + 1, -1, 2**70):
        assert refused(table, seat, wrong, choice).key == "decision-closed"
    assert len(table.act(seat, decision, choice, at=NOW)) == 1


def test_the_same_answer_twice_is_taken_once() -> None:
    table, _ = seated(FREIBEUTER, 2)
    seat = table.referee.actors()[0] if table.referee else 0
    decision = table.decision(seat)
    assert decision is not None
    first, second = (choice.action for choice in news(table, seat, -1).choices[:2])
    assert len(table.act(seat, decision, first, at=NOW)) == 1
    assert table.act(seat, decision, first.upper(), at=NOW) == []
    assert refused(table, seat, decision, second).key == "decision-closed"
    assert refused(table, seat, decision, "nonsense").key == "decision-closed"


def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    table, _ = seated(FREIBEUTER, 2)
    assert table.referee is not None
    seat = table.referee.actors()[0]
    decision = table.decision(seat)
    assert decision is not None
    refusal = refused(table, seat, decision, "draw sea")
    assert refusal.clause.startswith("F")
    assert refused(table, seat, decision, "walk the plank").key == "action-unknown"
    assert refused(table, 1 - seat, decision, "board A1").key == "decision-closed"
    assert refused(table, None, decision, "board A1").key == "only-watching"


def test_what_is_printed_of_a_refusal_names_no_card() -> None:
    refusal = Refusal("not-held", {"card": "plus"}, "T2.2")
    assert (str(refusal), repr(refusal)) == ("not-held", "Refusal('not-held')")


def test_nobody_acts_before_the_game_begins() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    table.sit("anna", "to 0", "Anna", "", at=NOW)
    assert refused(table, 0, 0, "board A1").key == "game-not-begun"


def test_a_decision_stays_open_while_others_answer_theirs() -> None:
    """G1.5: where all choose at the same time, no answer closes another seat's decision."""
    table, _ = seated(GAMES_UNDER_TEST["smugglers"], 3)
    assert table.referee is not None
    luck = FastLuck(1)
    for _ in range(300):
        if len(table.referee.actors()) > 1:
            break
        play(table, luck, 1)
    first, *others = table.referee.actors()
    assert others
    before = {seat: table.decision(seat) for seat in others}
    decision = table.decision(first)
    assert decision is not None
    table.act(first, decision, news(table, first, -1).choices[0].action, at=NOW)
    assert {seat: table.decision(seat) for seat in others} == before


# The log


@pytest.mark.parametrize("game", EVERY_GAME)
def test_the_log_alone_makes_the_table_again(game: Game) -> None:
    for players in game.players:
        table, log = seated(game, players)
        log += play(table, FastLuck(players))
        assert stage_of(table) == "over"
        again = restore_table(GAMES_UNDER_TEST, timed(read_entry(write_entry(entry)) for entry in log))
        for seat in (None, *range(players)):
            assert news(again, seat, -1) == news(table, seat, -1)
            assert shown(again, "name", f"person {seat}", ()) == shown(table, "name", f"person {seat}", ())
        assert again.last == table.last == len(log) - 1
        assert replay(GAMES_UNDER_TEST, again.record()).outcome == table.referee.outcome if table.referee else False


def test_a_table_knows_when_it_was_touched_last_and_its_log_says_so_again() -> None:
    table = opened(FREIBEUTER, PERSON, PERSON)
    log: list[tuple[int, TableEntry]] = [(NOW, table.opened)]
    assert table.touched == NOW
    for seat in range(2):
        at = NOW + 100 * (seat + 1)
        log += [(at, entry) for entry in table.sit(f"person {seat}", f"to {seat}", f"Name {seat}", "", at=at)]
        assert table.touched == at
    for number, talk in enumerate((table.chat(0, "Ahoy", at=NOW + 300), play(table, FastLuck(1), 1))):
        at = (NOW + 300, NOW)[number]  # what is played counts as said before: no time goes back
        log += [(at, entry) for entry in talk]
        assert table.touched == NOW + 300
    assert restore_table(GAMES, log).touched == NOW + 300
    with pytest.raises(Refusal):
        table.act(0, 0, "resolve A1", at=NOW + 400)
    assert table.touched == NOW + 300, "what is refused touches nothing"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_nobody_touched_for_thirty_days_ends_without_an_outcome(game: Game) -> None:
    table, log = seated(game, game.players[0])
    log += play(table, FastLuck(2), 3)
    assert table.referee is not None
    (seat, *_) = table.referee.actors()
    decision = table.decision(seat)
    assert decision is not None
    assert table.due(NOW) == NOW + UNTOUCHED
    assert break_off_untouched(table, at=NOW + UNTOUCHED - 1) == []
    ended = break_off_untouched(table, at=NOW + UNTOUCHED)
    assert ended == [BrokenOff("untouched")]
    for found in (table, restore_table(GAMES_UNDER_TEST, [*timed(log), (NOW + UNTOUCHED, ended[0])])):
        assert (found.stage, found.due(NOW), found.decision(seat)) == ("over", None, None)
        assert break_off_untouched(found, at=NOW + 2 * UNTOUCHED) == []
        assert refused(found, seat, decision, "anything").key == "decision-closed"
        assert found.record().outcome is None
        assert found.luck is not None
    with pytest.raises(BrokenLog):
        restore_table(GAMES_UNDER_TEST, timed([*log, *ended, *ended]))
    with pytest.raises(BrokenLog):
        restore_table(GAMES_UNDER_TEST, timed([log[0], *ended]))


def test_a_table_is_played_with_the_components_it_was_opened_with(tmp_path: Path) -> None:
    """As after an upgrade that changes them and keeps the older ones beside."""
    table, log = seated(SMUGGLERS, 2)
    log += play(table, FastLuck(2))
    text = (SMUGGLERS.folder / SMUGGLERS.data_file).read_text(encoding="utf-8")
    newer = tmp_path / SMUGGLERS.data_file
    newer.parent.mkdir()
    newer.write_text(text.replace("rounds = 3", "rounds = 2"), encoding="utf-8")
    upgraded = {"smugglers": replace(SMUGGLERS, folder=tmp_path)}
    with pytest.raises(BrokenLog, match="components that are not here"):
        restore_table(upgraded, timed(log))
    newer.with_name("components.v1.toml").write_text(text, encoding="utf-8")
    restored = restore_table(upgraded, timed(log))
    assert restored.record().outcome == table.record().outcome
    assert restored.data != upgraded["smugglers"].data()


def test_a_log_that_was_tampered_with_is_not_played() -> None:
    table, log = seated(FREIBEUTER, 2)
    log += play(table, FastLuck(4), 30)
    drew = next(number for number, entry in enumerate(log) if isinstance(entry, Answered) and entry.draws)
    began = next(number for number, entry in enumerate(log) if isinstance(entry, GameBegan))
    acted = log[drew]
    assert isinstance(acted, Answered)
    wrong: list[tuple[int, TableEntry]] = [
        (drew, msgspec.structs.replace(acted, draws=())),
        (drew, msgspec.structs.replace(acted, decision=1)),
        (drew, msgspec.structs.replace(acted, seat=1 - acted.seat)),
        (drew, msgspec.structs.replace(acted, action="resolve A1")),
        (began, GameBegan(("first 0 (0 of 2)",))),
        (began, acted),
        (0, acted),
        (1, log[0]),
        (0, msgspec.structs.replace(table.opened, game="chess")),
        (0, msgspec.structs.replace(table.opened, options={"speed": 1})),
        (0, msgspec.structs.replace(table.opened, seats=table.opened.seats * 3)),
        (0, msgspec.structs.replace(table.opened, seats=(*table.opened.seats, table.opened.seats[0]))),
        (2, log[1]),
        (2, SatDown(2, "person 2", "Name 2")),
        (began + 1, log[began]),
    ]
    for number, entry in wrong:
        with pytest.raises(BrokenLog):
            restore_table(GAMES, timed([*log[:number], entry, *log[number + 1 :]]))


def test_the_record_is_laid_open_when_the_game_is_over() -> None:
    table, _ = seated(FREIBEUTER, 2)
    with pytest.raises(Refusal, match="game-not-over"):
        table.record()
    assert shown(table, "name", "person 0", ()).luck is None
    play(table, FastLuck(3))
    luck = shown(table, "name", "person 0", ()).luck
    assert luck == table.record().luck
    assert luck is not None
    assert luck.commitment == table.commitment


# News


@pytest.mark.parametrize("game", EVERY_GAME)
def test_news_in_parts_are_the_news_in_one(game: Game) -> None:
    """Whoever comes back later is told exactly what those who stayed were told."""
    table, _ = seated(game, 3)
    luck = FastLuck(5)
    parts: dict[int | None, list[News]] = {seat: [news(table, seat, -1)] for seat in (None, 0, 1, 2)}
    while stage_of(table) == "playing":
        before = table.last
        play(table, luck, 1)
        for seat, heard in parts.items():
            heard.append(news(table, seat, before))
    for seat, heard in parts.items():
        whole = news(table, seat, -1)
        assert tuple(line for part in heard for line in part.told) == whole.told
        assert heard[-1].view == whole.view
        middle = len(heard) // 2
        assert news(table, seat, heard[middle].entry).told == tuple(
            line for part in heard[middle + 1 :] for line in part.told
        )


@pytest.mark.parametrize("game", EVERY_GAME)
def test_only_who_must_decide_is_offered_anything(game: Game) -> None:
    table, _ = seated(game, game.players[0])
    luck = FastLuck(6)
    while stage_of(table) == "playing":
        assert table.referee is not None
        for seat in (None, 0, 1):
            told = news(table, seat, table.last)
            asked = seat is not None and seat in table.referee.actors()
            assert (told.decision is not None) == bool(told.choices) == asked
            assert told.asked is not None
        play(table, luck, 1)
    assert news(table, 0, -1).asked is None


def test_a_spectator_is_shown_nobodys_hand() -> None:
    table, _ = seated(FREIBEUTER, 2)
    view = msgspec.json.decode(news(table, None, -1).view, type=FREIBEUTER.view)
    assert view.hand is None  # type: ignore[attr-defined]
    assert all(line.key != "dealt-own" for line in news(table, None, -1).told)


STORED: list[tuple[TableEntry, bytes]] = [
    (
        TableOpened("smugglers", 1, {"talk": True}, (Seat(invitation="door"), Seat(bot="bosun")), "anna", "00"),
        (
            b'{"entry":"opened","game":"smugglers","edition":1,"options":{"talk":true},'
            b'"places":[{"invitation":"door"},{"bot":"bosun"}],"opener":"anna","key":"00"}'
        ),
    ),
    (SatDown(0, "anna", "Anna", "ff"), b'{"entry":"sat","seat":0,"person":"anna","name":"Anna","luck":"ff"}'),
    (GameBegan(("first 0 (0 of 2)",)), b'{"entry":"began","draws":["first 0 (0 of 2)"]}'),
    (Answered(0, 2, "fish"), b'{"entry":"acted","seat":0,"decision":2,"action":"fish"}'),
    (Stated(0, "trust 1", "a"), b'{"entry":"said","seat":0,"statement":"trust 1","once":"a"}'),
    (Chatted(0, "Ahoy"), b'{"entry":"chatted","seat":0,"text":"Ahoy"}'),
]


@pytest.mark.parametrize(("entry", "text"), STORED)
def test_an_entry_is_stored_in_the_form_that_older_logs_have(entry: TableEntry, text: bytes) -> None:
    assert write_entry(entry) == text
    assert read_entry(text) == entry
