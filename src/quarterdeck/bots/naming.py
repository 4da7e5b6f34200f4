"""Bot names resolved to factories: a level of the ladder, or one's own, as `module:Name` or `process:COMMAND`.

Names are what is sent to worker processes; each process finds the bot anew.
"""

import importlib
import os
import sys
from collections.abc import Callable

from quarterdeck.bots import LADDER
from quarterdeck.bots.bot import Bot
from quarterdeck.bots.process import KIND, process_bot
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.state import Setting

Maker = Callable[[Game, Setting], Bot]  # a factory: makes a bot for a game as it is set up

HOW = "a level of the ladder, module:Name or process:COMMAND"


class NoSuchBot(QuarterdeckError):
    """A name that leads to no bot; the text is a sentence for whoever typed it."""


def find_bot(wanted: str | type[Bot]) -> Maker:
    """The factory of the bot of this name; a class is one already."""
    if isinstance(wanted, type):
        return wanted
    name = wanted.strip()
    kind, sign, rest = name.partition(":")
    if not sign:
        return _on_the_ladder(name)
    return process_bot(rest.strip()) if kind.casefold() == KIND else _in_a_module(kind, rest)


class Seat:
    """A bot's seat in many games: one of the ladder keeps nothing and is made once, any other anew for each game."""

    def __init__(self, wanted: str | type[Bot], game: Game, setting: Setting) -> None:
        self._maker = find_bot(wanted)
        self._game = game
        self._setting = setting
        self._kept = self._maker(game, setting) if self._maker in LADDER.values() else None

    def sit(self) -> Bot:
        """The bot for the next game; whatever one learnt in another, such as the same deal played before, is gone."""
        return self._kept or self._maker(self._game, self._setting)


def title_of(wanted: str | type[Bot]) -> str:
    """What a bot is called in tables and records."""
    return wanted.name if isinstance(wanted, type) else settled(wanted)


def settled(name: str) -> str:
    """The canonical form of a name, however it was typed."""
    name = name.strip()
    return name if ":" in name else name.casefold()


def split_names(text: str) -> list[str]:
    """The names of a list, with commas between them."""
    return [settled(name) for name in text.split(",")]


def _on_the_ladder(name: str) -> type[Bot]:
    bot = LADDER.get(name.casefold())
    if bot is None:
        raise NoSuchBot(
            f"There is no bot “{name}”; there are: {', '.join(LADDER)}, or module:Name for one of your own."
        )
    return bot


def _in_a_module(path: str, name: str) -> type[Bot]:
    if not all(part.isidentifier() for part in [*path.split("."), name]):
        raise NoSuchBot(f"“{path}:{name}” names no bot: write {HOW}.")
    here = os.getcwd()
    if here not in sys.path:  # `python -m` looks there anyhow, an installed command does not
        sys.path.insert(0, here)
    try:
        module = importlib.import_module(path)
    except ModuleNotFoundError as error:
        if error.name and (path == error.name or path.startswith(f"{error.name}.")):
            raise NoSuchBot(f"There is no module “{path}” in this folder or on Python's path.") from error
        raise NoSuchBot(
            f"The module “{path}” cannot be imported: it needs “{error.name}”, which is not there."
        ) from error
    except Exception as error:
        raise NoSuchBot(f"The module “{path}” cannot be imported: {type(error).__name__}: {error}.") from error
    bot = getattr(module, name, None)
    if bot is None:
        raise NoSuchBot(f"The module “{path}” has no “{name}”.")
    if not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise NoSuchBot(f"“{path}:{name}” is not a bot: it must be a class made from quarterdeck.bots.Bot.")
    unfinished = sorted(getattr(bot, "__abstractmethods__", ()))
    if unfinished:
        raise NoSuchBot(f"The bot “{path}:{name}” cannot play: it lacks “{unfinished[0]}”.")
    return bot
