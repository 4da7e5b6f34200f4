"""A mutant is put into functions wherever they hide; what cannot be patched is imported."""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from tools.mutate.mutants import MODULE
from tools.mutate.patching import CannotPatch, MutantFinder, patch

TEXT = """
from functools import cache

SIX = 6


def plain():
    return 1


@cache
def kept():
    return 1


def outer(number):
    def inner():
        return number + 1

    return inner()


class Base:
    def __init__(self):
        self.size = 1


class Made(Base):
    def __init__(self):
        super().__init__()
        self.half = 1

    def method(self):
        return 1

    @property
    def shown(self):
        return 1

    @classmethod
    def made(cls):
        return 1
"""
NAME = "made_up_for_patching"


@pytest.fixture
def module() -> Iterator[ModuleType]:
    module = ModuleType(NAME)
    sys.modules[NAME] = module
    exec(TEXT, vars(module))
    yield module
    del sys.modules[NAME]


@pytest.mark.parametrize("name", ["plain", "kept", "Made.method", "Made.shown", "Made.made"])
def test_a_function_runs_the_mutant(module: ModuleType, name: str) -> None:
    before = module.plain
    patch(NAME, name, TEXT.replace("return 1", "return 2"))
    made = module.Made()
    found = {
        "plain": before,  # whoever imported it runs the mutant too
        "kept": module.kept,
        "Made.method": made.method,
        "Made.shown": lambda: made.shown,
        "Made.made": module.Made.made,
    }
    assert [one for one, call in found.items() if call() == 2] == [name]


def test_functions_within_functions_and_super_can_be_patched(module: ModuleType) -> None:
    patch(NAME, "outer", TEXT.replace("number + 1", "number + 2"))
    patch(NAME, "Made.__init__", TEXT.replace("self.half = 1", "self.half = 2"))
    assert module.outer(3) == 5
    assert (module.Made().size, module.Made().half) == (1, 2)


@pytest.mark.parametrize("name", [MODULE, "gone", "Made.gone", "SIX"])
def test_what_is_no_function_cannot_be_patched(module: ModuleType, name: str) -> None:
    with pytest.raises(CannotPatch):
        patch(NAME, name, TEXT)


def test_a_function_that_loses_what_it_stands_on_cannot_be_patched(module: ModuleType) -> None:
    with pytest.raises(CannotPatch):
        patch(NAME, "Made.__init__", TEXT.replace("super().__init__()", "pass"))


def test_a_mutant_is_imported_in_the_place_of_its_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / f"{NAME}.py").write_text(TEXT)
    monkeypatch.syspath_prepend(tmp_path)
    finder = MutantFinder(NAME, TEXT.replace("SIX = 6", "SIX = 7"), str(tmp_path / f"{NAME}.py"))
    monkeypatch.setattr(sys, "meta_path", [finder, *sys.meta_path])
    try:
        assert importlib.import_module(NAME).SIX == 7
    finally:
        sys.modules.pop(NAME, None)
