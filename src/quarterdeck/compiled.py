"""Which parts are compiled, whether they are running compiled, and the guard against stale ones.

Extensions lie beside their sources. Whoever built them left a stamp with a digest of those sources; where stamp and
sources disagree, the compiled code is never imported. `QUARTERDECK_PURE=1` runs the sources in any case.
"""

import hashlib
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Literal

PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "compiled.json"

# In a game's folder these are compiled, but for the values that msgspec makes; elsewhere what is typed for the compiler
FOLDERS = ("box", "rules", "knowledge", "player")
VALUES = ("components.py", "options.py", "view.py")
TYPED = "from mypy_extensions import"


def find_groups() -> dict[str, list[Path]]:
    """The modules of each shared library: one for the core, one for the bots' search, one for each game."""
    groups = {name: [path for path in _modules(PACKAGE / name) if TYPED in _read(path)] for name in ("core", "bots")}
    for game in sorted(path.parent for path in PACKAGE.glob("games/*/rules")):
        found = [path for folder in FOLDERS for path in _modules(game / folder) if path.name not in VALUES]
        groups[f"games/{game.name}"] = found
    return groups


def _modules(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.py") if path.name != "__init__.py")


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


GROUPS = find_groups()

Mode = Literal["compiled", "interpreted", "stale"]


class StaleBuild(ImportError):
    """Compiled code that is older than its sources."""


def sources(group: str) -> list[Path]:
    """The files of a group."""
    return GROUPS[group]


def extensions(group: str) -> list[Path]:
    """What compiling a group makes, beside the sources: its library, and an extension for each module."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    library = PACKAGE.parent / f"{library_name(group)}__mypyc{suffix}"
    return [library, *(path.with_name(path.stem + suffix) for path in sources(group))]


def library_name(group: str) -> str:
    """What the shared library of a group is called."""
    return "quarterdeck_" + group.split("/")[-1]


def digest(group: str) -> str:
    """What a group is made from, in short: all of its folder and of the core's, since constants are compiled in."""
    total = hashlib.sha256()
    for path in sorted({*(PACKAGE / "core").glob("*.py"), *(PACKAGE / group).rglob("*.py")}):
        total.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def stamp() -> dict[str, str]:
    """What a build made now from these sources for this Python would be stamped with."""
    return {"python": str(sysconfig.get_config_var("EXT_SUFFIX")), **{group: digest(group) for group in GROUPS}}


def read_stamp() -> dict[str, str]:
    """What the last build left: its stamp, or a note with the reason why nothing was compiled."""
    try:
        left = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return left if isinstance(left, dict) else {}


def find_mode() -> tuple[Mode, str]:
    """How the rules will run, and why in a few words."""
    if os.environ.get("QUARTERDECK_PURE", "") not in ("", "0"):
        return "interpreted", "QUARTERDECK_PURE is set"
    built = read_stamp()
    if not built:
        return "interpreted", "nothing is compiled; make install compiles it where there is a C compiler"
    if "reason" in built:
        return "interpreted", built["reason"]
    now = stamp()
    if built.get("python") != now["python"]:
        return "interpreted", "what is compiled is for another Python; make install compiles it for this one"
    changed = [group for group in GROUPS if built.get(group) != now[group]]
    if changed:
        return "stale", f"the sources of {' and '.join(changed)} changed since they were compiled"
    if not all(path.exists() for group in GROUPS for path in extensions(group)):
        return "interpreted", "some of what was compiled is gone; make install compiles it again"
    for group in GROUPS:
        found = importlib.util.find_spec(f"{library_name(group)}__mypyc")
        if found is None or found.origin is None or Path(found.origin) != extensions(group)[0]:
            return "interpreted", "another copy of Quarterdeck comes first on the path"
    return "compiled", "mypyc"


class SourceFinder(importlib.abc.MetaPathFinder):
    """Finds the sources of all modules of this package, and so hides whatever extensions lie beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if not fullname.startswith("quarterdeck.") or path is None:
            return None
        name = fullname.rpartition(".")[2]
        for folder in path:
            for source in (Path(folder) / name / "__init__.py", Path(folder) / f"{name}.py"):
                if source.is_file():
                    return importlib.util.spec_from_file_location(fullname, source)
        return None


MODE, WHY = find_mode()


def prefer_sources_unless_compiled() -> None:
    """Called before anything of the package is imported."""
    if MODE != "compiled":
        sys.meta_path.insert(0, SourceFinder())


def is_settled() -> bool:
    """Whether installing again would change nothing: all is compiled, or a note says why it is not."""
    return MODE == "compiled" or "reason" in read_stamp()


def refuse_stale() -> None:
    """Raise `StaleBuild` if compiled code exists that its sources have left behind."""
    if MODE == "stale":
        raise StaleBuild(
            f"Compiled code is out of date: {WHY}. Run `make install` to compile it again, "
            "or set QUARTERDECK_PURE=1 to run the sources."
        )


if __name__ == "__main__":
    sys.exit(0 if is_settled() else 1)
