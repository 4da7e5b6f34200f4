"""Does the tasks of a soak, keeps what each covered in `build/soak`, and goes on there after an interruption."""

import datetime
import faulthandler
import hashlib
import os
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import msgspec

from quarterdeck import compiled
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.workers import done_in_order
from tools.soak.covered import Covered, Failure, Task
from tools.soak.parts import PARTS

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "soak"
LONGEST_TASK = 1800  # seconds; what takes longer hangs
MOST_FAILURES = 20
SHOWN_EVERY = 10.0  # seconds
SOURCES = (".py", ".toml", ".md", ".ftl", ".json")


class Kept(msgspec.Struct, frozen=True):
    """A task that was done, as it is kept."""

    key: str
    covered: Covered


class Heading(msgspec.Struct, frozen=True):
    """What the tasks in a file of kept ones depend on."""

    code: str
    mode: str


class Failed(msgspec.Struct, frozen=True):
    """What failed, when, of which code in which mode, and the command that tries it again."""

    when: str
    code: str
    mode: str
    failure: Failure
    command: str


class Store:
    """What was done before, in a file of its own for this code; a task that failed is not kept and done again."""

    def __init__(self, path: Path, *, fresh: bool) -> None:
        self.path = path
        self.failed = path.with_name("failed.jsonl")
        self.done: dict[str, Covered] = {}
        heading = Heading(code_digest(), compiled.MODE)
        self.code = heading.code
        lines = [] if fresh or not path.exists() else path.read_bytes().splitlines()
        if not lines or lines[0] != msgspec.json.encode(heading):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(heading) + b"\n")
            return
        for number, line in enumerate(lines[1:], 1):
            try:
                kept = msgspec.json.decode(line, type=Kept)
            except msgspec.DecodeError:  # the run was killed while it wrote this
                path.write_bytes(b"".join(line + b"\n" for line in lines[:number]))
                break
            self.done[kept.key] = kept.covered

    def keep(self, task: Task, covered: Covered) -> None:
        """What a task covered; of one that failed, what it said, which no later run takes away."""
        if not covered.failures:
            _append(self.path, Kept(task.key, covered))
        for failure in covered.failures:
            when = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
            _append(self.failed, Failed(when, self.code, compiled.MODE, failure, failure.command))

    def forget(self, tasks: list[Task]) -> None:
        """All of these are done: the next soak of them begins anew. What another was interrupted at is kept."""
        done = {task.key for task in tasks}
        heading, *lines = self.path.read_bytes().splitlines(keepends=True)
        left = [line for line in lines if msgspec.json.decode(line, type=Kept).key not in done]
        self.path.write_bytes(b"".join([heading, *left]))


def _append(path: Path, line: Kept | Failed) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


def code_digest() -> str:
    """What changes with any source, box, book, word or record of ours, of the tests or of the soak."""
    digest = hashlib.sha256()
    for folder in (ROOT / "src" / "quarterdeck", ROOT / "tests", ROOT / "tools" / "soak"):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(str(path.relative_to(ROOT)).encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


class Soaking(msgspec.Struct, frozen=True):
    """The work of one process: tasks by number."""

    tasks: list[Task]

    def begin(self) -> Callable[[int], Covered]:
        return self.do

    def do(self, number: int) -> Covered:
        """A task; what hangs, also in compiled code, ends the process and shows where."""
        task = self.tasks[number]
        faulthandler.dump_traceback_later(LONGEST_TASK, exit=True)
        (FOLDER / f"now-{os.getpid()}").write_text(task.key, encoding="utf-8")
        try:
            return PARTS[task.part].run(task)
        finally:
            faulthandler.cancel_dump_traceback_later()
            (FOLDER / f"now-{os.getpid()}").unlink(missing_ok=True)


class Soak:
    """A run: its tasks, what was covered, and why it stopped where it did."""

    def __init__(self, tasks: list[Task], store: Store, workers: int, minutes: float | None) -> None:
        self.tasks = tasks
        self.store = store
        self.workers = workers
        self.limit = None if minutes is None else 60 * minutes
        self.tables: dict[str, Covered] = {}
        self.stopped = ""
        self.seconds = 0.0
        self.done = 0
        self.finished: set[str] = set()  # tasks in which nothing failed, by their keys
        for task in tasks:
            if task.key in store.done:
                self._add(task, store.done[task.key])
        self.before = self.done
        self.todo = [task for task in tasks if task.key not in store.done]

    def _add(self, task: Task, covered: Covered) -> None:
        self.tables.setdefault(covered.table, Covered(covered.table)).add(covered)
        self.done += 1
        if not covered.failures:
            self.finished.add(task.key)

    @property
    def failures(self) -> int:
        return sum(len(covered.failures) for covered in self.tables.values())

    def run(self) -> None:
        """Everything that is left to do, until it is done, interrupted, or enough has failed."""
        begun = time.monotonic()
        shown = begun
        for file in FOLDER.glob("now-*"):
            print(f"A soak before this one died at {file.read_text(encoding='utf-8')}.", file=sys.stderr)
            file.unlink()
        with Interruption() as interruption:
            try:
                for number, covered in enumerate(self._each(interruption)):
                    self._add(self.todo[number], covered)
                    self.store.keep(self.todo[number], covered)
                    for failure in covered.failures:
                        print(f"FAILED {failure.what}\n  again: {failure.command}", file=sys.stderr, flush=True)
                    self.seconds = time.monotonic() - begun
                    if self.failures >= MOST_FAILURES:
                        self.stopped = f"stopped after {self.failures} failures"
                        break
                    if self.limit is not None and self.seconds > self.limit:
                        self.stopped = "the time is over"
                        break
                    if time.monotonic() - shown > SHOWN_EVERY:
                        shown = time.monotonic()
                        self._show(number + 1)
            except BrokenProcessPool:
                lost = [file.read_text(encoding="utf-8") for file in FOLDER.glob("now-*")]
                self.stopped = f"FAILED: a process died; at work were {', '.join(lost)}"
            if interruption.asked and not self.stopped:
                self.stopped = "interrupted"
        self.seconds = time.monotonic() - begun

    def _each(self, interruption: Interruption) -> Iterator[Covered]:
        work = Soaking(self.todo)
        for done in done_in_order(work, range(len(self.todo)), self.workers, interruption):
            yield from done

    def _show(self, number: int) -> None:
        left = self.seconds * (len(self.todo) - number) / number
        text = f"  {self.done} of {len(self.tasks)} pieces, {self.failures} failures, about {left:.0f} s left"
        print(text, file=sys.stderr, flush=True)
