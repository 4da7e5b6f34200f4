"""Traîtres à bord before a browser: eight seats, opening the chest, and what is claimed."""

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.companies import two
from tests.browser.seats import Seat, by_list, on_board
from tests.browser.test_talk import open_talk
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings

MOST_TABLES = 30  # until somebody has a role that most have
SMALLEST = 40  # pixels of what a finger is to meet


def as_pirate(visitors: Visitors, size: Size = WIDE) -> Seat:
    """A person who sails as a pirate, at the first turn."""
    seat = Seat(visitors.arrive(size=size), "traitres")
    seat.set_sail(players=5)
    for _ in range(MOST_TABLES):
        if seat.await_turn() and seat.news["view"]["role"] == "pirate":
            return seat
        seat.news, seat.shown = {}, {}
        seat.page.goto("/?game=traitres")
        seat.play_button().click()
    raise AssertionError("nobody is a pirate")


def on_screen(page: Page, found: Locator) -> bool:
    """Whether all of something is in the window."""
    box = found.bounding_box()
    size = page.viewport_size
    assert size is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize("where", ["board", "list"])
def test_opening_the_chest_is_asked_twice(visitors: Visitors, where: str) -> None:
    seat = as_pirate(visitors)
    page, entry = seat.page, seat.news["entry"]
    page.get_by_role("tab", name="Actions").click()
    button = page.locator("section.board .do.open" if where == "board" else ".actions section:has(#verb-open) button")
    dialog = page.get_by_role("dialog")
    button.click()
    assert findings(page) == []
    dialog.get_by_role("button", name="Not yet").click()
    dialog.wait_for(state="hidden")
    assert seat.news["entry"] == entry
    assert seat.decision is not None
    button.click()
    dialog.get_by_role("button", name="Open the chest").click()
    seat.wait(lambda: seat.over, "the end")
    page.locator(".ending").wait_for()
    assert "mutineers" in page.locator(".ending").inner_text()


def test_all_roles_and_the_chest_are_laid_open_at_the_end(visitors: Visitors) -> None:
    seat = as_pirate(visitors)
    while seat.await_turn() and (len(seat.news["view"]["lays"]) < 4 or seat.news["view"]["phase"] != "turn"):
        seat.decide(by_list)
    if not seat.over:
        seat.page.locator("section.board .do.open").click()
        seat.page.get_by_role("dialog").get_by_role("button", name="Open the chest").click()
    seat.wait(lambda: seat.over and seat.news["view"]["phase"] == "over", "the end")
    board = seat.page.locator("section.board")
    board.locator(".opened").wait_for()
    assert board.locator(".seats .role").count() == 5
    assert board.locator(".loot:not(.back)").count() == len(seat.news["view"]["chest"])
    assert board.locator(".loot.back").count() == 0
    assert findings(seat.page) == []


def test_eight_can_play_on_a_phone_without_scrolling(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive(size=NARROW), "traitres")
    seat.set_sail(players=8)
    page = seat.page
    for _ in range(6):
        if not seat.await_turn():
            return
        board = page.locator("section.board")
        board.locator(".may, .do").first.wait_for()
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW.width
        assert board.locator(".seats > li").count() == 8
        assert on_screen(page, page.locator("section.turn"))
        assert on_screen(page, board.locator(".waters"))
        assert on_screen(page, board.locator(".seats .acts"))
        assert all(on_screen(page, one) for one in board.locator(".hand .card").all())
        assert on_screen(page, board.locator(".decision h2"))
        for button in board.locator("button").all():
            box = button.bounding_box()
            assert box is not None
            assert min(box["width"], box["height"]) >= SMALLEST
        seat.decide(on_board)


def test_a_card_is_chosen_and_put_back_by_keys(visitors: Visitors) -> None:
    seat = Seat(visitors.arrive(), "traitres")
    seat.set_sail()
    assert seat.await_turn()
    page = seat.page
    page.keyboard.press("b")
    card = page.locator("section.board .hand .may").first
    seat.wait(lambda: focused(card), "the hand")
    page.keyboard.press("Enter")
    seat.wait(lambda: focused(page.locator("section.board .menu .do").first), "the menu")
    page.keyboard.press("Escape")
    seat.wait(lambda: focused(card), "the hand again")
    page.keyboard.press("Enter")
    seat.wait(lambda: focused(page.locator("section.board .menu .do").first), "the menu")
    asked = seat.decision
    page.keyboard.press("Enter")
    sheet = page.locator("section.board .explained")
    seat.wait(lambda: seat.decision != asked or sheet.is_visible(), "what comes of it")
    if seat.decision == asked:
        seat.decide(lambda seat: seat.page.keyboard.press("Enter"))


def focused(found: Locator) -> bool:
    """Whether this has the focus."""
    return found.count() > 0 and bool(found.evaluate("one => one === document.activeElement"))


def test_what_is_stated_in_pictures_is_read_in_every_language(visitors: Visitors) -> None:
    ann, bob = two(visitors, "traitres")
    bob.page.get_by_role("button", name="Français").click()
    bob.page.locator("html[lang=fr]").wait_for(state="attached")
    open_talk(ann)
    ann.page.get_by_role("button", name="I suspect").click()
    ann.page.locator(".statements").get_by_role("button", name="Bob").click()
    ann.page.get_by_role("button", name="Say it").click()
    bob.page.locator(".claims").get_by_text("Je soupçonne Bob.").wait_for(state="attached")
    ann.page.locator(".claims").get_by_text("I suspect Bob.").wait_for(state="attached")
    assert findings(ann.page) == []
    assert ann.page.get_by_role("button", name="I suspect").is_disabled()
