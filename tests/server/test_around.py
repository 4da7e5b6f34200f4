"""What happens around a game at a real server: stand-ins, ways back, agreements, seats that change hands, rematches."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from quarterdeck.bots.worker import Question
from quarterdeck.client import Player, TurnedAway
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew
from quarterdeck.store import Log, Row, StoreFailed
from quarterdeck.table.timing import DAY, SECOND, Timing
from quarterdeck.wire.messages import Offer, Shown
from tests.server.around import act_first, begun, live_table, pass_time, until, until_gone
from tests.server.people import Clock, leave, table_of
from tests.server.world import scenario, served

GRACE = 90 * SECOND


# Away


@scenario
async def test_a_stand_in_moves_for_somebody_away_and_they_have_the_seat_back_when_they_come(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        assert asked.shown is not None
        seat = asked.shown.seat
        assert seat is not None
        await asked.leave()
        await until_gone(world, other, seat)
        await pass_time(world, clock, 20 * SECOND, other)
        await until(other, lambda: other.around and other.around.seats[seat].away)
        assert other.around is not None
        assert other.around.seats[seat].stand_in == GRACE - 20 * SECOND
        await pass_time(world, clock, GRACE - 20 * SECOND, other)
        await until(other, lambda: other.news and other.news.decision is not None)
        assert other.news is not None
        assert [line.key for line in other.news.told if not line.clause] == ["stood-in"]
        asked.news = None
        await asked.watch(table_of(other))
        await act_first(other)
        await until(asked, lambda: asked.news and asked.news.decision is not None)
        await act_first(asked)
        await leave(asked, other)


@scenario
async def test_who_is_asked_and_gives_no_sign_of_life_is_away(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person")
        assert asked.shown is not None
        seat = asked.shown.seat
        assert seat is not None
        await pass_time(world, clock, 299 * SECOND, other)
        await asked.alive()
        await asked.chat("I think")  # which is heard after the sign of life
        await pass_time(world, clock, 299 * SECOND, other)
        assert live_table(world, other).table.times.away == frozenset()
        await pass_time(world, clock, 12 * SECOND, other)
        await until(other, lambda: other.around and other.around.seats[seat].away)
        await asked.chat("Here I am")
        await until(other, lambda: other.around and not other.around.seats[seat].away)
        await leave(asked, other)


@scenario
async def test_at_zero_the_stand_in_makes_one_decision(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person", timing=Timing(decision=60))
        await pass_time(world, clock, 60 * SECOND, other)
        await until(other, lambda: other.news and any(line.key == "stood-in" for line in other.news.told))
        table = live_table(world, other).table
        assert len(table.missed) == 1
        assert table.overdue(clock.time) == [], "whoever is asked next decides for themselves"
        await leave(asked, other)


@scenario
async def test_bots_do_not_play_while_nobody_is_there(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, pace=0.2, sources=clock) as world:
        (anna,) = await begun(world, "person", "deckhand", "deckhand")
        live = live_table(world, anna)
        await act_first(anna)
        before = live.table.last
        await anna.leave()
        while live.here() or live.bots.busy:
            await asyncio.sleep(0.01)
        assert live.table.last <= before + 1, "the one that thought already may have answered"
        assert live.table.bots_asked()
        await anna.watch(table_of(anna))
        await until(anna, lambda: anna.news and anna.news.decision is not None)
        await leave(anna)


@scenario
async def test_a_clock_survives_a_restart_and_stands_still_while_nobody_is_there(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        asked, other = await begun(world, "person", "person", timing=Timing(bank=600, increment=5))
        assert asked.shown is not None
        table, seat = table_of(asked), asked.shown.seat
        assert seat is not None
        clock.time += 100 * SECOND
        await world.house.clock.beat()  # and then it is killed
        await leave(asked, other)
    clock.time += 5 * DAY * SECOND
    async with served(tmp_path, sources=clock) as world:
        clock.time += 1000 * SECOND  # nobody comes for a while
        for player in (asked, other):
            player.address, player.around = world.address, None
            await player.watch(table)
        await until(asked, lambda: asked.around)
        assert asked.around is not None
        left = asked.around.seats[seat].clock
        assert left is not None
        assert abs(left - 500 * SECOND) <= SECOND
        await leave(asked, other)


# Ways back


@scenario
async def test_what_is_offered_is_taken_back_and_nobody_else_is_told_of_the_offer(tmp_path: Path) -> None:
    async with served(tmp_path, crew=Crew()) as world:
        anna, ben = await begun(world, "person", "person")
        heard: list[object] = []
        for _ in range(40):
            assert anna.news is not None
            decision = anna.news.decision
            await act_first(anna)
            while anna.offer is None:
                await anna.receive()
            if anna.offer.reason is None:
                break
            await ben.be_asked()
            anna, ben = ben, anna
        assert anna.offer is not None
        assert anna.offer.reason is None
        assert anna.news is not None
        await anna.take_back()
        await until(anna, lambda: anna.news and anna.news.decision is not None)
        assert anna.news.decision != decision
        while True:
            try:
                heard.append(await asyncio.wait_for(ben.receive(), 0.2))
            except TimeoutError:
                break
        assert not [one for one in heard if isinstance(one, Offer) and one.reason is None]
        with pytest.raises(TurnedAway, match="nothing-to-take-back"):
            await anna.take_back()
        await leave(anna, ben)


@scenario
async def test_one_alone_gets_a_hint_and_goes_back(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await begun(world, "person", "deckhand")
        for _ in range(2):
            await until(anna, lambda: anna.news and anna.news.decision is not None)
            await act_first(anna)
        await until(anna, lambda: anna.news and anna.news.decision is not None)
        assert anna.news is not None
        hint = await anna.ask_hint()
        assert hint.choice in anna.news.choices
        await until(anna, lambda: anna.around and len(anna.around.own) == 2)
        assert anna.around is not None
        await anna.rewind(anna.around.own[0])
        await until(anna, lambda: anna.around and anna.around.own == ())
        assert (anna.around.rewinds, anna.around.hints) == (1, 1)
        with pytest.raises(TurnedAway, match="nothing-to-rewind"):
            await anna.rewind(1)
        await leave(anna)


# Agreements


@scenario
async def test_all_agree_to_the_end_and_the_luck_is_laid_open(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await begun(world, "person", "person")
        await anna.propose("end")
        await until(ben, lambda: ben.around and ben.around.proposal)
        await ben.agree()
        await until(anna, lambda: anna.shown and anna.shown.stage == "over")
        assert anna.shown is not None
        assert (anna.shown.broken_off, anna.shown.luck is not None) == ("agreed", True)
        assert (await anna.verify(table_of(anna))).doubts == ()
        await leave(anna, ben)


@scenario
async def test_who_resigned_only_watches_from_then_on(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await begun(world, "person", "person")
        await anna.resign()
        await until(anna, lambda: anna.shown and anna.shown.seat is None)
        assert anna.news is not None
        assert b'"seat":null' in bytes(anna.news.view)
        with pytest.raises(TurnedAway, match="only-watching"):
            await anna.act("draw sea", 1)
        assert (await anna.arrive()).tables == ()
        await until(ben, lambda: ben.news and ben.news.decision is not None)
        assert (await anna.leave_table(table_of(anna))).changed == 1
        await leave(anna, ben)


@scenario
async def test_who_is_removed_before_the_game_has_one_table_less(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await world.player("Anna"), await world.player("Ben")
        opened = await anna.open("freibeuter", "person", "person", "person")
        await ben.sit(opened.table, opened.invitations[1] or "")
        await anna.watch(opened.table)
        await anna.arrange(1)
        assert (await ben.arrive()).tables == ()
        await ben.leave_table(opened.table)
        await anna.leave()


@scenario
async def test_who_comes_back_hears_that_a_proposal_is_over(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await begun(world, "person", "person")
        await anna.propose("pause")
        await until(ben, lambda: ben.around and ben.around.proposal)
        await ben.leave()
        await anna.decline()
        await ben.watch(table_of(anna))
        await asyncio.wait_for(until(ben, lambda: ben.around and not ben.around.proposal), 10)
        await leave(anna, ben)


@scenario
async def test_until_people_come_back_after_restarts_time_is_nobodys(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, sources=clock) as world:
        anna, ben = await begun(world, "person", "person", timing=Timing(decision=3600))
        table = table_of(anna)
        left = await clocks(anna)
        await leave(anna, ben)
    for _ in range(3):
        async with served(tmp_path, sources=clock) as world:
            clock.time += 7 * SECOND
            for player in (anna, ben):
                player.address, player.around = world.address, None
                await player.watch(table)
            assert abs(await clocks(anna) - left) <= SECOND
            await leave(anna, ben)


async def clocks(player: Player) -> int:
    """What the clock of whoever is asked says."""
    await until(player, lambda: player.around and any(seat.clock is not None for seat in player.around.seats))
    assert player.around is not None
    return min(seat.clock for seat in player.around.seats if seat.clock is not None)


# Another game


@scenario
async def test_a_rematch_takes_everybody_to_the_same_table_one_seat_on(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await begun(world, "person", "person", "deckhand")
        assert anna.shown is not None
        assert ben.shown is not None
        before = {player.name: player.shown.seat for player in (anna, ben) if player.shown}
        carl = await world.player("Carl")
        await carl.watch(table_of(anna))
        with pytest.raises(TurnedAway, match="game-not-over"):
            await anna.rematch()
        await anna.propose("end")
        await until(ben, lambda: ben.around and ben.around.proposal)
        await ben.agree()
        await asyncio.gather(anna.rematch(), ben.rematch())
        for player in (anna, ben, carl):
            await until(player, lambda player=player: player.shown and player.shown.rematch)  # type: ignore[misc]
        assert carl.shown is not None
        assert carl.shown.rematch is not None
        assert (carl.shown.rematch.table, carl.shown.rematch.invitation) == (anna.shown.rematch.table, "")  # type: ignore[union-attr]
        for player in (anna, ben):
            assert player.shown is not None
            assert player.shown.rematch is not None
            again = player.shown.rematch
            seat = before[player.name]
            assert seat is not None
            assert await player.sit(again.table, again.invitation) == (seat + 1) % 3
        await anna.watch(again.table)
        await until(anna, lambda: isinstance(anna.shown, Shown) and anna.shown.stage == "playing")
        assert [seat.bot for seat in anna.shown.seats].count("deckhand") == 1
        await leave(anna, ben, carl)


# What is not on the disk has not happened


class Forgetful(Log):
    """A log that takes nothing more when it is told so."""

    full = False

    async def append(self, rows: Sequence[Row]) -> None:
        if self.full:
            raise StoreFailed("the disk is full")
        await super().append(rows)


async def take_back(anna: Player) -> object:
    while anna.offer is None or anna.offer.reason is not None:
        await anna.receive()
    return await anna.take_back()


LOST: dict[str, Callable[[Player], Awaitable[object]]] = {
    "take-back": take_back,
    "rewind": lambda anna: anna.rewind(anna.around.own[0] if anna.around else 0),
    "hint": lambda anna: anna.ask_hint(),
    "resign": lambda anna: anna.resign(),
    "pause": lambda anna: anna.propose("pause"),
    "end": lambda anna: anna.propose("end"),
}


@pytest.mark.parametrize("command", LOST)
@scenario
async def test_what_could_not_be_written_down_has_not_happened(tmp_path: Path, command: str) -> None:
    """Nobody is told, and whoever comes again finds everything as it was."""
    log, crew = Forgetful(tmp_path / "tables.sqlite"), Slow()
    async with served(tmp_path, log=log, crew=crew) as world:
        (anna,) = await begun(world, "person", "deckhand")
        crew.waits = True
        table = table_of(anna)
        if command in ("take-back", "rewind"):
            await board(anna)
        if command == "rewind":
            await until(anna, lambda: anna.around and anna.around.own)
        before = live_table(world, anna).table
        entries = before.last
        log.full = command != "take-back"
        if command == "take-back":
            await until(anna, lambda: anna.offer and anna.offer.reason is None)
            log.full = True
        with pytest.raises((TurnedAway, ConnectionClosed)):
            await LOST[command](anna)
        log.full = False
        await anna.watch(table)
        after = live_table(world, anna).table
        assert after is not before
        assert (after.last, after.stage, after.rewinds, after.hints) == (entries, "playing", 0, 0)
        assert after.proposals.open(world.house.clock.now()) is None
        await anna.leave()


class Slow(Crew):
    """Bots that come to no decision of their own once they are told to wait, and judge and advise as always."""

    waits = False

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        if self.waits and question.task == "choose" and question.bot == "deckhand":
            await asyncio.Event().wait()
        return await super().ask(question, asker)


async def board(anna: Player) -> None:
    """Do something that can be taken back: at the beginning all ships are free."""
    assert anna.news is not None
    await anna.act(next(choice.action for choice in anna.news.choices if choice.verb == "board"))
