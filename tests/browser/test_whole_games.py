"""Whole games by a person against the crew, from the start page to the record."""

import json
from collections.abc import Callable

import pytest

from quarterdeck.core import read, replay
from quarterdeck.games import GAMES
from tests.browser.seats import Seat, by_keys, by_list, on_board
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings

FEWEST = {"traitres": 1}  # decisions of a game that chance can end early


@pytest.mark.parametrize(
    ("game", "size", "how"),
    [
        pytest.param("freibeuter", WIDE, on_board, id="freibeuter-wide-on-the-board"),
        pytest.param("freibeuter", NARROW, on_board, id="freibeuter-narrow-on-the-board"),
        pytest.param("freibeuter", NARROW, by_list, id="freibeuter-narrow-by-the-list"),
        pytest.param("meuterer", WIDE, on_board, id="meuterer-wide-on-the-board"),
        pytest.param("meuterer", NARROW, on_board, id="meuterer-narrow-on-the-board"),
        pytest.param("cartagena", WIDE, on_board, id="cartagena-wide-on-the-board"),
        pytest.param("cartagena", NARROW, on_board, id="cartagena-narrow-on-the-board"),
        pytest.param("traitres", WIDE, on_board, id="traitres-wide-on-the-board"),
        pytest.param("traitres", NARROW, on_board, id="traitres-narrow-on-the-board"),
        pytest.param("traitres", NARROW, by_list, id="traitres-narrow-by-the-list"),
    ],
)
def test_a_person_plays_a_whole_game_against_the_crew(
    visitors: Visitors, game: str, size: Size, how: Callable[[Seat], None]
) -> None:
    seat = Seat(visitors.arrive(size=size), game)
    seat.set_sail()
    assert findings(seat.page) == []
    assert seat.play(how) >= FEWEST.get(game, 6)
    assert not [frame for frame in seat.frames if json.loads(frame)["type"] == "refused"]
    ending = seat.page.locator(".ending")
    ending.wait_for()
    assert findings(seat.page) == []
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= size.width
    with seat.page.expect_download() as download:
        ending.get_by_role("link", name="Download the record").click()
    replay(GAMES, read(download.value.path().read_bytes()))


def test_a_whole_game_can_be_played_by_keys_alone(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors.arrive(), game)
    seat.set_sail_by_keys()
    seat.play(by_keys)
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
