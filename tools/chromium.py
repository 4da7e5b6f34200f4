"""A Chromium for the browser tests: an installed one, or what this machine's package sources offer.

`python -m tools.chromium` looks for one, and where there is none tries to install one.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "google-chrome-beta", "chrome")
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
MISSING = "There is no Chromium for the browser tests: install one, or name one in QUARTERDECK_CHROMIUM."


def find_chromium() -> str | None:
    """A Chromium that runs, or None; one named in QUARTERDECK_CHROMIUM is the only one looked at."""
    named = os.environ.get("QUARTERDECK_CHROMIUM")
    return next((path for path in ([named] if named else candidates()) if runs(path)), None)


def candidates() -> Iterator[str]:
    """Where a Chromium may be: on the path, in its usual place, or where Playwright keeps its own."""
    yield from filter(None, map(shutil.which, NAMES))
    yield from ELSEWHERE
    from playwright.sync_api import sync_playwright  # starts a process: only where nothing else is found

    with sync_playwright() as playwright:
        yield playwright.chromium.executable_path


def runs(path: str) -> bool:
    """Whether it is there and is more than a note that one should be installed."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def install_chromium() -> None:
    """Try what the machine offers: Debian's packages for root, else Playwright's own download."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "install", "--yes", "--no-install-recommends", "chromium"]
        if _succeeds(install, quietly) or (_succeeds(["apt-get", "update"], quietly) and _succeeds(install, quietly)):
            return
    _succeeds([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def _succeeds(command: list[str], environment: dict[str, str]) -> bool:
    done = subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return done.returncode == 0


def main() -> int:
    """Find one or install one; say in one sentence where there is none."""
    if find_chromium() is None:
        print("Looking for a Chromium to install …", flush=True)
        install_chromium()
        if find_chromium() is None:
            print(MISSING, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
