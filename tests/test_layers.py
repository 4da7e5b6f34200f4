"""Layers: who may import whom."""

import ast
from importlib.util import resolve_name
from pathlib import Path, PurePosixPath

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "quarterdeck"

# Who may import a package, besides itself. Nothing is handed down: who needs a package is named in its line.
IMPORTERS = {
    "games": {"server", "cli"},  # and of games only the list
    "bots": {"lab", "server", "cli"},
    "lab": {"server", "cli"},
    "table": {"wire", "server", "cli"},
    "wire": {"server", "client", "cli"},
    "store": {"server", "cli"},
    "server": {"cli"},
    "client": {"cli"},
    "cli": set(),
}
IMPORTERS["texts"] = {"games", "table", "wire", "server", "cli"}
IMPORTERS["core"] = set(IMPORTERS)
BESIDE = {"__version__", "built", "compiled"}  # the modules beside the packages, which know none of them
WORKERS = {"bots/host.py", "bots/worker.py"}  # processes of their own: entry points that are handed no game
LIST = {"games", "games.GAMES"}


def imported(where: str, source: str) -> list[str]:
    """What of ours a module imports, dotted, without the house's name."""
    package = ".".join(("quarterdeck", *PurePosixPath(where).parts[:-1]))
    names: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            module = resolve_name("." * node.level + (node.module or ""), package)
            names += [f"{module}.{alias.name}" for alias in node.names]
    return [name.removeprefix("quarterdeck.") for name in names if name.startswith("quarterdeck.")]


def allowed(where: str, name: str) -> bool:
    """Whether the module at a path below the package may import a name."""
    folder, *within = PurePosixPath(where).parts
    package, *rest = name.split(".")
    if package in BESIDE:
        return True
    if package == "games" and folder == "games":  # a game knows no other; the list knows them all
        return len(within) == 1 or rest[:1] == within[:1]
    if package == "games" and name not in LIST:
        return False
    if package == "games" and where in WORKERS:
        return True
    return package == folder or folder in IMPORTERS.get(package, set())


def breaches(where: str, source: str) -> list[str]:
    """What the module at a path below the package imports and must not."""
    return [name for name in imported(where, source) if not allowed(where, name)]


@pytest.mark.parametrize("package", IMPORTERS)
def test_a_package_imports_only_what_it_may(package: str) -> None:
    paths = list((PACKAGE / package).rglob("*.py"))
    assert paths
    for path in paths:
        where = path.relative_to(PACKAGE).as_posix()
        assert not breaches(where, path.read_text(encoding="utf-8")), where


@pytest.mark.parametrize("module", ["built", "compiled"])
def test_what_stands_beside_the_packages_knows_none(module: str) -> None:
    assert not breaches(f"{module}.py", (PACKAGE / f"{module}.py").read_text(encoding="utf-8"))


def test_every_folder_has_its_line() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders == set(IMPORTERS)


def test_nobody_may_import_a_package_that_imports_it() -> None:
    """Taking away whoever imports nothing that is left, again and again, takes all away."""
    left = dict(IMPORTERS)
    while bottom := [package for package in left if not any(package in users for users in left.values())]:
        left = {package: users for package, users in left.items() if package not in bottom}
    assert not left


FORBIDDEN = [
    *((f"{package}/module.py", f"from quarterdeck.games.freibeuter{what}")
      for package in ("core", "texts", "bots", "lab", "table", "wire", "store", "server", "client", "cli")
      for what in (" import FREIBEUTER", ".rules import Freibeuter")),
    *((f"{package}/module.py", "from quarterdeck.games import GAMES")
      for package in ("core", "bots", "lab", "table", "wire", "store", "client")),
    ("lab/module.py", "import quarterdeck.games.freibeuter"),
    ("lab/module.py", "import quarterdeck.games"),
    ("lab/module.py", "from quarterdeck import games"),
    ("lab/module.py", "from quarterdeck.games import freibeuter"),
    ("lab/module.py", "from quarterdeck.games import *"),
    ("lab/module.py", "from ..games import GAMES"),
    ("lab/module.py", "from .. import games"),
    ("lab/module.py", "def late():\n    from quarterdeck.games import GAMES"),
    ("lab/deeper/worker.py", "from quarterdeck.games import GAMES"),
    ("bots/worker.py", "from quarterdeck.games.freibeuter import FREIBEUTER"),
    ("bots/worker.py", "from quarterdeck.lab import simulate"),
    ("core/module.py", "from quarterdeck.cli import main"),
    ("core/module.py", "import quarterdeck.lab.bench"),
    ("core/module.py", "from quarterdeck import nowhere"),
    ("core/module.py", "from quarterdeck.texts.words import Words"),
    ("texts/module.py", "from quarterdeck.games import GAMES"),
    ("bots/module.py", "from quarterdeck.texts.words import Words"),
    ("games/__init__.py", "from quarterdeck.bots import Bot"),
    ("games/freibeuter/__init__.py", "from quarterdeck.games.meuterer import MEUTERER"),
    ("games/freibeuter/rules/module.py", "from quarterdeck.games.meuterer.rules import Meuterer"),
    ("games/freibeuter/rules/module.py", "from quarterdeck.games import GAMES"),
    ("games/freibeuter/rules/module.py", "from quarterdeck.lab import simulate"),
    ("bots/module.py", "from quarterdeck.lab import simulate"),
    ("table/module.py", "from quarterdeck.bots import Bot"),
    ("table/module.py", "from quarterdeck.store import Log"),
    ("table/module.py", "from quarterdeck.wire.messages import News"),
    ("client/module.py", "from quarterdeck.table.table import Table"),
    ("store/module.py", "from quarterdeck.table import Table"),
    ("client/module.py", "from quarterdeck.server import serve"),
    ("server/module.py", "from quarterdeck.cli import main"),
    ("compiled.py", "from quarterdeck.core import luck"),
]  # fmt: skip


@pytest.mark.parametrize(("where", "source"), FORBIDDEN)
def test_a_breach_is_reported(where: str, source: str) -> None:
    assert breaches(where, source)


ALLOWED = [
    ("games/__init__.py", "from quarterdeck.games.freibeuter import FREIBEUTER"),
    ("games/freibeuter/rules/module.py", "from quarterdeck.games.freibeuter.box import components"),
    ("games/freibeuter/rules/module.py", "from quarterdeck.core.luck import Luck"),
    ("games/freibeuter/texts/module.py", "from quarterdeck.texts.words import Words"),
    ("table/module.py", "from quarterdeck.texts.words import Words"),
    ("bots/worker.py", "from quarterdeck.games import GAMES"),
    ("server/module.py", "import quarterdeck.games"),
    ("cli/terminal/module.py", "from quarterdeck.games import GAMES"),
    ("client/module.py", "from quarterdeck.wire.messages import News"),
    ("lab/module.py", "from quarterdeck.bots import Bot"),
    ("lab/module.py", "from quarterdeck.lab import simulate"),
    ("core/module.py", "from quarterdeck import compiled"),
    ("core/module.py", "import msgspec"),
]


@pytest.mark.parametrize(("where", "source"), ALLOWED)
def test_what_is_allowed_is_not_reported(where: str, source: str) -> None:
    assert not breaches(where, source)
