"""Which mutants a source has, what they are called, and what they make of it."""

import ast

import pytest

from tools.mutate.mutants import Source
from tools.mutate.scope import CORE, LEFT_OUT_OF_CORE, PACKAGE, concerns


def changes(text: str) -> list[str]:
    return [mutant.change for mutant in Source("made/up", text).mutants]


def in_function(body: str, returns: str = "None") -> list[str]:
    return changes(f"def rule(self, a, b) -> {returns}:\n    {body}\n")


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("x = a < b", ["x = a < b → x = a <= b"]),
        ("x = a == b", ["x = a == b → x = a != b"]),
        ("x = a + b", ["x = a + b → x = a - b"]),
        ("a += b", ["a += b → a -= b", "a += b → pass"]),
        ("x = not a", ["x = not a → x = a"]),
        ("x = a and b", ["x = a and b → x = a or b", "x = a and b → x = b", "x = a and b → x = a"]),
        ("x = 7", ["x = 7 → x = 8", "x = 7 → x = 6"]),
        ("x = 'word'", ["x = 'word' → x = 'XXword'"]),
        ("x = 'a sentence'", []),
        ("x = min(a, b)", ["x = min(a, b) → x = max(a, b)"]),
        ("x = sorted(a, key=b)", ["sorted(a, key=b) → sorted(a)"]),
        ("self.x = a", ["self.x = a → pass"]),
        ("self.go(a)", ["self.go(a) → pass"]),
        ("raise a", ["raise a → pass"]),
        ("assert a == 1", []),
        ("if a: return", ["if a: → if not a:", "return → pass"]),
    ],
)
def test_a_statement_has_these_faults(body: str, expected: list[str]) -> None:
    assert in_function(body) == expected


@pytest.mark.parametrize(
    ("returns", "expected"),
    [
        ("bool", ["return a → return not a"]),
        ("i64", ["return a → return a + 1"]),
        ("list[int]", ["return a → return []"]),
        ("tuple[int, ...]", ["return a → return ()"]),
        ("Outcome", []),
    ],
)
def test_a_function_returns_something_else_of_the_same_kind(returns: str, expected: list[str]) -> None:
    assert in_function("return a", returns) == expected


def test_a_mutant_keeps_its_name_when_lines_are_put_before_it() -> None:
    text = "def rule(a):\n    return a < 3\n"
    before, after = Source("made/up", text), Source("made/up", "import ast\n\n\n" + text)
    assert [mutant.key for mutant in before.mutants] == [mutant.key for mutant in after.mutants]
    assert [mutant.lines for mutant in after.mutants] == [(5,), (5,), (5,)]


def test_each_mutant_is_the_source_with_one_change_and_has_a_name_of_its_own() -> None:
    source = Source("core/bits")
    plain = ast.unparse(ast.parse(source.text)).splitlines()
    assert len({mutant.key for mutant in source.mutants}) == len(source.edits)
    for edit in source.edits:
        mutated = source.mutated(edit)
        ast.parse(mutated)
        assert sum(old != new for old, new in zip(plain, mutated.splitlines(), strict=True)) == 1


def test_every_module_of_the_core_is_mutated_or_left_out() -> None:
    assert {path.stem for path in (PACKAGE / "core").glob("*.py")} == {*CORE, *LEFT_OUT_OF_CORE}
    assert not {*CORE} & {*LEFT_OUT_OF_CORE}


def test_a_test_that_names_a_game_is_asked_about_that_game_and_the_core() -> None:
    assert concerns("tests/games/traitres/test_talk.py::test", "games/traitres")
    assert concerns("tests/games/traitres/test_talk.py::test", "core")
    assert concerns("tests/laws/test_laws.py::test[smugglers]", "games/traitres")
    assert not concerns("tests/laws/test_laws.py::test[law-freibeuter-3]", "games/traitres")
