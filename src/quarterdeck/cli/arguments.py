"""What several commands take, and the refusals that go with it."""

import argparse
import os
import tempfile
from pathlib import Path

from quarterdeck.bots import LADDER, USUAL, Budget
from quarterdeck.bots.naming import find_bot, split_names
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Data, Game, Options
from quarterdeck.games import GAMES
from quarterdeck.lab.plan import unfinished_name
from quarterdeck.texts.words import LANGUAGES

BIGGEST_SEED = 2**63 - 1
MOST_ITERATIONS = 10**9
LONGEST_THOUGHT = 10**7  # milliseconds
KINDS = f"{', '.join(LADDER)}, or module:Name or process:COMMAND for a bot of your own"


class BadCommand(QuarterdeckError):
    """Something asked for on the command line that cannot be; the text is a sentence for whoever typed it."""


# Declaring


def add_game(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """The game a command is about; where it is optional, the first game if none is named."""
    names = f"one of: {', '.join(GAMES)}"
    if optional:
        first = next(iter(GAMES))
        parser.add_argument("game", metavar="GAME", nargs="?", default=first, help=f"{names} (default: {first})")
    else:
        parser.add_argument("game", metavar="GAME", help=names)


def add_setting(parser: argparse.ArgumentParser) -> None:
    """Options and data of a table."""
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="choose a reading of the rules; `quarterdeck games` lists them; may be given several times",
    )
    parser.add_argument(
        "--data", type=named_path, metavar="FILE", help="other components: a TOML file like the game's own"
    )


def add_budget(parser: argparse.ArgumentParser) -> None:
    """How long a bot that searches may think about a decision."""
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument(
        "--iterations",
        type=number_from(1, MOST_ITERATIONS),
        metavar="N",
        help=f"what a bot may search for a decision (default: {USUAL.iterations})",
    )
    budget.add_argument(
        "--milliseconds",
        type=number_from(1, LONGEST_THOUGHT),
        metavar="N",
        help="the same as processor time; games then depend on the machine",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of all that players read."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="the language of the game (default: en)")


def add_json(parser: "argparse._ActionsContainer") -> None:
    """Output for machines."""
    parser.add_argument("--json", action="store_true", help="write JSON")


def number_from(least: int, most: int = BIGGEST_SEED) -> "NumberFrom":
    """An argument type: whole numbers in a range."""
    return NumberFrom(least, most)


class NumberFrom:
    """Reads a whole number and refuses those out of range."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def __call__(self, text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"“{text}” is not a whole number") from None
        if number < self.least:
            raise argparse.ArgumentTypeError(f"it must be at least {self.least}, not {text}")
        if number > self.most:
            raise argparse.ArgumentTypeError(f"it must be at most {self.most}, not {text}")
        return number


def named_path(text: str) -> Path:
    """An argument type: a file or a folder, which nothing at all does not name."""
    if not text:
        raise argparse.ArgumentTypeError("it must name something, not be empty")
    return Path(text)


# Reading


def find_game(name: str) -> Game:
    """A game by its name."""
    game = GAMES.get(name.casefold())
    if game is None:
        raise BadCommand(f"There is no game “{name}”; there are: {', '.join(GAMES)}.")
    return game


def read_setting(game: Game, values: argparse.Namespace) -> tuple[Options, Data]:
    """The options and the data asked for."""
    choices: dict[str, object] = {}
    for text in values.option:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadCommand(f"“{text}” is not an option: write name=value.")
        if name in choices:
            raise BadCommand(f"The option “{name}” is given twice.")
        choices[name] = value
    return game.choose(choices), game.data(values.data)


def read_budget(values: argparse.Namespace) -> Budget:
    """The budget asked for."""
    if values.milliseconds is not None:
        return Budget(milliseconds=values.milliseconds)
    return USUAL if values.iterations is None else Budget(iterations=values.iterations)


def read_names(text: str) -> tuple[str, ...]:
    """The names of bots in a list, all of which lead somewhere."""
    names = split_names(text)
    for name in names:
        find_bot(name)
    return tuple(names)


def check_folder(folder: Path) -> None:
    """Make a folder if it is not there, and see that files can be written into it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise BadCommand(f"Nothing can be written into {folder}: {error.strerror}.") from error


def check_file(path: Path) -> None:
    """See that a file can be written; whatever is there is replaced only when all is done."""
    target = Path(os.path.realpath(path))
    try:
        there = target.exists()
        if target.is_dir():
            raise BadCommand(f"{path} cannot be written: it is a folder.")
        if there and not target.is_file():
            raise BadCommand(f"{path} cannot be written: it is not a regular file.")
        if not target.parent.is_dir():
            raise BadCommand(f"{path} cannot be written: there is no folder {target.parent}.")
        check_folder(target.parent)
        if not there:
            target.touch(exist_ok=False)
            target.unlink()
    except OSError as error:
        raise BadCommand(f"{path} cannot be written: {error.strerror}.") from error


def write_file(path: Path, text: str) -> None:
    """Write a file whole, where a link leads to; if that fails, what could be written is kept beside it."""
    target = Path(os.path.realpath(path))
    unfinished = unfinished_name(target)
    try:
        unfinished.write_text(text, encoding="utf-8")
        unfinished.replace(target)
    except OSError as error:
        kept = f"; what could be written is in {unfinished}" if unfinished.exists() else ""
        raise BadCommand(f"{path} cannot be written: {error.strerror}{kept}.") from error
