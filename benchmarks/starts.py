"""`make starts`: how long a new user waits: from a clean clone to the first page, and every time after that.

The clone is made in a folder of its own and installed with what this machine has, a C compiler included.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
FIRST, SECOND = 180.0, 2.0  # seconds, at most


def start(clone: Path, folder: str) -> float:
    """Seconds from `make play` to the first page."""
    environment = {**os.environ, "QUARTERDECK_FOLDER": folder, "PYTHONUNBUFFERED": "1"}
    for screen in ("DISPLAY", "WAYLAND_DISPLAY"):
        environment.pop(screen, None)
    begun = time.perf_counter()
    process = subprocess.Popen(["make", "play"], cwd=clone, env=environment, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:\d+/", line):
                with urllib.request.urlopen(found[0], timeout=10) as answer:
                    assert b"<script" in answer.read()
                return time.perf_counter() - begun
        raise RuntimeError("make play ended without a server")
    finally:
        stop(process)


def stop(process: "subprocess.Popen[str]") -> None:
    """End the server below make, as Ctrl-C would."""
    children = subprocess.run(["pgrep", "-P", str(process.pid)], capture_output=True, text=True, check=False).stdout
    for child in children.split():
        os.kill(int(child), 2)
    process.wait()


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and say so; exit code 1 where a figure is not reached."""
    parser = argparse.ArgumentParser(prog="starts", description=__doc__)
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument("--again", type=int, default=5, metavar="N", help="second starts to measure (default: 5)")
    values = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as place:
        clone = Path(place) / "clone"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        first = start(clone, f"{place}/tables")
        second = statistics.median(start(clone, f"{place}/tables") for _ in range(values.again))
        shutil.rmtree(clone)
    if values.json:
        print(json.dumps({"first_s": first, "second_s": second}))
    else:
        print(f"clean clone to first page: {first:.0f} s (at most {FIRST:.0f})")
        print(f"every start after that:    {second:.2f} s (at most {SECOND:.0f}, median of {values.again})")
    return 0 if first <= FIRST and second <= SECOND else 1


if __name__ == "__main__":
    sys.exit(main())
