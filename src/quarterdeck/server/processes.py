"""Worker processes: each is asked one question at a time, as a line of JSON, and answers with one."""

import asyncio
import contextlib
import logging
import os
from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

import msgspec

from quarterdeck.core.errors import QuarterdeckError

NICENESS = 5  # the server's own loop, and so every person's move, goes first
WAIT_BEFORE_RESTART = 1.0  # seconds
WAIT_AT_CLOSE = 2.0  # seconds before a process that does not end is killed
LONGEST_ANSWER = 2**16  # bytes

_log = logging.getLogger("quarterdeck.crew")
_ENVELOPE = msgspec.json.Encoder()


class Numbered(Protocol):
    """A question, or an answer to the one of the same number."""

    @property
    def number(self) -> int: ...


Answers = TypeVar("Answers", bound=Numbered)


class NoCrew(QuarterdeckError):
    """A worker process is gone, and so is the answer it owed."""


class Worker(Generic[Answers]):
    """One process, asked one question at a time. One that is no good is ended; the next question starts another."""

    def __init__(
        self,
        command: Sequence[str],
        answers: type[Answers],
        *,
        whose: str,
        longest: int = LONGEST_ANSWER,
        niceness: int = NICENESS,
    ) -> None:
        self.command = command
        self.whose = whose  # in what operators read
        self.longest = longest
        self.niceness = niceness
        self._decoder = msgspec.json.Decoder(answers)
        self.process: asyncio.subprocess.Process | None = None
        self._ended = False  # whether there was one before
        self._reading = False

    async def ask(self, question: Numbered, patience: float) -> Answers:
        """The answer to a question; `TimeoutError` where it takes longer than this many seconds."""
        if self.process is not None and self.process.returncode is not None:
            await self.end()
        process = self.process or await self.start()
        self._reading = True
        try:
            return await asyncio.wait_for(self._exchange(process, question), patience)
        except TimeoutError:
            await self.end()
            raise
        except (OSError, EOFError, RuntimeError):  # uvloop raises RuntimeError where a pipe is closed
            await self.end()
            raise NoCrew("The worker process is gone.") from None
        except (msgspec.DecodeError, ValueError):
            _log.error("a %s process says what nobody understands; it is ended", self.whose)
            await self.end()
            raise NoCrew("The worker process says what nobody understands.") from None
        finally:
            self._reading = False

    async def _exchange(self, process: asyncio.subprocess.Process, question: Numbered) -> Answers:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(_ENVELOPE.encode(question) + b"\n")
        await process.stdin.drain()
        while line := await process.stdout.readline():
            answer = self._decoder.decode(line)
            if answer.number == question.number:
                return answer
        raise EOFError

    async def start(self) -> asyncio.subprocess.Process:
        """Start the process; `NoCrew` where the system does not let it."""
        if self._ended:
            _log.warning("a %s process ended; a new one starts", self.whose)
            await asyncio.sleep(WAIT_BEFORE_RESTART)
        try:
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=self.longest,
                start_new_session=True,  # a Ctrl-C at the terminal is for the server alone
            )
        except OSError as error:
            self._ended = True
            raise NoCrew(f"The worker process cannot start: {error.strerror}.") from error
        if hasattr(os, "setpriority"):
            with contextlib.suppress(OSError):
                niceness = max(os.getpriority(os.PRIO_PROCESS, 0), self.niceness)
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
