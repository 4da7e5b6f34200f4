"""The bench measures what it says."""

import msgspec
import pytest

from quarterdeck.core.luck import FastLuck
from quarterdeck.games import GAMES
from quarterdeck.lab.bench import Task, halfway, measure, play_from_outside

GAME = GAMES["freibeuter"]


def test_every_number_is_positive_and_they_agree() -> None:
    measurement = measure(GAME, 2, rounds=1, seconds=0.002)
    numbers = msgspec.to_builtins(measurement)
    assert (numbers.pop("game"), numbers.pop("players")) == ("freibeuter", 2)
    assert all(number > 0 for number in numbers.values())
    assert 20 < measurement.decisions_per_s / measurement.playouts_per_s < 200  # decisions in a game


def test_the_state_from_halfway_is_in_the_middle_of_a_game() -> None:
    state = halfway(GAME.setting(4))
    assert state.actors()
    assert state.outcome() is None


def test_playing_from_outside_counts_decisions() -> None:
    assert play_from_outside(GAME.setting(2), 3, FastLuck(1)) > 60


def test_a_task_finds_out_how_often_it_fits_into_a_round() -> None:
    task = Task(lambda times: times)
    spent = iter([(0.001, 1), (0.004, 4), (0.016, 16)])
    task.clock = lambda: next(spent)  # type: ignore[method-assign]
    task.calibrate(0.06)
    assert task.times == pytest.approx(16 * 0.06 / 0.016, abs=1)
