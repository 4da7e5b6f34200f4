"""Bots at a table may say something after each action, in the order of seats, and hold nobody up with it."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from quarterdeck.bots.guard import BotFailed
from quarterdeck.bots.worker import Question
from quarterdeck.client import Player
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.server import seated
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew
from quarterdeck.server.sources import Sources
from quarterdeck.table.timing import SECOND
from tests.server.around import begun, pass_time, until, until_gone
from tests.server.people import Clock, leave
from tests.server.test_playing import play
from tests.server.world import scenario, served

GAME = "traitres"  # it has statements, and its players take turns
SEAT_0_BEGINS = 30


class Fixed(Sources):
    """Luck in which seat 0 begins."""

    def luck(self, key: bytes, contributions: dict[int, bytes]) -> Luck:
        return FastLuck(SEAT_0_BEGINS)


class Talking(Crew):
    """Chooses the first legal action; says what it is told to say."""

    def __init__(self, says: Callable[[Question], Awaitable[str]]) -> None:
        super().__init__()
        self.says = says
        self.asked: list[Question] = []

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        self.asked.append(question)
        return question.legal[0] if question.task == "choose" else await self.says(question)

    @property
    def spoken_to(self) -> list[Question]:
        """The questions of those who may speak."""
        return [question for question in self.asked if question.task == "speak"]


async def trust_nobody(question: Question) -> str:
    return "trust 0"


def statements(player: Player) -> list[int]:
    """Who made statements so far."""
    return [heard.seat for heard in player.heard if heard.key]


def has_seen(player: Player, entry: int) -> bool:
    return player.entry >= entry


async def read_until(player: Player, done: Callable[[], bool]) -> None:
    while not done():
        await player.receive()


@scenario
async def test_after_an_action_each_bot_that_speaks_is_asked_in_seat_order_and_hears_the_ones_before(
    tmp_path: Path,
) -> None:
    crew = Talking(trust_nobody)
    async with served(tmp_path, sources=Fixed(), crew=crew) as world:
        (anna,) = await world.at_table("person", "captain", "deckhand", "bosun", game=GAME)
        await play(anna, FastLuck(1), 1)
        await read_until(anna, lambda: len(statements(anna)) >= 2)
        first, second = crew.spoken_to[:2]
        assert [first.bot, second.bot] == ["captain", "bosun"]
        assert first.statements == ()
        assert second.statements == ((1, 1, "trust 0"),)
        assert statements(anna)[:2] == [1, 3]
        await anna.leave()


@scenario
async def test_whoever_must_decide_is_asked_when_all_have_spoken(tmp_path: Path) -> None:
    crew = Talking(trust_nobody)
    async with served(tmp_path, sources=Fixed(), crew=crew) as world:
        (anna,) = await world.at_table("person", "bosun", "bosun", game=GAME)
        await play(anna, FastLuck(1), 1)
        await read_until(anna, lambda: len(statements(anna)) >= 4)
        tasks = [question.task for question in crew.asked]
        after_anna = tasks.index("speak")
        assert tasks[after_anna : after_anna + 3] == ["speak", "speak", "choose"]
        asked = crew.asked[after_anna + 2]
        assert [said[1:] for said in asked.statements] == [(1, "trust 0"), (2, "trust 0")]
        await anna.leave()


@scenario
async def test_an_action_that_comes_meanwhile_makes_what_a_bot_wanted_to_say_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seated, "TIME_TO_SPEAK", 60.0)
    told, thinking = asyncio.Event(), asyncio.Event()

    async def think_long(question: Question) -> str:
        thinking.set()
        await told.wait()
        return "trust 0"

    crew = Talking(think_long)
    async with served(tmp_path, sources=Fixed(), crew=crew) as world:
        anna, ben = await world.at_table("person", "person", "bosun", "deckhand", game=GAME)
        players, luck = {0: anna, 1: ben}, FastLuck(2)
        for number in range(2):  # both act while the bot still thinks about what to say
            actor = next(player for player in players.values() if player.news and player.news.decision is not None)
            await play(actor, luck, 1)
            await asyncio.wait_for(thinking.wait(), 30)
            thinking.clear()
            for player in players.values():
                await read_until(player, partial(has_seen, player, actor.entry))
            assert len(crew.spoken_to) == number + 1
        told.set()
        await read_until(anna, lambda: bool(statements(anna)))
        await ben.leave()
        await anna.leave()
    live_table = next(iter(world.house._tables.values()), None)
    assert live_table is not None
    assert live_table.table.referee is not None
    assert {after for after, _, _ in live_table.table.referee.statements()} == {2}


@scenario
async def test_a_bot_that_is_slow_to_speak_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "TIME_TO_SPEAK", 0.01)

    async def never(question: Question) -> str:
        await asyncio.Event().wait()
        return ""

    async with served(tmp_path, sources=Fixed(), crew=Talking(never)) as world:
        (anna,) = await world.at_table("person", "captain", "bosun", game=GAME)
        await play(anna, FastLuck(1), 4)
        assert not statements(anna)
        await anna.leave()


@pytest.mark.parametrize("words", ["trust 7", "hornpipe"])
def test_a_bot_that_talks_nonsense_is_not_heard(tmp_path: Path, caplog: pytest.LogCaptureFixture, words: str) -> None:
    async def nonsense(question: Question) -> str:
        return words

    @scenario
    async def try_it() -> None:
        async with served(tmp_path, sources=Fixed(), crew=Talking(nonsense)) as world:
            (anna,) = await world.at_table("person", "bosun", "deckhand", game=GAME)
            await play(anna, FastLuck(1), 3)
            assert not statements(anna)
            await anna.leave()

    try_it()
    assert "a bot on seat 1 was not heard" in caplog.text


@scenario
async def test_a_bot_that_fails_to_speak_says_nothing_and_is_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(question: Question) -> str:
        raise BotFailed("crash: ValueError")

    async with served(tmp_path, sources=Fixed(), crew=Talking(fail)) as world:
        (anna,) = await world.at_table("person", "bosun", "deckhand", game=GAME)
        await play(anna, FastLuck(1), 3)
        await anna.leave()
    assert "the bot bosun on seat 1 failed (crash: ValueError); it says nothing" in caplog.text


@scenario
async def test_bots_of_the_ladder_play_a_game_with_statements_on_a_real_crew(tmp_path: Path) -> None:
    async with served(tmp_path) as world:
        world.house.budget = type(world.house.budget)(iterations=20)
        (anna,) = await world.at_table("person", "captain", "bosun", "deckhand", game="traitres")
        await play(anna, FastLuck(1))
        assert anna.shown is not None
        assert anna.shown.stage == "over"
        await anna.leave()


@scenario
async def test_a_stand_in_moves_with_the_view_of_its_seat_and_says_nothing(tmp_path: Path) -> None:
    clock, crew = Clock(), Talking(trust_nobody)
    async with served(tmp_path, sources=clock, crew=crew) as world:
        gone, here = await begun(world, "person", "person", "captain", game=GAME)
        assert gone.shown is not None
        seat = gone.shown.seat
        assert seat is not None
        await gone.leave()
        await until_gone(world, here, seat)
        await pass_time(world, clock, 20 * SECOND, here)
        await pass_time(world, clock, 90 * SECOND, here)
        await until(here, lambda: here.news and any(line.key == "stood-in" for line in here.news.told))
        await until(here, lambda: statements(here))
        asked = {(one.task, msgspec.json.decode(one.view)["seat"], one.bot) for one in crew.asked}
        assert ("choose", seat, "captain") in asked
        assert {one for one in asked if one[0] == "speak"} == {("speak", 2, "captain")}
        assert set(statements(here)) == {2}
        await leave(here)
