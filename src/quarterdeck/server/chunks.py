"""Code-split chunks of earlier builds, kept in the data folder for tabs that were open before an upgrade.

Installing replaces the client whole, but a running tab fetches parts of itself by the names it was built with. So a
server copies the chunks of its client when it starts, and serves from the copies what the client no longer has. Names
change with content: a copy is never written over, but where a power cut left it of another size.
"""

import errno
import logging
import os
import re
import time
from collections.abc import Callable
from pathlib import Path

from quarterdeck import built

FOLDER = "chunks"  # beside the tables
LONGEST = 30 * 24 * 3600  # seconds that a chunk is kept after the last server whose client has it
LARGEST = 32 * 1024 * 1024  # bytes of all that are kept for old tabs; a client has some 600 kB
IN_USE = 0  # the modification time of a copy that the client has; of all others it is when that ended

_NAME = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+", re.ASCII)

_log = logging.getLogger("quarterdeck.chunks")


class Chunks:
    """The copies in one folder."""

    def __init__(self, folder: Path, now: Callable[[], float] = time.time) -> None:
        self.folder = folder
        self._now = now

    def keep(self) -> None:
        """Copy what is new, forget what is too old; where that fails, old tabs may miss a part, and the log says so."""
        try:
            self.folder.mkdir(exist_ok=True)
            for left in self.folder.glob(".*"):  # by a server that was killed while it copied
                left.unlink()
            current = {path.name: path for path in (built.CLIENT / "assets").glob("*") if is_name(path.name)}
            if current:
                self._retire(current)
            for name, path in current.items():
                self._copy(path, self.folder / name)
        except OSError as error:
            why = os.strerror(error.errno or errno.EIO)
            _log.warning("tabs that are open may miss parts of their page after an upgrade: %s", why)

    def find(self, name: str) -> tuple[Path, os.stat_result] | None:
        """The copy of this name, with its size and times; an empty one, as a power cut may leave it, is none."""
        path = self.folder / name
        try:
            found = path.stat() if is_name(name) else None
        except OSError:
            return None
        return (path, found) if found is not None and found.st_size > 0 else None

    def _copy(self, source: Path, target: Path) -> None:
        content = source.read_bytes()
        if not target.exists() or target.stat().st_size != len(content):
            unfinished = target.with_name(f".{target.name}")
            unfinished.write_bytes(content)
            os.replace(unfinished, target)
        os.utime(target, (IN_USE, IN_USE))

    def _retire(self, current: dict[str, Path]) -> None:
        """Note when a chunk went out of use, and forget the oldest of those."""
        now, total = self._now(), 0
        retired = []
        for path in self.folder.glob("*"):
            if path.name not in current:
                found = path.stat()
                if found.st_mtime == IN_USE:
                    os.utime(path, (now, now))
                retired.append((found.st_mtime or now, found.st_size, path))
        for since, size, path in sorted(retired, reverse=True):
            total += size
            if total > LARGEST or now - since > LONGEST:
                path.unlink()


def is_name(name: str) -> bool:
    """Whether a file may be called so: one part, nothing hidden, as a bundler names chunks."""
    return _NAME.fullmatch(name) is not None
