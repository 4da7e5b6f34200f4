"""At the end of a game the page says where everybody's points come from, or what decided it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.seats import Seat
from tests.browser.test_came_up import opened
from tests.browser.test_luck import PLAY
from tests.browser.visitors import Visitors, findings, in_both_sizes


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param("freibeuter", "en", marks=pytest.mark.evening),
        pytest.param("meuterer", "fr", marks=pytest.mark.evening),
        ("cartagena", "en"),
    ],
)
def test_points_are_explained_clause_by_clause_and_sum_up(visitors: Visitors, game: str, language: str) -> None:
    page = visitors.arrive(f"/?game={game}", language=language)
    seat = Seat(page, game)
    page.get_by_role("form").first.get_by_role("button").last.click()
    seat.wait(lambda: bool(seat.news), "the game")
    page.keyboard.press("Escape")
    page.evaluate(PLAY, [seat.table, []])
    seat.wait(lambda: seat.over, "the end")
    page.get_by_text(re.compile("Where the points come from|D’où viennent les points")).click()
    tables = page.locator(".ending table")
    scores = seat.news["view"]["outcome"]["scores"]
    expect(tables).to_have_count(len(scores))
    for table, score in zip(tables.all(), scores, strict=True):
        amounts = [int(text.replace("−", "-")) for text in table.locator("tbody td:first-child").all_inner_texts()]
        assert sum(amounts) == score
        assert table.locator("tfoot td").first.inner_text() == str(score)
    for size in in_both_sizes(page):
        assert findings(page) == [], size
    clause = tables.locator("button").first
    cited = clause.inner_text()
    clause.click()
    expect(page.get_by_role("dialog").get_by_role("heading", name=cited)).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name=re.compile("The whole game as a page|Toute la partie en une page")).click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == language


def test_where_sides_win_it_is_said_what_decided(visitors: Visitors) -> None:
    page = opened(visitors).page
    sheet = page.get_by_role("region", name="How it ended")
    expect(sheet.get_by_text(re.compile("The chest, from the bottom")).first).to_be_visible()
    moments = sheet.get_by_role("list").get_by_role("link")
    expect(moments).not_to_have_count(0)
    assert re.fullmatch(r"/replay/[^/]+/(\d|spectator)/\d+", moments.last.get_attribute("href") or "")
    for size in in_both_sizes(page):
        assert findings(page) == [], size
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Share as a picture").click()
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    sheet.get_by_role("button", name="Put away and see the board").click()
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(sheet).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_text("What decided it").click()
    why = page.get_by_role("list", name="What decided it")
    expect(why.get_by_text(re.compile("opens the chest"))).to_be_visible()
    expect(why.get_by_text("The mutineers have won.")).to_be_visible()
    assert findings(page) == []
