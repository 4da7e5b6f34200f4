"""`quarterdeck serve` with a clock that a test puts forward: `python -m tests.browser.clocked serve …`.

It runs ahead by as many milliseconds as stand in the file that `AHEAD` names; what comes due by that is done at once.
"""

import os
import sys
from pathlib import Path
from typing import Final

from quarterdeck.cli import main
from quarterdeck.server import timekeeper, waking
from quarterdeck.server.sources import Sources
from tests.served import Served

AHEAD: Final = "QUARTERDECK_TEST_AHEAD"
GLANCE: Final = 40  # milliseconds between looks at what is due


class Clocked(Served):
    """Such a server."""

    def __init__(self, folder: Path, *, options: tuple[str, ...] = ()) -> None:
        self._ahead = folder / "ahead.txt"
        self._ahead.write_text("0")
        environment = {**os.environ, AHEAD: str(self._ahead)}
        super().__init__(folder, environment=environment, program=("tests.browser.clocked",), options=options)

    def let_pass(self, seconds: float) -> None:
        """So much time is over at once."""
        later = self._ahead.with_suffix(".new")
        later.write_text(str(int(self._ahead.read_text()) + int(seconds * 1000)))
        later.replace(self._ahead)


def put_forward() -> None:
    """Have the server's clock run ahead, and what looks at it look often enough to notice."""
    path, monotonic = Path(os.environ[AHEAD]), Sources.monotonic
    Sources.monotonic = lambda self: monotonic(self) + int(path.read_text())  # type: ignore[method-assign]
    timekeeper.LONGEST = GLANCE  # type: ignore[misc]
    waking.LONGEST = GLANCE / 1000


if __name__ == "__main__":
    put_forward()
    sys.exit(main())
