"""Runs tests in processes forked from one that has pytest and the libraries loaded, but nothing of ours.

Run as a program it reads jobs from its input, one JSON value a line, and answers each with pytest's exit code; what
pytest wrote lies in the file `OUTPUT` of the job's folder.
"""

import importlib
import json
import os
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
LIBRARIES = ("pytest", "pygments.lexers.python", "hypothesis", "msgspec", "rich.console", "fluent.runtime", "starlette")
OUTPUT = "output.txt"
PATIENCE = 120  # seconds; tests that take longer hang


@dataclass(frozen=True)
class Result:
    """What became of a run of tests: pytest's exit code, and what it wrote."""

    code: int
    output: str


class Nursery:
    """The process that others are forked from."""

    def __init__(self) -> None:
        program = [sys.executable, __file__]
        self._process = subprocess.Popen(
            program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=_plain()
        )

    def run(self, folder: Path, tests: list[str], games: int) -> Result:
        """Run tests on the copy of the package in a folder, and on the tests there if it holds any."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"folder": str(folder), "tests": tests, "games": games}) + "\n")
        self._process.stdin.flush()
        code = int(self._process.stdout.readline())
        return Result(code, (folder / OUTPUT).read_text(encoding="utf-8"))

    def close(self) -> None:
        """End the process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait()
        self._process.stdout.close()


def _plain() -> dict[str, str]:
    """The environment without what coverage and the pytest that runs us have put there; interpreted."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST", "PYTHONPATH"))}
    return {**kept, "QUARTERDECK_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # no plugin is needed


def _serve() -> None:
    sys.path.pop(0)  # the folder of this file
    for name in LIBRARIES:
        importlib.import_module(name)
    for line in sys.stdin:
        job = json.loads(line)
        child = os.fork()
        if child == 0:
            _run(Path(job["folder"]), job["tests"], job["games"])
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


def _run(folder: Path, tests: list[str], games: int) -> None:
    """Become a run of pytest; never returns."""
    signal.alarm(PATIENCE)
    sys.dont_write_bytecode = True  # a source changed twice within a second would run as it was
    written = os.open(folder / OUTPUT, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    os.dup2(written, 1)
    os.dup2(written, 2)
    root = folder if (folder / "tests").exists() else ROOT
    os.chdir(root)
    sys.path[:0] = [str(folder), str(root)]
    os.environ["PYTHONPATH"] = str(folder)  # for processes the tests start
    os.environ["QUARTERDECK_LAW_GAMES"] = str(games)
    code = 3  # pytest's own for an internal error
    try:
        code = int(sys.modules["pytest"].main(["-x", "-q", "-p", "no:cacheprovider", "--tb=short", *tests]))
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


if __name__ == "__main__":
    _serve()
