"""Pages that are loaded again, and servers that die in the middle of a game."""

from collections.abc import Callable

import msgspec

from tests.browser.seats import Seat, by_list, twice
from tests.browser.visitors import Visitors
from tests.served import Served

SLOW = 60.0  # seconds, longer than anybody here waits
MOST_GAMES = 20  # of which one is not over after a few decisions


def begun(visitors: Visitors, game: str = "freibeuter", decisions: int = 4) -> Seat:
    """A game against the crew, some decisions on; another one where it was over sooner."""
    for _ in range(MOST_GAMES):
        seat = Seat(visitors.arrive(), game)
        seat.set_sail()
        made = 0
        while seat.await_turn() and made < decisions:
            seat.decide(by_list)
            made += 1
        if not seat.over:
            return seat
    raise AssertionError(f"no game of {MOST_GAMES} lasts so long")


def test_a_page_loaded_again_shows_the_same_table(visitors: Visitors, game: str) -> None:
    seat = begun(visitors, game)
    before = (seat.sentence(), seat.log(), seat.news["choices"], seat.news["view"])
    seat.news = {}
    seat.page.reload()
    seat.await_turn()
    assert (seat.sentence(), seat.log(), seat.news["choices"], seat.news["view"]) == before


def test_a_table_is_found_again_from_the_start_page(visitors: Visitors) -> None:
    seat = begun(visitors)
    before = seat.news["view"]
    seat.news = {}
    seat.page.goto("/")
    seat.page.get_by_role("link", name="Your turn").click()
    seat.await_turn()
    assert seat.news["view"] == before


def test_a_server_that_is_killed_loses_nothing_it_acknowledged(own_server: Served, visitors: Visitors) -> None:
    seat = begun(visitors)
    before, entry = seat.log(), seat.news["entry"]
    own_server.kill()
    seat.page.get_by_text("Connection lost.").wait_for()
    own_server.pace = SLOW
    own_server.start()
    seat.page.get_by_text("Connection lost.").wait_for(state="hidden")
    assert seat.await_turn()
    assert (seat.log(), seat.news["entry"]) == (before, entry)
    seat.decide(by_list)
    assert seat.news["entry"] > entry
    skip_and_read(seat)


def skip_and_read(seat: Seat) -> None:
    """Where a bot takes its time, nobody waits who would rather not; and it waits for who reads."""
    page, skip = seat.page, seat.page.get_by_role("button", name="Skip")
    ways: list[Callable[[], None]] = [
        lambda: page.locator("section.board .player").first.click(),
        lambda: page.keyboard.press("s"),
        skip.click,
    ]
    for number, way in enumerate(ways):
        while seat.decision is not None:
            seat.decide(by_list)
        skip.wait_for()
        if number == 0:
            for opens in ("Settings", "How to play"):
                page.get_by_role("button", name=opens).click()
                seat.wait(lambda: around(seat)["waiting"], "bots that wait for a reader")
                page.get_by_role("dialog").wait_for()
                page.keyboard.press("Escape")
                seat.wait(lambda: not around(seat)["waiting"], "bots that go on")
            skip.wait_for()
        way()
        assert seat.await_turn()


def around(seat: Seat) -> dict[str, bool]:
    """How things stood around the game when the page was told last."""
    told: dict[str, bool] = msgspec.json.decode(next(one for one in reversed(seat.frames) if '"type":"around"' in one))
    return told


def test_a_move_made_while_the_server_is_away_is_carried_out_when_it_is_back(
    own_server: Served, visitors: Visitors
) -> None:
    seat = begun(visitors)
    entry = seat.news["entry"]
    seat.page.get_by_role("tab", name="Actions").click()
    own_server.kill()
    seat.page.get_by_text("Connection lost.").wait_for()
    twice(seat.any_of(seat.page.locator(".actions .list button")))
    seat.page.get_by_text("Your move is sent as soon as it is back.").wait_for()
    own_server.start()
    seat.wait(lambda: seat.news["entry"] > entry, "the move")
