"""The client's own test tool, asked from Python: samples made here, held against what the browser's code does."""

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path

from build_backend.node import find_node

WEB = Path(__file__).parent.parent / "web"


def run_vitest(test: str, variable: str, groups: Sequence[object], folder: Path) -> None:
    """Have a test of the client's read groups of samples, by the file that a variable names; each is one test there."""
    node = find_node()
    assert node is not None, "there is no Node.js; make install fetches one"
    assert (WEB / "node_modules").is_dir(), "the client's test tools are missing; make lint fetches them"
    samples = folder / "samples.json"
    samples.write_text(json.dumps(groups), encoding="utf-8")
    done = subprocess.run(
        [*node.npm, "exec", "--offline", "--", "vitest", "run", test],
        cwd=WEB,
        env={**node.environment(), variable: str(samples), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"{len(groups)} passed" in done.stdout, done.stdout
