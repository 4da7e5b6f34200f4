"""Compiled against interpreted rules: the same games, bit for bit."""

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

from quarterdeck import compiled
from tests.laws.cases import cases
from tests.laws.digests import digests
from tools.soak.covered import Covered, Task

ROOT = Path(__file__).parents[2]
NOTHING = hashlib.blake2b(digest_size=12).hexdigest()  # the digest of what was never filled


def absent() -> str:
    """Why nothing can be compared."""
    return "" if compiled.MODE == "compiled" else f"the rules run {compiled.MODE}, {compiled.WHY}"


def run(task: Task) -> Covered:
    """Play the same games compiled and interpreted, and compare digests."""
    covered = Covered(task.table)
    with covered.timed():
        try:
            interpreted = interpreted_digests(task)
        except (AssertionError, ValueError) as error:
            covered.fail(task, task.first, f"the sources do not play: {error}")
            return covered
        played = cases(task.name, task.players, task.number, task.first)
        for case, expected in zip(played, interpreted, strict=True):
            found = digests(case)
            covered.count("games")
            different = [part for part in found if found[part] != expected[part]]
            for part in found:
                if found[part] != NOTHING:  # not every game has a search in it
                    covered.meet("compared", part)
            if different:
                covered.fail(task, case.number, f"{case}: compiled and interpreted differ in {', '.join(different)}")
    return covered


def interpreted_digests(task: Task) -> list[dict[str, str]]:
    """The digests of the same games, made by a process that runs the sources."""
    command = [sys.executable, "-m", "tests.laws.digests", task.name]
    command += [str(number) for number in (task.players, task.number, task.first)]
    environment = {**os.environ, "QUARTERDECK_PURE": "1"}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, check=False)
    assert done.returncode == 0, done.stderr
    mode, *found = [json.loads(line) for line in done.stdout.splitlines()]
    assert mode == {"mode": "interpreted"}, f"the sources run {mode}"
    return found
