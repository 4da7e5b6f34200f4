"""The compiled build: which mode runs, and that stale compiled code never does."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from quarterdeck import compiled

SOURCE = compiled.PACKAGE.parent


def ask(source: Path, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a fresh Python that finds the package in a folder."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("QUARTERDECK", "COVERAGE"))}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**inherited, "PYTHONPATH": str(source), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of the package as it is, extensions and all."""
    source = tmp_path / "src"
    shutil.copytree(SOURCE, source, ignore=shutil.ignore_patterns("__pycache__"))
    return source


def copy_repository(folder: Path, *left_out: str) -> None:
    """Copy what the package is built from, but for the browser client, which has tests of its own."""
    root = SOURCE.parent
    for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / name, folder / name)
    for name in ("build_backend", "src"):
        shutil.copytree(root / name, folder / name, ignore=shutil.ignore_patterns(*left_out))


SHOW = "from quarterdeck import compiled; import quarterdeck.core.bits as bits; print(compiled.MODE, bits.__file__)"


@pytest.mark.compiled
def test_where_there_is_a_compiler_the_rules_run_compiled() -> None:
    assert compiled.MODE == "compiled", compiled.WHY


@pytest.mark.compiled
def test_compiled_code_runs_where_it_fits_its_sources(checkout: Path) -> None:
    mode, file = ask(checkout, SHOW).stdout.split()
    assert mode == "compiled"
    assert not file.endswith(".py")


@pytest.mark.compiled
@pytest.mark.parametrize("edited", ["core/luck.py", "core/errors.py", "games/freibeuter/rules/play.py"])
def test_edited_sources_refuse_to_run_stale_code(checkout: Path, edited: str) -> None:
    with (checkout / "quarterdeck" / edited).open("a") as file:
        file.write("# edited\n")
    done = ask(checkout, "import quarterdeck.games")
    assert done.returncode == 1
    assert "StaleBuild" in done.stderr
    assert "make install" in done.stderr
    pure = ask(checkout, SHOW, QUARTERDECK_PURE="1").stdout.split()
    assert pure[0] == "interpreted"
    assert pure[1].endswith(".py")


@pytest.mark.compiled
def test_a_build_that_was_broken_off_runs_the_sources(checkout: Path) -> None:
    """The stamp goes first and comes back last, so extensions without it are not trusted."""
    (checkout / "quarterdeck" / "compiled.json").unlink()
    mode, file = ask(checkout, SHOW).stdout.split()
    assert mode == "interpreted"
    assert file.endswith(".py")


def test_without_anything_compiled_the_sources_run_and_say_so(checkout: Path) -> None:
    for path in [*checkout.rglob("*.so"), checkout / "quarterdeck" / "compiled.json"]:
        path.unlink(missing_ok=True)
    done = ask(
        checkout, "from quarterdeck import compiled; import quarterdeck.games; print(compiled.MODE, compiled.WHY)"
    )
    assert done.stdout.startswith("interpreted nothing is compiled")


@pytest.mark.compiled
def test_code_compiled_for_another_python_is_not_used(checkout: Path) -> None:
    stamp = checkout / "quarterdeck" / "compiled.json"
    stamp.write_text(json.dumps({**json.loads(stamp.read_text()), "python": ".cpython-399-moon.so"}))
    assert ask(checkout, SHOW).stdout.startswith("interpreted")


def test_every_part_of_the_core_counts_for_every_group(checkout: Path) -> None:
    """A game compiled against another core is stale too."""
    show = "import json; from quarterdeck import compiled; print(json.dumps(compiled.stamp()))"
    before = json.loads(ask(checkout, show).stdout)
    with (checkout / "quarterdeck" / "core" / "outcome.py").open("a") as file:
        file.write("# edited\n")
    after = json.loads(ask(checkout, show).stdout)
    assert {name for name in before if before[name] != after[name]} == set(compiled.GROUPS)


@pytest.mark.compiled
def test_a_library_that_is_gone_is_noticed(checkout: Path) -> None:
    for path in checkout.glob("quarterdeck_core__mypyc*"):
        path.unlink()
    done = ask(
        checkout, "from quarterdeck import compiled; import quarterdeck.games; print(compiled.MODE, compiled.WHY)"
    )
    assert done.stdout.startswith("interpreted some of what was compiled is gone")
    assert ask(checkout, "import runpy; runpy.run_module('quarterdeck.compiled', run_name='__main__')").returncode == 1


@pytest.mark.compiled
def test_what_is_compiled_is_settled_and_needs_no_install(checkout: Path) -> None:
    done = ask(checkout, "import sys; from quarterdeck import compiled; sys.exit(0 if compiled.is_settled() else 1)")
    assert done.returncode == 0


def test_a_source_distribution_holds_sources_alone(tmp_path: Path) -> None:
    copy_repository(tmp_path, "__pycache__")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist"]
    subprocess.run(build, cwd=tmp_path, capture_output=True, check=True)
    (packed,) = (tmp_path / "dist").glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        names = archive.getnames()
    assert any(name.endswith("rules.py") for name in names)
    assert not [name for name in names if name.endswith((".so", ".pyd", "compiled.json"))]


PLAY = """
from quarterdeck import compiled
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import playout
from quarterdeck.games import GAMES
print(compiled.MODE, playout(GAMES["freibeuter"].setting(2).new(FastLuck(1)), FastLuck(2)))
"""


def test_without_a_compiler_the_package_builds_plays_interpreted_and_says_so(tmp_path: Path) -> None:
    copy_repository(tmp_path, "__pycache__", "*.so", "*.pyd", "compiled.json")
    build = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel"],
        cwd=tmp_path,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert "The rules will run interpreted" in build.stdout + build.stderr
    said = ask(tmp_path / "src", "from quarterdeck import compiled; print(compiled.MODE, compiled.WHY)").stdout
    assert said.startswith("interpreted no C compiler was found when it was installed")
    (wheel,) = (tmp_path / "dist").glob("*-py3-none-any.whl")
    shutil.unpack_archive(wheel, tmp_path / "installed", format="zip")
    done = ask(tmp_path / "installed", PLAY)
    assert done.stdout.startswith("interpreted "), done.stderr


@pytest.mark.compiled
def test_an_extension_beside_a_source_that_is_not_compiled_any_more_is_not_imported_with_the_sources(
    checkout: Path,
) -> None:
    """A module that moved leaves its extension behind; beside sources it would bring Python down."""
    (left,) = (checkout / "quarterdeck" / "games" / "freibeuter" / "rules").glob("legal.*.so")
    shutil.copy(
        left, checkout / "quarterdeck" / "games" / "freibeuter" / "texts" / left.name.replace("legal", "events")
    )
    show = "import quarterdeck.games.freibeuter.texts.events as events; print(events.__file__)"
    assert ask(checkout, show, QUARTERDECK_PURE="1").stdout.strip().endswith("events.py")


@pytest.mark.compiled
def test_a_library_of_another_copy_is_not_used(checkout: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    for path in checkout.glob("quarterdeck_*__mypyc*"):
        shutil.copy(path, other)
    show = "from quarterdeck import compiled; print(compiled.MODE, compiled.WHY)"
    done = ask(checkout, show, PYTHONPATH=f"{other}{os.pathsep}{checkout}")
    assert done.stdout.startswith("interpreted another copy of Quarterdeck")


@pytest.mark.parametrize("left", ["[]", "null", "3", "{", '{"reason": "no compiler"}'])
def test_a_stamp_that_makes_no_sense_is_none(checkout: Path, left: str) -> None:
    (checkout / "quarterdeck" / "compiled.json").write_text(left)
    assert ask(checkout, SHOW).stdout.startswith("interpreted ")
