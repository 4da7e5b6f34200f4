"""Several people before one browser: the curtain names who is next, opens that hand alone, and falls again."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.laid_out import Situation, lay_out
from tests.browser.screens import Screen
from tests.browser.seats import twice
from tests.browser.visitors import NARROW, TABLET, WIDE, Size, Visitors, findings
from tests.served import Served

DUEL, CREW = "duel", "crew"
FENCERS = {"Anne": "4711", "Bob": "", "Cleo": ""}
HIDE = """() => {
  Object.defineProperty(document, 'hidden', {value: true})
  document.dispatchEvent(new Event('visibilitychange'))
}"""
SOCKETS = """
Object.assign(window, {deaf: false, sockets: []})
window.WebSocket = class extends WebSocket {
  constructor(...given) {
    if (deaf) return sockets[0]
    super(...given)
    sockets.push(this)
  }
}"""
SAILORS = {"Anne": "", "Bob": "", "Cleo": "", "Dirk": "", "Eva": ""}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a server keeps its tables."""
    return tmp_path_factory.mktemp("screens")


@pytest.fixture(scope="module")
def laid(folder: Path) -> dict[str, Situation]:
    """Two games that are under way, each with several people at one screen."""
    return {
        DUEL: lay_out(folder, DUEL, "cartagena", FENCERS, (), lambda view: view["actors"] == [0, 1, 2]),
        CREW: lay_out(folder, CREW, "traitres", SAILORS, ("bosun",), lambda view: view["actors"] == [0]),
    }


@pytest.fixture(scope="module")
def own_server(folder: Path, laid: dict[str, Situation]) -> Iterator[Served]:
    """Their server."""
    served = Served(folder)
    yield served
    served.stop()


def come(visitors: Visitors, situation: Situation, size: Size, language: str = "en") -> Screen:
    """The screen of a table comes back to it."""
    page = visitors.arrive("about:blank", size, language)
    page.context.add_cookies([{"name": situation.cookie, "value": situation.badge, "url": visitors.address}])
    page.context.add_init_script(
        "for (const game of ['cartagena', 'traitres']) localStorage.setItem(`quarterdeck-taught-${game}`, 'yes')"
    )
    screen = Screen(page, touch=size == TABLET)
    page.goto("/")  # with the badge: another one that is made for who has none might come late, and take its place
    page.goto(f"/table/{situation.table}")
    page.wait_for_url("**/curtain")
    return screen


def focused(page: Page) -> str:
    """What has the focus."""
    text: str = page.evaluate("document.activeElement.innerText || document.activeElement.id")
    return text


def test_three_fight_a_duel_at_one_screen_by_keys(
    own_server: Served, visitors: Visitors, laid: dict[str, Situation]
) -> None:
    screen = come(visitors, laid[DUEL], WIDE)
    page = screen.page
    pages = page.evaluate("history.length")
    for seat, name in enumerate(FENCERS):
        screen.await_curtain(name)
        assert page.evaluate("history.length") == pages, "no curtain leads back to the one before"
        assert page.get_by_role("status").filter(has_text=f"{name}, it is your turn.").count() == 1
        assert focused(page) == f"{name}, it is your turn."
        assert page.locator("section.board").count() == 0
        assert page.title().startswith("Your turn!")
        assert screen.document.last("table")["seat"] is None
        assert screen.news["view"]["hand"] is None
        if seat == 0:
            assert findings(page) == []
            page.keyboard.press("Tab")
            page.keyboard.type("0000")
            page.keyboard.press("Enter")
            page.get_by_role("alert").filter(has_text="This is not the code of that hand.").wait_for()
            assert focused(page) == "curtain-code"
            page.keyboard.type("4711")
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("Tab")
            page.keyboard.press("Enter")
        page.locator("section.open").get_by_text(f"{name}’s hand is open.").wait_for()
        page.locator("section.board .boarded").wait_for()
        assert page.evaluate("document.activeElement.id") == "main"
        assert (screen.document.last("table")["seat"], screen.news["view"]["seat"]) == (seat, seat)
        if seat == 0:
            assert findings(page) == []
        page.keyboard.press("a")
        page.locator(".actions input:focus").wait_for()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        if seat < 2:
            following = list(FENCERS)[seat + 1]
            page.locator("section.open.done").get_by_text(f"{name}, hide your hand: {following} is next.").wait_for()
            screen.pass_on()
    page.evaluate(HIDE)
    page.locator("#curtain").wait_for()
    page.evaluate("history.back()")
    page.wait_for_url(visitors.address, wait_until="commit")  # where they were before, which may come out of a cache
    page.get_by_role("button", name="Play Freibeuter").wait_for()
    assert page.locator("#curtain").count() == 0


def test_five_of_traitres_share_a_tablet_with_a_bot_by_touch(
    own_server: Served, visitors: Visitors, laid: dict[str, Situation]
) -> None:
    screen = come(visitors, laid[CREW], TABLET, "fr")
    page = screen.page
    screen.await_curtain("Anne")
    decided: list[str] = []
    for _ in SAILORS:
        (asked,) = screen.news["view"]["actors"]
        name = list(SAILORS)[asked]
        screen.await_curtain(name)
        assert page.get_by_role("heading", level=1, name=f"{name}, c’est à vous.").count() == 1
        if not decided:
            assert findings(page) == []
        screen.lift()
        assert screen.news["view"]["seat"] == asked
        assert page.get_by_role("note").count() == 0, "one's own link would make somebody all five"
        page.locator("section.board .may, section.board .do").first.wait_for()
        page.get_by_role("tab", name="Actions").tap()
        twice(page.locator(".actions .list section:not(:has(#verb-open)) button").first, Locator.tap)
        page.locator("section.open.done").wait_for()
        if not decided:
            assert findings(page) == []
        decided.append(name)
        screen.pass_on()
    assert decided == list(SAILORS)
    screen.await_curtain("Anne")  # once the bot has decided, too
    page.get_by_role("button", name="Bob").tap()
    page.get_by_role("heading", name="Bob, regardez votre main.").wait_for()
    screen.lift()
    assert screen.news["view"]["seat"] == 1
    assert screen.news["decision"] is None
    page.set_viewport_size({"width": NARROW.width, "height": NARROW.height})
    page.evaluate("scrollTo(0, document.body.scrollHeight / 2)")
    page.get_by_role("button", name="Cacher ma main").tap()
    screen.await_curtain("Anne")


def test_whoever_leaves_the_table_with_a_hand_open_takes_nothing_along(
    own_server: Served, visitors: Visitors, laid: dict[str, Situation]
) -> None:
    screen = come(visitors, laid[CREW], NARROW)
    page = screen.page
    page.add_init_script(SOCKETS)
    page.locator("#curtain").wait_for()
    screen.lift()
    page.evaluate("document.documentElement.dataset.kept = 'yes'")
    page.locator("a.brand").click()
    page.get_by_role("heading", level=1, name="Freibeuter").wait_for()
    page.locator("html[data-kept]").wait_for(state="detached")
    page.go_back()
    page.locator("#curtain").wait_for()
    assert page.locator("html[data-kept]").count() == 0
    assert screen.document.last("table")["seat"] is None
    screen.lift()
    page.evaluate("document.documentElement.dataset.kept = 'yes'")
    page.evaluate("deaf = true; sockets.forEach(one => one.close())")  # while one is open, no browser keeps a document
    page.wait_for_function("sockets.every(one => one.readyState === one.CLOSED)")
    page.goto("/health")  # behind which it would keep the one before
    page.evaluate("history.back()")  # `go_back` would wait for a document that is loaded, and this one is not
    page.locator("#curtain").wait_for()
    assert page.locator("html[data-kept]").count() == 0, "it came out of the back-forward cache"


def test_two_come_by_one_link_and_sit_down_together(own_server: Served, visitors: Visitors) -> None:
    alone, page = visitors.arrive("/?game=cartagena"), visitors.arrive(size=NARROW)
    opener, screen = Screen(alone), Screen(page)
    form = alone.get_by_role("form", name="Play with friends")
    form.locator("input[value='2']").check(force=True)
    form.get_by_role("button", name="Open a table").click()
    alone.wait_for_url("**/table/*")
    alone.get_by_role("heading", level=1).wait_for()
    shown = opener.document.last("table")
    page.goto(f"/table/{shown['table']}#{shown['invitation']}")
    page.get_by_role("button", name="Several of you at this screen?").click()
    dialog = page.get_by_role("dialog")
    for number, name in enumerate(("Bob", "Bob")):
        dialog.locator("li input").nth(number).fill(name)
    dialog.get_by_label("A code for whoever wants one").check()
    code = dialog.get_by_label("Code of player 1")
    code.fill("47")
    assert code.evaluate("field => field.validationMessage") == "A code has at least 4 signs."
    dialog.get_by_label("A code for whoever wants one").uncheck()
    dialog.get_by_role("button", name="Sit down together").click()
    dialog.get_by_role("alert").filter(has_text="is called “Bob”").wait_for()
    assert findings(page) == []
    first, second = dialog.locator("li input").all()
    assert first.is_disabled()
    assert second.get_attribute("aria-invalid") == "true"
    assert second.evaluate("field => field === document.activeElement")
    second.fill("Cleo")
    dialog.get_by_role("button", name="Sit down together").click()
    page.wait_for_url("**/curtain")
    page.locator("#curtain").wait_for()
    assert screen.document.last("table")["hands"] == [{"seat": 1, "code": False}, {"seat": 2, "code": False}]
