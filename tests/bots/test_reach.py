"""Nothing that a bot is or is handed leads to the table's state, its referee or its luck."""

import gc
import types
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

import pytest

from quarterdeck.bots import Bosun, Bot, Budget, Captain, Deckhand
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.record import Person
from quarterdeck.core.referee import Referee
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.lab.match import Board, Unrefereed, play

NOT_FOLLOWED = (type, types.ModuleType, types.FunctionType, types.BuiltinFunctionType, types.CodeType)


def reachable(*roots: object) -> Iterator[object]:
    """All objects that can be come to from these; classes, modules and functions are the same for everybody."""
    seen: set[int] = set()
    waiting: list[object] = list(roots)
    while waiting:
        one = waiting.pop()
        if id(one) in seen or isinstance(one, NOT_FOLLOWED):
            continue
        seen.add(id(one))
        yield one
        waiting.extend(gc.get_referents(one))


class Searching(Captain):
    """A Captain that looks, at every question, whether it can come to what it must not know."""

    name: ClassVar[str] = "searching"
    forbidden: ClassVar[list[object]] = []
    looked: ClassVar[int] = 0

    def look(self, *handed: object) -> None:
        Searching.looked += 1
        wanted = {id(one) for one in self.forbidden}
        for one in reachable(self, *handed):
            assert id(one) not in wanted, type(one)
            assert not isinstance(one, Referee | Unrefereed)

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        self.look(view, legal, statements, luck, budget)
        return super().choose(view, legal, statements, luck, budget)

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        self.look(view, statements, luck)
        return super().speak(view, statements, luck)


def board_of(game: str, players: int, *, refereed: bool, luck: Luck) -> tuple[Board, list[object]]:
    """Something to play at, and what of it no bot may come to."""
    if refereed:
        referee = Referee(GAMES[game], [Person(f"Name {seat}") for seat in range(players)], luck)
        return referee, [referee, referee.truth, luck, referee.entries]
    board = Unrefereed(GAMES[game].setting(players), luck)
    return board, [board, board.state, luck, board.said]


@pytest.mark.parametrize("refereed", [False, True], ids=["without a referee", "with a referee"])
@pytest.mark.parametrize("game", GAMES)
def test_no_bot_comes_to_the_table(monkeypatch: pytest.MonkeyPatch, game: str, refereed: bool) -> None:
    players = GAMES[game].players[0]
    board, forbidden = board_of(game, players, refereed=refereed, luck=FastLuck(1))
    monkeypatch.setattr(Searching, "forbidden", forbidden)
    monkeypatch.setattr(Searching, "looked", 0)
    kinds: list[type[Bot]] = [Searching, Bosun, *[Deckhand] * (players - 2)]
    bots = [kind(GAMES[game], board.setting) for kind in kinds]
    failures: list[Any] = []
    play(GAMES[game], board, bots, [FastLuck(seat) for seat in range(players)], Budget(iterations=2), failures)
    assert failures == []
    assert Searching.looked > 3


def test_a_bot_that_can_come_to_the_table_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    board, forbidden = board_of("freibeuter", 2, refereed=False, luck=FastLuck(1))
    monkeypatch.setattr(Searching, "forbidden", forbidden)
    game = GAMES["freibeuter"]
    bots: list[Bot] = [Searching(game, board.setting), Deckhand(game, board.setting)]
    bots[0].hint = {"somewhere": [board]}  # type: ignore[attr-defined]
    failures: list[Any] = []
    play(game, board, bots, [FastLuck(2), FastLuck(3)], Budget(iterations=2), failures)
    assert {failure.kind for failure in failures} == {"crash: AssertionError"}
