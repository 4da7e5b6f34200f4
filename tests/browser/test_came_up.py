"""After a game the rulebook marks what came up in it."""

import re

import msgspec
from playwright.sync_api import Page, expect

from tests.browser.seats import Seat
from tests.browser.test_traitres import as_pirate
from tests.browser.visitors import Visitors, findings, in_both_sizes


def opened(visitors: Visitors) -> Seat:
    """A pirate who opens the chest at once, and so ends the game."""
    seat = as_pirate(visitors)
    seat.page.get_by_role("tab", name="Actions").click()
    seat.page.locator(".actions section:has(#verb-open) button").click()
    seat.page.get_by_role("dialog").get_by_role("button", name="Open the chest").click()
    seat.wait(lambda: seat.over, "the end")
    seat.page.locator(".ending").wait_for()
    return seat


def clauses_told(seat: Seat) -> set[str]:
    """Every clause that the page was told of at its last table: at earlier ones the person was no pirate."""
    told = [msgspec.json.decode(frame) for frame in seat.frames]
    here = [message["type"] == "table" and message["table"] == seat.table for message in told]
    told = told[here.index(True) :]
    lines = [line for message in told if message["type"] == "news" for line in [*message["told"], *message["said"]]]
    return {line["clause"] for line in lines if line.get("clause")}


def rulebook(page: Page) -> None:
    """Open the contents by the keyboard."""
    page.keyboard.press("r")
    page.get_by_role("dialog").get_by_role("heading", name="Rulebook").wait_for()


def test_a_rulebook_after_a_game_marks_what_came_up_and_shows_only_that(visitors: Visitors) -> None:
    seat = opened(visitors)
    page, told = seat.page, clauses_told(seat)
    rulebook(page)
    dialog = page.get_by_role("dialog")
    marks = dialog.locator(".clause .came")
    clauses = dialog.locator(".clause:visible")
    expect(marks).to_have_count(len(told))
    assert clauses.count() > len(told)
    assert findings(page) == []
    only = dialog.get_by_role("checkbox", name=f"Only what came up in your game ({len(told)})")
    only.focus()
    page.keyboard.press("Space")
    expect(clauses).to_have_count(len(told))
    assert {str(text) for text in clauses.locator(".id button").all_inner_texts()} == told
    expect(dialog.get_by_text(re.compile("Came up in your game, ")).locator("visible=true")).to_have_count(len(told))
    for size in in_both_sizes(page):
        assert findings(page) == [], size


def test_a_clause_says_that_it_came_up_and_one_leafs_among_those(visitors: Visitors) -> None:
    seat = opened(visitors)
    page, told = seat.page, clauses_told(seat)
    page.locator(".ending").get_by_role("button", name="Why").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("Came up in your game, once")).to_be_visible()
    dialog.get_by_role("button", name="Contents").click()
    dialog.get_by_role("checkbox").check()
    dialog.locator(".clause:visible .id button").first.click()
    leafed = []
    while (next_one := dialog.get_by_role("button", name="Next rule")).is_enabled():
        next_one.click()
        leafed.append(dialog.get_by_role("heading", name="Rule ").inner_text().split()[-1])
        expect(dialog.get_by_text(re.compile("Came up in your game, "))).to_be_visible()
    assert len(leafed) > 1
    assert set(leafed) <= told


def test_nothing_is_marked_while_a_game_lasts(visitors: Visitors) -> None:
    seat = as_pirate(visitors)
    rulebook(seat.page)
    dialog = seat.page.get_by_role("dialog")
    dialog.locator(".clause").first.wait_for()
    assert dialog.get_by_role("checkbox").count() == 0
    assert dialog.locator(".came").count() == 0
