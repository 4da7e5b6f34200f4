"""Playing over sockets: whole games, resuming, restarting, and that others are told."""

import asyncio
from functools import partial
from pathlib import Path

import msgspec
import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.record import Record
from quarterdeck.core.replay import replay
from quarterdeck.games import GAMES
from quarterdeck.server.crew import Crew
from quarterdeck.server.outbox import Outbox
from quarterdeck.store import Log, Row, StoreFailed
from quarterdeck.wire.messages import News, Refused, Shown, Watch
from tests.server.world import World, scenario, served
from tests.under_test import GAMES_UNDER_TEST


async def play(player: Player, luck: FastLuck, most: int = 1000) -> None:
    """Do anything but what only judgement should choose, at most so often, or to the end."""
    for _ in range(most):
        news = await player.be_asked()
        if news is None:
            return
        assert player.shown is not None
        unwise = GAMES_UNDER_TEST[player.shown.game].left_alone
        offered = [choice.action for choice in news.choices if choice.action.split()[0] not in unwise]
        await player.act(offered[luck.below(len(offered))])


async def act_in_turn(*players: Player, times: int) -> None:
    """Whoever is asked does anything, so many times or to the end; everybody has seen all of it afterwards."""
    luck = FastLuck(times)
    for number in range(times):
        actor = asked(*players)
        if actor is None:
            assert number > 0
            return
        await play(actor, luck, 1)
        for player in players:
            while player.entry < actor.entry:
                await player.receive()


async def finished(players: list[Player]) -> None:
    await asyncio.gather(*(play(player, FastLuck(number)) for number, player in enumerate(players)))


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_person_plays_a_whole_game_against_bots(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand", "deckhand", game=game)
        await play(anna, FastLuck(1))
        assert anna.shown is not None
        assert anna.shown.stage == "over"
        assert anna.shown.luck is not None
        status, text = await anna.request("GET", f"/api/tables/{anna.shown.table}/record", None)
        assert status == 200
        record = msgspec.json.decode(text, type=Record)
        replay(GAMES_UNDER_TEST, record)
        assert [seat.name for seat in record.seats] == ["Anna", "Moll", "Jack"]
        assert [seat.bot for seat in record.seats] == ["", "deckhand", "deckhand"]
        await anna.leave()


@pytest.mark.parametrize("game", GAMES_UNDER_TEST)
def test_people_play_a_whole_game_against_each_other(tmp_path: Path, game: str) -> None:
    @scenario
    async def play_it() -> None:
        async with served(tmp_path) as world:
            players = await world.at_table("person", "person", "person", game=game)
            await finished(players)
            assert all(player.shown and player.shown.stage == "over" for player in players)
            for player in players:
                await player.leave()

    play_it()


@scenario
async def test_who_comes_back_is_told_what_was_missed_and_no_more(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        spectator = await world.player("Carl")
        assert anna.shown is not None
        table = anna.shown.table
        await spectator.watch(table)
        seen = spectator.entry
        await spectator.leave()
        await act_in_turn(anna, ben, times=6)
        await spectator.watch(table)
        while spectator.news is None or spectator.news.since != seen:
            await spectator.receive()
        assert spectator.news.entry == world.house._tables[table].table.last
        assert {line.entry for line in spectator.news.told} <= set(range(seen + 1, spectator.news.entry + 1))
        assert spectator.news.decision is None
        assert spectator.news.choices == ()
        for player in (anna, ben, spectator):
            await player.leave()


@pytest.mark.parametrize("game", GAMES)
@scenario
async def test_a_restarted_server_has_everything_acknowledged(tmp_path: Path, game: str) -> None:
    async with served(tmp_path) as world:
        players = await world.at_table("person", "person", "person", game=game)
        await act_in_turn(*players, times=20)
        before = [await fresh(player) for player in players]
        for player in players:
            await player.leave()
    async with served(tmp_path) as world:
        for player, news in zip(players, before, strict=True):
            player.address = world.address
            assert await fresh(player) == news
            await player.leave()


def asked(*players: Player) -> Player | None:
    return next((player for player in players if player.news and player.news.decision is not None), None)


async def fresh(player: Player) -> News:
    """All news of a player's table, as a new tab gets them."""
    tab = Player(player.address)
    tab.cookie, tab.badge = player.cookie, player.badge
    assert player.shown is not None
    await tab.watch(player.shown.table)
    assert tab.news is not None
    await tab.leave()
    return tab.news


@scenario
async def test_everybody_sees_who_is_there(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")

        async def until_here(*expected: bool) -> None:
            while anna.shown is None or tuple(seat.here for seat in anna.shown.seats) != expected:
                await anna.receive()

        await until_here(True, True)
        await ben.leave()
        await until_here(True, False)
        assert anna.shown is not None
        await ben.watch(anna.shown.table)
        await until_here(True, True)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_the_opener_waits_with_invitations_until_everybody_is_there(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        opened = await anna.open("freibeuter", "person", "person")
        assert opened.invitations[0] is not None
        assert opened.invitations[1] is not None
        await anna.sit(opened.table, opened.invitations[0])
        await anna.watch(opened.table)
        assert anna.shown is not None
        assert anna.shown.stage == "waiting"
        assert anna.shown.invitations == (None, opened.invitations[1])
        await ben.watch(opened.table)
        assert ben.shown is not None
        assert (ben.shown.seat, ben.shown.invitations) == (None, ())
        await ben.sit(opened.table, opened.invitations[1])
        for player in (anna, ben):
            while player.shown is None or player.shown.stage != "playing":
                await player.receive()
            assert player.shown.invitations == ()
        assert ben.shown.seat == 1
        mine = (await ben.arrive()).tables
        assert [(table.table, table.seat, table.stage) for table in mine] == [(opened.table, 1, "playing")]
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_an_answer_sent_again_after_a_lost_connection_counts_once(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        actor = asked(anna, ben)
        assert actor is not None
        assert actor.news is not None
        assert actor.shown is not None
        decision, action = actor.news.decision, actor.news.choices[0].action
        done = await actor.act(action)
        await actor.leave()
        await actor.watch(actor.shown.table)
        again = await actor.act(action, decision)
        assert again.entry == done.entry == world.house._tables[actor.shown.table].table.last
        for player in (anna, ben):
            await player.leave()


# When something breaks


class FailingLog(Log):
    """A log whose disk fails when it is told to."""

    failing = False

    async def entries(self, table: str) -> list[tuple[int, bytes]]:
        if self.failing:
            raise StoreFailed("the disk is gone")
        return await super().entries(table)

    async def append(self, rows: "list[Row]") -> None:  # type: ignore[override]
        if self.failing:
            raise StoreFailed("the disk is full")
        await super().append(rows)


@scenario
async def test_what_cannot_be_written_did_not_happen(tmp_path: Path) -> None:
    log = FailingLog(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        actor = asked(anna, ben)
        assert actor is not None
        assert actor.news is not None
        before = await fresh(actor)
        log.failing = True
        with pytest.raises((TurnedAway, Exception)):
            await actor.act(actor.news.choices[0].action)
        log.failing = False
        assert await fresh(actor) == before
        assert actor.shown is not None
        await actor.watch(actor.shown.table)
        await actor.act(actor.news.choices[0].action)
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_table_that_cannot_be_read_now_is_refused_and_can_be_watched_later(tmp_path: Path) -> None:
    log = FailingLog(tmp_path / "tables.sqlite")
    async with served(tmp_path, log=log) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        live = world.house._tables[anna.shown.table]
        world.house.forget(live)
        carl = await world.player("Carl")
        await carl.connect()
        log.failing = True
        await carl.send(Watch(live.name))
        assert await carl.receive() == Refused("store-failed")
        log.failing = False
        await carl.send(Watch(live.name))
        assert isinstance(await carl.receive(), Shown)
        for player in (anna, ben, carl):
            await player.leave()


@scenario
async def test_one_who_was_refused_a_table_may_watch_it_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when the table is let go of between finding it and watching it."""
    async with served(tmp_path) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        live = world.house._tables[anna.shown.table]
        carl = await world.player("Carl")
        await carl.connect()
        with monkeypatch.context() as patch:
            patch.setattr(live, "failed", True)
            await carl.send(Watch(live.name))
            assert await carl.receive() == Refused("table-failed")
        await carl.send(Watch(live.name))
        assert isinstance(await carl.receive(), Shown)
        for player in (anna, ben, carl):
            await player.leave()


@scenario
async def test_a_crew_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quarterdeck.server.processes.WAIT_BEFORE_RESTART", 0.0)
    monkeypatch.setattr("quarterdeck.server.seated.WAIT_AFTER_FAILURE", 0.0)
    crew = Crew()
    async with served(tmp_path, crew=crew) as world:
        (anna,) = await world.at_table("person", "deckhand")
        for _ in range(3):
            await play(anna, FastLuck(2), 3)
            for worker in crew.workers:
                if worker.process is not None and worker.process.returncode is None:
                    worker.process.kill()
        await play(anna, FastLuck(3))
        assert anna.shown is not None
        assert anna.shown.stage == "over"
        await anna.leave()


@scenario
async def test_one_who_stops_reading_holds_nobody_up_and_catches_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quarterdeck.server.connection.Outbox", partial(Outbox, 8))
    async with served(tmp_path, small_buffers=True) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        lazy = await lazy_spectator(world, anna.shown.table)
        await finished([anna, ben])
        last = world.house._tables[anna.shown.table].table.last
        assert lazy.news is not None
        told = [line.entry for line in lazy.news.told]
        frames = 0
        while lazy.entry < last:
            message = await lazy.receive()
            if isinstance(message, News):
                frames += 1
                told += [line.entry for line in message.told]
        assert frames < last - 10  # it was not sent everything one by one
        assert told == [line.entry for line in (await fresh(lazy)).told]
        assert isinstance(lazy.shown, Shown)
        for player in (anna, ben, lazy):
            await player.leave()


async def lazy_spectator(world: World, table: str) -> Player:
    """One who watches, with hardly any room for what was not read."""
    lazy = await world.player("Carl")
    await lazy.watch(table, room=4096)
    return lazy
