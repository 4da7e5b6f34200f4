"""The bots' process: one that dies, gets stuck, talks nonsense or cannot start is replaced, and the game goes on."""

import asyncio
import errno
import sys
from pathlib import Path

import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.server import crew as crew_module
from quarterdeck.server.crew import Crew
from tests.server.test_playing import play
from tests.server.world import scenario, served

GOOD = (sys.executable, "-m", "quarterdeck.bots.worker")
SILENT = (sys.executable, "-c", "import sys; sys.stdin.read()")
FULL_OF_NONSENSE = (sys.executable, "-c", "print('aye aye', flush=True); import sys; sys.stdin.read()")
LOST_FOR_WORDS = (sys.executable, "-c", "import os, time; os.close(1); time.sleep(60)")
ENDLESS = (sys.executable, "-c", "import sys; [sys.stdout.write('a' * 1000) for _ in iter(int, 1)]")


@pytest.fixture(autouse=True)
def _in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "WAIT_BEFORE_RESTART", 0.0)
    monkeypatch.setattr("quarterdeck.server.live.WAIT_AFTER_FAILURE", 0.0)


class Watchful(Crew):
    """Has little patience with a process that is no good, and enough with one that a busy machine may start slowly."""

    async def _start(self) -> asyncio.subprocess.Process:
        self.patience = crew_module.PATIENCE if self.command is GOOD else 0.5
        return await super()._start()


@pytest.mark.parametrize("command", [SILENT, FULL_OF_NONSENSE, LOST_FOR_WORDS, ENDLESS], ids=lambda words: words[-1])
def test_a_process_that_does_not_answer_is_ended_and_replaced(tmp_path: Path, command: tuple[str, ...]) -> None:
    @scenario
    async def try_it() -> None:
        crew = Watchful(command)
        async with served(tmp_path, crew=crew) as world:
            (anna,) = await world.at_table("person", "deckhand")
            playing = asyncio.create_task(play(anna, FastLuck(1), 4))
            while crew._process is None:
                await asyncio.sleep(0.01)
            bad, crew.command = crew._process, GOOD
            await playing
            assert await asyncio.wait_for(bad.wait(), 5)
            await anna.leave()

    try_it()


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
