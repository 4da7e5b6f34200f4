"""Bot names resolved to factories: a level of the ladder, or one's own, as `module:Name` or `process:COMMAND`.

Names are what is sent to worker processes; each process finds the bot anew. Named bots of one's own run in processes of
their own; a class that is handed over as such runs here.
"""

from collections.abc import Callable

from quarterdeck.bots import LADDER
from quarterdeck.bots.bot import Bot
from quarterdeck.bots.hosted import HostedBot, Hosting, hosted_bot
from quarterdeck.bots.modules import NoSuchBot, check_name, load_class
from quarterdeck.bots.process import KIND, process_bot
from quarterdeck.core.game import Game
from quarterdeck.core.state import Setting

Maker = Callable[[Game, Setting], Bot]  # a factory: makes a bot for a game as it is set up

HOUSE = "quarterdeck"

__all__ = ["Maker", "NoSuchBot", "Seat", "find_bot", "settled", "split_names", "title_of"]


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
    """A bot's seat in many games: one of the ladder keeps nothing and is made once, any other anew for each game.

    A class in a host is made anew there; the host stays.
    """

    def __init__(self, wanted: str | type[Bot], game: Game, setting: Setting) -> None:
        self._maker = find_bot(wanted)
        self._game = game
        self._setting = setting
        keeps = isinstance(self._maker, Hosting) or self._maker in LADDER.values()
        self._kept = self._maker(game, setting) if keeps else None

    def sit(self) -> Bot:
        """The bot for the next game; what its object learnt in another, such as the same deal before, is gone."""
        if isinstance(self._kept, HostedBot):
            return self._kept.sit()
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


def _in_a_module(path: str, name: str) -> Maker:
    """A class of the house is made here, as the seer must be; that of anybody else in a host."""
    check_name(path, name)
    return load_class(path, name) if path.split(".")[0] == HOUSE else hosted_bot(path, name)
