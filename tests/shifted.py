"""A server whose clock a test moves on: `python -m tests.shifted serve …` is `quarterdeck serve …`.

The file that `QUARTERDECK_TEST_LATER` names holds by how many milliseconds it is later than it really is.
"""

import os
import sys
from pathlib import Path

from quarterdeck.cli import main
from quarterdeck.server.sources import Sources

LATER = "QUARTERDECK_TEST_LATER"
now = Sources.now


def shifted(sources: Sources) -> int:
    """The time, and what the file adds to it."""
    file = Path(os.environ[LATER])
    return now(sources) + (int(file.read_text(encoding="utf-8")) if file.exists() else 0)


if __name__ == "__main__":
    setattr(Sources, *("now", shifted))
    sys.exit(main(sys.argv[1:]))
