"""Bots as subprocesses, in any language: line-delimited JSON, a question on stdin, an answer on stdout.

Such a bot gets its seat's view, its legal actions, what was said, a seed and its budget, in words, and nothing else.
"""

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

import msgspec

from quarterdeck.bots.bot import Bot, Budget
from quarterdeck.bots.guard import HANG, BotFailed, check_choice, check_statement
from quarterdeck.core.errors import BadWords, QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.talk import statements_for
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

KIND = "process"  # of bots, as in process:COMMAND
PATIENCE = 30.0  # seconds of timeout beyond its budget
LONGEST_LINE = 2**16  # bytes of an answer
SEEDS = 2**30

_JSON = msgspec.json.Encoder()


class BadProcess(QuarterdeckError):
    """A command that no bot can be made of; the text is a sentence for whoever typed it."""


# What it is told


class Heard(msgspec.Struct, frozen=True):
    """A statement: how many actions came before it, who made it, and its words."""

    after: int
    seat: int
    statement: str


class Begin(msgspec.Struct, frozen=True, tag_field="type", tag="begin", omit_defaults=True):
    """The first line: what is played, on which seat, and what one can say; again where the seat changes."""

    game: str
    edition: int  # the rules version the table was begun under
    players: int
    seat: int | None  # a class reads it in its view
    options: dict[str, Any]
    statements: tuple[str, ...]
    data: Any = None  # the components, where they are not the game's own


class Choose(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """It must choose one of its legal actions."""

    view: View | None  # none where a class does not look
    legal: tuple[str, ...]
    statements: tuple[Heard, ...]
    seed: int
    budget: Budget


class Speak(msgspec.Struct, frozen=True, tag_field="type", tag="speak"):
    """It may say something."""

    view: View
    statements: tuple[Heard, ...]
    seed: int


# What it answers


class Chosen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action in words."""

    action: str


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A statement in words, or none."""

    statement: str | None = None


class Conversation:
    """A subprocess that answers a line with a line; a thread does the blocking I/O, so that there is a timeout."""

    def __init__(self, command: Sequence[str], *, heard: bool = False) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if heard else subprocess.DEVNULL,  # what it prints about its cards is for nobody's screen
                start_new_session=True,  # a Ctrl-C at the terminal is not for it
            )
        except OSError:
            raise BotFailed("cannot start") from None
        self._questions: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(
            target=_converse, args=(self.process, self._questions, self._answers), daemon=True, name="a bot's lines"
        ).start()

    def ask(self, lines: bytes, patience: float) -> bytes:
        """The line it answers with before the timeout; empty if it is gone."""
        self._questions.put(lines)
        try:
            return self._answers.get(timeout=patience)
        except queue.Empty:
            raise BotFailed(HANG) from None

    def end(self) -> None:
        """Kill its process group."""
        self._questions.put(None)
        _kill(self.process)


def _converse(
    process: "subprocess.Popen[bytes]",
    questions: "queue.SimpleQueue[bytes | None]",
    answers: "queue.SimpleQueue[bytes]",
) -> None:
    assert process.stdin is not None
    assert process.stdout is not None
    with contextlib.suppress(OSError, ValueError), process.stdin, process.stdout:
        while (lines := questions.get()) is not None:
            answer = b""
            with contextlib.suppress(OSError):
                process.stdin.write(lines)
                process.stdin.flush()
                answer = process.stdout.readline(LONGEST_LINE + 1)
            answers.put(answer)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    if hasattr(os, "killpg"):
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


class ProcessBot(Bot):
    """Asks a subprocess; one that fails is killed, and restarted for the next question."""

    name: ClassVar[str] = "process"
    speaks: ClassVar[bool] = True
    chosen: ClassVar[type[Any]] = Chosen
    spoken: ClassVar[type[Any]] = Spoken

    def __init__(self, game: Game, setting: Setting, command: str) -> None:
        super().__init__(game, setting)
        self.name = f"{KIND}:{command}"  # type: ignore[misc]
        self.command = read_command(command)
        self._conversation: Conversation | None = None
        self._ending: weakref.finalize[[], Any] | None = None
        self._seat: int | None = None

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        words = tuple(self.game.alphabet.words(action) for action in legal)
        question = Choose(view, words, self._heard(statements), luck.below(SEEDS), budget)
        answer = self._ask(view, question, self.chosen, self.patience(budget))
        try:
            return check_choice(self.game.alphabet.action(answer.action), legal)
        except BadWords:
            raise BotFailed("no action") from None

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        answer = self._ask(view, Speak(view, self._heard(statements), luck.below(SEEDS)), self.spoken, PATIENCE)
        if answer.statement is None or self.game.statements is None:
            return None
        try:
            statement = self.game.statements.action(answer.statement)
        except BadWords:
            raise BotFailed("no statement") from None
        return check_statement(statement, self.game, int(self.setting.players))

    def end(self) -> None:
        """End the process; it is started again when it is needed."""
        if self._ending is not None:
            self._ending()
        self._conversation = self._ending = self._seat = None

    def patience(self, budget: Budget) -> float:
        """The seconds after which it has taken too long."""
        return PATIENCE + budget.milliseconds / 1000

    def _ask(self, view: View | None, question: Choose | Speak, kind: type[Any], patience: float) -> Any:
        conversation = self._converse()
        lines = self._opening(view) + _JSON.encode(question) + b"\n"
        try:
            return read_answer(conversation.ask(lines, patience), kind)
        except BaseException:
            self.end()  # whatever it still says answers nothing any more
            raise

    def _converse(self) -> Conversation:
        if self._conversation is None:
            self._conversation = self._start()
            self._ending = weakref.finalize(self, self._conversation.end)
        return self._conversation

    def _start(self) -> Conversation:
        return Conversation(self.command)

    def _opening(self, view: View | None) -> bytes:
        """What goes before a question: whatever it has not been told yet of its seat."""
        assert view is not None
        assert view.seat is not None
        if self._seat == view.seat:
            return b""
        self._seat = view.seat
        return _JSON.encode(self._begin(view.seat)) + b"\n"

    def _begin(self, seat: int | None) -> Begin:
        game, players = self.game, int(self.setting.players)
        sayable = () if game.statements is None else tuple(map(game.statements.words, statements_for(game, players)))
        data = None if self.setting.data == game.data() else self.setting.data
        options: dict[str, Any] = msgspec.to_builtins(self.setting.options)
        return Begin(game.name, options.pop("edition"), players, seat, options, sayable, data)

    def _heard(self, statements: Sequence[Statement]) -> tuple[Heard, ...]:
        alphabet = self.game.statements
        if alphabet is None:
            return ()
        return tuple(Heard(after, seat, alphabet.words(code)) for after, seat, code in statements)


def process_bot(command: str) -> Callable[[Game, Setting], ProcessBot]:
    """What makes a bot that asks a process with this command, or `BadProcess`."""
    read_command(command)
    return partial(ProcessBot, command=command)


def read_command(command: str) -> list[str]:
    """The words of a command, as a shell would part them."""
    try:
        words = shlex.split(command)
    except ValueError:
        raise BadProcess(f"“{command}” is no command: a quotation mark is missing.") from None
    if not words:
        raise BadProcess("“process:” names no command: write process:python3 mybot.py.")
    return words


def read_answer(line: bytes, kind: type[Any]) -> Any:
    """What a line says, or `BotFailed`."""
    if not line:
        raise BotFailed("death")
    if not line.endswith(b"\n"):
        raise BotFailed("long line" if len(line) > LONGEST_LINE else "death")
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, ValueError):
        raise BotFailed("malformed answer") from None
