"""The whole game as a page to be read, from a link."""

from playwright.sync_api import expect

from tests.browser.test_came_up import opened
from tests.browser.visitors import Visitors, findings, in_both_sizes


def test_the_story_of_a_game_reads_well_in_both_sizes_and_languages_and_on_paper(visitors: Visitors) -> None:
    replay = opened(visitors).shown["replay"]
    page = visitors.arrive(f"/api/replays/{replay}/story?language=fr")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Traîtres à bord")
    page.get_by_role("link", name="In English").click()
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "en"
    for size in in_both_sizes(page):
        assert findings(page) == [], size
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    page.emulate_media(media="print")
    expect(page.get_by_role("navigation")).to_be_hidden()
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
