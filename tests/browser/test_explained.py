"""One way to commit in every game: choose something to read what comes of it, and choose it again to do it."""

from collections.abc import Callable

from playwright.sync_api import Locator

from tests.browser.seats import Seat
from tests.browser.visitors import NARROW, WIDE, Visitors

THINGS = "section.board .may:not(svg *, .region), section.board .decision .do:not(.open)"
SHEETS = "section.board :is(.explained, .menu)"


def test_the_first_time_explains_and_the_second_does_it_by_touch_and_by_keys(visitors: Visitors, game: str) -> None:
    seat = Seat(visitors.arrive(size=NARROW), game)
    seat.set_sail()
    page, thing, sheet = seat.page, seat.page.locator(THINGS).first, seat.page.locator(SHEETS).last
    assert seat.await_turn()
    asked, entry = seat.decision, seat.news["entry"]
    thing.tap()
    sheet.wait_for()
    assert words_in(sheet), "it says what comes of it"
    assert apart(sheet, thing)
    assert (seat.decision, seat.news["entry"]) == (asked, entry)
    page.locator("section.turn").tap()
    sheet.wait_for(state="detached")
    seat.decide(lambda seat: go_through(seat, thing, Locator.tap))

    page.set_viewport_size({"width": WIDE.width, "height": WIDE.height})
    assert seat.await_turn()
    asked, entry = seat.decision, seat.news["entry"]
    thing.focus()
    page.keyboard.press("Enter")
    sheet.wait_for()
    said = page.locator("section.board .boarded > [role=status]")
    assert words_in(said), "a screen reader hears it"
    assert apart(sheet, thing)
    assert (seat.decision, seat.news["entry"]) == (asked, entry)
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert not words_in(said)
    assert thing.evaluate("one => one === document.activeElement")
    seat.decide(lambda seat: go_through(seat, thing, lambda one: one.press("Enter")))

    # Whoever wants it so acts at once
    page.evaluate("localStorage.setItem('quarterdeck-act-at-once', 'yes')")
    assert seat.await_turn()
    page.get_by_role("tab", name="Actions").click()
    seat.decide(lambda seat: page.locator(".actions .list section:not(:has(#verb-open)) button").first.click())


def go_through(seat: Seat, thing: Locator, press: Callable[[Locator], None]) -> None:
    """Choose something twice; of several things to do with it the first, and once more what that needs."""
    asked, sheet = seat.decision, seat.page.locator("section.board .explained")
    press(thing)
    options = seat.page.locator(SHEETS).last.locator(".do")
    options.first.wait_for()
    press(thing if options.count() == 1 else options.first)
    seat.wait(lambda: seat.decision != asked or sheet.is_visible(), "what comes of it")
    if seat.decision == asked:
        press(sheet.locator(".do"))


def words_in(found: Locator) -> list[str]:
    """The words of something on the page."""
    return found.inner_text().split()


def apart(one: Locator, other: Locator) -> bool:
    """Whether two things on the page cover nothing of each other."""
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    beside = first["x"] + first["width"] <= second["x"] or second["x"] + second["width"] <= first["x"]
    below = first["y"] + first["height"] <= second["y"] or second["y"] + second["height"] <= first["y"]
    return beside or below
