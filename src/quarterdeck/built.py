"""The browser client as it was built into the package: where it lies, what it was built from, why there is none.

The build backend swaps the folder in whole, with a digest of the client's sources in it; where it could not build one,
it leaves a note beside the folder. An installed package has no sources, and its client is taken as it is.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).parent
CLIENT = PACKAGE / "server" / "static"
STAMP = CLIENT / "built.json"
NOTE = PACKAGE / "server" / "unbuilt.json"  # the reason why the last build made nothing
SOURCES = PACKAGE.parent.parent / "web"

LEFT_OUT = ("node_modules", "dist")  # folders that are made from the sources
TESTS = (".test.ts", ".test.js")

Mode = Literal["built", "stale", "missing"]


def sources(folder: Path = SOURCES) -> list[Path]:
    """Every file the client is built from, in one order."""
    found = [path for path in folder.glob("*") if path.is_file()]
    for inside in folder.glob("*"):
        if inside.is_dir() and inside.name not in LEFT_OUT:
            found += [path for path in inside.rglob("*") if path.is_file() and not path.name.endswith(TESTS)]
    return sorted(found)


def digest(folder: Path = SOURCES) -> str:
    """What a client built from these sources is stamped with."""
    total = hashlib.sha256()
    for path in sources(folder):
        total.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def find_mode() -> tuple[Mode, str]:
    """Whether there is a client and whether it is current; where it is not, why and what to do."""
    stamped, reason = _read(STAMP, "digest"), _read(NOTE, "reason")
    has_sources = (SOURCES / "package.json").is_file()
    if not stamped or not (CLIENT / "index.html").is_file():
        return "missing", reason or "nothing has built it yet; make install does"
    if has_sources and stamped != digest():
        return "stale", reason or "its sources changed since; make install builds it again"
    return "built", ""


def _read(path: Path, name: str) -> str:
    try:
        left = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return ""
    return str(left.get(name, "")) if isinstance(left, dict) else ""


if __name__ == "__main__":
    mode, why = find_mode()
    sys.exit(0 if mode == "built" else f"The browser client is {mode}: {why}.")
