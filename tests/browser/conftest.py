"""A server and a Chromium for the browser tests, which run in a process of their own: `make test-browser`."""

import os
import shutil
import subprocess
import tempfile
import threading
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from quarterdeck.games import GAMES
from tests.browser.visitors import NARROW, WIDE, Size, Visitors
from tests.served import Served
from tools.chromium import MISSING, find_chromium

SHOTS = Path(__file__).parent.parent.parent / "build" / "browser"  # of pages on which a test failed

FAILED = pytest.StashKey[bool]()

ADDRESS = "QUARTERDECK_TEST_CHROMIUM"  # where the one Chromium of a test run listens, on this machine alone
GUESTS = 12  # tests after which a server would soon say of their one address that it opens tables too often
NAMED = "ship.test"  # a name of this machine that no browser takes for a secure origin
QUIET = (
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--disable-background-timer-throttling",
    "--disable-backgrounding-occluded-windows",
    "--disable-renderer-backgrounding",
    "--hide-scrollbars",
    "--js-flags=--heap-snapshot-string-limit=10000000",  # or what it says of a long text is cut short
    f"--host-resolver-rules=MAP {NAMED} 127.0.0.1",
)


def pytest_configure(config: pytest.Config) -> None:
    """Start the one Chromium of a test run, before there are workers, which are told where it listens."""
    if hasattr(config, "workerinput") or config.option.collectonly:
        return
    path = find_chromium()
    if path is not None:
        profile = tempfile.mkdtemp(prefix="quarterdeck-chromium-")
        command = [path, "--headless", "--no-sandbox", "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        running = subprocess.Popen([*command, *QUIET, "about:blank"], stderr=subprocess.PIPE, text=True)
        assert running.stderr is not None
        said = iter(running.stderr.readline, "")
        address = next((line.split()[-1] for line in said if line.startswith("DevTools listening on ")), "")
        reading = threading.Thread(target=running.stderr.read)  # so that it never waits to be read
        reading.start()
        config.add_cleanup(lambda: end_chromium(running, reading, profile))
        os.environ[ADDRESS] = address


def end_chromium(running: subprocess.Popen[str], reading: threading.Thread, profile: str) -> None:
    """Nothing of it is left."""
    running.terminate()
    running.wait()
    reading.join()
    assert running.stderr is not None
    running.stderr.close()
    shutil.rmtree(profile, ignore_errors=True)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests, in whichever worker."""
    if not os.environ.get(ADDRESS):
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        yield playwright.chromium.connect_over_cdp(os.environ[ADDRESS])


class Shared:
    """Servers for tests that do not end theirs: one after the other, since all visitors come from one address."""

    def __init__(self, new_folder: Callable[[], Path]) -> None:
        self._new_folder = new_folder
        self._served: Served | None = None
        self._guests = 0

    def welcome(self) -> Served:
        """The server for one more test."""
        if self._guests % GUESTS == 0:
            self.stop()
            self._served = Served(self._new_folder())
        self._guests += 1
        assert self._served is not None
        return self._served

    def stop(self) -> None:
        """End the last one."""
        if self._served is not None:
            self._served.stop()


@pytest.fixture(scope="session")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    """Where a test finds a server that it does not end."""
    shared = Shared(lambda: tmp_path_factory.mktemp("served"))
    yield shared
    shared.stop()


@pytest.fixture
def server(servers: Shared) -> Served:
    """A server that others have used, and will use."""
    return servers.welcome()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server of one's own, to be killed and started again."""
    served = Served(tmp_path)
    yield served
    served.stop()


@pytest.fixture(params=[WIDE, NARROW], ids=["wide", "narrow"])
def size(request: pytest.FixtureRequest) -> Size:
    """Both sizes of window that the page is made for."""
    found: Size = request.param
    return found


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game that is played in the browser."""
    return str(request.param)


@pytest.fixture
def visitors(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People at the server of the test, each with a browser context of their own; no page may report trouble."""
    served = request.getfixturevalue("own_server" if "own_server" in request.fixturenames else "server")
    people = Visitors(browser, served.address)
    yield people
    if request.node.stash.get(FAILED, False):
        SHOTS.mkdir(parents=True, exist_ok=True)
        for number, page in enumerate(people.pages):
            page.screenshot(path=SHOTS / f"{request.node.name}-{number}.png")
    people.leave()
    assert not people.trouble


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember for the fixtures whether their test failed."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report
