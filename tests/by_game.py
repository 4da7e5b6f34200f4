"""What games bring to the tests and tools beside their own value: modules that are found by the game's name."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

from quarterdeck.games import GAMES

ROOT = Path(__file__).parents[1]


def modules(pattern: str) -> dict[str, ModuleType]:
    """The modules that games have by a name such as `tests.games.{game}.hooks`, in the list's order.

    A game that has none is left out: whatever is made of these modules must stand without it.
    """
    names = {game: pattern.format(game=game) for game in GAMES}
    return {game: import_module(name) for game, name in names.items() if _path(name).is_file()}


def _path(name: str) -> Path:
    return ROOT.joinpath(*name.split(".")).with_suffix(".py")
