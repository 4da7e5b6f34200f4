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


def test_every_source_of_a_group_exists_and_no_stranger_uses_machine_integers() -> None:
    listed = {path for group in compiled.GROUPS for path in compiled.sources(group)}
    assert all(path.exists() for path in listed)
    typed: set[Path] = set()
    for path in compiled.PACKAGE.rglob("*.py"):
        if "from mypy_extensions import" in path.read_text(encoding="utf-8"):
            typed.add(path)
    assert typed <= listed, "a module written for the compiler is missing in compiled.GROUPS"
