"""From a moment of a finished game somebody plays on against bots, on any seat."""

import json

import pytest
from playwright.sync_api import expect

from tests.browser.finished import IN_TURNS, PLAYERS, Finished
from tests.browser.seats import Seat, by_list
from tests.browser.test_replay import finished, over, replay_of, server, step_on
from tests.browser.visitors import Size, Visitors, findings

__all__ = ["finished", "over", "server"]
OTHER = 1  # a seat that a bot had


@pytest.mark.parametrize(("game", "size"), IN_TURNS)
def test_from_a_moment_somebody_takes_any_seat_and_plays_on(
    visitors: Visitors, finished: Finished, game: str, size: Size
) -> None:
    seat = Seat(visitors.arrive("about:blank", size=size), game)
    page = seat.page
    page.goto(f"{visitors.address.rstrip('/')}{replay_of(visitors, finished)}/{OTHER}/4")
    page.locator(".boarded").wait_for()
    step_on(page, 2)
    replay = page.url.replace("/replay/", "/api/replays/").rsplit("/", 2)[0]
    moment = page.request.get(f"{replay}/news?eyes={OTHER}&step=6&since=-1").json()
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    seats = dialog.get_by_role("radio")
    expect(seats).to_have_count(PLAYERS)
    expect(seats.nth(OTHER)).to_be_checked()
    assert findings(page) == []
    dialog.get_by_label("Your name").fill("Ida")
    dialog.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/table/*")
    seat.begin()
    assert seat.shown["seat"] == OTHER
    assert [bool(chair["bot"]) for chair in seat.shown["chairs"]] == [one != OTHER for one in range(PLAYERS)]
    messages = map(json.loads, seat.frames)
    told = next(found for one in messages if (found := [line for line in one.get("told", ()) if line["entry"] < -1]))
    assert [line["key"] for line in told] == [line["key"] for line in moment["told"]]
    if seat.await_turn():
        before = seat.news["entry"]
        seat.decide(by_list)
        seat.wait(lambda: bool(seat.news["entry"] > before), "what came of it")


@pytest.mark.parametrize("game", ["freibeuter"])
def test_from_the_end_nobody_plays_on(visitors: Visitors, finished: Finished) -> None:
    page = visitors.arrive(f"{replay_of(visitors, finished)}/0/4")
    page.locator(".boarded").wait_for()
    page.get_by_role("tab", name="Result").click()
    page.get_by_role("button", name="Show the end").click()
    page.get_by_role("button", name="To the last moment").click()
    expect(page.get_by_role("button", name="One moment on")).to_be_disabled()
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(0)
