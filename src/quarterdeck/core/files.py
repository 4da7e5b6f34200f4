"""Reads files that others name: regular ones only, and never more of them than they may hold."""

import errno
import os
import stat
from pathlib import Path


def read_regular(path: Path, most: int) -> bytes:
    """The bytes of a regular file, at most one more than `most`; `OSError` for devices, pipes and folders."""
    mode = path.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "It is not a regular file", str(path))
    with path.open("rb") as file:
        return file.read(most + 1)
