"""Whole games by a person against the crew, from the start page to the record."""

import json

from quarterdeck.core import read, replay
from quarterdeck.games import GAMES
from tests.browser.seats import Seat, by_keys, by_list, on_board
from tests.browser.visitors import NARROW, WIDE, Visitors, findings
from tests.under_test import hooks_of


def test_a_person_plays_a_whole_game_against_the_crew_on_a_phone(visitors: Visitors, game: str) -> None:
    """On a wide page the board is played on by one of two people, and by keys alone."""
    seat = Seat(visitors.arrive(size=NARROW), game)
    seat.set_sail()
    assert findings(seat.page) == []
    assert seat.play(on_board) >= hooks_of(game).fewest_decisions
    assert not [frame for frame in seat.frames if json.loads(frame)["type"] == "refused"]
    ending = seat.page.locator(".ending")
    ending.wait_for()
    assert findings(seat.page) == []
    assert seat.page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
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
