"""The bots' work is shared fairly: who asks much waits longest, and what is quick waits for no search."""

import asyncio
import os
from pathlib import Path
from typing import ClassVar

import pytest

from quarterdeck.bots.worker import Answer, Question
from quarterdeck.client import TurnedAway
from quarterdeck.core.luck import FastLuck
from quarterdeck.server import bounds, processes
from quarterdeck.server import crew as crew_module
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.crew import Crew, NoCrew
from quarterdeck.server.processes import NICENESS, Numbered, Worker
from tests.server.test_crew import question
from tests.server.test_playing import play
from tests.server.world import scenario, served

GREEDY, HONEST = Asker("192.0.2.9", "greedy"), Asker("192.0.2.1", "honest")


class Held(Worker[Answer]):
    """Answers when it is told to."""

    asked: ClassVar[list["Held"]] = []  # those that think, in the order in which they were asked

    async def ask(self, question: Numbered, patience: float) -> Answer:
        assert isinstance(question, Question)
        self.number, self.legal = question.number, question.legal
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.asked.append(self)
        return Answer(question.number, await self.answer)

    def let_answer(self, words: str = "") -> None:
        self.asked.remove(self)
        self.answer.set_result(words or str(self.number))


@pytest.fixture
def crew(monkeypatch: pytest.MonkeyPatch) -> type[Crew]:
    monkeypatch.setattr(crew_module, "Worker", Held)
    monkeypatch.setattr(Held, "asked", [])
    return Crew


def ask(crew: Crew, number: int, bot: str, asker: Asker) -> asyncio.Task[str]:
    return asyncio.create_task(crew.ask(question(number, bot), asker))


def thinking() -> list[int]:
    return [worker.number for worker in Held.asked]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


@scenario
async def test_one_with_twenty_tables_of_captains_waits_in_turn_with_one_who_has_one(crew: type[Crew]) -> None:
    crew_ = crew(workers=3)
    asking = [ask(crew_, number, "captain", GREEDY) for number in range(20)]
    await settled()
    assert thinking() == [0, 1]  # two search, and one is kept
    asking.append(ask(crew_, 100, "captain", HONEST))
    asking.append(ask(crew_, 101, "captain", HONEST))
    answered = []
    for _ in range(6):
        await settled()
        answered.append(Held.asked[0].number)
        Held.asked[0].let_answer()
    assert answered == [0, 1, 2, 100, 3, 101]
    for task in asking:
        task.cancel()


@scenario
async def test_what_takes_a_millisecond_waits_for_no_search(crew: type[Crew]) -> None:
    crew_ = crew(workers=3)
    asking = [ask(crew_, number, "captain", GREEDY) for number in range(20)]
    await settled()
    for number, bot in enumerate(("deckhand", "bosun", "captain"), start=100):
        quick = question(number, bot)
        if bot == "captain":
            quick = Question(number, "freibeuter", 1, 2, {}, bot, 1, quick.view, task="speak")
        answer = asyncio.create_task(crew_.ask(quick, HONEST))
        await settled()
        assert thinking() == [0, 1, number]
        Held.asked[-1].let_answer()
        assert await answer == str(number)
    for task in asking:
        task.cancel()


@scenario
async def test_searches_are_not_starved_by_what_is_quick(crew: type[Crew]) -> None:
    crew_ = crew(workers=2)
    asking = [ask(crew_, number, "deckhand", GREEDY) for number in range(9)]
    await settled()
    assert thinking() == [0, 1]  # who has nothing to search helps
    asking.append(ask(crew_, 100, "captain", HONEST))
    Held.asked[1].let_answer()
    await settled()
    assert thinking() == [0, 100]
    for task in asking:
        task.cancel()


@scenario
async def test_what_nobody_waits_for_any_more_is_not_asked(crew: type[Crew]) -> None:
    crew_ = crew(workers=1)
    asking = [ask(crew_, number, "captain", GREEDY) for number in range(3)]
    await settled()
    asking[1].cancel()
    await settled()
    Held.asked[0].let_answer()
    await settled()
    assert thinking() == [2]
    asking[2].cancel()
    await settled()
    Held.asked[0].let_answer()  # its worker was busy until then
    asking.append(ask(crew_, 3, "captain", GREEDY))
    await settled()
    assert thinking() == [3]
    asking[3].cancel()


@scenario
async def test_whoever_waits_when_the_house_closes_is_told(crew: type[Crew]) -> None:
    crew_ = crew(workers=1)
    asking = [ask(crew_, number, "captain", GREEDY) for number in range(2)]
    await settled()
    await crew_.close()
    for task in asking:
        with pytest.raises(NoCrew):
            await task


@scenario
async def test_processes_start_with_the_server_and_let_its_loop_go_first() -> None:
    crew = Crew(workers=2)
    await crew.start()
    processes = [worker.process for worker in crew.workers]
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    try:
        for process in processes:
            assert process is not None
            assert os.getpriority(os.PRIO_PROCESS, process.pid) == max(ours, NICENESS)
        assert await crew.ask(question()) in question().legal
        assert [worker.process for worker in crew.workers] == processes
    finally:  # a process that runs on keeps the loop from its end
        await crew.close()


@scenario
async def test_a_process_that_cannot_start_with_the_server_is_started_later(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processes, "WAIT_BEFORE_RESTART", 0.0)
    crew = Crew(("/nowhere/at-all",), workers=1)
    await crew.start()
    assert "cannot start" in caplog.text
    crew.workers[0].command = Crew().workers[0].command
    assert await crew.ask(question()) in question().legal
    await crew.close()


@pytest.mark.parametrize("name", ["SEARCHES_OF_BADGE", "SEARCHES_OF_ADDRESS", "SEARCHES"])
def test_while_too_many_searches_wait_no_more_captains_are_seated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crew: type[Crew], name: str
) -> None:
    """Who plays already is never refused a bot, and other bots can always be played with."""
    monkeypatch.setattr(bounds, name, getattr(bounds, name)._replace(most=2))

    @scenario
    async def try_it() -> None:
        async with served(tmp_path, crew=crew(workers=2)) as world:
            (anna,) = await world.at_table("person", "deckhand")
            person, address = anna.badge.rpartition(".")[0], "127.0.0.1"
            asker = {
                "SEARCHES_OF_BADGE": Asker(address, person),
                "SEARCHES_OF_ADDRESS": Asker(address, "another"),
                "SEARCHES": NOBODY,
            }[name]
            asking = [ask(world.house.crew, number, "captain", asker) for number in range(900, 903)]
            await settled()
            stored = len(world.house._tables)
            with pytest.raises(TurnedAway, match="crew-busy"):
                await anna.open("freibeuter", "person", "captain")
            assert len(world.house._tables) == stored
            await anna.open("freibeuter", "person", "bosun")
            playing = asyncio.create_task(play(anna, FastLuck(1), 1))
            while not playing.done():
                for worker in [worker for worker in Held.asked if worker.number < 900]:
                    worker.let_answer(worker.legal[0])
                await asyncio.sleep(0.01)
            for task in asking:
                task.cancel()
            await settled()
            for worker in tuple(Held.asked):
                worker.let_answer()
            await anna.open("freibeuter", "person", "captain")
            await anna.leave()

    try_it()


@scenario
async def test_bots_work_for_whoever_opened_the_table_where_they_were_last_seen(tmp_path: Path) -> None:
    askers: list[Asker] = []

    class Noting(Crew):
        async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
            askers.append(asker)
            return question.legal[0]

    async with served(tmp_path, crew=Noting()) as world:
        (anna,) = await world.at_table("person", "deckhand")
        person = anna.badge.rpartition(".")[0]
        await play(anna, FastLuck(1), 2)
        anna.source = "127.0.0.7"
        assert anna.shown is not None
        await anna.watch(anna.shown.table)
        await play(anna, FastLuck(1), 2)
        await anna.leave()
    assert askers[0] == Asker("127.0.0.1", person)
    assert askers[-1] == Asker("127.0.0.7", person)
    assert b"127.0.0" not in (tmp_path / "tables.sqlite").read_bytes()
