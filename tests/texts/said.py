"""What the code says: every key written in Python and in the browser client, and the slots it is given there."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "quarterdeck"
CLIENT = ROOT / "web" / "src"

# Who is handed a key, and as which argument; slots follow it, in a dict or by name
SPEAKERS = {
    "say": 0,
    "say_paragraph": 0,
    "Phrase": 0,
    "Caution": 0,
    "Refusal": 0,
    "BadSetting": 0,
    "Unclear": 0,
    "IllegalAction": 1,
}

_QUOTED = re.compile(r"""['"`]([\w-]+)['"`]""")
_BEGUN = re.compile(r"`([\w-]+-)\$\{")


@dataclass(frozen=True)
class Said:
    """A sentence that a line of Python says; `slots` is None where they are filled elsewhere."""

    where: str
    key: str
    slots: frozenset[str] | None


def said_in(where: str, source: str) -> Iterator[Said]:
    """Every sentence whose key stands in a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            place = SPEAKERS.get(name, len(node.args))
            for key in keys_in(node.args[place]) if place < len(node.args) else ():
                yield Said(f"{where}:{node.lineno}", key, slots_in(node, place + 1))


def keys_in(node: ast.expr) -> list[str]:
    """A key, or the two of which one is said."""
    if isinstance(node, ast.IfExp):
        return [*keys_in(node.body), *keys_in(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def slots_in(call: ast.Call, place: int) -> frozenset[str] | None:
    """The slots that a call fills, if it says so itself; a text in their place is a style."""
    named = frozenset(keyword.arg for keyword in call.keywords if keyword.arg)
    dicts = [part for part in call.args[place : place + 1] if not isinstance(part, (ast.Constant, ast.Subscript))]
    if not dicts:
        return named
    (given,) = dicts
    if not isinstance(given, ast.Dict) or not all(isinstance(key, ast.Constant) for key in given.keys):
        return None
    return named | {str(key.value) for key in given.keys if isinstance(key, ast.Constant)}


@cache
def texts_in_python(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Every text of a module, and the beginnings of those that are put together."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    begun = [node.values[0] for node in nodes if isinstance(node, ast.JoinedStr) and node.values]
    texts, beginnings = (
        frozenset(node.value for node in part if isinstance(node, ast.Constant) and isinstance(node.value, str))
        for part in (nodes, begun)
    )
    return texts - beginnings, frozenset(text for text in beginnings if text.endswith("-"))


@cache
def texts_in_client(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """Every word in quotes of a source, and the beginnings of those that are put together."""
    text = path.read_text(encoding="utf-8")
    return frozenset(_QUOTED.findall(text)), frozenset(_BEGUN.findall(text))


def sources_of(name: str) -> Iterator[tuple[frozenset[str], frozenset[str]]]:
    """The texts of all that may say the words of a file: the house, the client, and of games the one of that name."""
    for path in PACKAGE.rglob("*.py"):
        folder, *within = path.relative_to(PACKAGE).parts
        if folder != "games" or len(within) == 1 or within[0] == name:
            yield texts_in_python(path)
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        folder, *within = path.relative_to(CLIENT).parts
        if (
            folder != "generated"
            and ".test." not in path.name
            and (folder != "games" or within[0] in (name, path.name))
        ):
            yield texts_in_client(path)
