"""Bot classes by name: `module:Name`, imported from the current folder or from Python's path."""

import importlib
import os
import sys

from quarterdeck.bots.bot import Bot
from quarterdeck.core.errors import QuarterdeckError

HOW = "a level of the ladder, module:Name or process:COMMAND"


class NoSuchBot(QuarterdeckError):
    """A name that leads to no bot; the text is a sentence for whoever typed it."""


def check_name(path: str, name: str) -> None:
    """Refuse what cannot be a module and a class in it."""
    if not all(part.isidentifier() for part in [*path.split("."), name]):
        raise NoSuchBot(f"“{path}:{name}” names no bot: write {HOW}.")


def load_class(path: str, name: str) -> type[Bot]:
    """The class of this name, or `NoSuchBot`; importing a module runs whatever is in it."""
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
    except (Exception, SystemExit) as error:
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
