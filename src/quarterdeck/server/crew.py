"""Worker pool: the bots of all tables, in processes that are asked with views and nothing else."""

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Iterable, Sequence

import msgspec

from quarterdeck.bots import LADDER
from quarterdeck.bots.guard import HANG, BotFailed
from quarterdeck.bots.worker import Answer, Question
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.server import bounds
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.exception_logging import retrieve
from quarterdeck.server.turns import Turns
from quarterdeck.table.refusals import Refusal

SEARCHING = max(2, min(4, os.cpu_count() or 1))  # so that a bot that hangs does not hold up all tables
WORKERS = SEARCHING + 1  # one is kept for questions that take a millisecond
NICENESS = 5  # the server's own loop, and so every person's move, goes first
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
        process = self.process or await self.start()
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

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process; `NoCrew` where the system does not let it."""
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
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                niceness = max(os.getpriority(os.PRIO_PROCESS, 0), NICENESS)
                os.setpriority(os.PRIO_PROCESS, self.process.pid, niceness)
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


class Errand:
    """A question, and the answer that somebody waits for."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self.answer.add_done_callback(retrieve)


class Crew:
    """A pool of worker processes with fair queues: who asks comes in turn, and what is quick never waits for a search.

    The first worker takes quick questions alone, where there are several; the others take a search if one waits.
    """

    def __init__(
        self,
        command: Sequence[str] = (sys.executable, "-m", "quarterdeck.bots.worker"),
        *,
        workers: int | None = None,
    ) -> None:
        self.workers = [Worker(command) for _ in range(workers or WORKERS)]
        self.patience = PATIENCE
        self._quick: Turns[Errand] = Turns()
        self._searches: Turns[Errand] = Turns()
        self._idle = set(self.workers)
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        self._asked = 0  # questions that somebody waits for
        self._quiet = asyncio.Event()
        self._quiet.set()

    async def start(self) -> None:
        """Start all processes before anybody asks; what cannot start now is tried again with a question."""
        for worker in self.workers:
            try:
                await worker.start()
            except NoCrew as error:
                _log.error("%s", error)

    def check_room(self, bots: Iterable[str], asker: Asker) -> None:
        """Refuse new tables with bots that search, to whoever has too many searches waiting."""
        if not any(bot in LADDER and LADDER[bot].searches for bot in bots):
            return
        waiting = self._searches
        for number, bound in (
            (waiting.of_badge(asker), bounds.SEARCHES_OF_BADGE),
            (waiting.of_address(asker.address), bounds.SEARCHES_OF_ADDRESS),
            (len(waiting), bounds.SEARCHES),
        ):
            if number >= bound.most:
                raise Refusal(bound.refusal)

    async def ask(self, question: Question, asker: Asker = NOBODY) -> str:
        """What a bot answers, in words, when it is the asker's turn.

        Who asked may be gone before: then it is not asked, or the worker is busy until it has answered.
        """
        if self._closed:
            raise NoCrew("The bots have gone ashore.")
        errand = Errand(question)
        self._asked += 1
        self._quiet.clear()
        turns = self._searches if searches(question) else self._quick
        turns.put(asker, errand)
        self._hand_out()
        try:
            return await errand.answer
        finally:
            turns.discard(asker, errand)
            self._asked -= 1
            if not self._asked:
                self._quiet.set()

    async def quiet(self) -> None:
        """Return as soon as nobody waits for a bot."""
        await self._quiet.wait()

    @property
    def waiting(self) -> int:
        """How many questions are not answered yet."""
        return len(self._quick) + len(self._searches) + len(self._running)

    def _hand_out(self) -> None:
        """Give idle workers what comes next."""
        for number, worker in enumerate(self.workers):
            if worker in self._idle and (turns := self._next_for(number)) is not None:
                self._idle.discard(worker)
                task = asyncio.create_task(self._run(worker, turns.take()))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    def _next_for(self, number: int) -> Turns[Errand] | None:
        """The queue a worker is served from now; quick ones have a worker of their own, so searches are not starved."""
        if len(self.workers) > 1:
            queues = (self._quick,) if number == 0 else (self._searches, self._quick)
        else:
            queues = (self._quick, self._searches)
        return next((turns for turns in queues if turns), None)

    async def _run(self, worker: Worker, errand: Errand) -> None:
        """Have a worker answer a question; whatever is raised is for whoever asked."""
        patience = self.patience + errand.question.budget.milliseconds / 1000
        try:
            words = await worker.ask(errand.question, patience)
            if not errand.answer.done():
                errand.answer.set_result(words)
        except BaseException as error:
            if not errand.answer.done():
                gone = isinstance(error, asyncio.CancelledError)
                errand.answer.set_exception(NoCrew("The bots have gone ashore.") if gone else error)
        finally:
            self._idle.add(worker)
            if not self._closed:
                self._hand_out()

    async def close(self) -> None:
        """End all worker processes and wait until they are gone."""
        self._closed = True
        for turns in (self._quick, self._searches):
            while turns:
                if not (answer := turns.take().answer).done():
                    answer.set_exception(NoCrew("The bots have gone ashore."))
        await asyncio.gather(*(worker.dismiss() for worker in self.workers))
        for task in self._running:
            task.cancel()  # what is left waits to start a process
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.gather(*(worker.dismiss() for worker in self.workers))


def searches(question: Question) -> bool:
    """Whether an answer takes a bot's whole budget; else it takes about a millisecond."""
    return question.task == "choose" and question.bot in LADDER and LADDER[question.bot].searches
