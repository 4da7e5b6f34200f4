"""Worker pool: the bots of all tables, in processes that are asked with views and nothing else."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Sequence

import msgspec

from quarterdeck.bots.guard import HANG, BotFailed
from quarterdeck.bots.worker import Answer, Question
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server.exception_logging import retrieve

WORKERS = max(2, min(4, os.cpu_count() or 1))  # so that a bot that hangs does not hold up all tables
WAIT_BEFORE_RESTART = 1.0  # seconds
WAIT_AT_CLOSE = 2.0  # seconds before a process that does not end is killed
PATIENCE = 10.0  # timeout: seconds a bot may take beyond its budget
LONGEST_ANSWER = 2**16  # bytes

_log = logging.getLogger("quarterdeck.crew")
_ENVELOPE = msgspec.json.Encoder()
_ANSWER = msgspec.json.Decoder(Answer)


class NoCrew(QuarterdeckError):
    """A worker process is gone, and so is the answer it owed."""


class Worker:
    """One process, asked one question at a time. One that is no good is ended; the next question starts another."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: asyncio.subprocess.Process | None = None
        self._ended = False  # whether there was one before
        self._reading = False

    async def ask(self, question: Question, patience: float) -> str:
        """A bot's answer in words."""
        if self.process is not None and self.process.returncode is not None:
            await self.end()
        process = self.process or await self._start()
        self._reading = True
        try:
            answer = await asyncio.wait_for(self._exchange(process, question), patience)
        except TimeoutError:
            await self.end()
            raise BotFailed(HANG) from None
        except (OSError, EOFError, RuntimeError):  # uvloop raises RuntimeError where a pipe is closed
            await self.end()
            raise NoCrew("The bots' process is gone.") from None
        except (msgspec.DecodeError, ValueError):
            _log.error("a bots' process says what nobody understands; it is ended")
            await self.end()
            raise NoCrew("The bots' process says what nobody understands.") from None
        finally:
            self._reading = False
        if answer.failed:
            raise BotFailed(answer.failed)
        return answer.words

    async def _exchange(self, process: asyncio.subprocess.Process, question: Question) -> Answer:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(_ENVELOPE.encode(question) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            answer = _ANSWER.decode(line)
            if answer.number == question.number:
                return answer
        raise EOFError

    async def _start(self) -> asyncio.subprocess.Process:
        if self._ended:
            _log.warning("a bots' process ended; a new one starts")
            await asyncio.sleep(WAIT_BEFORE_RESTART)
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,  # a Ctrl-C at the terminal is for the server alone
            )
        except OSError as error:
            self._ended = True
            raise NoCrew(f"The bots' process cannot start: {error.strerror}.") from error
        return self.process

    async def end(self) -> None:
        """Kill the process."""
        process, self.process, self._ended = self.process, None, True
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        assert process.stdout is not None
        await process.stdout.read()  # to its end, which closes the pipe
        await process.wait()

    async def dismiss(self) -> None:
        """Graceful shutdown: the process ends by itself and is waited for; whoever waits for an answer is told."""
        process = self.process
        if process is None or process.stdin is None:
            return
        process.stdin.close()
        try:
            await asyncio.wait_for(process.wait(), WAIT_AT_CLOSE)
        except TimeoutError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
        if not self._reading:
            await self.end()


class Crew:
    """A pool of worker processes, each started when all before it are busy."""

    def __init__(
        self,
        command: Sequence[str] = (sys.executable, "-m", "quarterdeck.bots.worker"),
        *,
        workers: int | None = None,
    ) -> None:
        self.workers = [Worker(command) for _ in range(workers or WORKERS)]
        self.patience = PATIENCE
        self._idle = list(reversed(self.workers))
        self._free = asyncio.Semaphore(len(self.workers))
        self._asked: set[asyncio.Task[str]] = set()
        self._closed = False

    async def ask(self, question: Question) -> str:
        """What a bot answers, in words. Who asked may be gone before; the worker is busy until it has answered."""
        if self._closed:
            raise NoCrew("The bots have gone ashore.")
        task = asyncio.create_task(self._ask(question))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        task.add_done_callback(retrieve)
        return await asyncio.shield(task)

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._asked)

    async def _ask(self, question: Question) -> str:
        async with self._free:
            if self._closed:
                raise NoCrew("The bots have gone ashore.")
            worker = self._idle.pop()
            try:
                return await worker.ask(question, self.patience + question.budget.milliseconds / 1000)
            finally:
                self._idle.append(worker)

    async def close(self) -> None:
        """End all worker processes and wait until they are gone."""
        self._closed = True
        await asyncio.gather(*(worker.dismiss() for worker in self.workers))
        for task in self._asked:
            task.cancel()  # what is left waits to start a process
        await asyncio.gather(*self._asked, return_exceptions=True)
        await asyncio.gather(*(worker.dismiss() for worker in self.workers))
