"""Games by a person against the crew, from the start page on."""

import pytest

from tests.browser.finished import BRIEFLY
from tests.browser.seats import Seat, by_keys, by_list
from tests.browser.visitors import WIDE, Visitors
from tests.under_test import hooks_of


@pytest.mark.parametrize("game", BRIEFLY)
def test_a_whole_game_can_be_played_by_keys_alone(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors.arrive(), game)
    seat.set_sail_by_keys()
    assert seat.play(by_keys) >= hooks_of(game).fewest_decisions
    seat.tab_to("Play again")
    seat.page.keyboard.press("Enter")
    seat.wait(lambda: not seat.over, "another game")


def test_a_wide_window_never_scrolls(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors.arrive(size=WIDE), game)
    seat.set_sail(players=seat.game.players[-1])
    for _ in range(6):
        going_on = seat.await_turn()
        assert seat.page.evaluate("document.documentElement.scrollHeight") <= WIDE.height
        if not going_on:
            return
        seat.decide(by_list)
