"""The scripted client speaks every message: before the game, around it, and after it."""

import asyncio
from pathlib import Path

import pytest

from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.server.sources import Sources
from quarterdeck.wire.messages import Timing
from tests.server.test_playing import play
from tests.server.world import World, scenario, served

MINUTE = 60_000  # milliseconds


class Hourglass(Sources):
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.time = 1_800_000_000_000

    def now(self) -> int:
        return self.time


async def opened(world: World, *seats: str, timing: Timing | None = None) -> Player:
    """Anna, on the first seat of a table that waits."""
    anna = await world.player("Anna")
    table = await anna.open("freibeuter", *seats, timing=timing)
    await anna.sit(table.table, table.invitations[0] or "")
    await anna.watch(table.table)
    return anna


async def hear_until(player: Player, stage: str) -> None:
    assert player.shown is not None
    while player.shown.stage != stage:
        await player.receive()


async def hear_proposal(player: Player, what: str) -> None:
    while player.around is None or player.around.proposal is None or player.around.proposal.what != what:
        await player.receive()


async def hear_seat(player: Player, seat: int | None) -> None:
    while player.shown is None or player.shown.seat != seat:
        await player.receive()


async def hear_presence(player: Player, seat: int, *, here: bool) -> None:
    while player.shown is None or player.shown.seats[seat].here != here:
        await player.receive()


@scenario
async def test_who_opened_a_table_arranges_its_seats_and_can_check_the_luck_afterwards(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await opened(world, "person", "person", "person", "deckhand")
        assert anna.shown is not None
        table, before = anna.shown.table, anna.shown.invitations[1]
        await anna.arrange(1)
        assert before not in anna.shown.invitations
        await anna.arrange(2, "deckhand")
        await anna.arrange(3)
        assert [chair.bot for chair in anna.shown.seats] == ["", "", "deckhand", ""]
        assert anna.kept[table].seats == ("", "free", "deckhand", "free")
        ben = await world.player("Ben")
        with pytest.raises(TurnedAway, match="invitation-unknown"):
            await ben.sit(table, before or "")
        await anna.start("deckhand")
        await hear_until(anna, "playing")
        await play(anna, FastLuck(1))
        assert (await anna.verify(table)).holds
        await anna.leave()


@scenario
async def test_who_was_removed_has_added_nothing_and_is_shown_as_a_spectator(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await opened(world, "person", "person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        ben = await world.player("Ben")
        await ben.watch(table)
        await ben.sit(table, anna.shown.invitations[1] or "")
        await hear_seat(ben, 1)
        assert ben.kept[table].contributions
        with pytest.raises(TurnedAway, match="opener-only"):
            await ben.arrange(2, "bosun")
        await anna.arrange(1)
        await hear_seat(ben, None)
        assert not ben.kept[table].contributions
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_who_is_alone_asks_for_a_hint_and_rewinds(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await opened(world, "person", "deckhand")
        news = await anna.be_asked()
        assert news is not None
        hint = await anna.ask_hint()
        assert hint.choice in news.choices
        done = await anna.act(hint.choice.action)
        await anna.be_asked()
        await anna.rewind(done.entry)
        assert anna.around is not None
        while not anna.around.rewinds:
            await anna.receive()
        assert (anna.around.rewinds, anna.around.hints) == (1, 1)
        await anna.leave()


@scenario
async def test_two_people_pause_go_on_end_and_play_again(tmp_path: Path) -> None:
    hourglass = Hourglass()
    async with served(tmp_path, sources=hourglass) as world:
        anna, ben = await world.at_table("person", "person")
        await anna.alive()
        await anna.propose("pause")
        await hear_proposal(ben, "pause")
        await ben.decline()
        hourglass.time += 2 * MINUTE
        await anna.propose("pause")
        await hear_proposal(ben, "pause")
        await ben.agree()
        assert ben.around is not None
        assert ben.around.paused
        await ben.resume()
        with pytest.raises(TurnedAway, match="nothing-to-take-back"):
            await ben.take_back()
        hourglass.time += 2 * MINUTE
        await ben.propose("end")
        await hear_proposal(anna, "end")
        await anna.agree()
        await hear_until(anna, "over")
        assert anna.shown is not None
        assert anna.shown.broken_off == "agreed"
        await anna.rematch()
        assert anna.shown.rematch is not None
        assert await anna.sit(anna.shown.rematch.table, anna.shown.rematch.invitation) == 1
        for player in (anna, ben):
            await player.leave()


@scenario
async def test_a_seat_that_was_given_away_is_taken_over_by_whoever_has_the_link(tmp_path: Path) -> None:
    hourglass = Hourglass()
    async with served(tmp_path, sources=hourglass) as world:
        anna, ben = await world.at_table("person", "person")
        assert anna.shown is not None
        table = anna.shown.table
        await hear_presence(anna, 1, here=True)
        await ben.leave()
        await hear_presence(anna, 1, here=False)
        hourglass.time += 11 * MINUTE
        await anna.propose("link", 1)
        while anna.around is None or not anna.around.links:
            await anna.receive()
        cora = await world.player("Cora")
        await cora.watch(table)
        assert await cora.sit(table, anna.around.links[1]) == 1
        assert not cora.kept[table].contributions
        await cora.watch(table)
        assert cora.shown is not None
        assert cora.shown.seat == 1
        await anna.resign()
        for player in (anna, cora):
            await player.leave()


@scenario
async def test_a_table_is_opened_with_a_clock_that_is_offered_and_with_no_other(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna = await world.player("Anna")
        offered = {game.name: game for game in (await anna.arrive()).games}
        timing = offered["freibeuter"].timings["bank"]["normal"]
        assert timing.bank
        anna = await opened(world, "person", "person", timing=timing)
        assert anna.shown is not None
        assert anna.shown.timing == timing
        with pytest.raises(TurnedAway, match="time-bad"):
            await anna.open("freibeuter", "person", "person", timing=Timing(decision=1))
        await asyncio.wait_for(anna.leave(), 5)
