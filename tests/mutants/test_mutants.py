"""Every mutant is caught by the test it names, and that test passes without it."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.laws.every import LAWS
from tests.mutants.cartagena import CARTAGENA_MUTANTS
from tests.mutants.lapses import LAPSES
from tests.mutants.leaks import LEAKS
from tests.mutants.meuterer import MEUTERER_MUTANTS
from tests.mutants.mutant import Mutant, Patch, copy_sources, environment, run_tests
from tests.mutants.rule_breaks import RULE_BREAKS
from tests.mutants.traitres import TRAITRES_MUTANTS

MUTANTS = [*LEAKS, *RULE_BREAKS, *LAPSES, *MEUTERER_MUTANTS, *CARTAGENA_MUTANTS, *TRAITRES_MUTANTS]
FAILED = 1  # pytest's exit code when tests ran and failed; nothing else will do


@pytest.mark.parametrize("mutant", MUTANTS, ids=[mutant.id for mutant in MUTANTS])
def test_the_mutant_is_caught(mutant: Mutant, tmp_path: Path) -> None:
    copy_sources(tmp_path, tests=any(patch.file.startswith("tests/") for patch in mutant.patches))
    for patch in mutant.patches:
        patch.apply(tmp_path)
    done = run_tests(tmp_path, [mutant.caught_by], mutant.games)
    assert done.returncode == FAILED, f"{mutant.name}: not caught by {mutant.caught_by}\n{done.stdout}{done.stderr}"
    broken = [error for error in ("NameError", "SyntaxError", "ImportError", "AttributeError") if error in done.stdout]
    assert not broken, f"{mutant.name}: the patch itself does not run\n{done.stdout}"


@pytest.mark.parametrize("games", sorted({mutant.games for mutant in MUTANTS}))
def test_without_a_mutant_the_same_tests_pass(games: int, tmp_path: Path) -> None:
    copy_sources(tmp_path)
    done = run_tests(tmp_path, sorted({mutant.caught_by for mutant in MUTANTS if mutant.games == games}), games)
    assert done.returncode == 0, f"{done.stdout}{done.stderr}"


def test_what_runs_is_the_copy_interpreted(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    program = (
        "import quarterdeck.core.state as state; from quarterdeck import compiled; print(state.__file__, compiled.MODE)"
    )
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(tmp_path, 1), check=True)
    assert done.stdout.split() == [str(tmp_path / "quarterdeck" / "core" / "state.py"), "interpreted"]


def test_a_patch_that_fits_nowhere_is_an_error(tmp_path: Path) -> None:
    copy_sources(tmp_path)
    with pytest.raises(ValueError, match="0 places, not one"):
        Patch("core/state.py", "this stands nowhere", "").apply(tmp_path)
    with pytest.raises(ValueError, match="places, not one"):
        Patch("core/state.py", "raise NotImplementedError", "pass").apply(tmp_path)


def test_every_law_has_been_seen_to_fail() -> None:
    assert not [law.name for law in LAWS if not any(f"[{law.name}-" in mutant.caught_by for mutant in MUTANTS)]


def test_there_are_enough_mutants() -> None:
    assert len(LEAKS) >= 10
    assert len(RULE_BREAKS) >= 12
    assert len({mutant.name for mutant in MUTANTS}) == len(MUTANTS)
