"""Fault isolation for bots: after a crash, a timeout or an invalid answer the Bosun moves in a bot's place."""

import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from types import FrameType, TracebackType
from typing import Any, Self, TypeVar

import msgspec

from quarterdeck.bots.bosun import Bosun
from quarterdeck.bots.bot import Bot, Budget
from quarterdeck.bots.deckhand import Deckhand
from quarterdeck.core.errors import QuarterdeckError
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.state import Setting
from quarterdeck.core.talk import absent_seat
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View

PATIENCE = 60.0  # seconds of timeout beyond its budget, for a bot in this process
TICK = 0.2  # seconds between two looks at the deadline
HANG = "hang"
SLOWEST_ITERATION = 0.1  # seconds, of a search that runs interpreted on a busy machine
MOST_HANGS = 3  # after which a bot is not asked again in the same game

_log = logging.getLogger("quarterdeck.bots")
Answered = TypeVar("Answered")


class BotFailed(QuarterdeckError):
    """A bot gave no answer that counts; `kind` says how it failed and nothing of what it saw."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind


class Hung(BaseException):
    """A timeout; no `Exception`, since a bot may well catch those."""


class Failure(msgspec.Struct, frozen=True, order=True):
    """Which bot failed on which seat, and how; nothing of what it saw."""

    bot: str
    seat: int
    kind: str

    def __str__(self) -> str:
        return f"the bot {self.bot} on seat {self.seat} failed ({self.kind})"


Note = Callable[[Failure], None]


# Validation of answers


def check_choice(action: object, legal: Sequence[int]) -> int:
    """The action a bot chose, or `BotFailed`."""
    if not isinstance(action, int) or isinstance(action, bool):
        raise BotFailed("no action")
    if action not in legal:
        raise BotFailed("illegal action")
    return action


def check_statement(statement: object, game: Game, players: int) -> int | None:
    """The statement a bot makes, None for silence, or `BotFailed`."""
    if statement is None:
        return None
    if game.statements is None or not isinstance(statement, int) or isinstance(statement, bool):
        raise BotFailed("no statement")
    if not 0 <= statement < len(game.statements):
        raise BotFailed("no statement")
    if absent_seat(game.statements, statement, players) is not None:
        raise BotFailed("statement about an absent seat")
    return statement


def crash_of(error: BaseException) -> str:
    """What may be said of an error: its kind where it is one of Python's, since a bot chooses names of its own."""
    known = type(error).__module__ == "builtins"
    return f"crash: {type(error).__name__}" if known else "crash"


# Timeouts


def thinking_time(budget: Budget) -> float:
    """The seconds a budget may take, however slow the machine."""
    return budget.milliseconds / 1000 + budget.iterations * SLOWEST_ITERATION


class Alarm:
    """SIGALRM timeout, in the main thread only; compiled code is interrupted when it comes back to Python."""

    def __init__(self, patience: float | None = None) -> None:
        self.patience = PATIENCE if patience is None else patience
        self.until: float | None = None  # the deadline of the bot that thinks now
        main = threading.current_thread() is threading.main_thread()
        self._works = main and hasattr(signal, "setitimer") and signal.getsignal(signal.SIGALRM) == signal.SIG_DFL

    def __enter__(self) -> Self:
        if self._works:
            signal.signal(signal.SIGALRM, self._look)
            signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._works:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)

    def _look(self, number: int, frame: FrameType | None) -> None:
        if self.until is not None and time.monotonic() > self.until:
            raise Hung


class Guard(Bot):
    """Wraps a bot: a timeout, validation, and the Bosun as fallback."""

    def __init__(self, bot: Bot, seat: int, game: Game, setting: Setting, alarm: Alarm, note: Note) -> None:
        super().__init__(game, setting)
        self.bot = bot
        self.seat = seat
        self.alarm = alarm
        self.note = note
        self.title = str(getattr(bot, "name", type(bot).__name__))
        self.hangs = 0
        self.looks, self.speaks = bool(bot.looks), bool(bot.speaks)  # type: ignore[misc]

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        if self.hangs < MOST_HANGS:
            try:
                seconds = thinking_time(budget)
                action = self._asked(seconds, self.bot.choose, view, list(legal), list(statements), luck, budget)
                return action if type(action) is int and action in legal else check_choice(action, legal)
            except BotFailed as failed:
                self._note(failed)
        return stand_in(self.game, self.setting, view, legal, statements, luck, budget)

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        """What the bot says; one that fails says nothing."""
        if self.hangs < MOST_HANGS:
            try:
                said = self._asked(0.0, self.bot.speak, view, list(statements), luck)
                return None if said is None else check_statement(said, self.game, int(self.setting.players))
            except BotFailed as failed:
                self._note(failed)
        return None

    def _note(self, failed: BotFailed) -> None:
        self.hangs += failed.kind == HANG
        self.note(Failure(self.title, self.seat, failed.kind))

    def _asked(self, seconds: float, ask: Callable[..., Answered], *question: Any) -> Answered:
        """What a bot answers before its timeout; whatever it raises becomes `BotFailed`."""
        alarm = self.alarm
        try:
            try:
                alarm.until = time.monotonic() + alarm.patience + seconds
                return ask(*question)
            finally:
                alarm.until = None
        except BotFailed:
            raise
        except Hung:
            raise BotFailed(HANG) from None
        except (Exception, SystemExit) as error:
            if os.environ.get("QUARTERDECK_TRACEBACK"):
                _log.exception("%s on seat %d crashed", self.title, self.seat)
            raise BotFailed(crash_of(error)) from None


def stand_in(
    game: Game,
    setting: Setting,
    view: View | None,
    legal: Sequence[int],
    statements: Sequence[Statement],
    luck: Luck,
    budget: Budget,
) -> int:
    """The fallback: what the Bosun does in a failed bot's place, or the Deckhand where not even the Bosun can."""
    if view is not None:
        try:
            return check_choice(Bosun(game, setting).choose(view, legal, statements, luck, budget), legal)
        except Exception as error:
            _log.error("the Bosun failed (%s)", crash_of(error))
    return Deckhand(game, setting).choose(view, legal, statements, luck, budget)
