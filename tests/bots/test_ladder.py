"""The Bosun and the Captain: honest, repeatable, within their budget."""

import pytest

from quarterdeck.bots import USUAL, Bosun, Budget, Captain, Deckhand, Helmsman
from quarterdeck.bots.captain import AT_ONCE
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.state import Setting, State
from quarterdeck.core.thumb import Statement, Thumb
from quarterdeck.games import GAMES
from quarterdeck.lab.interruption import Interruption
from quarterdeck.lab.plan import Plan
from quarterdeck.lab.simulate import play_chunks

SHORT = Budget(iterations=8)


def first_decision(name: str) -> tuple[Setting, State, int]:
    setting = GAMES[name].setting(3)
    state = setting.new(FastLuck(4))
    return setting, state, state.actors()[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_luck_and_budget_make_the_same_choice(name: str) -> None:
    setting, state, seat = first_decision(name)
    view, legal = setting.view(state, seat), state.legal(seat)
    captain = Captain(GAMES[name], setting)
    one, two = (captain.choose(view, legal, [], FastLuck(7), SHORT) for _ in range(2))
    assert one == two
    assert one in legal


@pytest.mark.parametrize("bot", [Helmsman, Bosun, Captain])
def test_where_there_is_nothing_to_choose_nobody_thinks(bot: type[Bosun], monkeypatch: pytest.MonkeyPatch) -> None:
    setting, state, seat = first_decision("freibeuter")
    monkeypatch.setattr(bot, "search", None, raising=False)
    assert bot(GAMES["freibeuter"], setting).choose(setting.view(state, seat), [5], [], FastLuck(1), USUAL) == 5


def test_a_budget_of_milliseconds_ends_with_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock takes a millisecond here; the fifth one ends it."""
    setting, state, seat = first_decision("freibeuter")
    ticks = iter(range(1000))
    monkeypatch.setattr("quarterdeck.bots.captain.time.thread_time", lambda: next(ticks) / 1000)
    captain = Captain(GAMES["freibeuter"], setting)
    search = captain.search(setting.view(state, seat), [], FastLuck(1), Budget(milliseconds=5))
    assert search.iterations == 5 * AT_ONCE


def test_however_short_its_time_a_captain_has_looked_at_something(monkeypatch: pytest.MonkeyPatch) -> None:
    setting, state, seat = first_decision("freibeuter")
    ticks = iter(range(1000))
    monkeypatch.setattr("quarterdeck.bots.captain.time.thread_time", lambda: float(next(ticks)))
    captain = Captain(GAMES["freibeuter"], setting)
    assert captain.search(setting.view(state, seat), [], FastLuck(1), Budget(milliseconds=1)).iterations == AT_ONCE


class Hearing(Thumb):
    """Does what was said last."""

    def __init__(self, setting: Setting) -> None:
        super().__init__(setting)
        self.heard = -1

    def hear(self, statements: list[Statement]) -> None:
        self.heard = statements[-1][2] if statements else -1

    def worth(self, state: State, seat: int, action: int) -> int:
        return 100 if action == self.heard else 0

    def speak(self, state: State, seat: int, luck: FastLuck) -> int:  # type: ignore[override]
        return self.heard


def test_a_bosun_hears_what_was_said_before_it_acts_and_before_it_speaks() -> None:
    setting, state, seat = first_decision("freibeuter")
    view, legal = setting.view(state, seat), state.legal(seat)
    bosun = Bosun(GAMES["freibeuter"], setting)
    bosun.thumb = Hearing(setting)
    assert bosun.choose(view, legal, [(3, 1, legal[2])], FastLuck(1), USUAL) == legal[2]
    assert bosun.speak(view, [(3, 1, 17)], FastLuck(1)) == 17
    assert bosun.speak(view, [], FastLuck(1)) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_helmsman_plays_as_a_bosun_unless_it_slips(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setting, state, seat = first_decision(name)
    view, legal = setting.view(state, seat), state.legal(seat)
    helmsman, bosun = Helmsman(GAMES[name], setting), Bosun(GAMES[name], setting)
    monkeypatch.setattr("quarterdeck.bots.helmsman.SLIPS", 0)
    one, other = FastLuck(3), FastLuck(3)
    other.below(100)  # whether it slips
    assert helmsman.choose(view, legal, [], one, USUAL) == bosun.choose(view, legal, [], other, USUAL)
    monkeypatch.setattr("quarterdeck.bots.helmsman.SLIPS", 100)
    chosen = {helmsman.choose(view, legal, [], FastLuck(seed), USUAL) for seed in range(40)}
    assert len(chosen) > 1 or len(legal) == 2  # of two it always takes the better one


def test_a_helmsman_that_slips_takes_the_better_of_two_and_leaves_the_chest_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """T8.1 To open the chest is no slip: it ends the game."""
    setting, state, seat = first_decision("traitres")
    view, legal = setting.view(state, seat), state.legal(seat)
    helmsman = Helmsman(GAMES["traitres"], setting)
    monkeypatch.setattr("quarterdeck.bots.helmsman.SLIPS", 100)
    (opening,) = helmsman.left_alone
    world = setting.imagine(view, FastLuck(1))
    one, *others = legal
    for two in others:
        better = max(one, two, key=lambda action: helmsman.thumb.worth(world, seat, action))
        chosen = helmsman.choose(view, [opening, better, one + two - better], [], FastLuck(1), USUAL)
        assert chosen == better
    assert helmsman.choose(view, [opening, one], [], FastLuck(1), USUAL) == one


def test_captains_play_the_same_games_whatever_the_number_of_workers() -> None:
    game = GAMES["cartagena"]
    plan = Plan(game, (Captain, Bosun, Deckhand), 5, game.choose(), game.data(), budget=Budget(iterations=2))
    with Interruption() as interruption:
        alone = [played for chunk in play_chunks(plan, 4, 1, interruption) for played in chunk]
        together = [played for chunk in play_chunks(plan, 4, 2, interruption) for played in chunk]
    assert alone == together


def test_at_a_table_a_captain_takes_its_time_also_where_there_is_nothing_to_choose() -> None:
    """How long it takes would tell that only one action was possible, and so what was seen (T4.2)."""
    setting, state, seat = first_decision("freibeuter")
    captain = Captain(GAMES["freibeuter"], setting)
    view, asked = setting.view(state, seat), []
    search = captain.search

    def noted(*question: object) -> object:
        asked.append(question)
        return search(*question)  # type: ignore[arg-type]

    captain.search = noted  # type: ignore[method-assign, assignment]
    captain.choose(view, state.legal(seat)[:1], [], FastLuck(1), Budget(milliseconds=1))
    assert len(asked) == 1
