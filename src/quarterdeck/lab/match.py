"""One game between bots, from the deal to its end: with a referee who writes it down, or without one, faster."""

from collections.abc import Sequence
from typing import Protocol

from quarterdeck.bots import Bot, Budget
from quarterdeck.core.game import Game
from quarterdeck.core.luck import Luck
from quarterdeck.core.outcome import Outcome
from quarterdeck.core.playout import LONGEST
from quarterdeck.core.state import Listener, Setting
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View


class Board(Protocol):
    """What is played at: a referee, or a game without one."""

    def actors(self) -> list[int]: ...
    def view(self, seat: int) -> View: ...
    def legal(self, seat: int) -> list[int]: ...
    def act(self, seat: int, action: int) -> None: ...
    def say(self, seat: int, statement: int) -> None: ...
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
        return self.state.legal(seat)

    def act(self, seat: int, action: int) -> None:
        self.state.apply(seat, action, self.luck, self.listener)
        self.actions += 1

    def say(self, seat: int, statement: int) -> None:
        self.said.append((self.actions, seat, statement))

    def statements(self) -> list[Statement]:
        return self.said

    @property
    def outcome(self) -> Outcome | None:
        return self.state.outcome()


def play(game: Game, board: Board, bots: Sequence[Bot], lucks: Sequence[Luck], budget: Budget) -> int:
    """Let bots play to the end, or until the game is given up; returns the number of decisions."""
    speakers = [seat for seat, bot in enumerate(bots) if bot.speaks] if game.statements is not None else []
    decisions = 0
    said: list[Statement] = []
    while (actors := board.actors()) and decisions < LONGEST:
        seat = actors[0]
        bot = bots[seat]
        view = board.view(seat) if bot.looks else None
        board.act(seat, bot.choose(view, board.legal(seat), said, lucks[seat], budget))
        decisions += 1
        if speakers and board.actors():
            let_speak(board, bots, speakers, lucks)
            said = board.statements()
    return decisions


def let_speak(board: Board, bots: Sequence[Bot], speakers: Sequence[int], lucks: Sequence[Luck]) -> None:
    """After an action each bot may say something, in the order of seats."""
    for seat in speakers:
        statement = bots[seat].speak(board.view(seat), board.statements(), lucks[seat])
        if statement is not None:
            board.say(seat, statement)
