"""Fork servers for mutants: a warm one that has loaded every test, and a bare one that has loaded only libraries.

Run as a program (`python -m tools.mutate.nursery warm 3 4 tests/core`) it reads jobs, one JSON value a line, and
answers each.
"""

import gc
import importlib
import json
import os
import select
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import coverage
import hypothesis
import pytest

from tools.mutate.patching import CannotPatch, MutantFinder, patch
from tools.mutate.running import Teller, limit_memory, limit_processor, run_tests, silence
from tools.mutate.scope import NOT_ASKED, NOT_ASKED_LAWS, PACKAGE, dotted, path_of

LIBRARIES = ("fluent.runtime", "msgspec", "pygments.lexers.python", "rich.console", "starlette")
ARGUMENTS = (
    *("-q", "-p", "no:cacheprovider", "--tb=no", "--show-capture=no", "-m", "not compiled"),
    *(f"--ignore-glob=*/test_{name}.py" for name in NOT_ASKED),
    *("-k", " and ".join(f"not {law}" for law in NOT_ASKED_LAWS)),
)
SLOW_MACHINE = 20  # wall-clock timeout, in multiples of a test's processor limit


class Warm:
    """A plugin of pytest: when all tests are collected, it serves instead of running them."""

    def __init__(self, serve: Callable[[dict[str, pytest.Item]], None]) -> None:
        self._serve = serve

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Called once, in place of pytest's own."""
        if session.testsfailed:
            return True
        self._serve({item.nodeid: item for item in session.items})
        return True


def serve_warm(jobs: Iterator[dict[str, Any]], answer: Callable[[object], None], tests: list[str]) -> None:
    """Collect tests, say which lines that runs, and answer."""
    meter = made_meter()
    meter.start()

    def serve(items: dict[str, pytest.Item]) -> None:
        meter.stop()
        answer({"tests": list(items), "lines": lines_of(meter)})
        gc.collect()
        gc.freeze()  # what forked processes share
        for job in jobs:
            answer(in_a_fork(partial(do_warm, items, job)))

    pytest.main([*ARGUMENTS, *tests], plugins=[Warm(serve)])


def do_warm(items: dict[str, pytest.Item], job: dict[str, Any], teller: Teller) -> None:
    """One mutant, or one test whose reach is wanted."""
    if "reach" in job:
        meter = made_meter()
        meter.start()
        run_tests(items, [{"test": job["reach"], "limit": job["limit"]}], job["limit"], teller)
        meter.stop()
        teller.tell(lines=lines_of(meter))
        return
    try:
        patch(dotted(job["module"]), job["function"], job["source"])
    except CannotPatch as error:
        teller.tell(cannot=str(error))
        return
    run_tests(items, job["tests"], job["patience"], teller)


def serve_bare(jobs: Iterator[dict[str, Any]], answer: Callable[[object], None]) -> None:
    """Load libraries, and answer; mutants import all else themselves."""
    for name in (*LIBRARIES, "quarterdeck"):  # of ours only what finds sources
        importlib.import_module(name)
    gc.collect()
    gc.freeze()
    answer({})
    for job in jobs:
        answer(in_a_fork(partial(do_bare, job)))


def do_bare(job: dict[str, Any], teller: Teller) -> None:
    """One mutant that is imported."""
    finder = MutantFinder(dotted(job["module"]), job["source"], str(path_of(job["module"])))
    sys.meta_path.insert(0, finder)

    def serve(items: dict[str, pytest.Item]) -> None:
        run_tests(items, job["tests"], job["patience"], teller)
        os._exit(0)

    files = dict.fromkeys(asked["test"].partition("::")[0] for asked in job["tests"])
    teller.tell(begins="import", limit=job["patience"])
    limit_processor(job["patience"])
    pytest.main([*ARGUMENTS, *files], plugins=[Warm(serve)])
    teller.tell(killed="import", seconds=time.process_time())


def in_a_fork(work: Callable[[Teller], None]) -> dict[str, object]:
    """Do something in a forked process, and gather what it told."""
    folder = tempfile.mkdtemp(prefix="mutant-")
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reading)
            silence()
            limit_memory()
            os.environ["PYTEST_DEBUG_TEMPROOT"] = folder
            work(Teller(writing))
        finally:
            os._exit(0)
    os.close(writing)
    told = listen(reading, child)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.close(reading)
    shutil.rmtree(folder, ignore_errors=True)
    if not {"killed", "survived", "cannot"} & told.keys():  # it ran too long, or broke down
        told["killed"] = told.get("begins", "import")
        told["how"] = "time" if status in (-signal.SIGPROF, -signal.SIGXCPU, -signal.SIGKILL) else "crash"
    return told


def listen(reading: int, child: int) -> dict[str, object]:
    """All that a process tells until it ends; one that times out is killed."""
    told: dict[str, object] = {}
    rest = b""
    while True:
        limit = told.get("limit", 60)
        assert isinstance(limit, int | float)
        if not select.select([reading], [], [], SLOW_MACHINE * limit)[0]:
            os.kill(child, signal.SIGKILL)
            return told
        piece = os.read(reading, 2**16)
        if not piece:
            return told
        *lines, rest = (rest + piece).split(b"\n")
        for line in lines:
            told.update(json.loads(line))


def made_meter() -> coverage.Coverage:
    """A line coverage meter of rules and core."""
    folders = [f"{PACKAGE}/core/*", f"{PACKAGE}/games/*"]
    return coverage.Coverage(data_file=None, include=folders, config_file=False)


def lines_of(meter: coverage.Coverage) -> dict[str, list[int]]:
    """The lines that ran, module by module."""
    data = meter.get_data()
    found = {}
    for path in data.measured_files():
        module = Path(path).relative_to(PACKAGE).with_suffix("").as_posix()
        found[module] = sorted(data.lines(path) or [])
    return found


def calm_hypothesis() -> None:
    """Derandomised examples, no shrinking, no deadline."""
    hypothesis.settings.register_profile(
        "mutate",
        derandomize=True,
        database=None,
        deadline=None,
        phases=(hypothesis.Phase.explicit, hypothesis.Phase.generate),
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    hypothesis.settings.load_profile("mutate")


def main() -> None:
    """Serve until there are no more jobs."""
    kind, reading, writing = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    calm_hypothesis()
    silence()
    with open(reading, encoding="utf-8") as asked, open(writing, "w", encoding="utf-8") as answers:

        def answer(what: object) -> None:
            print(json.dumps(what), file=answers, flush=True)

        jobs = (json.loads(line) for line in asked)
        if kind == "warm":
            serve_warm(jobs, answer, sys.argv[4:])
        else:
            serve_bare(jobs, answer)


if __name__ == "__main__":
    main()
