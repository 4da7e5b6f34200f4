"""Whom to ask about a mutant that must be imported: also tests that run no line, and those named after its module."""

from tools.mutate.mutants import MODULE, Mutant
from tools.mutate.order import Order
from tools.mutate.reach import Reach, Reached

BEST = [f"tests/laws/test_{number}.py::test" for number in range(4)]
RUNS_VIEW = "tests/core/test_first_view.py::test"
RUNS_LUCK = "tests/core/test_luck.py::test"
LOOKS = "tests/core/test_values.py::test[smugglers]"
LOOKS_AT_FREIBEUTER = "tests/core/test_values.py::test[freibeuter]"
LOOKS_ELSEWHERE = "tests/games/meuterer/test_numbers.py::test"


def order() -> Order:
    lines: dict[str, dict[str, int]] = {test: {"core/view": 2**9 - 1, "games/freibeuter/view": 1} for test in BEST}
    lines.update({RUNS_VIEW: {"core/view": 1}, RUNS_LUCK: {"core/luck": 1}})
    lines.update({LOOKS: {}, LOOKS_AT_FREIBEUTER: {}, LOOKS_ELSEWHERE: {}})
    seconds = dict.fromkeys(lines, 0.1) | {LOOKS: 0.3}
    return Order(Reach({test: Reached(test, seconds[test], ran, "") for test, ran in lines.items()}, {}))


def asked(module: str) -> list[list[str]]:
    mutant = Mutant(module, MODULE, "", 1, (1,))
    return [[one["test"] for one in tests] for tests in order().tests_of_all(mutant)]


def test_who_runs_no_line_of_the_core_is_asked_about_what_importing_made() -> None:
    """So is who is named after the module, the quickest first; all others come last, if there is time."""
    first, nearest, rest = asked("core/view")
    assert first == BEST
    assert nearest == [RUNS_VIEW, LOOKS]
    assert set(rest) == {RUNS_LUCK, LOOKS_AT_FREIBEUTER, LOOKS_ELSEWHERE}


def test_about_a_game_those_are_asked_first_that_name_it() -> None:
    first, nearest, rest = asked("games/freibeuter/components")
    assert first == BEST
    assert nearest == [LOOKS_AT_FREIBEUTER]
    assert rest == [LOOKS]  # of the others' tests none
