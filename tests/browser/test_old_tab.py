"""A tab that is open while the server is upgraded: it goes on, and becomes a new one between two decisions."""

import os
import re
from pathlib import Path

import quarterdeck
from quarterdeck import built
from tests.browser.seats import Seat, by_keys, by_list
from tests.browser.test_coming_back import begun
from tests.browser.visitors import NARROW, Visitors
from tests.served import Served

PACKAGE = Path(quarterdeck.__file__).parent
NAME = re.compile(r"\b([A-Za-z-]+-[\w-]{6,8})\.(js|css)\b")
LATER = "later"  # stands at the end of the names of another build


def upgrade(served: Served, folder: Path) -> None:
    """Stop a server, and start one of another build: the same package, with a client whose files have other names."""
    served.stop()
    (folder / "quarterdeck").mkdir(parents=True)
    for path in PACKAGE.rglob("*"):
        inside = path.relative_to(PACKAGE)
        if built.CLIENT not in (path, *path.parents):
            there = folder / "quarterdeck" / inside
            if path.is_dir():
                there.mkdir()
            else:
                there.symlink_to(path)
    client = folder / "quarterdeck" / built.CLIENT.relative_to(PACKAGE)
    (client / "assets").mkdir(parents=True)
    for path in (*built.CLIENT.glob("*.*"), *built.CLIENT.glob("assets/*")):
        inside = Path(NAME.sub(rf"\1{LATER}.\2", str(path.relative_to(built.CLIENT))))
        (client / inside).write_text(NAME.sub(rf"\1{LATER}.\2", path.read_text(encoding="utf-8")), encoding="utf-8")
    served.environment["PYTHONPATH"] = os.fspath(folder)
    served.start()


def build_of(seat: Seat) -> str:
    """The build that a page was loaded with."""
    return str(seat.page.evaluate("document.documentElement.dataset.build"))


def test_an_old_tab_becomes_a_new_one_between_two_decisions(
    own_server: Served, visitors: Visitors, tmp_path: Path
) -> None:
    seat = begun(visitors, decisions=1)
    page, old = seat.page, build_of(seat)
    loads: list[str] = []
    fetched: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    page.on("response", lambda response: fetched.append(response.url))
    upgrade(own_server, tmp_path / "later")
    page.evaluate("dispatchEvent(new Event('online'))")  # come again at once
    seat.wait(lambda: seat.shown["build"] != old, "another build")
    seat.wait(lambda: any("/renewal-" in url for url in fetched), "a look at the moment")

    # In a decision it stays, and a part that it had not fetched before is there
    page.keyboard.press("r")
    page.get_by_role("dialog", name="Rulebook").get_by_role("heading", name="F1 Frame and set-up").wait_for()
    assert any("/Rulebook-" in url and LATER not in url for url in fetched)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="hidden")
    assert (build_of(seat), loads) == (old, [])

    # When the decision is made it is loaded again, at the same table
    address = page.url
    seat.decide(by_keys)
    status = page.get_by_role("status").get_by_text("The page was renewed. You are where you were.")
    status.wait_for(state="attached")
    assert (build_of(seat), page.url) == (seat.shown["build"], address)
    assert page.get_by_role("tab", name="Actions").get_attribute("aria-selected") == "true"
    assert page.evaluate("document.activeElement.id") == "tab-actions"
    assert seat.await_turn()
    seat.decide(by_list)
    assert loads == [address]


def test_a_page_that_stays_old_is_loaded_again_once(visitors: Visitors) -> None:
    """As out of a cache that keeps pages for too long."""
    page = visitors.arrive("about:blank")
    page.add_init_script("Object.defineProperty(HTMLHtmlElement.prototype, 'dataset', {value: {build: 'old'}})")
    page.goto(visitors.address)
    loads: list[str] = []
    seat = Seat(page)
    seat.set_sail()
    page.on("load", lambda loaded: loads.append(loaded.url))
    for _ in range(3):
        if seat.await_turn():
            seat.decide(by_list)
            page.get_by_role("status").get_by_text("The page was renewed.").wait_for(state="attached")
    assert (build_of(seat), loads) == ("old", [page.url])


def test_a_page_that_misses_a_part_can_be_loaded_again(visitors: Visitors) -> None:
    page = visitors.arrive(size=NARROW)
    page.get_by_role("button", name="How to play").wait_for()
    page.route("**/Rules-*.js", lambda route: route.abort())
    page.get_by_role("button", name="How to play").click()
    page.get_by_role("button", name="The whole rulebook").click()
    page.get_by_role("alert").get_by_text("The server does not answer").wait_for()
    page.unroute_all()
    with page.expect_event("load"):
        page.get_by_role("alert").get_by_role("button", name="Try again").click()
    page.get_by_role("heading", level=1, name="Freibeuter: the rules").wait_for()
