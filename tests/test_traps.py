"""What the compiler gets wrong must not stand in compiled code."""

import ast
from pathlib import Path

import pytest

from quarterdeck import compiled

LARGEST = 2**62  # the compiler keeps larger literals as objects


def traps(text: str) -> list[str]:
    """Lines of a source that would run otherwise, or slower, when compiled."""
    found = []
    for node in ast.walk(ast.parse(text)):
        shift = node if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) else None
        if shift is not None and isinstance(shift.left, ast.Constant) and not isinstance(shift.right, ast.Constant):
            found.append(f"line {shift.lineno}: a literal is shifted by a variable; use BIT")
        if isinstance(node, ast.Constant) and isinstance(node.value, int) and abs(node.value) >= LARGEST:
            found.append(f"line {node.lineno}: a literal is too large")
    return found


@pytest.mark.parametrize("group", compiled.GROUPS)
def test_compiled_sources_avoid_what_the_compiler_gets_wrong(group: str) -> None:
    for path in compiled.sources(group):
        assert not traps(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("text", ["x = 1 << n", "x = 0x5555555555555555", "x = 3 << (a + b)"])
def test_a_trap_is_seen(text: str) -> None:
    assert traps(text)


def test_what_is_harmless_is_let_be() -> None:
    assert not traps("x = mask << 7; y = 1 << 3; z = mask >> n")


def classes(text: str) -> dict[str, bool]:
    """The classes of a source, and whether each may have subclasses that are not compiled with it."""
    found = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef)]
    return {
        node.name: any("allow_interpreted_subclasses=True" in ast.unparse(one) for one in node.decorator_list)
        for node in found
    }


def strange_parents(text: str, group: str) -> list[str]:
    """Classes of other groups that have subclasses here and do not expect any."""
    found = []
    tree = ast.parse(text)
    imports = [one for one in tree.body if isinstance(one, ast.ImportFrom)]
    modules = {alias.name: one.module or "" for one in imports for alias in one.names}
    for node in [one for one in ast.walk(tree) if isinstance(one, ast.ClassDef)]:
        for base in node.bases:
            module = modules.get(ast.unparse(base), "")
            path = compiled.PACKAGE.parent / f"{module.replace('.', '/')}.py"
            elsewhere = any(path in paths for name, paths in compiled.GROUPS.items() if name != group)
            if elsewhere and not classes(path.read_text(encoding="utf-8"))[ast.unparse(base)]:
                found.append(f"line {node.lineno}: {ast.unparse(base)} was compiled as if it had no such subclass")
    return found


@pytest.mark.parametrize("group", compiled.GROUPS)
def test_a_class_with_subclasses_in_another_group_expects_them(group: str) -> None:
    """Groups are compiled one after the other, and methods that nobody in the group overrides are called directly."""
    for path in compiled.sources(group):
        assert not strange_parents(path.read_text(encoding="utf-8"), group), path


def test_an_unexpected_subclass_is_seen_and_an_expected_one_let_be() -> None:
    assert strange_parents("from quarterdeck.core.luck import FastLuck\nclass Mine(FastLuck): ...", "bots")
    assert not strange_parents("from quarterdeck.core.luck import FastLuck\nclass Mine(FastLuck): ...", "core")
    assert not strange_parents("from quarterdeck.core.luck import Luck\nclass Mine(Luck): ...", "bots")


def test_no_module_outside_a_group_uses_machine_integers() -> None:
    listed = {path for group in compiled.GROUPS for path in compiled.sources(group)}
    typed = {path for path in compiled.PACKAGE.rglob("*.py") if compiled.TYPED in path.read_text(encoding="utf-8")}
    assert typed - {Path(compiled.__file__)} <= listed, "written for the compiler, but nothing there is compiled"
