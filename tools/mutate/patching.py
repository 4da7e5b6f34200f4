"""Monkey-patching of mutants: a new `__code__` in a warm process, an import hook in a bare one."""

import importlib.abc
import importlib.util
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import CodeType, FunctionType, ModuleType

from tools.mutate.mutants import MODULE


class CannotPatch(Exception):
    """A mutant that can only be imported."""


def patch(module: str, function: str, source: str) -> None:
    """Give a function of a loaded module the code it has in another source: whoever imported it runs that."""
    target: object = sys.modules[module]
    for name in function.split("."):
        if function == MODULE or not hasattr(target, name):
            raise CannotPatch(f"{module} has no {function} to patch")
        target = vars(target)[name]
    plain = plain_function(target)
    code = find_code(compile(source, module, "exec", dont_inherit=True), function.split("."))
    if plain is None or code is None or len(code.co_freevars) != len(plain.__code__.co_freevars):
        raise CannotPatch(f"{module}.{function} cannot be patched")
    plain.__code__ = code


def plain_function(value: object) -> FunctionType | None:
    """The function behind a property, a class's method or a cache."""
    for inside in ("fget", "__func__", "__wrapped__"):
        value = getattr(value, inside, value)
    return value if isinstance(value, FunctionType) else None


def find_code(code: CodeType, names: Sequence[str]) -> CodeType | None:
    """The code of a function inside that of a module."""
    if not names:
        return code
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == names[0]:
            return find_code(constant, names[1:])
    return None


class MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module with another source, and none else."""

    def __init__(self, module: str, source: str, path: str) -> None:
        self._module, self._source, self._path = module, source, path

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname != self._module:
            return None
        return importlib.util.spec_from_file_location(fullname, self._path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._source, self._path, "exec", dont_inherit=True), vars(module))
