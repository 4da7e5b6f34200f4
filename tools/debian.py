"""Debian packages for `make test-extras`: installs what is missing, or says what is and how to get it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable

PACKAGES = {"ip": "iproute2", "systemctl": "systemd", "systemd-nspawn": "systemd-container"}
NEEDED = "make test-extras makes machines and networks of its own, as root on Debian"

Find = Callable[[str], str | None]


def find_program(name: str) -> str | None:
    """Where a program is, also where only root's path leads."""
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")


def missing_packages(find: Find = find_program) -> list[str]:
    """The packages whose programs are not there."""
    return [package for program, package in PACKAGES.items() if find(program) is None]


def why_not(packages: list[str], root: bool, find: Find = find_program) -> str:
    """Why the tests cannot run here, in a sentence; empty where they can, once these packages are installed."""
    if not root:
        return f"{NEEDED}: this is not root."
    if packages and find("apt-get") is None:
        return f"{NEEDED}: there is no apt-get here to install {', '.join(packages)}."
    return ""


def main() -> int:
    """Install what is missing; an exit code, and a sentence where that cannot be."""
    packages = missing_packages()
    if reason := why_not(packages, root=os.geteuid() == 0):
        print(reason, file=sys.stderr)
        return 2
    if packages:
        print(f"Installing {', '.join(packages)} …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "RUNLEVEL": "1"}  # nothing is started by itself
        for words in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            done = subprocess.run(["apt-get", *words], env=quiet, capture_output=True, text=True, check=False)
        if done.returncode or missing_packages():
            print(f"{NEEDED}: {', '.join(packages)} could not be installed.\n{done.stderr}", file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
