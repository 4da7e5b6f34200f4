"""Rules, languages and tables that do not exist."""

from itertools import cycle

import pytest

from quarterdeck.games import GAMES
from tests.browser.seats import Seat, by_list
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings


@pytest.mark.parametrize(("game", "size"), [*zip(GAMES, cycle((WIDE, NARROW)), strict=False)])
def test_every_line_of_the_log_says_why_and_the_game_goes_on_in_another_language(
    visitors: Visitors, size: Size, game: str
) -> None:
    seat = Seat(visitors.arrive(size=size), game)
    seat.set_sail()
    seat.await_turn()
    seat.decide(by_list)
    seat.await_turn()  # the log is at rest
    seat.page.get_by_role("tab", name="Log").click()
    why = seat.page.get_by_role("button", name="Why? Rule").last
    clause = (why.get_attribute("aria-label") or "").split()[-1]
    why.click()
    dialog = seat.page.get_by_role("dialog")
    dialog.get_by_text(clause).first.wait_for()
    assert findings(seat.page) == []
    seat.page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    if seat.over:
        return
    english = seat.sentence()
    seat.page.get_by_role("button", name="Français").click()
    seat.page.locator("html[lang=fr]").wait_for(state="attached")
    assert seat.sentence() != english
    assert "À vous" in seat.sentence()
    assert findings(seat.page) == []


def test_a_table_that_does_not_exist_is_said_to_be_none(visitors: Visitors) -> None:
    page = visitors.arrive("/table/nowhere")
    page.get_by_role("heading", name="This table does not exist").wait_for()
    assert findings(page) == []
