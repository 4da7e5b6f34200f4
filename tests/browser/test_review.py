"""The review of a finished game in the page, to its end: what cost most, what would have followed, what one thought."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.finished import Finished, lay_out
from tests.browser.test_replay import at, come_back, eyes
from tests.browser.visitors import NARROW, WIDE, Size, Visitors, findings
from tests.served import Served

PATIENCE = 180_000  # milliseconds for a whole review, on a machine with much else to do
SECRET_SIDES = {"traitres": 1, "cartagena": 2}


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Finished]]]:
    """A server with one finished game of each kind."""
    folder = tmp_path_factory.mktemp("reviewed")
    games = lay_out(folder)
    served = Served(folder)
    yield served, games
    served.stop()


@pytest.fixture
def server(over: tuple[Served, dict[str, Finished]]) -> Served:
    """The server of these tests."""
    return over[0]


def reviewed(visitors: Visitors, finished: Finished, size: Size) -> Page:
    """A replay whose review is done, asked for with keys alone."""
    page = come_back(visitors, finished, size=size)
    begin = page.get_by_role("button", name="Review this game")
    if size is NARROW:
        page.locator(".ending").get_by_role("link", name="Review the game").click()
        page.locator(".boarded").wait_for()
        expect(begin).to_be_in_viewport(ratio=1)
    else:
        page.locator(".ending").get_by_role("link", name="Replay").click()
        page.locator(".boarded").wait_for()
        page.get_by_role("tab", name="Log").press("ArrowRight")
        expect(page.get_by_role("tab", name="Review")).to_be_focused()
    begin.press("Enter")
    expect(page.get_by_text("The review is done.")).to_be_visible(timeout=PATIENCE)
    return page


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("traitres", NARROW, id="traitres-narrow"),
        pytest.param("meuterer", WIDE, id="meuterer-wide"),
        *(
            pytest.param(*case, id=f"{case[0]}-{name}", marks=pytest.mark.evening)
            for name, *case in (
                ("wide", "traitres", WIDE),
                ("narrow", "meuterer", NARROW),
                ("wide", "freibeuter", WIDE),
                ("narrow", "freibeuter", NARROW),
                ("wide", "cartagena", WIDE),
                ("narrow", "cartagena", NARROW),
            )
        ),
    ],
)
def test_who_lost_sees_which_decision_did_it_and_what_would_have_followed(
    over: tuple[Served, dict[str, Finished]], visitors: Visitors, game: str, size: Size
) -> None:
    page = reviewed(visitors, over[1][game], size)
    panel = page.get_by_role("tabpanel", name="Review")
    cards = panel.locator(".cards > li")
    whose = panel.get_by_label("Whose")
    expect(whose.locator("option:checked")).to_have_text("Ann")
    whose.select_option("everybody’s")
    assert 1 <= cards.count() <= 5
    expect(page.locator(".marks .costly")).to_have_count(cards.count())

    # A card leads to its decision, by the eyes of who decided, and shows what would have followed
    first = cards.first
    expect(first).to_contain_text("of the win, give or take")
    expect(first).to_contain_text("The Captain’s way instead:")
    there = first.get_by_role("button", name="Go there")
    moment = int(there.inner_text().split("(")[1].rstrip(")"))
    there.press("Enter")
    page.wait_for_url(f"**/{moment}")
    assert at(page) == moment
    expect(page.locator(".boarded")).to_be_in_viewport(ratio=0.5)
    assert eyes(page).input_value() in ("0", "1", "2")
    happened = page.locator(".boarded").inner_html()
    show = first.get_by_role("button", name="Show me")
    show.press("Enter")
    expect(page.get_by_text("This did not happen")).to_be_visible()
    expect(show).to_have_attribute("aria-pressed", "true")
    assert first.locator("ul li").count() >= 1
    assert at(page) == moment
    assert findings(page) == []
    page.get_by_role("button", name="Back to what happened").click()
    expect(page.get_by_text("This did not happen")).to_have_count(0)
    expect(show).to_be_in_viewport(ratio=1)
    expect(show).to_have_attribute("aria-pressed", "false")
    assert page.locator(".boarded").inner_html() == happened

    # The curves: own eyes, everything open, the numbers of this moment
    curve = panel.locator("figure").first
    lines = curve.locator("path.curve")
    own = [lines.nth(seat).get_attribute("d") for seat in range(lines.count())]
    assert len(own) == 3
    panel.get_by_label("with everything open").check()
    assert [lines.nth(seat).get_attribute("d") for seat in range(3)] != own
    expect(panel.get_by_role("button", name="give or take")).to_have_count(3)
    suspected = panel.get_by_role("heading", name="Whom the others suspected")
    expect(suspected).to_have_count(1 if game in SECRET_SIDES else 0)
    if SECRET_SIDES.get(game) == 2:
        expect(panel.get_by_label("Taken for").locator("option")).to_have_count(2)

    curve.click(position={"x": 0, "y": 20})
    expect(page.get_by_role("slider")).to_have_value("0")
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    assert findings(page) == []

    # Other tabs are looked at, and it is still there
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("tab", name="Review").click()
    expect(cards.first).to_be_visible()
