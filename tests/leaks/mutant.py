"""What a mutant is, and the copy of the sources that it is made of."""

import os
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "quarterdeck"

REFEREE = "tests/referees/test_agreement.py::test_both_referees_agree_on_{records}"
LAW = "tests/laws/test_laws.py::test_the_law_holds[{law}-{game}-{players}]"
TWIN = "tests/games/freibeuter/test_twins.py::{name}"
IMAGINE = "tests/laws/test_imagining.py::test_{how}_reaches_every_world_alike[freibeuter-2]"
OF_GAME = "tests/games/{game}/{name}"


def law(name: str, players: int = 3, game: str = "freibeuter") -> str:
    return LAW.format(law=name, game=game, players=players)


def referee(players: int = 3, game: str = "freibeuter") -> str:
    """The naive referee, over random games."""
    return REFEREE.format(records=f"random_games[{game}-{players}]")


def twin(name: str) -> str:
    return TWIN.format(name=name)


@dataclass(frozen=True)
class Patch:
    """One change of one file of the package, or of `tools/`; `old` must stand in it exactly once."""

    file: str
    old: str
    new: str

    def apply(self, folder: Path) -> Callable[[], None]:
        """Change the file in a copy of the sources; the result changes it back."""
        path = folder / self.file if self.file.startswith("tools/") else folder / "quarterdeck" / self.file
        text = path.read_text(encoding="utf-8")
        found = text.count(self.old)
        if found != 1:
            raise ValueError(f"{self.file} has {found} places, not one, that read:\n{self.old}")
        stamp = path.stat()
        path.write_text(text.replace(self.old, self.new), encoding="utf-8")

        def undo() -> None:
            path.write_text(text, encoding="utf-8")
            os.utime(path, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))  # its byte code fits again

        return undo


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
    """The package without extensions, with its byte code, which saves time; and what tests it if that is changed."""
    unwanted = shutil.ignore_patterns("*.so", "compiled.json")
    shutil.copytree(PACKAGE, folder / "quarterdeck", ignore=unwanted)
    if tests:
        shutil.copytree(ROOT / "tests", folder / "tests")
        shutil.copytree(ROOT / "tools", folder / "tools")
        shutil.copy2(ROOT / "pyproject.toml", folder)
