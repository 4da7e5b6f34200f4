"""What something was measured on, and by which code."""

import hashlib
import platform
from pathlib import Path


def processor() -> str:
    """The name of the processor."""
    described = Path("/proc/cpuinfo")
    if described.exists():
        names = [line.split(":")[1].strip() for line in described.read_text().splitlines() if "model name" in line]
        if names:
            return names[0]
    return platform.processor() or platform.machine()


def digest(paths: list[Path]) -> str:
    """A few digits that change with what some files say."""
    return hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:8]
