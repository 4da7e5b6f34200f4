"""The bots' process: one that dies, gets stuck, talks nonsense or cannot start is replaced, and the game goes on."""

import asyncio
import errno
import os
import signal
import sys
from pathlib import Path

import pytest

from quarterdeck.bots.worker import Answer
from quarterdeck.core.luck import FastLuck
from quarterdeck.server import processes
from quarterdeck.server.crew import Crew, NoCrew
from quarterdeck.server.processes import Numbered
from tests.server.test_crew import question
from tests.server.test_playing import play
from tests.server.world import scenario, served

GOOD = (sys.executable, "-m", "quarterdeck.bots.worker")
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
FULL_OF_NONSENSE = (sys.executable, "-c", "print('aye aye', flush=True); import sys; sys.stdin.read()")
LOST_FOR_WORDS = (sys.executable, "-c", "import os, time; os.close(1); time.sleep(60)")
ENDLESS = (sys.executable, "-c", "import sys; [sys.stdout.write('a' * 1000) for _ in iter(int, 1)]")


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "WAIT_BEFORE_RESTART", 0.0)
    monkeypatch.setattr("quarterdeck.server.seated.WAIT_AFTER_FAILURE", 0.0)


@pytest.mark.parametrize("command", [SILENT, FULL_OF_NONSENSE, LOST_FOR_WORDS, ENDLESS], ids=lambda words: words[-1])
def test_a_process_that_does_not_answer_is_ended_and_replaced(
    tmp_path: Path, command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    crew = Crew(command, workers=1)
    (worker,) = crew.workers
    bad: list[asyncio.subprocess.Process] = []
    start = worker.start

    async def start_and_wait_no_longer() -> asyncio.subprocess.Process:
        """Little patience with a process that is no good, and enough with one that a busy machine may start slowly."""
        process = await start()
        if worker.command is command:
            bad.append(process)
            worker.command = GOOD
        return process

    async def ask(question: Numbered, patience: float) -> Answer:
        return await honest(question, 0.5 if worker.process is None and worker.command is command else patience)

    honest = worker.ask
    monkeypatch.setattr(worker, "start", start_and_wait_no_longer)
    monkeypatch.setattr(worker, "ask", ask)

    @scenario
    async def try_it() -> None:
        async with served(tmp_path, crew=crew) as world:
            (anna,) = await world.at_table("person", "deckhand")
            await play(anna, FastLuck(1), 4)
            assert await asyncio.wait_for(bad[0].wait(), 5)
            await anna.leave()

    try_it()


@scenario
async def test_idle_processes_that_are_killed_are_replaced_and_nobody_stands_in(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    crew = Crew(workers=2)
    async with served(tmp_path, crew=crew) as world:
        players = [(await world.at_table("person", "deckhand"))[0] for _ in range(2)]
        for round_ in range(3):
            await asyncio.gather(*(play(player, FastLuck(round_), 4) for player in players))
            for player in players:
                assert await player.be_asked() is not None  # no bot thinks
            for process in [worker.process for worker in crew.workers if worker.process is not None]:
                os.kill(process.pid, signal.SIGKILL)
                await process.wait()
        await asyncio.gather(*(play(player, FastLuck(9), 4) for player in players))
        for player in players:
            await player.leave()
    said = {record.getMessage() for record in caplog.records if record.name.startswith("quarterdeck")}
    assert said == {"a bots' process ended; a new one starts"}


@scenario
async def test_a_process_that_lives_on_behind_a_closed_pipe_is_replaced() -> None:
    crew = Crew(workers=1)
    (worker,) = crew.workers
    worker.command = (
        sys.executable,
        "-c",
        'import time; print(\'{"number": 1, "words": "aye"}\', flush=True); time.sleep(60)',
    )
    assert await crew.ask(question(1)) == "aye"
    worker.command = GOOD
    assert worker.process is not None
    assert worker.process.stdin is not None
    worker.process.stdin.close()
    with pytest.raises(NoCrew):
        await crew.ask(question(2))
    assert await crew.ask(question(3)) in question().legal
    await crew.close()


@scenario
async def test_a_process_that_cannot_start_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start = asyncio.create_subprocess_exec
    failures = iter([OSError(errno.EMFILE, "Too many open files"), OSError(errno.ENOMEM, "Out of memory")])

    async def start_at_last(*args: object, **kwargs: object) -> asyncio.subprocess.Process:
        for failure in failures:
            raise failure
        return await start(*args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_at_last)
    async with served(tmp_path) as world:
        (anna,) = await world.at_table("person", "deckhand")
        await play(anna, FastLuck(1), 4)
        await anna.leave()
