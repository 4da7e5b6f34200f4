"""What lays a game open is out of every live table's reach."""

import re
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src" / "quarterdeck"

# Who may ask for what is hidden, of games that are over or recorded
ASKING = {
    r"\.laid_open\(": {"wire/walking.py", "cli/terminal/stroll.py"},
    r"\.in_full\(": {"wire/news.py", "cli/replay.py"},
    r"\bin_full=": {"wire/walking.py"},
    r"\.told_since\(": {"table/steps.py", "cli/replay.py"},
    r"wire(\.| import )walking": {
        *("server/walker.py", "wire/story.py"),
        *("cli/reading.py", "cli/replay.py", "cli/terminal/stroll.py"),
    },
    r"server(\.| import )walker import": set(),
}


def test_only_who_looks_at_finished_games_lays_them_open() -> None:
    for pattern, allowed in ASKING.items():
        asking = {
            str(path.relative_to(SOURCES))
            for path in SOURCES.rglob("*.py")
            if re.search(pattern, path.read_text(encoding="utf-8"))
        }
        assert asking == allowed, pattern


def test_a_server_does_not_even_load_what_walks_through_records() -> None:
    check = "import sys, quarterdeck.server.app; sys.exit('quarterdeck.wire.walking' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0
