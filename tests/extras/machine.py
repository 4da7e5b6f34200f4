"""A machine for one test: this one's files under an overlay, a systemd and a network of its own (systemd-nspawn).

What is written there is gone with it. Its network reaches nothing; what has to fetch packages runs in this machine's.
"""

import contextlib
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

READY = 60.0  # seconds until systemd has started what it starts
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

BOOT = """
set -e
for folder in $CGROUPS; do echo $$ > $folder/cgroup.procs; done
exec unshare --mount sh -ec '
  mount -t tmpfs tmpfs $PLACE
  mkdir $PLACE/upper $PLACE/work $PLACE/root
  mount -t overlay overlay -o lowerdir=/,upperdir=$PLACE/upper,workdir=$PLACE/work $PLACE/root
  exec systemd-nspawn --quiet --directory=$PLACE/root --boot --private-network --register=no --keep-unit \
    --machine=ship --hostname=ship --console=pipe --resolv-conf=off --timezone=off --link-journal=no \
    -- --unit=basic.target'
"""


class Machine:
    """A booted machine, by the number of its first process."""

    def __init__(self, leader: int) -> None:
        self.leader = leader

    def run(self, script: str, *, fetching: bool = False, folder: str = "/") -> str:
        """What a script of root's says there; `fetching` lends it the network of this machine."""
        kept = {
            name: value for name, value in os.environ.items() if not name.startswith(("QUARTERDECK", "VIRTUAL_ENV"))
        }
        inside = ["nsenter", "--target", str(self.leader), "--mount", "--pid", "--uts", "--ipc", "--root"]
        inside += [] if fetching else ["--net"]
        done = subprocess.run(
            [*inside, f"--wdns={folder}", "bash", "-euo", "pipefail", "-c", script],
            env={**kept, "PATH": PATH, "HOME": "/root"} | dict.fromkeys(("MAKEFLAGS", "MAKELEVEL", "MFLAGS"), ""),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{script}\n{done.stdout}"
        return done.stdout

    def copy(self, files: Path, names: list[str], to: str) -> None:
        """Copy files of this machine into a folder of it."""
        place = Path(f"/proc/{self.leader}/root{to}")
        for name in names:
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(files / name, place / name)


@contextlib.contextmanager
def booted(place: Path) -> Iterator[Machine]:
    """A machine that runs until the block ends."""
    cgroups = [folder / f"quarterdeck-extras-{os.getpid()}" for folder in hierarchies()]
    for folder in cgroups:
        folder.mkdir()
    environment = {**os.environ, "PLACE": str(place), "CGROUPS": " ".join(map(str, cgroups))}
    nspawn = subprocess.Popen(["sh", "-c", BOOT], env=environment, stdin=subprocess.DEVNULL)
    try:
        machine = Machine(wait_for_leader(nspawn))
        yield machine
    finally:
        for leader in children(nspawn.pid):
            os.kill(leader, signal.SIGKILL)  # and with the first process of the machine all others of it
        nspawn.wait(30)
        for folder in cgroups:
            remove(folder)


def hierarchies() -> list[Path]:
    """Where control groups are kept: one hierarchy, or on older machines two that systemd uses."""
    both = [Path("/sys/fs/cgroup/unified"), Path("/sys/fs/cgroup/systemd")]
    return [folder for folder in both if folder.is_dir()] or [Path("/sys/fs/cgroup")]


def children(process: int) -> list[int]:
    """The processes that a process started."""
    with contextlib.suppress(OSError):
        return [int(word) for word in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def wait_for_leader(nspawn: subprocess.Popen[bytes]) -> int:
    """The first process of the machine, when it has started all it starts."""
    until = time.monotonic() + READY
    while nspawn.poll() is None and time.monotonic() < until:
        for leader in children(nspawn.pid):
            with contextlib.suppress(AssertionError):
                if Machine(leader).run("systemctl is-system-running") == "running\n":
                    return leader
        time.sleep(0.1)
    raise AssertionError("the machine did not start")


def remove(cgroup: Path) -> None:
    """Remove a control group and those within it, when the last of their processes is gone."""
    until = time.monotonic() + READY
    while cgroup.is_dir() and time.monotonic() < until:
        for folder in sorted((path for path in cgroup.rglob("*") if path.is_dir()), reverse=True):
            with contextlib.suppress(OSError):
                folder.rmdir()
        with contextlib.suppress(OSError):
            cgroup.rmdir()
        time.sleep(0.05)
