"""The page as one first sees it."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.browser.seats import Seat
from tests.browser.visitors import Size, Visitors, findings

LARGEST = 80_000  # bytes, compressed, of all that the start page and the first table load


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_start_page_opens_in_both_languages_and_sizes(visitors: Visitors, size: Size, language: str) -> None:
    page = visitors.arrive(size=size, language=language)
    page.get_by_role("heading", level=1).wait_for()
    assert "Quarterdeck" in page.title()
    assert page.evaluate("document.documentElement.lang") == language
    assert findings(page) == []


def test_nothing_is_wider_than_the_window(visitors: Visitors, size: Size) -> None:
    page = visitors.arrive(size=size)
    page.get_by_role("heading", level=1).wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width


def test_all_that_a_first_game_loads_is_small(visitors: Visitors) -> None:
    page = visitors.arrive("about:blank")
    loaded: list[Response] = []
    page.on("response", lambda response: loaded.append(response))
    page.goto(visitors.address)
    seat = Seat(page)
    seat.set_sail(opponents=1)
    seat.await_turn()
    files = {response.url: response.body() for response in loaded if "/api/" not in response.url}
    assert any("/Board-" in url for url in files)
    assert sum(len(gzip.compress(body, 9)) for body in files.values()) <= LARGEST
