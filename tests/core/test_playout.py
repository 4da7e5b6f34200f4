"""Whole games inside the engine."""

import pytest

from quarterdeck.core.game import Game
from quarterdeck.core.luck import FastLuck
from quarterdeck.core.playout import copies, playout, playouts, redeals
from tests.under_test import GAMES_UNDER_TEST

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
