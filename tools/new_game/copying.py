"""Copies the template into place under another name, and adds the game to the list."""

import hashlib
import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.new_game import template
from tools.new_game.naming import HOMES, ROOT, TEMPLATE

LIST = Path("src/quarterdeck/games/__init__.py")
RECORDS = Path("tests/records") / template.NAME
TEXTS = {".py", ".toml", ".ftl", ".md", ".json"}


def make_game(name: str, title: str, letter: str, root: Path = ROOT) -> list[Path]:
    """Write the new game's files and its lines in the list; every path that was made or changed."""
    game, tests, records, page = (root / home.format(name) for home in HOMES)
    made = [
        *copy(TEMPLATE / "game", game, name, title, letter),
        *copy(TEMPLATE / "tests", tests, name, title, letter),
        *copy(ROOT / RECORDS, records, name, title, letter),
    ]
    write_sums(records)
    page.write_text(renamed(read(TEMPLATE / "page.md"), name, title, letter), encoding="utf-8")
    add_to_list(root / LIST, name)
    sort_imports(game, tests)
    return [*made, page, root / LIST]


def copy(source: Path, target: Path, name: str, title: str, letter: str) -> Iterator[Path]:
    """Every text of a folder, renamed inside and out."""
    for path in sorted(source.rglob("*")):
        if path.is_file() and path.suffix in TEXTS:
            where = target / path.relative_to(source)
            where = where.with_name(re.sub(r"^x(?=\d_)", letter.lower(), where.name))
            where.parent.mkdir(parents=True, exist_ok=True)
            where.write_text(renamed(read(path), name, title, letter), encoding="utf-8")
            yield where


def renamed(text: str, name: str, title: str, letter: str) -> str:
    """A text of the template as the new game has it: its packages, its title, its classes, its clauses."""
    package = "tools.new_game.template."
    text = text.replace(f"{package}game", f"quarterdeck.games.{name}").replace(f"{package}tests", f"tests.games.{name}")
    for called in (template.TITLE, template.TITLE.replace("’", "'"), template.FRENCH_TITLE):
        text = text.replace(called, title)
    text = re.sub(r"\bSmugglers(?=[A-Z]|\b)", name.capitalize(), text)
    text = re.sub(r"\bSMUGGLERS\b", name.upper(), text)
    text = re.sub(r'(?<=")smugglers(?=["/])|(?<=games/)smugglers(?=/)', name, text)
    text = re.sub(r"(?<![A-Za-z0-9])X(?=\d)", letter, text)
    return re.sub(r"(?<![A-Za-z0-9])x(?=\d_)", letter.lower(), text)


def read(path: Path) -> str:
    """The text of a file."""
    return path.read_text(encoding="utf-8")


def write_sums(records: Path) -> None:
    """The digests of the stored records, which are never changed from now on."""
    paths = sorted(records.glob("v*/*.json"))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(records)}\n" for path in paths]
    (records / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")


def add_to_list(path: Path, name: str) -> None:
    """An import among the others, and the game after them."""
    lines = read(path).splitlines(keepends=True)
    imports = [number for number, line in enumerate(lines) if line.startswith("from quarterdeck.games.")]
    block = [*lines[imports[0] : imports[-1] + 1], f"from quarterdeck.games.{name} import {name.upper()}\n"]
    lines[imports[0] : imports[-1] + 1] = sorted(block)
    lines.insert(lines.index(")\n"), f"    {name.upper()},\n")
    path.write_text("".join(lines), encoding="utf-8")


def sort_imports(*folders: Path) -> None:
    """Another name stands elsewhere in the alphabet, and lines get another length; without ruff `make lint` says so."""
    if importlib.util.find_spec("ruff") is not None:
        for command in (["check", "--quiet", "--select", "I", "--fix"], ["format", "--quiet"]):
            subprocess.run([sys.executable, "-m", "ruff", *command, *map(str, folders)], check=True)
