"""How fast bots answer: never so that it tells what they hold, as all agree who are there, and not behind a lesson."""

import asyncio
from pathlib import Path
from statistics import median
from time import perf_counter

import msgspec
import pytest

from quarterdeck.bots import LADDER, QUICK, Budget
from quarterdeck.bots.worker import Question
from quarterdeck.client import Player, TurnedAway
from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.referee import Referee
from quarterdeck.games import GAMES
from quarterdeck.server.crew import Crew
from quarterdeck.server.live import LiveTable
from quarterdeck.server.pace import QUICKEST, SLOWEST, beat_of, budget_for, on_the_beat, until_beat
from quarterdeck.table.agreeing import TEMPOS
from quarterdeck.table.hurry import READING
from quarterdeck.table.timing import DAY, SECOND, Timing
from tests.server.around import act_first, begun, live_table, pass_time, until, until_gone
from tests.server.people import Clock, leave, table_of
from tests.server.test_bots_talk import SEAT_0_BEGINS
from tests.server.test_parts import Clock as Loop
from tests.server.world import scenario, served

SOON = 10  # seconds, much less than a beat
MEASURED = 5  # answers of each kind
TRIES = 4  # since a machine that is busy may let any one of them wait for a beat more


def test_every_step_has_a_beat_that_is_never_shorter_than_the_quickest() -> None:
    assert [beat_of(tempo, 0.9) for tempo in TEMPOS] == [1.8, 0.9, 0.45, QUICKEST]
    for usual in (QUICKEST, 0.2, 3.0, SLOWEST):
        beats = [beat_of(tempo, usual) for tempo in TEMPOS]
        assert beats == sorted(beats, reverse=True)
        assert beats[-1] == QUICKEST


def test_a_bot_that_searches_is_done_within_the_beat() -> None:
    assert budget_for(0.9) == budget_for(1.8) == QUICK
    for beat in (QUICKEST, 0.45):
        assert 0 < budget_for(beat).milliseconds < 1000 * beat
    assert budget_for(QUICKEST, Budget(iterations=5)) == Budget(iterations=5)


@pytest.mark.parametrize(("from_when", "comes"), [(0.0, 0.15), (0.2, 0.3), (0.31, 0.45), (5.0, 0.9)])
def test_who_skips_waits_for_the_next_quickest_beat(from_when: float, comes: float) -> None:
    """Which all answers make alike that are there within the first of them."""
    loop = Loop()
    try:
        loop.run_until_complete(until_beat(0.0, 0.9, lambda: loop.now >= from_when))
        assert loop.now == pytest.approx(comes)
    finally:
        loop.close()


def asked_of(bot: str, game: Game) -> tuple[Question, Question]:
    """What a bot is asked where it has one choice, and where it has several, at random moments of a game."""
    found: dict[bool, Question] = {}
    dice, players = FastLuck(1), game.players[-1]
    referee = Referee(game, [f"Name {seat}" for seat in range(players)], FastLuck(1))
    while len(found) < 2:
        seat = referee.actors()[-1]
        legal = referee.legal(seat)
        words, view = map(game.alphabet.words, legal), msgspec.Raw(msgspec.json.encode(referee.view(seat)))
        found[len(legal) == 1] = Question(
            *(1, game.name, referee.options.edition, players, {}, bot, 1, view),
            legal=tuple(words),
            budget=budget_for(QUICKEST),
        )
        referee.act(seat, game.alphabet.words(legal[dice.below(len(legal))]))
    return found[True], found[False]


@pytest.mark.uncounted
@pytest.mark.parametrize("bot", LADDER)
@scenario
async def test_no_bot_answers_a_forced_choice_sooner_than_a_free_one(bot: str) -> None:
    """Measured at the quickest step: the medians are less than 5 ms apart."""
    crew = Crew()
    await crew.start()
    questions = asked_of(bot, GAMES["meuterer"])
    try:
        for question in questions:
            await crew.ask(question)
        for _ in range(TRIES):
            took: tuple[list[float], list[float]] = ([], [])
            for times, question in list(zip(took, questions, strict=True)) * MEASURED:
                begun = perf_counter()
                await on_the_beat(crew.ask(question), QUICKEST)
                times.append(perf_counter() - begun)
            forced, free = map(median, took)
            if abs(forced - free) < 0.005:
                break
        assert abs(forced - free) < 0.005, took
        assert min(*took[0], *took[1]) >= QUICKEST - 0.001
    finally:
        await crew.close()


async def asked_soon(player: Player) -> None:
    """Somebody is asked long before a bot's beat is over."""
    await asyncio.wait_for(until(player, lambda: player.news and player.news.decision is not None), SOON)


@scenario
async def test_one_alone_chooses_the_tempo_which_a_restart_keeps(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        (anna,) = await begun(world, "person", "deckhand")
        await anna.propose("quickest")
        await until(anna, lambda: anna.around and anna.around.tempo == "quickest")
        assert live_table(world, anna).tempo.beat == 0.0, "as the tests have it"
        table, last = table_of(anna), live_table(world, anna).table.last
        await anna.propose("quickest")
        assert live_table(world, anna).table.last == last, "it is so already"
        with pytest.raises(TurnedAway, match="message-bad"):
            await anna.propose("slow", 1)
        await leave(anna)
    async with served(tmp_path, pace=0.9) as world:
        anna.address, anna.around = world.address, None
        await anna.watch(table)
        await until(anna, lambda: anna.around and anna.around.tempo == "quickest")
        assert live_table(world, anna).tempo.beat == QUICKEST
        await leave(anna)


@scenario
async def test_of_several_all_who_are_there_agree_to_a_tempo(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben, carl = await begun(world, "person", "person", "person", "deckhand")
        live = live_table(world, anna)
        gone = carl.shown.seat if carl.shown else None
        await carl.leave()
        while gone in live.here():
            await asyncio.sleep(0.01)
        await anna.propose("quick")
        await until(ben, lambda: ben.around and ben.around.proposal)
        assert ben.around is not None
        assert ben.around.proposal is not None
        assert gone not in ben.around.proposal.voters
        tempos = [str(live.table.tempo)]
        await ben.agree()
        assert [*tempos, live.table.tempo] == ["normal", "quick"]
        await leave(anna, ben)


async def act_while_asked(live: LiveTable, *players: Player) -> None:
    """Until bots are asked alone."""
    while asked := live.table.people_asked():
        player = next(one for one in players if one.shown and one.shown.seat in asked)
        await asked_soon(player)
        await act_first(player)


@scenario
async def test_one_alone_skips_until_they_are_asked(tmp_path: Path) -> None:
    async with served(tmp_path, pace=SLOWEST, crew=Crew()) as world:
        (anna,) = await world.at_table("person", "deckhand", "deckhand")
        live = live_table(world, anna)
        await act_while_asked(live, anna)
        await anna.skip()
        await until(anna, lambda: anna.around and anna.around.hurried)
        await asked_soon(anna)
        assert not live.tempo.standing.hurried
        await anna.skip()
        assert not live.tempo.standing.hurried, "who is asked waits for nobody"
        await leave(anna)


@scenario
async def test_of_several_all_who_are_there_skip(tmp_path: Path) -> None:
    async with served(tmp_path, pace=SLOWEST, crew=Crew()) as world:
        anna, ben = await world.at_table("person", "person", "deckhand")
        live, dora = live_table(world, anna), await world.player("Dora")
        await act_while_asked(live, anna, ben)
        await anna.skip()
        assert (len(live.tempo.standing.skipping), live.tempo.standing.hurried) == (1, False)
        await ben.skip()
        assert live.tempo.standing.hurried
        await dora.watch(table_of(anna))
        with pytest.raises(TurnedAway, match="only-watching"):
            await dora.skip()
        await leave(anna, ben, dora)


@scenario
async def test_bots_wait_while_somebody_alone_reads_but_not_for_ever(tmp_path: Path) -> None:
    clock = Clock()
    async with served(tmp_path, pace=0.1, sources=clock) as world:
        (anna,) = await begun(world, "person", "deckhand")
        live = live_table(world, anna)
        await anna.read()
        await until(anna, lambda: anna.around and anna.around.waiting)
        while live.table.decision(0) is not None:
            await act_first(anna)
        before = live.table.last
        await asyncio.sleep(0.3)
        assert live.table.last == before
        await anna.read(on=False)
        await asked_soon(anna)
        await anna.read()
        clock.time += READING + SECOND
        await anna.chat("Gone")  # something happens, and it is looked at again
        assert not live.tempo.standing.waiting
        await leave(anna)


@scenario
async def test_bots_wait_for_one_of_two_who_reads_only_when_the_other_does(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        anna, ben = await begun(world, "person", "person", "deckhand")
        live = live_table(world, anna)
        waiting = []
        for player, on in ((anna, True), (ben, True), (anna, False)):
            await player.read(on=on)
            waiting.append((len(live.tempo.standing.reading), live.tempo.standing.waiting))
        assert waiting == [(1, False), (2, True), (1, False)]
        await ben.leave()
        await leave(anna)


@pytest.mark.parametrize("reads", ["before", "meanwhile"])
@scenario
async def test_at_zero_a_stand_in_moves_though_everybody_who_is_there_reads(tmp_path: Path, reads: str) -> None:
    clock = Clock()
    async with served(tmp_path, pace=0.1, sources=clock) as world:
        anna, ben = await begun(world, "person", "person", "bosun", game="meuterer", timing=Timing(decision=10))
        live = live_table(world, ben)
        assert anna.shown is not None
        assert anna.shown.seat is not None
        await anna.leave()
        await until_gone(world, ben, anna.shown.seat)
        if reads == "before":
            await ben.read()
        await pass_time(world, clock, 10 * SECOND, ben)
        if reads == "meanwhile":
            await ben.read()
        assert live.tempo.standing.waiting
        await asyncio.wait_for(until(ben, lambda: live.table.missed), SOON)
        await leave(ben)


class SeatZeroBegins(Clock):
    """And its clock stands still."""

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return FastLuck(SEAT_0_BEGINS)


@scenario
async def test_at_zero_a_stand_in_moves_though_bots_hold_back_what_they_would_say(tmp_path: Path) -> None:
    clock = SeatZeroBegins()
    async with served(tmp_path, pace=0.1, sources=clock) as world:
        timing = Timing(decision=10)
        anna, ben = await begun(world, "person", "person", "bosun", game="traitres", timing=timing)
        live = live_table(world, anna)
        assert ben.shown is not None
        assert ben.shown.seat is not None
        await anna.read()
        await ben.leave()
        await until_gone(world, anna, ben.shown.seat)
        await act_first(anna)
        await asyncio.sleep(0.3)
        assert live.table.people_asked() == [ben.shown.seat]
        assert live.tempo.standing.waiting
        assert live.bots._speaking is not None
        await pass_time(world, clock, 10 * SECOND, anna)
        await asyncio.wait_for(until(anna, lambda: live.table.missed), SOON)
        await leave(anna)


@scenario
async def test_by_correspondence_bots_wait_for_readers_only_when_all_who_play_read(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        by_letter = Timing(pace="correspondence", decision=DAY)
        anna, ben = await begun(world, "person", "person", "deckhand", timing=by_letter)
        live = live_table(world, anna)
        assert ben.shown is not None
        assert ben.shown.seat is not None
        await ben.read()
        await anna.read()
        waiting = [live.tempo.standing.waiting]
        await ben.leave()
        await until_gone(world, anna, ben.shown.seat)
        await anna.read()
        waiting.append(live.tempo.standing.waiting)
        assert waiting == [True, False]
        await leave(anna)
