"""People before their browsers: each has a context of their own, and whatever goes wrong in it is remembered."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Response

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

# What browsers report of refusals, which pages show, and of servers that a test has ended
EXPECTED = ("Failed to load resource", "net::ERR_CONNECTION")

# Colours on their way to others are no colours of the page
SETTLED = """() => Promise.allSettled(document.getAnimations()
  .filter(one => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity)
  .map(one => one.finished))"""

PATIENCE = 10_000  # milliseconds to wait for anything


class Size(NamedTuple):
    """A window's size."""

    width: int
    height: int


WIDE = Size(1280, 720)
TABLET = Size(820, 1180)
NARROW = Size(390, 844)


@dataclass
class Visitors:
    """Opens pages for people who know nothing of each other, and collects what went wrong in any of them."""

    browser: Browser
    address: str
    trouble: list[str] = field(default_factory=list)
    pages: list[Page] = field(default_factory=list)
    _contexts: list[BrowserContext] = field(default_factory=list)

    def arrive(
        self,
        path: str = "/",
        size: Size = WIDE,
        language: str = "en",
        motion: bool = False,
    ) -> Page:
        """Somebody new opens an address of the server in a window of this size."""
        context = self.browser.new_context(
            base_url=self.address,
            viewport={"width": size.width, "height": size.height},
            has_touch=size in (TABLET, NARROW),
            locale=language,
            reduced_motion="no-preference" if motion else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.trouble.append(f"error: {error}"))
        page.on("console", self._listen)
        page.on("response", self._watch)
        self.pages.append(page)
        page.goto(path)
        return page

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(known in message.text for known in EXPECTED):
            self.trouble.append(f"{message.type}: {message.text}")

    def _watch(self, response: Response) -> None:
        if response.status >= 500 or (response.status == 404 and "/api/" not in response.url):
            self.trouble.append(f"{response.status} {response.url}")

    def leave(self) -> None:
        """Close every window."""
        for context in self._contexts:
            context.close()


def in_both_sizes(page: Page) -> Iterator[Size]:
    """A window as wide as a desk and as narrow as a phone, one after the other; then as it was."""
    before = page.viewport_size
    for size in (WIDE, NARROW):
        page.set_viewport_size({"width": size.width, "height": size.height})
        yield size
    if before is not None:
        page.set_viewport_size(before)


def put_away(page: Page) -> None:
    """Put away the sheet that says how a game ended, once it has come."""
    sheet = page.locator(".end-sheet")
    sheet.wait_for()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


def findings(page: Page) -> list[str]:
    """What axe has to say about a page: one line for each rule that is broken."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page, which its policy forbids
    page.evaluate(SETTLED)
    broken = page.evaluate("axe.run().then(found => found.violations)")
    return [f"{rule['id']}: {rule['help']}: {[node['html'] for node in rule['nodes']]}" for rule in broken]
