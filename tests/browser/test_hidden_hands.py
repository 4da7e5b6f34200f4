"""A screen that several share holds nothing of whoever looked at it last, wherever one looks for it."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Response

from quarterdeck.server.pace import QUICKEST
from tests.browser.made_up import CARDS, random_cards
from tests.browser.screens import Screen
from tests.browser.seats import twice
from tests.browser.visitors import Visitors
from tests.served import Served

# How a page could keep a card, each of which the test must see
KEEPING = {
    "local storage": "localStorage.setItem('card', card)",
    "session storage": "sessionStorage.setItem('card', card)",
    "cache": "await (await caches.open('cards')).put('/card', new Response(card))",
    "history": "history.replaceState({card}, '')",
    "cookie": "document.cookie = `card=${card}`",
}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server with a game whose cards are called otherwise each time."""
    environment = {**os.environ, CARDS: ",".join(random_cards())}
    # Nothing quicker: that would bring the server, and its list of games, before this one is in it
    served = Served(tmp_path, QUICKEST, program=("tests.browser.made_up",), environment=environment)
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


def may_be_kept(answer: Response) -> bool:
    """Whether a browser may keep what the API answered."""
    return "/api/" in answer.url and "no-store" not in answer.headers.get("cache-control", "")


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
    kept: list[str] = []
    page.on("response", lambda answer: kept.extend([answer.url] * may_be_kept(answer)))
    shown: set[str] = set()
    for name in ("Anne", "Bob", "Cleo"):
        screen.await_curtain(name)
        assert found(shown, screen) == {}
        with page.expect_response(
            lambda answer: answer.request.method == "POST" and "/curtain" in answer.url
        ) as lifted:
            screen.lift()
        secret = lifted.value.json()["secret"]
        cards = screen.hand
        assert len(cards) == 3
        assert cards.isdisjoint(shown)
        page.locator("section.board dd", has_text=min(cards)).first.wait_for()
        twice(page.locator("section.board button.stow").first)
        page.locator("section.board button.stow").first.wait_for(state="detached")
        shown |= {*cards, secret}
        if name == "Cleo":
            assert set(found(cards, screen)) == {"heap", "page", "accessibility tree", "frames"}, "nothing is looked at"
            assert set(found({secret}, screen)) == {"heap"}
        screen.pass_on()
    page.get_by_role("heading", name="Nobody here has to decide.").wait_for()
    page.go_back()
    page.get_by_role("heading", level=1).wait_for()
    assert found(shown, screen) == {}
    page.go_forward()
    page.locator("#curtain").wait_for()
    assert found(shown, screen) == {}
    assert kept == []
    for where, keep in KEEPING.items():
        page.evaluate(f"async card => {{ {keep} }}", f"{where} {min(shown)}")
        assert f"{where} {min(shown)}" in screen.stored(), f"nothing is looked at in the {where}"
