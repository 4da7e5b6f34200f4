"""A new game, from the command to the browser, in a scratch copy of this repository: `make test-new-game`."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NAME, LETTER = "galleon", "Q"
LIST = "src/quarterdeck/games/__init__.py"

# What finds out what there is of games, or reads it all
OF_ALL = [f"tests/test_{name}.py" for name in ("clauses", "docs", "layers", "one_list", "records")]
OF_ALL += ["tests/texts", "tests/tools/test_types.py", "tests/tools/test_new_game.py", "tests/tools/test_peers.py"]
ELSEWHERE = [
    f"--ignore=tests/{folder}" for folder in ("browser", "clone", "extras", "new_game", "leaks", "tools/mutate")
]


class Scratch:
    """A copy of what the repository holds, in which a game is made."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        listed = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        for name in subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split("\0"):
            if (ROOT / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, folder / name)
        left_out = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "VIRTUAL_ENV")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QUARTERDECK", "COV"))}
        self.environment = {name: value for name, value in kept.items() if name not in left_out}
        self.environment["PYTHONPATH"] = str(folder / "src")
        self.run("git", "init", "-q")
        self.run("git", "add", "-A")
        self.run("git", "-c", "user.name=t", "-c", "user.email=t@t", "commit", "-qm", "before")
        (folder / "web" / "node_modules").symlink_to((ROOT / "web" / "node_modules").resolve())

    def run(self, *command: str) -> str:
        """Run something there to its end, and return what it said."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}"
        return done.stdout

    def python(self, *command: str) -> str:
        """The same with Python."""
        return self.run(sys.executable, *command)


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    """A copy with a fifth game, installed."""
    made = Scratch(tmp_path_factory.mktemp("scratch"))
    made.environment["QUARTERDECK_PURE"] = "1"
    said = made.python("-m", "tools.new_game", NAME, "--title", "The Galleon", "--letter", LETTER)
    assert "make types" in said
    del made.environment["QUARTERDECK_PURE"]
    base = Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}"
    said = made.run("make", f"PYTHON={base}", "install")
    assert "compiled (mypyc)" in said or not shutil.which("cc")
    made.python("-m", "tools.types")
    made.python("-m", "tests.goldens")
    return made


def test_one_file_is_touched_outside_of_its_own(scratch: Scratch) -> None:
    status = scratch.run("git", "status", "--porcelain", "--untracked-files=all", ":!web/node_modules").splitlines()
    changed = [line[3:] for line in status if not line.startswith("??")]
    added = [line[3:] for line in status if line.startswith("??")]
    assert changed == [LIST]
    assert added
    assert not [path for path in added if NAME not in path]


def test_it_is_clean(scratch: Scratch) -> None:
    scratch.python("-m", "ruff", "check", ".")
    scratch.python("-m", "ruff", "format", "--check", ".")
    scratch.python("-m", "mypy")
    scratch.python("-m", "build_backend.node", "--prefix", "web", "run", "--silent", "check")


def test_it_keeps_all_that_every_game_must_keep(scratch: Scratch) -> None:
    assert " passed" in scratch.python("-m", "pytest", "-q", "-n", "2", *OF_ALL)
    assert " passed" in scratch.python("-m", "pytest", "-q", "-n", "2", "tests", *ELSEWHERE, "-k", NAME)


def test_it_is_played_at_a_terminal(scratch: Scratch, tmp_path: Path) -> None:
    record = str(tmp_path / "game.json")
    said = scratch.python(
        "-m", "quarterdeck", "play", NAME, "--seats", "deckhand,bosun", "--seed", "3", "--record", record
    )
    assert f"{LETTER}6.4" in said
    assert "keeps every rule: The Galleon" in scratch.python("-m", "quarterdeck", "check", record)


def test_it_is_played_in_a_browser(scratch: Scratch) -> None:
    """Whole games, by pointer and by keys, on the plain board, in both sizes and languages."""
    said = scratch.python("-m", "pytest", "-q", "tests/browser", "-k", NAME)
    assert " passed" in said
