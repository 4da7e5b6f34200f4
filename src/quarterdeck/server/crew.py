"""The bots of all tables, in a worker process that is asked with views and nothing else."""

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence

import msgspec

from quarterdeck.bots.worker import Answer, Question
from quarterdeck.core.errors import QuarterdeckError

WAIT_BEFORE_RESTART = 1.0  # seconds
WAIT_AT_CLOSE = 2.0  # seconds before a process that does not end is killed
PATIENCE = 30.0  # seconds in which nobody gets an answer
LONGEST_ANSWER = 2**16  # bytes

_log = logging.getLogger("quarterdeck.crew")
_ENVELOPE = msgspec.json.Encoder()


class NoCrew(QuarterdeckError):
    """The worker process is gone, and so is the answer it owed."""


class BotFailed(QuarterdeckError):
    """A bot raised an error instead of choosing; the text names its kind and nothing it saw."""


class Crew:
    """One worker process. If it dies, whoever waits for it is told, and a new one starts with the next question."""

    def __init__(self, command: Sequence[str] = (sys.executable, "-m", "quarterdeck.bots.worker")) -> None:
        self.command = command
        self.patience = PATIENCE
        self._process: asyncio.subprocess.Process | None = None
        self._reading: asyncio.Task[None] | None = None
        self._starting = asyncio.Lock()
        self._waiting: dict[int, asyncio.Future[str]] = {}
        self._closed = False

    async def ask(self, question: Question) -> str:
        """The action a bot chooses, in words."""
        process = await self._working()
        assert process.stdin is not None
        future: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._waiting[question.number] = future
        try:
            process.stdin.write(_ENVELOPE.encode(question) + b"\n")
            await process.stdin.drain()
            return await future
        except (BrokenPipeError, ConnectionResetError) as error:
            raise NoCrew("The bots' process is gone.") from error
        finally:
            self._waiting.pop(question.number, None)

    async def close(self) -> None:
        """End the worker process and wait until it is gone."""
        self._closed = True
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            try:
                await asyncio.wait_for(self._process.wait(), WAIT_AT_CLOSE)
            except TimeoutError:
                with contextlib.suppress(ProcessLookupError):
                    self._process.kill()
                await self._process.wait()
        if self._reading is not None:
            await self._reading

    async def _working(self) -> asyncio.subprocess.Process:
        async with self._starting:
            if self._process is not None and (self._process.returncode is not None or self._ended()):
                _log.warning("the bots' process ended; a new one starts")
                await asyncio.sleep(WAIT_BEFORE_RESTART)
                self._process = None
            if self._closed:
                raise NoCrew("The bots have gone ashore.")
            if self._process is None:
                self._process = await self._start()
                self._reading = asyncio.create_task(self._read(self._process))
            return self._process

    async def _start(self) -> asyncio.subprocess.Process:
        try:
            return await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
                start_new_session=True,  # a Ctrl-C at the terminal is for the server alone
            )
        except OSError as error:
            raise NoCrew(f"The bots' process cannot start: {error.strerror}.") from error

    def _ended(self) -> bool:
        return self._reading is not None and self._reading.done()

    async def _read(self, process: asyncio.subprocess.Process) -> None:
        """Hand answers to whoever waits for them, until there are no more."""
        assert process.stdout is not None
        decoder = msgspec.json.Decoder(Answer)
        try:
            while line := await self._next_line(process.stdout):
                answer = decoder.decode(line)
                future = self._waiting.get(answer.number)
                if future is None or future.done():
                    continue
                if answer.failed:
                    future.set_exception(BotFailed(f"A bot failed with {answer.failed}."))
                else:
                    future.set_result(answer.action)
        except (msgspec.DecodeError, ValueError):
            _log.exception("the bots' process says what nobody understands; it is ended")
        except TimeoutError:
            _log.error("the bots' process is stuck; it is ended")
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.stdout.read()  # to its end, which closes the pipe
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(NoCrew("The bots' process is gone."))

    async def _next_line(self, answers: asyncio.StreamReader) -> bytes:
        """What it says next; `TimeoutError` if somebody has waited all the time, and nobody got an answer."""
        while True:
            waiting = set(self._waiting)
            try:
                return await asyncio.wait_for(answers.readline(), self.patience)
            except TimeoutError:
                if not waiting.isdisjoint(self._waiting):
                    raise
