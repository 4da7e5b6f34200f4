"""`make shots`: the page at moments worth a look, in both sizes and languages, as pictures in build/shots."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from quarterdeck.games import GAMES
from tests.browser.visitors import NARROW, PATIENCE, WIDE, Size
from tests.served import Served
from tools.chromium import MISSING, find_chromium
from tools.shots.situations import Situation, lay_out

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "shots"
SIZES = {"wide": WIDE, "narrow": NARROW}
LANGUAGES = ("en", "fr")
REPLAYED = {"replay": ("0", 20), "replay-open": ("open", 30)}  # by whose eyes, and which moment of a game that is over
TABS = {"replay-result": "#tab-end", "replay-luck": "#tab-luck"}  # what is shown beside it, once that is asked for
REVIEWED = 180_000  # milliseconds that a review may take
PACE = 60.0  # seconds: no bot moves while a picture is taken


def main() -> int:
    """Take all pictures; say in one sentence where there is no Chromium."""
    path = find_chromium()
    if path is None:
        print(MISSING, file=sys.stderr)
        return 1
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        situations = asyncio.run(lay_out(folder))
        served = Served(folder, pace=PACE)
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
                count = sum(1 for _ in take_all(browser, served.address, situations))
                browser.close()
        finally:
            served.stop()
    print(f"{count} pictures are in {FOLDER.relative_to(ROOT)}")
    return 0


def take_all(browser: Browser, address: str, situations: dict[str, Situation]) -> Iterator[Path]:
    """Take the start page, every situation and replays of those that are over, in each size and language."""
    over = {game: situations[f"{game}-end"] for game in GAMES}
    for language in LANGUAGES:
        for width, size in SIZES.items():
            for name, situation in {**{f"{game}-start": None for game in GAMES}, **situations}.items():
                where = f"/?game={name.partition('-')[0]}" if situation is None else f"/table/{situation.table}"
                with arrived(browser, address, situation, size, language) as page:
                    page.goto(where)
                    page.locator("form .main-button" if situation is None else ".boarded").first.wait_for()
                    yield picture(page, f"{name}-{width}-{language}")
            for game, situation in over.items():
                with arrived(browser, address, situation, size, language) as page:
                    for name in replayed(page, situation):
                        yield picture(page, f"{game}-{name}-{width}-{language}")
                    for name in listened_to(page):
                        yield picture(page, f"{game}-{name}-{width}-{language}", settled=False)


def replayed(page: Page, situation: Situation) -> Iterator[str]:
    """Go to some moments of a game that is over, and to all that is said beside them; what each is called."""
    page.goto(f"/table/{situation.table}")
    replay = page.locator(".ending a[href^='/replay/']").first.get_attribute("href")
    for name, (eyes, step) in REPLAYED.items():
        page.goto(f"{replay}/{eyes}/{step}")
        page.locator(".boarded").first.wait_for()
        yield name
    for name, tab in TABS.items():
        page.locator(tab).click()
        page.locator("[role=tabpanel] .main-button, [role=tabpanel] ol").first.wait_for()
        if (asked := page.locator("[role=tabpanel] .main-button")).count():
            asked.click()
        page.locator("[role=tabpanel] ol").first.wait_for()
        page.locator("aside").scroll_into_view_if_needed()
        yield name


def listened_to(page: Page) -> Iterator[str]:
    """What a replay waits for news of: its review, one of its cards, and a room for several."""
    page.locator("#tab-review").click()
    page.locator("#panel-review .main-button").click()
    page.locator("#panel-review h2").first.wait_for(timeout=REVIEWED)
    yield "replay-review"
    if (card := page.locator(".cards > li")).count():
        card.first.locator("button").last.click()
        page.locator(".supposed").wait_for()
        yield "replay-supposed"
    page.locator("#tab-together").click()
    page.locator("#panel-together #name").fill("Ida")
    page.locator("#panel-together .main-button").click()
    page.locator("#panel-together form .field").wait_for()
    yield "replay-together"


@contextmanager
def arrived(browser: Browser, address: str, situation: Situation | None, size: Size, language: str) -> Iterator[Page]:
    """A page before the person of a situation, or somebody new."""
    context = browser.new_context(
        base_url=address,
        viewport={"width": size.width, "height": size.height},
        has_touch=size is NARROW,
        locale=language,
        reduced_motion="reduce",
    )
    context.set_default_timeout(PATIENCE)
    for game in GAMES:
        context.add_init_script(f"localStorage.setItem('quarterdeck-taught-{game}', 'yes')")
    if situation is not None:
        context.add_cookies([{"name": situation.cookie, "value": situation.badge, "url": address}])
    yield context.new_page()
    context.close()


def picture(page: Page, name: str, *, settled: bool = True) -> Path:
    """A picture of the window, as soon as nothing more arrives; of what always waits for news, at once."""
    if settled:
        page.wait_for_load_state("networkidle")
    path = FOLDER / f"{name}.png"
    page.screenshot(path=path)
    return path


if __name__ == "__main__":
    sys.exit(main())
