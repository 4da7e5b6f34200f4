"""Bot classes of others, out of process: a class named `module:Name` is imported by a host process and by no other.

The host (`bots/host.py`) speaks the lines of `bots/process.py`: it gets a seat's view, its legal actions, what was
said, a seed and a budget, and nothing else, so that no walk through Python's objects ends at a referee.
"""

import builtins
import os
import shlex
import sys
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Any, ClassVar

import msgspec

from quarterdeck.bots.bot import Budget
from quarterdeck.bots.guard import HANG, BotFailed, thinking_time
from quarterdeck.bots.modules import NoSuchBot, check_name
from quarterdeck.bots.process import (
    PATIENCE,
    Choose,
    Chosen,
    Conversation,
    ProcessBot,
    Speak,
    Spoken,
    read_answer,
)
from quarterdeck.core.game import Game
from quarterdeck.core.state import Setting
from quarterdeck.core.view import View

START = 60.0  # seconds of timeout for starting Python and importing a module
LONGEST_REASON = 500  # letters of why a class cannot be had
TRACEBACK = "QUARTERDECK_TRACEBACK"  # with it, what a class prints and where it fails is shown
HOST = "import sys; sys.path[:], sys.argv[1:] = sys.argv[1:], []; from quarterdeck.bots.host import main; main()"
KINDS = {"crash", "no action", "illegal action", "no statement", "statement about an absent seat"}

_JSON = msgspec.json.Encoder()


class Load(msgspec.Struct, frozen=True, tag_field="type", tag="load"):
    """The first line of all: which class to import."""

    module: str
    name: str


class Loaded(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a class says of itself, and a digest of its file; or why there is none."""

    looks: bool = True
    speaks: bool = False
    code: str = ""
    refused: str = ""


class HostedChosen(Chosen, frozen=True, forbid_unknown_fields=True):
    """An action in words, or how the class failed."""

    action: str = ""
    failed: str = ""
    processor: Annotated[float, msgspec.Meta(ge=0, le=1e6)] = 0.0  # seconds of processor time that it says it took


class HostedSpoken(Spoken, frozen=True, forbid_unknown_fields=True):
    """A statement in words, or none, or how the class failed."""

    failed: str = ""


class HostedBot(ProcessBot):
    """Asks a class in its host; the process is kept from game to game, the object in it is not."""

    name: ClassVar[str] = "hosted"
    chosen: ClassVar[type[Any]] = HostedChosen
    spoken: ClassVar[type[Any]] = HostedSpoken

    def __init__(self, game: Game, setting: Setting, hosting: "Hosting") -> None:
        super().__init__(game, setting, shlex.join(host_command()))
        self.name = hosting.title  # type: ignore[misc]
        self.looks, self.speaks = hosting.looks, hosting.speaks  # type: ignore[misc]
        self.hosting = hosting
        self._first = _JSON.encode(self._begin(None)) + b"\n"
        self._begun = False
        self.processor = 0.0  # seconds that the class took to choose, all in all

    def sit(self) -> "HostedBot":
        """Sit down to another game: a new object is asked; the process runs before anybody looks at a clock."""
        self._begun = False
        try:
            self._converse()
        except BotFailed:
            self.end()  # it is tried again when it is asked
        return self

    def end(self) -> None:
        super().end()
        self._begun = False

    def patience(self, budget: Budget) -> float:
        return PATIENCE + thinking_time(budget)

    def _start(self) -> Conversation:
        conversation = Conversation(self.command, heard=is_heard())
        try:
            loaded = load(conversation, self.hosting.module, self.hosting.bot)
        except BaseException:
            conversation.end()
            raise
        if loaded.refused:
            conversation.end()
            raise BotFailed("cannot start")
        return conversation

    def _opening(self, view: View | None) -> bytes:
        begun, self._begun = self._begun, True
        return b"" if begun else self._first

    def _ask(self, view: View | None, question: Choose | Speak, kind: type[Any], patience: float) -> Any:
        answer = super()._ask(view, question, kind, patience)
        if answer.failed and not is_known(answer.failed):
            self.end()
            raise BotFailed("malformed answer")
        if answer.failed:
            raise BotFailed(answer.failed)
        self.processor += getattr(answer, "processor", 0.0)
        return answer


@dataclass(frozen=True)
class Hosting:
    """A class that can be had in a host: its name, what it says of itself, and a digest of its file."""

    module: str
    bot: str
    looks: bool
    speaks: bool
    code: str

    @property
    def title(self) -> str:
        """The class as it is named on the command line."""
        return f"{self.module}:{self.bot}"

    def __call__(self, game: Game, setting: Setting) -> HostedBot:
        return HostedBot(game, setting, self).sit()


def hosted_bot(module: str, name: str) -> Hosting:
    """What makes a bot of this class, or `NoSuchBot`; the module is imported in a host, never here."""
    check_name(module, name)
    return _looked_up(module, name, os.getcwd(), tuple(sys.path))


@cache
def _looked_up(module: str, name: str, folder: str, path: tuple[str, ...]) -> Hosting:
    loaded = _loaded_once(module, name)
    if loaded.refused:
        raise NoSuchBot(one_line(loaded.refused))
    return Hosting(module, name, loaded.looks, loaded.speaks, loaded.code)


def _loaded_once(module: str, name: str) -> Loaded:
    """What a host that is started for this alone says of a class."""
    conversation = None
    try:
        conversation = Conversation(host_command(), heard=is_heard())
        return load(conversation, module, name)
    except BotFailed as failed:
        why = f"it took more than {START:.0f} seconds" if failed.kind == HANG else f"its process failed ({failed.kind})"
        raise NoSuchBot(f"The module “{module}” cannot be imported: {why}.") from None
    finally:
        if conversation is not None:
            conversation.end()


def load(conversation: Conversation, module: str, name: str) -> Loaded:
    """Have a class imported."""
    answer = conversation.ask(_JSON.encode(Load(module, name)) + b"\n", START)
    loaded: Loaded = read_answer(answer, Loaded)
    return loaded


def host_command() -> list[str]:
    """The command of a host that finds modules where this process does."""
    return [sys.executable, "-P", "-c", HOST, *sys.path]


def is_heard() -> bool:
    """Whether whoever started this wants to see what a class prints, and where it fails."""
    return bool(os.environ.get(TRACEBACK))


def is_known(kind: str) -> bool:
    """Whether a host may say that its class failed so: a kind is shown to others, and nothing a bot makes up is."""
    sort, _, name = kind.partition(": ")
    if sort != "crash" or not name:
        return kind in KINDS
    error = getattr(builtins, name, None)
    return isinstance(error, type) and issubclass(error, BaseException)


def one_line(text: str) -> str:
    """What an import had to say, fit for a terminal."""
    plain = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(plain[:LONGEST_REASON].split())
