"""Builds the browser client into the package, when its sources changed.

It works in copies below build/client, so that a developer's own node_modules stay as they are: one folder for each lock
file holds the packages, a folder in it for each build a copy of the sources. Only what is complete is renamed into
place, so two builds at once do not hurt each other. Where it cannot be built, a note says why.
"""

import hashlib
import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import ModuleType

from build_backend import ROOT, load
from build_backend.node import MISSING, Node, find_node

BUILD = ROOT / "build" / "client"
FAILURE = BUILD / "failure.txt"  # what the step that failed last printed
FETCH = ("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier")
PATIENCE = ("--fetch-retries=2", "--fetch-retry-mintimeout=1000", "--fetch-timeout=60000")
LONGEST = 600  # seconds that fetching or building may take


class Failure(Exception):
    """A step that did not succeed: the reason in a few words, and what was printed."""

    def __init__(self, reason: str, output: str) -> None:
        super().__init__(reason)
        self.output = output


def build_client(warn: Callable[[str], None]) -> list[Path]:
    """Bring the client in the package up to date; what came of it, a folder or a note, is returned."""
    built = load("built")
    if built.find_mode()[0] == "built":
        return [built.CLIENT]
    if not (built.SOURCES / "package.json").is_file():
        return []
    try:
        node = find_node()
        if node is None:
            raise Failure(MISSING, "")
        modules = _fetch_packages(built.SOURCES, node)
        made = _build(built, node, modules)
    except Failure as failure:
        warn(f"{failure.output[-3000:]}\nThere will be no browser client: {failure}.")
        built.NOTE.parent.mkdir(exist_ok=True)
        built.NOTE.write_text(json.dumps({"reason": str(failure)}) + "\n", encoding="utf-8")
        return [built.NOTE]
    _swap_in(made, built.CLIENT)
    for left in (built.NOTE, FAILURE):
        left.unlink(missing_ok=True)
    return [built.CLIENT]


def _fetch_packages(web: Path, node: Node) -> Path:
    """The folder whose node_modules fit the lock file; complete as soon as it has its name."""
    wishes = [web / "package.json", web / "package-lock.json", web / ".npmrc"]
    folder = BUILD / hashlib.sha256(b"\0".join(path.read_bytes() for path in wishes)).hexdigest()[:16]
    if folder.is_dir():
        return folder
    BUILD.mkdir(parents=True, exist_ok=True)
    fetched = Path(tempfile.mkdtemp(dir=BUILD, prefix="fetching-"))
    try:
        for path in wishes:
            shutil.copy(path, fetched)
        _run([*node.npm, *FETCH, *PATIENCE], fetched, node, "its packages could not be fetched when it was installed")
        if not folder.is_dir():
            _rename(fetched, folder)
    finally:
        shutil.rmtree(fetched, ignore_errors=True)
    for old in BUILD.iterdir():
        if old != folder and not old.name.startswith("fetching-"):
            shutil.rmtree(old, ignore_errors=True)
    return folder


def _build(built: ModuleType, node: Node, modules: Path) -> Path:
    """A complete client with its stamp, beside where it belongs; what is built and what is stamped is one copy."""
    copy = Path(tempfile.mkdtemp(dir=modules, prefix="build-"))
    try:
        for path in built.sources():
            target = copy / path.relative_to(built.SOURCES)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        digest = built.digest(copy)
        vite = modules / "node_modules" / "vite" / "bin" / "vite.js"
        command = [str(node.node), str(vite), "build", "--logLevel", "warn"]
        _run(command, copy, node, "building it failed when it was installed")
        (copy / "dist" / built.STAMP.name).write_text(json.dumps({"digest": digest}) + "\n", encoding="utf-8")
        built.CLIENT.parent.mkdir(exist_ok=True)
        made = Path(tempfile.mkdtemp(dir=built.CLIENT.parent, prefix=".static-"))
        shutil.copytree(copy / "dist", made, dirs_exist_ok=True)
        made.chmod(0o755)
        return made
    finally:
        shutil.rmtree(copy, ignore_errors=True)


def _run(command: Sequence[str], folder: Path, node: Node, reason: str) -> None:
    """Run a step; where it fails, what it printed is kept in a file that the reason names."""
    try:
        done = subprocess.run(
            command,
            cwd=folder,
            env={**node.environment(), "NO_COLOR": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=LONGEST,
        )
        failed, output = done.returncode != 0, done.stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        failed, output = True, str(error)
    if failed:
        FAILURE.write_text(output, encoding="utf-8")
        raise Failure(f"{reason} ({FAILURE.relative_to(ROOT)} says more); make install tries again", output)


def _swap_in(made: Path, place: Path) -> None:
    """Put a folder in the place of another; whoever else does the same at this moment wins or loses whole."""
    for _ in range(100):
        old = Path(tempfile.mkdtemp(dir=place.parent, prefix=".static-"))
        try:
            if place.exists():
                place.rename(old / "old")
            made.rename(place)
            return
        except OSError:
            time.sleep(0.05)
        finally:
            shutil.rmtree(old, ignore_errors=True)
    raise RuntimeError(f"{place} could not be replaced")


def _rename(fetched: Path, folder: Path) -> None:
    try:
        fetched.rename(folder)
    except OSError:
        if not folder.is_dir():  # somebody else was quicker
            raise
