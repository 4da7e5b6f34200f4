"""Worker pool: the bots of all tables, in processes that are asked with views and nothing else."""

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterable, Sequence

from quarterdeck.bots import LADDER
from quarterdeck.bots.guard import HANG, BotFailed
from quarterdeck.bots.worker import Answer, Question
from quarterdeck.server import bounds
from quarterdeck.server.askers import NOBODY, Asker
from quarterdeck.server.exception_logging import retrieve
from quarterdeck.server.processes import NoCrew as NoCrew
from quarterdeck.server.processes import Worker
from quarterdeck.server.turns import Turns
from quarterdeck.table.refusals import Refusal

SEARCHING = max(2, min(4, os.cpu_count() or 1))  # so that a bot that hangs does not hold up all tables
WORKERS = SEARCHING + 1  # one is kept for questions that take a millisecond
PATIENCE = 10.0  # timeout: seconds a bot may take beyond its budget

_log = logging.getLogger("quarterdeck.crew")


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
        self.workers = [Worker(command, Answer, whose="bots'") for _ in range(workers or WORKERS)]
        self.patience = PATIENCE
        self._quick: Turns[Errand] = Turns()
        self._searches: Turns[Errand] = Turns()
        self._idle = set(self.workers)
        self._running: set[asyncio.Task[None]] = set()
        self._closed = False
        self._asked = 0  # questions that somebody waits for
        self._quiet = asyncio.Event()
        self._quiet.set()
        self.when_asked: Callable[[], None] = lambda: None  # what must stop while anybody waits for a bot
        self.when_quiet: Callable[[], None] = lambda: None  # and may go on

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
        if self._asked == 1:
            self._quiet.clear()
            self.when_asked()
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
                self.when_quiet()

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

    async def _run(self, worker: Worker[Answer], errand: Errand) -> None:
        """Have a worker answer a question; whatever is raised is for whoever asked."""
        patience = self.patience + errand.question.budget.milliseconds / 1000
        try:
            words = await _ask(worker, errand.question, patience)
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


async def _ask(worker: Worker[Answer], question: Question, patience: float) -> str:
    """A bot's answer in words."""
    try:
        answer = await worker.ask(question, patience)
    except TimeoutError:
        raise BotFailed(HANG) from None
    if answer.failed:
        raise BotFailed(answer.failed)
    return answer.words


def searches(question: Question) -> bool:
    """Whether an answer takes a bot's whole budget; else it takes about a millisecond."""
    return question.task == "choose" and question.bot in LADDER and LADDER[question.bot].searches
