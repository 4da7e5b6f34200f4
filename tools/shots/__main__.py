"""`make shots`: the page at moments worth a look, in both sizes and languages, as pictures in build/shots."""

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from quarterdeck.games import GAMES
from tests.browser.visitors import NARROW, PATIENCE, WIDE, Size
from tests.served import Served
from tools.chromium import MISSING, find_chromium
from tools.shots.situations import Situation, lay_out

ROOT = Path(__file__).parent.parent.parent
FOLDER = ROOT / "build" / "shots"
SIZES = {"wide": WIDE, "narrow": NARROW}
LANGUAGES = ("en", "fr")
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
    """Take the start page and every situation, in each size and language."""
    for language in LANGUAGES:
        for width, size in SIZES.items():
            for name, situation in {**{f"{game}-start": None for game in GAMES}, **situations}.items():
                path = FOLDER / f"{name}-{width}-{language}.png"
                where = f"/?game={name.partition('-')[0]}" if situation is None else f"/table/{situation.table}"
                take(browser, address, where, situation, size, language, path)
                yield path


def take(
    browser: Browser, address: str, where: str, situation: Situation | None, size: Size, language: str, path: Path
) -> None:
    """Open the page as the person of a situation, or as somebody new, and take a picture of the window."""
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
    page = context.new_page()
    page.goto(where)
    page.locator("form .main-button" if situation is None else ".boarded").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.screenshot(path=path)
    context.close()


if __name__ == "__main__":
    sys.exit(main())
