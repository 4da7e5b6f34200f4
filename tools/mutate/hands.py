"""Workers: each has a process to fork mutants from, and does one thing at a time."""

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeVar

from tools.mutate.scope import ROOT, TESTS

Kind = Literal["warm", "bare"]


class NurseryGone(Exception):
    """A fork server ended by itself."""


class Nursery:
    """A fork server, in a process group of its own: Ctrl-C is for whoever started this."""

    def __init__(self, kind: Kind, tests: Sequence[str] = TESTS) -> None:
        ours, theirs = os.pipe(), os.pipe()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutate.nursery", kind, str(ours[0]), str(theirs[1]), *tests],
            pass_fds=(ours[0], theirs[1]),
            env=plain(os.environ),
            cwd=ROOT,
            start_new_session=True,
        )
        os.close(ours[0])
        os.close(theirs[1])
        self._jobs = open(ours[1], "w", encoding="utf-8")  # noqa: SIM115 – open as long as the process is
        self._answers = open(theirs[0], encoding="utf-8")  # noqa: SIM115
        try:
            self.began = self._answer()
        except NurseryGone:
            self.end()
            raise

    def ask(self, job: Mapping[str, object]) -> dict[str, object]:
        """What becomes of a job."""
        try:
            self._jobs.write(json.dumps(job) + "\n")
            self._jobs.flush()
        except OSError as error:
            raise NurseryGone("nobody takes jobs") from error
        return self._answer()

    def _answer(self) -> dict[str, object]:
        line = self._answers.readline()
        if not line:
            raise NurseryGone("there is no answer; do the tests pass, interpreted?")
        answer = json.loads(line)
        assert isinstance(answer, dict)
        return answer

    def end(self) -> None:
        """End the process and all that were forked from it."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        with contextlib.suppress(OSError):
            self._jobs.close()
        self._answers.close()


class Hand:
    """One worker of the pool, whose fork servers start when they are first needed."""

    def __init__(self, tests: Sequence[str] = TESTS) -> None:
        self._tests = tests
        self._nurseries: dict[Kind, Nursery] = {}

    def nursery(self, kind: Kind) -> Nursery:
        """Its process of this kind."""
        if kind not in self._nurseries:
            self._nurseries[kind] = Nursery(kind, self._tests)
        return self._nurseries[kind]

    def end(self) -> None:
        """End its processes."""
        for nursery in self._nurseries.values():
            nursery.end()


T = TypeVar("T")


def share(jobs: Iterable[T], hands: list[Hand], do: Callable[[Hand, T], None]) -> None:
    """Work through a queue of jobs, each hand when it is free; Ctrl-C, or an error of one, stops all at once."""
    waiting = iter(jobs)
    taking = threading.Lock()
    stopped = threading.Event()
    errors: list[BaseException] = []

    def work(hand: Hand) -> None:
        try:
            while not stopped.is_set():
                with taking:
                    job = next(waiting)
                do(hand, job)
        except StopIteration:
            return
        except BaseException as error:
            if not stopped.is_set():
                errors.append(error)
                stopped.set()

    threads = [threading.Thread(target=work, args=(hand,), daemon=True) for hand in hands]
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            while thread.is_alive():
                thread.join(0.2)
    except KeyboardInterrupt:
        stopped.set()
        raise
    if errors:
        raise errors[0]


def plain(environment: Mapping[str, str]) -> dict[str, str]:
    """An environment in which the sources run, interpreted, and pytest has no plugin but its own."""
    kept = {name: value for name, value in environment.items() if not name.startswith(("COV", "PYTEST", "PYTHONPATH"))}
    return {**kept, "QUARTERDECK_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONHASHSEED": "0"}
