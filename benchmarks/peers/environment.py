"""Where the peers are installed, each from its own pins, so that one that does not install leaves the others alone."""

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.peers.rival import ROOT, Missing, Rival
from build_backend.node import find_node

FOLDER = ROOT / "build" / "peers"
PYTHON = FOLDER / "bin" / "python"
WISHES = ROOT / "requirements" / "peers.in"
PINS = ROOT / "requirements" / "peers.txt"
NODE_FOLDER = ROOT / "benchmarks" / "peers" / "boardgameio"

# The programs and the pins each needs; ours runs in our own environment, boardgame.io under Node
PACKAGES = {"openspiel": "open_spiel", "rlcard": "rlcard", "pettingzoo": "pettingzoo", "pgx": "pgx"}
PLOTS = "matplotlib"
PROGRAMS = ("ours", *PACKAGES, "boardgameio")
TITLES = {
    "ours": "Quarterdeck",
    "openspiel": "OpenSpiel",
    "rlcard": "RLCard",
    "pettingzoo": "PettingZoo",
    "pgx": "pgx",
    "boardgameio": "boardgame.io",
}
# One thread for numbers, so that processor time is that of one core
ONE_THREAD = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "JAX_PLATFORMS": "cpu", "NODE_ENV": "production"}


def wish(package: str) -> str:
    """What a package is pinned to, as it is asked for."""
    found = re.search(rf"^{package}(\[\w+\])?==\S+", WISHES.read_text(encoding="utf-8"), re.MULTILINE)
    assert found, package
    return found[0]


def run(*command: str | Path) -> None:
    """Run a command, or say in one line why it failed."""
    try:
        done = subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True)
    except OSError as error:
        raise Missing(f"{command[0]}: {error.strerror}") from None
    if done.returncode:
        said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
        raise Missing(said[-1] if said else f"{command[0]} ended with code {done.returncode}")


def install_package(package: str) -> None:
    """Install a pin with its hashes, and with those of all it needs."""
    uv = Path(sys.executable).parent / "uv"
    if not PYTHON.exists():
        run(uv, "venv", "--quiet", "--python", sys.executable, FOLDER)
    run(uv, "pip", "install", "--quiet", "--python", PYTHON, "--require-hashes", "-c", PINS, wish(package))


def install_boardgameio() -> None:
    """Install what the lock file names, unless it is there."""
    if find_node() is None:
        raise Missing("there is no Node.js (20.19, 22.12 or newer)")
    lock, installed = NODE_FOLDER / "package-lock.json", NODE_FOLDER / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        run(sys.executable, "-m", "build_backend.node", "--prefix", NODE_FOLDER, "ci", "--silent")


def install(program: str) -> None:
    """Install what a program measures; raises `Missing` with the reason where that cannot be."""
    if program in PACKAGES:
        install_package(PACKAGES[program])
    elif program == "boardgameio":
        install_boardgameio()


def command(program: str) -> list[str]:
    """How a program is started."""
    if program == "boardgameio":
        node = find_node()
        if node is None:
            raise Missing("there is no Node.js (20.19, 22.12 or newer)")
        return [str(node.node), str(NODE_FOLDER / "program.js")]
    python = sys.executable if program == "ours" else str(PYTHON)
    return [python, "-m", f"benchmarks.peers.programs.{program}"]


def start(program: str) -> Rival:
    """Install a program's peer and start it."""
    install(program)
    return Rival(command(program), {**os.environ, **ONE_THREAD, **luck_for(program)})


def luck_for(program: str) -> dict[str, str]:
    """Where OpenSpiel's loop finds our luck: the peers' environment does not hold us."""
    if program != "openspiel":
        return {}
    return {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), sysconfig.get_path("purelib")])}


@contextmanager
def started(
    programs: list[str], say: Callable[[str], None], begin: Callable[[str], Rival] = start
) -> Iterator[tuple[dict[str, Rival], dict[str, str]]]:
    """Those of some programs that run here, and why the others do not."""
    rivals: dict[str, Rival] = {}
    missing: dict[str, str] = {}
    with ExitStack() as stack:
        for program in programs:
            say(f"Setting up {TITLES.get(program, program)} …")
            try:
                rivals[program] = stack.enter_context(begin(program))
            except Missing as why:
                missing[program] = str(why)
                say(f"{TITLES.get(program, program)} is not measured: {why}.")
        yield rivals, missing


def stay_on_one_core() -> None:
    """Keep this process and all it starts on one core, where the system can."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
