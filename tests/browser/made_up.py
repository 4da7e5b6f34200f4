"""`quarterdeck` with Smugglers' Cove in its list, each of whose cards has a name out of the environment."""

import importlib.util
import os
import secrets
import string
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from quarterdeck.games import GAMES

CARDS = "QUARTERDECK_TEST_CARDS"
PIECES = "tools.new_game.template.game.box.pieces"
NUMBER, LETTERS = 24, 12


def random_cards() -> list[str]:
    """Names that stand nowhere else."""
    return ["".join(secrets.choice(string.ascii_lowercase) for _ in range(LETTERS)) for _ in range(NUMBER)]


def components(cards: list[str]) -> str:
    """What lies in the box: three cards for each of four players."""
    kinds = "".join(f'[[cards]]\nname = "{card}"\ncount = 1\nvalue = 1\n' for card in cards)
    return f"rounds = 3\nhand = 3\ncrates = 1\nspies = [1, 1, 2]\ntarget = [2, 3, 4]\n{kinds}"


def rename(cards: list[str]) -> None:
    """Give the cards their names before anything else reads what they are called."""
    path = Path(__file__).parents[2].joinpath(*PIECES.split(".")).with_suffix(".py")
    spec = importlib.util.spec_from_file_location(PIECES, path)
    assert spec is not None
    assert spec.loader is not None
    pieces = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(pieces)
    vars(pieces)["KINDS"] = tuple(cards)
    sys.modules[PIECES] = pieces


def main() -> None:
    """The command line, with one more game."""
    cards = os.environ[CARDS].split(",")
    rename(cards)
    from tools.new_game.template.game import SMUGGLERS

    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(components(cards))
        file.flush()
        GAMES[SMUGGLERS.name] = replace(SMUGGLERS, data_file=file.name)
        from quarterdeck.cli import main as command

        sys.exit(command())


if __name__ == "__main__":
    main()
