"""The test runner inside a mutant's process, with limits of processor time and memory."""

import json
import math
import os
import resource
import signal
import time
from collections.abc import Mapping, Sequence
from typing import TypedDict

import pytest

MEMORY = 3 * 2**30  # bytes a mutant may take; one that fills lists for ever stops there


class Asked(TypedDict):
    """A test to run, and the seconds of processor time it may take."""

    test: str
    limit: float


class Teller:
    """Writes one JSON value a line to whoever waits for this process."""

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def tell(self, **what: object) -> None:
        """One line."""
        os.write(self._descriptor, json.dumps(what).encode() + b"\n")


class Verdict:
    """A plugin of pytest that notes whether a test failed."""

    failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Called for the set-up, the call and the tear-down of each test."""
        self.failed = self.failed or report.failed


def run_tests(items: Mapping[str, pytest.Item], tests: Sequence[Asked], patience: float, teller: Teller) -> None:
    """Run tests until one fails, or patience ends; tell which begins, and what came of all."""
    verdict = Verdict()
    known = [asked for asked in tests if asked["test"] in items]
    for number, asked in enumerate(known):
        if time.process_time() > patience:
            break
        item = items[asked["test"]]
        following = items[known[number + 1]["test"]] if number + 1 < len(known) else None
        item.config.pluginmanager.register(verdict)
        teller.tell(begins=asked["test"], limit=asked["limit"])
        limit_processor(asked["limit"])
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        item.config.pluginmanager.unregister(verdict)
        signal.setitimer(signal.ITIMER_PROF, 0)
        if verdict.failed:
            teller.tell(killed=asked["test"], seconds=time.process_time())
            return
    teller.tell(survived=True, seconds=time.process_time())


def limit_processor(seconds: float) -> None:
    """ITIMER_PROF timeout for this process, and RLIMIT_CPU for what it starts."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time() + seconds) + 1, most))


def limit_memory() -> None:
    """RLIMIT_AS: lists that grow for ever are an error, not the end of the machine."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def silence() -> None:
    """Redirect standard streams to nowhere."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1, 2):
        os.dup2(nowhere, descriptor)
