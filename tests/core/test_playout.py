"""Whole games inside the engine."""

import pytest
from mypy_extensions import i64

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck, Luck
from quarterdeck.core.playout import copies, playout, playouts, redeals
from quarterdeck.core.state import Listener, State
from tests.under_test import GAMES_UNDER_TEST
from tools.new_game.template.game import SMUGGLERS

pytestmark = pytest.mark.both

every_game = pytest.mark.parametrize("game", GAMES_UNDER_TEST.values(), ids=lambda game: game.name)


@every_game
def test_a_playout_goes_to_the_end(game: Game) -> None:
    state = game.setting(game.players[0]).new(FastLuck(1))
    assert playout(state, FastLuck(2)) > 0
    assert state.outcome() is not None


@every_game
def test_a_playout_that_takes_too_long_is_given_up(game: Game) -> None:
    state = game.setting(game.players[0]).new(FastLuck(1))
    assert playout(state, FastLuck(2), 2) == 2
    assert state.actors()
    assert state.outcome() is None


@every_game
def test_playouts_are_one_game_after_another_on_the_same_luck(game: Game) -> None:
    setting, luck = game.setting(game.players[0]), FastLuck(3)
    assert playouts(setting, 3, FastLuck(3)) == sum(playout(setting.new(luck), luck) for _ in range(3))


@every_game
def test_measuring_copies_leaves_the_state_alone_and_redeals_leave_the_view(game: Game) -> None:
    setting = game.setting(game.players[0])
    state = setting.new(FastLuck(1))
    before, view = state.copy(), setting.view(state, 0)
    copies(state, 3)
    assert state == before
    redeals(state, 0, FastLuck(4), 3)
    assert setting.view(state, 0) == view


def test_a_playout_counts_its_decisions() -> None:
    setting = SMUGGLERS.setting(2)
    state, luck, decisions = setting.new(FastLuck(1)), FastLuck(2), 0
    while actors := state.actors():
        state.play(actors[0], state.any_legal(actors[0], luck), luck, None)
        decisions += 1
    assert playout(setting.new(FastLuck(1)), FastLuck(2)) == decisions
    assert playouts(setting, 0, luck) == 0
    once = setting.new(FastLuck(1))
    assert playout(once, FastLuck(2), 1) == 1
    assert once != setting.new(FastLuck(1))


class Endless(State):
    """A game in which seat 0 goes on for ever."""

    def __init__(self) -> None:
        super().__init__(1)
        self.acting = 1
        self.played = 0
        self.asked: list[object] = []

    def copy(self) -> "Endless":
        self.asked.append("copy")
        return self

    def redeal(self, seat: i64, luck: Luck) -> None:
        self.asked.append(("redeal", seat, luck))

    def any_legal(self, seat: i64, luck: Luck) -> i64:
        return seat

    def play(self, seat: i64, action: i64, luck: Luck, listener: Listener | None) -> None:
        self.played += 1


def test_a_game_that_never_ends_is_given_up_after_ten_thousand_decisions() -> None:
    endless = Endless()
    assert playout(endless, FastLuck(1)) == endless.played == 10_000


def test_copies_and_redeals_are_made_as_often_as_they_are_measured() -> None:
    state, luck = Endless(), FastLuck(1)
    copies(state, 3)
    redeals(state, 2, luck, 2)
    assert state.asked == ["copy", "copy", "copy", ("redeal", 2, luck), ("redeal", 2, luck)]
