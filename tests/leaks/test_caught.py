"""Every mutant is caught by the test it names, and that test passes without it."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.by_game import modules
from tests.laws.every import LAWS
from tests.leaks.lapses import LAPSES
from tests.leaks.leaks import LEAKS
from tests.leaks.mutant import Mutant, Patch, copy_sources
from tests.leaks.nursery import Nursery
from tests.leaks.referees import REFEREE_MUTANTS
from tests.leaks.rule_breaks import RULE_BREAKS
from tests.leaks.take_backs import TAKE_BACKS

OF_GAMES = [one for module in modules("tests.leaks.{game}").values() for one in module.MUTANTS]
MUTANTS = [*LEAKS, *RULE_BREAKS, *LAPSES, *TAKE_BACKS, *OF_GAMES, *REFEREE_MUTANTS]
FAILED = 1  # pytest's exit code when tests ran and failed; nothing else will do


@pytest.fixture(scope="module")
def nursery() -> Iterator[Nursery]:
    nursery = Nursery()
    yield nursery
    nursery.close()


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package alone, to be changed and changed back."""
    folder = tmp_path_factory.mktemp("copy")
    copy_sources(folder)
    return folder


@pytest.fixture(scope="module")
def copy_with_tests(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package and its tests."""
    folder = tmp_path_factory.mktemp("copy-with-tests")
    copy_sources(folder, tests=True)
    return folder


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.id for mutant in MUTANTS])
def test_the_mutant_is_caught(mutant: Mutant, request: pytest.FixtureRequest, nursery: Nursery) -> None:
    tests = any(patch.file.startswith("tools/") for patch in mutant.patches)
    folder: Path = request.getfixturevalue("copy_with_tests" if tests else "copy")
    with ExitStack() as undone:
        for patch in mutant.patches:
            undone.callback(patch.apply(folder))
        done = nursery.run(folder, [mutant.caught_by], mutant.games)
    assert done.code == FAILED, f"{mutant.name}: not caught by {mutant.caught_by}\n{done.output}"
    broken = [error for error in ("NameError", "SyntaxError", "ImportError", "AttributeError") if error in done.output]
    assert not broken, f"{mutant.name}: the patch itself does not run\n{done.output}"


@pytest.mark.parametrize("games", sorted({mutant.games for mutant in MUTANTS}))
def test_without_a_mutant_the_same_tests_pass(games: int, copy: Path, nursery: Nursery) -> None:
    done = nursery.run(copy, sorted({mutant.caught_by for mutant in MUTANTS if mutant.games == games}), games)
    assert done.code == 0, f"{done.output}"


def test_what_runs_is_the_copy_interpreted(tmp_path: Path, nursery: Nursery) -> None:
    copy_sources(tmp_path)
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_told.py").write_text(
        "from quarterdeck import compiled\n"
        "from quarterdeck.core import state\n"
        "def test_told() -> None:\n"
        "    raise RuntimeError(f'{compiled.MODE}: {state.__file__}')\n"
    )
    done = nursery.run(tmp_path, ["tests/test_told.py"], 1)
    assert f"interpreted: {tmp_path / 'quarterdeck' / 'core' / 'state.py'}" in done.output


def test_a_patch_that_fits_nowhere_is_an_error(copy: Path) -> None:
    with pytest.raises(ValueError, match="0 places, not one"):
        Patch("core/state.py", "this stands nowhere", "").apply(copy)
    with pytest.raises(ValueError, match="places, not one"):
        Patch("core/state.py", "raise NotImplementedError", "pass").apply(copy)


def test_every_law_has_been_seen_to_fail() -> None:
    assert not [law.name for law in LAWS if not any(f"[{law.name}-" in mutant.caught_by for mutant in MUTANTS)]


def test_there_are_enough_mutants() -> None:
    assert len(LEAKS) >= 10
    assert len(RULE_BREAKS) >= 12
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
