"""Layers: who may import whom."""

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "quarterdeck"

# Each layer may import itself and what stands before it; envs, bots and lab stand side by side.
BELOW = {
    "core": set(),
    "games": {"core"},
    "bots": {"core", "games"},
    "envs": {"core", "games", "bots"},
    "lab": {"core", "games", "bots"},
    "table": {"core", "games", "bots", "envs", "lab"},
    "store": {"core", "games", "bots", "envs", "lab", "table"},
    "server": {"core", "games", "bots", "envs", "lab", "table", "store"},
    "client": {"core", "games", "bots", "envs", "lab", "table", "store"},
    "cli": {"core", "games", "bots", "envs", "lab", "table", "store", "server", "client"},
}
HOUSE = {"built", "compiled", "__version__"}  # what stands beside the layers
LISTS_GAMES = {"cli", "server", "client"}  # the entry points, which alone know the list of games
WORKERS = {"bots/worker.py"}  # processes of their own, and so entry points too


def imports(path: Path) -> set[str]:
    """The modules of ours that a file imports, dotted, without the package's name."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found.update(f"{node.module}.{alias.name}" for alias in node.names if node.module.count(".") < 2)
    return {name.removeprefix("quarterdeck.") for name in found if name.startswith("quarterdeck.")}


def breaches(layer: str, path: Path) -> list[str]:
    """What a file of a layer imports and must not."""
    found = []
    for name in imports(path):
        first, *rest = name.split(".")
        if first not in {layer} | BELOW[layer] | HOUSE:
            found.append(name)
        worker = "/".join(path.parts[-2:]) in WORKERS
        if name in ("games.GAMES", "games") and layer not in LISTS_GAMES and not worker:
            found.append(name)
        within = path.parent.name
        if layer == first == "games" and rest and within not in ("games", rest[0]):  # a game knows no other game
            found.append(name)
    return found


@pytest.mark.parametrize("layer", BELOW)
def test_a_layer_imports_only_what_stands_below_it(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        assert not breaches(layer, path), path


def test_every_folder_is_a_layer() -> None:
    folders = {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert folders <= set(BELOW)


def test_a_breach_is_seen(tmp_path: Path) -> None:
    for text in (
        "from quarterdeck.cli import main",
        "from quarterdeck.games import GAMES",
        "import quarterdeck.lab.bench",
    ):
        (tmp_path / "module.py").write_text(text)
        assert breaches("core", tmp_path / "module.py")
    (tmp_path / "module.py").write_text("from quarterdeck.games import GAMES")
    assert breaches("lab", tmp_path / "module.py")
    (tmp_path / "module.py").write_text("from quarterdeck.core.luck import Luck")
    assert not breaches("lab", tmp_path / "module.py")
