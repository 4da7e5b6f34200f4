"""From a fresh clone to the first page, on a machine without Node.js and without a C compiler."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from quarterdeck.server.pace import QUICKEST
from tests.served import Served

ROOT = Path(__file__).parent.parent.parent

# All that the Makefile asks of a machine; there is no node, npm, cc or gcc among them
PROGRAMS = ("cat", "env", "find", "git", "ls", "make", "mkdir", "rm", "sed", "sh", "touch", "uname")


class Clone:
    """What a clone of this repository holds, on a poor machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "clone"
        listed = ["git", "-C", str(ROOT), "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
        for name in subprocess.run(listed, capture_output=True, text=True, check=True).stdout.split("\0"):
            if (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(ROOT / name, self.folder / name)
        self.fresh = self.files()
        machine = folder / "bin"
        machine.mkdir()
        for program in PROGRAMS:
            if found := shutil.which(program):
                (machine / program).symlink_to(found)
        left_out = ("PATH", "CC", "VIRTUAL_ENV", "PYTHONPATH", "MAKEFLAGS", "MAKELEVEL", "MFLAGS")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("QUARTERDECK", "COV"))}
        self.environment = {name: value for name, value in kept.items() if name not in left_out}
        self.environment["PATH"] = str(machine)

    @property
    def python(self) -> str:
        """The clone's own Python."""
        return str(self.folder / ".venv" / "bin" / "python")

    def files(self) -> set[str]:
        """Every file in it."""
        return {path.relative_to(self.folder).as_posix() for path in self.folder.rglob("*") if path.is_file()}

    def make(self, target: str) -> str:
        """Run make there, and return what it said."""
        base = Path(sys.base_prefix) / "bin" / f"python{sys.version_info.major}.{sys.version_info.minor}"
        done = subprocess.run(
            ["make", f"PYTHON={base}", target],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def serve(self, folder: Path) -> Served:
        """Start its server."""
        return Served(folder, QUICKEST, python=self.python, environment=self.environment)


@pytest.fixture(scope="module")
def clone(tmp_path_factory: pytest.TempPathFactory) -> Clone:
    made = Clone(tmp_path_factory.mktemp("machine"))
    for program in ("node", "npm", "cc", "gcc"):
        assert not shutil.which(program, path=made.environment["PATH"])
    said = made.make("install")
    assert "interpreted (no C compiler was found" in said
    assert "The browser client is" not in said
    return made


@pytest.fixture
def server(clone: Clone, tmp_path: Path) -> Iterator[Served]:
    served = clone.serve(tmp_path)
    yield served
    assert served.stop() in (0, 130)


def fetch(server: Served, path: str) -> bytes:
    with urllib.request.urlopen(server.address.rstrip("/") + path, timeout=10) as answer:
        body: bytes = answer.read()
    return body


def test_the_page_and_its_assets_are_served(server: Served) -> None:
    page = fetch(server, "/").decode()
    assets = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert {Path(path).suffix for path in assets} == {".js", ".css"}
    for path in [*assets, "/words/page.en.ftl", "/words/freibeuter.fr.ftl", "/book/freibeuter.fr.json", "/api/me"]:
        assert fetch(server, path)


def test_installing_again_does_nothing(clone: Clone) -> None:
    assert clone.make("install") == "make: Nothing to be done for 'install'.\n"


def test_cleaning_leaves_what_was_cloned(clone: Clone) -> None:
    clone.make("clean")
    assert clone.files() == clone.fresh
