"""Talk over sockets: everybody hears it, nobody loses it, and nobody is drowned in it."""

import json
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.table.table import Table
from quarterdeck.wire.messages import LONGEST_CHAT, LONGEST_ONCE, Chat, Done, Heard, Refused, Say, Shown
from tests.served import Served
from tests.server.test_bad_input import refused
from tests.server.test_playing import FailingLog, act_in_turn, finished, fresh, play
from tests.server.world import World, scenario, served


async def until_heard(player: Player, number: int) -> list[Heard]:
    """Read until so many things were said."""
    while len(player.heard) < number:
        await player.receive()
    return player.heard


async def watching(world: World, table: str) -> Player:
    """Somebody who only watches."""
    spectator = await world.player("Carl")
    await spectator.watch(table)
    return spectator


def name_of(player: Player) -> str:
    assert player.shown is not None
    return player.shown.table


async def leave(*players: Player) -> None:
    for player in players:
        await player.leave()


@scenario
async def test_what_is_said_and_written_reaches_players_and_spectators(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person", game="smugglers")
        carl = await watching(world, name_of(anna))
        before = [player.news for player in (anna, ben, carl)]
        await anna.say("trust 1")
        done = await ben.chat("  I would not. ")
        for player in (anna, ben, carl):
            statement, chat = await until_heard(player, 2)
            assert (statement.seat, statement.key, statement.slots) == (0, "statement-trust", {"seat": 1})
            assert (statement.clause, statement.text) == ("X5.1", "")
            assert chat == Heard(done.entry, 1, "I would not.")
        for player, old in zip((anna, ben, carl), before, strict=True):
            assert player.news is not None
            assert old is not None
            assert (player.news.view, player.news.decision, player.news.told) == (old.view, old.decision, ())
        assert anna.news is not None
        assert carl.news is not None
        assert (anna.news.speaks, carl.news.speaks) == (False, False)
        await leave(anna, ben, carl)


@scenario
async def test_who_comes_back_hears_what_was_missed_and_a_new_tab_all_of_it(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat("One")
        await until_heard(ben, 1)
        await ben.leave()
        await anna.chat("Two")
        await act_in_turn_of_one(anna)
        await anna.chat("Three")
        await ben.watch(name_of(ben))
        assert [heard.text for heard in await until_heard(ben, 3)] == ["One", "Two", "Three"]
        assert ben.news is not None
        assert [heard.text for heard in ben.news.said] == ["Two", "Three"]
        assert [heard.text for heard in (await fresh(ben)).said] == ["One", "Two", "Three"]
        await leave(anna, ben)


async def act_in_turn_of_one(player: Player) -> None:
    """Act where one is asked, and not where the other one is."""
    if player.news is not None and player.news.decision is not None:
        await play(player, FastLuck(1), 1)


@scenario
async def test_people_write_while_they_wait_and_after_the_end(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        opened = await anna.open("freibeuter", "person", "person")
        await anna.sit(opened.table, opened.invitations[0] or "")
        await anna.watch(opened.table)
        await anna.chat("Come in!")
        await ben.watch(opened.table)
        with pytest.raises(TurnedAway, match="only-watching"):
            await ben.chat("I have no seat yet.")
        await ben.sit(opened.table, opened.invitations[1] or "")
        await until_begun(ben)
        await ben.chat("Here I am.")
        await finished([anna, ben])
        await ben.chat("Well played.")
        assert [heard.text for heard in await until_heard(anna, 3)] == ["Come in!", "Here I am.", "Well played."]
        await leave(anna, ben)


async def until_begun(player: Player) -> None:
    while player.shown is None or player.shown.stage == "waiting":
        await player.receive()


@scenario
async def test_talk_shows_nobody_the_table_again(tmp_path: Path) -> None:
    """Not even after the end, when what is shown of it holds the whole luck."""
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await finished([anna, ben])
        await ben.chat("Well played.")
        kinds = []
        while not anna.heard:
            kinds.append(type(await anna.receive()))
        assert Shown not in kinds[1:], kinds
        await leave(anna, ben)


# What is refused


@scenario
async def test_what_cannot_be_said_is_refused_with_its_ask_and_changes_nothing(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person", game="smugglers")
        carl = await watching(world, name_of(anna))
        before = await fresh(anna)
        for player, message, key in (
            (carl, Chat(1, "Hello"), "only-watching"),
            (carl, Say(1, "trust 1"), "only-watching"),
            (anna, Chat(1, ""), "chat-empty"),
            (anna, Chat(1, "\u202e\u200b"), "chat-empty"),
            (anna, Chat(1, "x" * (LONGEST_CHAT + 1)), "chat-long"),
            (anna, Say(1, "walk the plank"), "no-such-statement"),
            (anna, Say(1, "x" * 3000), "no-such-statement"),
            (anna, Say(1, "trust 3"), "no-such-seat"),
        ):
            answer = await refused(player, text_of(message))
            assert (answer.key, answer.ask) == (key, 1)
        for nonsense in (
            '{"type": "chat", "ask": 1}',
            '{"type": "chat", "ask": 1, "text": 7}',
            '{"type": "chat", "ask": 1, "text": "x", "seat": 1}',
            '{"type": "say", "ask": 1, "statement": null}',
            json.dumps({"type": "chat", "ask": 1, "text": "x", "once": "x" * (LONGEST_ONCE + 1)}),
        ):
            assert (await refused(anna, nonsense)).key == "message-bad"
        assert await fresh(anna) == before
        await leave(anna, ben, carl)


def text_of(message: Chat | Say) -> str:
    kind, said = ("chat", "text") if isinstance(message, Chat) else ("say", "statement")
    return json.dumps({"type": kind, "ask": message.ask, said: getattr(message, said)})


@scenario
async def test_who_talks_before_watching_is_refused(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player()
        await anna.connect()
        assert (await refused(anna, text_of(Chat(1, "Hello")))).key == "watch-first"
        await anna.leave()


@scenario
async def test_who_writes_too_often_is_told_so_and_others_write_on(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        answers = []
        for number in range(30):
            await anna.send(Chat(number, f"{number}"))
            answers.append(await answer_to(anna, number))
        assert [key for key in answers if key != "done"] == ["too-often"] * (30 - answers.count("done"))
        assert answers[:6] == ["done"] * 6
        assert answers.count("done") < 30
        await ben.chat("May I?")
        await leave(anna, ben)


async def answer_to(player: Player, ask: int) -> str:
    while True:
        answer = await player.receive()
        if isinstance(answer, Done | Refused) and answer.ask == ask:
            return answer.key if isinstance(answer, Refused) else "done"


@scenario
async def test_what_is_sent_again_after_a_lost_connection_is_said_once(tmp_path: Path) -> None:
    """Also by one who has no more room to write."""
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person", game="smugglers")
        for number in range(6):
            await anna.send(Chat(number, f"{number}", f"once {number}"))
            assert await answer_to(anna, number) == "done"
        await anna.send(Say(7, "trust 1", "statement"))
        assert await answer_to(anna, 7) == "done"
        last = anna.entry
        await anna.leave()
        await anna.watch(name_of(anna))
        await anna.send(Chat(8, "5", "once 5"))
        assert await answer_to(anna, 8) == "done"
        await anna.send(Say(9, "trust 1", "statement"))
        assert await answer_to(anna, 9) == "done"
        assert world.house._tables[name_of(anna)].table.last == last
        await leave(anna, ben)


# What is kept


@scenario
async def test_what_cannot_be_written_down_was_not_said(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    log = FailingLog(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        before = await fresh(anna)
        log.failing = True
        with pytest.raises((TurnedAway, ConnectionClosed)):
            await anna.chat("Never said")
        log.failing = False
        assert await fresh(anna) == before
        assert "Never said" not in caplog.text
        await leave(anna, ben)


@scenario
async def test_no_line_of_the_servers_log_quotes_what_people_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not even where a table fails over it."""
    caplog.set_level(logging.DEBUG, "quarterdeck")
    caplog.set_level(logging.DEBUG, "uvicorn")
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.chat("My secret one")

        def fail(table: Table, seat: int, text: str, once: str) -> None:
            raise ValueError(text)

        with monkeypatch.context() as broken:
            broken.setattr(Table, "chat", fail)
            with pytest.raises((TurnedAway, ConnectionClosed)):
                await anna.chat("My secret two")
        assert "a table failed" in caplog.text
        assert "My secret" not in caplog.text
        await anna.watch(name_of(anna))
        assert [heard.text for heard in anna.heard] == ["My secret one"]
        await leave(anna, ben)


@scenario
async def test_a_record_holds_statements_and_nothing_that_people_wrote(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person", game="smugglers")
        await anna.say("hold rum")
        await anna.chat("My secret")
        path = f"/api/tables/{name_of(anna)}/record"
        status, text = await ben.request("GET", path)
        assert (status, json.loads(text)["key"]) == (400, "game-not-over")
        await act_in_turn(anna, ben, times=2)
        await finished([anna, ben])
        text = (await ben.request("GET", path))[1]
        assert "0 says: hold rum" in json.loads(text)["log"]
        assert b"My secret" not in text
        await leave(anna, ben)


def test_what_was_acknowledged_is_there_after_the_server_is_killed(tmp_path: Path) -> None:
    server = Served(tmp_path)

    @scenario
    async def talk() -> None:
        anna, ben = Player(server.address, "Anna"), Player(server.address, "Ben")
        for player in (anna, ben):
            await player.arrive()
        opened = await anna.open("freibeuter", "person", "person")
        for player, invitation in zip((anna, ben), opened.invitations, strict=True):
            await player.sit(opened.table, invitation or "")
            await player.watch(opened.table)
        before = [await anna.chat("One"), await ben.chat("Two"), await ben.chat("Three")]
        server.kill()
        server.start()
        after = await fresh(anna)
        assert [(heard.entry, heard.text) for heard in after.said] == [
            (done.entry, text) for done, text in zip(before, ("One", "Two", "Three"), strict=True)
        ]

    try:
        talk()
    finally:
        server.stop()
