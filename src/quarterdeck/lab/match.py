"""One game between bots, from the deal to its end: with a referee who writes it down, or without one, faster."""

from collections.abc import Sequence
from typing import Protocol

from quarterdeck.bots import Bot, Budget
from quarterdeck.bots.guard import Alarm, Failure, Guard
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.playout import LONGEST
from quarterdeck.core.state import Listener, Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Board(Protocol):
    """What is played at: a referee, or a game without one."""

    setting: Setting

    def actors(self) -> list[int]: ...
    def view(self, seat: int) -> View: ...
    def legal(self, seat: int) -> list[int]: ...
    def act(self, seat: int, action: int) -> object: ...
    def say(self, seat: int, statement: int) -> object: ...
    def statements(self) -> list[Statement]: ...
    @property
    def outcome(self) -> Outcome | None: ...


class Unrefereed:
    """A game nobody writes down; whoever listens is told."""

    def __init__(self, setting: Setting, luck: Luck, listener: Listener | None = None) -> None:
        self.setting = setting
        self.luck = luck
        self.listener = listener
        self.state = setting.new(luck, listener)
        self.said: list[Statement] = []
        self.actions = 0

    def actors(self) -> list[int]:
        return self.state.actors()

    def view(self, seat: int) -> View:
        return self.setting.view(self.state, seat)

    def legal(self, seat: int) -> list[int]:
        return list(self.state.legal(seat))

    def act(self, seat: int, action: int) -> None:
        self.state.apply(seat, action, self.luck, self.listener)
        self.actions += 1

    def say(self, seat: int, statement: int) -> None:
        self.said.append((self.actions, seat, statement))

    def statements(self) -> list[Statement]:
        return list(self.said)  # a bot may do with its own what it likes

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()


def play(
    game: Game,
    board: Board,
    bots: Sequence[Bot],
    lucks: Sequence[Luck],
    budget: Budget,
    failures: list[Failure] | None = None,
) -> int:
    """Let bots play to the end, or until the game is given up; returns the number of decisions.

    Where a bot fails, the Bosun moves in its place, and it is noted in `failures`.
    """
    noted: list[Failure] = [] if failures is None else failures
    decisions = 0
    said: list[Statement] = []
    with Alarm() as alarm:
        guards = [Guard(bot, seat, game, board.setting, alarm, noted.append) for seat, bot in enumerate(bots)]
        speakers = [guard for guard in guards if guard.speaks] if game.statements is not None else []
        while (actors := board.actors()) and decisions < LONGEST:
            seat = actors[0]
            guard = guards[seat]
            view = board.view(seat) if guard.looks else None
            board.act(seat, guard.choose(view, board.legal(seat), said, lucks[seat], budget))
            decisions += 1
            if speakers and board.actors():
                let_speak(board, speakers, lucks)
                said = board.statements()
    return decisions


def let_speak(board: Board, speakers: Sequence[Guard], lucks: Sequence[Luck]) -> None:
    """After an action each bot may say something, in the order of seats."""
    for guard in speakers:
        statement = guard.speak(board.view(guard.seat), board.statements(), lucks[guard.seat])
        if statement is not None:
            board.say(guard.seat, statement)
