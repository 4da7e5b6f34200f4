"""What a mutant is, and how it is set against the tests."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "quarterdeck"

BOOK = "tests/games/freibeuter/test_by_the_book.py::test_the_rules_play_as_the_second_reading_does[{players}]"
LAW = "tests/laws/test_laws.py::test_the_law_holds[{law}-{game}-{players}]"
TWIN = "tests/games/freibeuter/test_twins.py::{name}"
IMAGINE = "tests/laws/test_imagining.py::test_{how}_reaches_every_world_alike[freibeuter-2]"
MEUTERER = "tests/games/meuterer/{name}"
CARTAGENA = "tests/games/cartagena/{name}"
TRAITRES = "tests/games/traitres/{name}"


def law(name: str, players: int = 3, game: str = "freibeuter") -> str:
    return LAW.format(law=name, game=game, players=players)


def book(players: int = 3) -> str:
    return BOOK.format(players=players)


def twin(name: str) -> str:
    return TWIN.format(name=name)


@dataclass(frozen=True)
class Patch:
    """One change of one file of the package, or of `tests/`; `old` must stand in it exactly once."""

    file: str
    old: str
    new: str

    def apply(self, folder: Path) -> None:
        path = folder / self.file if self.file.startswith("tests/") else folder / "quarterdeck" / self.file
        text = path.read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.file} has {found} places, not one, that read:\n{self.old}")
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")


@dataclass(frozen=True)
class Mutant:
    """A change for the worse, the test that must catch it, and how many games that takes."""

    name: str
    patches: tuple[Patch, ...]
    caught_by: str
    games: int = 6

    @property
    def id(self) -> str:
        return self.name.replace(" ", "-").replace(",", "")


def mutant(name: str, file: str, old: str, new: str, caught_by: str, games: int = 6) -> Mutant:
    """A mutant that is one patch."""
    return Mutant(name, (Patch(file, old, new),), caught_by, games)


def copy_sources(folder: Path, *, tests: bool = False) -> None:
    """The package without extensions, with its byte code, which saves time; and the tests if they are to be changed."""
    unwanted = shutil.ignore_patterns("*.so", "compiled.json")
    shutil.copytree(PACKAGE, folder / "quarterdeck", ignore=unwanted)
    if tests:
        shutil.copytree(ROOT / "tests", folder / "tests")
        shutil.copy2(ROOT / "pyproject.toml", folder)


def environment(folder: Path, games: int) -> dict[str, str]:
    """Run the copy in this folder, interpreted, and leave coverage out of it."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("COV", "PYTEST"))}
    chosen = {"PYTHONPATH": str(folder), "QUARTERDECK_PURE": "1", "QUARTERDECK_LAW_GAMES": str(games)}
    return {**kept, **chosen, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # no plugin is needed, and starting is quicker


def run_tests(folder: Path, tests: list[str], games: int) -> subprocess.CompletedProcess[str]:
    """Run these tests on the copy in a folder."""
    root = folder if (folder / "tests").exists() else ROOT
    command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment(folder, games), cwd=root, check=False, timeout=120
    )
