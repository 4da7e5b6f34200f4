"""A finished game is looked at again: moment by moment, by anybody's eyes, from its table or from a file."""

import gzip
import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from quarterdeck.games import GAMES
from tests.browser.finished import IN_TURNS, NAME, Finished, lay_out
from tests.browser.visitors import NARROW, Size, Visitors, findings, in_both_sizes, put_away
from tests.served import Served

LARGEST = 40_000  # bytes, compressed, of what a replay loads beyond its game's first table
DROP = """([name, text]) => {
  const held = new DataTransfer()
  held.items.add(new File([text ?? ''], name, {type: 'application/json'}))
  for (const type of text === null ? ['dragenter', 'dragover'] : ['dragover', 'drop'])
    window.dispatchEvent(new DragEvent(type, {dataTransfer: held, bubbles: true, cancelable: true}))
}"""
FILES = """performance.getEntriesByType('resource').map(one => one.name).filter(name => !name.includes('/api/'))"""
DRAW = re.compile(r"\((\d+) of (\d+)\)$")


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, dict[str, Finished]]]:
    """A server with one finished game of each kind."""
    folder = tmp_path_factory.mktemp("finished")
    games = lay_out(folder)
    served = Served(folder)
    yield served, games
    served.stop()


@pytest.fixture
def server(over: tuple[Served, dict[str, Finished]]) -> Served:
    """The server of these tests."""
    return over[0]


@pytest.fixture
def finished(over: tuple[Served, dict[str, Finished]], game: str) -> Finished:
    """The game that is over."""
    return over[1][game]


def come_back(visitors: Visitors, finished: Finished, **how: object) -> Page:
    """Who played it is before its table."""
    page = visitors.arrive("about:blank", **how)  # type: ignore[arg-type]
    page.context.add_cookies([{"name": finished.cookie, "value": finished.badge, "url": visitors.address}])
    page.goto(f"{visitors.address}table/{finished.table}")
    page.locator(".ending").wait_for()
    put_away(page)
    return page


def replay_of(visitors: Visitors, finished: Finished) -> str:
    """The path of its replay, as its table links to it."""
    page = come_back(visitors, finished)
    path = str(page.locator(".ending").get_by_role("link", name="Replay").get_attribute("href"))
    page.context.close()
    visitors.pages.remove(page)
    return path


def eyes(page: Page) -> Locator:
    """By whose eyes it is seen."""
    return page.get_by_label("Seen by")


def at(page: Page) -> int:
    """The moment that is shown."""
    return int(page.get_by_role("slider").input_value())


def step_on(page: Page, times: int = 1) -> None:
    """Some moments on, each as soon as the one before is there."""
    for _ in range(times):
        before = at(page)
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("slider")).to_have_value(str(before + 1))


def seen_at(page: Page, moment: str) -> None:
    """The address says which moment is shown, and by whose eyes."""
    page.wait_for_url(f"**/{moment}")


def tampered(record: bytes) -> tuple[bytes, int]:
    """The record with another outcome in one line, and which line that is."""
    told = json.loads(record)
    draws = [number for number, line in enumerate(told["log"]) if DRAW.search(line)]
    number = draws[len(draws) // 2]
    found = DRAW.search(told["log"][number])
    assert found is not None
    k, n = int(found[1]), int(found[2])
    told["log"][number] = DRAW.sub(f"({(k + 1) % n} of {n})", told["log"][number])
    return json.dumps(told).encode(), number + 1


@pytest.mark.parametrize(("game", "size"), IN_TURNS)
def test_a_game_is_looked_at_by_two_seats_and_with_everything_open_and_a_line_of_its_log_leads_to_its_moment(
    visitors: Visitors, finished: Finished, size: Size
) -> None:
    page = come_back(visitors, finished, size=size)
    page.locator(".ending").get_by_role("link", name="Replay").click()
    page.locator(".boarded").wait_for()
    expect(eyes(page)).to_have_value("0")
    assert eyes(page).locator("option").first.inner_text() == f"{NAME} (you)"
    step_on(page, 3)
    seen_at(page, "0/3")
    hidden = page.locator(".boarded").inner_html()
    page.keyboard.press("2")
    seen_at(page, "1/3")
    assert page.locator(".boarded").inner_html() != hidden
    eyes(page).select_option("spectator")
    seen_at(page, "spectator/3")
    closed = page.locator(".boarded").inner_html()
    eyes(page).select_option("open")
    seen_at(page, "open/3")
    assert page.locator(".boarded").inner_html() != closed
    step_on(page, 5)
    seen_at(page, "open/8")
    log = page.get_by_role("region", name="Log")
    line = log.locator("button[data-entry]:not([data-entry='0'], [aria-current]):has(.mark)").last
    wanted = str(line.get_attribute("data-entry"))
    line.hover()
    expect(page.locator(".lights span").first).to_be_visible()
    page.mouse.move(0, 0)
    expect(page.locator(".lights span")).to_have_count(0)
    line.focus()
    expect(page.locator(".lights span").first).to_be_visible()
    assert findings(page) == []
    line.press("Enter")
    expect(page.get_by_role("slider")).to_have_value(wanted)
    seen_at(page, f"open/{wanted}")
    expect(log.locator("[aria-current=step]").first).to_have_attribute("data-entry", wanted)
    assert page.get_by_role("slider").get_attribute("max") == "8"
    assert page.evaluate("document.documentElement.scrollWidth") <= size.width


@pytest.mark.parametrize("game", ["freibeuter"])
def test_nothing_says_how_long_a_game_was_before_its_end_is_asked_for(visitors: Visitors, finished: Finished) -> None:
    page = visitors.arrive(f"{replay_of(visitors, finished)}/spectator/4")
    page.locator(".boarded").wait_for()
    slider = page.get_by_role("slider")
    assert slider.get_attribute("max") == "4"
    assert " of " not in str(slider.get_attribute("aria-valuetext"))
    page.goto(page.url.replace("/spectator/4", "/spectator/9999"))
    page.get_by_role("alert").get_by_text("does not go on so far").wait_for()
    assert at(page) == 0
    page.get_by_role("tab", name="Result").click()
    page.get_by_role("button", name="Show the end").click()
    page.get_by_role("list", name="Final score").wait_for()
    last = int(str(slider.get_attribute("max")))
    assert last > 16
    page.get_by_role("button", name="To the last moment").click()
    seen_at(page, f"spectator/{last}")
    expect(page.get_by_role("button", name="One moment on")).to_be_disabled()


@pytest.mark.parametrize("game", ["cartagena"])
def test_it_plays_by_itself_until_it_is_stopped(visitors: Visitors, finished: Finished) -> None:
    page = visitors.arrive(f"{replay_of(visitors, finished)}/0/6")
    page.locator(".boarded").wait_for()
    page.get_by_label("Speed").select_option("4×")
    page.locator("main").press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    expect(page.get_by_role("slider")).not_to_have_value(re.compile("^[67]$"))
    page.locator("main").press(" ")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    page.keyboard.press("Home")
    expect(page.get_by_role("slider")).to_have_value("0")
    page.keyboard.press("End")
    assert at(page) >= 8


@pytest.mark.parametrize("game", ["freibeuter"])
def test_stepping_on_moves_and_counts_and_going_back_does_not(visitors: Visitors, finished: Finished) -> None:
    """What somebody gains counts up when it has landed, and is said; without movement at once."""
    page = visitors.arrive(f"{replay_of(visitors, finished)}/spectator/44", motion=True)
    page.locator(".boarded .flights").wait_for(state="attached")
    page.evaluate("""() => new MutationObserver(() => {
      window.flown = (window.flown ?? 0) + document.querySelectorAll('.flight').length
      const gain = document.querySelector('.gain')?.innerText ?? ''
      const counts = document.querySelector('[data-counts=gain][data-shown]')
      if (!counts || !(Number(gain.replace('−', '')) > 3)) return
      (window.read ??= []).push([counts.dataset.shown, counts.innerText, gain])
    }).observe(document.body, {childList: true, subtree: true, attributeFilter: ['data-shown']})""")
    while not page.evaluate("window.read"):
        step_on(page)
        seen_at(page, f"spectator/{at(page)}")
    last = at(page)
    expect(page.locator(".flight, [data-shown]")).to_have_count(0)
    (was, now, said), *others = page.evaluate("window.read")
    assert said.replace("−", "-") == f"{int(now) - int(was):+}"
    assert len({shown for shown, *_ in others}) > 1, "it counts"
    page.emulate_media(reduced_motion="reduce")
    page.keyboard.press("ArrowLeft")
    seen_at(page, f"spectator/{last - 1}")
    page.evaluate("window.read = null")
    step_on(page)
    expect(page.locator(".gain").first).to_have_text(said)
    expect(page.locator(".flight, [data-shown]")).to_have_count(0)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("window.flown = 0")
    page.keyboard.press("ArrowLeft")
    seen_at(page, f"spectator/{last - 1}")
    assert page.evaluate("window.flown") == 0


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.evening if number else ()) for number, game in enumerate(GAMES)]
)
def test_a_dropped_file_is_replayed_a_bad_one_is_refused_by_its_line_and_one_tampered_with_is_shown_to_be_one(
    visitors: Visitors, finished: Finished
) -> None:
    page = visitors.arrive()
    page.get_by_role("button", name="Replay a record").wait_for()
    bad = json.loads(finished.record)
    number = next(number for number, line in enumerate(bad["log"]) if line.startswith("1: "))
    bad["log"][number] = "1: eat the parrot"
    page.evaluate(DROP, ["bad.json", None])
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("The file").wait_for()
    page.evaluate(DROP, ["bad.json", json.dumps(bad)])
    dialog.get_by_role("alert").get_by_text(f"Line {number + 1} ").wait_for()
    for size in in_both_sizes(page):
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width
    page.evaluate(DROP, ["good.json", finished.record.decode()])
    page.wait_for_url("**/replay/**")
    page.locator(".boarded").wait_for()
    expect(eyes(page)).to_have_value("spectator")
    page.get_by_role("tab", name="Luck").click()
    page.get_by_role("button", name="Check the luck").click()
    page.get_by_text("draws follow from the key").wait_for()
    assert page.locator(".luck .stray").count() == 0
    page.get_by_role("tab", name="Result").click()
    record, line = tampered(finished.record)
    file = FilePayload(name="tampered.json", mimeType="application/json", buffer=record)
    page.get_by_label("The file").set_input_files(file)
    page.get_by_text(re.compile(f"Line {line} of (the|this) record")).first.wait_for()
    for size in in_both_sizes(page):
        assert findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= size.width


@pytest.mark.parametrize(("game", "language"), [("freibeuter", "en"), ("freibeuter", "fr")])
def test_all_that_a_replay_loads_beyond_a_table_is_small(visitors: Visitors, finished: Finished, language: str) -> None:
    """What a tab beside the board fetches when it is opened is not of it."""
    path = replay_of(visitors, finished)
    page = visitors.arrive("/?game=freibeuter", language=language)
    page.locator("form .main-button").first.click()
    page.locator(".boarded").wait_for()
    known = {*page.evaluate(FILES)}
    page.goto(f"{path}/open/12")
    page.locator(".boarded").wait_for()
    page.locator("main").press("ArrowRight")
    seen_at(page, "open/13")
    beyond = [url for url in page.evaluate(FILES) if url not in known]
    assert any("/Replay-" in url for url in beyond)
    total = sum(len(gzip.compress(page.request.get(url).body(), 9)) for url in beyond)
    assert total <= LARGEST, (total, sorted(beyond))


@pytest.mark.parametrize("game", ["traitres"])
def test_the_log_is_narrowed_folded_and_copied(visitors: Visitors, finished: Finished) -> None:
    page = visitors.arrive(f"{replay_of(visitors, finished)}/spectator/20")
    page.locator(".boarded").wait_for()
    log = page.get_by_role("region", name="Log")
    whole = log.locator("button.line").count()
    page.get_by_label("About whom").select_option(NAME)
    about = log.locator("button.line").all_inner_texts()
    assert 0 < len(about) < whole
    assert all(NAME in text for text in about)
    page.get_by_label("Search the log").fill("DRAWS")
    assert 0 < log.locator("button.line").count() < len(about)
    page.get_by_label("Search the log").fill("no such words")
    page.get_by_text("Nothing in the log is like that").wait_for()
    page.get_by_label("Search the log").fill("")
    page.get_by_label("About whom").select_option("everybody")
    page.get_by_role("button", name="Fold", exact=True).click()
    assert log.locator("li").count() == 0
    page.get_by_role("button", name="Unfold", exact=True).click()
    assert log.locator("button.line").count() == whole
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    page.get_by_role("button", name="Copied").wait_for()
    text = page.evaluate("navigator.clipboard.readText()")
    assert text.count("\n") >= whole - 1
    assert findings(page) == []


@pytest.mark.parametrize(("game", "size"), [("meuterer", NARROW)])
def test_who_sat_there_withdraws_it_and_its_link_opens_nothing_any_more(
    visitors: Visitors, finished: Finished, size: Size
) -> None:
    path = replay_of(visitors, finished)
    page = come_back(visitors, finished, size=size)
    page.locator(".ending").get_by_role("link", name="Replay").click()
    page.get_by_role("tab", name="Result").click()
    page.get_by_role("button", name="Withdraw this replay").click()
    page.get_by_role("button", name="Yes, withdraw it").click()
    page.get_by_text("This replay is withdrawn.").wait_for()
    stranger = visitors.arrive(f"{path}/0/3")
    stranger.get_by_role("heading", name="Nothing to replay here").wait_for()
    assert stranger.locator(".boarded").count() == 0
