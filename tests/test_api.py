"""The public names are the ones docs/api.md lists."""

import importlib
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parent.parent / "docs" / "api.md"


def listed() -> dict[str, set[str]]:
    """The names docs/api.md lists, by module."""
    names: dict[str, set[str]] = {}
    module = ""
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if heading := re.fullmatch(r"## `([\w.]+)`", line):
            module = heading[1]
            names[module] = set()
        elif row := re.match(r"\| `(\w+)` \| .+ \|", line):
            names[module].add(row[1])
    return names


@pytest.mark.parametrize("module", listed())
def test_docs_list_exactly_the_public_names(module: str) -> None:
    assert set(importlib.import_module(module).__all__) == listed()[module]


@pytest.mark.parametrize("module", listed())
def test_every_public_name_is_there(module: str) -> None:
    imported = importlib.import_module(module)
    for name in listed()[module]:
        assert hasattr(imported, name), name


def test_every_layer_that_others_build_on_is_listed() -> None:
    layers = ("core", "texts", "games", "bots", "lab", "store", "client")
    assert set(listed()) == {f"quarterdeck.{layer}" for layer in layers}
