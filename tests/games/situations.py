"""The records written by hand for one moment each: a folder of them for every game."""

from functools import cache
from pathlib import Path

from quarterdeck.core.record import Record, read_file

GAMES = Path(__file__).parent


def names_of(game: str) -> list[str]:
    """The names of a game's situations."""
    return sorted(path.stem for path in (GAMES / game / "situations").glob("*.json"))


@cache
def situation(game: str, name: str) -> Record:
    """The record of a situation."""
    return read_file(GAMES / game / "situations" / f"{name}.json")
