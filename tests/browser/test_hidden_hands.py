"""A screen that several share holds nothing of whoever looked at it last, wherever one looks for it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.made_up import CARDS, random_cards
from tests.browser.screens import Screen
from tests.browser.visitors import Visitors
from tests.served import Served


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server with a game whose cards are called otherwise each time."""
    environment = {**os.environ, CARDS: ",".join(random_cards())}
    served = Served(tmp_path, program=("tests.browser.made_up",), environment=environment)
    yield served
    served.stop()


def places(screen: Screen) -> dict[str, str]:
    """All that is left on this side of a curtain, by where it is."""
    return {
        "heap": screen.heap(),
        "page": screen.page.content(),
        "accessibility tree": screen.accessible(),
        "storage": screen.stored(),
        "frames": "".join(screen.document.frames),
    }


def found(cards: set[str], screen: Screen) -> dict[str, list[str]]:
    """Where a screen has any of these cards."""
    if not cards:
        return {}
    where = {place: [card for card in sorted(cards) if card in text] for place, text in places(screen).items()}
    return {place: named for place, named in where.items() if named}


def test_behind_a_curtain_nothing_is_left_of_the_last_hand(own_server: Served, visitors: Visitors) -> None:
    page = visitors.arrive("/?game=smugglers")
    screen, remote = Screen(page), visitors.arrive()
    screen.open("Anne", "Bob", "Cleo", friends=1)
    page.wait_for_url("**/table/*")
    page.get_by_role("heading", level=1).wait_for()
    table = page.url.rpartition("/")[2]
    invitation = screen.document.last("table")["invitation"]
    wish = {"invitation": invitation, "name": "Dora", "luck": ""}
    assert remote.request.post(f"/api/tables/{table}/seats", data=wish).ok
    shown: set[str] = set()
    for name in ("Anne", "Bob", "Cleo"):
        screen.await_curtain(name)
        assert found(shown, screen) == {}
        screen.lift()
        cards = screen.hand
        assert len(cards) == 3
        assert cards.isdisjoint(shown)
        page.locator("section.board dd", has_text=min(cards)).first.wait_for()
        page.locator("section.board button.stow").first.click()
        page.locator("section.board button.stow").first.wait_for(state="detached")
        shown |= cards
        if name == "Cleo":
            assert set(found(cards, screen)) == {"heap", "page", "accessibility tree", "frames"}, "nothing is looked at"
        screen.pass_on()
    page.get_by_role("heading", name="Nobody here has to decide.").wait_for()
    page.go_back()
    page.get_by_role("heading", level=1).wait_for()
    assert found(shown, screen) == {}
    page.go_forward()
    page.locator("#curtain").wait_for()
    assert found(shown, screen) == {}
