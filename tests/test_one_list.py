"""Games are listed in one place: whatever else needs them all takes that list, or finds modules by a game's name."""

import re
from pathlib import Path

from quarterdeck.games import GAMES

ROOT = Path(__file__).parents[1]
TOPS = ("src", "tests", "tools", "benchmarks", "build_backend", "web/src")
ENDINGS = {".py", ".ts", ".js", ".svelte", ".toml", ".css"}
THE_LIST = "src/quarterdeck/games/__init__.py"
# What boards do of themselves is tried with each board there is, and stored records are chosen by name; a game that has
# none, or others, need not join
OF_BOARDS = {
    *("tests/games/previews.py", "tests/tools/test_types.py"),
    *("web/src/games/previews.test.js", "web/src/lib/ending.test.ts"),
}
OF_RECORDS = {
    *("benchmarks/reviews.py", "tests/lab/test_review.py"),
    *("tests/browser/test_replay.py", "tests/browser/test_review.py"),
}
MADE = {"static", "generated"}  # folders of what is made from the list
A_GAME = re.compile(rf"\b({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE)


def is_of_one_game(path: Path) -> bool:
    """Whether a file or a folder above it is named after a game."""
    return any(part.split(".")[0].split("_")[0] in GAMES for part in path.parts)


def test_no_other_file_names_every_game() -> None:
    """A fifth game would have to join it."""
    lists = []
    for top in TOPS:
        for path in sorted((ROOT / top).rglob("*")):
            where = path.relative_to(ROOT)
            if path.suffix in ENDINGS and not is_of_one_game(where) and MADE.isdisjoint(where.parts):
                named = {name.lower() for name in A_GAME.findall(path.read_text(encoding="utf-8"))}
                lists += [where.as_posix()] * (named == set(GAMES))
    assert set(lists) - OF_BOARDS - OF_RECORDS == {THE_LIST}
