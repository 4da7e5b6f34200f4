"""A bot that crashes, hangs or answers nonsense is named, and the Bosun moves in its place."""

import logging
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from quarterdeck.bots import USUAL, Bosun, Bot, Budget, Captain, Deckhand
from quarterdeck.bots import guard as guard_module
from quarterdeck.bots.guard import Alarm, Failure, Guard
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.referee import Referee
from quarterdeck.core.thumb import Statement
from quarterdeck.core.view import View
from quarterdeck.games import GAMES
from quarterdeck.lab.match import Unrefereed, play
from quarterdeck.lab.plan import Plan, Player

FREIBEUTER, TRAITRES = GAMES["freibeuter"], GAMES["traitres"]


class Bad(Bot):
    """Answers with whatever it is given."""

    name: ClassVar[str] = "bad"
    speaks: ClassVar[bool] = True
    answer: ClassVar[Any] = None
    statement: ClassVar[Any] = None

    def choose(
        self, view: View | None, legal: Sequence[int], statements: Sequence[Statement], luck: Luck, budget: Budget
    ) -> int:
        answer = self.answer
        return answer(legal) if callable(answer) else answer  # type: ignore[no-any-return]

    def speak(self, view: View, statements: Sequence[Statement], luck: Luck) -> int | None:
        return self.statement() if callable(self.statement) else self.statement  # type: ignore[no-any-return]


class OwnError(Exception):
    """An error of a bot's own, named after what it holds."""


def fail(error: BaseException) -> Any:
    raise error


def asked(bot: Bot, *, patience: float = 60.0) -> tuple[int, list[Failure], list[int]]:
    """What comes of asking a bot at the beginning of a game: the action, what was noted, and what was legal."""
    referee = Referee(FREIBEUTER, ["Anna", "Ben"], FastLuck(1))
    (seat,) = referee.actors()
    noted: list[Failure] = []
    with Alarm(patience) as alarm:
        guard = Guard(bot, seat, FREIBEUTER, referee.setting, alarm, noted.append)
        legal = referee.legal(seat)
        return guard.choose(referee.view(seat), legal, [], FastLuck(2), USUAL), noted, legal


def bosuns_choice() -> int:
    return asked(Bosun(FREIBEUTER, FREIBEUTER.setting(2)))[0]


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        (-1, "illegal action"),
        (10_000, "illegal action"),
        (lambda legal: next(code for code in range(1000) if code not in legal), "illegal action"),
        (None, "no action"),
        ("board A1", "no action"),
        (1.0, "no action"),
        (True, "no action"),
        (lambda legal: fail(ValueError("the hand is F3, B4")), "crash: ValueError"),
        (lambda legal: fail(OwnError("the hand is F3, B4")), "crash"),
        (lambda legal: sys.exit(1), "crash: SystemExit"),
        (lambda legal: legal.clear(), "no action"),
    ],
)
def test_nonsense_and_crashes_are_named_and_the_bosun_moves(
    monkeypatch: pytest.MonkeyPatch, answer: Any, kind: str
) -> None:
    monkeypatch.setattr(Bad, "answer", staticmethod(answer) if callable(answer) else answer)
    action, noted, legal = asked(Bad(FREIBEUTER, FREIBEUTER.setting(2)))
    assert noted == [Failure("bad", 0, kind)]
    assert action == bosuns_choice()
    assert legal


def test_an_honest_bot_is_left_alone() -> None:
    for kind in (Deckhand, Bosun):
        bot = kind(FREIBEUTER, FREIBEUTER.setting(2))
        action, noted, legal = asked(bot)
        assert action in legal
        assert not noted


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no interval timers here")
def test_a_bot_that_hangs_is_torn_away_even_if_it_catches_every_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def hang(legal: Sequence[int]) -> int:
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue

    monkeypatch.setattr(guard_module, "TICK", 0.01)
    monkeypatch.setattr(guard_module, "SLOWEST_ITERATION", 0.0)
    monkeypatch.setattr(Bad, "answer", staticmethod(hang))
    action, noted, _ = asked(Bad(FREIBEUTER, FREIBEUTER.setting(2)), patience=0.02)
    assert noted == [Failure("bad", 0, "hang")]
    assert action == bosuns_choice()


def test_a_bot_that_hung_three_times_is_not_asked_again_in_this_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bad, "answer", staticmethod(lambda legal: fail(guard_module.Hung())))
    bots: list[Bot] = [kind(FREIBEUTER, FREIBEUTER.setting(2)) for kind in (Bad, Deckhand)]
    failures: list[Failure] = []
    board = Unrefereed(FREIBEUTER.setting(2), FastLuck(1))
    play(FREIBEUTER, board, bots, [FastLuck(2), FastLuck(3)], USUAL, failures)
    assert board.outcome is not None
    assert failures == [Failure("bad", 0, "hang")] * 3


def test_the_alarm_is_gone_when_it_is_over() -> None:
    with Alarm():
        assert signal.getsignal(signal.SIGALRM) != signal.SIG_DFL
    assert signal.getsignal(signal.SIGALRM) == signal.SIG_DFL
    assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        (-1, "no statement"),
        (100_000, "no statement"),
        ("trust 1", "no statement"),
        (lambda: TRAITRES.statements and TRAITRES.statements.action("trust 7"), "statement about an absent seat"),
        (lambda: fail(KeyError("role")), "crash: KeyError"),
    ],
)
def test_a_bot_that_fails_to_speak_says_nothing(monkeypatch: pytest.MonkeyPatch, statement: Any, kind: str) -> None:
    monkeypatch.setattr(Bad, "answer", staticmethod(lambda legal: legal[0]))
    monkeypatch.setattr(Bad, "statement", staticmethod(statement) if callable(statement) else statement)
    setting = TRAITRES.setting(3)
    board = Unrefereed(setting, FastLuck(1))
    failures: list[Failure] = []
    bots: list[Bot] = [Bad(TRAITRES, setting), Deckhand(TRAITRES, setting), Deckhand(TRAITRES, setting)]
    play(TRAITRES, board, bots, [FastLuck(seat) for seat in range(3)], USUAL, failures)
    assert set(failures) == {Failure("bad", 0, kind)}
    assert not board.statements()


def test_where_the_bosun_fails_as_well_a_deckhand_moves(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Bosun, "choose", lambda *question: fail(RuntimeError("the hand is F3, B4")))
    action, noted, legal = asked(Captain(FREIBEUTER, FREIBEUTER.setting(2)), patience=60)
    assert action in legal
    action, noted, legal = asked(Bosun(FREIBEUTER, FREIBEUTER.setting(2)))
    assert noted == [Failure("bosun", 0, "crash: RuntimeError")]
    assert action in legal
    assert [record.getMessage() for record in caplog.records] == ["the Bosun failed (crash: RuntimeError)"]


def test_a_simulation_counts_what_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bad, "answer", staticmethod(lambda legal: 10_000))
    plan = Plan(FREIBEUTER, (Deckhand, Bad), 1, FREIBEUTER.choose(), FREIBEUTER.data())
    played = Player(plan).play(1)
    ((failure, times),) = Counter(played.failures).items()
    assert failure == Failure("bad", 1, "illegal action")
    assert times > 10


def test_a_traceback_is_shown_to_whoever_asks_for_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(Bad, "answer", staticmethod(lambda legal: fail(ValueError("the hand is F3, B4"))))
    with caplog.at_level(logging.DEBUG):
        asked(Bad(FREIBEUTER, FREIBEUTER.setting(2)))
        assert "F3" not in caplog.text
        monkeypatch.setenv("QUARTERDECK_TRACEBACK", "1")
        asked(Bad(FREIBEUTER, FREIBEUTER.setting(2)))
        assert "ValueError: the hand is F3, B4" in caplog.text
